"""The order of the field: every tie-break inside the groups that are still tied (C.07 4.2)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hakem.model import Points
from hakem.model.points import common_unit, in_units
from hakem.tiebreaks.context import TieBreakContext
from hakem.tiebreaks.ledger import Contestant
from hakem.tiebreaks.registry import definition_of
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Value, parted
from hakem.values import dataclass, replace


@dataclass(frozen=True, slots=True)
class Standing:
    """One row of the standings: places ``first`` to ``last`` if they are shared, and a value per tie-break.

    ``parted_by`` is the number of the tie-break that parted the contestant from
    the one above; -1 is the score, None that nothing did.
    """

    first: int
    last: int
    contestant: Contestant
    points: Points
    values: tuple[Value, ...]
    parted_by: int | None


def ranked(context: TieBreakContext, specs: Sequence[Spec]) -> tuple[Standing, ...]:
    """Everybody in order. Those who stay tied share their places and stand in the order of their numbers."""
    contestants = context.ledger.contestants
    by_number = sorted(contestants, key=lambda key: (contestants[key].number, key))
    groups = parted(by_number, _in_units({key: (score,) for key, score in context.ledger.scores.items()}))
    parted_by = [-1] * len(groups)
    columns = []
    for at, spec in enumerate(specs):
        values = _values(context, spec, groups)
        columns.append(values)
        order = _in_units({key: value.order for key, value in values.items()})
        split = [parted(group, order) for group in groups]
        parted_by = [
            at if place else by for by, parts in zip(parted_by, split, strict=True) for place in range(len(parts))
        ]
        groups = [part for parts in split for part in parts]
    return tuple(_rows(groups, contestants, columns, parted_by))


def place_of(context: TieBreakContext, specs: Sequence[Spec], key: int) -> tuple[int, int]:
    """The first and the last place that a contestant shares, as :func:`ranked` gives them, without all others.

    Only those with the same score are asked for values, and of them only those who are still tied.
    """
    scores, contestants = context.ledger.scores, context.ledger.contestants
    own = scores[key]
    first = 1 + sum(score > own for score in scores.values())
    tied = sorted((k for k, score in scores.items() if score == own), key=lambda k: (contestants[k].number, k))
    for spec in specs:
        if len(tied) == 1:
            break
        values = definition_of(spec).values(context, spec, tied)
        parts = parted(tied, _in_units({k: value.order for k, value in values.items()}))
        at = next(at for at, part in enumerate(parts) if key in part)
        first += sum(len(part) for part in parts[:at])
        tied = parts[at]
    return first, first + len(tied) - 1


def _in_units(orders: Mapping[int, tuple[Points, ...]]) -> dict[int, tuple[int, ...]]:
    """The same orders in whole units, which compare ten times as fast."""
    unit = common_unit(part for order in orders.values() for part in order)
    return {key: tuple(in_units(order, unit)) for key, order in orders.items()}


def _values(context: TieBreakContext, spec: Spec, groups: Sequence[Sequence[int]]) -> Mapping[int, Value]:
    """The values of everybody: inside the tied groups if the tie-break is about them.

    Only the figures are kept; ``worked_out`` has the terms of one contestant
    again, and a large field would have hundreds of thousands of them.
    """
    definition = definition_of(spec)
    if definition.group is None:
        return {key: definition.value(context, spec, key).figures for key in context.ledger.contestants}
    found: dict[int, Value] = {}
    for group in groups:
        found.update((key, value.figures) for key, value in definition.values(context, spec, group).items())
    return found


def worked_out(context: TieBreakContext, specs: Sequence[Spec], rows: Sequence[Standing], row: Standing) -> Standing:
    """The row with the terms behind every value, computed as they were for the ranking: inside the same groups."""
    tied = [other for other in rows if other.points == row.points]
    key, values = row.contestant.id, list[Value]()
    for at, spec in enumerate(specs):
        definition = definition_of(spec)
        if definition.group is None:
            values.append(definition.value(context, spec, key))
        else:
            members = sorted((other.contestant for other in tied), key=lambda c: (c.number, c.id))
            values.append(definition.values(context, spec, [c.id for c in members])[key])
        tied = [other for other in tied if other.values[at].order == row.values[at].order]
    return replace(row, values=tuple(values))


def _rows(
    groups: Sequence[Sequence[int]],
    contestants: Mapping[int, Contestant],
    columns: Sequence[Mapping[int, Value]],
    parted_by: Sequence[int],
) -> Iterable[Standing]:
    place = 1
    for group, by in zip(groups, parted_by, strict=True):
        for at, key in enumerate(group):
            c = contestants[key]
            values = tuple(column[key] for column in columns)
            yield Standing(place, place + len(group) - 1, c, c.score, values, by if at == 0 else None)
        place += len(group)
