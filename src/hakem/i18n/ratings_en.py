"""Ratings, in English."""

from __future__ import annotations

WORDS: dict[str, str] = {
    "help.ratings": "what the event does to FIDE ratings, game by game if you ask",
    "help.rating-list": "rating list (default: by the event's coded time control, else standard)",
    "help.rating-edition": "edition of the rating regulations (default: by the date of the event)",
    "help.coefficient": "K of one player as ID=K, or of everybody as K (may be given several times)",
    "help.rating-player": "every game of one player, with its article",
    "ratings.no-such-player": "there is no player {player}",
    "ratings.k.for-nobody": "player {player} has no rating, so no K either",
    "ratings.k.out-of-range": "K is a whole number from 1 to {most}, not {k}",
    "ratings.standard-assumed": (
        "the event does not say its list by a coded time control (record 222); standard is assumed (--list chooses)"
    ),
    "ratings.other-list": "the time control {code} belongs to another list: {list}",
    "ratings.another-days-edition": (
        "no edition of {regulation} is known for {day}; the edition {edition} stands in (--edition chooses)"
    ),
    "ratings.caption.standard": "Standard ratings, {regulation} ({edition})",
    "ratings.caption.rapid": "Rapid ratings, {regulation} ({edition})",
    "ratings.caption.blitz": "Blitz ratings, {regulation} ({edition})",
    "ratings.unrated": "Without a rating, if this event alone counted:",
    "ratings.column.number": "No",
    "ratings.column.name": "Name",
    "ratings.column.rating": "Rating",
    "ratings.column.games": "Games",
    "ratings.column.score": "Score",
    "ratings.column.expected": "Expected",
    "ratings.column.k": "K",
    "ratings.column.change": "Change",
    "ratings.column.new": "New",
    "ratings.column.performance": "Perf.",
    "ratings.column.average": "Ra",
    "ratings.column.first": "First rating",
    "ratings.missing.games": "none: {games} of {needed} games against rated players",
    "ratings.missing.score": "none: an event without a point is ignored",
    "ratings.missing.floor": "none: {rating} is below {floor}",
    "ratings.k.told": "K = {k}, as told",
    "ratings.k.high": "K = {k}: rated 2400 or more",
    "ratings.k.young": "K = {k}: below 2300, until the end of the year of the 18th birthday",
    "ratings.k.usual": "K = {k}: rated below 2400",
    "ratings.k.age-unknown": "K = {k}: rated below 2400; whether it is 40 for the young cannot be told from the file",
    "ratings.k.lowered": "{full} × {games} games is more than 700, so K = {k}",
    "ratings.line.game": (
        "round {round}: {number} {name} ({rating}), difference {difference}, expected {expected}, "
        "scored {score}: {gain}"
    ),
    "ratings.line.cut": (
        "round {round}: {number} {name} ({rating}), difference {difference} counts as {counted}, expected {expected}, "
        "scored {score}: {gain}"
    ),
    "ratings.line.met": "round {round}: {number} {name} ({rating}), scored {score}",
    "ratings.uncounted.forfeit": "round {round}: {number} {name}: not played, does not count",
    "ratings.uncounted.open": "round {round}: {number} {name}: no result yet",
    "ratings.uncounted.marked": "round {round}: {number} {name}: the file says that it is not rated",
    "ratings.uncounted.no-rating": "round {round}: {number} {name}: the opponent has no rating, does not count",
    "ratings.uncounted.too-far": (
        "round {round}: {number} {name}: 600 points or more apart and one of them above 2600, not rated"
    ),
    "ratings.uncounted.time": "round {round}: {number} {name}: not rated, the time for 60 moves does not fit this list",
    "ratings.uncounted.unequal-times": "round {round}: {number} {name}: not rated, the players had different times",
    "ratings.line.sum": "scored {score}, expected {expected}: {k} × {gain} = {change}",
    "ratings.line.period": "with no other event in the rating period: {change}, new rating {rating}",
    "ratings.line.off-the-list": "below 1400: without a rating on the next list",
    "ratings.line.performance": (
        "opponents {average} on average, {percent} % of the points: performance {performance}"
    ),
    "ratings.line.average": "with two draws against 1800: Ra = {average}, {percent} % of the points",
    "ratings.line.first": "Ra + dp = {average} {difference}, at most 2200: first rating {rating}",
}
