"""What an event does to FIDE ratings: changes for those who have one, an estimate for those who have none."""

from hakem.ratings.change import RatingChange, Term
from hakem.ratings.coefficient import Coefficient, Reason
from hakem.ratings.event import EventRatings, another_days_edition, rating_changes
from hakem.ratings.first import FirstRating, Missing
from hakem.ratings.games import Meeting, Obstacle, Uncounted
from hakem.ratings.lists import RatingList, list_of
from hakem.ratings.rules import RatingArticles, RatingRules, rating_rules

__all__ = [
    "Coefficient",
    "EventRatings",
    "FirstRating",
    "Meeting",
    "Missing",
    "Obstacle",
    "RatingArticles",
    "RatingChange",
    "RatingList",
    "RatingRules",
    "Reason",
    "Term",
    "Uncounted",
    "another_days_edition",
    "list_of",
    "rating_changes",
    "rating_rules",
]
