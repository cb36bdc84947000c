"""The two editions of the Lim system as values: their facts, what differs between them, where everything is written."""

from __future__ import annotations

import enum
from collections.abc import Callable

from hakem.facts.acceleration import BAKU_BY_WINS, BAKU_LITERAL, VirtualRules
from hakem.facts.bye_bars import ByeBar, bye_or_forfeit_win, full_point_without_playing
from hakem.facts.card import Entry
from hakem.facts.colours import ColourRecord, Urgency
from hakem.model import ByeKind, Colour, PointSystem
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import LIM_2009, LIM_2026, Edition
from hakem.values import dataclass


class Direction(enum.Enum):
    """The way from an end of the table to the median, in which groups are paired and players float."""

    DOWN = "down"
    UP = "up"


DueColour = Callable[[ColourRecord, int], Colour | None]
"""The colour a player is due in the round of that number; None for somebody who has not played."""

LowestFirst = Callable[[Direction, Direction], bool]
"""Whether a floater is offered the lowest residents first, by the direction of pairing and that of the floater."""


def colour_preferred(record: ColourRecord, round_no: int) -> Colour | None:
    """In every round the colour that balances, and with equal numbers the one not had last (2009 6.1, 6.5, 6.6)."""
    return record.preference.colour


def colour_alternating_in_odd_rounds(record: ColourRecord, round_no: int) -> Colour | None:
    """In odd rounds the colour not had last unless the limits forbid it, in even rounds the one that balances."""
    if round_no % 2 == 0 or not record.history or record.preference.urgency is Urgency.ABSOLUTE:
        return record.preference.colour
    return record.history[-1].other


def by_direction_of_pairing(pairing: Direction, floater: Direction) -> bool:
    """Pairing upward everybody is offered the lowest first (2009 4.8); the median is paired downward."""
    return pairing is Direction.UP


def by_direction_of_floater(pairing: Direction, floater: Direction) -> bool:
    """Whoever floated up is offered the lowest first (2026 3.8), in the median, too."""
    return floater is Direction.UP


def pairing_allocated_bye(entry: Entry, points: PointSystem) -> bool:
    """The bye that the pairing gave counts as a float."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED


def nothing_without_a_game(entry: Entry, points: PointSystem) -> bool:
    """Only games make a float."""
    return False


@dataclass(frozen=True, slots=True)
class LimArticles:
    """Where an edition writes the steps of its procedure.

    ``evening`` is the choice of a floater with a view to colours, ``last`` and
    ``first`` that by rank (downward and upward), ``meeting`` the opponent of a
    floater, ``going_on`` the floater without one.
    """

    order: str
    leaving: str
    halves: str
    locked: str
    evening: str
    evening_maxi: str
    last: str
    first: str
    going_on: str
    down_first: str
    up_first: str
    meeting: str
    types: str
    again: str
    scrutiny: str
    exchange: str
    next_exchange: str
    needed: str
    colours: str
    maxi: str
    last_round: str
    first_bye: str


@dataclass(frozen=True, slots=True)
class LimColours(ColourArticles):
    """Where an edition writes who of two has which colour; what they need counts apart in odd and in even rounds."""

    lower: str = ""
    odd_rounds: str = ""
    even_rounds: str = ""


@dataclass(frozen=True, slots=True)
class LimRules:
    """One edition, and the two things that it leaves to the event.

    ``maxi`` restricts exchanges and floaters chosen for colours to players at
    most 100 rating points apart; ``bye_is_float`` says that the bye counts as a
    float in the round after it.
    """

    edition: Edition
    bars_the_bye: ByeBar
    virtual: VirtualRules
    due: DueColour
    lowest_first: LowestFirst
    colours: LimColours
    absolute: AbsoluteArticles
    articles: LimArticles
    maxi: bool = False
    bye_is_float: bool = True

    @property
    def facts(self) -> FieldRules:
        """What counts as a float, and who may have the bye."""
        unplayed = pairing_allocated_bye if self.bye_is_float else nothing_without_a_game
        return FieldRules(unplayed, self.bars_the_bye, self.virtual, exempts_topscorers=False)


LIM_RULES_2009 = LimRules(
    edition=LIM_2009,
    bars_the_bye=bye_or_forfeit_win,
    virtual=BAKU_LITERAL.scores,
    due=colour_preferred,
    lowest_first=by_direction_of_pairing,
    colours=LimColours(
        both="6.2",
        stronger="6.3",
        alternate="6.4",
        higher="6.4 upper",
        lower="6.4 lower",
        further=(("6.4 lower", "lower"),),
        number="B.1.2",
        odd_rounds="6.5",
        even_rounds="6.6",
    ),
    absolute=AbsoluteArticles(rematch="3.1", bye="2.2", colours="6.1", completion="3.6", lowest_bye="2.1"),
    articles=LimArticles(
        order="3.2",
        leaving="3.3",
        halves="3.4",
        locked="3.6",
        evening="4.2",
        evening_maxi="4.2",
        last="4.3",
        first="4.4",
        going_on="4.5",
        down_first="4.6",
        up_first="4.7",
        meeting="4.8",
        types="4.9",
        again="4.10",
        scrutiny="5.1",
        exchange="5.2",
        next_exchange="5.3",
        needed="5.4",
        colours="6.2",
        maxi="6.7",
        last_round="7",
        first_bye="B.1.1",
    ),
)

LIM_RULES_2026 = LimRules(
    edition=LIM_2026,
    bars_the_bye=full_point_without_playing,
    virtual=BAKU_BY_WINS.scores,
    due=colour_alternating_in_odd_rounds,
    lowest_first=by_direction_of_floater,
    colours=LimColours(
        both="5.2",
        stronger="5.3",
        alternate="5.4",
        higher="5.4 upper",
        lower="5.4 lower",
        further=(("5.4 lower", "lower"),),
        number="7.2",
        odd_rounds="5.5",
        even_rounds="5.6",
    ),
    absolute=AbsoluteArticles(rematch="2.1", bye="1.1", colours="5.1", completion="2.6", lowest_bye="1.1"),
    articles=LimArticles(
        order="2.2",
        leaving="2.3",
        halves="2.4",
        locked="2.6",
        evening="3.2.2",
        evening_maxi="3.2.3",
        last="3.2.4",
        first="3.2.4",
        going_on="3.5",
        down_first="3.6",
        up_first="3.7",
        meeting="3.8",
        types="3.9",
        again="3.10",
        scrutiny="4.1",
        exchange="4.2",
        next_exchange="4.3",
        needed="4.4",
        colours="5.2",
        maxi="5.7",
        last_round="6",
        first_bye="7.1",
    ),
)
