"""The Dutch system of 2017: values only."""

from __future__ import annotations

from hakem.facts.acceleration import BAKU_LITERAL
from hakem.facts.bye_bars import bye_or_forfeit_win
from hakem.facts.floats import without_playing
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.brackets import rules as c
from hakem.pairing.swiss.brackets.criteria import Criterion, CriterionAhead, by_priority, left_over
from hakem.pairing.swiss.brackets.whole_round import last_brackets_collapse
from hakem.pairing.swiss.bye import anybody_entitled
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import DUTCH_2017

DUTCH_RULES_2017 = DutchRules(
    edition=DUTCH_2017,
    facts=FieldRules(without_playing, bye_or_forfeit_win, BAKU_LITERAL.scores),
    quality=by_priority(
        Criterion("C.5", "downfloaters", floater=left_over),
        Criterion("C.6", "differences", pair=c.score_difference, floater=c.difference_to_below, graded=True),
        CriterionAhead("C.7", "following-pairs", floater=c.left_over_at_the_end, most=c.COUNTS_OF_BARRED),
        CriterionAhead(
            "C.7", "following-differences", pair=c.score_difference, floater=c.difference_to_below, graded=True
        ),
        Criterion("C.8", "difference-too-wide", pair=c.difference_too_wide),
        Criterion("C.9", "third-time", pair=c.third_time_running),
        Criterion("C.10", "preference", pair=c.preference_denied),
        Criterion("C.11", "strong-preference", pair=c.strong_preference_denied),
        Criterion("C.12", "downfloat-again", pair=c.downfloats_again, floater=c.leaves_again),
        Criterion("C.13", "upfloat-again", pair=c.opponent_upfloats_again),
        Criterion(
            "C.14",
            "downfloat-before",
            pair=c.downfloats_as_two_rounds_before,
            floater=c.leaves_as_two_rounds_before,
        ),
        Criterion("C.15", "upfloat-before", pair=c.opponent_upfloats_as_two_rounds_before),
        Criterion(
            "C.16",
            "downfloat-again-difference",
            pair=c.difference_of_downfloater,
            floater=c.difference_of_leaving_again,
            graded=True,
        ),
        Criterion("C.17", "upfloat-again-difference", pair=c.difference_of_upfloater, graded=True),
        Criterion(
            "C.18",
            "downfloat-before-difference",
            pair=c.difference_of_earlier_downfloater,
            floater=c.difference_of_leaving_as_two_rounds_before,
            graded=True,
        ),
        Criterion("C.19", "upfloat-before-difference", pair=c.difference_of_earlier_upfloater, graded=True),
    ),
    colours=ColourArticles("E.1", "E.2", "E.3", "E.4", "E.5"),
    absolute=AbsoluteArticles(
        rematch="C.1",
        bye="C.2",
        colours="C.3",
        completion="C.4",
        lowest_bye="C.4",
    ),
    order=OrderArticles(
        subgroups="B.2",
        best="B.8",
        transpositions="D.1",
        exchanges="D.2",
        sets="D.3",
    ),
    prospects=anybody_entitled,
    procedure=last_brackets_collapse,
)
