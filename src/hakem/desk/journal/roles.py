"""Who may do what at the desk of an event: roles, persons, and the one table of roles and actions.

The desk asks :func:`may` before it decides anything (:func:`may_take_back` before an
undo), and :func:`may_read` before it shows anything; whoever stands in front of it (a command, a page, another program)
asks nobody. What is not granted is refused: an action, a role or a thing that has
no line in the tables can be done and read by nobody.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from hakem.errors import HakemError, RequestError
from hakem.i18n import Message, TeamRef
from hakem.values import OneOf, dataclass

Boards = tuple[tuple[int, int], ...]
"""Boards as ranges of numbers, first and last, in order and apart from each other."""


class Role(OneOf):
    """What somebody is at an event."""

    ORGANISER = "organiser"
    CHIEF_ARBITER = "chief-arbiter"
    ARBITER = "arbiter"
    HELPER = "helper"
    READER = "reader"


class Grant(OneOf):
    """How far a role may do something."""

    ALWAYS = "yes"
    NOT_OLD = "no old round"
    GIVEN_BOARDS = "given boards"
    OWN_TEAM = "own team"
    PUBLISHED = "published"
    NEVER = "–"


@dataclass(frozen=True, slots=True)
class Person:
    """Who asks. A helper has a round and boards, nobody else does; a captain is a helper who has a ``team`` too.

    ``last_round`` is the last one of a code that is for several rounds.
    """

    name: str
    role: Role
    round: int = 0
    boards: Boards = ()
    team: int = 0
    last_round: int = 0

    @property
    def goes_on(self) -> bool:
        """Whether the code is for several rounds: each of them is seen when it is published."""
        return self.last_round > self.round

    def has_round(self, number: int) -> bool:
        """Whether the code is for that round."""
        return self.round <= number <= max(self.round, self.last_round)

    def round_at(self, current: int) -> int:
        """The round of the code that is worked on while that one is played or prepared."""
        return max(self.round, min(current, self.last_round))


class Forbidden(HakemError):  # noqa: N818 - it reads as what it says
    """What somebody asked for is not for them."""


_ALWAYS, _NOT_OLD, _BOARDS, _OWN_TEAM, _PUBLISHED, _NEVER = Grant


def _roles(chief: Grant, arbiter: Grant, helper: Grant = _NEVER, reader: Grant = _NEVER) -> Mapping[Role, Grant]:
    """One line of a table; the organiser may do everything."""
    return MappingProxyType(dict(zip(Role, (_ALWAYS, chief, arbiter, helper, reader), strict=True)))


_ORGANISER = _roles(_NEVER, _NEVER)
_CHIEF = _roles(_ALWAYS, _NEVER)
_ARBITER = _roles(_ALWAYS, _ALWAYS)
_NO_OLD_ROUND = _roles(_ALWAYS, _NOT_OLD)
_IF_PUBLISHED = _roles(_ALWAYS, _ALWAYS, _PUBLISHED, _PUBLISHED)

ACTIONS: Mapping[str, Mapping[Role, Grant]] = MappingProxyType(
    {
        "create": _ORGANISER,
        "change-event": _CHIEF,
        "add-player": _ARBITER,
        "add-players": _ARBITER,
        "change-player": _ARBITER,
        "remove-player": _ARBITER,
        "check-in": _ARBITER,
        "number": _ARBITER,
        "draw": _ARBITER,
        "add-team": _ARBITER,
        "change-team": _ARBITER,
        "remove-team": _ARBITER,
        "number-teams": _ARBITER,
        "line-up-rules": _CHIEF,
        "line-up": _roles(_ALWAYS, _NOT_OLD, _OWN_TEAM),
        "bye": _NO_OLD_ROUND,
        "no-bye": _NO_OLD_ROUND,
        "withdraw": _NO_OLD_ROUND,
        "return": _NO_OLD_ROUND,
        "prohibit": _ARBITER,
        "allow": _ARBITER,
        "pair": _NO_OLD_ROUND,
        "pair-by-hand": _NO_OLD_ROUND,
        "unpair": _NO_OLD_ROUND,
        "publish": _NO_OLD_ROUND,
        "unpublish": _NO_OLD_ROUND,
        "result": _roles(_ALWAYS, _NOT_OLD, _BOARDS),
        "match": _roles(_ALWAYS, _NOT_OLD, _BOARDS),
        "forfeit-match": _NO_OLD_ROUND,
        "postpone": _NO_OLD_ROUND,
        "penalty": _CHIEF,
        "game": _NO_OLD_ROUND,
        "close": _NO_OLD_ROUND,
        "reopen": _CHIEF,
        "play-off": _ARBITER,
        "prizes": _CHIEF,
        "finish": _CHIEF,
        "undo": _NO_OLD_ROUND,
        "redo": _NO_OLD_ROUND,
        "note": _ARBITER,
        "branch": _ARBITER,
    }
)
"""Every action with what each role may do of it.

