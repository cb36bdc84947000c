"""Everybody inside an event of teams: team, board, games, points, percentage, performance and change of rating."""

from __future__ import annotations

from hakem.facts import cards
from hakem.facts.board_scores import BoardScore, board_scores
from hakem.i18n.numbers import signed_text
from hakem.model import Points, Tournament, decimal_text
from hakem.ratings import FirstRating, RatingChange, rating_changes
from hakem.reports.columns import composed
from hakem.reports.tables.board_prizes import by_points, percent_text, placed, score_data
from hakem.reports.tables.crosstable import Place
from hakem.reports.tables.printed import Printed, Tongue
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.standings_data import JsonObject
from hakem.values import dataclass

_KEYS = (
    *("number", "title", "name", "rating", "team", "board", "total", "games", "percent", "opponents", "performance"),
    *("k", "change", "new-rating"),
)


@dataclass(frozen=True, slots=True)
class IndividualRow:
    """A member of a team. ``points`` are all that were made against somebody, ``score`` those over the board.

    A bye of the team is no point of its members, and nothing is assumed of games without a result.
    """

    place: Place
    points: Points
    score: BoardScore
    rating: RatingChange | FirstRating


def individuals(t: Tournament) -> tuple[IndividualRow, ...]:
    """All members of teams: by points, then by percentage and performance over the board; equals share a place."""
    points = {player: card.at_boards - card.open_points for player, card in cards(t).items()}
    ratings = rating_changes(t)
    ordered = placed(board_scores(t), lambda each: by_points(each, points[each.player.id]))
    return tuple(
        IndividualRow(place, points[each.player.id], each, ratings.of(each.player.id)) for place, each in ordered
    )


def individuals_printed(rows: tuple[IndividualRow, ...], tongue: Tongue) -> Printed:
    """The cells of the list; a column that nobody has anything in is left out."""
    named = {"rating": rating_head((row.score.rating for row in rows), tongue.head("rating"), tongue.language)}
    heads = [named.get(key) or tongue.head(key) for key in _KEYS]
    cells = [[tongue.head("place"), *heads], *(_cells(row, tongue) for row in rows)]
    kept = [at for at in range(len(cells[0])) if not rows or any(row[at] for row in cells[1:])]
    names = {"title", "name", "team"}
    words = {n for n, at in enumerate(kept) if at and _KEYS[at - 1] in names}
    return Printed(tuple(tuple(row[at] for at in kept) for row in cells), frozenset(words))


def _cells(row: IndividualRow, tongue: Tongue) -> list[str]:
    score, p = row.score, row.score.player
    return [
        str(row.place),
        str(p.number),
        p.title.value if p.title else "",
        composed(p.name),
        str(score.rating or ""),
        composed(score.team.name),
        str(score.most_played or score.listed),
        tongue.number(row.points),
        str(score.games),
        percent_text(score.share, tongue),
        "" if score.average is None else tongue.column([(Points(score.average),)])[0],
        str(score.performance or ""),
        *_rating_cells(row.rating, tongue),
    ]


def _rating_cells(found: RatingChange | FirstRating, tongue: Tongue) -> list[str]:
    """K, the change and the new rating; for somebody without a rating the first one, if there is one."""
    if isinstance(found, FirstRating):
        return ["", "", str(found.estimate) if found.games and found.message is None else ""]
    if not found.games:
        return ["", "", ""]
    return [str(found.coefficient.value), tongue.decimals(signed_text(found.change)), str(found.new_rating)]


def individuals_data(rows: tuple[IndividualRow, ...]) -> JsonObject:
    """The same for programs."""
    return {"form": "individual", "players": [_data(row) for row in rows]}


def _data(row: IndividualRow) -> JsonObject:
    found = row.rating
    data: JsonObject = {
        "place": [row.place.first, row.place.last],
        **score_data(row.score),
        "points": decimal_text(row.points),
        "points_over_the_board": decimal_text(row.score.points),
    }
    if isinstance(found, RatingChange) and found.games:
        data |= {"k": found.coefficient.value, "change": decimal_text(found.change), "new_rating": found.new_rating}
    return data
