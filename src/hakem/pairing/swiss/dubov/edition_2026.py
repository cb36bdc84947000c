"""The Dubov system of 2026: values, and the orders that belong to them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.facts.bye_bars import full_point_without_playing
from hakem.facts.colours import Preference, Urgency
from hakem.facts.floats import better_than_a_loss
from hakem.model import Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles, colour_of_first
from hakem.pairing.swiss.dubov.lists import ListArticles, ListRules, nobody_has_played
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, PlayerRules, met_higher, rounded_average
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.dubov.upfloaters_2026 import article_broken, brackets_with_upfloaters, upfloater_steps
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import DUBOV_2026


def by_average(facts: DubovRoundFacts, player: int) -> tuple[Fraction | int, int]:
    """G1: the lowest average of opponents first, then the smallest number (3.2.5, 4.3)."""
    known = facts.players[player]
    return known.aro, known.number


def by_number(facts: DubovRoundFacts, player: int) -> int:
    """G2: the smallest number first (4.3, 4.4)."""
    return facts.players[player].number


def from_the_middle(facts: DubovRoundFacts, colour: Colour, players: Sequence[int]) -> list[int]:
    """Whoever is nearest to the middle of a group leaves it first, of two the one who stands higher (4.3)."""
    key = by_average if colour is Colour.WHITE else by_number
    listed = sorted(players, key=lambda p: key(facts, p))
    return middle_outward(listed)


def middle_outward(listed: Sequence[int]) -> list[int]:
    """A list from its middle to its ends.

    >>> middle_outward([1, 2, 3, 4, 5, 6, 7]), middle_outward([1, 2, 3, 4, 5, 6])
    ([4, 3, 5, 2, 6, 1, 7], [3, 4, 2, 5, 1, 6])
    """
    last = len(listed) - 1
    return [listed[place] for place in sorted(range(len(listed)), key=lambda place: (abs(2 * place - last), place))]


def lowest_score_most_games(facts: DubovRoundFacts) -> list[int]:
    """3.1: the lowest score, then the most games, then the largest number."""
    profiles, players = facts.field.profiles, facts.players
    entitled = [p for p in range(facts.field.size) if profiles[p].may_have_bye]
    return sorted(entitled, key=lambda p: (profiles[p].score, -players[p].games, -players[p].number))


def colour_by_preferences(
    facts: DubovRoundFacts, first: int, second: int, initial: Colour, articles: ColourArticles
) -> tuple[Colour, str]:
    """5.2: the rules that most Swiss systems have."""
    return colour_of_first(facts.field, first, second, initial, articles)


DUBOV_RULES_2026 = DubovRules(
    edition=DUBOV_2026,
    facts=FieldRules(
        better_than_a_loss,
        full_point_without_playing,
        BAKU_BY_WINS.scores,
        exempts_topscorers=False,
        before_any_game=Preference(Colour.BLACK, Urgency.MILD),
    ),
    players=PlayerRules(rounded_average, met_higher),
    absolute=AbsoluteArticles(
        rematch="2.1.1",
        bye="2.1.2",
        colours="2.1.3",
        completion="2.2.1",
        lowest_bye="3.1",
    ),
    colours=ColourArticles(both="5.2.2", stronger="5.2.3", alternate="5.2.4", higher="5.2.5", number="5.2.1"),
    colour=colour_by_preferences,
    bye_order=lowest_score_most_games,
    lists=ListRules(
        white=by_average,
        black=by_number,
        leaving=from_the_middle,
        by_halves=nobody_has_played,
        articles=ListArticles(
            ratings="1.1",
            lists="3.2.3",
            halves="3.2.3",
            changing=("3.2.4", "3.2.4"),
            order="3.2.5",
            transposition="3.2.6",
        ),
    ),
    group_by_group=brackets_with_upfloaters,
    floater_steps=upfloater_steps,
    article_broken=article_broken,
)
