"""Whole events of every Swiss system and edition, of 4 to 120 players: what holds in every round of them.

Some byes are asked for, some games forfeited, some players leave or come late. ``HAKEM_EFFORT=34`` makes a
thousand events of each system and edition.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from contextlib import suppress
from fractions import Fraction

import pytest

from hakem.errors import PairingError
from hakem.facts.card import Card, cards
from hakem.facts.colours import colours_played, took_place
from hakem.facts.rewind import before_round
from hakem.model import ByeKind, Colour, PlayerId, Points, Tournament, total
from hakem.pairing import systems
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Rates, Settings
from tests.support.effort import FACTOR
from tests.support.some import some

Exempt = Callable[[Card, Mapping[PlayerId, Card], Tournament], bool]
"""Whether a player may go beyond the limits of colours in the last round."""

EVERY = [(s.name, edition) for s in systems() if s.teams_too for edition in s.editions]
EVENTS = 30 * FACTOR
SIZES = range(4, 121)
RATES = (
    Rates(),
    Rates(draw=Fraction(9, 10)),
    Rates(forfeit=Fraction(1, 12), half_bye=Fraction(1, 15), zero_bye=Fraction(1, 20)),
    Rates(zero_bye=Fraction(1, 8), withdraw=Fraction(1, 5), late=Fraction(1, 10)),
    Rates(forfeit=Fraction(1, 5), draw=Fraction(1, 2)),
)


def settings(system: str, edition: str, number: int) -> Settings:
    """Sizes go round all numbers from 4 to 120, by a step that has no factor in common with how many there are."""
    size = SIZES[number * 43 % len(SIZES)]
    rounds = min(4 + number % 8, size - 1)
    return Settings(size, rounds, f"whole {number}", system=system, edition=edition, rates=RATES[number % len(RATES)])


def events(system: str, edition: str, numbers: range) -> Iterator[Tournament]:
    """Without those that have no first round, because nobody may have the bye or too few are there."""
    for number in numbers:
        with suppress(PairingError):
            yield simulate(settings(system, edition, number)).tournament


@pytest.mark.parametrize(("system", "edition"), EVERY)
@pytest.mark.parametrize("part", range(3))
def test_whole_events(system: str, edition: str, part: int) -> None:
    for t in some(events(system, edition, range(part, EVENTS, 3))):
        for round_no in range(1, len(t.rounds) + 1):
            everybody_is_paired_once(t, round_no)
        nobody_meets_twice(t)
        nobody_has_two_byes(t)
        colours_keep_their_limits(t, EXEMPT.get(f"{system} {edition}") or EXEMPT[system])


def everybody_is_paired_once(t: Tournament, round_no: int) -> None:
    before, rnd = before_round(t, round_no), t.rounds[round_no - 1]
    away = {a.player for a in before.absences if a.round_no == round_no}
    here = sorted(p.id for p in t.players if p.takes_part_in(round_no) and p.id not in away)
    given = [b.player for b in rnd.byes if b.kind is ByeKind.PAIRING_ALLOCATED]
    assert sorted([p for game in rnd.games for p in game.players] + given) == here
    assert len(given) == len(here) % 2


def nobody_meets_twice(t: Tournament) -> None:
    met = [frozenset(game.players) for rnd in t.rounds for game in rnd.games if game.played]
    assert len(set(met)) == len(met)


def nobody_has_two_byes(t: Tournament) -> None:
    """Nor one after a full point without a game: the byes of an edition are barred by that at least."""
    for card in cards(t).values():
        full = [e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries if not took_place(e) and e.points >= 1]
        assert not any(full[1:])


def colours_keep_their_limits(t: Tournament, exempt: Exempt) -> None:
    """In the last round only those are exempt whom the system exempts there."""
    everybody = cards(t)
    for card in everybody.values():
        for round_no in range(1, len(t.rounds) + 1):
            if not within_limits(colours_played(card.entries[:round_no])):
                assert round_no == t.rounds_total, (card.player.number, round_no)
                assert exempt(card, everybody, t)


def within_limits(history: tuple[Colour, ...]) -> bool:
    difference = history.count(Colour.WHITE) - history.count(Colour.BLACK)
    return (abs(difference) <= 2 and len(set(history[-3:])) != 1) or len(history) < 3


def score(card: Card, rounds: int) -> Points:
    return total(entry.points for entry in card.entries[:rounds])


def meets_topscorer(card: Card, everybody: Mapping[PlayerId, Card], t: Tournament) -> bool:
    """One of the two has more than half of the points before the last round."""
    opponent = card.entries[-1].opponent
    assert opponent is not None
    return any(2 * score(c, t.rounds_total - 1) > t.rounds_total - 1 for c in (card, everybody[opponent]))


def meets_half_of_the_points(card: Card, everybody: Mapping[PlayerId, Card], t: Tournament) -> bool:
    """One of the two has half of the points or more before the last round."""
    opponent = card.entries[-1].opponent
    assert opponent is not None
    return any(2 * score(c, t.rounds_total - 1) >= t.rounds_total - 1 for c in (card, everybody[opponent]))


def meets_the_same_score(card: Card, everybody: Mapping[PlayerId, Card], t: Tournament) -> bool:
    opponent = card.entries[-1].opponent
    assert opponent is not None
    return score(card, t.rounds_total - 1) == score(everybody[opponent], t.rounds_total - 1)


def never(card: Card, everybody: Mapping[PlayerId, Card], t: Tournament) -> bool:
    return False


EXEMPT: Mapping[str, Exempt] = {
    "dutch 2009": meets_half_of_the_points,
    "dutch": meets_topscorer,
    "lim": meets_the_same_score,
    "dubov": never,
    "burstein": never,
}
