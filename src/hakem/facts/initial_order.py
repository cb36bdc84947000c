"""The order before the first round, which gives the pairing numbers.

Both editions begin with the score. Before round 1 nobody has one, so it plays
no part here: strength comes first.

An edition is a value: which ratings count as strength, and the criteria that
follow, each with its article. Sorting by the last criterion first with a
stable sort is the same as comparing by the first one first; what no criterion
separates keeps the order of the list, and a note says so.
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping, Sequence
from itertools import pairwise
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.i18n import Datum, Message
from hakem.model import Collation, Player, PlayerId, RatingMethod, Title, Tournament, collation
from hakem.model.changes import renumbered
from hakem.regulations import INITIAL_ORDER_2009, INITIAL_ORDER_2026, LIM_2009, Article, Edition
from hakem.values import dataclass, replace

TITLE_ORDER = (Title.GM, Title.IM, Title.WGM, Title.FM, Title.WIM, Title.CM, Title.WFM, Title.WCM)
"""Higher titles first; a player without title comes after all of them. The same in both editions."""

_TURKEY = "TUR"

NUMBERS_FINAL_FROM_ROUND = 4
"""Once this round is paired, numbers stay as they are."""


class RatingSource(enum.Enum):
    """Where a rating is published."""

    FIDE = "fide"
    NATIONAL = "national"


@dataclass(frozen=True, slots=True)
class StrengthMethod:
    """How strength follows from the ratings: one is picked from those that the player has, in this order."""

    code: str
    lists: tuple[RatingSource, ...]
    pick: Callable[[Sequence[int]], int]

    def strength(self, player: Player) -> int | None:
        """The strength, or None when none of the lists has the player.

        A rating that does not exist is not a rating of zero: the lower of two
        ratings is the only one when there is only one.
        """
        ratings = (player.rating if name is RatingSource.FIDE else player.national_rating for name in self.lists)
        there = [value for value in ratings if value is not None and value > 0]
        return self.pick(there) if there else None


def _first(ratings: Sequence[int]) -> int:
    return ratings[0]


FIDE_ONLY = StrengthMethod("FIDE", (RatingSource.FIDE,), _first)
NATIONAL_ONLY = StrengthMethod("NRO", (RatingSource.NATIONAL,), _first)
FIDE_ELSE_NATIONAL = StrengthMethod("FIDON", (RatingSource.FIDE, RatingSource.NATIONAL), _first)
NATIONAL_ELSE_FIDE = StrengthMethod("NIDOF", (RatingSource.NATIONAL, RatingSource.FIDE), _first)
HIGHER_OF_BOTH = StrengthMethod("HBFN", (RatingSource.FIDE, RatingSource.NATIONAL), max)
LOWER_OF_BOTH = StrengthMethod("LBFN", (RatingSource.FIDE, RatingSource.NATIONAL), min)

STRENGTH_METHODS = (
    FIDE_ONLY,
    NATIONAL_ONLY,
    FIDE_ELSE_NATIONAL,
    NATIONAL_ELSE_FIDE,
    HIGHER_OF_BOTH,
    LOWER_OF_BOTH,
)


def strength_method(code: str) -> StrengthMethod:
    """The method with that code of the tournament report file; codes that leave it open cannot be carried out."""
    for method in STRENGTH_METHODS:
        if method.code == code:
            return method
    raise UnknownName("rating-method", code, tuple(method.code for method in STRENGTH_METHODS))


class OrderCriterion(enum.Enum):
    """What decides between two players of equal strength; the value names the sentence that says so."""

    TITLE = "title"
    NATIONAL_RATING = "national-rating"
    ALPHABET = "alphabet"
    LOTS = "lots"
    GIVEN = "given"


OrderCriteria = tuple[tuple[OrderCriterion, str], ...]
"""OrderCriteria in the order in which they are asked, each with the number of its article."""


@dataclass(frozen=True, slots=True)
class InitialOrderRules:
    """One edition: the method for strength, the titles from high to low, and the criteria after strength.

    Those who have a strength stand before those who have none; either group
    has its own criteria. ``federations`` names methods that hold for the
    players of one federation only. ``by_strength`` is the article that puts
    strength first.
    """

    edition: Edition
    by_strength: str
    method: StrengthMethod
    titles: tuple[Title, ...]
    with_strength: OrderCriteria
    without_strength: OrderCriteria
    federations: tuple[tuple[str, StrengthMethod], ...] = ()

    def strength(self, player: Player) -> int | None:
        """The player's strength by the method of the federation, or else by the common one."""
        methods = dict(self.federations)
        return methods.get(player.federation or "", self.method).strength(player)

    def criteria(self, strength: int | None) -> OrderCriteria:
        """What decides between players of that strength."""
        return self.without_strength if strength is None else self.with_strength


