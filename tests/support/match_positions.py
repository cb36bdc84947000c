"""A small language for positions of matches, as the judges of C.04.5 and C.04.6 know them.

A history is written round by round: ``5w`` White against 5, ``5b!`` Black
against 5 as a floater, ``5w-`` a match that was not played, ``5w+`` one that was
won so, ``U`` a bye that bars from another one, ``Z`` one that does not.
"""

from __future__ import annotations

import re
from itertools import combinations

import networkx  # type: ignore[import-untyped]

from hakem.model import ONE, ZERO, Colour, Points
from tests.judges.entrant import NoPairing
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_facts import Contestant, Laws, Paired, Past, Position, Table

COLOURS = {"w": Colour.WHITE, "b": Colour.BLACK}
_MATCH = re.compile(r"(\d+)([wb])(!?)([-+]?)")


def contestant(tpn: int, score: int, history: str = "", secondary: int = 0) -> Contestant:
    """Somebody with a history."""
    return Contestant(tpn, Points(score), Points(secondary), tuple(_past(text) for text in history.split()))


def in_colours(tpn: int, colours: str, score: int = 0, secondary: int = 0) -> Contestant:
    """Somebody of whom only the colours matter: the opponents are strangers, and others than anybody else had."""
    history = " ".join(f"{1000 * tpn + at}{letter}" for at, letter in enumerate(colours))
    return contestant(tpn, score, history, secondary)


def position(*who: Contestant, at: tuple[int, int] = (3, 9), apart: tuple[tuple[int, int], ...] = ()) -> Position:
    """A position in a round of so many."""
    return Position(who, *at, prohibited=frozenset(frozenset(pair) for pair in apart))


def told(made: Paired) -> str:
    """A round as one line: pairs by their smaller number, without colours, then the bye."""
    pairs = sorted(tuple(sorted(pair)) for pair in made.pairs)
    return " ".join([*(f"{one}-{two}" for one, two in pairs), *([f"({made.bye})"] if made.bye is not None else [])])


def wrongs(where: Position, laws: Laws) -> list[str]:
    """What is wrong with the judge's round, found another way: by a matching of the graph of those who may meet."""
    sides = {s.tpn: s for s in Table(where, laws).sides}
    odd = len(sides) % 2 == 1
    graph = networkx.Graph([(one, two) for one, two in combinations(sides, 2) if two not in sides[one].apart])
    graph.add_edges_from([(0, tpn) for tpn, s in sides.items() if odd and not s.barred])
    possible = 2 * len(networkx.max_weight_matching(graph, maxcardinality=True)) == len(sides) + odd
    try:
        made = pair_round(where, laws)
    except NoPairing:
        return ["it could have been paired"] if possible else []
    seats = [*made.pairs, *([(0, made.bye)] if made.bye is not None else [])]
    seated = sorted(tpn for pair in seats for tpn in pair)
    found = [] if seated == sorted([*sides, *([0] if odd else [])]) else ["somebody is twice there or not at all"]
    return found + [f"{one}-{two} is not allowed" for one, two in seats if not graph.has_edge(one, two)]


def _past(text: str) -> Past:
    if text in ("U", "Z"):
        return Past(bars=text == "U")
    found = _MATCH.fullmatch(text)
    assert found is not None, text
    opponent, letter, floated, unplayed = found.groups()
    return Past(
        opponent=int(opponent),
        colour=COLOURS[letter],
        played=not unplayed,
        games=0 if unplayed else 1,
        bars=unplayed == "+",
        scores=(ONE if floated else ZERO, ZERO),
    )
