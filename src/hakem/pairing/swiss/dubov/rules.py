"""An edition of the Dubov system as a value: its facts, its orders, and how it goes from group to group."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.dubov.lists import DubovGroup, ListRules
from hakem.pairing.swiss.dubov.players import DubovRoundFacts, PlayerRules
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import FieldRules, Pair
from hakem.regulations import Edition
from hakem.values import dataclass

ByeOrder = Callable[[DubovRoundFacts], Sequence[int]]
"""Those who may have the bye, in the order in which it is offered to them."""

ColourOf = Callable[[DubovRoundFacts, int, int, Colour, ColourArticles], tuple[Colour, str]]
"""The colour of the higher ranked of two, given the colour drawn, and the article that decides."""

GroupByGroup = Callable[[DubovRoundFacts, ListRules, int | None], Sequence[DubovGroup]]
"""From a field, and the player who has the bye, to its groups, best first."""

FloaterSteps = Callable[[StepMaker[Cited], DubovRoundFacts, DubovGroup, int], Iterator[Step]]
"""What there is to tell about who joined or left a group, given everybody who was below it."""

ArticleBroken = Callable[[DubovRoundFacts, DubovGroup, Sequence[Pair]], tuple[str, str]]
"""The article by which others should be in a group than those of a round, given its pairs, and what is said of it."""


@dataclass(frozen=True, slots=True)
class DubovRules:
    """One edition."""

    edition: Edition
    facts: FieldRules
    players: PlayerRules
    absolute: AbsoluteArticles
    colours: ColourArticles
    colour: ColourOf
    bye_order: ByeOrder
    lists: ListRules
    group_by_group: GroupByGroup
    floater_steps: FloaterSteps
    article_broken: ArticleBroken
