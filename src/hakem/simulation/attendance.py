"""Who is away in which round of a simulated tournament, and why."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hakem.model import Absence, ByeKind, Player, PlayerId, RoundNo, Tournament
from hakem.simulation.chance import Chance
from hakem.simulation.settings import Settings
from hakem.values import dataclass, replace

_ALWAYS_THERE = 2
"""So many from the top of the list neither leave nor come late: somebody has to play."""


@dataclass(frozen=True, slots=True)
class Attendance:
    """From when to when everybody is there, and the byes that were asked for.

    While the event is made, the engine knows no more of somebody who has left, or
    is not there yet, than that they are absent; the event that comes of it says it.
    """

    players: tuple[Player, ...]
    stays: Mapping[PlayerId, range]
    byes: Mapping[tuple[int, PlayerId], ByeKind]

    def absences(self, round_no: int) -> tuple[Absence, ...]:
        """Everybody who is not there to be paired, in the order of the players."""
        asked = self._asked(round_no)
        return tuple(
            Absence(RoundNo(round_no), p.id, asked.get(p.id, ByeKind.ZERO_POINT))
            for p in self.players
            if p.id in asked or round_no not in self.stays[p.id]
        )

    def announced(self, round_no: int) -> tuple[Absence, ...]:
        """Those of them who asked for a bye, in the order of the players."""
        asked = self._asked(round_no)
        return tuple(absence for absence in self.absences(round_no) if absence.player in asked)

    def noted(self, t: Tournament) -> Tournament:
        """The event that says who came late and who has left before its last round."""
        return replace(t, players=tuple(_with_stay(p, self.stays[p.id], t.rounds_total) for p in t.players))

    def in_matches(self) -> Attendance:
        """The same where two rounds are one match: nobody comes or goes between them, and byes are for both."""
        stays = {p: range(stay.start | 1, stay.stop + 1 - stay.stop % 2) for p, stay in self.stays.items()}
        byes = {(r + more, p): kind for (r, p), kind in self.byes.items() if r % 2 for more in (0, 1)}
        return replace(self, stays=stays, byes=byes)

    def _asked(self, round_no: int) -> Mapping[PlayerId, ByeKind]:
        """Byes of those who are there; nobody gets one if that would leave nobody to play."""
        there = [p.id for p in self.players if round_no in self.stays[p.id]]
        asked = {p: self.byes[round_no, p] for p in there if (round_no, p) in self.byes}
        return asked if len(there) - len(asked) >= _ALWAYS_THERE else {}


def _with_stay(player: Player, stay: range, rounds: int) -> Player:
    last = stay.stop - 1
    return replace(player, joined=RoundNo(stay.start), withdrawn_after=RoundNo(last) if last < rounds else None)


def attendance(players: tuple[Player, ...], settings: Settings) -> Attendance:
    """Who is there when; half-point byes are not given for the last round."""
    byes: dict[tuple[int, PlayerId], ByeKind] = {}
    stays: dict[PlayerId, range] = {}
    for place, p in enumerate(players):
        chance = Chance(settings.seed, "attendance", p.id)
        stay = _stay(chance, settings)
        stays[p.id] = stay if place >= _ALWAYS_THERE else range(1, settings.rounds + 1)
        for round_no in range(1, settings.rounds + 1):
            half = Fraction(0) if round_no == settings.rounds else settings.rates.half_bye
            if chance.happens(settings.rates.zero_bye):
                byes[round_no, p.id] = ByeKind.ZERO_POINT
            if chance.happens(half):
                byes[round_no, p.id] = ByeKind.HALF_POINT
            if settings.rates.full_bye and chance.happens(settings.rates.full_bye):
                byes[round_no, p.id] = ByeKind.FULL_POINT
    return Attendance(players, stays, byes)


def _stay(chance: Chance, settings: Settings) -> range:
    """The rounds from the first to the last that the player is there for; late comers come in the first half."""
    rounds = settings.rounds
    late, leaves = chance.happens(settings.rates.late), chance.happens(settings.rates.withdraw)
    first = chance.between(2, max(2, -(-rounds // 2))) if late and rounds > 1 else 1
    last = chance.between(first, max(first, rounds - 1)) if leaves else rounds
    return range(first, last + 1)
