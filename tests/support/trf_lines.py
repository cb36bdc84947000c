"""Small tournament reports for tests, written column by column."""

from __future__ import annotations

from collections.abc import Iterable

from hakem.formats import Parsed, parse_trf
from hakem.i18n import say
from hakem.model import Tournament


def row(number: int, *cells: str, points: str = "0.0", name: str = "", rating: int | str = 2000, tail: str = "") -> str:
    """A 001 record; a cell is written as ``2w1``, ``-H`` (a bye) or an empty string."""
    name = name or f"Player {number}"
    personal = f"001 {number:>4} m    {name:<33} {rating:>4} TUR {'':>11} {'':10} {points:>4} {number:>4}"
    return (personal + "".join(cell(c) for c in cells) + tail).rstrip()


def cell(text: str) -> str:
    """Ten columns of one round."""
    if not text:
        return " " * 10
    if text.startswith("-"):
        return f"  0000 - {text[1:]}"
    opponent, colour, code = text[:-2], text[-2], text[-1]
    return f"{opponent:>6} {colour} {code}"


def report(rows: Iterable[str], *records: str) -> str:
    """A whole report; says the number of rounds unless the records do."""
    lines = ["012 Test", *records]
    if not any(r.startswith(("142", "XXR")) for r in records):
        lines.append("142 9")
    return "\n".join([*lines, *rows]) + "\n"


FOUR = (
    row(1, "3w1", "2b=", points="1.5"),
    row(2, "4b1", "1w=", points="1.5"),
    row(3, "1b0", "4w1", points="1.0"),
    row(4, "2w0", "3b0", points="0.0"),
)
"""Four players, two rounds, nothing wrong."""


def good(text: str) -> Tournament:
    """The tournament of a report without errors."""
    parsed = parse_trf(text)
    assert not parsed.errors, [(p.row, p.column, say(p.message)) for p in parsed.errors]
    return parsed.require()


def the_error(text: str) -> tuple[str, int, int]:
    """Key and place of the only error: one fault gives one message."""
    parsed = parse_trf(text)
    assert parsed.tournament is None
    (only,) = parsed.errors
    assert say(only.message, "en")
    assert say(only.message, "tr")
    return only.message.key, only.row, only.column


def adjustments(parsed: Parsed) -> list[tuple[str, int, int]]:
    """Key and place of everything that was read differently from how it stands there."""
    return [(p.message.key, p.row, p.column) for p in parsed.adjustments]
