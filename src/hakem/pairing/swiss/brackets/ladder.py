"""Two outcomes of one bracket beside each other, criterion by criterion down to the one that decides.

What a criterion holds against an outcome is told as people count it: players, or
points. The sizes that criteria compare are numbers of their own.
"""

from __future__ import annotations

from typing import NamedTuple

from hakem.explain import Rung
from hakem.explain.ladder import points_said
from hakem.i18n import Datum, Message
from hakem.model import PlayerId
from hakem.pairing.swiss.brackets import rules
from hakem.pairing.swiss.brackets.bracket import BracketCosts, Outcome
from hakem.pairing.swiss.brackets.criteria import (
    BracketLevel,
    Criterion,
    CriterionAhead,
    Quality,
    score_above_residents,
)
from hakem.pairing.swiss.brackets.exact import cost_ahead
from hakem.pairing.swiss.brackets.whole_round import PairedBracket
from hakem.pairing.swiss.explain import Cited, StepMaker


class Shortfall(NamedTuple):
    """A pair or a floater that a criterion holds something against, by which of its rules, and how much."""

    size: int
    players: tuple[int, ...]
    rule: object


def shortfalls(costs: BracketCosts, found: Outcome, criterion: Criterion) -> list[Shortfall]:
    """The pairs and floaters that a criterion holds something against, the largest size first."""
    profiles, at = costs.field.profiles, costs.at
    pair, floater = criterion.pair, criterion.floater
    short = [Shortfall(pair(profiles[a], profiles[b], at), (a, b), pair) for a, b in found.pairs]
    if costs.bracket.bye or not criterion.bye:
        short += [Shortfall(floater(profiles[p], at), (p,), floater) for p in found.floaters]
    return sorted((each for each in short if each.size), key=lambda each: -each.size)


def cost_here(costs: BracketCosts, found: Outcome) -> int:
    """What an outcome costs in the bracket itself."""
    return sum(costs.pair(a, b) for a, b in found.pairs) + sum(costs.floater(p) for p in found.floaters)


def total(paired: PairedBracket, found: Outcome) -> int:
    """The whole cost of an outcome, with the best that can become of those who follow.

    Mostly that is what was hoped of it; where it is not, a matching finds it.
    """
    outlook = paired.outlook
    ahead = None if outlook is None else outlook.cost(found.floaters)
    if ahead is None:
        ahead = cost_ahead(paired.costs, found.floaters, paired.ahead)
    return cost_here(paired.costs, found) + ahead


def ladder(
    maker: StepMaker[Cited],
    costs: BracketCosts,
    outcomes: tuple[Outcome, Outcome],
    totals: tuple[int, int],
    *,
    looks_ahead: bool = True,
) -> tuple[Rung, ...]:
    """What every criterion holds against two outcomes of a bracket, down to the first that holds more against one.

    Without ``looks_ahead`` nothing is said of the following bracket.
    """
    rungs: list[Rung] = []
    (ours, theirs), sizes = outcomes, map(costs.scale.sizes, totals)
    for criterion, mine, other in zip(costs.criteria.all, *sizes, strict=True):
        if isinstance(criterion, CriterionAhead) and not looks_ahead:
            continue
        rungs.append(
            Rung(
                maker.rules.edition.art(criterion.article),
                criterion.name,
                mine,
                other,
                _held_against(maker, costs, ours, criterion),
                _held_against(maker, costs, theirs, criterion),
                our_value=_value(costs, ours, criterion, mine),
                their_value=_value(costs, theirs, criterion, other),
            )
        )
        if mine != other:
            break
    return tuple(rungs)


def _held_against(
    maker: StepMaker[Cited], costs: BracketCosts, found: Outcome, criterion: Quality
) -> tuple[PlayerId, ...]:
    """Those of a bracket against whom a criterion holds something; it knows none of the bracket that follows."""
    short = shortfalls(costs, found, criterion) if isinstance(criterion, Criterion) else []
    return tuple(maker.field.ids[p] for each in short for p in each.players)


def _value(costs: BracketCosts, found: Outcome, criterion: Quality, sizes: tuple[int, ...]) -> Message | None:
    """How people say the sizes of a criterion: as points, the most first; None if it counts players or games.

    Who is left over at the very end and may not have the bye counts for several. Of
    those who play an odd number is left over there, so that is more than a bye allows.
    """
    if criterion.floater is rules.left_over_at_the_end and costs.ahead is not None and costs.ahead.ends_with_bye:
        return Message("why.value.beyond-the-bye") if sizes >= (rules.COUNTS_OF_BARRED,) else None
    if not criterion.graded or criterion.floater is rules.games_not_played:
        return None
    if isinstance(criterion, CriterionAhead):
        at = costs.ahead or costs.at
        return points_said(tuple(_in_points(costs, Shortfall(size, (), criterion.floater), at) for size in sizes))
    return points_said(tuple(_in_points(costs, short, costs.at) for short in shortfalls(costs, found, criterion)))


_MOVES_ON = (rules.limbo_of_downfloater, rules.limbo_of_earlier_downfloater)


def _in_points(costs: BracketCosts, short: Shortfall, at: BracketLevel) -> Datum:
    """A size as a score or a difference of scores; of who moves on the text says only that it is more than here."""
    points = costs.field.points
    if short.rule is score_above_residents:
        return points(at.score + short.size - 1)
    if short.rule in _MOVES_ON:
        return Message("why.more-than", {"points": points(short.size - 1)})
    return points(short.size)
