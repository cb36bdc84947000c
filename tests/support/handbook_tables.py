"""The worked examples of the handbook's chapter on breaking ties, as events."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from hakem.model import Tournament
from tests.support.team_events import by_match_scores
from tests.support.tiebreak_events import by_cards, by_crosstable

DATA: Mapping[str, Any] = json.loads(
    (Path(__file__).parents[1] / "data" / "tiebreaks_2009.json").read_text(encoding="utf-8")
)

ROUND_ROBIN_12 = """
x½½½½1½1½1½1
½x½½½½111½½1
½½x11½½01½1½
½½0x½11½½½½1
½½0½x0½½½½11
0½½01x11½½0½
½0½0½0x½½11½
001½½0½x1½01
½00½½½½0x110
0½½½½½0½0x½1
½½0½01010½x0
00½00½½0101x
"""

ROUND_ROBIN_7 = """
x1½011½
0x1½1½1
½0x½111
1½½x1½0
0000x11
0½0½0x1
½00100x
"""

OPPONENTS_RATED = (2435, 2338, 2450, 2456, 2139, 2550, 2344, 2540, 2445)


@cache
def swiss(name: str) -> Tournament:
    """A Swiss event by the cards of its players."""
    return by_cards("\n".join(DATA[name]["cards"]))


@cache
def teams(name: str) -> Tournament:
    """A team event by the scores of its matches."""
    return by_match_scores(DATA[name]["teams"], DATA[name]["boards"], DATA[name]["rounds"])


@cache
def round_robin(table: str) -> Tournament:
    """A round robin by its cross table."""
    return by_crosstable(table)


def figures(name: str, code: str) -> Sequence[Fraction]:
    """What a table has for everybody."""
    return [Fraction(text) for text in DATA[name]["figures"][code]]


@cache
def against_rated_opponents() -> Tournament:
    """Somebody with a draw against nine players of known ratings."""
    rounds = range(len(OPPONENTS_RATED))
    cards = [" ".join(f"{n + 2}w½" for n in rounds)]
    cards += [" ".join("1b½" if n == m else "Z" for n in rounds) for m in rounds]
    return by_cards("\n".join(cards), (2400, *OPPONENTS_RATED))


@cache
def progressive_card() -> Tournament:
    """The card with which the progressive score is explained."""
    return by_cards("2w1 2b0 2w½ 2b+ 2w1 2b0 2w0\n1b0 1w1 1b½ 1w- 1b0 1w1 1b1")
