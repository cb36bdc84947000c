"""Command lines that cannot be understood: every kind of mistake, in both languages, whatever argparse calls it."""

from __future__ import annotations

import argparse
import io
from collections.abc import Iterator

import pytest

from hakem.cli.console import Console
from hakem.cli.usage import Parser, UsageError, mistake
from hakem.i18n import Message, languages, say
from tests.cli.runner import hakem

LANGUAGES = ", ".join(languages())
MISTAKES: dict[str, tuple[tuple[str, ...], str, str]] = {
    "nothing given": (("pair",), "missing: FILE", "eksik: DOSYA"),
    "several options missing": (("generate", "-o", "x"), "missing: --players, --rounds", "eksik: --players, --rounds"),
    "no part of a command": (("knockout",), "missing: PART", "eksik: BÖLÜM"),
    "too much": (("pair", "f", "g"), "not understood: g", "anlaşılmadı: g"),
    "an unknown option": (("pair", "f", "--wild"), "not understood: --wild", "anlaşılmadı: --wild"),
    "no such choice": (
        ("pair", "f", "--format", "xml"),
        "--format cannot be xml; known: text, json, trf",
        "--format için xml olmaz; bilinenler: text, json, trf",
    ),
    "no such part": (
        ("knockout", "dance"),
        "PART cannot be dance; known: plan, playoff, prizes",
        "BÖLÜM için dance olmaz; bilinenler: plan, playoff, prizes",
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
    "two options that begin alike": (
        ("pair", "f", "--o", "x"),
        "--o may mean --option, --output",
        "--o belirsiz: --option, --output",
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
