"""The ratings of an event as a table: a line for everybody with a rating, then those without one."""

from __future__ import annotations

from hakem.facts.rating_tables import half_up
from hakem.i18n import Message, Renderer, say
from hakem.i18n.numbers import fixed_text, signed_text
from hakem.model import Tournament
from hakem.ratings import EventRatings, FirstRating, RatingChange, rating_changes
from hakem.reports.columns import aligned, composed
from hakem.reports.sheets import SheetValue, WorkbookSheet

_RATED = ("number", "name", "rating", "games", "score", "expected", "k", "change", "new", "performance")
_UNRATED = ("number", "name", "games", "score", "average", "first")


def ratings_text(ratings: EventRatings, language: str = "en") -> str:
    """The table in plain text, under a line that names the list and the edition."""
    renderer = Renderer(language)
    data = {"rules": ratings.rules.edition.whole}
    parts = [say(Message(f"ratings.caption.{ratings.rules.rating_list.value}", data), language) + "\n"]
    if ratings.rated:
        grid = [_headings(_RATED, language), *(_rated_row(change, renderer) for change in ratings.rated)]
        parts.append(aligned(grid, left={1}))
    if ratings.unrated:
        grid = [_headings(_UNRATED, language), *(_unrated_row(first, renderer) for first in ratings.unrated)]
        parts.append(say(Message("ratings.unrated"), language) + "\n" + aligned(grid, left={1, 5}))
    return "\n".join(parts)


def _headings(keys: tuple[str, ...], language: str) -> list[str]:
    return [say(Message(f"ratings.column.{key}"), language) for key in keys]


def _rated_row(change: RatingChange, renderer: Renderer) -> list[str]:
    return [
        str(change.player.number),
        composed(change.player.name),
        str(change.rating),
        str(change.games),
        renderer.number(change.score),
        renderer.decimals(fixed_text(change.expected)),
        str(change.coefficient.value),
        renderer.decimals(signed_text(change.change)),
        str(change.new_rating) if change.stays_listed else "-",
        "" if change.performance is None else str(change.performance),
    ]


def _unrated_row(first: FirstRating, renderer: Renderer) -> list[str]:
    return [
        str(first.player.number),
        composed(first.player.name),
        str(first.games),
        renderer.number(first.score),
        str(half_up(first.average)) if first.games else "",
        str(first.estimate) if first.message is None else renderer.say(first.message),
    ]


_EVERYBODY = (*_RATED, "average", "first")


def ratings_sheet(t: Tournament, language: str) -> WorkbookSheet:
    """Everybody for a spreadsheet: those with a rating, then those without one, in the columns of both."""
    found = rating_changes(t)
    rows: list[tuple[SheetValue, ...]] = [tuple(_headings(_EVERYBODY, language))]
    rows += [_rated_cells(change) for change in found.rated]
    rows += [_unrated_cells(first) for first in found.unrated]
    title = say(
        Message(f"ratings.caption.{found.rules.rating_list.value}", {"rules": found.rules.edition.whole}), language
    )
    return WorkbookSheet(say(Message("workbook.ratings"), language), title, tuple(rows), "ratings")


def _rated_cells(change: RatingChange) -> tuple[SheetValue, ...]:
    new = change.new_rating if change.stays_listed else None
    who = (change.player.number, composed(change.player.name), change.rating)
    return (
        *who,
        *(change.games, change.score, change.expected, change.coefficient.value, change.change, new),
        change.performance,
        None,
        None,
    )


def _unrated_cells(first: FirstRating) -> tuple[SheetValue, ...]:
    average = half_up(first.average) if first.games else None
    estimate = first.estimate if first.message is None else None
    who = (first.player.number, composed(first.player.name), None)
    return (*who, first.games, first.score, *[None] * 5, average, estimate)
