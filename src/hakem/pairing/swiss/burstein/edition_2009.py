"""The Burstein system of the handbook of 2009: values only."""

from __future__ import annotations

from hakem.facts.acceleration import point_for_the_upper_half
from hakem.facts.bye_bars import scored_without_a_game
from hakem.facts.floats import scoring_bye
from hakem.facts.opposition import OppositionRules, against_virtual_opponent, every_round_without_game_as_draw
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.burstein.rules import GroupRules, Joining
from hakem.pairing.swiss.burstein.standing import Standing, sonneborn_berger_first
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.regulations import BURSTEIN_2009


def lowest_score_lowest_rank(field: Field, standing: Standing, player: int) -> tuple[int, ...]:
    """The bye goes to the last of the lowest group (4.2, 4.3)."""
    return field.profiles[player].score, -standing.ranks[player]


BURSTEIN_RULES_2009 = GroupRules(
    edition=BURSTEIN_2009,
    facts=FieldRules(scoring_bye, scored_without_a_game, point_for_the_upper_half, exempts_topscorers=False),
    opposition=OppositionRules(every_round_without_game_as_draw, against_virtual_opponent, point_for_the_upper_half),
    index=sonneborn_berger_first,
    bye_order=lowest_score_lowest_rank,
    ranking="3.2",
    colours=ColourArticles(
        number="5.1", both="5.4 both", stronger="5.4 balance", alternate="5.4 history", higher="5.4 rank"
    ),
    absolute=AbsoluteArticles(rematch="3.1", bye="4.1", colours="5.3", completion="6.6", lowest_bye="4.2"),
    group="1",
    first="6.1",
    even="6.2",
    odd="6.4",
    floater="6.3",
    harmony="6.5",
    merging="6.6",
    joining=Joining(),
)
