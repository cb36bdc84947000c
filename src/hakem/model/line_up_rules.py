"""What the regulations of an event ask of the line-ups of its teams: order, reserves, special boards, how many of whom.

These are rules of an event and not of FIDE, so each of them is a value, and an
event that says nothing has the usual ones: members sit in the order of their
list, and an empty board is the last. Whether a line-up keeps to them is found
out in ``facts``.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Iterator

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model.player import Sex
from hakem.model.problem import About, Part, Problem
from hakem.values import dataclass

MOST_BOARDS = 99
"""No match has more boards, and no list of rules names a later one."""


class LineUpOrder(enum.Enum):
    """Whether members sit in the order of the list of their team, or as the captain likes."""

    LIST = "list"
    FREE = "free"


@dataclass(frozen=True, slots=True)
class PlayerCondition:
    """What a player has to be; what is not said is not asked for, and what is not known of a player is not met.

    ``under`` is an age that is not reached before the year of the event begins: U16 of
    2026 is born in 2010 or later. ``foreign_to`` is met by players of every other federation.
    ``rating_from`` and ``rating_to`` are about the FIDE rating, else the national one; nobody
    without a rating is below any.
    """

    name: str = ""
    sex: Sex | None = None
    under: int | None = None
    born_from: int | None = None
    born_to: int | None = None
    rating_from: int | None = None
    rating_to: int | None = None
    federations: tuple[str, ...] = ()
    foreign_to: str = ""
    untitled: bool = False


@dataclass(frozen=True, slots=True)
class SpecialBoard:
    """A board at which not everybody may sit."""

    board: int
    condition: PlayerCondition


@dataclass(frozen=True, slots=True)
class Quota:
    """How many of a kind a line-up must have at least, and may have at most (None: as many as it likes)."""

    condition: PlayerCondition
    least: int = 0
    most: int | None = None


@dataclass(frozen=True, slots=True)
class LineUpRules:
    """The rules of line-ups.

    ``may_move`` is how many places a player may sit above or below the place in the
    list, ``members`` how many a team may have, ``least`` how many have to sit
    for a match to be played. ``gaps`` allows an empty board before one at which somebody
    sits. ``source`` says where all of it is written.
    """

    order: LineUpOrder = LineUpOrder.LIST
    may_move: int | None = None
    members: int | None = None
    least: int = 0
    gaps: bool = False
    special: tuple[SpecialBoard, ...] = ()
    quotas: tuple[Quota, ...] = ()
    source: str = ""

    def condition_of(self, board: int) -> PlayerCondition | None:
        """What a board asks of who sits there, from 1; None where everybody may."""
        return next((each.condition for each in self.special if each.board == board), None)


NO_LINE_UP_RULES = LineUpRules()


def line_up_rule_problems(rules: LineUpRules) -> Iterator[Problem]:
    """What is wrong with rules of line-ups: boards that are none or named twice, numbers that run backwards."""
    here = About(Part.TEAM_PLAY, field="line_up_rules")
    for board, count in Counter(each.board for each in rules.special).items():
        data: dict[str, Datum] = {"board": board}
        if not 1 <= board <= MOST_BOARDS:
            yield Problem(Message("model.line-up-board", {**data, "most": MOST_BOARDS}), here)
        elif count > 1:
            yield Problem(Message("model.line-up-board-twice", data), here)
    numbers = (rules.may_move, rules.members, rules.least)
    if any(number is not None and number < 0 for number in numbers):
        yield Problem(Message("model.line-up-numbers"), here)
    for quota in rules.quotas:
        if quota.least < 0 or (quota.most is not None and quota.most < quota.least):
            yield Problem(Message("model.line-up-quota", {"least": quota.least, "most": quota.most or 0}), here)
    conditions = (*(each.condition for each in rules.special), *(quota.condition for quota in rules.quotas))
    for each in conditions:
        ranges = ((each.born_from, each.born_to), (each.rating_from, each.rating_to))
        if any(first is not None and last is not None and first > last for first, last in ranges):
            yield Problem(Message("model.line-up-range"), here)
