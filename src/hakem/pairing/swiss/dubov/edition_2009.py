"""The Dubov system of the handbook of 2009: values, and the orders that belong to them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from hakem.facts.acceleration import BAKU_LITERAL
from hakem.facts.bye_bars import scored_without_a_game
from hakem.facts.colours import Preference, Urgency
from hakem.facts.floats import scoring_bye
from hakem.facts.list_order import by_rating
from hakem.model import TURKISH, Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles, opposite_of_last_difference
from hakem.pairing.swiss.dubov.floaters_2009 import (
    FloaterOpponent,
    article_broken,
    floater_steps,
    groups_with_floaters,
    the_other_colour_first,
)
from hakem.pairing.swiss.dubov.lists import DubovGroup, ListArticles, ListRules, nobody_has_played
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, PlayerRules, Upfloats, exact_average
from hakem.pairing.swiss.dubov.raised_2009 import moved_up
from hakem.pairing.swiss.dubov.rules import DubovRules
from hakem.pairing.swiss.field import FieldRules
from hakem.regulations import DUBOV_2009
from hakem.values import dataclass, replace


class Alphabetical:
    """A name in the order of the alphabet. Few ties come as far as this, so its letters are looked at only then."""

    __slots__ = ("name",)

    def __init__(self, name: str) -> None:
        self.name = name

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Alphabetical) and TURKISH.key(self.name) == TURKISH.key(other.name)

    def __lt__(self, other: Alphabetical) -> bool:
        return TURKISH.key(self.name) < TURKISH.key(other.name)

    __hash__ = None  # type: ignore[assignment]


def white_order(facts: DubovRoundFacts, player: int) -> Any:
    """6.2: the lowest average of opponents, then the lowest rating, then the alphabet."""
    known = facts.players[player]
    return known.aro, known.rating, Alphabetical(known.name), known.number


def black_order(facts: DubovRoundFacts, player: int) -> Any:
    """6.2: the highest rating, then the highest average of opponents, then the alphabet."""
    known = facts.players[player]
    return -known.rating, -known.aro, Alphabetical(known.name), known.number


def ends_of_the_averages(facts: DubovRoundFacts, colour: Colour, players: Sequence[int]) -> list[int]:
    """7.3: the lowest averages leave the white list first; 7.4: the highest ones leave the black list first.

    2.6: nobody leaves a list who must have its colour by 2.3 or 2.4.
    """
    free = [p for p in players if facts.field.profiles[p].urgency is not Urgency.ABSOLUTE]
    sign = 1 if colour is Colour.WHITE else -1

    def key(player: int) -> Any:
        known = facts.players[player]
        return sign * known.aro, sign * known.rating, Alphabetical(known.name), known.number

    return sorted(free, key=key)


ByePriority = Callable[[DubovRoundFacts], Callable[[int], bool]]
"""Whether the colour of a player puts others first when the bye is given; the bye goes to those who are not put off."""


def due_black_first(facts: DubovRoundFacts) -> Callable[[int], bool]:
    """Those due Black have the bye before those due White, as in the handbook's example."""
    return lambda player: facts.field.profiles[player].colour is not Colour.BLACK


def due_majority_first(facts: DubovRoundFacts) -> Callable[[int], bool]:
    """Those have the bye first who are due the colour that most of their scoregroup are due."""
    due = Counter((p.score, p.colour) for p in facts.field.profiles)

    def put_off(player: int) -> bool:
        profile = facts.field.profiles[player]
        assert profile.colour is not None
        return due[profile.score, profile.colour] < due[profile.score, profile.colour.other]

    return put_off


@dataclass(frozen=True, slots=True)
class LowestRating:
    """4: the lowest score, the lowest rating, the colour that has priority, the highest average of opponents.

    5: as long as nobody has played, the last of the list, which goes by rating.
    """

    priority: ByePriority

    def __call__(self, facts: DubovRoundFacts) -> list[int]:
        profiles, players = facts.field.profiles, facts.players
        entitled = [p for p in range(facts.field.size) if profiles[p].may_have_bye]
        if nobody_has_played(facts, range(facts.field.size)):
            return sorted(entitled, key=lambda p: -facts.field.places[p])
        put_off = self.priority(facts)

        def key(player: int) -> Any:
            known = players[player]
            return profiles[player].score, known.rating, put_off(player), -known.aro, -known.number

        return sorted(entitled, key=key)


