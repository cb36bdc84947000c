"""One edition of the tie-breaks, as a value."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from hakem.facts.matches import MatchMark
from hakem.i18n import Message
from hakem.model import Mark, Points
from hakem.regulations import Article, Edition
from hakem.tiebreaks.ledger import Ledger, LedgerRow
from hakem.tiebreaks.unplayed import AdjustedScore, OwnUnplayed
from hakem.values import OneOf, dataclass


class Sight(OneOf):
    """What a tie-break looks at: results of all, one's own results only, or ratings (C.07 article 10)."""

    RESULTS = "results"
    OWN = "own"
    RATINGS = "ratings"


CountsAsGame = Callable[[LedgerRow], bool]
IsWin = Callable[[LedgerRow, Points], bool]
"""Whether a round is a win, where one is worth so many points."""

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
    game; ``voluntary_first`` says whether a low cut takes rounds left unplayed
    of one's own will first. ``round_robin_games`` says which rounds of a round
    robin count as games, where scores are real and nobody stands in for an
    opponent; without it a round robin is as every other event. ``wins`` are the
    rounds that are one. ``average_digits`` is how far averages of ratings are
    rounded, ``rounded_averages`` whether it is the rounded one that is compared,
    ``limited`` what a rating counts for in a performance, ``match_mark`` who has
    won a match, ``round_robin_bye`` which result of a match the bye of a team is
    worth in a round robin where the event says nothing. ``adjusting``, ``cuts`` and ``unrated`` are the numbers of
    articles, the last one about players without a rating, if the text speaks
    of them; ``black_in_round_robin`` is false if the text forbids counting
    colours where the tables have given them. ``partial_encounter`` says whether
    a direct encounter can say something where not all have met,
    ``average_encounter`` whether several meetings of two count with their
    average or are added up. ``advice`` are the checks of a list of tie-breaks,
    and ``handbook_presets`` says whose lists are taken where nobody has chosen any.
    """

    edition: Edition
    adjusted: AdjustedScore
    own_unplayed: OwnUnplayed
    voluntary_first: bool
    round_robin_games: Mapping[Sight, CountsAsGame] | None
    wins: IsWin
    average_digits: int
    rounded_averages: bool
    limited: Limited
    match_mark: MatchMark
    round_robin_bye: Mark
    adjusting: str
    cuts: CutArticles
    unrated: str | None
    black_in_round_robin: bool
    partial_encounter: bool
    average_encounter: bool
    advice: tuple[Callable[[Any], Iterable[Message]], ...]
    handbook_presets: bool

    def bye_of_teams(self, round_robin: bool) -> Mark:
        """The result of a match that the bye of a team is worth: outside round robins a draw (C.04.6 1.4)."""
        return self.round_robin_bye if round_robin else Mark.DRAW

    def art(self, number: str) -> Article:
        """An article of this edition."""
        return self.edition.art(number)

    def apart(self, ledger: Ledger) -> Mapping[Sight, CountsAsGame] | None:
        """Which rounds count as games, if the event is a round robin and the edition treats those apart."""
        return self.round_robin_games if ledger.round_robin else None


def worth_a_win(row: LedgerRow, win: Points) -> bool:
    """C.07 7.1: a round that brought as much as a win, with or without playing."""
    return row.points >= win


def won_by_playing(row: LedgerRow, win: Points) -> bool:
    """Handbook, Galibiyet Sayısı: wins "karşılaşmalar sonunda", so neither byes nor forfeits."""
    return row.took_place and row.mark is Mark.WIN


def as_it_is(rating: int, own: int | None) -> int:
    """No limit."""
    return rating


def at_most_350_away(rating: int, own: int | None) -> int:
    """Handbook, Performans: a difference above 350 counts as 350; of a player without rating nothing is known."""
    return rating if own is None else max(own - 350, min(own + 350, rating))


def every_sight(counts: CountsAsGame) -> Mapping[Sight, CountsAsGame]:
    """The same answer for every tie-break."""
    return dict.fromkeys(Sight, counts)
