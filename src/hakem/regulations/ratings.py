"""Where the FIDE rating regulations are written: standard, and rapid with blitz."""

from __future__ import annotations

from datetime import date

from hakem.regulations.edition import Edition
from hakem.values import replace

RATINGS_2024 = Edition(
    regulation="B.02",
    id="2024",
    title="FIDE Rating Regulations, edition of March 2024",
    source="FIDE Handbook B.02, 2024",
    articles={
        "1.1": "least time for a game of 60 moves: 120 minutes from 2400, 90 from 1800, else 60",
        "5.1": "games that were not played do not count",
        "7.1.4": "first rating: at least five games against rated opponents, at least 1400",
        "7.2.1": "below 1400: without a rating on the next list",
        "8.1.1": "table: share of the points into difference of ratings",
        "8.1.2": "table: difference of ratings into expected score",
        "8.2.1": "a first event without any point is ignored",
        "8.2.2": "Ra: average of the rated opponents and of two draws against 1800",
        "8.2.3": "Ru = Ra + dp, rounded, at most 2200",
        "8.3.1": "difference of ratings against rated opponents; more than 400 counts as 400",
        "8.3.2": "change: K times the sum of score less expected score",
        "8.3.3": "K: 40, 20 or 10; K times games at most 700",
        "8.3.4": "the change of a rating period is rounded, half away from zero",
    },
    valid_from=date(2024, 3, 1),
    valid_until=date(2025, 9, 30),
)

RATINGS_2025 = replace(
    RATINGS_2024,
    id="2025",
    title="FIDE Rating Regulations, as amended in October 2025",
    source="FIDE Handbook B.02, 2024 with the amendment of 2025",
    articles={
        **RATINGS_2024.articles,
        "8.3.1": "difference of ratings against rated opponents; more than 400 counts as 400 for players below 2650",
    },
    valid_from=date(2025, 10, 1),
    valid_until=None,
)

RATINGS_RAPID_BLITZ_2024 = Edition(
    regulation="B.02 RB",
    id="2024",
    title="FIDE Rapid and Blitz Rating Regulations, as amended in December 2024",
    source="FIDE Handbook B.02, Rapid and Blitz, 2024",
    articles={
        "1.1.1": "rapid: more than 10 and less than 60 minutes for 60 moves",
        "1.1.2": "blitz: more than 3 and at most 10 minutes for 60 moves",
        "1.2": "games with different times for the two players are not rated",
        "4.1": "games that were not played do not count",
        "6.1.4": "first rating: at least five games against rated opponents, at least 1400",
        "6.2.1": "below 1400: without a rating on the next list",
        "7.1.1": "table: share of the points into difference of ratings",
        "7.1.2": "table: difference of ratings into expected score",
        "7.2.1": "whoever has only a standard rating plays with that one",
        "7.2.2": "a first event without any point is ignored",
        "7.2.3": "Ra: average of the rated opponents and of two draws against 1800",
        "7.2.4": "Ru = Ra + dp, rounded, at most 2200",
        "7.3.1": "difference of ratings; more than 400 counts as 400; from 600 not rated with a player above 2600",
        "7.3.2": "change: K times the sum of score less expected score",
        "7.3.3": "K: 40, 20 or 10; K times games at most 700",
        "7.3.4": "the change of a rating period is rounded, half away from zero",
    },
    valid_from=date(2024, 12, 1),
)
