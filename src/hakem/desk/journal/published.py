"""An event as those see it who may see what is published, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol, TypeVar

from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.facts.rewind import after_round
from hakem.values import replace


class _OfRound(Protocol):
    """Something that belongs to a round."""

    @property
    def round_no(self) -> int:
        """Which one."""
        ...


R = TypeVar("R", bound=_OfRound)


def rounds_out(desk: Desk) -> int:
    """So many rounds are published, the first one and those that follow it without a gap."""
    last = 0
    while last + 1 in desk.published and last < desk.round_no:
        last += 1
    return last


def as_published(desk: Desk, also: int = 0) -> Desk:
    """The event up to the last published round, without what is the arbiters' own business.

    Left out are later rounds with everything that follows from them, who is away
    next time, who is kept apart, who has checked in, and remarks. ``also`` is a round
    that is shown although it is not published yet: a helper has its code.
    """
    last = max(rounds_out(desk), min(also, desk.round_no))
    t = after_round(desk.tournament, last)
    whole = last == desk.round_no
    shown = replace(
        t,
        absences=tuple(each for each in t.absences if each.round_no <= last),
        prohibited=(),
        external=t.external if whole else (),
    )
    return replace(
        desk,
        tournament=shown,
        published=_until(desk.published, last),
        closed=_until(desk.closed, last),
        adjourned=_of_rounds(desk.adjourned, last),
        presence=(),
        weak=(),
        rating_only=_of_rounds(desk.rating_only, last),
        remarks=(),
        play_offs=desk.play_offs if whole else (),
        game_details=_of_rounds(desk.game_details, last),
        departures=_of_rounds(desk.departures, last),
        finished=desk.finished and whole,
    )


def _until(rounds: Iterable[int], last: int) -> tuple[int, ...]:
    return tuple(number for number in rounds if number <= last)


def _of_rounds(those: Iterable[R], last: int) -> tuple[R, ...]:
    return tuple(each for each in those if each.round_no <= last)


def as_seen_by(person: Person, desk: Desk, thing: str = "") -> Desk:
    """The event as somebody may see it: arbiters all of it, others what is published.

    A helper sees the round of the code before it is published, where rounds are
    shown; what follows from it, standings and tables, waits.
    """
    if person.role not in (Role.READER, Role.HELPER):
        return desk
    helps = person.role is Role.HELPER and thing in ("", "round")
    return as_published(desk, person.round if helps else 0)
