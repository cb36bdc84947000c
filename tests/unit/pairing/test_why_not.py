"""Why a round is not another one: the answer is exact, and its round the best of all with what was asked for."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import HakemError
from hakem.explain import ORDER, Comparison, RungStanding
from hakem.i18n import say
from hakem.model import Bye, ByeKind, PlayerId, Tournament
from hakem.pairing import Board, RoundPairing, system_for
from hakem.pairing.swiss.field import facts_of, field_of
from hakem.pairing.swiss.system import AnnouncedSwiss
from hakem.pairing.why_not import Ask, Reply, RoundQuestion, having_their_way, why_not
from tests.support.effort import examples
from tests.support.swiss_rounds import told
from tests.unit.pairing.swiss.test_invariants import EVERY, System, any_events

OF_PLAYERS = [s for s in EVERY if s.name not in ("team-swiss", "double-swiss")]
"""Contests of teams and of matches are asked about in ``test_why_not_of_contests``."""

every_system = pytest.mark.parametrize("system", OF_PLAYERS, ids=str)
by_criteria = pytest.mark.parametrize(
    "system", [s for s in EVERY if (s.name, s.edition) in {("dutch", "2017"), ("dutch", "2026")}], ids=str
)


def announced(system: System, t: Tournament) -> AnnouncedSwiss:
    made = system_for(system.name, system.edition, t, system.options)
    assert isinstance(made, AnnouncedSwiss)
    return made


def meet(one: int, other: int) -> RoundQuestion:
    return RoundQuestion(Ask.MEET, (PlayerId(one), PlayerId(other)))


def has_pair(pairing: RoundPairing, players: Sequence[PlayerId]) -> bool:
    return any({b.white, b.black} == set(players) for b in pairing.boards)


def world_of(system: AnnouncedSwiss, t: Tournament, question: RoundQuestion) -> Tournament:
    facts = facts_of(system)
    assert facts is not None
    return having_their_way(t, field_of(t, facts), question)


def two_of(t: Tournament, data: st.DataObject) -> tuple[PlayerId, PlayerId]:
    ids = [p.id for p in t.players]
    one = data.draw(st.sampled_from(ids))
    return one, data.draw(st.sampled_from([p for p in ids if p != one]))


@every_system
@settings(max_examples=examples(40), deadline=None)
@given(t=any_events(most=12), data=st.data())
def test_every_answer_is_a_fact_about_two_rounds(system: System, t: Tournament, data: st.DataObject) -> None:
    made = announced(system, t)
    try:
        own = made.pair(t)
    except HakemError:
        assume(False)
    question = RoundQuestion(Ask.MEET, two_of(t, data))
    found = why_not(made, t, question)
    assert found.own == own
    assert all(say(found.reason, language) for language in ("en", "tr"))
    assert (found.reply is Reply.SO) == has_pair(own, question.players)
    if found.reply in (Reply.WORSE, Reply.ORDER, Reply.OTHER):
        assert found.instead is not None
        assert has_pair(found.instead, question.players)
        assert found.comparison is not None
        assert found.comparison == made.compared(t, found.instead, world_of(made, t, question))
        assert_decides(found.comparison)
    else:
        assert found.instead is None
    if found.reply is Reply.FORBIDDEN:
        field = field_of(t, facts_of(made))  # type: ignore[arg-type]
        one, other = (field.ids.index(p) for p in question.players)
        assert not field.opponents[one] >> other & 1


def assert_decides(found: Comparison) -> None:
    """All rungs but the last are equal, unless a procedure ends where nothing but its steps says."""
    *before, last = found.rungs
    if last.criterion != ORDER:
        assert all(rung.standing is RungStanding.SAME for rung in before)
        assert last.standing in (RungStanding.WORSE, RungStanding.OTHER)
    assert last.article == found.step.article


def all_rounds(t: Tournament, system: AnnouncedSwiss, pair: Sequence[PlayerId]) -> Iterator[RoundPairing]:
    """Every legal round with that pair."""
    facts = facts_of(system)
    assert facts is not None
    field = field_of(t, facts)
    index = {p: i for i, p in enumerate(field.ids)}

    def rest(players: list[PlayerId], bye: bool) -> Iterator[tuple[list[Board], list[PlayerId]]]:
        if not players:
            yield [], []
            return
        first, *others = players
        for other in others:
            if field.opponents[index[first]] >> index[other] & 1:
                for boards, byes in rest([p for p in others if p != other], bye):
                    yield [Board(first, other), *boards], byes
        if bye and field.profiles[index[first]].may_have_bye:
            for boards, byes in rest(others, False):
                yield boards, [first, *byes]

    one, other = pair
    if field.opponents[index[one]] >> index[other] & 1:
        left = [p for p in field.ids if p not in pair]
        for boards, byes in rest(left, len(left) % 2 == 1):
            given = tuple(Bye(p, ByeKind.PAIRING_ALLOCATED) for p in byes)
            yield RoundPairing(t.next_round, (Board(one, other), *boards), given)


def height(found: Comparison) -> tuple[Fraction, tuple[tuple[int, ...], ...]]:
    """How bad a round is beside ours: the group in which it parts, then what is held against it."""
    place = Fraction(10**6) if found.bracket is None else found.bracket
    return place, tuple(rung.theirs for rung in found.rungs if rung.criterion != ORDER)


@by_criteria
@settings(max_examples=examples(60), deadline=None)
@given(t=any_events(most=8), data=st.data())
def test_no_other_round_with_the_pair_is_better(system: System, t: Tournament, data: st.DataObject) -> None:
    """All of them are made and compared: none parts from ours later, or at the same group by less."""
    made = announced(system, t)
    try:
        made.pair(t)
    except HakemError:
        assume(False)
    question = RoundQuestion(Ask.MEET, two_of(t, data))
    found = why_not(made, t, question)
    assume(found.comparison is not None)
    assert found.comparison is not None
    for other in all_rounds(t, made, question.players):
        theirs = made.compared(t, other, world_of(made, t, question))
        assert theirs is not None
        assert height(found.comparison) <= height(theirs), (told(found.instead or other), told(other))
