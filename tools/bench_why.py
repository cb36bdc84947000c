"""Answers to questions: why a round is as it is, what another edition would make of it, what if, what is fair."""

from __future__ import annotations

import time
from collections.abc import Callable
from fractions import Fraction

from hakem.desk.choosing import SystemWish
from hakem.desk.fairness import FairnessPlan, simulate
from hakem.desk.fairness.plan import EventWay
from hakem.desk.foresight import Goal, conditions_of, outlook_of
from hakem.desk.why import compare_editions, explained
from hakem.model import Mark, Tournament
from hakem.reports.why.round import explained_round
from hakem.simulation import Rates, Settings
from hakem.simulation import simulate as played
from hakem.values import replace
from tools.bench_lists import Measured

ROUNDS = 9
EXPLAINED = 1.0
"""Seconds that the explanation of a round of 200 players may take."""

RATES = Rates(forfeit=Fraction(1, 60), half_bye=Fraction(1, 40), zero_bye=Fraction(1, 60), withdraw=Fraction(1, 80))
SYSTEMS = (("dutch", "2026"), ("dutch", "2017"), ("burstein", "2026"))
SAMPLES, RUNS = 50, 20


def answers() -> list[Measured]:
    """Everything that is measured."""
    found = [_explanations(200, *each) for each in SYSTEMS]
    found.append(_explanations(600, "dutch", "2026"))
    open_event = _open(_event(40, "dutch", "2026"))
    whole = _event(200, "dutch", "2026")
    leaders = (Goal(int(open_event.rounds[-1].games[board].white), 1) for board in (0, 1))
    plan = FairnessPlan(40, (EventWay("dutch", 7), EventWay("burstein", 7)), (("BH", "SB"),), RUNS, "bench")
    return [
        *found,
        _timed("two editions, 200 players, 9 rounds", lambda: compare_editions(whole, ("2017", "2026"))),
        _timed("what if, 20 open boards, two leaders", lambda: [conditions_of(open_event, goal) for goal in leaders]),
        _timed(f"what if, {SAMPLES} ends of the event", lambda: outlook_of(_before_the_end(), Goal(1), SAMPLES)),
        _timed(f"simulate, 40 players, 2 ways, {RUNS} runs each", lambda: simulate(plan)),
    ]


def _event(players: int, system: str, edition: str) -> Tournament:
    return played(Settings(players, ROUNDS, "why", system, edition, RATES)).tournament


def _open(t: Tournament) -> Tournament:
    """The event with all games of its last round open."""
    last = t.rounds[-1]
    games = (replace(g, white_mark=Mark.PENDING, black_mark=Mark.PENDING, played=True) for g in last.games)
    return replace(t, rounds=(*t.rounds[:-1], replace(last, games=tuple(games))))


def _before_the_end() -> Tournament:
    """An event of 24 players of which three rounds are to come."""
    t = _event(24, "dutch", "2026")
    return replace(t, rounds=t.rounds[:-3], absences=())


def _explanations(players: int, system: str, edition: str) -> Measured:
    """The slowest explanation of all rounds of an event, with groups, ladders and floats."""
    t, wish = _event(players, system, edition), SystemWish(system, edition)
    seconds = []
    for number in range(1, ROUNDS + 1):
        begun = time.perf_counter()
        made = explained(t, number, wish)
        explained_round(made.before, made.system, made.pairing, made.steps)
        seconds.append(time.perf_counter() - begun)
    goal = EXPLAINED if players <= 200 else None
    work = f"explain, {players} players, {system} {edition}, slowest of {ROUNDS} rounds"
    return _line(work, max(seconds), goal)


def _timed(work: str, done: Callable[[], object]) -> Measured:
    begun = time.perf_counter()
    done()
    return _line(work, time.perf_counter() - begun, None)


def _line(work: str, seconds: float, goal: float | None) -> Measured:
    holds = "" if goal is None else "yes" if seconds <= goal else "**no**"
    return Measured(work, "" if goal is None else f"{goal:,.0f} s", f"{seconds:.2f} s", holds)
