"""One edition of the tie-breaks, as a value."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hakem.facts.matches import MatchMark
from hakem.i18n import Message
from hakem.model import Mark
from hakem.regulations import Article, Edition
from hakem.tiebreaks.ledger import LedgerRow
from hakem.tiebreaks.unplayed import AdjustedScore, OwnUnplayed
from hakem.values import dataclass


class Sight(enum.Enum):
    """What a tie-break looks at: results of all, one's own results only, or ratings (C.07 article 10)."""

    RESULTS = "results"
    OWN = "own"
    RATINGS = "ratings"


CountsAsGame = Callable[[LedgerRow], bool]
Limited = Callable[[int, int | None], int]
"""The rating of an opponent as it counts for the performance of a player of that rating."""


@dataclass(frozen=True, slots=True)
class CutArticles:
    """Where it is written that a value does not count, by the kind of cut (``value.Cut``)."""

    low: str
    high: str
    early: str
    voluntary: str


@dataclass(frozen=True, slots=True)
class TieBreakRules:
    """What an edition says beyond the definitions of the tie-breaks, which are the same in all of them.

    ``adjusted`` and ``own_unplayed`` are the answers about rounds without a
    game in a Swiss event; ``voluntary_first`` says whether a low cut takes
    rounds left unplayed of one's own will first. ``round_robin_games`` says
    which rounds of a round robin count as games. ``average_digits`` is how far
    averages of ratings are rounded, ``limited`` what a rating counts for in a
    performance, ``match_mark`` who has won a match, ``round_robin_bye``
    which result of a match the bye of a team is worth in a round robin where the
    event says nothing. ``adjusting`` and ``cuts``
    are the numbers of articles; ``black_in_round_robin`` is false if the text
    forbids counting colours where the tables have given them,
    ``partial_encounter`` whether a direct encounter can say something where not
    all have met. ``advice`` are the checks of a list of tie-breaks, and
    ``handbook_presets`` says whose lists are taken where nobody has chosen any.
    """

    edition: Edition
    adjusted: AdjustedScore
    own_unplayed: OwnUnplayed
    voluntary_first: bool
    round_robin_games: Mapping[Sight, CountsAsGame]
    average_digits: int
    limited: Limited
    match_mark: MatchMark
    round_robin_bye: Mark
    adjusting: str
    cuts: CutArticles
    black_in_round_robin: bool
    partial_encounter: bool
    advice: tuple[Callable[[Any], Iterable[Message]], ...]
    handbook_presets: bool

    def bye_of_teams(self, round_robin: bool) -> Mark:
        """The result of a match that the bye of a team is worth: outside round robins a draw (C.04.6 1.4)."""
        return self.round_robin_bye if round_robin else Mark.DRAW

    def art(self, number: str) -> Article:
        """An article of this edition."""
        return self.edition.art(number)


def as_it_is(rating: int, own: int | None) -> int:
    """No limit."""
    return rating


def at_most_350_away(rating: int, own: int | None) -> int:
    """Handbook, Performans: a difference above 350 counts as 350; of a player without rating nothing is known."""
    return rating if own is None else max(own - 350, min(own + 350, rating))


def every_sight(counts: CountsAsGame) -> Mapping[Sight, CountsAsGame]:
    """The same answer for every tie-break."""
    return dict.fromkeys(Sight, counts)
