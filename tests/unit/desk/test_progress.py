"""The score of a player beside the field, and the floats."""

from __future__ import annotations

from hakem.desk.choosing import choose_system
from hakem.desk.progress import FieldProgress, floats
from hakem.facts.floats import Float
from hakem.model import PlayerId, Points
from hakem.pairing.swiss.field import facts_of, field_of
from tests.support.desks import AtDesk, swiss


def played(rounds: int, players: int = 12) -> AtDesk:
    event = swiss(players, 7)
    for number in range(1, rounds + 1):
        event.do("pair")
        event.do("publish")
        event.results(number, "1-0", "½-½", "0-1", "1-0")
        event.do("close")
    return event


def test_the_score_beside_the_middle_of_the_field() -> None:
    event = played(3)
    t = event.desk.tournament
    first = t.rounds[0].games[0].white
    steps = FieldProgress(t).of(first)
    assert [step.round_no for step in steps] == [0, 1, 2, 3]
    assert steps[1].score == 1
    assert (steps[1].low, steps[1].high) == (0, 1)
    assert [step.mean for step in steps] == [Points(n, 2) for n in range(4)]
    assert all(step.low <= step.mean <= step.high for step in steps)


def test_a_round_without_a_result_is_not_shown() -> None:
    event = played(1)
    event.do("pair")
    assert [step.round_no for step in FieldProgress(event.desk.tournament).of(PlayerId(1))] == [0, 1]


def test_floats_are_those_of_the_pairing() -> None:
    """The last two rounds as the engine itself sees them."""
    event = played(4, players=9)
    t = event.desk.tournament
    rules = facts_of(choose_system(t))
    assert rules is not None
    field = field_of(t, rules)
    for at, player in enumerate(field.ids):
        mine = floats(t, rules, (player,))[player]
        assert (mine[-1], mine[-2]) == (field.profiles[at].last_float, field.profiles[at].float_before)
    assert {each for mine in floats(t, rules).values() for each in mine} == set(Float)
