"""What an event does to FIDE ratings: changes for those who have one, an estimate for those who have none."""

from hakem.ratings.change import RatingChange, RatingTerm
from hakem.ratings.coefficient import Coefficient, CoefficientReason
from hakem.ratings.event import EventRatings, another_days_edition, rating_changes
from hakem.ratings.first import FirstRating, Missing
from hakem.ratings.games import Meeting, Obstacle, Uncounted
from hakem.ratings.rules import RatingArticles, RatingList, RatingRules, list_of, rating_rules

__all__ = [
    "Coefficient",
    "CoefficientReason",
    "EventRatings",
    "FirstRating",
    "Meeting",
    "Missing",
    "Obstacle",
    "RatingArticles",
    "RatingChange",
    "RatingList",
    "RatingRules",
    "RatingTerm",
    "Uncounted",
    "another_days_edition",
    "list_of",
    "rating_changes",
    "rating_rules",
]
