"""The documentation says what the program does: commands, tables, links, readings."""

from __future__ import annotations

import argparse
import doctest
import io
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from tools.documents import ROOT, documents
from tools.tables import renewed
from tools.tour import blocks, played

import hakem
from hakem.cli.commands import COMMANDS
from hakem.cli.commands.desk import PARTS
from hakem.cli.console import Console
from hakem.cli.main import grammar_of
from hakem.i18n import languages
from hakem.pairing import systems

README = (ROOT / "README.md").read_text(encoding="utf-8")
LONGEST_SENTENCE = 200


def name(path: Path) -> str:
    return str(path.relative_to(ROOT))


@pytest.fixture(autouse=True)
def _at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


WITH_COMMANDS = [path for path in documents() if "```console" in path.read_text(encoding="utf-8")]
WITH_PYTHON = [path for path in documents() if "\n>>> " in path.read_text(encoding="utf-8")]


@pytest.mark.parametrize("path", WITH_COMMANDS, ids=name)
def test_commands_print_what_the_page_shows(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert played(text) == list(blocks(text))


def test_pages_with_commands() -> None:
    assert {"README.md", "docs/tour.md", "docs/for-arbiters.md", "docs/hakemler-icin.md"} <= set(
        map(name, WITH_COMMANDS)
    )


@pytest.mark.parametrize("path", WITH_PYTHON, ids=name)
def test_python_examples(path: Path) -> None:
    failed, run = doctest.testfile(str(path), module_relative=False)
    assert run > 2
    assert failed == 0


def test_pages_with_python() -> None:
    assert {"README.md", "docs/library.md"} <= set(map(name, WITH_PYTHON))


def test_all_python_of_the_library_page_is_run() -> None:
    text = (ROOT / "docs" / "library.md").read_text(encoding="utf-8")
    written = re.findall(r"^```python\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)
    assert len(written) == text.count("```") // 2
    assert all(block.startswith(">>> ") for block in written)
    program = [line for line in written[0].splitlines() if line.startswith((">>> ", "... "))]
    assert len(program) <= 15


@pytest.mark.parametrize("path", documents(), ids=name)
def test_tables_follow_from_the_code(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert renewed(text) == text


def test_the_readme_is_short() -> None:
    assert len(README.splitlines()) <= 150
    prose = re.sub(r"^```.*?^```$|^\|.*?$", "", README, flags=re.MULTILINE | re.DOTALL)
    shown = re.sub(r"\]\([^)]+\)", "]", prose)
    for paragraph in re.split(r"\n\n|\n- ", shown):
        for sentence in re.split(r"(?<=[.:;])\s| · ", " ".join(paragraph.split())):
            assert len(sentence) <= LONGEST_SENTENCE, sentence


@pytest.mark.parametrize("path", documents(), ids=name)
def test_links_and_named_files_exist(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    links = re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text)
    named = re.findall(r"`((?:tests|docs|hakem|requirements|tools|examples)/[\w/.-]+)(?:::[\w:]+)?`", text)
    assert [target for target in links if not (path.parent / target).exists()] == []
    assert [target for target in named if not (ROOT / target).exists() and not (ROOT / "src" / target).exists()] == []


TO_COME = {"pairing/keizer", "i18n/LANGUAGE/AREA.ftl", "step-….ftl"}
"""What the page about the architecture names although it is not there: a room to come, names that follow a rule."""


def test_every_path_of_the_architecture_is_there() -> None:
    """Paths are below the package or the project; a name alone is that of a module somewhere in the package."""
    text = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    package = ROOT / "src" / "hakem"
    named = {word for word in re.findall(r"`([^`\s]+)`", text) if "/" in word or word.endswith((".py", ".ftl"))}
    assert len(named) > 60
    missing = {
        word
        for word in named
        if not any(package.glob(word)) and not any(ROOT.glob(word)) and ("/" in word or not any(package.rglob(word)))
    }
    assert missing == TO_COME


def parsers() -> Iterator[tuple[str, argparse.ArgumentParser]]:
    """Every command and sub-command with its grammar."""
    line = [*COMMANDS, "bracket", "plan", "playoff", "prizes", *PARTS]
    grammar = grammar_of(line, Console(io.StringIO(), io.StringIO(), io.BytesIO()))
    waiting: list[tuple[str, argparse.ArgumentParser]] = [("hakem", grammar.parser)]
    for name, parser in waiting:
        children = [a.choices for a in parser._actions if isinstance(a, argparse._SubParsersAction)]
        waiting += [(f"{name} {child}", sub) for choices in children for child, sub in choices.items()]
        if not children:
            yield name, parser


def section(command: str) -> str:
    """What the page says of one command: from its heading to the next one, and before its sub-commands.

    What all parts of the desk take is said once, above them.
    """
    above = section("hakem desk") if command.startswith("hakem desk ") else ""
    page = (ROOT / "docs" / "command-line.md").read_text(encoding="utf-8")
    found = re.search(rf"^##+ {command}$\n(.*?)(?=^##+ |\Z)", page, re.MULTILINE | re.DOTALL)
    assert found is not None, command
    return above + found[1]


@pytest.mark.parametrize(("command", "parser"), list(parsers()), ids=[command for command, _ in parsers()])
def test_every_command_and_option_is_documented(command: str, parser: argparse.ArgumentParser) -> None:
    text = section(command)
    for action in parser._actions:
        options = set(action.option_strings) - {"-h", "--help", "--lang", "--version"}
        if options:
            assert any(re.search(rf"^- `.*{re.escape(option)}\b", text, re.MULTILINE) for option in options), options
        elif not action.option_strings:
            assert f"`{action.metavar}`" in text, action.metavar


def test_no_option_is_documented_that_does_not_exist() -> None:
    for command, parser in parsers():
        known = {option for action in parser._actions for option in action.option_strings}
        for line in re.findall(r"^- `(-[^`]*)`", section(command), re.MULTILINE):
            assert set(re.findall(r"(?<![\w-])--?[a-z][\w-]*", line)) <= known, line


def test_every_system_is_in_the_readme() -> None:
    for system in systems():
        assert f"`{system.name}`" in README


def test_version_is_the_one_of_the_changes() -> None:
    assert f"## {hakem.__version__}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    assert f'version = "{hakem.__version__}"' in (ROOT / "pyproject.toml").read_text(encoding="utf-8")


def test_languages() -> None:
    assert {"en", "tr"} <= set(languages())
