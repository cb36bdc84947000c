"""The editions of the Burstein system as values: what they have in common, and what each leaves to itself."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from hakem.facts.opposition import OppositionRules
from hakem.pairing.api import PairingSystem
from hakem.pairing.swiss.articles import AbsoluteArticles, OrderArticles
from hakem.pairing.swiss.burstein.standing import Index, Standing
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.criteria import Criteria
from hakem.pairing.swiss.field import Field, FieldRules
from hakem.regulations import Edition

ByeOrder = Callable[[Field, Standing, int], tuple[int, ...]]
"""Who has the bye before whom: the player with the smallest key first."""


@dataclass(frozen=True, slots=True)
class CommonRules:
    """What every edition says: the facts of a player, the ranks, who has the bye, colours.

    ``ranking`` is where the order of the players is written.
    """

    edition: Edition
    facts: FieldRules
    opposition: OppositionRules
    index: Index
    bye_order: ByeOrder
    ranking: str
    colours: ColourArticles
    absolute: AbsoluteArticles


@dataclass(frozen=True, slots=True)
class BursteinRules(CommonRules):
    """An edition that compares the candidates of a bracket by criteria.

    ``seeding_rounds`` says how many of so many rounds are paired by
    ``seeded_by`` instead; ``seeding`` is where that is written.
    """

    order: OrderArticles
    quality: Criteria
    seeding: str
    seeding_rounds: Callable[[int], int]
    seeded_by: PairingSystem


@dataclass(frozen=True, slots=True)
class Joining:
    """When groups become one, as far as it is not written.

    ``last_first``: before anything else, the last group and the one above it
    are one as long as the last one cannot be paired by itself, or with somebody
    from above if its number is odd. ``strangers_stay``: whoever came from above
    does not float on even if the group becomes larger. ``float_anyway``: somebody
    floats whom the following group cannot receive, if only everybody below can be
    paired, and no groups become one.
    """

    last_first: bool = True
    strangers_stay: bool = False
    float_anyway: bool = False


@dataclass(frozen=True, slots=True)
class GroupRules(CommonRules):
    """An edition that goes from group to group: where it writes what a group is and how it is paired.

    ``first`` is the pairing that comes first of all, ``even`` and ``odd`` are
    the orders of pairings by the number of players; ``merging`` is what happens
    when the following group cannot receive a floater. What that article leaves
    open is ``joining``.
    """

    group: str
    first: str
    even: str
    odd: str
    floater: str
    harmony: str
    merging: str
    joining: Joining
