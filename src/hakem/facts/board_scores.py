"""What every member of a team has made over the board: games, points, opponents, and the boards sat at."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from fractions import Fraction

from hakem.facts.card import Card, Entry, cards
from hakem.facts.event_kind import counts_boards_alone
from hakem.facts.match_boards import team_matches
from hakem.facts.rating_tables import performance_rating
from hakem.facts.seed_rating import SeedRating, seed_ratings
from hakem.model import HALF, ONE, ZERO, Mark, Player, PlayerId, Points, RoundNo, Team, Tournament, total
from hakem.values import dataclass, replace

_MADE = {Mark.WIN: ONE, Mark.DRAW: HALF, Mark.LOSS: ZERO}
"""A performance is made of what was played, whatever the event gives for it."""


@dataclass(frozen=True, slots=True)
class BoardScore:
    """A member of a team: place in its list, the boards sat at, and what was made over the board.

    Games that were forfeited or are not finished count nowhere. ``share`` is the
    part of all points that the games were worth; ``average`` and ``performance`` are
    of games against rated opponents, None without one.
    """

    player: Player
    team: Team
    listed: int
    seats: tuple[int, ...]
    games: int
    points: Points
    share: Fraction | None
    average: Fraction | None
    performance: int | None
    rating: SeedRating | None = None

    @property
    def most_played(self) -> int | None:
        """The board sat at most often, of several the highest; None without a game."""
        if not self.seats:
            return None
        often = Counter(self.seats)
        return min(often, key=lambda board: (-often[board], board))


def board_scores(t: Tournament) -> tuple[BoardScore, ...]:
    """The scores of all members of all teams, team by team in the order of its list."""
    made = cards(t)
    seats, rating_of = _seats(t), seed_ratings(t)
    return tuple(
        replace(_score(t, made[member], team, place, seats), rating=rating_of(made[member].player))
        for team in t.teams
        for place, member in enumerate(team.members, start=1)
    )


def _seats(t: Tournament) -> Mapping[tuple[RoundNo, PlayerId], int] | None:
    """Who sat at which board in which round; None where a board is a place in the list, in every round."""
    if counts_boards_alone(t):
        return None
    return {
        (match.round_no, player): number
        for match in team_matches(t)
        for number, board in enumerate(match.boards, start=1)
        for player in board
        if player is not None
    }


def _score(
    t: Tournament, card: Card, team: Team, place: int, seats: Mapping[tuple[RoundNo, PlayerId], int] | None
) -> BoardScore:
    played = [e for e in card.entries if _is_finished(e)]
    ratings = {p.id: p.rating for p in t.players}
    rated = [(e, rating) for e in played if e.opponent is not None and (rating := ratings[e.opponent])]
    points, whole = total(e.points for e in played), len(played) * t.points.win
    average = Fraction(sum(rating for _, rating in rated), len(rated)) if rated else None
    made = total(_MADE[e.mark] for e, _ in rated if e.mark is not None)
    return BoardScore(
        player=card.player,
        team=team,
        listed=place,
        seats=tuple(place if seats is None else seats.get((e.round_no, card.player.id), place) for e in played),
        games=len(played),
        points=points,
        share=Fraction(points) / whole if whole else None,
        average=average,
        performance=None if average is None else performance_rating(average, Fraction(made, len(rated))),
    )


def _is_finished(e: Entry) -> bool:
    return e.played and e.opponent is not None and e.mark in _MADE
