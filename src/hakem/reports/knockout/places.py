"""The places of a knockout: a table for people, rows for a spreadsheet, and data."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.facts.event_kind import is_team_event
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Datum, Message, Renderer, say
from hakem.knockout import KnockoutPlace, KnockoutPlaces, Stage
from hakem.model import Player, Team, Tournament, decimal_text, half_text
from hakem.regulations import KNOCKOUT_2009
from hakem.reports.columns import aligned, composed
from hakem.reports.tables.rating_heads import any_national, rating_cells, rating_head, with_national

_BY_STAGE = KNOCKOUT_2009.art("A.19")
_COLUMNS = ("place", "number", "name", "rating", "stage", "last-match", "points")
_RECORD_HEAD = ("rank", "last", "id", "number", "name", "rating", "stage", "match", "points")
_STILL_IN = "in"


def places_text(t: Tournament, found: KnockoutPlaces, language: str = "en") -> str:
    """The event, by which article it goes, and everybody with the stage reached and the last match."""
    renderer = Renderer(language)
    data: dict[str, Datum] = {"rules": KNOCKOUT_2009.whole, **({"round": len(t.rounds)} if t.rounds else {})}
    lines = [composed(t.event.name)] if t.event.name else []
    lines.append(renderer.say(Message("knockout.places" if t.rounds else "knockout.places-before", data)))
    lines.append(renderer.cited(_BY_STAGE, Message("knockout.by-stage")))
    people, rating_of = _sides(t), seed_ratings(t)
    grid = [[say(Message(f"knockout.place.{column}"), language) for column in _COLUMNS]]
    ratings = [rating_of(who) for who in people.values() if isinstance(who, Player)]
    grid[0][3] = rating_head(ratings, grid[0][3], language)
    for row in found.rows:
        who = people[row.side]
        rating = str(rating_of(who) or "") if isinstance(who, Player) else ""
        match = "-".join(map(half_text, row.last_match)) if row.last_match else ""
        number = str(who.number if isinstance(who, Player) else who.id)
        stage = say(stage_of(row), language)
        grid.append([_place(row), number, composed(who.name), rating, stage, match, renderer.number(row.points)])
    if not any(row[3] for row in grid[1:]):
        grid = [[*row[:3], *row[4:]] for row in grid]
    left = {2, len(grid[0]) - 3}
    return "\n".join(lines) + "\n\n" + aligned(grid, left=left)


def stage_of(row: KnockoutPlace) -> Message:
    """How far somebody came, in words."""
    if row.stage is None:
        return Message("knockout.still-in")
    if row.stage in (Stage.WINNER, Stage.SELECTED):
        return Message("knockout.winner" if row.stage is Stage.WINNER else "knockout.selected-one")
    return row.stage.message


def _place(row: KnockoutPlace) -> str:
    return str(row.first) if row.first == row.last else f"{row.first}-{row.last}"


def _sides(t: Tournament) -> Mapping[int, Player | Team]:
    return {each.id: each for each in (t.teams if is_team_event(t) else t.players)}


def places_records(t: Tournament, found: KnockoutPlaces) -> list[Sequence[object]]:
    """A heading and a row for everybody, the same in every language."""
    people, rating_of = _sides(t), seed_ratings(t)
    rated = {side: rating_of(who) for side, who in people.items() if isinstance(who, Player)}
    national = any_national(rated.values())
    records: list[Sequence[object]] = [with_national(_RECORD_HEAD, national)]
    for row in found.rows:
        who = people[row.side]
        number = who.number if isinstance(who, Player) else who.id
        rating = [each or "" for each in rating_cells(rated.get(row.side), national)]
        facts = (_stage_name(row), _match(row) or "", decimal_text(row.points))
        records.append((row.first, row.last, row.side, number, composed(who.name), *rating, *facts))
    return records


def places_data(t: Tournament, found: KnockoutPlaces, language: str = "en") -> dict[str, object]:
    """Everybody with the first and the last of the places shared; there are no tie-breaks in a knockout."""
    people = _sides(t)
    return {
        "after_round": len(t.rounds),
        "tiebreaks": [],
        "standings": [
            {
                "rank": row.first,
                "last": row.last,
                "id": row.side,
                "name": composed(people[row.side].name),
                "points": decimal_text(row.points),
                "tiebreaks": {},
                "stage": _stage_name(row),
                "match": _match(row),
                "text": say(stage_of(row), language),
            }
            for row in found.rows
        ],
        "edition": KNOCKOUT_2009.id,
        "system": "knockout",
        "article": str(_BY_STAGE),
        "over": found.over,
    }


def _stage_name(row: KnockoutPlace) -> str:
    return _STILL_IN if row.stage is None else row.stage.value


def _match(row: KnockoutPlace) -> str | None:
    return "-".join(map(decimal_text, row.last_match)) if row.last_match else None
