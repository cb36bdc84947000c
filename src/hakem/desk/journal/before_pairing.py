"""What an arbiter looks at before the next round is paired: who is not there, what is open, who would have the bye."""

from __future__ import annotations

from collections.abc import Collection

from hakem.desk.journal.absences import NOBODY, Absences, absences, checks_in
from hakem.desk.journal.actions import RoundAsked
from hakem.desk.journal.asking import ActionAsked, Warned
from hakem.desk.journal.reasons import bye_reasons
from hakem.desk.journal.round_actions import pair
from hakem.desk.journal.state import BoardAt, Desk
from hakem.errors import HakemError
from hakem.explain import Step
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.model import Absence, ByeKind, Player, PlayerId, Tournament
from hakem.values import dataclass

_UNSAID = frozenset({"colour-drawn"})
"""Warnings of the trial that are about the trial alone: the lot is drawn when the round is paired."""


@dataclass(frozen=True, slots=True)
class Trial:
    """The next round as it would be: how many boards, who has the bye and why, and what would have to be read.

    ``refused`` says why there would be none.
    """

    boards: int = 0
    byes: tuple[PlayerId, ...] = ()
    why: tuple[Step, ...] = ()
    warnings: tuple[Warned, ...] = ()
    refused: Message | None = None


@dataclass(frozen=True, slots=True)
class BeforePairing:
    """The state of an event before its next round.

    ``stayed_away`` did not come to the board in the last round;
    ``absent`` were not there at the check-in, ``unseen`` were not looked for
    although others were; ``byes`` were asked for; ``gone`` have withdrawn,
    ``late`` play their first round; ``teamless`` are in no team where teams
    are paired, and play for nobody.
    """

    round_no: int
    playing: int
    open_boards: tuple[BoardAt, ...] = ()
    adjourned: tuple[BoardAt, ...] = ()
    absent: tuple[PlayerId, ...] = ()
    unseen: tuple[PlayerId, ...] = ()
    byes: tuple[Absence, ...] = ()
    gone: tuple[PlayerId, ...] = ()
    late: tuple[PlayerId, ...] = ()
    teamless: tuple[PlayerId, ...] = ()
    stayed_away: Absences = NOBODY


def before_pairing(desk: Desk) -> BeforePairing:
    """What is known before the next round is paired."""
    t, number = desk.tournament, desk.tournament.next_round
    seen = {each.player: each.present for each in desk.presence}
    byes = tuple(a for a in t.absences if a.round_no == number)
    away = {a.player for a in byes}
    here = [p for p in t.players if p.takes_part_in(number) and p.id not in away]
    absent = tuple(p.id for p in here if seen.get(p.id) is False)
    return BeforePairing(
        number,
        len(here) - len(absent),
        tuple(BoardAt(n, board) for n in range(1, number) for board in desk.open_boards(n)),
        desk.adjourned,
        absent,
        tuple(p.id for p in here if p.id not in seen) if checks_in(desk) else (),
        byes,
        _gone(t, away),
        tuple(p.id for p in here if p.joined == number and t.rounds),
        _teamless(t, here),
        absences(desk),
    )


def _teamless(t: Tournament, here: Collection[Player]) -> tuple[PlayerId, ...]:
    seated = {member for team in t.teams for member in team.members}
    return tuple(p.id for p in here if p.id not in seated) if is_team_event(t) else ()


def _gone(t: Tournament, away: Collection[PlayerId]) -> tuple[PlayerId, ...]:
    left = (p for p in t.players if p.withdrawn_after is not None and p.withdrawn_after < t.next_round)
    return tuple(p.id for p in left if p.id not in away)


def trial(desk: Desk) -> Trial:
    """The next round on trial; nothing is kept of it, and its boards are not told before it is paired."""
    try:
        done = pair(desk, RoundAsked(), ActionAsked("pair"))
    except HakemError as exc:
        return Trial(refused=exc.message)
    t = done.desk.tournament
    rnd, number = t.rounds[-1], len(t.rounds)
    byes = tuple(bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
    why = tuple(step for player in byes for step in bye_reasons(t, number, player).headlines)
    warnings = tuple(each for each in done.warnings if each.code not in _UNSAID)
    return Trial(len(rnd.games), byes, why, warnings)
