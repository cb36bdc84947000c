"""What an event may choose in the Dutch system of 2009, for the engine and for the slow implementation."""

from __future__ import annotations

from dataclasses import replace

from hakem.model import PlayerId
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, Dutch2009Rules
from tests.judges.dutch_2009_facts import Circumstances

Found = tuple[frozenset[frozenset[PlayerId]], PlayerId | None] | None
"""The pairs of a round and who has the bye; None if there is no such round."""


def with_readings(*chosen: bool) -> Dutch2009Rules:
    """The rules with what an event may choose, in this order."""
    strong_as_absolute, mild_give_way, b6_first, rest_stays, half_is_enough, x_is_left, x_below_p = chosen
    return replace(
        DUTCH_RULES_2009,
        facts=replace(DUTCH_RULES_2009.facts, half_is_enough=half_is_enough),
        strong_as_absolute=strong_as_absolute,
        mild_give_way=mild_give_way,
        b6_first=b6_first,
        rest_stays=rest_stays,
        x_is_left=x_is_left,
        x_below_p=x_below_p,
    )


def options_of(rules: Dutch2009Rules) -> Circumstances:
    """What the rules have chosen, in the words of the slow implementation."""
    return Circumstances(
        True,
        rules.strong_as_absolute,
        rules.mild_give_way,
        rules.b6_first,
        rules.rest_stays,
        rules.x_is_left,
        rules.x_below_p,
    )