@dataclass(frozen=True, slots=True)
class GroupsWithFloaters:
    """6 to 8: group by group, with players raised and floating; ``opponent`` says whom a floater meets (8.2)."""

    opponent: FloaterOpponent

    def __call__(self, facts: DubovRoundFacts, rules: ListRules, bye: int | None) -> list[DubovGroup]:
        return groups_with_floaters(facts, rules, bye, self.opponent)


def colour_by_the_handbook(
    facts: DubovRoundFacts, first: int, second: int, initial: Colour, articles: ColourArticles
) -> tuple[Colour, str]:
    """3: due colours, the limits of 2.3 and 2.4, the wider difference, the last difference, averages, ratings."""
    field = facts.field
    mine, theirs = field.records[first], field.records[second]
    if not mine.history and not theirs.history:
        return (initial if field.places[first] % 2 else initial.other), articles.number
    due = mine.preference.colour
    assert due is not None
    if due is not theirs.preference.colour:
        return due, articles.both
    bound = [record.preference.urgency is Urgency.ABSOLUTE for record in (mine, theirs)]
    if bound[0] is not bound[1]:
        strict = mine if bound[0] else theirs
        return (due if bound[0] else due.other), "2.3" if abs(strict.difference) > 1 else "2.4"
    if abs(mine.difference) != abs(theirs.difference):
        return (due if abs(mine.difference) > abs(theirs.difference) else due.other), articles.stronger
    alternating = opposite_of_last_difference(mine, theirs)
    return _white_by_strength(facts, first, second) if alternating is None else (alternating, articles.alternate)


def _white_by_strength(facts: DubovRoundFacts, first: int, second: int) -> tuple[Colour, str]:
    """3, its last sentences: White for the higher average of opponents, then for the lower rating.

    What is then still open is the arbiter's (9): White for the higher ranked.
    """
    mine, theirs = facts.players[first], facts.players[second]
    if mine.aro != theirs.aro:
        return (Colour.WHITE if mine.aro > theirs.aro else Colour.BLACK), "3 ARO"
    if mine.rating != theirs.rating:
        return (Colour.WHITE if mine.rating < theirs.rating else Colour.BLACK), "3.d"
    return Colour.WHITE, "9"


DUBOV_RULES_2009 = DubovRules(
    edition=DUBOV_2009,
    facts=FieldRules(
        scoring_bye,
        scored_without_a_game,
        BAKU_LITERAL.scores,
        exempts_topscorers=False,
        half_is_enough=True,
        before_any_game=Preference(Colour.WHITE, Urgency.MILD),
        list_order=by_rating,
    ),
    players=PlayerRules(exact_average, moved_up),
    absolute=AbsoluteArticles(
        rematch="2.1",
        bye="2.2",
        colours="2.4",
        completion="6.4",
        lowest_bye="4",
    ),
    colours=ColourArticles(
        both="3.a",
        stronger="3.b",
        alternate="3.c",
        higher="9",
        number="5",
        further=(
            ("5", "place"),
            ("2.3", "limits"),
            ("2.4", "limits"),
            ("3 ARO", "average"),
            ("3.d", "rating"),
            ("9", "white-higher"),
        ),
    ),
    colour=colour_by_the_handbook,
    bye_order=LowestRating(due_black_first),
    lists=ListRules(
        white=white_order,
        black=black_order,
        leaving=ends_of_the_averages,
        by_halves=nobody_has_played,
        articles=ListArticles(
            ratings="1",
            lists="6.1",
            halves="5",
            changing=("7.3", "7.4"),
            order="6.2",
            transposition="6.3",
            bound="2.6",
            floaters=("8.1", "8.2"),
        ),
    ),
    group_by_group=GroupsWithFloaters(the_other_colour_first),
    floater_steps=floater_steps,
    article_broken=article_broken,
)


@dataclass(frozen=True, slots=True)
class Readings:
    """What can be read in another way: the colour for the bye (4), who has been raised (2.5), 8.2 by its words."""

    bye_colour: ByePriority = due_black_first
    raised: Upfloats = moved_up
    floater_opponent: FloaterOpponent = the_other_colour_first


def dubov_rules_2009(readings: Readings) -> DubovRules:
    """The handbook with these readings."""
    return replace(
        DUBOV_RULES_2009,
        bye_order=LowestRating(readings.bye_colour),
        players=PlayerRules(exact_average, readings.raised),
        group_by_group=GroupsWithFloaters(readings.floater_opponent),
    )
