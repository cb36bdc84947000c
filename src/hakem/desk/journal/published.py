"""An event as those see it who may see what is published, and nothing else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Protocol, TypeVar

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.facts.rewind import after_round
from hakem.tiebreaks import OTHER
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


_ALWAYS_SEEN = frozenset({"publish", "unpublish", "finish", "undo", "redo"})


def changed_at(entries: Sequence[JournalEntry], desk: Desk) -> str:
    """When what is published was changed last, as entries have it; "" if nothing is.

    What happens in a round that is not out does not count: nobody learns from it that somebody is pairing.
    """
    last = rounds_out(desk)
    for entry in reversed(entries if last else ()):
        number = entry.data.get("round")
        if entry.action in _ALWAYS_SEEN or (isinstance(number, int) and number <= last):
            return entry.draft.at
    return ""


def as_published(desk: Desk, also: int = 0) -> Desk:
    """The event up to the last published round, without what is the arbiters' own business.

    Left out are later rounds with everything that follows from them, line-ups for them, who disagrees, who is away
    next time, who is kept apart, who has checked in, and remarks. ``also`` is a round
    that is shown although it is not published yet, with what is disputed in it: a helper has its code.
    """
    last = max(rounds_out(desk), min(also, desk.round_no))
    t = after_round(desk.tournament, last)
    whole = last == desk.round_no
    gone = () if whole else tuple(f"{OTHER}{values.name}".upper() for values in t.external)
    shown = replace(
        t,
        rules=replace(t.rules, tie_breaks=tuple(code for code in t.rules.tie_breaks if code.upper() not in gone)),
        absences=tuple(each for each in t.absences if each.round_no <= last),
        prohibited=(),
        team_play=replace(t.team_play, line_ups=_of_rounds(t.team_play.line_ups, last)),
        external=t.external if whole else (),
    )
    return replace(
        desk,
        tournament=shown,
        published=_until(desk.published, last),
        closed=_until(desk.closed, last),
        adjourned=_of_rounds(desk.adjourned, last),
        disputes=tuple(each for each in desk.disputes if each.round_no == also),
        beside=tuple(each for each in desk.beside if each.round_no == also),
        presence=(),
        weak=(),
        rating_only=_of_rounds(desk.rating_only, last),
        remarks=(),
        play_offs=desk.play_offs if whole else (),
        game_details=_of_rounds(desk.game_details, last),
        departures=_of_rounds(desk.departures, last),
        postponed=_of_rounds(desk.postponed, last),
        finished=desk.finished and whole,
    )


def _until(rounds: Iterable[int], last: int) -> tuple[int, ...]:
    return tuple(number for number in rounds if number <= last)


def _of_rounds(those: Iterable[R], last: int) -> tuple[R, ...]:
    return tuple(each for each in those if each.round_no <= last)


def as_seen_by(person: Person, desk: Desk, thing: str = "") -> Desk:
    """The event as somebody may see it: arbiters all of it, others what is published.

    A helper sees the round of the code before it is published, where rounds are
    shown; what follows from it, standings and tables, waits. A captain waits for the
    round too: line-ups of others are in it. So does a code for several rounds: phones
    go on to the next one when it is published.
    """
    if person.role not in (Role.READER, Role.HELPER):
        return desk
    helps = person.role is Role.HELPER and thing in ("", "round")
    number = person.round_at(desk.round_in_hand)
    helps = helps and (not (person.team or person.goes_on) or number in desk.published)
    return as_published(desk, number if helps else 0)
