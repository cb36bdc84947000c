"""A round as the rules pair it: the bye first, then scoregroup after scoregroup, each with the upfloaters it needs."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts.contestants import ContestEvent
from hakem.facts.initial_colour import drawn_colour
from hakem.matching.bits import everything
from hakem.pairing.swiss.bye import given_first
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.completion import Completion
from hakem.pairing.swiss.field import Pair, members, ordered, set_of, stretch
from hakem.pairing.swiss.system import field_to_pair
from hakem.pairing.swiss.upfloating.bracket import paired_bracket
from hakem.pairing.swiss.upfloating.colours import colours_of
from hakem.pairing.swiss.upfloating.rules import RoundFacts, UpfloatRules, round_facts
from hakem.pairing.swiss.upfloating.upfloaters import chosen_upfloaters
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class UpfloatGroup:
    """A scoregroup as it was paired: its residents, who floated up to it, and the pairs in the order of their tops."""

    residents: tuple[int, ...]
    raised: tuple[int, ...]
    tops: tuple[Pair, ...]

    @property
    def players(self) -> tuple[int, ...]:
        """Everybody in the bracket."""
        return (*self.residents, *self.raised)

    @property
    def pairs(self) -> tuple[Pair, ...]:
        """The pairs, higher ranked first."""
        return tuple(ordered(*pair) for pair in self.tops)


@dataclass(frozen=True, slots=True)
class UpfloatRound:
    """The whole round, and how colours are given."""

    facts: RoundFacts
    groups: Sequence[UpfloatGroup]
    bye: int | None
    colour: ColourOfFirst

    @property
    def pairs(self) -> list[Pair]:
        """The pairs of all groups, higher ranked first."""
        return [pair for group in self.groups for pair in group.pairs]


def bye_order(facts: RoundFacts) -> list[int]:
    """Who may have the bye, in the order of 3.4: the lowest score, the most matches played, the largest number."""
    field = facts.field
    entitled = [p for p in range(field.size) if field.profiles[p].may_have_bye]
    return sorted(entitled, key=lambda p: (field.profiles[p].score, -facts.played[p], -field.numbers[p]))


def paired_round(contest: ContestEvent, rules: UpfloatRules) -> UpfloatRound:
    """The next round of a contest."""
    article = rules.edition.art(rules.absolute.completion)
    field = field_to_pair(contest.event, rules.of_field, article)
    facts = round_facts(contest, field, rules)
    bye = given_first(field, field.opponents, bye_order(facts), article)
    groups = _groups(facts, 0 if bye is None else 1 << bye)
    return UpfloatRound(facts, groups, bye, colours_of(facts, drawn_colour(contest.event, rules.of_field)))


def _groups(facts: RoundFacts, without: int) -> list[UpfloatGroup]:
    """Every scoregroup in turn with those it needs from below (3.5, 3.6)."""
    field = facts.field
    left = everything(field.size) & ~without
    below = Completion(field.opponents, field.groups, without=without)
    found = []
    for place, group in enumerate(field.groups):
        residents = left & stretch(group.start, group.stop)
        if residents:
            lower = left & ~residents
            raised = chosen_upfloaters(facts, below, place + 1, residents, lower)
            here = tuple(members(residents))
            found.append(UpfloatGroup(here, raised, tuple(paired_bracket(facts, here, raised))))
            left = lower & ~set_of(raised)
    return found
