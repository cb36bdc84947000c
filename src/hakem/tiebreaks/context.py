"""Everything that tie-breaks are computed from, prepared once for all of them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property
from typing import Any, TypeVar

from hakem.model import Mark, Points
from hakem.tiebreaks.ledger import Contestant, Ledger, LedgerRow, Score, counts_at_all, is_game, is_paired
from hakem.tiebreaks.rules import Sight, TieBreakRules
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.unplayed import is_voluntary
from hakem.tiebreaks.value import Term, Why
from hakem.values import dataclass, field

T = TypeVar("T")


@dataclass(frozen=True)
class View:
    """One score as one tie-break sees it: which rounds are games, and what everybody counts for as an opponent."""

    ledger: Ledger
    rules: TieBreakRules
    adjusted: Mapping[int, Points]

    @property
    def contestants(self) -> Mapping[int, Contestant]:
        """Everybody, by id."""
        return self.ledger.contestants

    @cached_property
    def points_against(self) -> dict[tuple[int, int, int], Points]:
        """What a contestant made in a round against an opponent."""
        return {
            (c.id, row.round_no, row.opponent): row.points
            for c in self.contestants.values()
            for row in c.rows
            if row.opponent is not None
        }

    def games(self, c: Contestant) -> Iterator[tuple[LedgerRow, int]]:
        """The rounds that count as games, with the opponent."""
        return ((row, row.opponent) for row in c.rows if row.game and row.opponent is not None)

    @cached_property
    def seen_otherwise(self) -> frozenset[int]:
        """Those who count for something else than their score as opponents."""
        real = self.ledger.scores
        return frozenset(key for key, score in self.adjusted.items() if score is not real[key] and score != real[key])

    def opposition(self, c: Contestant) -> list[tuple[Term, LedgerRow]]:
        """What the opponents of a contestant scored, round by round; a stand-in for a round without a game.

        In a round robin of C.07 there is nobody to stand in: a bye is no round
        of the contestant (15.2 leaves nothing else unplayed). Several tie-breaks
        of one list ask for the same.
        """
        found = self._oppositions.get(c.id)
        if found is None:
            met = self._met
            found = [(met(c, row), row) for row in c.rows if row.game or self._stands_for_a_game(row)]
            self._oppositions[c.id] = found
        return found

    @cached_property
    def _oppositions(self) -> dict[int, list[tuple[Term, LedgerRow]]]:
        return {}

    def _stands_for_a_game(self, row: LedgerRow) -> bool:
        return self.rules.apart(self.ledger) is None and counts_at_all(row)

    def _met(self, c: Contestant, row: LedgerRow) -> Term:
        """Whom the contestant met in a round, or who stands in."""
        opponent = row.opponent
        if not row.game or opponent is None:
            score, why, number = self.rules.own_unplayed(c, row, self.ledger, self.adjusted)
            return Term(score, row.round_no, opponent, score, None, why, self.rules.art(number), is_voluntary(row))
        score = self.adjusted[opponent]
        if opponent in self.seen_otherwise:
            return Term(score, row.round_no, opponent, score, None, Why.ADJUSTED, self.rules.art(self.rules.adjusting))
        return Term(score, row.round_no, opponent, score, None, how(row))


def how(row: LedgerRow) -> Why:
    """How a round came about that counts as a game."""
    if row.mark is Mark.PENDING:
        return Why.PENDING
    return Why.PLAYED if row.took_place else Why.PAIRED


@dataclass(frozen=True)
class TieBreakContext:
    """The field under every score, the edition, and what comes from outside.

    ``primary`` is the score that makes the standings. ``boards`` is the size of
    a team, 0 in an individual event. ``seed`` is that of the lots, ``drawn`` the
    numbers that came of them where that is recorded; ``external`` has values from outside by their names.
    """

    rules: TieBreakRules
    ledgers: Mapping[Score, Ledger]
    primary: Score
    boards: int = 0
    seed: str | None = None
    external: Mapping[str, Mapping[int, Points]] = field(default_factory=dict)
    drawing_order: Sequence[int] = ()
    drawn: Mapping[int, int] = field(default_factory=dict)
    _memory: dict[object, Any] = field(default_factory=dict, repr=False, compare=False)

    @property
    def of_teams(self) -> bool:
        """Whether the contestants are teams."""
        return self.primary.of_teams

    @property
    def secondary(self) -> Score:
        """The score of teams that is not the primary one."""
        return Score.MATCH if self.primary is Score.GAME else Score.GAME

    @property
    def ledger(self) -> Ledger:
        """The field under the primary score."""
        return self.ledgers[self.primary]

    @property
    def round_robin(self) -> bool:
        """Whether everybody meets everybody."""
        return self.ledger.round_robin

    def view(
        self, spec: Spec, sight: Sight = Sight.RESULTS, score: Score | None = None, fore: bool | None = None
    ) -> View:
        """The field as a tie-break sees it."""
        chosen = score or spec.score or self.primary
        last_drawn = spec.fore if fore is None else fore
        seen = Sight.RESULTS if self.rules.apart(self.ledger) is None else sight  # only such round robins differ
        key = (chosen, seen, spec.paired, last_drawn)
        return self.remember(key, lambda: self._view(*key))

    def _view(self, score: Score, sight: Sight, paired: bool, fore: bool) -> View:
        raw = self.ledgers[score].with_last_round_drawn() if fore else self.ledgers[score]
        apart = self.rules.apart(raw)
        if apart is not None:
            games = raw.seen_by(apart[sight])
            adjusted: Mapping[int, Points] = games.scores
        else:
            games = raw.seen_by(is_game)
            adjusted = {key: self.rules.adjusted(c, games) for key, c in games.contestants.items()}
        return View(games.seen_by(is_paired) if paired else games, self.rules, adjusted)

    def remember(self, key: object, make: Callable[[], T]) -> T:
        """What has been computed for this context is not computed again."""
        if key not in self._memory:
            self._memory[key] = make()
        found: T = self._memory[key]
        return found
