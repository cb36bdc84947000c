"""What every Swiss system has, whatever its rules: its text and its rounds, a field to pair, a round to announce.

A system looks at the field first and ends with pairs; the colours, the order
of the boards and who has the bye are then the same for all of them.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import ClassVar, Protocol, runtime_checkable

from hakem.errors import RequestError
from hakem.explain import NO_TRACE, Comparison, Step, Trace
from hakem.i18n import Message
from hakem.model import Bye, ByeKind, Colour, Tournament
from hakem.pairing.announce import require_round_to_come
from hakem.pairing.api import Board, RoundPairing
from hakem.pairing.swiss.colours import ColourOfFirst
from hakem.pairing.swiss.explain import Cited, StepMaker
from hakem.pairing.swiss.field import Field, FieldRules, Pair, board_key, field_of
from hakem.regulations import Article, Edition
from hakem.values import dataclass

BoardNumbers = Mapping[Pair, int]
"""The number of the board of every pair, higher ranked first."""


class AnnouncedSwiss:
    """A system whose number of rounds is announced and whose text is that of its rules.

    ``name`` is the name by which the system is asked for.
    """

    __slots__ = ()

    name: ClassVar[str]
    rules: Cited

    @property
    def edition(self) -> Edition:
        """The text that is applied."""
        return self.rules.edition

    def scheduled_rounds(self, t: Tournament) -> int:
        """As many rounds as were announced."""
        return t.rounds_total

    def in_force(self, _t: Tournament) -> AnnouncedSwiss:
        """The system by which the next round is paired, which is this one but for rounds that it leaves to another."""
        return self

    @abstractmethod
    def pair(self, t: Tournament, trace: Trace = NO_TRACE) -> RoundPairing:
        """The next round."""
        ...

    @abstractmethod
    def compared(self, t: Tournament, given: RoundPairing, world: Tournament | None = None) -> Comparison | None:
        """What tells a given round from the one of the rules."""
        ...

    def first_difference(self, t: Tournament, given: RoundPairing) -> Step | None:
        """The first article by which a given round is worse than the one of the rules."""
        found = self.compared(t, given)
        return None if found is None else found.step


@dataclass(frozen=True, slots=True)
class SeenContest:
    """An event as the rules see it, and who pairs it: contestants are players there, matches are games.

    ``rounds`` is how many rounds of the real event one of its rounds takes; ``of_teams``
    says that the contestants are teams.
    """

    system: AnnouncedSwiss
    event: Tournament
    rounds: int = 1
    of_teams: bool = False


@runtime_checkable
class SeesContest(Protocol):
    """A system that pairs something else than the players of the event for one game."""

    def seen(self, t: Tournament) -> SeenContest | None:
        """The contest of the next round; None if there is nothing to pair in it."""
        ...


def field_to_pair(t: Tournament, facts: FieldRules, article: Article) -> Field:
    """The field of the next round; an error, citing the article, if all rounds are paired."""
    require_round_to_come(t, t.rounds_total, article)
    field = field_of(t, facts)
    if not field.size:
        raise RequestError(Message("pairing.no-players"))
    return field


def in_board_order(field: Field, pairs: Iterable[Pair]) -> list[Pair]:
    """Pairs with the higher ranked first, the first board first."""
    return sorted(((min(pair), max(pair)) for pair in pairs), key=lambda pair: board_key(field, pair))


def board_numbers(field: Field, pairs: Iterable[Pair]) -> BoardNumbers:
    """At which board every pair sits."""
    return {pair: number for number, pair in enumerate(in_board_order(field, pairs), start=1)}


def announced_round(
    field: Field, pairs: Iterable[Pair], without_opponent: Sequence[int], colour: ColourOfFirst
) -> RoundPairing:
    """The round with these pairs; ``colour`` gives the colour of the higher ranked of two."""
    boards = []
    for first, second in in_board_order(field, pairs):
        white, black = (first, second) if colour(first, second)[0] is Colour.WHITE else (second, first)
        boards.append(Board(field.ids[white], field.ids[black]))
    byes = tuple(Bye(field.ids[p], ByeKind.PAIRING_ALLOCATED) for p in without_opponent)
    return RoundPairing(field.round_no, tuple(boards), byes)


def colour_steps(maker: StepMaker[Cited], pairs: Iterable[Pair], colour: ColourOfFirst) -> Iterator[Step]:
    """Board by board, who has White and by which article."""
    for board, (first, second) in enumerate(in_board_order(maker.field, pairs), start=1):
        given, article = colour(first, second)
        seats = (first, second) if given is Colour.WHITE else (second, first)
        yield maker.colours(seats, first, article, board)
