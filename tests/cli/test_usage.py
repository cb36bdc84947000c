"""Command lines that cannot be understood: every kind of mistake, in both languages, whatever argparse calls it."""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator
from pathlib import Path

import pytest

from hakem.cli import usage
from hakem.cli.commands import COMMANDS
from hakem.cli.console import Console
from hakem.cli.main import grammar_of
from hakem.cli.usage import Parser, UsageError, mistake
from hakem.i18n import Message, languages, say
from tests.cli.runner import hakem
from tests.support.trf_lines import FOUR, report

LANGUAGES = ", ".join(languages())
MISTAKES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "nothing given": (("pair",), "missing: FILE", "eksik: DOSYA"),
    "several options missing": (("generate", "-o", "x"), "missing: --players, --rounds", "eksik: --players, --rounds"),
    "no part of a command": (("knockout",), "missing: PART", "eksik: BÖLÜM"),
    "too much": (("pair", "f", "g"), "not understood: g", "anlaşılmadı: g"),
    "an unknown option": (("pair", "f", "--wild"), "not understood: --wild", "anlaşılmadı: --wild"),
    "no such choice": (
        ("pair", "f", "--format", "xml"),
        "--format cannot be xml; known: protocol, text, json, trf, event",
        "--format için xml olmaz; bilinenler: protocol, text, json, trf, event",
    ),
    "no such part": (
        ("knockout", "dance"),
        "PART cannot be dance; known: bracket, plan, playoff, prizes",
        "BÖLÜM için dance olmaz; bilinenler: bracket, plan, playoff, prizes",
    ),
    "no such command": (
        ("dance",),
        "COMMAND cannot be dance; known: pair, ",
        "KOMUT için dance olmaz; bilinenler: pair, ",
    ),
    "no value": (("pair", "f", "--round"), "--round needs a value", "--round bir değer ister"),
    "not one of many": (("check",), "missing: FILE", "eksik: DOSYA"),
    "a wrong value": (("pair", "f", "--round", "x"), "--round cannot be x", "--round için x olmaz"),
    "a value where none is wanted": (("pair", "f", "--explain=x"), "--explain cannot be x", "--explain için x olmaz"),
    "two that exclude each other": (
        ("standings", "f", "--tiebreaks", "BH", "--preset", "swiss"),
        "--preset does not go together with --tiebreaks",
        "--preset ile --tiebreaks birlikte olmaz",
    ),
    "an option cut short": (
        ("pair", "f", "--roun", "2"),
        "not understood: --roun 2; did you mean --round?",
        "anlaşılmadı: --roun 2; --round mi demek istediniz?",
    ),
    "a command nearly right": (
        ("stadings",),
        "COMMAND cannot be stadings; known: pair, ",
        "KOMUT için stadings olmaz; bilinenler: pair, ",
    ),
    "a round that cannot be": (
        ("pair", "f", "--round", "0"),
        "--round cannot be 0: a whole number from 1 on",
        "--round için 0 olmaz: 1 veya daha büyük bir tam sayı olmalı",
    ),
    "a rate that cannot be": (
        ("generate", "--draw-rate", "2"),
        "--draw-rate cannot be 2: a number from 0 to 1",
        "--draw-rate için 2 olmaz: 0 ile 1 arasında bir sayı olmalı",
    ),
    "a player against himself": (
        ("pair", "f", "--fix", "1-1"),
        "--fix cannot be 1-1: two different numbers, White first, such as 4-9",
        "--fix için 1-1 olmaz: iki ayrı numara, önce beyaz, 4-9 gibi yazılır",
    ),
    "a language that is not there": (
        ("systems", "--lang", "xx"),
        f"--lang cannot be xx; known: {LANGUAGES}",
        f"--lang için xx olmaz; bilinenler: {LANGUAGES}",
    ),
}


@pytest.mark.parametrize("case", MISTAKES)
@pytest.mark.parametrize("language", ["en", "tr"])
def test_mistake(case: str, language: str) -> None:
    argv, english, turkish = MISTAKES[case]
    done = hakem(*argv, lang=language)
    *usage, last = done.err.splitlines()
    assert (done.code, done.out) == (3, "")
    assert last.startswith(f"hakem: {english if language == 'en' else turkish}")
    assert usage[0].startswith("usage: hakem" if language == "en" else "kullanım: hakem")


