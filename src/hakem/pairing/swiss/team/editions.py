"""The Swiss system of teams in its two editions, with any type of preferences for colours: values."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.facts.bye_bars import full_point_bye_or_forfeit_win
from hakem.facts.card import Card
from hakem.facts.colours import PreferenceRule
from hakem.facts.contestants import ContestEvent
from hakem.facts.floats import never
from hakem.facts.team_preferences import graded_preferences, no_preferences, simple_preferences
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import FieldRules
from hakem.pairing.swiss.upfloating import colours
from hakem.pairing.swiss.upfloating.rules import Following, UpfloatCriteria, UpfloatRules
from hakem.regulations import TEAM_SWISS_2024, TEAM_SWISS_2026
from hakem.values import replace

PREFERENCES: Mapping[str, PreferenceRule] = MappingProxyType(
    {"a": simple_preferences, "b": graded_preferences, "none": no_preferences}
)
"""The types of preferences of 1.7, by name."""

_ABSOLUTE = AbsoluteArticles(rematch="C1", bye="C2", colours="C1", completion="C3", lowest_bye="3.4")
_COLOURS = ColourArticles(
    both="4.3.3",
    stronger="4.3.4",
    alternate="4.3.6",
    higher="4.3.7",
    number="4.3.1",
    further=(
        ("4.3.2", "only-preference"),
        ("4.3.5", "lower-difference"),
        ("4.3.8", "alternate-first"),
        ("4.3.9", "alternate-other"),
    ),
)
_COLOUR_RULES = (
    ("4.3.1", colours.by_number),
    ("4.3.2", colours.only_preference),
    ("4.3.3", colours.both_preferences),
    ("4.3.4", colours.only_strong_preference),
    ("4.3.5", colours.lower_difference),
    ("4.3.6", colours.last_difference),
    ("4.3.7", colours.preference_of_the_first),
    ("4.3.8", colours.last_of_the_first),
    ("4.3.9", colours.last_of_the_other),
)


def games_on_boards(contest: ContestEvent, card: Card) -> int:
    """Games that the players of a team have played."""
    return contest.games[card.player.id]


TEAM_RULES_2026 = UpfloatRules(
    edition=TEAM_SWISS_2026,
    of_field=FieldRules(never, full_point_bye_or_forfeit_win, BAKU_BY_WINS.scores, exempts_topscorers=False),
    absolute=_ABSOLUTE,
    criteria=UpfloatCriteria(
        brackets="1.3",
        fewest="C4",
        scores="C5",
        following="C6",
        upfloaters_again="C7",
        preferences="C8",
        strong_preferences="C9",
        opponents_again="C10",
        sets="3.5",
        pairings="3.6",
    ),
    colours=_COLOURS,
    colour_rules=_COLOUR_RULES,
    exempt_rounds=2,
)

TEAM_RULES_2024 = replace(
    TEAM_RULES_2026,
    edition=TEAM_SWISS_2024,
    criteria=UpfloatCriteria(
        brackets="1.3",
        fewest="C4",
        scores="C5",
        following="C6",
        upfloaters_again=None,
        preferences="C7",
        strong_preferences="C8",
        opponents_again="C9",
        sets="3.5",
        pairings="3.6",
    ),
    # without 4.3.9 the colour of the other team alternates all the same, as it would by 4.3.8 (basic rule 8)
    colour_rules=(*_COLOUR_RULES[:-1], ("4.3.8", colours.last_of_the_other)),
    exempt_rounds=0,
    following=Following.ALONE,
    experience=games_on_boards,
)


def team_rules(rules: UpfloatRules, preference: str) -> UpfloatRules:
    """An edition for an event with one of the types of preferences; strong ones are a matter of type B only."""
    criteria = rules.criteria
    if preference != "b":
        criteria = replace(criteria, strong_preferences=None)
    if preference == "none":
        criteria = replace(criteria, preferences=None)
    facts = replace(rules.of_field, preference=PREFERENCES[preference])
    return replace(rules, of_field=facts, criteria=criteria)
