"""The Burstein system of 2026: values only."""

from __future__ import annotations

from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.facts.bye_bars import full_point_without_playing
from hakem.facts.floats import better_than_a_loss
from hakem.facts.opposition import OppositionRules, against_oneself, last_zero_byes_as_draws
from hakem.pairing.swiss import dutch_criteria as c
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.burstein.rules import BursteinRules
from hakem.pairing.swiss.burstein.standing import Standing, buchholz_first
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.criteria import Criterion, CriterionAhead, by_priority, left_over, score_above_residents
from hakem.pairing.swiss.dutch import DutchSwiss
from hakem.pairing.swiss.dutch_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.regulations import BURSTEIN_2026

MOST_SEEDING_ROUNDS = 4


def half_of_the_rounds(rounds: int) -> int:
    """Half of the rounds are for seeding, rounded down, but no more than four (1.6)."""
    return min(rounds // 2, MOST_SEEDING_ROUNDS)


def lowest_score_most_games(field: Field, standing: Standing, player: int) -> tuple[int, ...]:
    """The bye goes to the lowest score, then to who has played most games, then to the lowest rank (3.1)."""
    return field.profiles[player].score, -len(field.records[player].history), -standing.ranks[player]


BURSTEIN_RULES_2026 = BursteinRules(
    edition=BURSTEIN_2026,
    facts=FieldRules(better_than_a_loss, full_point_without_playing, BAKU_BY_WINS.scores, exempts_topscorers=False),
    opposition=OppositionRules(last_zero_byes_as_draws, against_oneself),
    index=buchholz_first,
    bye_order=lowest_score_most_games,
    ranking="1.8",
    colours=ColourArticles(number="5.2.1", both="5.2.2", stronger="5.2.3", alternate="5.2.4", higher="5.2.5"),
    absolute=AbsoluteArticles(
        rematch="2.1.1",
        bye="2.1.2",
        colours="2.1.3",
        completion="2.2.1",
        lowest_bye="3.1",
    ),
    order=OrderArticles(subgroups="1.3", best="3.2", transpositions="4", exchanges="4", sets="4"),
    quality=by_priority(
        Criterion("2.3.1", "downfloaters", floater=left_over),
        Criterion("2.3.2", "downfloater-scores", floater=score_above_residents, graded=True),
        CriterionAhead("2.3.3", "following-pairs", floater=left_over),
        CriterionAhead("2.3.3", "following-scores", floater=score_above_residents, graded=True),
        Criterion("2.3.4", "preference", pair=c.preference_denied),
    ),
    seeding="1.6",
    seeding_rounds=half_of_the_rounds,
    seeded_by=DutchSwiss(DUTCH_RULES_2026),
)
