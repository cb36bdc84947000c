"""Puts what happened in a field into steps that cite the articles of an edition."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

from hakem.explain import Level, Step
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import Colour
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.brackets.bracket import Outcome
from hakem.pairing.swiss.colours import ColourArticles, ColourRule
from hakem.pairing.swiss.field import Field, Pair
from hakem.regulations import Edition

OWN_WORDS = ("dutch-2009.", "lim.", "dubov.", "burstein.", "upfloat.")
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
    """Makes the steps of one round: players are numbers of a field, articles those of an edition.

    ``newcomer`` says who of two without a game is the higher ranked, if it is
    not the order of the field that says it.
    """

    def __init__(self, field: Field, rules: R_co, newcomer: Callable[[int, int], int] = min) -> None:
        self.field = field
        self.rules = rules
        self._newcomer = newcomer

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

    def pair(self, pair: Pair) -> PairRef:
        """Two players of the field who meet or might meet."""
        return PairRef(self.field.ids[pair[0]], self.field.ids[pair[1]])

    def pairs(self, pairs: Iterable[Pair]) -> tuple[PairRef, ...]:
        """Pairs of the field, in the order in which they are named."""
        return tuple(self.pair(pair) for pair in pairs)

    def outcome(self, found: Outcome) -> Message:
        """The pairs of an outcome, and who is left over."""
        floaters = self.players(found.floaters)
        if not found.pairs:
            return Message("step.swiss.outcome.no-pairs", {"floaters": floaters})
        if not floaters:
            return Message("step.swiss.outcome.complete", {"pairs": self.pairs(found.pairs)})
        return Message("step.swiss.outcome", {"pairs": self.pairs(found.pairs), "floaters": floaters})

    def apart(self, ours: Outcome, theirs: Outcome) -> tuple[Message, Message]:
        """Two outcomes of one bracket, each with what the other has not; whole if one has nothing of its own."""
        mine, other = (
            Outcome(
                tuple(pair for pair in one.pairs if pair not in two.pairs),
                tuple(player for player in one.floaters if player not in two.floaters),
            )
            for one, two in ((ours, theirs), (theirs, ours))
        )
        if mine.pairs and other.pairs:
            return self.outcome(mine), self.outcome(other)
        return self.outcome(ours), self.outcome(theirs)

    def bracket(
        self, article: str, at: int, players: Iterable[int], residents: Sequence[int], mdps: Sequence[int]
    ) -> Step:
        """Who is in a bracket: its residents, and the MDPs if there are any."""
        score, here = self.field.points(at), self.players(residents)
        if not mdps:
            return self.step(article, "bracket.homogeneous", players, at=at, score=score, residents=here)
        came = self.players(mdps)
        return self.step(article, "bracket.heterogeneous", players, at=at, score=score, residents=here, moved_down=came)

    def barred(self, pair: Pair) -> str:
        """Where it is written that two may not meet: their colours, or that they have met."""
        one, two = (self.field.profiles[p] for p in pair)
        colours = one.colour is two.colour and one.urgency is two.urgency
        absolute = self.rules.absolute
        rematch = self.field.met[pair[0]] >> pair[1] & 1
        return absolute.rematch if rematch or not colours else absolute.colours

    def colours(self, seats: Pair, higher: int, article: str, board: int | None = None) -> Step:
        """Who of a pair has White, named first, and who Black, and by which rule."""
        reason = self.rules.colours.reason(article)
        if reason == ColourRule.HIGHER.value:
            higher = self._granted(seats)
        elif article == self.rules.colours.number:
            higher = self._newcomer(*seats)
        return self.step(
            article,
            f"colour.{reason}",
            seats,
            board=board,
            level=Level.HEADLINE,
            pair=self.pair(seats),
            higher=self.player(higher),
        )

    def _granted(self, seats: Pair) -> int:
        """Who of two with the same preference has got it: whoever the system ranks higher."""
        white, black = seats
        return white if self.field.records[white].preference.colour is Colour.WHITE else black
