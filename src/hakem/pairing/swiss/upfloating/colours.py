"""Who of two has White on board 1, or in the first game: the first rule that decides (4.3)."""

from __future__ import annotations

from hakem.facts.colours import Urgency
from hakem.model import Colour
from hakem.pairing.swiss.colours import ColourOfFirst, opposite_of_last_difference
from hakem.pairing.swiss.upfloating.rules import RoundFacts, Side


def by_number(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """Neither has played: the colour drawn if the number of the first is odd, else the other one."""
    if first.record.history or other.record.history:
        return None
    return drawn if first.place % 2 else drawn.other


def only_preference(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """Only one has a preference: it is granted."""
    mine, theirs = first.record.preference.colour, other.record.preference.colour
    if (mine is None) is (theirs is None):
        return None
    return mine if theirs is None else theirs.other


def both_preferences(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """The preferences do not contradict each other: both are granted."""
    mine, theirs = first.record.preference.colour, other.record.preference.colour
    return mine if mine is not None and theirs is not None and mine is not theirs else None


def only_strong_preference(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """Both are due the same colour and only one strongly: that one has it."""
    mine, theirs = first.record.preference, other.record.preference
    strong = [wish.urgency is Urgency.STRONG for wish in (mine, theirs)]
    if mine.colour is None or theirs.colour is None or strong[0] is strong[1]:
        return None
    return mine.colour if strong[0] else theirs.colour.other


def lower_difference(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """White for the lower colour difference."""
    return _white_for_the_less(first.record.difference, other.record.difference)


def fewer_whites(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """White for the one who had it less often."""
    return _white_for_the_less(*(side.record.history.count(Colour.WHITE) for side in (first, other)))


def _white_for_the_less(mine: int, theirs: int) -> Colour | None:
    if mine == theirs:
        return None
    return Colour.WHITE if mine < theirs else Colour.BLACK


def last_difference(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """The colours alternate from the last time that one had White and the other Black."""
    return opposite_of_last_difference(first.record, other.record)


def preference_of_the_first(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """The preference of the first is granted."""
    return first.record.preference.colour


def last_of_the_first(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """The first has another colour than the last time."""
    return first.record.history[-1].other if first.record.history else None


def last_of_the_other(first: Side, other: Side, drawn: Colour) -> Colour | None:
    """The other one has another colour than the last time."""
    return other.record.history[-1] if other.record.history else None


def colours_of(facts: RoundFacts, drawn: Colour) -> ColourOfFirst:
    """The colour of the first of two contestants of the field, and the article that decides."""
    field = facts.field

    def colour(one: int, two: int) -> tuple[Colour, str]:
        first = facts.first(one, two)
        sides = [Side(field.places[p], field.records[p]) for p in (first, one + two - first)]
        for article, rule in facts.rules.colour_rules:
            given = rule(sides[0], sides[1], drawn)
            if given is not None:
                return (given if first == one else given.other), article
        # only where a text does not say what to do if the first has played nothing (2024, 4.3.8)
        article = facts.rules.colour_rules[-1][0]
        return (drawn if (sides[0].place % 2 == 1) is (first == one) else drawn.other), article

    return colour
