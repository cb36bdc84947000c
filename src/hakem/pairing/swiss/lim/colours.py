"""Who of a pair gets which colour in the Lim system."""

from __future__ import annotations

from hakem.facts.colours import Urgency
from hakem.model import Colour
from hakem.pairing.swiss.colours import opposite_of_last_difference
from hakem.pairing.swiss.lim.scene import Scene


def colour_of_first(scene: Scene, pair: tuple[int, int], initial: Colour, below_the_middle: bool) -> tuple[Colour, str]:
    """The colour of the higher ranked of two, and the article that decides.

    ``below_the_middle`` says that the pair was made in the lower half of the
    table, where the lower ranked is the favoured one of two who are alike.
    """
    first, second = pair
    field, articles = scene.field, scene.rules.colours
    mine, theirs = field.records[first], field.records[second]
    if not mine.history and not theirs.history:
        return (initial if field.places[first] % 2 else initial.other), articles.number
    due, other = scene.due[first], scene.due[second]
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
    return (due.other, articles.lower) if below_the_middle else (due, articles.higher)