TSF_2009 = InitialOrderRules(
    edition=INITIAL_ORDER_2009,
    by_strength="A.2.b",
    method=FIDE_ONLY,
    titles=TITLE_ORDER,
    with_strength=(
        (OrderCriterion.TITLE, "A.2.c"),
        (OrderCriterion.NATIONAL_RATING, "A.2 national"),
        (OrderCriterion.ALPHABET, "A.2.d"),
    ),
    without_strength=(
        (OrderCriterion.NATIONAL_RATING, "A.2 national"),
        (OrderCriterion.TITLE, "A.2.c"),
        (OrderCriterion.ALPHABET, "A.2.d"),
    ),
)

C04_2_2026 = InitialOrderRules(
    edition=INITIAL_ORDER_2026,
    by_strength="2.2.1",
    method=FIDE_ELSE_NATIONAL,
    titles=TITLE_ORDER,
    with_strength=((OrderCriterion.TITLE, "2.2.2"), (OrderCriterion.ALPHABET, "2.2.3")),
    without_strength=((OrderCriterion.TITLE, "2.2.2"), (OrderCriterion.ALPHABET, "2.2.3")),
)

_LIM_CRITERIA = ((OrderCriterion.TITLE, "1"), (OrderCriterion.NATIONAL_RATING, "1"), (OrderCriterion.LOTS, "1"))

TSF_LIM_2009 = InitialOrderRules(
    edition=LIM_2009,
    by_strength="1",
    method=FIDE_ONLY,
    titles=TITLE_ORDER,
    with_strength=_LIM_CRITERIA,
    without_strength=_LIM_CRITERIA,
)

INITIAL_ORDER_RULES = (TSF_2009, C04_2_2026)
"""Every edition, oldest first."""

_OWN_ORDERS = {"lim": (TSF_LIM_2009, C04_2_2026)}


def initial_order_rules(system: str) -> tuple[InitialOrderRules, ...]:
    """The editions of the order for events of that pairing system, oldest first.

    The handbook's chapter on the Lim system has an order of its own; C.04.2
    holds for all systems.
    """
    return _OWN_ORDERS.get(system, INITIAL_ORDER_RULES)


def with_methods(rules: InitialOrderRules, methods: Iterable[RatingMethod]) -> InitialOrderRules:
    """The rules with the methods that an event has set for the players of single federations."""
    return replace(rules, federations=tuple((m.federation, strength_method(m.method)) for m in methods))


@dataclass(frozen=True, slots=True)
class TieNote:
    """Two neighbours of equal strength: what put one above the other, and where that is written.

    ``collation`` names the alphabet when the alphabet was asked. When nothing
    decides, the article is that of the last criterion asked.
    """

    above: PlayerId
    below: PlayerId
    decided_by: OrderCriterion
    article: Article
    collation: str | None = None

    def message(self, players: Mapping[PlayerId, Player]) -> Message:
        """The note as a sentence that can be said in every language."""
        data: dict[str, Datum] = {
            "above": players[self.above].name,
            "below": players[self.below].name,
            "article": self.article,
            "collation": self.collation or "",
        }
        return Message(f"order.{self.decided_by.value}", data)


@dataclass(frozen=True, slots=True)
class InitialOrder:
    """Everybody from the first number to the last, and what decided between equals."""

    order: tuple[PlayerId, ...]
    notes: tuple[TieNote, ...]

    @property
    def by_lots(self) -> bool:
        """Whether lots decided anything."""
        return any(note.decided_by is OrderCriterion.LOTS for note in self.notes)


