"""The standings as rows of texts that a template places."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hakem.desk.ranks import Tie, equal_on_points, part_of
from hakem.facts.event_kind import counts_boards_alone
from hakem.facts.seed_rating import RatingOf, SeedRating, seed_ratings
from hakem.model import Player, PlayerId, Points, Tournament
from hakem.reports import spec_title
from hakem.reports.columns import composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.rating_heads import head_if_any
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Standing, Standings, definition_of
from hakem.values import dataclass
from hakem.web.rendering import Words
from hakem.web.tables.working_view import WorkingView


@dataclass(frozen=True, slots=True)
class ColumnView:
    """A tie-break at the head of its column: the code, and what it is called."""

    code: str
    title: str


@dataclass(frozen=True, slots=True)
class RowView:
    """One contestant; ``whole`` is the place in the whole field where only a part of it is shown.

    ``values`` are texts, each with what opens its working; ``opened`` is the one that is open.
    """

    id: int
    place: str
    whole: str
    tie: str
    move: str
    rose: bool
    title: str
    name: str
    federation: str
    club: str
    rating: str
    points: str
    pending: bool
    values: tuple[tuple[str, str], ...]
    other: str = ""
    opened: WorkingView | None = None


@dataclass(frozen=True, slots=True)
class StandingsView:
    """The rows with their columns; columns that nobody has anything in are not there.

    ``other`` is the name of the score of teams that does not make the standings, "" where a
    tie-break shows it anyway.
    """

    columns: tuple[ColumnView, ...]
    rows: tuple[RowView, ...]
    of_teams: bool
    score: str
    moved: bool
    part: bool
    federations: bool
    clubs: bool
    ratings: str
    pending: bool
    width: int
    other: str = ""


def place_text(first: int, last: int) -> str:
    """A place, or the places that are shared."""
    return str(first) if first == last else f"{first}-{last}"


def standings_view(
    t: Tournament, found: Standings, words: Words, moved: Mapping[int, int], ids: frozenset[int] | None = None
) -> StandingsView:
    """The standings, or those of the part of the field that is named by ids."""
    of_teams, rating_of = found.primary.of_teams, seed_ratings(t)
    rows = tuple(_rows(t, found, words, moved, ids, rating_of))
    federations, clubs = any(row.federation for row in rows), any(row.club for row in rows)
    pending = any(row.pending for row in rows)
    rated = (
        [SeedRating(row.contestant.rating) for row in found.rows if row.contestant.rating]
        if of_teams
        else [*map(rating_of, t.players)]
    )
    ratings = head_if_any(rated, words("crosstable.rating"), words.language)
    columns = tuple(
        ColumnView(name, spec_title(spec, words.language))
        for name, spec in zip(column_names(found.specs), found.specs, strict=True)
    )
    score = words("crosstable.total") if not of_teams else words(f"tiebreak.title.{found.primary.value}")
    other = words(f"tiebreak.title.{found.context.secondary.value}") if _other_scores(t, found) else ""
    width = 3 + len(columns) + bool(other) + federations + clubs + bool(ratings) + (ids is not None) + bool(moved)
    return StandingsView(
        *(columns, rows, of_teams, score, bool(moved), ids is not None, federations, clubs, ratings, pending, width),
        other=other,
    )


def _other_scores(t: Tournament, found: Standings) -> Mapping[int, Points]:
    """The score of teams that does not make the standings, where no tie-break shows it."""
    if not found.primary.of_teams or counts_boards_alone(t):
        return {}
    shown = any(definition_of(spec).is_score for spec in found.specs)
    return {} if shown else found.context.ledgers[found.context.secondary].scores


def _rows(
    t: Tournament,
    found: Standings,
    words: Words,
    moved: Mapping[int, int],
    ids: frozenset[int] | None,
    rating_of: RatingOf,
) -> Iterator[RowView]:
    players = {} if found.primary.of_teams else {p.id: p for p in t.players}
    ties = equal_on_points(found) if ids is None else {}
    placed = [(row.first, row.last, row) for row in found.rows] if ids is None else list(part_of(found, ids))
    values = list(_values([row for _, _, row in placed], len(found.specs), words.language))
    points = {ratio: words.number(Points(*ratio)) for ratio in {row.points.as_integer_ratio() for row in found.rows}}
    other = _other_scores(t, found)
    for (first, last, row), texts in zip(placed, values, strict=True):
        key = row.contestant.id
        who = players.get(PlayerId(key))
        move = moved.get(key, 0)
        yield RowView(
            key,
            place_text(first, last),
            place_text(row.first, row.last),
            ties.get(key, Tie.ALONE).value,
            "" if not move else f"{'↑' if move > 0 else '↓'} {abs(move)}",
            move > 0,
            *_beside(who, row, rating_of),
            points[row.points.as_integer_ratio()],
            key in found.pending,
            tuple([(f"{key}.{at}", text) for at, text in enumerate(texts)]),
            words.number(other[key]) if key in other else "",
        )


def _beside(who: Player | None, row: Standing, rating_of: RatingOf) -> tuple[str, str, str, str, str]:
    """What stands beside a place: title, name, federation, club, rating."""
    rating = str((rating_of(who) if who is not None else row.contestant.rating) or "")
    if who is None:
        return "", composed(row.contestant.name), "", "", rating
    title = who.title.value if who.title else ""
    return title, composed(who.name), who.federation or "", composed(who.club or ""), rating


def _values(rows: Sequence[Standing], columns: int, language: str) -> Iterator[tuple[str, ...]]:
    """The values row by row; every column has as many decimals as it needs."""
    written = [figures.column([row.values[at].shown for row in rows], language) for at in range(columns)]
    return zip(*written, strict=True) if written else iter([()] * len(rows))
