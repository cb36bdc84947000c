"""A new language is a folder: the page for translators says how, and it is true."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest
from tools.documents import ROOT

from hakem.cli.console import language_for
from hakem.i18n import CATALOGUE, Catalogue, Message, languages, say
from hakem.i18n.fluent import entries
from hakem.i18n.renderer import FUNCTIONS
from tests.cli.runner import hakem

PAGE = (ROOT / "docs" / "translating.md").read_text(encoding="utf-8")


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program with its words in another folder, where a language can be added: Esperanto, a little of it."""
    for language in ("en", "tr"):
        shutil.copytree(Path(CATALOGUE.folder) / language, tmp_path / language)
    (tmp_path / "eo").mkdir()
    (tmp_path / "eo" / "system.ftl").write_text("system_lim = Sistemo de Lim\n", encoding="utf-8")
    monkeypatch.setattr(CATALOGUE, "__dict__", dict(vars(Catalogue(str(tmp_path)))))
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_it_is_there_at_once() -> None:
    assert languages() == ("en", "eo", "tr")
    assert language_for((), {"LANG": "eo.UTF-8"}) == "eo"
    assert "--lang {en,eo,tr}" in hakem("pair", "--help").out


@pytest.mark.usefixtures("folder")
def test_what_is_missing_is_said_in_english() -> None:
    done = hakem("--lang", "eo", "systems")
    assert (done.code, done.err) == (0, "")
    assert "Sistemo de Lim" in done.out
    assert "Dutch system" in done.out
    assert hakem("--lang", "eo", "pair").err.endswith("hakem: missing: FILE\n")


def test_sentences_are_added_one_by_one(folder: Path) -> None:
    (folder / "eo" / "cli.ftl").write_text("cli_bye = libera { $number }\n", encoding="utf-8")
    assert say(Message("cli.bye", {"number": 4}), "eo") == "libera 4"
    assert say(Message("cli.reading"), "eo") == "reading"


def test_a_copied_folder_is_complete(folder: Path) -> None:
    shutil.copytree(folder / "en", folder / "de")
    again = Catalogue(str(folder))
    assert again.languages() == ("de", "en", "eo", "tr")
    for area in again.areas("en"):
        assert again.entries("de", area).keys() == again.entries("en", area).keys()


def test_the_example_on_the_page_is_in_the_files() -> None:
    (example,) = re.findall(r"^```\n(.*?)^```$", PAGE, re.MULTILINE | re.DOTALL)
    shown = {key: entry.pattern() for key, entry in entries(example, "translating.md").items()}
    real = CATALOGUE.entries("en", "cli")
    assert shown == {key: real[key.replace("_", ".")].pattern() for key in shown}


def test_every_function_is_on_the_page_and_no_other() -> None:
    assert set(re.findall(r"\b[A-Z]{3,}\b", PAGE)) == FUNCTIONS


def test_the_files_on_the_page_exist() -> None:
    named = re.findall(r"`(src/[\w/.-]+|tests/[\w/.-]+)`", PAGE)
    assert len(named) > 4
    assert [path for path in named if not (ROOT / path).exists()] == []
