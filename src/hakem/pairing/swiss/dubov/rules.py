"""An edition of the Dubov system as a value: its facts, its orders, and how it goes from group to group."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.dubov.faults import Fault
from hakem.pairing.swiss.dubov.group import DubovGroup, Procedure
from hakem.pairing.swiss.dubov.lists import ListRules
from hakem.pairing.swiss.dubov.people import PeopleRules, Scene
from hakem.pairing.swiss.field import FieldRules
from hakem.pairing.swiss.teller import Cited, Teller
from hakem.pairing.swiss.verdict import Pair
from hakem.regulations import Edition

ByeOrder = Callable[[Scene], Sequence[int]]
"""Those who may have the bye, in the order in which it is offered to them."""

ColourOf = Callable[[Scene, int, int, Colour, ColourArticles], tuple[Colour, str]]
"""The colour of the higher ranked of two, given the colour drawn, and the article that decides."""

Account = Callable[[Teller[Cited], Scene, DubovGroup, int], Iterator[Step]]
"""What there is to tell about who joined or left a group, given everybody who was below it."""

Faulting = Callable[[Scene, DubovGroup, Sequence[Pair]], Fault]
"""What speaks against a group that has other company, given all pairs of a round."""


@dataclass(frozen=True, slots=True)
class DubovRules:
    """One edition."""

    edition: Edition
    facts: FieldRules
    people: PeopleRules
    absolute: AbsoluteArticles
    colours: ColourArticles
    colour: ColourOf
    bye_order: ByeOrder
    lists: ListRules
    procedure: Procedure
    account: Account
    fault: Faulting
