"""Rounds in which the lot of the colours counts: any acceleration, and lots declared, silent or contradicted.

A seed decides how large the field is, who has virtual points, who is away from round 1, who comes
late, whether the event says what lot was drawn, and whether somebody has changed
colours of round 1 by hand. Engine, judge, check and verifier are asked about every round.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from random import Random

from hakem.model import (
    Absence,
    Acceleration,
    AccelerationMethod,
    Bye,
    ByeKind,
    Colour,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Round,
    RoundNo,
    Tournament,
    VirtualPoints,
)
from hakem.pairing import PairingSystem, RoundPairing, check_round
from hakem.pairing.colour_lot import contradicted_lot
from hakem.verify import VerdictKind, verify_round
from tests.judges.baku import group_a
from tests.judges.entrant import NoPairing
from tests.judges.pair_colours import coloured
from tests.support.against_judges import JUDGES, Capped, Found, Name, capped, paired, system_of
from tests.support.swiss_events import ANNOUNCED, FORFEITS, RESULTS

SIZES = (*(range(8, 13)), *(range(8, 17)), *(range(8, 17)), 20, 24, 31, 40, 60)
WHOLE_JUDGE = 10
"""Up to so many players the judge pairs the round too; beyond it, and where it takes too long, it gives the colours."""

_Ours = tuple[frozenset[tuple[PlayerId, PlayerId]], PlayerId | None]
"""White and Black of every board, and who has the bye."""

SAYINGS = ("declared", "silent", "contradicted", "by-hand")
"""What the event says of its lot once round 1 is paired; by hand, some colours of round 1 are others, too."""


@dataclass(frozen=True, slots=True)
class LotDifference:
    """A round about which somebody says something else than the engine."""

    name: Name
    seed: int
    round_no: int
    who: str
    told: str

    def __str__(self) -> str:
        return f"{' '.join(self.name)}, seed {self.seed}, round {self.round_no}: {self.who}: {self.told}"


@dataclass(frozen=True, slots=True)
class LotRound:
    """What came of a round: who says otherwise, whether the judge has paired it whole, whether it is proved."""

    differences: tuple[LotDifference, ...]
    size: int
    whole: bool
    proved: bool


def lot_rounds(name: Name, seed: int, seconds: float = 0.3) -> Iterator[LotRound]:
    """The first rounds of the event of that seed; the judge may take so long for each of them."""
    chance, system = Random(f"{name} {seed}"), system_of(name)
    t = _opening(chance, name)
    lot, says = t.initial_colour, chance.choice(SAYINGS)
    for _ in range(min(t.rounds_total, chance.choice((1, 2, 2, 3, 4)))):
        before = replace(t, absences=_absences(t, chance))
        pairing = paired(system, before)
        if pairing is None or not pairing.boards:
            return
        after = _with_open_round(before, pairing)
        if says != "declared" and not t.rounds:
            after = replace(after, initial_colour=None)
        yield _compared(_Asked(name, system, seed, seconds), before, after, pairing)
        t = _played(before, pairing, chance)
        if len(t.rounds) == 1 and says != "declared":
            assert lot is not None
            t = replace(t, initial_colour=lot.other if says == "contradicted" else None)
            t = _with_colours_by_hand(t, chance) if says == "by-hand" else t
            if says == "contradicted":
                yield _refused(_Asked(name, system, seed, seconds), t)


@dataclass(frozen=True, slots=True)
class _Asked:
    name: Name
    system: PairingSystem
    seed: int
    seconds: float

    def difference(self, round_no: int, who: str, told: object) -> LotDifference:
        return LotDifference(self.name, self.seed, round_no, who, str(told))


def _compared(asked: _Asked, before: Tournament, after: Tournament, pairing: RoundPairing) -> LotRound:
    """Judge, check and verifier about a round of the engine."""
    number, found = before.next_round, []
    byes = [bye.player for bye in pairing.byes]
    ours = frozenset((board.white, board.black) for board in pairing.boards), byes[0] if byes else None
    theirs, whole = _judged(asked, before, ours)
    if theirs != ours:
        found.append(asked.difference(number, "judge", theirs))
    if check_round(asked.system, after, number) is not None:
        found.append(asked.difference(number, "check", "another round"))
    verdict = verify_round(after, number, *asked.name)
    if verdict.is_refused:
        found.append(asked.difference(number, "verifier", verdict.reason))
    proved = verdict.kind is VerdictKind.BEST
    return LotRound(tuple(found), len(byes) + 2 * len(pairing.boards), whole, proved)


def _refused(asked: _Asked, t: Tournament) -> LotRound:
    """Round 1 of an event that declares another lot: check and verifier refuse it just where that is said."""
    found, said = [], contradicted_lot(asked.system, t) is not None
    if (check_round(asked.system, t, 1) is not None) is not said:
        found.append(asked.difference(1, "check", f"contradicted: {said}"))
    if verify_round(t, 1, *asked.name).is_refused is not said:
        found.append(asked.difference(1, "verifier", f"contradicted: {said}"))
    return LotRound(tuple(found), len(t.players), False, True)


def _judged(asked: _Asked, before: Tournament, ours: _Ours) -> tuple[Found, bool]:
    """The round of the judge, else the colours that it gives to the pairs of the engine."""
    t = listed_for_judges(before, asked.name[1])
    if len(ours[0]) * 2 <= WHOLE_JUDGE:
        try:
            with capped(asked.seconds):
                pairs, bye = JUDGES[asked.name](t)
                return (frozenset(pairs), bye), True
        except Capped:
            pass
        except NoPairing:
            return None, True
    return (coloured(asked.name, t, ours[0], ours[1]), ours[1]), False


def listed_for_judges(t: Tournament, edition: str) -> Tournament:
    """The event with the points of the Baku acceleration (C.04.7) written out; the judges of players read lists only.

    Before 2026 they are a point and half of one, since then a win and half of one.
    """
    given = t.acceleration
    if given is None or given.method is not AccelerationMethod.BAKU:
        return t
    full = t.points.win if edition == "2026" else Points(1)
    rounds = -(-t.rounds_total // 2)
    last = -(-rounds // 2)
    stretches = [(RoundNo(1), RoundNo(last), full)]
    stretches += [(RoundNo(last + 1), RoundNo(rounds), full / 2)] if rounds > last else []
    points = tuple(VirtualPoints(p, *one) for p in sorted(group_a(t)) for one in stretches)
    return replace(t, acceleration=Acceleration(AccelerationMethod.LISTED, points))


# Events.


def _opening(chance: Random, name: Name) -> Tournament:
    size = chance.choice(SIZES)
    total = chance.randint(2, min(9, size - 1))
    players = tuple(_player(number, total, chance) for number in range(1, size + 1))
    t = Tournament(players, total, initial_colour=chance.choice((Colour.WHITE, Colour.BLACK)))
    return replace(t, acceleration=accelerated(chance, size, total))


def _player(number: int, total: int, chance: Random) -> Player:
    late = chance.random() < 0.15
    rating = chance.choice((None, *range(1000, 2600, 50))) if chance.random() < 0.5 else 2600 - number
    joined = RoundNo(chance.randint(2, min(3, total)) if late else 1)
    return Player(PlayerId(number), number, f"Player {number}", rating, joined=joined)


def accelerated(chance: Random, size: int, total: int) -> Acceleration | None:
    """No virtual points, those of Baku, or listed ones: for anybody, for the lower half, for all but the first."""
    how = chance.choice(("none", "baku", "anybody", "anybody", "lower", "not-the-first"))
    if how == "none":
        return None
    if how == "baku":
        return Acceleration(AccelerationMethod.BAKU)
    chosen = {
        "anybody": [n for n in range(1, size + 1) if chance.random() < 0.5],
        "lower": list(range(size // 2 + 1, size + 1)),
        "not-the-first": list(range(2, size + 1)),
    }[how]
    worth = (Points(1),) if how != "anybody" else (Points(1), Points(1) / 2, Points(2))
    points = [
        VirtualPoints(PlayerId(n), RoundNo(1), RoundNo(chance.randint(1, total)), chance.choice(worth)) for n in chosen
    ]
    return Acceleration(AccelerationMethod.LISTED, tuple(points))


def _absences(t: Tournament, chance: Random) -> tuple[Absence, ...]:
    """The best number and others are away, from round 1 most of all."""
    share = 0.15 if not t.rounds else 0.05
    here = [p.id for p in t.players if p.takes_part_in(t.next_round)]
    away = [p for p in here if chance.random() < (0.3 if p == 1 else share)]
    return tuple(Absence(t.next_round, p, chance.choice(ANNOUNCED)) for p in away)


def _with_open_round(before: Tournament, pairing: RoundPairing) -> Tournament:
    games = tuple(Game(board.white, board.black, Mark.PENDING, Mark.PENDING) for board in pairing.boards)
    return replace(before, rounds=(*before.rounds, Round(games, _byes(before, pairing))), absences=())


def _byes(before: Tournament, pairing: RoundPairing) -> tuple[Bye, ...]:
    asked = tuple(Bye(absence.player, absence.kind) for absence in before.absences)
    return (*(Bye(bye.player, ByeKind.PAIRING_ALLOCATED) for bye in pairing.byes), *asked)


def _played(before: Tournament, pairing: RoundPairing, chance: Random) -> Tournament:
    forfeits = chance.choice((0.0, 0.2, 0.6))
    games = []
    for board in pairing.boards:
        forfeit = chance.random() < forfeits
        marks = chance.choice(FORFEITS if forfeit else RESULTS)
        games.append(Game(board.white, board.black, *marks, played=not forfeit))
    return replace(before, rounds=(*before.rounds, Round(tuple(games), _byes(before, pairing))), absences=())


def _with_colours_by_hand(t: Tournament, chance: Random) -> Tournament:
    """Round 1 with the colours of some boards changed."""
    games: Sequence[Game] = t.rounds[0].games
    turned = [
        replace(g, white=g.black, black=g.white, white_mark=g.black_mark, black_mark=g.white_mark)
        if chance.random() < 0.4
        else g
        for g in games
    ]
    return replace(t, rounds=(replace(t.rounds[0], games=tuple(turned)), *t.rounds[1:]))
