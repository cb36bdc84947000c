"""The standings as a table: a value first, then text in columns, or rows for a spreadsheet."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.facts.seed_rating import RatingOf, SeedRating, seed_ratings
from hakem.i18n import Datum, Message, say
from hakem.model import Player, Points, Team, Title, Tournament
from hakem.regulations import Edition
from hakem.reports.columns import aligned, composed
from hakem.reports.tables import tiebreak_figures as figures
from hakem.reports.tables.crosstable import Place
from hakem.reports.tables.open_games import STAR, open_note
from hakem.reports.tables.rating_heads import any_national, rating_cells, rating_head, with_national
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.reports.tables.tiebreak_titles import column_names, spec_title
from hakem.tiebreaks import Score, Spec, Standing, Standings
from hakem.values import dataclass

_RECORD_HEAD = ("rank", "id", "number", "title", "name", "rating", "points")


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One contestant; ``values`` has what is shown of every tie-break."""

    place: Place
    id: int
    number: int
    title: Title | None
    name: str
    rating: SeedRating | None
    points: Points
    pending: bool
    values: tuple[Shown, ...]


@dataclass(frozen=True, slots=True)
class StandingsTable:
    """The standings of an event after a round; ``out`` are those who left a round robin too early to be in them.

    ``note`` is about open games, if anybody has one.
    """

    event: str
    after_round: int
    rounds_total: int
    edition: Edition
    primary: Score
    preset: str | None
    specs: tuple[Spec, ...]
    rows: tuple[StandingsRow, ...]
    out: tuple[Player | Team, ...] = ()
    note: Message | None = None
    left_out: tuple[Message, ...] = ()

    @property
    def of_teams(self) -> bool:
        """Whether the contestants are teams."""
        return self.primary.of_teams


def standings_table(t: Tournament, found: Standings) -> StandingsTable:
    """The standings with everything that stands beside a name."""
    people, rating_of = {} if found.primary.of_teams else {int(p.id): p for p in t.players}, seed_ratings(t)
    return StandingsTable(
        event=composed(t.event.name),
        after_round=found.after_round,
        rounds_total=found.rounds_total,
        edition=found.edition,
        primary=found.primary,
        preset=found.preset,
        specs=found.specs,
        rows=tuple(_row(row, people.get(row.contestant.id), rating_of, found) for row in found.rows),
        out=found.out,
        note=open_note(t) if found.pending else None,
        left_out=found.left_out,
    )


def _row(row: Standing, player: Player | None, rating_of: RatingOf, found: Standings) -> StandingsRow:
    c = row.contestant
    return StandingsRow(
        place=Place(row.first, row.last),
        id=c.id,
        number=c.number,
        title=player.title if player else None,
        name=composed(c.name),
        rating=rating_of(player) if player else SeedRating(c.rating) if c.rating else None,
        points=row.points,
        pending=c.id in found.pending,
        values=tuple(value.shown for value in row.values),
    )


def standings_text(table: StandingsTable, language: str = "en") -> str:
    """What it is, the tie-breaks with their names, the table, and what its marks mean."""
    parts = [*_heading(table, language), "", _grid(table, language).rstrip("\n")]
    if table.note is not None:
        parts.append(f"{STAR} {say(table.note, language)}")
    if table.out:
        names = "; ".join(f"{_number(gone)} {composed(gone.name)}" for gone in table.out)
        parts.append(say(Message("standings.out", {"names": names}), language))
    return "\n".join(parts) + "\n"


def _number(gone: Player | Team) -> int:
    return gone.id if isinstance(gone, Team) else gone.number


def after_text(of: StandingsTable | Standings, language: str) -> str:
    """After which round, by which rules."""
    key = "standings.after" if of.after_round else "standings.before"
    data: dict[str, Datum] = {"round": of.after_round, "rounds": of.rounds_total, "rules": of.edition.whole}
    return say(Message(key, data), language)


def _heading(table: StandingsTable, language: str) -> list[str]:
    lines = [table.event] if table.event else []
    lines.append(after_text(table, language))
    if table.preset is not None:
        title = say(Message(f"tiebreak.preset.{table.preset}"), language)
        lines.append(say(Message("standings.preset", {"preset": table.preset, "title": title}), language))
    if table.specs:
        names = [
            ["", name, spec_title(s, language)] for name, s in zip(column_names(table.specs), table.specs, strict=True)
        ]
        lines += aligned(names, left={0, 1, 2}).rstrip("\n").split("\n")
    return lines


def _grid(table: StandingsTable, language: str) -> str:
    """Columns that nobody has anything in are left out."""

    def word(key: str) -> str:
        return say(Message(f"crosstable.{key}"), language)

    rows = table.rows
    open_games = any(row.pending for row in rows)
    points = figures.column([(row.points,) for row in rows], language)
    if open_games:
        points = [f"{text}{STAR if row.pending else ' '}" for text, row in zip(points, rows, strict=True)]
    titled = [["", *(row.title.value if row.title else "" for row in rows)]]
    head = rating_head((row.rating for row in rows), word("rating"), language)
    rated = [[head, *(str(row.rating or "") for row in rows)]]
    columns = [
        [say(Message("standings.place"), language), *(str(row.place) for row in rows)],
        [word("number"), *(str(row.number) for row in rows)],
        *(titled if any(row.title for row in rows) else []),
        [word("name"), *(row.name for row in rows)],
        *(rated if any(row.rating for row in rows) else []),
        [table.primary.value if table.of_teams else word("total"), *points],
    ]
    left = {2, 3} if any(row.title for row in rows) else {2}
    for place, name in enumerate(column_names(table.specs)):
        columns.append([name, *figures.column([row.values[place] for row in rows], language)])
    return aligned(list(zip(*columns, strict=True)), left=left)


def standings_records(table: StandingsTable) -> list[Sequence[object]]:
    """A heading and a row for everybody, the same in every language; of a shared place the first is given."""
    national = any_national(row.rating for row in table.rows)
    records: list[Sequence[object]] = [[*with_national(_RECORD_HEAD, national), *column_names(table.specs), "pending"]]
    for row in table.rows:
        title = row.title.value if row.title else ""
        values = [figures.machine_value(shown) or "" for shown in ((row.points,), *row.values)]
        rating = [each or "" for each in rating_cells(row.rating, national)]
        who = [row.place.first, row.id, row.number, title, row.name, *rating]
        records.append([*who, *values, "yes" if row.pending else "no"])
    return records
