"""Direct encounter: the games of those who are tied, among themselves (C.07 6 and 13.3).

A *splitter* parts a group into smaller ones, the best first, or leaves it whole.
``resolved`` asks one splitter after the other and begins again with every
smaller group, so that a sub-tie is always looked at for itself. With one
splitter that is the direct encounter; the extended one of teams has the whole
direct encounter in one score as its first splitter, in the other as its second.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import partial

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model import Points, total
from hakem.tiebreaks.boards import BOARD_SPLITTERS
from hakem.tiebreaks.context import TieBreakContext, View, how
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Term, Value, parted
from hakem.values import dataclass, field

TiedGroup = list[int]
Splitter = Callable[[TiedGroup], list[TiedGroup]]


@dataclass(frozen=True, slots=True)
class MiniTable:
    """The games of a group among themselves: points, whom everybody has met, and the terms behind them."""

    points: Mapping[int, Points]
    met: Mapping[int, frozenset[int]]
    terms: Mapping[int, tuple[Term, ...]] = field(default_factory=dict)

    @property
    def complete(self) -> bool:
        """Whether everybody has met everybody."""
        return all(len(met) == len(self.met) - 1 for met in self.met.values())


def mini_table(view: View, group: Iterable[int]) -> MiniTable:
    """The table of a group. Several meetings of a pair count with their average (6.1.2), or together (handbook)."""
    members = set(group)
    averaged = view.rules.average_encounter
    points: dict[int, Points] = {}
    met: dict[int, frozenset[int]] = {}
    terms: dict[int, tuple[Term, ...]] = {}
    for key in members:
        games = [(row, opponent) for row, opponent in view.games(view.contestants[key]) if opponent in members]
        times = {opponent: sum(other == opponent for _, other in games) for _, opponent in games}
        terms[key] = tuple(
            Term(row.points / (times[opponent] if averaged else 1), row.round_no, opponent, why=how(row))
            for row, opponent in games
        )
        points[key] = total(term.amount for term in terms[key])
        met[key] = frozenset(times)
    return MiniTable(points, met, terms)


def split_by_results(view: View, group: TiedGroup) -> list[TiedGroup]:
    """One step of the direct encounter.

    If all have met, by their points (6.2). If not, whoever would be alone on
    top whatever the missing games had brought stands first, and all others
    stay together (6.3). The worst that can happen to somebody is to lose all
    missing games while another wins all of theirs, so it is enough to compare
    the points that are left then with those that each of the others could have.
    The handbook knows only the first case.
    """
    table = mini_table(view, group)
    if table.complete:
        return parted(group, table.points)
    if not view.rules.partial_encounter:
        return [group]
    alone = _alone_on_top(view, table, group)
    return [group] if alone is None else [[alone], [key for key in group if key != alone]]


def _alone_on_top(view: View, table: MiniTable, group: TiedGroup) -> int | None:
    missing = {key: len(group) - 1 - len(table.met[key]) for key in group}
    least = {key: table.points[key] + view.ledger.loss * missing[key] for key in group}
    most = {key: table.points[key] + view.ledger.win * missing[key] for key in group}
    first, second = sorted(group, key=most.__getitem__, reverse=True)[:2]
    best = max(group, key=least.__getitem__)
    rival = most[second] if best == first else most[first]
    return best if least[best] > rival else None


def resolved(group: TiedGroup, splitters: Sequence[Splitter]) -> list[TiedGroup]:
    """The group in order, as far as the splitters can tell."""
    if len(group) == 1:
        return [group]
    for split in splitters:
        parts = split(group)
        if len(parts) > 1:
            return [smaller for part in parts for smaller in resolved(part, splitters)]
    return [group]


def encounter(view: View, group: TiedGroup) -> list[TiedGroup]:
    """The whole direct encounter in one score: sub-ties are looked at again until nothing more comes of it."""
    return resolved(group, [lambda part: split_by_results(view, part)])


def direct_encounter(context: TieBreakContext, spec: Spec, group: Iterable[int]) -> dict[int, Value]:
    """C.07 6, handbook Doğrudan Karşılaşma."""
    view = context.view(spec)
    members = list(group)
    return _values(members, encounter(view, members), [view])


def extended_encounter(
    context: TieBreakContext, spec: Spec, group: Iterable[int], last: Sequence[str] = ()
) -> dict[int, Value]:
    """C.07 13.3: by the primary score, then by the other one, from the start again with every smaller group.

    A group begins anew only with what a whole direct encounter has left tied:
    article 6 looks at sub-ties by itself, in the score in which it was begun.
    Two teams that are still tied are parted by the boards of their match, in
    the way that ``last`` names (13.3.2).
    """
    views = [context.view(spec, score=score) for score in (context.primary, context.secondary)]
    boards = context.view(spec, score=Score.GAME)
    splitters: list[Splitter] = [
        *(partial(encounter, view) for view in views),
        *(lambda part, name=name: _split_two(boards, part, name) for name in last),
    ]
    members = list(group)
    return _values(members, resolved(members, splitters), views)


def _split_two(view: View, group: TiedGroup, name: str) -> list[TiedGroup]:
    return BOARD_SPLITTERS[name](view, group) if len(group) == 2 else [group]


def _values(members: TiedGroup, parts: list[TiedGroup], views: Sequence[View]) -> dict[int, Value]:
    """The place inside the group is what is compared; the points made there are what is shown."""
    place = {key: Points(-at) for at, part in enumerate(parts) for key in part}
    tables = [mini_table(view, members) for view in views]
    first = tables[0]
    games = sum(len(met) for met in first.met.values()) // 2
    pairs = len(members) * (len(members) - 1) // 2
    values = {}
    for key in members:
        figures: dict[str, Datum] = {
            "games": games,
            "pairs": pairs,
            "group": len(members),
            "place": 1 - int(place[key]),
        }
        others = [Message("tiebreak.note.other-score", {"points": t.points[key]}) for t in tables[1:]]
        notes = (Message("tiebreak.note.encounter", figures), *others)
        made = (first.points[key],) if first.terms[key] else ()
        values[key] = Value((place[key],), made, first.terms[key], notes)
    return values
