"""An edition of a system with upfloaters as a value, and what is known of a round before it is paired."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from hakem.facts.card import Card
from hakem.facts.colours import ColourRecord, took_place
from hakem.facts.contestants import ContestEvent
from hakem.facts.floats import Float
from hakem.model import Colour, PlayerId, Points
from hakem.pairing.swiss.articles import AbsoluteArticles
from hakem.pairing.swiss.colours import ColourArticles
from hakem.pairing.swiss.field import Field, FieldRules, set_of
from hakem.regulations import Edition
from hakem.values import OneOf, dataclass


@dataclass(frozen=True, slots=True)
class Side:
    """One of two who meet, as the rules of colours ask: number, place in the list, colours had and the one due."""

    place: int
    record: ColourRecord


ColourStep = Callable[[Side, Side, Colour], Colour | None]
"""The colour of the first of two, given the one drawn by lot; None if the rule does not decide."""


@dataclass(frozen=True, slots=True)
class UpfloatCriteria:
    """Where an edition writes what upfloaters and pairs of a bracket are measured by, in the order of importance.

    An article that is None is a criterion that the edition does not have.
    """

    brackets: str
    fewest: str
    scores: str
    following: str
    upfloaters_again: str | None
    preferences: str | None
    strong_preferences: str | None
    opponents_again: str | None
    sets: str
    pairings: str


class Following(OneOf):
    """What C6 asks about the scoregroup below, if it is not emptied.

    ``PARITY``: whether it needs no more upfloaters than its number makes it need.
    ``FEWEST``: how many it needs, the fewer the better. ``ALONE``: how many of it
    are left over if it is paired by itself, whatever becomes of the others.
    """

    PARITY = "parity"
    FEWEST = "fewest"
    ALONE = "alone"


Experience = Callable[[ContestEvent, Card], int]
"""How much somebody has played."""


def matches_played(contest: ContestEvent, card: Card) -> int:
    """Matches of which a game took place."""
    return sum(took_place(entry) for entry in card.entries)


@dataclass(frozen=True, slots=True)
class UpfloatRules:
    """One edition.

    In the last ``exempt_rounds`` it does not matter who floated in the round
    before. ``following`` says what C6 asks about the scoregroup below.
    ``experience`` is what counts as played before somebody has the bye (3.4).
    ``colour_rules`` are asked one after the other.
    """

    edition: Edition
    of_field: FieldRules
    absolute: AbsoluteArticles
    criteria: UpfloatCriteria
    colours: ColourArticles
    colour_rules: tuple[tuple[str, ColourStep], ...]
    exempt_rounds: int
    following: Following = Following.PARITY
    experience: Experience = matches_played


@dataclass(frozen=True, slots=True)
class RoundFacts:
    """The field of a round, with what the rules ask beside it.

    ``floated`` is the set of those who floated in the round before, if that
    matters in this one; ``played`` how much everybody has played.
    """

    field: Field
    rules: UpfloatRules
    floated: int
    played: Sequence[int]
    second: Mapping[PlayerId, Points]

    @property
    def tired(self) -> int:
        """Those who should not float up again, where the edition has a criterion for it."""
        return self.floated if self.rules.criteria.upfloaters_again else 0

    def first(self, one: int, two: int) -> int:
        """Who of two goes first for the colours: the higher score, the higher second score, the smaller number."""
        return min((one, two), key=self._rank)

    def _rank(self, contestant: int) -> tuple[int, Points | int, int]:
        field = self.field
        second = self.second.get(field.ids[contestant], 0)
        return -field.profiles[contestant].score, -second, field.numbers[contestant]


def round_facts(contest: ContestEvent, field: Field, rules: UpfloatRules) -> RoundFacts:
    """What is known of the next round of a contest."""
    event = contest.event
    exempt = event.next_round > event.rounds_total - rules.exempt_rounds
    floated = set_of(i for i, p in enumerate(field.profiles) if p.last_float is not Float.NONE)
    played = [rules.experience(contest, field.everybody[p]) for p in field.ids]
    return RoundFacts(field, rules, 0 if exempt else floated, played, contest.second)
