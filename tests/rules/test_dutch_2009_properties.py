"""Whole events paired by the Dutch system of 2009: what must hold in every round, whatever happens between them."""

from __future__ import annotations

from dataclasses import dataclass, replace
from random import Random

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import PairingError
from hakem.explain import Recorder
from hakem.facts import cards
from hakem.facts.card import Card
from hakem.i18n import languages, say
from hakem.model import (
    Absence,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Prohibition,
    Round,
    RoundNo,
    Tournament,
)
from hakem.pairing import RoundPairing
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, DutchSwiss2009
from hakem.pairing.swiss.dutch_2009.relations import relations_of
from hakem.pairing.swiss.field import field_of
from tests.support.effort import examples

RESULTS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN))
FORFEITS = ((Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.LOSS, Mark.LOSS))
ANNOUNCED = (ByeKind.HALF_POINT, ByeKind.ZERO_POINT)


@dataclass(frozen=True)
class Plan:
    """How an event goes: its size, and how often players forfeit, ask for byes or leave."""

    players: int
    rounds: int
    trouble: float
    prohibited: int
    chance: Random


@st.composite
def plans(draw: st.DrawFn) -> Plan:
    players = draw(st.integers(4, 40))
    return Plan(
        players,
        rounds=draw(st.integers(2, min(11, players))),
        trouble=draw(st.sampled_from((0.0, 0.02, 0.1, 0.25))),
        prohibited=draw(st.sampled_from((0, 0, 3))),
        chance=draw(st.randoms(use_true_random=False)),
    )


def beginning(plan: Plan) -> Tournament:
    players = [Player(PlayerId(n), n, f"Player {n}") for n in range(1, plan.players + 1)]
    for i, player in enumerate(players):
        if plan.chance.random() < plan.trouble:
            players[i] = replace(player, withdrawn_after=RoundNo(plan.chance.randint(0, plan.rounds)))
        elif plan.chance.random() < plan.trouble:
            players[i] = replace(player, joined=RoundNo(plan.chance.randint(1, 3)))
    kept_apart = plan.chance.sample([p.id for p in players], plan.prohibited)
    prohibited = (Prohibition(tuple(kept_apart)),) if kept_apart else ()
    colour = plan.chance.choice(list(Colour))
    return Tournament(tuple(players), plan.rounds, initial_colour=colour, prohibited=prohibited)


def with_absences(t: Tournament, plan: Plan) -> Tournament:
    away = [p.id for p in t.players if p.takes_part_in(t.next_round) and plan.chance.random() < plan.trouble / 2]
    return replace(t, absences=tuple(Absence(t.next_round, p, plan.chance.choice(ANNOUNCED)) for p in away))


def played(t: Tournament, pairing: RoundPairing, plan: Plan) -> Tournament:
    games = []
    for board in pairing.boards:
        forfeited = plan.chance.random() < plan.trouble
        marks = plan.chance.choice(FORFEITS if forfeited else RESULTS)
        games.append(Game(board.white, board.black, *marks, played=not forfeited))
    announced = {a.player: Bye(a.player, a.kind) for a in t.absences}
    byes = {**announced, **{bye.player: bye for bye in pairing.byes}}
    return replace(t, rounds=(*t.rounds, Round(tuple(games), tuple(byes.values()))), absences=())


def check(t: Tournament, pairing: RoundPairing) -> None:
    away = {a.player for a in t.absences}
    here = [p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in away]
    seats = [p for board in pairing.boards for p in (board.white, board.black)]
    byes = [bye.player for bye in pairing.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    assert sorted(seats + byes) == sorted(here)
    assert len(byes) == len(here) % 2
    known = cards(t)
    for player in byes:
        assert all(e.played or e.points == 0 for e in known[player].entries)
    met = {frozenset(g.players) for r in t.rounds for g in r.games if g.played}
    met |= {frozenset((a, b)) for p in t.prohibited for a in p.players for b in p.players}
    assert not any(frozenset((board.white, board.black)) in met for board in pairing.boards)
    for board in pairing.boards:
        for player, colour in ((board.white, Colour.WHITE), (board.black, Colour.BLACK)):
            check_colours(t, known[player], colour)


def check_colours(t: Tournament, card: Card, colour: Colour) -> None:
    """B.2; from 50 % on the last round is free (general rule 6)."""
    had = [e.colour for e in card.entries if e.played]
    if t.next_round == t.rounds_total and 2 * card.score >= len(t.rounds):
        return
    after = [*had, colour]
    assert abs(after.count(Colour.WHITE) - after.count(Colour.BLACK)) <= 2
    assert len(after) < 3 or len(set(after[-3:])) > 1


@settings(max_examples=examples(160))
@given(plans())
def test_every_round_of_an_event(plan: Plan) -> None:
    t = beginning(plan)
    for _ in range(plan.rounds):
        t = with_absences(t, plan)
        field = field_of(t, DUTCH_RULES_2009.facts)
        if not field.size:
            break
        possible = relations_of(field, DUTCH_RULES_2009).complete_pairing_exists(range(field.size))
        try:
            pairing = DutchSwiss2009().pair(t)
        except PairingError:
            assert not possible
            return
        assert possible
        check(t, pairing)
        t = played(t, pairing, plan)
    assume(t.rounds)


def mirrored(t: Tournament) -> Tournament:
    """The same event with all colours exchanged."""
    rounds = tuple(
        replace(
            r,
            games=tuple(
                replace(g, white=g.black, black=g.white, white_mark=g.black_mark, black_mark=g.white_mark)
                for g in r.games
            ),
        )
        for r in t.rounds
    )
    initial = t.initial_colour.other if t.initial_colour else None
    return replace(t, rounds=rounds, initial_colour=initial)


@settings(max_examples=examples(40))
@given(plans())
def test_exchanging_all_colours_exchanges_them_on_every_board(plan: Plan) -> None:
    t = beginning(plan)
    for _ in range(plan.rounds):
        if not field_of(t, DUTCH_RULES_2009.facts).size:
            break
        try:
            pairing = DutchSwiss2009().pair(t)
        except PairingError:
            break
        other = DutchSwiss2009().pair(mirrored(t))
        assert [(b.white, b.black) for b in pairing.boards] == [(b.black, b.white) for b in other.boards]
        t = played(t, pairing, plan)
    assume(t.rounds)


@settings(max_examples=examples(40))
@given(plans())
def test_same_round_with_a_trace_and_every_step_can_be_said(plan: Plan) -> None:
    t = beginning(plan)
    for _ in range(plan.rounds):
        t = with_absences(t, plan)
        if not field_of(t, DUTCH_RULES_2009.facts).size:
            break
        trace = Recorder()
        try:
            pairing = DutchSwiss2009().pair(t, trace)
        except PairingError:
            break
        assert pairing == DutchSwiss2009().pair(t)
        assert all(say(step.message, language) for step in trace.steps for language in languages())
        t = played(t, pairing, plan)
    assume(t.rounds)
