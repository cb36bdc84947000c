"""The two editions of the Burstein system: values, and the orders of the bye that belong to them."""

from __future__ import annotations

from hakem.facts.acceleration import BAKU_BY_WINS, point_for_the_upper_half
from hakem.facts.bye_bars import full_point_without_playing, scored_without_a_game
from hakem.facts.floats import better_than_a_loss, scoring_bye
from hakem.facts.list_order import by_rating
from hakem.facts.opposition import (
    OppositionRules,
    against_oneself,
    against_virtual_opponent,
    every_round_without_game_as_draw,
    last_zero_byes_as_draws,
)
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.brackets import rules as c
from hakem.pairing.swiss.brackets.criteria import (
    Criterion,
    CriterionAhead,
    by_priority,
    left_over,
    score_above_residents,
)
from hakem.pairing.swiss.burstein.rules import (
    BracketRules,
    ColourRules,
    GroupRules,
    Joining,
    Ranking,
    RankingRules,
    buchholz_first,
    by_score_and_list,
    by_the_ranking,
    sonneborn_berger_first,
)
from hakem.pairing.swiss.colours import ColourArticles, due_after_an_irregularity, opposite_of_last_difference
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.system import DutchSwiss
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.regulations import BURSTEIN_2009, BURSTEIN_2026
from hakem.values import replace


def lowest_score_lowest_rank(field: Field, ranking: Ranking, player: int) -> tuple[int, ...]:
    """The bye goes to the last of the lowest group (4.2, 4.3)."""
    return field.profiles[player].score, -ranking.ranks[player]


BURSTEIN_RULES_2009 = GroupRules(
    edition=BURSTEIN_2009,
    facts=FieldRules(
        scoring_bye,
        scored_without_a_game,
        point_for_the_upper_half,
        exempts_topscorers=False,
        half_is_enough=True,
        list_order=by_rating,
    ),
    opposition=OppositionRules(every_round_without_game_as_draw, against_virtual_opponent, point_for_the_upper_half),
    ranking=RankingRules(
        "3.2", sonneborn_berger_first, ("sonneborn_berger", "buchholz", "median"), "sonneborn-berger-first"
    ),
    bye_order=lowest_score_lowest_rank,
    colour_rules=ColourRules(
        ColourArticles(
            number="5.1",
            both="5.4 both",
            stronger="5.4 balance",
            alternate="5.4 history",
            higher="5.4 rank",
            further=(("5.1", "place"), ("5.4 history", "irregularity")),
        ),
        newcomer=by_score_and_list,
        history=due_after_an_irregularity,
    ),
    absolute=AbsoluteArticles(rematch="3.1", bye="4.1", colours="5.3", completion="6.6", lowest_bye="4.2"),
    group="1",
    first="6.1",
    even="6.2",
    odd="6.4",
    floater="6.3",
    preferences="6.5",
    merging="6.6",
    joining=Joining(),
)

BY_THE_LAST_DIFFERENCE = ColourRules(
    replace(BURSTEIN_RULES_2009.colours, further=(("5.1", "place"),)), by_score_and_list, opposite_of_last_difference
)
"""5.4 read like the rule of other systems: the last round in which the two had different colours."""


MOST_SEEDING_ROUNDS = 4


def half_of_the_rounds(rounds: int) -> int:
    """Half of the rounds are for seeding, rounded down, but no more than four (1.6)."""
    return min(rounds // 2, MOST_SEEDING_ROUNDS)


def lowest_score_most_games(field: Field, ranking: Ranking, player: int) -> tuple[int, ...]:
    """The bye goes to the lowest score, then to who has played most games, then to the lowest rank (3.1)."""
    return field.profiles[player].score, -len(field.records[player].history), -ranking.ranks[player]


BURSTEIN_RULES_2026 = BracketRules(
    edition=BURSTEIN_2026,
    facts=FieldRules(better_than_a_loss, full_point_without_playing, BAKU_BY_WINS.scores, exempts_topscorers=False),
    opposition=OppositionRules(last_zero_byes_as_draws, against_oneself),
    ranking=RankingRules("1.8", buchholz_first, ("buchholz", "sonneborn_berger"), "buchholz-first"),
    bye_order=lowest_score_most_games,
    colour_rules=ColourRules(
        ColourArticles(number="5.2.1", both="5.2.2", stronger="5.2.3", alternate="5.2.4", higher="5.2.5"),
        newcomer=by_the_ranking,
        history=opposite_of_last_difference,
    ),
    absolute=AbsoluteArticles(
        rematch="2.1.1",
        bye="2.1.2",
        colours="2.1.3",
        completion="2.2.1",
        lowest_bye="3.1",
    ),
    order=OrderArticles(subgroups="1.2.2", best="3.2", transpositions="4", exchanges="4", sets="4"),
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
