"""The documentation says what the program does: commands, tables, links, readings."""

from __future__ import annotations

import argparse
import doctest
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.readme_tables import renewed
from tools.tour import Example, blocks, run_command

import hakem
from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.main import COMMANDS
from hakem.i18n import LANGUAGES
from hakem.pairing import systems

ROOT = Path(__file__).parent.parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")
DOCUMENTS = [ROOT / name for name in ("README.md", "CONTRIBUTING.md", "CHANGELOG.md")] + sorted(ROOT.glob("docs/*.md"))


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("example", list(blocks(README)), ids=lambda e: e.command)
def test_tour(example: Example) -> None:
    assert run_command(example.command) == example.output


def test_tour_leaves_nothing_behind() -> None:
    assert not (ROOT / "out.json").exists()


def test_python_example() -> None:
    failed, run = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert run > 4
    assert failed == 0


def test_tables_follow_from_the_code() -> None:
    assert renewed(README) == README


@pytest.mark.parametrize("path", DOCUMENTS, ids=lambda p: p.name)
def test_links_and_named_files_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    for target in re.findall(r"\]\(([^)#:]+)\)", text):
        assert (path.parent / target).exists(), target
    for target in re.findall(r"`((?:tests|docs|hakem|requirements|tools|examples)/[\w/.-]+)`", text):
        assert (ROOT / target).exists() or (ROOT / "src" / target).exists(), target


def test_every_reading_names_a_test() -> None:
    text = (ROOT / "docs" / "interpretations.md").read_text(encoding="utf-8")
    readings = re.split(r"^### ", text, flags=re.MULTILINE)[1:]
    assert len({reading.split(" ")[0] for reading in readings}) == len(readings)
    for reading in readings:
        assert "`tests/" in reading, reading.splitlines()[0]


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command and sub-command with its grammar."""
    grammar = Grammar(Console(io.StringIO(), io.StringIO(), io.BytesIO()), "0")
    for command in COMMANDS:
        command.add_to(grammar)
    waiting: list[tuple[str, argparse.ArgumentParser]] = [("hakem", grammar.parser)]
    for name, parser in waiting:
        children = [a.choices for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
        waiting += [(f"{name} {child}", sub) for choices in children for child, sub in choices.items()]
        if not children:
            yield name, parser


@pytest.mark.parametrize(("name", "parser"), list(parsers()), ids=[name for name, _ in parsers()])
def test_every_command_and_option_is_documented(name: str, parser: argparse.ArgumentParser) -> None:
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    assert f"`{name}" in page
    for action in parser._actions:
        if action.option_strings and "--help" not in action.option_strings:
            assert action.option_strings[-1] in page or action.option_strings[0] in page, action.option_strings


def test_every_system_is_in_the_readme() -> None:
    for system in systems():
        assert f"`{system.name}`" in README


def test_public_names() -> None:
    assert sorted(hakem.__all__, key=lambda n: (not n.isupper(), not n[0].isupper(), n)) == hakem.__all__
    for name in hakem.__all__:
        assert getattr(hakem, name).__doc__ or name.isupper(), name


def test_version_is_the_one_of_the_changes() -> None:
    assert f"## {hakem.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f'version = "{hakem.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_languages() -> None:
    assert LANGUAGES == ("en", "tr")
