"""The ratings of an event for other programs: rows of plain values, the same in every language.

Whole numbers stay numbers; what may have decimals is text with a decimal point.
"""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from hakem.i18n.numbers import fixed_text
from hakem.model import Player, PlayerId, decimal_text
from hakem.ratings import EventRatings, FirstRating, Meeting, RatingChange, RatingTerm, Uncounted

Record = dict[str, str | int | bool | None]


RATING_COLUMNS = (
    *("id", "number", "name", "rating", "games", "score", "expected", "k", "k_reason", "change", "rounded_change"),
    *("new_rating", "stays_listed", "average", "performance", "first_rating", "missing"),
)
GAME_COLUMNS = (
    *("round", "opponent", "name", "rating", "counts", "score", "difference", "counted_difference", "expected"),
    *("gain", "reason", "article"),
)


def rating_records(ratings: EventRatings) -> list[Record]:
    """A row for everybody, those without a rating last."""
    rows = [_change(change) for change in ratings.rated] + [_first(first) for first in ratings.unrated]
    return [_in_order(row, RATING_COLUMNS) for row in rows]


def game_records(found: RatingChange | FirstRating, players: Mapping[PlayerId, Player]) -> list[Record]:
    """A row for every game of one player, by round."""
    rows = {game.round_no: _uncounted(game, players) for game in found.uncounted}
    if isinstance(found, RatingChange):
        rows |= {term.meeting.round_no: _term(term, players) for term in found.terms}
    else:
        article = str(found.articles.publication)
        rows |= {m.round_no: {**_met(m, players), "article": article} for m in found.meetings}
    return [_in_order(rows[round_no], GAME_COLUMNS) for round_no in sorted(rows)]


def _in_order(row: Record, columns: tuple[str, ...]) -> Record:
    """The row with all columns; those for which it has no value are None."""
    return {column: row.get(column) for column in columns}


def _whole(player: Player) -> Record:
    return {"id": player.id, "number": player.number, "name": player.name, "rating": player.rating}


def _change(change: RatingChange) -> Record:
    return {
        **_whole(change.player),
        "games": change.games,
        "score": decimal_text(change.score),
        "expected": decimal_text(change.expected),
        "k": change.coefficient.value,
        "k_reason": change.coefficient.reason.value,
        "change": decimal_text(change.change),
        "rounded_change": change.rounded_change,
        "new_rating": change.new_rating,
        "stays_listed": change.stays_listed,
        "average": _average(change.average),
        "performance": change.performance,
    }


def _first(first: FirstRating) -> Record:
    return {
        **_whole(first.player),
        "games": first.games,
        "score": decimal_text(first.score),
        "average": _average(first.average if first.games else None),
        "first_rating": first.estimate,
        "missing": first.missing.value if first.missing is not None else None,
    }


def _average(value: Fraction | None) -> str | None:
    return None if value is None else fixed_text(value)


def _opponent(player: Player) -> Record:
    return {"opponent": player.id, "name": player.name, "rating": player.rating}


def _met(meeting: Meeting, players: Mapping[PlayerId, Player]) -> Record:
    return {
        "round": meeting.round_no,
        **_opponent(players[meeting.opponent]),
        "counts": True,
        "score": decimal_text(meeting.score),
    }


def _term(term: RatingTerm, players: Mapping[PlayerId, Player]) -> Record:
    return {
        **_met(term.meeting, players),
        "difference": term.difference,
        "counted_difference": term.counted,
        "expected": decimal_text(term.expected),
        "gain": decimal_text(term.gain),
        "article": str(term.article),
    }


def _uncounted(game: Uncounted, players: Mapping[PlayerId, Player]) -> Record:
    return {
        "round": game.round_no,
        **_opponent(players[game.opponent]),
        "counts": False,
        "reason": game.obstacle.value,
        "article": str(game.article),
    }
