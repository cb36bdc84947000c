"""Puts what happened in a field into steps that cite the articles of an edition."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from hakem.explain import Level, Step
from hakem.i18n import Datum, PairRef, PlayerRef
from hakem.model import Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.colours import ColourArticles, ColourRule
from hakem.pairing.swiss.field import Field
from hakem.regulations import Edition

OWN_WORDS = ("dutch-2009.", "lim.", "dubov.", "burstein.")
"""Outcomes that begin like this are said in a system's own words; all others in those of every Swiss system."""


class Cited(Protocol):
    """Rules that say where they are written."""

    @property
    def edition(self) -> Edition: ...

    @property
    def absolute(self) -> AbsoluteArticles: ...

    @property
    def colours(self) -> ColourArticles: ...


R_co = TypeVar("R_co", bound=Cited, covariant=True)


class StepMaker(Generic[R_co]):
    """Puts what happened in a field into steps that cite the articles of an edition."""

    def __init__(self, field: Field, rules: R_co) -> None:
        self.field = field
        self.rules = rules

    def step(
        self,
        article: str,
        outcome: str,
        subject: Iterable[int] = (),
        *,
        at: int | None = None,
        board: int | None = None,
        level: Level = Level.REASON,
        **data: Datum,
    ) -> Step:
        """One step about these players; ``at`` is the score of the bracket in units of the field."""
        ids = tuple(self.field.ids[p] for p in subject)
        bracket = None if at is None else self.field.points(at)
        key = outcome if outcome.startswith(OWN_WORDS) else f"swiss.{outcome}"
        return Step(self.rules.edition.art(article), key, ids, data, bracket, board, level)

    def player(self, player: int) -> PlayerRef:
        """A player of the field, for a sentence."""
        return PlayerRef(self.field.ids[player])

    def players(self, players: Iterable[int]) -> tuple[PlayerRef, ...]:
        """Players of the field, in the order in which they are named."""
        return tuple(self.player(p) for p in players)

    def pair(self, pair: tuple[int, int]) -> PairRef:
        """Two players of the field who meet or might meet."""
        return PairRef(self.field.ids[pair[0]], self.field.ids[pair[1]])

    def pair_refs(self, pairs: Iterable[tuple[int, int]]) -> tuple[PairRef, ...]:
        """Pairs of the field, in the order in which they are named."""
        return tuple(self.pair(pair) for pair in pairs)

    def numbers(self, players: Iterable[int]) -> str:
        """Pairing numbers as they are written down."""
        return ", ".join(str(self.field.numbers[p]) for p in players) or "-"

    def pairs(self, pairs: Iterable[tuple[int, int]]) -> str:
        """Pairs of numbers, higher ranked first."""
        return ", ".join(f"{self.field.numbers[a]}-{self.field.numbers[b]}" for a, b in pairs) or "-"

    def outcome(self, found: Outcome) -> str:
        """The pairs of an outcome, and in brackets who is left over."""
        floaters = f" ({self.numbers(found.floaters)})" if found.floaters else ""
        return self.pairs(found.pairs) + floaters

    def bracket(
        self, article: str, at: int, players: Iterable[int], residents: Sequence[int], moved_down: Sequence[int]
    ) -> Step:
        """Who is in a bracket: its residents, and who moved down to it if anybody did."""
        score, here = self.field.points(at), self.players(residents)
        if not moved_down:
            return self.step(article, "bracket.homogeneous", players, at=at, score=score, residents=here)
        came = self.players(moved_down)
        return self.step(article, "bracket.heterogeneous", players, at=at, score=score, residents=here, moved_down=came)

    def barred(self, pair: tuple[int, int]) -> str:
        """Where it is written that two may not meet: their colours, or that they have met."""
        one, two = (self.field.profiles[p] for p in pair)
        colours = one.colour is two.colour and one.urgency is two.urgency
        absolute = self.rules.absolute
        rematch = self.field.met[pair[0]] >> pair[1] & 1
        return absolute.rematch if rematch or not colours else absolute.colours

    def colours(self, seats: tuple[int, int], higher: int, article: str) -> Step:
        """Who of a pair has White and who Black, and by which rule."""
        white, black = (self.field.numbers[p] for p in seats)
        reason = self.rules.colours.reason(article)
        if reason == ColourRule.HIGHER.value:
            higher = self._granted(seats)
        return self.step(
            article, f"colour.{reason}", seats, higher=self.field.numbers[higher], white=white, black=black
        )

    def _granted(self, seats: tuple[int, int]) -> int:
        """Who of two with the same preference has got it: whoever the system ranks higher."""
        white, black = seats
        return white if self.field.records[white].preference.colour is Colour.WHITE else black
