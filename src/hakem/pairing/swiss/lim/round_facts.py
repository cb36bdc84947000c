"""A round of the Lim system before it is paired: who may meet whom, who is due which colour, where the median is."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from hakem.facts.colours import Urgency
from hakem.facts.floats import Float
from hakem.facts.list_order import rating_or_zero
from hakem.model import Colour
from hakem.pairing.swiss.colours import opposite_of_last_difference
from hakem.pairing.swiss.field import Field, set_of
from hakem.pairing.swiss.lim.rules import LimRules
from hakem.values import dataclass

MAXI_POINTS = 100
"""How far apart in rating two may be of whom one stands in for the other in a maxi tournament."""


@dataclass(frozen=True, slots=True)
class LimRoundFacts:
    """The field with what this system asks about it.

    ``legal[i]`` are those whom player i may meet; ``grave[i]`` are those of
    them who are due the same colour absolutely, which only the last round
    allows, and None in all other rounds. ``median`` is half of the points that
    could be scored so far, in units of the field. ``due[i]`` is in every round
    the colour that balances, with equal numbers the one not had last (2009 6.1,
    6.5, 6.6): so in odd rounds nobody gets more than one game more with one of
    them, and in even rounds both are equal, as far as possible.
    """

    field: Field
    rules: LimRules
    legal: tuple[int, ...]
    grave: tuple[int, ...] | None
    due: tuple[Colour | None, ...]
    ratings: tuple[int, ...]
    median: int

    def clash(self, one: int, other: int) -> bool:
        """Whether two are due the same colour."""
        return self.due[one] is not None and self.due[one] is self.due[other]

    def due_in(self, players: Sequence[int], colour: Colour) -> int:
        """The places of those in the sequence who are due the colour, as a set."""
        return set_of(place for place, player in enumerate(players) if self.due[player] is colour)

    def floated(self, player: int) -> bool:
        """Whether the player was moved to another group in the round before, or had what counts as much."""
        return self.field.profiles[player].last_float is not Float.NONE

    def within_maxi(self, one: int, other: int) -> bool:
        """Whether one may stand in for the other: in a maxi tournament ratings must be near, in others all may."""
        return not self.rules.maxi or abs(self.ratings[one] - self.ratings[other]) <= MAXI_POINTS

    def first_for_colours(self, player: int, opponents: Iterable[int], possible: Callable[[int], bool]) -> int | None:
        """The first possible opponent, or for colours a later one (2009 4.8 and 6.7).

        If the two are due the same colour it is the first possible opponent who
        is due another one, in a maxi tournament with a rating at most 100 points
        from that of the first; none like that: the first one all the same. None
        if nobody is possible.
        """
        in_order = iter(opponents)
        first = next((other for other in in_order if possible(other)), None)
        if first is None or not self.clash(player, first):
            return first
        fitting = (p for p in in_order if not self.clash(player, p) and self.within_maxi(first, p))
        return next((other for other in fitting if possible(other)), first)


def round_facts(field: Field, rules: LimRules, median: int, *, is_last_round: bool) -> LimRoundFacts:
    """The facts of a round."""
    legal, grave = _last_round(field) if is_last_round else (field.opponents, None)
    return LimRoundFacts(
        field=field,
        rules=rules,
        legal=legal,
        grave=grave,
        due=tuple(record.preference.colour for record in field.records),
        ratings=ratings(field),
        median=median,
    )


def ratings(field: Field) -> tuple[int, ...]:
    """The ratings of those who are to be paired, 0 for whoever has none."""
    return tuple(rating_or_zero(field.everybody[p].player) for p in field.ids)


def _last_round(field: Field) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """In the last round two with equal scores may meet in spite of their colours; the pairs this adds come apart."""
    legal, grave = list(field.opponents), [0] * field.size
    for group in field.groups:
        for players in _absolutely_due_the_same(field, group):
            for player in players:
                grave[player] = set_of(players) & ~field.met[player] & ~(1 << player)
                legal[player] |= grave[player]
    return tuple(legal), tuple(grave)


def _absolutely_due_the_same(field: Field, group: Iterable[int]) -> list[list[int]]:
    absolute = [p for p in group if field.profiles[p].urgency is Urgency.ABSOLUTE]
    return [[p for p in absolute if field.profiles[p].colour is colour] for colour in Colour]


def colour_of_first(
    facts: LimRoundFacts, pair: tuple[int, int], initial: Colour, below_the_median: bool
) -> tuple[Colour, str]:
    """The colour of the higher ranked of two, and the article that decides.

    ``below_the_median`` says that the pair was made in the lower half of the
    table, where the lower ranked is the favoured one of two who are alike.
    """
    first, second = pair
    field, articles = facts.field, facts.rules.colours
    mine, theirs = field.records[first], field.records[second]
    if not mine.history and not theirs.history:
        return (initial if field.places[first] % 2 else initial.other), articles.number
    due, other = facts.due[first], facts.due[second]
    if due is None:
        assert other is not None
        return other.other, articles.both
    if due is not other:
        return due, articles.both
    absolute = [record.preference.urgency is Urgency.ABSOLUTE for record in (mine, theirs)]
    if absolute[0] is not absolute[1]:
        return (due if absolute[0] else due.other), articles.stronger
    if mine.difference != theirs.difference:
        more_white = mine.difference > theirs.difference
        needs_it_more = more_white is (due is Colour.BLACK)
        article = articles.odd_rounds if field.round_no % 2 else articles.even_rounds
        return (due if needs_it_more else due.other), article
    alternating = opposite_of_last_difference(mine, theirs)
    if alternating is not None:
        return alternating, articles.alternate
    return (due.other, articles.lower) if below_the_median else (due, articles.higher)
