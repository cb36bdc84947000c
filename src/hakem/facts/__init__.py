"""What follows from the facts of a tournament, derived once: cards, scores that count, scores of teams."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.facts.card import Card, Entry, cards
    from hakem.facts.matches import (
        TeamCard,
        TeamEntry,
        TeamMatch,
        boards_per_match,
        by_half_of_boards,
        by_more_game_points,
        team_bye_worth,
        team_cards,
        team_matches,
        team_scores,
    )
    from hakem.facts.withdrawal import RoundRobinScores, games_in_event, round_robin_scores
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.facts.card": "Card Entry cards",
            "hakem.facts.matches": (
                "TeamCard TeamEntry TeamMatch boards_per_match by_half_of_boards by_more_game_points team_bye_worth "
                "team_cards team_matches team_scores"
            ),
            "hakem.facts.withdrawal": "RoundRobinScores games_in_event round_robin_scores",
        },
    )

__all__ = [
    "Card",
    "Entry",
    "RoundRobinScores",
    "TeamCard",
    "TeamEntry",
    "TeamMatch",
    "boards_per_match",
    "by_half_of_boards",
    "by_more_game_points",
    "cards",
    "games_in_event",
    "round_robin_scores",
    "team_bye_worth",
    "team_cards",
    "team_matches",
    "team_scores",
]
