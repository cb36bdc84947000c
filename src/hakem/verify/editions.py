"""The Dutch system and the Burstein system as values, read from the texts once more."""

from __future__ import annotations

from hakem.model import HALF, ONE
from hakem.regulations import BURSTEIN_2009, BURSTEIN_2026, DUTCH_2009, DUTCH_2017, DUTCH_2026, Edition
from hakem.values import dataclass
from hakem.verify import criteria as c
from hakem.verify.criteria import QualityRule
from hakem.verify.history import by_rating, for_the_upper_half
from hakem.verify.participant import (
    FactRules,
    any_unplayed,
    bye_or_forfeit_win,
    full_point_unplayed,
    more_than_a_loss,
    scored_without_a_game,
    scoring_bye,
)


@dataclass(frozen=True, slots=True)
class Articles:
    """Where an edition writes what is no criterion of quality."""

    rematch: str
    bye: str
    colours: str
    completion: str
    lowest_bye: str
    transpositions: str
    exchanges: str
    sets: str
    colour_rules: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class SwissText:
    """An edition of a system of brackets: ``lowest_bye`` says that the bye goes to the lowest score possible (C5).

    ``collapses``: a bracket after which the round cannot be completed is the last but
    one (2017); else every bracket must let it be completed (2026).
    """

    edition: Edition
    facts: FactRules
    criteria: tuple[QualityRule, ...]
    articles: Articles
    lowest_bye: bool
    collapses: bool


DUTCH_TEXT_2026 = SwissText(
    DUTCH_2026,
    FactRules(more_than_a_loss, full_point_unplayed, None),
    (
        QualityRule("2.4.1", "floaters", leaves=c.one),
        QualityRule("2.4.2", "floater-scores", leaves=c.score_above, graded=True),
        QualityRule("2.4.3", "following-pairs", left=c.one),
        QualityRule("2.4.3", "following-scores", left=c.score_above, graded=True),
        QualityRule("2.4.4", "bye-unplayed", leaves=c.unplayed_of_bye),
        QualityRule("2.4.5", "beyond-two", pair=c.beyond_two),
        QualityRule("2.4.6", "third-running", pair=c.third_running),
        QualityRule("2.4.7", "wishes", pair=c.wish_denied),
        QualityRule("2.4.8", "strong-wishes", pair=c.strong_wish_denied),
        QualityRule("2.4.9", "down-again", leaves=c.resident_again(last=True)),
        QualityRule("2.4.10", "up-again", pair=c.up_again(last=True, sized=False)),
        QualityRule("2.4.11", "down-before", leaves=c.resident_again(last=False)),
        QualityRule("2.4.12", "up-before", pair=c.up_again(last=False, sized=False)),
        QualityRule(
            "2.4.13",
            "down-again-sizes",
            pair=c.down_again(last=True, sized=True),
            leaves=c.moves_on_again(last=True),
            graded=True,
        ),
        QualityRule("2.4.14", "up-again-sizes", pair=c.up_again(last=True, sized=True), graded=True),
        QualityRule(
            "2.4.15",
            "down-before-sizes",
            pair=c.down_again(last=False, sized=True),
            leaves=c.moves_on_again(last=False),
            graded=True,
        ),
        QualityRule("2.4.16", "up-before-sizes", pair=c.up_again(last=False, sized=True), graded=True),
    ),
    Articles(
        *("2.1.1", "2.1.2", "2.1.3", "2.2.1", "2.3.1", "4.2", "4.3", "4.4"),
        ("5.1", "5.2", "5.3", "5.4", "5.5"),
    ),
    lowest_bye=True,
    collapses=False,
)

