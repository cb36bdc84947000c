"""The quick search and the exact weighing find the same outcome for every bracket."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings

from hakem.errors import PairingError
from hakem.model import Game, Mark, Player, PlayerId, Round, Tournament
from hakem.pairing import system_for
from hakem.pairing.swiss.brackets import search, whole_round
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.dutch.system import paired_brackets
from hakem.pairing.swiss.field import field_of
from tests.support.effort import examples
from tests.support.recorded import ALL, EDITIONS, rounds_before, rules_of
from tests.support.swiss_events import swiss_events

SOME = ALL[::4]
"""All of them, and many more, are compared by ``tools/two_ways.py`` in a campaign."""


def outcomes(t: Tournament, rules: DutchRules) -> list[Outcome] | str:
    field = field_of(t, rules.facts)
    if not field.size:
        return []
    try:
        return [bracket.outcome for bracket in paired_brackets(field, rules)]
    except PairingError as error:
        return str(error)


def weighed_only(t: Tournament, rules: DutchRules, way: str = "search") -> list[Outcome] | str:
    """Without searching; ``quickly`` stands for every way but that of weighing a bracket with all that follows it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_round, way, lambda *_: None)
        return outcomes(t, rules)


@pytest.mark.parametrize(("edition", "name"), SOME, ids=[f"{edition}-{name}" for edition, name in SOME])
def test_recorded_brackets(edition: str, name: str) -> None:
    rules = rules_of(edition)
    for t in rounds_before(edition, name):
        assert outcomes(t, rules) == weighed_only(t, rules)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples(150), deadline=None)
@given(t=swiss_events(most=24, rounds=9))
def test_wild_brackets(edition: str, t: Tournament) -> None:
    rules = rules_of(edition)
    assert outcomes(t, rules) == weighed_only(t, rules) == weighed_only(t, rules, "quickly")


def matched_only(t: Tournament, rules: DutchRules) -> list[Outcome] | str:
    """Without patience nothing is tried out: what meets the bound is found by matching tight pairs."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(search, "PATIENCE", -1000)
        return outcomes(t, rules)


@pytest.mark.parametrize(("edition", "name"), SOME, ids=[f"{edition}-{name}" for edition, name in SOME])
def test_recorded_brackets_by_tight_pairs(edition: str, name: str) -> None:
    rules = rules_of(edition)
    for t in rounds_before(edition, name):
        assert matched_only(t, rules) == weighed_only(t, rules)


@pytest.mark.parametrize("edition", EDITIONS)
@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=24, rounds=9))
def test_wild_brackets_by_tight_pairs(edition: str, t: Tournament) -> None:
    rules = rules_of(edition)
    assert matched_only(t, rules) == weighed_only(t, rules)


def test_everybody_has_drawn_everything() -> None:
    """One scoregroup whose natural opponents have all been met: trying out would not come to an end."""
    t = Tournament(tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, 121)), 9)
    for _ in range(6):
        boards = system_for("dutch", "2026", t).pair(t).boards
        drawn = tuple(Game(b.white, b.black, Mark.DRAW, Mark.DRAW) for b in boards)
        t = replace(t, rounds=(*t.rounds, Round(drawn)))
    rules = rules_of("2026")
    assert outcomes(t, rules) == weighed_only(t, rules)


def test_the_search_is_what_finds_most_of_them() -> None:
    """A search that always gave up would agree with everything."""
    found: list[bool] = []
    quick = search.search

    def counted(*args: object) -> Outcome | None:
        answer = quick(*args)  # type: ignore[arg-type]
        found.append(answer is not None)
        return answer

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(whole_round, "search", counted)
        for edition, name in ALL:
            if name.startswith(("medium", "large")):
                for t in rounds_before(edition, name):
                    outcomes(t, rules_of(edition))
    assert found.count(True) > 5 * found.count(False)
