"""The edition of 2009 of the Dutch system as a value: its facts, its colour rules, its options."""

from __future__ import annotations

from hakem.facts.acceleration import BAKU_LITERAL
from hakem.facts.bye_bars import scored_without_a_game
from hakem.facts.floats import scoring_bye
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.colours import (
    ColourArticles,
    HistoryRule,
    due_after_an_irregularity,
    opposite_of_last_difference,
)
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import DUTCH_2009, Edition
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Dutch2009Rules:
    """The edition and what it leaves to choose.

    ``strong_as_absolute`` is A.7.d: in odd rounds two players with the same
    strong preference do not meet unless more players would float.
    ``mild_give_way`` is A.7.e: in even rounds mild preferences that make x
    larger do not count. ``b6_first``: C.10 gives up B.6 before B.5, as C.9 does,
    and not "in this order". ``rest_stays``: when nobody who moved down can be
    paired, the others of the group are paired all the same (C.14).
    ``x_is_left``: a remainder has what the MDPs left of x (B.4), and does not
    count its own from C.2 (C.6). ``x_below_p``: C.11 raises x only as long as it
    stays below p, but in the lowest group. ``colour_history`` is E.3.
    """

    edition: Edition
    facts: FieldRules
    colours: ColourArticles
    absolute: AbsoluteArticles
    order: OrderArticles
    strong_as_absolute: bool = True
    mild_give_way: bool = True
    b6_first: bool = False
    rest_stays: bool = False
    x_is_left: bool = False
    x_below_p: bool = False
    colour_history: HistoryRule = opposite_of_last_difference


DUTCH_RULES_2009 = Dutch2009Rules(
    edition=DUTCH_2009,
    facts=FieldRules(scoring_bye, scored_without_a_game, BAKU_LITERAL.scores, half_is_enough=True),
    colours=ColourArticles(both="E.1", stronger="E.2", alternate="E.3", higher="E.4", number="E.5"),
    absolute=AbsoluteArticles(
        rematch="B.1.a",
        bye="B.1.b",
        colours="B.2",
        completion="C.13",
        lowest_bye="A.5",
    ),
    order=OrderArticles(
        subgroups="A.6",
        best="C.6",
        transpositions="D.1",
        exchanges="D.2",
        sets="C.9",
    ),
)


def by_irregularities(rules: Dutch2009Rules) -> Dutch2009Rules:
    """The same with the words that E.3 has in brackets: a colour other than the one that was due."""
    colours = replace(rules.colours, further=(("E.3", "irregularity"),))
    return replace(rules, colours=colours, colour_history=due_after_an_irregularity)
