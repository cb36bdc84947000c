"""Random events of the Dubov system paired by another program, live: the same opponents, colours and byes.

The other program reads six things in its own way; where it does, the articles are against it (see DB-3 and DB-5 to
DB-9 of the interpretations). Four of its readings are values here, so that everything else is compared all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from fractions import Fraction
from functools import partial
from pathlib import Path

import pytest
from py4swiss.engines import DubovEngine
from py4swiss.trf.trf_parser import TrfParser

from hakem.errors import PairingError
from hakem.facts.colours import took_place
from hakem.facts.rewind import before_round
from hakem.formats import TRF16, dump_trf
from hakem.model import Bye, ByeKind, Colour, Event, PlayerId, Round, RoundNo, Tournament
from hakem.pairing import Board, RoundPairing
from hakem.pairing.swiss.colours import ColourArticles, colour_of_first
from hakem.pairing.swiss.dubov import DUBOV_RULES_2026, DubovRules, DubovSwiss
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, met_higher, round_facts
from hakem.pairing.swiss.field import field_of
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Rates, Settings
from tests.support.effort import FACTOR
from tests.support.rated_events import with_ratings
from tests.support.some import some
from tests.support.swiss_rounds import swiss

RATES = (
    Rates(),
    Rates(forfeit=Fraction(1, 12)),
    Rates(zero_bye=Fraction(1, 10), draw=Fraction(1, 2)),
    Rates(half_bye=Fraction(1, 10), withdraw=Fraction(1, 6)),
    Rates(draw=Fraction(9, 10)),
    Rates(
        forfeit=Fraction(1, 8),
        half_bye=Fraction(1, 8),
        zero_bye=Fraction(1, 12),
        withdraw=Fraction(1, 8),
        late=Fraction(1, 8),
    ),
    Rates(draw=Fraction(0)),
)
WORSE = {"2.3.2", "2.3.5"}
"""The other program weighs C6 from the highest upfloater and prefers those who floated up more often (C9)."""


def number_decides(
    facts: DubovRoundFacts, first: int, second: int, initial: Colour, articles: ColourArticles
) -> tuple[Colour, str]:
    """Two without a game: the number counts, also of those who were not there in the first round."""
    if facts.players[first].games or facts.players[second].games:
        return colour_of_first(facts.field, first, second, initial, articles)
    return (initial if facts.players[first].number % 2 else initial.other), articles.number


THEIRS = replace(
    DUBOV_RULES_2026,
    players=replace(DUBOV_RULES_2026.players, upfloats=partial(met_higher, counts=took_place)),
    lists=replace(DUBOV_RULES_2026.lists, by_halves=lambda facts, _players: facts.rounds_played == 0),
    colour=number_decides,
)


def told_simply(t: Tournament) -> Tournament:
    """The other program wants a bye for every round without a game, and counts announced half points at once.

    It takes every column for a round, so nothing is said of rounds after the next one.
    """
    rounds = []
    for rnd in t.rounds:
        seen = {p for game in rnd.games for p in game.players} | {bye.player for bye in rnd.byes}
        away = (Bye(p.id, ByeKind.ZERO_POINT) for p in t.players if p.id not in seen)
        rounds.append(Round(rnd.games, (*rnd.byes, *away)))
    absences = tuple(replace(a, kind=ByeKind.ZERO_POINT) for a in t.absences)
    players = tuple(replace(p, joined=RoundNo(1), withdrawn_after=None) for p in t.players)
    return replace(t, event=Event(), players=players, rounds=tuple(rounds), absences=absences)


def theirs(t: Tournament, file: Path) -> RoundPairing:
    file.write_bytes(dump_trf(told_simply(t), TRF16).text.encode("utf-8"))
    pairs = DubovEngine.generate_pairings(TrfParser.parse(file))
    boards = tuple(Board(PlayerId(p.white), PlayerId(p.black)) for p in pairs if p.black)
    byes = tuple(Bye(PlayerId(p.white), ByeKind.PAIRING_ALLOCATED) for p in pairs if not p.black)
    return RoundPairing(t.next_round, boards, byes)


def ours(t: Tournament, rules: DubovRules) -> RoundPairing:
    return DubovSwiss(rules).pair(t)


def same(one: RoundPairing, two: RoundPairing) -> bool:
    return set(one.boards) == set(two.boards) and one.byes == two.byes


def with_bye_of(t: Tournament, given: RoundPairing) -> DubovRules:
    """Their readings, and their bye.

    It may differ from ours only in one way: among the lowest scores they look
    for the fewest games, where 3.1.4 asks for the most.
    """
    if not given.byes:
        return THEIRS
    field = field_of(t, THEIRS.facts)
    facts = round_facts(t, field, THEIRS.facts, THEIRS.players)
    bye = field.ids.index(given.byes[0].player)
    mine = field.ids.index(ours(t, THEIRS).byes[0].player)
    if mine != bye:
        assert field.profiles[bye].score == field.profiles[mine].score
        assert facts.players[bye].games < facts.players[mine].games
    return replace(THEIRS, bye_order=lambda _facts: [bye])


def event(seed: int) -> Tournament:
    settings = Settings(
        6 + seed % 25, 4 + seed % 6, str(seed), system="dubov", edition="2026", rates=RATES[seed % len(RATES)]
    )
    return simulate(settings).tournament


def rounds_of(seed: int) -> Iterator[Tournament]:
    """The event before each of its rounds but the first."""
    try:
        t = event(seed)
    except PairingError:
        return
    for number in range(2, len(t.rounds) + 1):
        yield before_round(t, number)


@pytest.mark.parametrize("seed", range(1, 13 * FACTOR))
def test_same_rounds(seed: int, tmp_path: Path) -> None:
    for before in some(rounds_of(seed)):
        given = theirs(before, tmp_path / "ours.trf")
        rules = with_bye_of(before, given)
        step = DubovSwiss(rules).first_difference(before, given)
        assert (step is None) is same(ours(before, rules), given)
        assert step is None or step.article.number in WORSE


@pytest.mark.parametrize(
    ("seed", "round_no", "article"),
    [
        (5, 8, "2.3.2"),
        (86, 5, "3.1"),
        (310, 2, "3.2.4"),
        (23, 2, "5.2.1"),
    ],
)
def test_what_they_read_differently(seed: int, round_no: int, article: str, tmp_path: Path) -> None:
    """One example of each of the readings that the articles are against."""
    before = before_round(event(seed), round_no)
    given = theirs(before, tmp_path / "ours.trf")
    rules = replace(DUBOV_RULES_2026, players=THEIRS.players)
    step = DubovSwiss(rules).first_difference(before, given)
    assert step is not None
    assert step.article.number == article


def test_whom_they_raise_again(tmp_path: Path) -> None:
    """4 has floated up four times, 9 three times; one of them has to again, and they take 4 (C9)."""
    rounds = (
        "3-2 1, 5-1 0, 7-4 =, 9-8 0, 6-10 1, 11 U",
        "1-3 =, 6-11 1, 8-4 =, 7-9 1, 2-10 1, 5 U",
        "6-3 =, 1-7 0, 8-2 0, 4-11 =, 10-5 0, 9 U",
        "7-6 =, 2-5 1, 3-4 1, 1-11 =, 10-8 0, 9 Z",
        "3-7 1, 2-6 1, 8-11 1, 1-4 0, 5-9 =, 10 U",
        "8-3 =, 2-7 0, 4-6 0, 5-11 0, 1-9 0, 10 Z",
    )
    t = with_ratings(swiss(11, 8, *rounds), range(2450, 1900, -50))
    given = theirs(t, tmp_path / "ours.trf")
    assert Board(PlayerId(4), PlayerId(2)) in given.boards
    assert Board(PlayerId(9), PlayerId(2)) in ours(t, THEIRS).boards
    step = DubovSwiss(with_bye_of(t, given)).first_difference(t, given)
    assert step is not None
    assert step.article.number == "2.3.5"
    field = field_of(t, THEIRS.facts)
    players = round_facts(t, field, THEIRS.facts, THEIRS.players).players
    assert {p.number: len(p.upfloats) for p in players if p.number in (4, 9)} == {4: 4, 9: 3}
