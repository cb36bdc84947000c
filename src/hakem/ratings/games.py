"""Which games of a player count for rating, and why the others do not."""

from __future__ import annotations

import enum
from collections.abc import Mapping

from hakem.facts import Card, Entry
from hakem.facts.thinking_time import ThinkingTime
from hakem.i18n import Message
from hakem.model import HALF, ONE, ZERO, Mark, Player, PlayerId, Points, RoundNo
from hakem.ratings.rules import RatingRules
from hakem.regulations import Article
from hakem.values import dataclass

_SCORES = {Mark.WIN: ONE, Mark.DRAW: HALF, Mark.LOSS: ZERO}
"""A game counts as it ended, whatever the event gives for it."""


class Obstacle(enum.Enum):
    """Why a game does not count."""

    FORFEIT = "forfeit"
    OPEN = "open"
    MARKED = "marked"
    NO_RATING = "no-rating"
    TOO_FAR = "too-far"
    TIME = "time"
    UNEQUAL_TIMES = "unequal-times"


@dataclass(frozen=True, slots=True)
class Meeting:
    """A game that counts: in which round, against whom with which rating, and how it ended."""

    round_no: RoundNo
    opponent: PlayerId
    rating: int
    score: Points


@dataclass(frozen=True, slots=True)
class Uncounted:
    """A game that does not count, and the article that says so."""

    round_no: RoundNo
    opponent: PlayerId
    obstacle: Obstacle
    article: Article

    @property
    def message(self) -> Message:
        """Why, as a sentence that can be said in every language."""
        return Message(f"ratings.uncounted.{self.obstacle.value}")


@dataclass(frozen=True, slots=True)
class Games:
    """All games of a player, sorted out; rounds without an opponent are no games."""

    counted: tuple[Meeting, ...]
    uncounted: tuple[Uncounted, ...]


def games_of(card: Card, players: Mapping[PlayerId, Player], rules: RatingRules, time: ThinkingTime | None) -> Games:
    """The games of a card, those that count and those that do not."""
    counted: list[Meeting] = []
    uncounted: list[Uncounted] = []
    for entry in card.entries:
        if entry.opponent is None:
            continue
        opponent = players[entry.opponent]
        found = _obstacle(entry, card.player, opponent, rules, time)
        if found is not None:
            uncounted.append(Uncounted(entry.round_no, opponent.id, *found))
        elif entry.mark is not None and opponent.rating is not None:
            counted.append(Meeting(entry.round_no, opponent.id, opponent.rating, _SCORES[entry.mark]))
    return Games(tuple(counted), tuple(uncounted))


def _obstacle(
    entry: Entry, player: Player, opponent: Player, rules: RatingRules, time: ThinkingTime | None
) -> tuple[Obstacle, Article] | None:
    """What keeps a game from counting; None if nothing does."""
    own, other, articles = player.rating, opponent.rating, rules.articles
    unplayed = _as_it_ended(entry)
    if unplayed is not None:
        return unplayed, articles.unplayed
    if other is None:
        return Obstacle.NO_RATING, articles.publication if own is None else articles.difference
    if own is not None and rules.too_far_apart(own, other):
        return Obstacle.TOO_FAR, articles.difference
    if time is not None and rules.unequal_times is not None and time.white != time.black:
        return Obstacle.UNEQUAL_TIMES, rules.unequal_times
    if time is not None and not rules.in_time(time, own or 0, other):
        return Obstacle.TIME, articles.time
    return None


def _as_it_ended(entry: Entry) -> Obstacle | None:
    """Whether a game was played to its end, to be rated."""
    if entry.mark is Mark.PENDING:
        return Obstacle.OPEN
    if not entry.played:
        return Obstacle.FORFEIT
    return None if entry.rated else Obstacle.MARKED
