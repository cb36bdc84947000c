"""The pages about installing: both say the same, every command is understood, and what they name is there."""

from __future__ import annotations

import configparser
import re

import pytest
from tools.documents import ROOT
from tools.packages.ground import PACKAGING, version

import hakem
from hakem.cli.files import data_folder
from hakem.i18n import Message, say
from tests.docs.test_hosting import commands, understood

PAGES = {"en": "installing.md", "tr": "kurulum.md"}
TEXTS = {language: (ROOT / "docs" / page).read_text(encoding="utf-8") for language, page in PAGES.items()}


@pytest.mark.parametrize("language", PAGES)
def test_every_command_is_understood(language: str) -> None:
    found = [each for each in commands(TEXTS[language]) if "…" not in each]
    assert len(found) >= 5
    for command in found:
        assert understood(command), command


def test_the_pages_are_twins() -> None:
    blocks = [re.findall(r"^```(\w*)\n(.*?)^```$", text, re.M | re.S) for text in TEXTS.values()]
    typed = [[re.sub(r" +#.*", "", block) for kind, block in found if not kind] for found in blocks]
    assert typed[0] == typed[1]
    assert len(typed[0]) == 4
    for pattern in (r"^#+ ", r"^\| ", r"^- ", r"^\d\. ", r"^\$ .*", r"--[a-z-]+"):
        english, turkish = (re.findall(pattern, TEXTS[language], re.M) for language in PAGES)
        assert english == turkish, pattern


@pytest.mark.parametrize("language", PAGES)
def test_it_says_what_the_program_says(language: str) -> None:
    """Buttons of the pages, the starter of the menu, folders, and errors in the words in which they come."""
    text = " ".join(TEXTS[language].split())
    for key in ("web-event.files", "web-home.import"):
        assert f"*{say(Message(key), language)}*" in text
    starter = configparser.ConfigParser(interpolation=None)
    starter.read_string((PACKAGING / "hakem.desktop").read_text(encoding="utf-8"))
    assert f"**{starter['Desktop Action hall']['name' if language == 'en' else 'name[tr]']}**" in text
    assert f"`{data_folder({'HOME': '~'}, 'linux')}`" in text
    assert f"`{data_folder({'HOME': '~'}, 'darwin')}`" in text
    in_use = say(Message("cli.serve.in-use", {"host": "…", "port": "…"}), language)
    newer = say(Message("store.newer", {"file": "…", "version": "…", "known": "…"}), language)
    unwritten = say(Message("cli.cannot-write", {"reason": "…"}), language)
    quoted = re.findall(r'^\| "([^"]+)"', TEXTS[language], re.M)
    assert len(quoted) == 3
    for said, whole in zip(quoted, (in_use, unwritten, newer), strict=True):
        assert said.strip("… ") in whole


def test_names_of_files_have_the_version_and_the_oldest_system_is_right() -> None:
    assert version() == hakem.__version__
    for text in TEXTS.values():
        named = set(re.findall(r"hakem[-_](\d+\.\d+\.\d+)", text))
        assert named == {version()}
        assert re.findall(r"glibc (\d\.\d+)", text) == ["2.35"]
