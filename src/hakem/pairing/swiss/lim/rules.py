"""The two editions of the Lim system as values: their facts, what differs between them, where everything is written."""

from __future__ import annotations

import enum
from collections.abc import Callable

from hakem.facts.acceleration import BAKU_BY_WINS, BAKU_LITERAL, VirtualRules
from hakem.facts.bye_bars import ByeBar, full_point_without_playing, scored_without_a_game
from hakem.facts.card import Entry
from hakem.facts.floats import moved_towards_the_median
from hakem.facts.initial_order import TITLE_ORDER
from hakem.facts.list_order import rating_or_zero
from hakem.model import ByeKind, Player, PointSystem
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import LIM_2009, LIM_2026, Edition
from hakem.values import dataclass


class Direction(enum.Enum):
    """The way from an end of the table to the median, in which groups are paired and players float."""

    DOWN = "down"
    UP = "up"


LowestFirst = Callable[[Direction, Direction], bool]
"""Whether a floater is offered the lowest numbers first, by the direction of pairing and that of the floater."""

OrderByRating = Callable[[Player], tuple[int, ...]]
"""Where a player stands in the order by rating: the smaller, the lower."""


def by_direction_of_pairing(pairing: Direction, floater: Direction) -> bool:
    """Pairing upward everybody is offered the lowest first (2009 4.8, 2026 3.8); the median is paired downward."""
    return pairing is Direction.UP


def by_direction_of_floater(pairing: Direction, floater: Direction) -> bool:
    """Whoever floated up is offered the lowest first, in the median, too, as the handbook's example has it."""
    return floater is Direction.UP


def by_rating_title_and_local_rating(player: Player) -> tuple[int, ...]:
    """The order of the list of players (2009 1): rating, of equals and of those without one title, local rating."""
    title = 0 if player.title is None else len(TITLE_ORDER) - TITLE_ORDER.index(player.title)
    return player.rating or 0, title, player.national_rating or 0


def by_rating(player: Player) -> tuple[int, ...]:
    """The rating alone (2026 7.1)."""
    return (rating_or_zero(player),)


def pairing_allocated_bye(entry: Entry, points: PointSystem) -> bool:
    """The bye counts as a float, as the handbook's example has it."""
    return entry.bye is ByeKind.PAIRING_ALLOCATED


def nothing_without_a_game(entry: Entry, points: PointSystem) -> bool:
    """Whoever was not paired was not moved to another group (2009 4.1, 2026 2.3)."""
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
    """One edition, and what it leaves to the event or leaves unsaid.

    ``bye_standing`` is the order by rating of which the last has the bye of the
    first round; ``bye_is_float`` and ``forfeit_is_float`` say that the bye, and
    being moved to another group for a game that did not take place, count as a
    float in the round after it. ``maxi`` restricts exchanges and floaters chosen
    for colours to players at most 100 rating points apart; None: the event does
    not say, which means no. ``exchanges_in_turn``: exchanges look after the
    colours of one player after the other instead of the whole group.
    ``breaks_first_made``: of the group below a locked median the pair is broken
    that was made first instead of the nearest one.
    """

    edition: Edition
    bars_the_bye: ByeBar
    virtual: VirtualRules
    bye_standing: OrderByRating
    bye_is_float: bool
    colours: LimColours
    absolute: AbsoluteArticles
    articles: LimArticles
    forfeit_is_float: bool = True
    lowest_first: LowestFirst = by_direction_of_pairing
    exchanges_in_turn: bool = False
    breaks_first_made: bool = False
    maxi: bool | None = None

    @property
    def facts(self) -> FieldRules:
        """What counts as a float, and who may have the bye."""
        return FieldRules(
            pairing_allocated_bye if self.bye_is_float else nothing_without_a_game,
            self.bars_the_bye,
            self.virtual,
            exempts_topscorers=False,
            half_is_enough=True,
            paired_float=moved_towards_the_median,
            forfeits_float=self.forfeit_is_float,
        )


LIM_RULES_2009 = LimRules(
    edition=LIM_2009,
    bars_the_bye=scored_without_a_game,
    virtual=BAKU_LITERAL.scores,
    bye_standing=by_rating_title_and_local_rating,
    bye_is_float=True,
    lowest_first=by_direction_of_floater,
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
    bye_standing=by_rating,
    bye_is_float=False,
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
