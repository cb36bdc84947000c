"""The ratings of a whole event."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from hakem.errors import RequestError
from hakem.facts import cards
from hakem.facts.thinking_time import thinking_time
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.ratings.change import RatingChange, rating_change
from hakem.ratings.coefficient import NEW_OR_YOUNG, coefficient, year_of
from hakem.ratings.first import FirstRating, first_rating
from hakem.ratings.games import games_of
from hakem.ratings.rules import RATING_RULES, RatingRules, rating_rules
from hakem.regulations import any_in_force
from hakem.values import dataclass

NOBODY: Mapping[PlayerId, int] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class EventRatings:
    """What the event does to everybody's rating, in the order of the pairing numbers."""

    rules: RatingRules
    rated: tuple[RatingChange, ...]
    unrated: tuple[FirstRating, ...]

    def of(self, player: PlayerId) -> RatingChange | FirstRating:
        """What it does to one player."""
        everybody: tuple[RatingChange | FirstRating, ...] = (*self.rated, *self.unrated)
        for found in everybody:
            if found.player.id == player:
                return found
        raise RequestError(Message("ratings.no-such-player", {"player": player}))


def rating_changes(
    t: Tournament, rules: RatingRules | None = None, coefficients: Mapping[PlayerId, int] = NOBODY
) -> EventRatings:
    """Rating changes of those who have a FIDE rating, and first ratings of those who have none.

    Without ``rules`` the time control and the date of the event choose them;
    ``coefficients`` are the K of players for whom the file does not show it.
    Ratings are those in the file, which has to state the list in force when
    the event began. National ratings do not count.
    """
    chosen = rules or rating_rules(t)
    _check(coefficients, t)
    players = {p.id: p for p in t.players}
    time, year = thinking_time(t.event.time_control_code), year_of(t.event)
    rated: list[RatingChange] = []
    unrated: list[FirstRating] = []
    for card in sorted(cards(t).values(), key=lambda card: card.player.number):
        player = card.player
        games = games_of(card, players, chosen, time)
        if player.rating is None:
            unrated.append(first_rating(player, games, chosen))
        else:
            k = coefficient(player, player.rating, year, len(games.counted), coefficients.get(player.id))
            rated.append(rating_change(player, player.rating, k, games, chosen))
    return EventRatings(chosen, tuple(rated), tuple(unrated))


def _check(coefficients: Mapping[PlayerId, int], t: Tournament) -> None:
    """A K belongs to a rated player of the event, and is none that no edition has ever known."""
    ratings = {p.id: p.rating for p in t.players}
    for player, k in coefficients.items():
        if player not in ratings:
            raise RequestError(Message("ratings.no-such-player", {"player": player}))
        if ratings[player] is None:
            raise RequestError(Message("ratings.k.for-nobody", {"player": player}))
        if not 1 <= k <= NEW_OR_YOUNG:
            raise RequestError(Message("ratings.k.out-of-range", {"k": k, "most": NEW_OR_YOUNG}))


def another_days_edition(rules: RatingRules, t: Tournament) -> Message | None:
    """That no edition for this list was in force when the event began; None if one was, or if the day is not known."""
    day = t.event.start
    if day is None or any_in_force((known.edition for known in RATING_RULES[rules.rating_list]), day):
        return None
    data = {"regulation": rules.edition.regulation, "edition": rules.edition.id, "day": day.isoformat()}
    return Message("ratings.another-days-edition", data)