DUTCH_TEXT_2017 = SwissText(
    DUTCH_2017,
    FactRules(any_unplayed, bye_or_forfeit_win, (ONE, HALF)),
    (
        QualityRule("C.5", "floaters", leaves=c.one),
        QualityRule("C.6", "differences", pair=c.gap, leaves=c.below_all, graded=True),
        QualityRule("C.7", "following-pairs", left=c.counted_at_the_end),
        QualityRule("C.7", "following-differences", meets=c.gap, left=c.below_all, graded=True),
        QualityRule("C.8", "beyond-two", pair=c.beyond_two),
        QualityRule("C.9", "third-running", pair=c.third_running),
        QualityRule("C.10", "wishes", pair=c.wish_denied),
        QualityRule("C.11", "strong-wishes", pair=c.strong_wish_denied),
        QualityRule("C.12", "down-again", c.down_again(last=True, sized=False), c.leaves_again(last=True, sized=False)),
        QualityRule("C.13", "up-again", c.up_again(last=True, sized=False)),
        QualityRule(
            "C.14", "down-before", c.down_again(last=False, sized=False), c.leaves_again(last=False, sized=False)
        ),
        QualityRule("C.15", "up-before", c.up_again(last=False, sized=False)),
        QualityRule(
            "C.16",
            "down-again-sizes",
            pair=c.down_again(last=True, sized=True),
            leaves=c.leaves_again(last=True, sized=True),
            graded=True,
        ),
        QualityRule("C.17", "up-again-sizes", c.up_again(last=True, sized=True), graded=True),
        QualityRule(
            "C.18",
            "down-before-sizes",
            pair=c.down_again(last=False, sized=True),
            leaves=c.leaves_again(last=False, sized=True),
            graded=True,
        ),
        QualityRule("C.19", "up-before-sizes", c.up_again(last=False, sized=True), graded=True),
    ),
    Articles(
        *("C.1", "C.2", "C.3", "C.4", "C.4", "D.1", "D.2", "D.3"),
        ("E.1", "E.2", "E.3", "E.4", "E.5"),
    ),
    lowest_bye=False,
    collapses=True,
)

BURSTEIN_TEXT_2026 = SwissText(
    BURSTEIN_2026,
    FactRules(more_than_a_loss, full_point_unplayed, None, topscorers=False),
    (
        QualityRule("2.3.1", "floaters", leaves=c.one),
        QualityRule("2.3.2", "floater-scores", leaves=c.score_above, graded=True),
        QualityRule("2.3.3", "following-pairs", left=c.one),
        QualityRule("2.3.3", "following-scores", left=c.score_above, graded=True),
        QualityRule("2.3.4", "wishes", pair=c.wish_denied),
    ),
    Articles(
        *("2.1.1", "2.1.2", "2.1.3", "2.2.1", "3.1", "4", "4", "4"),
        ("5.2.2", "5.2.3", "5.2.4", "5.2.5", "5.2.1"),
    ),
    lowest_bye=False,
    collapses=False,
)

BURSTEIN_TEXT_2009 = SwissText(
    BURSTEIN_2009,
    FactRules(scoring_bye, scored_without_a_game, None, topscorers=False, virtual=for_the_upper_half, listed=by_rating),
    (
        QualityRule("6.3", "floaters", leaves=c.one),
        QualityRule("6.5", "wishes", pair=c.wish_denied),
    ),
    Articles(
        *("3.1", "4.1", "5.3", "6.6", "4.2", "6.2", "6.2", "6.2"),
        ("5.4 both", "5.4 balance", "5.4 history", "5.4 rank", "5.1"),
    ),
    lowest_bye=False,
    collapses=False,
)

DUTCH_TEXT_2009 = SwissText(
    DUTCH_2009,
    FactRules(scoring_bye, scored_without_a_game, (ONE, HALF), half_is_enough=True),
    (),
    Articles(
        *("B.1.a", "B.1.b", "B.2", "C.13", "A.5", "D.1", "D.2", "C.9"),
        ("E.1", "E.2", "E.3", "E.4", "E.5", "B.2"),
    ),
    lowest_bye=False,
    collapses=False,
)

DUTCH_TEXTS = (DUTCH_TEXT_2017, DUTCH_TEXT_2026)
