"""What follows from the facts of a tournament, derived once: cards, scores that count, scores of teams."""

from hakem.facts.card import Card, Entry, cards
from hakem.facts.team_scores import team_scores
from hakem.facts.withdrawal import RoundRobinScores, games_in_event, round_robin_scores

__all__ = [
    "Card",
    "Entry",
    "RoundRobinScores",
    "cards",
    "games_in_event",
    "round_robin_scores",
    "team_scores",
]