PlacesDrawn = Mapping[PlayerId, int]
"""The place that everybody has drawn; the smaller one stands higher."""

NOTHING_DRAWN: PlacesDrawn = MappingProxyType({})

_Key = tuple[object, ...]
_Keys = Mapping[OrderCriterion, Callable[[Player], _Key]]


def _keys(rules: InitialOrderRules, collation: Collation, drawn: PlacesDrawn) -> _Keys:
    """What each criterion compares; the smaller key stands higher."""
    rank: dict[Title | None, int] = {title: place for place, title in enumerate(rules.titles)}
    return {
        OrderCriterion.TITLE: lambda player: (rank.get(player.title, len(rank)),),
        OrderCriterion.NATIONAL_RATING: lambda player: (-(player.national_rating or 0),),
        OrderCriterion.ALPHABET: lambda player: collation.key(player.name),
        OrderCriterion.LOTS: lambda player: (drawn.get(player.id, 0),),
    }


def event_alphabet(t: Tournament) -> Collation:
    """The alphabet of the event by its rules, else the Turkish one, unless it belongs to another federation."""
    return collation(t.rules.collation or ("tr" if t.event.federation in (_TURKEY, "") else "en"))


def initial_order(
    players: Sequence[Player], rules: InitialOrderRules, collation: Collation, drawn: PlacesDrawn = NOTHING_DRAWN
) -> InitialOrder:
    """The order of an edition: strength first, then the criteria of the edition, then the order given.

    ``drawn`` are the places that the players have drawn (``hakem/facts/lots.py``),
    where the edition has lots.
    """
    strength = {player.id: rules.strength(player) for player in players}
    keys = _keys(rules, collation, drawn)
    groups: dict[int | None, list[Player]] = {}
    for player in players:
        groups.setdefault(strength[player.id], []).append(player)
    ordered: list[Player] = []
    notes: list[TieNote] = []
    for value in sorted(groups, key=lambda value: -(value or 0)):
        criteria = rules.criteria(value)
        group = _sorted(groups[value], criteria, keys)
        ordered += group
        notes += [_note(pair, criteria, keys, rules.edition, collation) for pair in pairwise(group)]
    return InitialOrder(tuple(player.id for player in ordered), tuple(notes))


def tie_between(
    above: Player, below: Player, rules: InitialOrderRules, by: Collation, drawn: PlacesDrawn
) -> TieNote | None:
    """What put one above the other, if both are equally strong and the rules have them so."""
    strength = rules.strength(above)
    if strength != rules.strength(below):
        return None
    criteria, keys = rules.criteria(strength), _keys(rules, by, drawn)
    note = _note((above, below), criteria, keys, rules.edition, by)
    key = keys.get(note.decided_by)
    return note if key is None or key(above) < key(below) else None


def _sorted(group: list[Player], criteria: OrderCriteria, keys: _Keys) -> list[Player]:
    for criterion, _ in reversed(criteria):
        group = sorted(group, key=keys[criterion])
    return group


def _note(
    pair: tuple[Player, Player], criteria: OrderCriteria, keys: _Keys, edition: Edition, collation: Collation
) -> TieNote:
    """The first criterion by which the two differ."""
    above, below = pair
    for criterion, number in criteria:
        key = keys[criterion]
        if key(above) != key(below):
            named = collation.name if criterion is OrderCriterion.ALPHABET else None
            return TieNote(above.id, below.id, criterion, edition.art(number), named)
    last = edition.art(criteria[-1][1])
    return TieNote(above.id, below.id, OrderCriterion.GIVEN, last, collation.name)


def numbered(t: Tournament, order: InitialOrder) -> Tournament:
    """The tournament with pairing numbers 1, 2, 3 … in that order; nothing else changes.

    C.04.2 2.3: mistakes in the data may lead to new numbers, but not once round 4 has been paired.
    """
    if len(t.rounds) >= NUMBERS_FINAL_FROM_ROUND:
        article = INITIAL_ORDER_2026.art("2.3")
        raise RequestError(Message("order.too-late", {"round": NUMBERS_FINAL_FROM_ROUND, "article": article}))
    return renumbered(t, order.order)