A closed round is opened again by the chief arbiter alone: it is an old one, whichever came after it.
"""

THINGS: Mapping[str, Mapping[Role, Grant]] = MappingProxyType(
    {
        "status": _IF_PUBLISHED,
        "players": _IF_PUBLISHED,
        "round": _roles(_ALWAYS, _ALWAYS, _BOARDS, _PUBLISHED),
        "standings": _IF_PUBLISHED,
        "crosstable": _IF_PUBLISHED,
        "card": _IF_PUBLISHED,
        "documents": _IF_PUBLISHED,
        "export": _ARBITER,
        "journal": _ARBITER,
        "helper-codes": _ARBITER,
        "screens": _ARBITER,
        "identity-numbers": _CHIEF,
        "accounts": _ORGANISER,
    }
)
"""Everything that can be read, with what each role may see of it; who may see one of the last four may change it."""


def may(
    person: Person,
    action: str,
    *,
    round: int | None = None,
    current: int | None = None,
    board: int | None = None,
    change: tuple[str, str] | None = None,
) -> Message | None:
    """Why this person may not do this, or None if they may.

    ``round`` is the earliest round that the action touches, None if it touches
    none: of an undo the earliest of everything that it takes back, the closing of a
    round included. ``current`` is the round that is being played or prepared: the
    last that is paired, or the one behind it when that one is closed. ``board``
    and ``change``, the result that stands and the one that is asked for, both as
    they are stored, are needed of helpers: what is not told is refused to them. Whose
    line-up it is, :func:`other_team` asks.
    """
    grant = ACTIONS.get(action, {}).get(person.role, Grant.NEVER)
    if grant is Grant.ALWAYS:
        return None
    if grant is Grant.NOT_OLD:
        return _old(person, round, current)
    if grant is Grant.GIVEN_BOARDS:
        return _elsewhere(person, round, current, board) or _clearing(board, change)
    if grant is Grant.OWN_TEAM and person.team:
        return _over(person, round, current)
    return Message("access.not-for-role", {"role": role_name(person.role), "action": action})


def may_take_back(
    person: Person, action: str, taken: Iterable[tuple[str, int | None]], *, current: int | None = None
) -> Message | None:
    """Why this person may not undo or redo this, or None if they may.

    ``taken`` are the entries that would go or come back: the action of each, and the
    earliest round that it touches. Who may not do something may not take it back either.
    """
    entries = tuple(taken)
    refusals = (may(person, action, round=touched, current=current) for touched in [None, *(r for _, r in entries)])
    own = (may(person, done, round=touched, current=current) for done, touched in entries)
    return next((refusal for refusal in (*refusals, *own) if refusal is not None), None)


def may_read(person: Person, thing: str, *, published: bool = False, round: int | None = None) -> Message | None:
    """Why this person may not see this, or None if they may.

    ``published`` says that this very thing is out already: the round, or the standings after a round that is.
    A helper sees the round that the code is for in any case. A captain does not, as the opponent's line-up is in it;
    nor does a helper whose code is for several rounds.
    """
    grant = THINGS.get(thing, {}).get(person.role, Grant.NEVER)
    if grant is Grant.ALWAYS or (published and grant in (Grant.PUBLISHED, Grant.GIVEN_BOARDS)):
        return None
    waits = person.team or person.goes_on
    if grant is Grant.GIVEN_BOARDS and round is not None and person.has_round(round) and not waits:
        return None
    if grant is Grant.NEVER:
        return Message("access.not-to-read", {"role": role_name(person.role), "thing": thing})
    return Message("access.not-published")


def _old(person: Person, round: int | None, current: int | None) -> Message | None:
    if round is None or current is None or round >= current:
        return None
    return Message("access.old-round", {"role": role_name(person.role), "round": round, "current": current})


def _elsewhere(person: Person, round: int | None, current: int | None, board: int | None) -> Message | None:
    """A helper has a round, or several, and boards; the round has to be the current one."""
    if round is None or not person.has_round(round) or round != current:
        return _other_round(person, current)
    if person.team and not person.boards:
        return Message("access.not-published")
    if board is None or not has_board(person.boards, board):
        return Message("access.other-board", {"boards": boards_text(person.boards)})
    return None


def _over(person: Person, round: int | None, current: int | None) -> Message | None:
    """A captain has a round, or several; it must not be over."""
    if round is not None and (not person.has_round(round) or (current is not None and round < current)):
        return _other_round(person, current)
    return None


def _other_round(person: Person, current: int | None) -> Message:
    return Message("access.other-round", {"round": person.round_at(current or 0)})


def other_team(person: Person, team: int) -> Message | None:
    """Why this person, a captain with a code, hands in no line-up of that team; None for the own one and for others."""
    if not person.team or team == person.team:
        return None
    return Message("access.other-team", {"team": TeamRef(person.team)})


def _clearing(board: int | None, change: tuple[str, str] | None) -> Message | None:
    """A helper reports results: another one than stands becomes a dispute, but none is taken back."""
    stands, asked = change if change is not None else ("?", "")
    if asked or not stands:
        return None
    return Message("access.clearing", {"board": board or 0, "stands": stands})


def role_name(role: Role) -> Message:
    """What the role is called."""
    return Message(f"access.role.{role.value}")


def role_of(text: str) -> Role:
    """The role of that name."""
    try:
        return Role(text)
    except ValueError:
        known = tuple(role.value for role in Role)
        raise RequestError(Message("access.unknown-role", {"name": text, "known": known})) from None


_RANGE = re.compile(r"\s*([0-9]{1,4})\s*(?:[-–]\s*([0-9]{1,4})\s*)?")


def boards_of(text: str) -> Boards:
    """The boards that a text names, neighbours put together.

    >>> boards_of("7, 1-3, 4-5")
    ((1, 5), (7, 7))
    """
    ranges: list[tuple[int, int]] = []
    for part in text[:10_000].split(","):
        found = _RANGE.fullmatch(part)
        first, last = (int(found[1]), int(found[2] or found[1])) if found else (0, 0)
        if not 1 <= first <= last:
            raise RequestError(Message("access.no-boards", {"text": text[:80]}))
        ranges.append((first, last))
    joined: list[tuple[int, int]] = []
    for first, last in sorted(ranges):
        if joined and first <= joined[-1][1] + 1:
            joined[-1] = (joined[-1][0], max(last, joined[-1][1]))
        else:
            joined.append((first, last))
    return tuple(joined)


def boards_text(boards: Boards) -> str:
    """The boards as :func:`boards_of` reads them.

    >>> boards_text(((1, 5), (7, 7)))
    '1-5, 7'
    """
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in boards)


def has_board(boards: Boards, board: int) -> bool:
    """Whether the board is one of them."""
    return any(first <= board <= last for first, last in boards)