@pytest.mark.parametrize(
    ("argv", "near"),
    [
        (("stadings",), "standings"),
        (("pair", "-", "--system", "dutsch"), "dutch"),
        (("pair", "-", "--system", "dutch", "--edition", "20017"), "2017"),
        (("standings", "-", "--preset", "swis"), "swiss"),
        (("standings", "-", "--tiebreaks", "BHH"), "BH"),
        (("pair", "-", "--format", "jsn"), "json"),
        (("knockout", "plann"), "plan"),
        (("check", "-", "--standing"), "--standings"),
    ],
)
def test_what_may_have_been_meant_is_said(argv: tuple[str, ...], near: str) -> None:
    done = hakem(*argv, stdin=report(FOUR).encode())
    assert done.code == 3
    assert done.err.splitlines()[-1].endswith(f"; did you mean {near}?")


def test_every_option_that_reads_a_value_says_what_it_takes() -> None:
    """Whatever type a command gives an option, a value that it refuses comes with a sentence about that type."""
    console = Console(io.StringIO(), io.StringIO(), io.BytesIO(), "en")
    silent = {(name, action.dest) for name, action in typed_options(grammar_of(tuple(COMMANDS), console).parser)}
    assert silent == set()


def typed_options(parser: argparse.ArgumentParser) -> Iterator[tuple[str, argparse.Action]]:
    """Options with a type that refuses something and has no sentence."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for part in action.choices.values():
                yield from typed_options(part)
        elif action.type is not None and action.type not in usage._TAKES and refuses(action):
            yield parser.prog, action


def refuses(action: argparse.Action) -> bool:
    assert callable(action.type)
    try:
        for text in ("", "?", "-1"):
            action.type(text)
    except ValueError:
        return True
    return False


def test_a_form_that_the_name_of_the_file_contradicts_is_refused(tmp_path: Path) -> None:
    for form, name in (("trf", "x.json"), ("event", "x.trf"), ("json", "X.TRF")):
        done = hakem("pair", "-", "--format", form, "-o", str(tmp_path / name), stdin=report(FOUR).encode())
        assert done.code == 3
        assert f"--format {form}" in done.err
        assert not (tmp_path / name).exists()
    assert hakem("pair", "-", "-o", str(tmp_path / "x.json"), stdin=report(FOUR).encode()).code == 0


@pytest.fixture
def parser() -> Parser:
    class Speaking(Parser):
        console = Console(io.StringIO(), io.StringIO(), io.BytesIO(), "tr")

    made = Speaking(prog="x")
    made.add_argument("--two", nargs=2)
    made.add_argument("--some", nargs="+")
    return made


@pytest.mark.parametrize("argv", [["--two", "1"], ["--some"]])
def test_several_values(parser: Parser, argv: list[str]) -> None:
    with pytest.raises(UsageError) as caught:
        parser.parse_args(argv)
    assert caught.value.message == Message("usage.expected", {"name": argv[0]})


def test_other_words_of_argparse_are_said_as_they_are() -> None:
    """Another Python may have other templates; nothing breaks, only the words are not ours."""
    assert mistake("something new") == Message("usage.other", {"text": "something new"})
    assert mistake("something new", "--x") == Message("usage.other", {"text": "--x: something new"})


def argparse_words() -> Iterator[object]:
    yield argparse._  # type: ignore[attr-defined]
    yield argparse.ngettext  # type: ignore[attr-defined]


def test_argparse_is_left_as_it_was(parser: Parser) -> None:
    before = list(argparse_words())
    with pytest.raises(UsageError):
        parser.parse_args(["--two"])
    parser.parse_args([])
    parser.format_help()
    assert list(argparse_words()) == before


@pytest.mark.parametrize("language", languages())
def test_help_has_no_english_of_argparse(language: str) -> None:
    headings = {key: say(Message(f"usage.{key}"), language) for key in ("arguments", "options", "help", "version")}
    shown = hakem("--help", lang=language).out
    assert all(heading in shown for heading in headings.values())
    assert "positional arguments" not in shown
    assert "show this help message" not in shown
    assert "show program's version" not in shown
