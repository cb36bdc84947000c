"""The Dutch system of 2026: values only."""

from __future__ import annotations

from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.facts.bye_bars import full_point_without_playing
from hakem.facts.floats import better_than_a_loss
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.brackets import rules as c
from hakem.pairing.swiss.brackets.criteria import (
    Criterion,
    CriterionAhead,
    by_priority,
    left_over,
    score_above_residents,
)
from hakem.pairing.swiss.brackets.whole_round import every_bracket_completes
from hakem.pairing.swiss.bye import lowest_possible
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.dutch.rules import DutchRules
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import DUTCH_2026

DUTCH_RULES_2026 = DutchRules(
    edition=DUTCH_2026,
    facts=FieldRules(better_than_a_loss, full_point_without_playing, BAKU_BY_WINS.scores),
    quality=by_priority(
        Criterion("2.4.1", "downfloaters", floater=left_over),
        Criterion("2.4.2", "downfloater-scores", floater=score_above_residents, graded=True),
        CriterionAhead("2.4.3", "following-pairs", floater=left_over),
        CriterionAhead("2.4.3", "following-scores", floater=score_above_residents, graded=True),
        Criterion("2.4.4", "bye-unplayed", floater=c.games_not_played, graded=True, bye=True),
        Criterion("2.4.5", "difference-too-wide", pair=c.difference_too_wide),
        Criterion("2.4.6", "third-time", pair=c.third_time_running),
        Criterion("2.4.7", "preference", pair=c.preference_denied),
        Criterion("2.4.8", "strong-preference", pair=c.strong_preference_denied),
        Criterion("2.4.9", "downfloat-again", floater=c.resident_floats_again),
        Criterion("2.4.10", "upfloat-again", pair=c.opponent_upfloats_again),
        Criterion("2.4.11", "downfloat-before", floater=c.resident_floats_as_two_rounds_before),
        Criterion("2.4.12", "upfloat-before", pair=c.opponent_upfloats_as_two_rounds_before),
        Criterion(
            "2.4.13",
            "downfloat-again-difference",
            pair=c.difference_of_downfloater,
            floater=c.limbo_of_downfloater,
            graded=True,
        ),
        Criterion("2.4.14", "upfloat-again-difference", pair=c.difference_of_upfloater, graded=True),
        Criterion(
            "2.4.15",
            "downfloat-before-difference",
            pair=c.difference_of_earlier_downfloater,
            floater=c.limbo_of_earlier_downfloater,
            graded=True,
        ),
        Criterion("2.4.16", "upfloat-before-difference", pair=c.difference_of_earlier_upfloater, graded=True),
    ),
    colours=ColourArticles("5.1", "5.2", "5.3", "5.4", "5.5"),
    absolute=AbsoluteArticles(
        rematch="2.1.1",
        bye="2.1.2",
        colours="2.1.3",
        completion="2.2.1",
        lowest_bye="2.3.1",
    ),
    order=OrderArticles(
        subgroups="3.2",
        best="3.8",
        transpositions="4.2",
        exchanges="4.3",
        sets="4.4",
    ),
    prospects=lowest_possible,
    procedure=every_bracket_completes,
)
