"""Who gets which prize of a list, exact to the coin: a pure function of the standings and the list.

One definition serves every way of sharing. Those who stand together after the
tie-breaks hold some places; those with equal points hold some more around them.
By tie-breaks everybody gets the mean of the first, shared equally the mean of the
second, by Hort half of each. What cannot be divided goes in steps of the list to
those who stand first in their tie, so that no coin is lost and nobody behind gets more.

Where somebody may take one prize, everybody chooses in the order of the standings,
each what is worth most to them at that moment (the earlier category if it is the same), and
leaves the other categories to those behind.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import groupby

from hakem.model import Player, Points, Prize, PrizeCategory, PrizeList, PrizesEach, PrizeSharing
from hakem.values import dataclass, field, replace

_HALF = Fraction(1, 2)


@dataclass(frozen=True, slots=True)
class Contender:
    """Somebody in the standings: the first of the places shared after the tie-breaks, and the score before them.

    ``team`` and ``group`` are what the event says beside a ``player``; a team that competes has no player.
    """

    id: int
    place: int
    score: Points
    name: str = ""
    player: Player | None = None
    team: str = ""
    group: str = ""


@dataclass(frozen=True, slots=True)
class PrizeShare:
    """What somebody gets in a category, and what it was reckoned from.

    ``first`` and ``last`` are the places shared in the category after the
    tie-breaks, ``of_place`` what they are worth; ``of_score`` what the places of
    all with the same points are worth, from place ``score_first`` on, shared by ``sharers``.
    ``exact`` is the share before it is paid in steps. ``by_list`` says that a thing went to
    whoever is named first, because nothing else parts them.
    """

    id: int
    first: int
    last: int
    exact: Fraction
    coins: int
    thing: str
    of_place: tuple[int, ...]
    of_score: tuple[int, ...]
    score_first: int
    sharers: int
    by_list: bool = False

    @property
    def is_prize(self) -> bool:
        """Whether there is anything to hand over."""
        return bool(self.coins or self.thing)


@dataclass(frozen=True, slots=True)
class PrizeOffer:
    """What somebody could have had of a category when it was their turn."""

    category: str
    exact: Fraction
    thing: str


@dataclass(frozen=True, slots=True)
class CategoryAwards:
    """A category: how many are entitled to it, what everybody gets, who took another prize, what nobody takes.

    It is not ``given`` if too few are entitled to it. ``passed`` names those who
    would have stood among the winners, with the category in which they took their prize.
    """

    category: PrizeCategory
    currency: str
    entitled: int
    given: bool
    shares: tuple[PrizeShare, ...]
    passed: tuple[tuple[int, str], ...] = ()
    left: tuple[tuple[int, Prize], ...] = ()


@dataclass(frozen=True, slots=True)
class Fund:
    """The money of one currency: all of the list, what is paid, and what nobody can take."""

    currency: str
    whole: int
    paid: int

    @property
    def kept(self) -> int:
        """What stays with the organiser."""
        return self.whole - self.paid


@dataclass(frozen=True, slots=True)
class Awards:
    """All categories of a list; ``given_up`` says what somebody left to others, by id and category taken."""

    categories: tuple[CategoryAwards, ...]
    given_up: Mapping[tuple[int, str], tuple[PrizeOffer, ...]] = field(default_factory=dict, hash=False)

    @property
    def funds(self) -> tuple[Fund, ...]:
        """The money by currency, in the order of the list."""
        found: dict[str, Fund] = {}
        for each in self.categories:
            was = found.get(each.currency, Fund(each.currency, 0, 0))
            whole = was.whole + sum(prize.coins for prize in each.category.prizes)
            found[each.currency] = Fund(each.currency, whole, was.paid + sum(share.coins for share in each.shares))
        return tuple(found.values())


def awards(contenders: Sequence[Contender], prizes: PrizeList, entitled: Sequence[Sequence[Contender]]) -> Awards:
    """Who gets what. ``entitled`` are those who meet the conditions of each category, in the order of the standings."""
    races = [
        _Race(category, prizes.step, those if len(those) >= category.least else ())
        for category, those in zip(prizes.categories, entitled, strict=True)
    ]
    given_up: LeftToOthers = {}
    if prizes.each is PrizesEach.FIRST:
        _first_come(races)
    elif prizes.each is not PrizesEach.ALL:
        main_too = prizes.each is PrizesEach.BEST
        given_up = _best_of([race for race in races if main_too or not race.category.is_main], contenders)
    made = (
        _outcome(race, len(those), prizes.currency, len(those) >= race.category.least)
        for race, those in zip(races, entitled, strict=True)
    )
    return Awards(tuple(made), given_up)


LeftToOthers = dict[tuple[int, str], tuple[PrizeOffer, ...]]


class _Race:
    """A category while it is decided who stays in it."""

    def __init__(self, category: PrizeCategory, step: int, entitled: Sequence[Contender]) -> None:
        self.category, self.step = category, step
        self.in_order = entitled
        self.ids = {each.id for each in entitled}
        self.took: dict[int, str] = {}  # who has left, and for which category
        self._tied: dict[Points, dict[int, Contender]] = {}
        for each in entitled:
            self._tied.setdefault(each.score, {})[each.id] = each

    def leave(self, contender: Contender, other: str) -> None:
        """Somebody has taken a prize of another category."""
        if contender.id in self.ids:
            self.ids.discard(contender.id)
            self.took[contender.id] = other
            del self._tied[contender.score][contender.id]

    def offer(self, contender: Contender) -> PrizeOffer | None:
        """What somebody would get if nobody else left; None if that is nothing."""
        ahead = 0
        for score, tied in self._tied.items():
            if ahead >= len(self.category.prizes):
                return None
            if score == contender.score:
                found = _offer(self.category, ahead, tied, contender)
                return found if found.exact or found.thing else None
            ahead += len(tied)
        return None

    def all_shares(self) -> Iterator[PrizeShare]:
        """What everybody gets who is still in it, those with nothing left out."""
        ahead = 0
        for tied in self._tied.values():
            if ahead < len(self.category.prizes) and tied:
                group = [*tied.values()]
                yield from (each for each in shares(self.category, self.step, ahead, group) if each.is_prize)
            ahead += len(tied)

    @property
    def count(self) -> int:
        """How many are still in it."""
        return len(self.ids)


def shares(category: PrizeCategory, step: int, ahead: int, tied: Sequence[Contender]) -> list[PrizeShare]:
    """What those with equal points get, in their order, if so many others stand before them."""
    coins = [prize.coins for prize in category.prizes]
    of_score = tuple(coins[ahead : ahead + len(tied)])
    by_score = Fraction(sum(of_score), len(tied))
    found: list[PrizeShare] = []
    for _, together in groupby(tied, key=lambda each: each.place):
        group = list(together)
        first = ahead + len(found) + 1
        of_place = tuple(coins[first - 1 : first - 1 + len(group)])
        exact = _exact(category.sharing, Fraction(sum(of_place), len(group)), by_score)
        last = first + len(group) - 1
        made = [
            PrizeShare(
                *(each.id, first, last, exact, 0, _thing(category, first + nth), of_place, of_score),
                *(ahead + 1, len(tied), len(group) > 1),
            )
            for nth, each in enumerate(group)
        ]
        found += _paid(made, step) if category.sharing is PrizeSharing.TIE_BREAKS else made
    return found if category.sharing is PrizeSharing.TIE_BREAKS else _paid(found, step)


def _offer(category: PrizeCategory, ahead: int, tied: Mapping[int, Contender], contender: Contender) -> PrizeOffer:
    """One share of :func:`shares`, before it is paid in steps."""
    places = [each.place for each in tied.values()]
    prizes = category.prizes[ahead : ahead + len(places)]
    first, together = places.index(contender.place), places.count(contender.place)
    own = sum(prize.coins for prize in prizes[first : first + together])
    exact = _exact(
        category.sharing, Fraction(own, together), Fraction(sum(prize.coins for prize in prizes), len(places))
    )
    nth = first if together == 1 else [*tied].index(contender.id)
    return PrizeOffer(category.name, exact, _thing(category, ahead + nth + 1))


def _exact(sharing: PrizeSharing, by_place: Fraction, by_score: Fraction) -> Fraction:
    if sharing is PrizeSharing.HORT:
        return (by_place + by_score) * _HALF
    return by_score if sharing is PrizeSharing.EQUAL else by_place


def _thing(category: PrizeCategory, place: int) -> str:
    """A thing goes to one place, whoever shares the money."""
    return category.prizes[place - 1].thing if place <= len(category.prizes) else ""


def _paid(those: list[PrizeShare], step: int) -> list[PrizeShare]:
    """In steps, rounded down; those left over one each to those who stand first, and what is less to the first."""
    down = [each.exact // step * step for each in those]
    over, rest = divmod(int(sum(each.exact for each in those)) - sum(down), step)
    more = (step * (nth < over) + rest * (nth == 0) for nth in range(len(those)))
    return [
        replace(each, coins=coins + odd, by_list=each.by_list and bool(each.thing))
        for each, coins, odd in zip(those, down, more, strict=True)
    ]


# How many prizes somebody may take


def _first_come(races: Sequence[_Race]) -> None:
    """Category by category: whoever has a prize is in none of the later ones."""
    for nth, race in enumerate(races):
        winners = {share.id for share in race.all_shares()}
        for later in races[nth + 1 :]:
            for each in [each for each in later.in_order if each.id in winners]:
                later.leave(each, race.category.name)


def _best_of(races: Sequence[_Race], contenders: Iterable[Contender]) -> LeftToOthers:
    """In the order of the standings everybody takes what is worth most in the currency of the list; what they leave.

    Things have no value beside money.
    """
    given_up: LeftToOthers = {}
    for each in contenders:
        offers = [(race, found) for race in races if each.id in race.ids and (found := race.offer(each)) is not None]
        if not offers:
            continue
        taken, _ = max(offers, key=lambda offer: (offer[1].exact * offer[0].category.rate, bool(offer[1].thing)))
        for race in races:
            if race is not taken:
                race.leave(each, taken.category.name)
        others = tuple(found for race, found in offers if race is not taken)
        if others:
            given_up[each.id, taken.category.name] = others
    return given_up


def _outcome(race: _Race, entitled: int, currency: str, given: bool) -> CategoryAwards:
    category, found = race.category, tuple(race.all_shares())
    winners = {share.id for share in found}
    last = max((nth for nth, each in enumerate(race.in_order) if each.id in winners), default=-1)
    passed = tuple((each.id, race.took[each.id]) for each in race.in_order[:last] if each.id in race.took)
    places = enumerate(category.prizes, start=1)
    left = tuple((place, prize) for place, prize in places if place > race.count and (prize.coins or prize.thing))
    return CategoryAwards(category, category.currency or currency, entitled, given, found, passed, left)
