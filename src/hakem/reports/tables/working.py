"""The working of one contestant: every tie-break taken apart into its terms, with the article behind each of them.

All of it is there as a value; ``working_text`` and ``standings_data`` show it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.i18n import Datum, Message
from hakem.model import Points
from hakem.regulations import Article
from hakem.reports.tables.crosstable import Place
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import (
    Contestant,
    Cut,
    Definition,
    Score,
    Spec,
    Standing,
    Standings,
    Term,
    Value,
    Why,
    definition_of,
)
from hakem.tiebreaks.ledger import Ledger
from hakem.values import dataclass

BY_SCORE = -1
"""What stands for the score itself where tie-breaks are counted from 0."""


@dataclass(frozen=True, slots=True)
class TermLine:
    """One term as it is shown: ``figure`` is the opponent's, ``times`` what it is multiplied with, ``amount`` counts.

    A term of boards has a ``board`` instead of an opponent.
    """

    round_no: int | None
    opponent: Contestant | None
    board: int | None
    figure: Points | None
    times: Points | None
    amount: Points
    kind: Why
    why: Message
    article: Article | None
    cut: Cut | None
    cut_article: Article | None


@dataclass(frozen=True, slots=True)
class TieBreakWorking:
    """One tie-break of one contestant: who was tied when its turn came, the value, and the terms.

    ``at`` is its number in the list and ``name`` that of its column in the
    standings; ``score`` is the score that the figures are of.
    """

    at: int
    name: str
    spec: Spec
    definition: Definition
    article: Article | None
    score: Score
    value: Value
    tied: tuple[Standing, ...]
    lines: tuple[TermLine, ...]

    @property
    def place(self) -> Place:
        """The place among those who were tied."""
        better = sum(row.values[self.at].order > self.value.order for row in self.tied)
        equal = sum(row.values[self.at].order == self.value.order for row in self.tied)
        return Place(better + 1, better + 1 + equal)

    @property
    def counted(self) -> tuple[Points, ...]:
        """What was left after the cuts."""
        return tuple(line.amount for line in self.lines if line.cut is None)


@dataclass(frozen=True, slots=True)
class Parting:
    """A neighbour in the standings, and the number of the tie-break that parted the two; ``BY_SCORE`` is the score."""

    other: Standing
    by: int


@dataclass(frozen=True, slots=True)
class Working:
    """Where a contestant stands and why: who shares the place, who is next above and below, and every tie-break."""

    found: Standings
    standing: Standing
    sharing: tuple[Standing, ...]
    above: Parting | None
    below: Parting | None
    parts: tuple[TieBreakWorking, ...]

    @property
    def place(self) -> Place:
        """The place, or the places that are shared."""
        return Place(self.standing.first, self.standing.last)


def working(found: Standings, key: int) -> Working:
    """Everything behind the place of one contestant."""
    row = found.row(key)
    rows = found.rows
    first, last = row.first - 1, row.last - 1
    names = column_names(found.specs)
    return Working(
        found,
        row,
        tuple(other for other in rows[first : last + 1] if other.contestant.id != key),
        Parting(rows[first - 1], _parted(rows[first])) if first else None,
        Parting(rows[last + 1], _parted(rows[last + 1])) if last + 1 < len(rows) else None,
        tuple(_parts(found, row, names)),
    )


def _parted(row: Standing) -> int:
    return BY_SCORE if row.parted_by is None else row.parted_by


def _parts(found: Standings, row: Standing, names: Sequence[str]) -> Iterator[TieBreakWorking]:
    """Every tie-break, with those who had the same score and the same values so far."""
    own = row.contestant.id
    tied = [other for other in found.rows if other.contestant.id != own and other.points == row.points]
    for at, name in enumerate(names):
        yield _part(found, row, at, name, tied)
        tied = [other for other in tied if other.values[at].order == row.values[at].order]


def _part(found: Standings, row: Standing, at: int, name: str, tied: Sequence[Standing]) -> TieBreakWorking:
    spec, value = found.specs[at], row.values[at]
    definition = definition_of(spec)
    score = definition.score or spec.score or found.primary
    terms = _Terms(found, spec, score, row)
    return TieBreakWorking(
        at=at,
        name=name,
        spec=spec,
        definition=definition,
        article=definition.article(found.context.rules),
        score=score,
        value=value,
        tied=tuple(tied),
        lines=tuple(terms.line(term) for term in value.terms),
    )


class _Terms:
    """The terms of one tie-break of one contestant, put into words."""

    def __init__(self, found: Standings, spec: Spec, score: Score, row: Standing) -> None:
        self._context = found.context
        self._rules = found.context.rules
        self._spec = spec
        self._people = found.context.ledger.contestants
        self._definition = definition_of(spec)
        self._ledger: Ledger = found.context.view(self._definition.seen(spec), score=score).ledger
        self._own = self._ledger.contestants[row.contestant.id]

    def line(self, term: Term) -> TermLine:
        return TermLine(
            round_no=term.round_no,
            opponent=None if term.opponent is None else self._people[term.opponent],
            board=term.board,
            figure=term.of,
            times=term.times,
            amount=term.amount,
            kind=term.why,
            why=self._why(term),
            article=self._paired_as_games() if term.why is Why.PAIRED else term.article,
            cut=term.cut,
            cut_article=self._cutting(term.cut) if term.cut else None,
        )

    def _paired_as_games(self) -> Article | None:
        """Where it is written that a forfeit counts as a game: it was asked for, or it is a round robin."""
        if self._spec.paired:
            return self._first_known("14")
        return self._first_known("15.2") if self._context.round_robin else None

    def _cutting(self, cut: Cut) -> Article | None:
        """Where the cut is written: with the modifier, or in the definition if nobody had to ask for it."""
        if not self._spec.cuts:
            return self._definition.article(self._rules)
        return self._definition.cut_article(self._rules, cut)

    def _first_known(self, number: str) -> Article | None:
        return self._rules.art(number) if number in self._rules.edition.articles else None

    def _why(self, term: Term) -> Message:
        if term.why is Why.ADJUSTED and term.opponent is not None:
            return Message("tiebreak.why.adjusted", {"real": self._ledger.scores[term.opponent]})
        if term.why is Why.CAPPED:
            key = "tiebreak.why.capped" if term.opponent is None else "tiebreak.why.capped-by-opponent"
            return Message(key, {"own": self._own.score})
        if term.why is Why.VIRTUAL and term.round_no is not None:
            return Message("tiebreak.why.virtual", self._virtual(term.round_no))
        return Message(f"tiebreak.why.{term.why.value}")

    def _virtual(self, round_no: int) -> dict[str, Datum]:
        """The steps of the handbook's Oynamadan: before the round, in it, and a draw in every later one."""
        made = next(row.points for row in self._own.rows if row.round_no == round_no)
        return {
            "before": self._own.score_before(round_no),
            "rest": self._ledger.win - made,
            "later": self._ledger.rounds - round_no,
            "draw": self._ledger.draw,
        }
