"""What Hakem does beside pairing one round: whole events, large knockouts, standings, reading and writing files."""

from __future__ import annotations

import math
import time
from collections.abc import Callable
from dataclasses import dataclass
from fractions import Fraction

from hakem.facts.rewind import before_round
from hakem.formats import dump_native, dump_trf, parse_native, parse_trf
from hakem.model import Event, Game, Mark, Player, PlayerId, Round, Tournament
from hakem.model.changes import with_round
from hakem.pairing import RoundPairing, check_round, system_for
from hakem.simulation import Rates, Settings, simulate
from hakem.tiebreaks import StandingsRequest, split_codes
from hakem.tiebreaks import standings as ranked

FILE_SIZES = (1_250, 2_500, 5_000, 10_000)
FILE_ROUNDS = 11
PLAYERS, ROUNDS = 200, 10
SEED = "hakem bench"
TEAM_SIZES, TEAM_GOALS = (300, 1_000), (0.2, 1.0)
TEAM_ROUNDS, TEAMS_PLAYED = 9, 5
KNOCKOUT_PLAYERS, KNOCKOUT_ROUNDS = 1_000, (1, 10, 19)
LISTS = (
    "BH/C1, BH, SB, DE, PS, WON",
    "FB/C1, FB, AOB, BH/M1, SB/C1, KS",
    "ARO/C1/U1400, ARO/U1400, TPR/U1400, PTP/U1400, APRO/U1400, APPO/U1400",
    "TPR/U1400, APRO/U1400",
    "PTP/U1400, APPO/U1400",
)
UNPLAYED = Rates(forfeit=Fraction(1, 50), half_bye=Fraction(1, 50), zero_bye=Fraction(1, 50), withdraw=Fraction(1, 200))


@dataclass(frozen=True)
class Line:
    """One kind of work: seconds, one for each size."""

    work: str
    seconds: tuple[float, ...]

    @property
    def growth(self) -> float:
        """The exponent of growth from the smallest file to the largest."""
        return math.log(self.seconds[-1] / self.seconds[0]) / math.log(FILE_SIZES[-1] / FILE_SIZES[0])


def seconds(work: Callable[[], object]) -> float:
    """The best of three runs, in seconds of the processor."""
    best = math.inf
    for _ in range(3):
        started = time.process_time()
        work()
        best = min(best, time.process_time() - started)
    return best


def drawn(players: int) -> Tournament:
    """A tournament of that size with every game drawn."""
    games = tuple(Game(PlayerId(n), PlayerId(n + 1), Mark.DRAW, Mark.DRAW) for n in range(1, players, 2))
    field = tuple(Player(PlayerId(n), n, f"Yıldız, Gülşen {n}", rating=2000) for n in range(1, players + 1))
    return Tournament(field, FILE_ROUNDS, (Round(games),) * FILE_ROUNDS)


def files() -> tuple[Line, ...]:
    """Reading and writing of large events."""
    events = {size: drawn(size) for size in FILE_SIZES}
    trf = {size: dump_trf(t).text for size, t in events.items()}
    native = {size: dump_native(t).text for size, t in events.items()}
    jobs: dict[str, Callable[[int], object]] = {
        "write TRF26": lambda size: dump_trf(events[size]),
        "read TRF26": lambda size: parse_trf(trf[size]),
        "write JSON": lambda size: dump_native(events[size]),
        "read JSON": lambda size: parse_native(native[size]),
    }
    return tuple(
        Line(name, tuple(seconds(lambda job=job, size=size: job(size)) for size in FILE_SIZES))  # type: ignore[misc]
        for name, job in jobs.items()
    )


def standings() -> tuple[Line, ...]:
    """Large events with forfeits and byes, ranked by six tie-breaks."""
    events = [simulate(Settings(size, FILE_ROUNDS, SEED, rates=UNPLAYED)).tournament for size in FILE_SIZES]
    return tuple(
        Line(codes, tuple(seconds(lambda t=t, wish=wish: ranked(t, wish)) for t in events))  # type: ignore[misc]
        for codes, wish in ((codes, StandingsRequest(split_codes(codes))) for codes in LISTS)
    )


def whole_events() -> tuple[Line, ...]:
    """A tournament of 200 players and ten rounds, generated and then checked round by round."""
    settings = Settings(PLAYERS, ROUNDS, SEED)
    t = simulate(settings).tournament
    system = system_for("dutch", None, t)

    def check() -> None:
        found = [check_round(system, t, number) for number in range(1, len(t.rounds) + 1)]
        if any(found):
            raise RuntimeError("the check does not agree with the generator")

    return (
        Line("generate", (seconds(lambda: simulate(settings)),)),
        Line("check", (seconds(check),)),
    )


def teams() -> tuple[Line, ...]:
    """The next round of large events after five of nine rounds or matches, by the systems with upfloaters."""
    jobs = (
        ("Swiss system of teams, four boards", "team-swiss", TEAM_ROUNDS, TEAMS_PLAYED),
        ("Double-Swiss", "double-swiss", 2 * TEAM_ROUNDS, 2 * TEAMS_PLAYED),
    )
    lines = []
    for title, name, rounds, played in jobs:
        taken = []
        for size in TEAM_SIZES:
            made = simulate(Settings(size, rounds, SEED, system=name)).tournament
            system = system_for(name, None, made)
            t = before_round(made, played + 1)
            taken.append(seconds(lambda t=t, system=system: system.pair(t)))  # type: ignore[misc]
        lines.append(Line(title, tuple(taken)))
    return tuple(lines)


def large_knockout() -> Tournament:
    """A knockout before its first round."""
    field = tuple(Player(PlayerId(n), n, f"Kaya, Işık {n}", 3_000 - n) for n in range(1, KNOCKOUT_PLAYERS + 1))
    return Tournament(field, 50, event=Event(name=SEED, type_code="CUSTOM_KNOCKOUT"))


def knockouts() -> tuple[Line, ...]:
    """A large knockout, fixed and re-seeded after every stage: seconds for a round early, in the middle and late.

    Every game is won by the player with the smaller number, so that a stage has two rounds.
    """
    lines = []
    for reseed in ("no", "yes"):
        t = large_knockout()
        system = system_for("knockout", None, t, {"reseed": reseed})
        found = []
        for number in range(1, KNOCKOUT_ROUNDS[-1] + 1):
            if number in KNOCKOUT_ROUNDS:
                found.append(seconds(lambda system=system, t=t: system.pair(t)))  # type: ignore[misc]
            t = with_round(t, won(system.pair(t)))
        lines.append(Line("re-seeded" if reseed == "yes" else "fixed", tuple(found)))
    return tuple(lines)


def won(pairing: RoundPairing) -> Round:
    """The round, won by the smaller numbers."""
    games = (
        Game(board.white, board.black, *((Mark.WIN, Mark.LOSS) if board.white < board.black else (Mark.LOSS, Mark.WIN)))
        for board in pairing.boards
    )
    return Round(tuple(games), pairing.byes)
