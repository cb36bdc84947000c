"""Which questions are asked: those of a round step by step, or a mixture of all by the lots of a seed."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.desk.choosing import choose_system
from hakem.desk.learning.questions import KINDS, Quiz, QuizQuestion, questions_of
from hakem.errors import PairingError, RequestError
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing import system_info
from hakem.simulation.chance import Chance
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Settings

_PLAYERS = (13, 21)
_ROUNDS = 5
_FIRST_ASKED = 3
"""Before that round there is little to know of anybody."""


def quiz_of_seed(seed: str, count: int, system: str = "dutch") -> Quiz:
    """Questions about an event that belongs to the seed; an odd one, so that somebody has the bye."""
    info = system_info(system)
    if info.of_teams or not info.by_scores:
        raise RequestError(Message("learn.swiss", {"system": system}))
    players = Chance(seed, "learn", "players").between(*_PLAYERS) | 1
    t = simulate(Settings(players, _ROUNDS, seed, system, ratings=(1700, 2300))).tournament
    return quiz_of(t, seed, count)


def quiz_of(t: Tournament, seed: str, count: int) -> Quiz:
    """So many questions about the rounds of an event, as many of every kind as there can be, in the order of rounds."""
    asked = _all(t)
    if not asked:
        raise RequestError(Message("learn.nothing"))
    chance = Chance(seed, "learn", "questions")
    left = {kind: [each for each in asked if each.kind == kind] for kind in KINDS}
    chosen: list[QuizQuestion] = []
    while len(chosen) < count and any(left.values()):
        for kind in KINDS:
            if left[kind] and len(chosen) < count:
                chosen.append(left[kind].pop(chance.between(0, len(left[kind]) - 1)))
    return Quiz(t, tuple(sorted(chosen, key=lambda each: (each.round_no, KINDS.index(each.kind)))))


def _all(t: Tournament) -> Sequence[QuizQuestion]:
    _require_swiss(t)
    last = len(t.rounds)
    rounds = range(min(_FIRST_ASKED, last), last + 1) if last else range(1, 2)
    found: list[QuizQuestion] = []
    for round_no in rounds:
        try:
            found += questions_of(t, round_no)
        except PairingError:  # a round by hand that the rules do not have
            continue
    return found


def steps_of(t: Tournament, round_no: int) -> Quiz:
    """A round from its first bracket to its colours: every question of it that a step of the pairing answers."""
    _require_swiss(t)
    if not 1 <= round_no <= len(t.rounds) + 1:
        raise RequestError(Message("report.no-such-round", {"round": round_no, "last": len(t.rounds) + 1}))
    steps = [each for each in questions_of(t, round_no) if each.steps]
    return Quiz(t, tuple(sorted(steps, key=_place)))


def _place(question: QuizQuestion) -> tuple[int, int, int]:
    """Brackets from above, in each the halves before the pairs before the floaters; then the bye, then colours."""
    step = question.steps[0]
    late = {"bye": 1, "colour": 2}.get(question.kind, 0)
    score = -int(2 * (step.bracket or 0)) if not late else step.board or 0
    return late, score, KINDS.index(question.kind)


def _require_swiss(t: Tournament) -> None:
    system = choose_system(t).name
    if is_team_event(t) or not system_info(system).by_scores:
        raise RequestError(Message("learn.swiss", {"system": system}))
