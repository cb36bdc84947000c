"""What holds of every group of the Burstein system of 2009, whichever way groups are joined."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from functools import partial

from hakem.pairing.swiss.burstein import BursteinSwiss2009
from hakem.pairing.swiss.burstein.editions import BURSTEIN_RULES_2009
from hakem.pairing.swiss.burstein.groups_2009 import BursteinGroup, burstein_groups
from hakem.pairing.swiss.burstein.ranks_and_bye import round_facts
from hakem.pairing.swiss.burstein.rules import Joining
from hakem.pairing.swiss.field import Field
from tests.support.against_judges import paired
from tests.support.dense_events import course

EVENTS = (15, 25, 37, 69)
"""Seeds of small dense events in which the first one who would float is sent back."""

JOINING = (Joining(), Joining(float_anyway=True), Joining(last_first=False, float_anyway=True))


def groups(joining: Joining) -> Iterator[tuple[Field, BursteinGroup]]:
    """Every group of these events, with the field it is part of."""
    rules = replace(BURSTEIN_RULES_2009, joining=joining)
    system = BursteinSwiss2009(rules)
    for seed in EVENTS:
        for t in course(seed, partial(paired, system), range(6, 12)):
            if paired(system, t) is not None:
                facts = round_facts(t, rules)
                yield from ((facts.playing, g) for g in burstein_groups(facts.playing, facts.ranking, joining))


def test_nobody_who_is_sent_back_floats() -> None:
    found = [group for joining in JOINING for _, group in groups(joining) if group.floater is not None]
    assert any(group.sent_back for group in found)
    assert [group for group in found if group.floater in group.sent_back] == []


def test_a_group_has_the_score_of_its_lowest_scoregroup() -> None:
    """Whoever came down has more, and so have those with whom the lowest were joined."""
    found = list(groups(Joining()))
    for field, group in found:
        assert {group.score} == {field.profiles[p].score for p in [max(group.players)]}
    assert any(group.came_down for _, group in found)
    assert any(group.scoregroups > 1 for _, group in found)
