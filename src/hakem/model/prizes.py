"""The list of prizes of an event: categories, what their places are worth, and how many prizes somebody may take.

Money is in the smallest coin, so that nothing is ever rounded by a computer's
fractions. What follows from the list, who gets what, is found out in ``desk``.
"""

from __future__ import annotations

import enum
from collections import Counter
from collections.abc import Collection, Iterator, Mapping

from hakem.i18n import Message
from hakem.model.ids import PlayerId
from hakem.model.player import Sex, Title
from hakem.model.points import ONE, ZERO, Points
from hakem.model.problem import About, Part, Problem
from hakem.values import dataclass, replace

MOST_CATEGORIES = 200
MOST_PRIZES = 1000
MOST_COINS = 10**13
"""A hundred billion of a currency with hundredths."""


class PrizeSharing(enum.Enum):
    """What becomes of the prizes of those who are tied."""

    TIE_BREAKS = "tie-breaks"
    EQUAL = "equal"
    HORT = "hort"


class PrizesEach(enum.Enum):
    """How many prizes somebody may take."""

    ALL = "all"
    BEST = "best"
    FIRST = "first"
    MAIN_AND_BEST = "main-and-best"


class BandRating(enum.Enum):
    """Which rating decides about a band."""

    EITHER = "either"
    FIDE = "fide"
    NATIONAL = "national"


class UnratedIn(enum.Enum):
    """Whether those without a rating belong to a category with a band, or nobody else does."""

    NO = "no"
    TOO = "too"
    ONLY = "only"


@dataclass(frozen=True, slots=True)
class Prize:
    """What a place is worth: money in the smallest coin, and a thing that cannot be divided."""

    coins: int = 0
    thing: str = ""


@dataclass(frozen=True, slots=True)
class PrizeCategory:
    """Prizes for the places among those who meet every condition; without conditions among everybody.

    ``currency`` is that of the list if it is empty; ``rate`` says what one of it is
    worth in that of the list, where somebody has to take the better prize. With
    fewer than ``least`` entitled to it the category is not given. ``teams`` and
    ``groups`` are named as the event has them; ``players`` is a list of its own, None
    where there is none: one that has become empty entitles nobody.
    """

    name: str
    prizes: tuple[Prize, ...] = ()
    sharing: PrizeSharing = PrizeSharing.TIE_BREAKS
    currency: str = ""
    rate: Points = ONE
    least: int = 0
    sex: Sex | None = None
    born_from: int | None = None
    born_to: int | None = None
    rating_from: int | None = None
    rating_to: int | None = None
    rating_of: BandRating = BandRating.EITHER
    unrated: UnratedIn = UnratedIn.NO
    titles: tuple[Title, ...] = ()
    clubs: tuple[str, ...] = ()
    federations: tuple[str, ...] = ()
    teams: tuple[str, ...] = ()
    groups: tuple[str, ...] = ()
    players: tuple[PlayerId, ...] | None = None

    @property
    def is_main(self) -> bool:
        """Whether everybody competes for it."""
        ranges = (self.born_from, self.born_to, self.rating_from, self.rating_to)
        lists = (self.titles, self.clubs, self.federations, self.teams, self.groups)
        free = self.sex is None and self.players is None and self.unrated is not UnratedIn.ONLY
        return free and all(each is None for each in ranges) and not any(lists)


class BoardPrizeOrder(enum.Enum):
    """What decides first about the prize of a board."""

    POINTS = "points"
    PERCENTAGE = "percentage"
    PERFORMANCE = "performance"


class BoardOf(enum.Enum):
    """On which board somebody counts: the one sat at most often, or the place in the list of the team."""

    PLAYED = "played"
    LISTED = "listed"


@dataclass(frozen=True, slots=True)
class BoardPrizes:
    """How the best of every board are found where teams meet; ``least`` games are needed to have a place."""

    order: BoardPrizeOrder = BoardPrizeOrder.POINTS
    board: BoardOf = BoardOf.PLAYED
    least: int = 0


@dataclass(frozen=True, slots=True)
class PrizeList:
    """All prizes of an event, in the order in which they are announced.

    ``step`` is the smallest amount that is paid, in coins. ``withdrawn`` says that
    those who left may take prizes too; ``excluded`` take none. ``boards`` is about
    the best of every board of teams.
    """

    categories: tuple[PrizeCategory, ...] = ()
    each: PrizesEach = PrizesEach.BEST
    currency: str = ""
    step: int = 1
    withdrawn: bool = False
    excluded: tuple[PlayerId, ...] = ()
    boards: BoardPrizes = BoardPrizes()

    def without(self, players: Collection[PlayerId]) -> PrizeList:
        """The list in which these players are not named."""
        return self._named(dict.fromkeys(players))

    def with_ids(self, new_id: Mapping[PlayerId, PlayerId]) -> PrizeList:
        """The list with other ids of players."""
        return self._named(new_id)

    def _named(self, new_id: Mapping[PlayerId, PlayerId | None]) -> PrizeList:
        def named(players: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
            return tuple(now for p in players if (now := new_id.get(p, p)) is not None)

        categories = tuple(
            each if each.players is None else replace(each, players=named(each.players)) for each in self.categories
        )
        return replace(self, categories=categories, excluded=named(self.excluded))


NO_PRIZES = PrizeList()


def prize_problems(prizes: PrizeList, known: Collection[PlayerId]) -> Iterator[Problem]:
    """What is wrong with a list of prizes: strangers in it, amounts that cannot be, names that are no names."""
    here = About(Part.PRIZES)
    if not 1 <= prizes.step <= MOST_COINS:
        yield Problem(Message("model.prize-step"), here)
    if len(prizes.categories) > MOST_CATEGORIES:
        yield Problem(Message("model.prize-categories", {"most": MOST_CATEGORIES}), here)
    if prizes.boards.least < 0:
        yield Problem(Message("model.board-games"), here)
    for name, count in Counter(each.name.strip() for each in prizes.categories).items():
        if not name or count > 1:
            key = "model.prize-name-twice" if name else "model.prize-nameless"
            yield Problem(Message(key, {"category": name}), here)
    named = {p for each in prizes.categories for p in each.players or ()} | set(prizes.excluded)
    for player in sorted(named - set(known)):
        yield Problem(Message("model.unknown-named", {"player": player}), replace(here, player=player))
    for category in prizes.categories:
        yield from _category(category, here)


def _category(category: PrizeCategory, here: About) -> Iterator[Problem]:
    name = category.name
    if len(category.prizes) > MOST_PRIZES:
        yield Problem(Message("model.prize-places", {"category": name, "most": MOST_PRIZES}), here)
    before = MOST_COINS
    for place, prize in enumerate(category.prizes, start=1):
        if not 0 <= prize.coins <= before:
            key = "model.prize-amount" if before == MOST_COINS or prize.coins < 0 else "model.prize-grows"
            yield Problem(Message(key, {"category": name, "place": place}), here)
            break
        before = prize.coins
    if category.rate <= ZERO or category.least < 0:
        yield Problem(Message("model.prize-figures", {"category": name}), here)
    for first, last in ((category.born_from, category.born_to), (category.rating_from, category.rating_to)):
        if first is not None and last is not None and first > last:
            yield Problem(Message("model.prize-range", {"category": name}), here)
