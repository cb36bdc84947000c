"""What a definition says of its tie-break is what the tie-break does: nobody can forget one of the special fields.

Every field that has a usual answer is compared with the values of the tie-break
in events where the usual answer and the special one are different.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

import hakem
from hakem.model import Game, Mark, Round, Tournament, total
from hakem.tiebreaks import DEFINITIONS, Adding, Cut, Definition, Score, StandingsRequest, Value, standings
from hakem.tiebreaks.definition import AppliesTo, Family
from hakem.tiebreaks.own_results import score
from tests.support.handbook_tables import swiss, teams
from tests.support.team_events import by_rounds
from tests.support.tiebreak_events import by_cards

FORFEITS = by_cards(
    """
    2w1 3w½ 4w+ 5b1
    1b0 4w1 Z Z
    4b½ 1b½ 5w1 U
    3w½ 2b0 1b- H
    H U 3b0 1w0
    """,
    (2200, 2100, 2000, 2000, 1400),
)
PLAYERS = (FORFEITS, swiss("swiss_18"))
TEAMS = (teams("teams_22"),)
TWO_MATCHES = (by_rounds("AB", 2, "1-2:10", "2-1:10"),)
"""Of two tied teams, where a tie-break is about their matches alone."""
each_definition = pytest.mark.parametrize("definition", DEFINITIONS, ids=lambda d: d.code)
each_summed = pytest.mark.parametrize(
    "definition", [d for d in DEFINITIONS if d.adding is not Adding.NOTHING], ids=lambda d: d.code
)


def events(definition: Definition) -> tuple[Tournament, ...]:
    if definition.code == "DTB":
        return TWO_MATCHES
    return TEAMS if definition.applies_to is AppliesTo.TEAMS else PLAYERS


def values(t: Tournament, definition: Definition, modifier: str = "", after: int | None = None) -> dict[int, Value]:
    """What it says of everybody, with its terms."""
    of_teams = definition.applies_to is AppliesTo.TEAMS
    unrated = "/U1400" if "U" in definition.modifiers else ""
    request = StandingsRequest(
        ("MPTS" if of_teams else "PTS", definition.code + modifier + unrated),
        round_robin=False,
        of_teams=of_teams,
        seed="1",
        after=len(t.rounds) if after is None else after,
    )
    found = standings(t, request)
    return {row.contestant.id: found.row(row.contestant.id).values[0] for row in found.rows}


def all_values(definition: Definition) -> Iterator[Value]:
    for t in events(definition):
        yield from values(t, definition).values()


def fits(adding: Adding, value: Value) -> bool:
    """Whether the value comes of its terms in this way."""
    counted = [term.amount for term in value.terms if term.cut is None]
    shown = list(value.shown)
    ways = {
        Adding.SUM: [total(counted)] == shown,
        Adding.AVERAGE: not value.notes and [total(counted)] == [number * max(1, len(counted)) for number in shown],
        Adding.EACH: counted == shown,
        Adding.WITHOUT_LAST: [total(counted[:size]) for size in range(len(counted) - 1, 0, -1)] == shown,
        Adding.EXPECTATIONS: bool(value.notes) and all(term.times is not None for term in value.terms),
        Adding.TOLD: bool(value.notes),
        Adding.NOTHING: not value.terms,
    }
    return ways[adding]


@each_definition
def test_the_value_comes_of_its_terms_as_the_definition_says(definition: Definition) -> None:
    assert all(fits(definition.adding, value) or not value.terms for value in all_values(definition))


@each_summed
def test_only_that_way_leads_from_the_terms_to_the_value(definition: Definition) -> None:
    """What is no sum is none in at least one of the events, so that the usual answer would have failed above."""
    with_terms = [value for value in all_values(definition) if len(value.terms) > 1]
    assert with_terms
    assert definition.adding is Adding.SUM or not all(fits(Adding.SUM, value) for value in with_terms)


@pytest.mark.parametrize("definition", [d for d in DEFINITIONS if "C" in d.modifiers], ids=lambda d: d.code)
def test_a_cut_takes_the_values_that_the_definition_says(definition: Definition) -> None:
    cuts = {
        term.cut for t in events(definition) for value in values(t, definition, "/C1").values() for term in value.terms
    }
    assert definition.cut in cuts
    assert cuts <= {definition.cut, Cut.VOLUNTARY, None}


def drawn_at_last(t: Tournament) -> Tournament:
    games = tuple(Game(g.white, g.black, Mark.DRAW, Mark.DRAW) for g in t.rounds[-1].games)
    return replace(t, rounds=(*t.rounds[:-1], Round(games, t.rounds[-1].byes)))


@pytest.mark.parametrize("definition", [d for d in DEFINITIONS if d.family is Family.BUCHHOLZ], ids=lambda d: d.code)
def test_whatever_sees_the_last_round_as_drawn_says_so(definition: Definition) -> None:
    same = [
        {key: value.shown for key, value in values(t, definition).items()}
        == {key: value.shown for key, value in values(drawn_at_last(t), definition).items()}
        for t in events(definition)
    ]
    assert same == [definition.fore] * len(same)


@each_definition
def test_whatever_leaves_nobody_tied_says_so(definition: Definition) -> None:
    """Before the first round all are level: only numbers and lots part them then."""
    found = [values(t, definition, after=after) for t in events(definition) for after in (0, None)]
    parted = all(len({value.order for value in of_all.values()}) == len(of_all) for of_all in found)
    assert parted is definition.decides_all


@each_definition
def test_whatever_was_known_beforehand_says_so(definition: Definition) -> None:
    same = all(values(t, definition, after=0) == values(t, definition) for t in events(definition))
    assert same is definition.known_beforehand


class TestFunctions:
    def test_one_is_needed(self) -> None:
        with pytest.raises(TypeError, match="one function is needed"):
            Definition("X", (), "B")

    def test_two_are_too_many(self) -> None:
        with pytest.raises(TypeError, match="one function is needed"):
            Definition("X", (), "B", each=score, group=lambda _context, _spec, _group: {})

    def test_there_is_no_value_of_one_where_only_groups_have_values(self) -> None:
        found = standings(FORFEITS, StandingsRequest(("DE",), round_robin=False))
        encounter = next(d for d in DEFINITIONS if d.code == "DE")
        with pytest.raises(TypeError, match="inside a tied group"):
            encounter.value(found.context, found.specs[0], 1)


def test_no_report_and_no_command_knows_a_tie_break_by_its_code() -> None:
    """What is special about one stands in its definition; the scores themselves have names of their own."""
    root = Path(hakem.__file__).parent
    codes = {d.code for d in DEFINITIONS} - {score.value for score in Score}
    known = [
        (path.name, node.value)
        for layer in ("reports", "cli", "desk")
        for path in (root / layer).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Constant) and node.value in codes
    ]
    assert known == []
