"""Every table of an event by name, each as a sheet: for a workbook, or alone as CSV.

The names are the same in every language; files, addresses and the command line have them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cached_property

from hakem.desk import knockout_places, names_of
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.round_played import as_it_stands
from hakem.desk.journal.state import Desk
from hakem.desk.journal.telling import told
from hakem.desk.knockout_matches import knockout_now
from hakem.desk.scheduling import has_schedule, schedule_of
from hakem.errors import UnknownName
from hakem.exports.prizes import prize_records
from hakem.facts import Card, cards
from hakem.facts.card import Entry
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Message, Renderer, say
from hakem.model import Colour, Mark, Player, PlayerId, Tournament
from hakem.reports import WorkbookSheet, event_renderer, round_list, team_sheets, team_standings
from hakem.reports.columns import composed
from hakem.reports.knockout.game_sheet import contest_words, game_sheet
from hakem.reports.ratings.table import ratings_sheet
from hakem.reports.sheets import (
    SheetValue,
    SheetWords,
    boards_sheet,
    crosstable_sheet,
    individuals_sheet,
    players_sheet,
    round_sheet,
    shows_everybody,
    stages_sheet,
    standings_sheet,
    team_crosstable_sheet,
    with_open,
)
from hakem.reports.tables.crosstable import result_text as entry_result
from hakem.reports.tables.open_games import has_open_game, open_note
from hakem.reports.tables.rating_heads import rating_cell, rating_head
from hakem.reports.tables.round_list import ListedBoard, bye_text, name_grid
from hakem.reports.tables.round_scores import adjusted_scores, by_score_and_average, opponents_averages
from hakem.tiebreaks import Standings, StandingsRequest, standings
from hakem.tiebreaks.registry import OPPONENTS_AVERAGE
from hakem.values import replace

MOST_AGAINST_EACH_OTHER = 30
ALONE = ("cards", "ratings", "journal")
"""Long tables that are made when somebody asks for them; a workbook of the whole event does without."""

SheetMaker = Callable[[], WorkbookSheet]


class EventTables:
    """The tables of an event in one language; each is made when it is asked for.

    Without ``entries`` there is no journal among them.
    """

    def __init__(self, desk: Desk, language: str, entries: Sequence[JournalEntry] = ()) -> None:
        self._desk, self._language, self._entries = desk, language, entries
        self._t, self._words = desk.tournament, SheetWords(language)
        self._now, self._rating_of = as_it_stands(desk, desk.tournament), seed_ratings(desk.tournament)
        self._makers: Mapping[str, SheetMaker] = dict(self._listed())

    @property
    def names(self) -> tuple[str, ...]:
        """What there is, in the order in which somebody looks for it."""
        return tuple(self._makers)

    @property
    def usual(self) -> str:
        """The table that is meant if nobody names one: who stands where."""
        return next(name for name in ("team-standings", "standings", "players") if name in self._makers)

    def sheet(self, name: str) -> WorkbookSheet:
        """The table of that name."""
        if name not in self._makers:
            raise UnknownName("table", name[:40], self.names)
        return self._makers[name]()

    def workbook(self) -> tuple[WorkbookSheet, ...]:
        """The sheets of a workbook of the whole event; lists by name are those by board in another order."""
        return tuple(make() for name, make in self._makers.items() if name not in ALONE and not name.endswith("-names"))

    def _listed(self) -> Iterator[tuple[str, SheetMaker]]:
        t, language = self._t, self._language
        yield "players", lambda: players_sheet(t, language)
        for number in range(1, len(t.rounds) + 1):
            yield f"round-{number}", lambda number=number: round_sheet(t, number, language)  # type: ignore[misc]
            yield f"round-{number}-names", lambda number=number: self._by_name(number)  # type: ignore[misc]
        yield from self._ranked()
        if t.rounds and not is_team_event(t) and not is_knockout(t):
            yield "round-sheet", self._round_sheet
            yield "adjusted-scores", self._adjusted
        if has_schedule(t):
            yield "schedule", self._schedule
        if t.teams and t.rounds:
            yield "team-sheets", self._team_sheets
        if is_team_event(t) and t.rounds:
            yield "boards", lambda: boards_sheet(t, language)
            yield "individual", lambda: individuals_sheet(t, language)
        if is_knockout(t) and t.rounds:
            yield "games", self._games
        if t.prizes.categories and t.rounds:
            yield "prizes", lambda: self._words.sheet("prizes", list(prize_records(self._desk, language)))
        if t.rounds:
            yield "cards", self._cards
            yield "ratings", lambda: ratings_sheet(t, language)
        if self._entries:
            yield "journal", self._journal

    # Who stands where

    def _ranked(self) -> Iterator[tuple[str, SheetMaker]]:
        """Standings and cross tables, of teams before those of players."""
        t, language = self._t, self._language
        of_teams = is_team_event(t) and bool(t.teams) and not is_knockout(t)
        if is_knockout(t) and t.players:
            yield "standings", lambda: stages_sheet(t, knockout_places(t), language)
        if of_teams:
            yield "team-standings", lambda: standings_sheet(t, self._over(of_teams=True), language)
        if t.players and not is_knockout(t) and (of_teams or not is_team_event(t)):
            yield "standings", lambda: standings_sheet(t, self._over(of_teams=False), language)
        if of_teams and t.rounds:
            yield "team-crosstable", lambda: team_crosstable_sheet(self._now, self._of_teams, language)
            if len(t.teams) <= MOST_AGAINST_EACH_OTHER:
                yield "team-matches", lambda: team_crosstable_sheet(self._now, self._of_teams, language, against=True)
        if t.rounds:
            yield "crosstable", lambda: crosstable_sheet(self._now, self._with_values, language)
            if shows_everybody(t):
                yield (
                    "crosstable-rounds",
                    lambda: crosstable_sheet(self._now, self._with_values, language, by_rounds=True),
                )

    def _over(self, *, of_teams: bool) -> Standings:
        """The standings after the last round that is over."""
        return standings(self._t, StandingsRequest(after=self._desk.rounds_over, of_teams=of_teams))

    @cached_property
    def _of_teams(self) -> Standings:
        return standings(self._now, StandingsRequest(of_teams=True))

    @cached_property
    def _of_players(self) -> Standings:
        return standings(self._now, StandingsRequest(of_teams=False))

    @property
    def _with_values(self) -> Standings | None:
        """The standings whose values stand in the cross table; a knockout has none."""
        return None if is_knockout(self._t) else self._of_players

    # Rounds

    def _by_name(self, round_no: int) -> WorkbookSheet:
        """Everybody by the alphabet, with board, colour and opponent."""
        heads, *rows = name_grid(round_list(self._t, round_no), self._language)
        name = say(Message("workbook.round-names", {"round": round_no}), self._language)
        cells = (tuple(int(cell) if cell.isdecimal() else cell for cell in row) for row in rows)
        return WorkbookSheet(name, name, (tuple(heads), *cells), f"round-{round_no}-names")

    def _schedule(self) -> WorkbookSheet:
        """Every round of the table, those to come too; a row for every board, as it stands on its sheet."""
        t, words = self._t, self._words
        people, schedule = {p.id: p for p in t.players}, schedule_of(t)
        whole, of_teams = replace(t, rounds=schedule.rounds), is_team_event(t)
        sides = ["team", "colour", "number", "name"] if of_teams else ["number"]
        keys = [*sides, "result", *sides] if of_teams else [*sides, "white", *sides, "black", "result"]
        rows: list[list[SheetValue]] = [[words.of(key) for key in ("round-no", "board", *keys)]]
        for number, rnd in enumerate(schedule.rounds, start=1):
            shown = round_list(whole, number)
            rows += [[number, *self._scheduled(line, whole)] for line in shown.boards]
            if of_teams:
                rows += [[number, None, free.team.name] for free in shown.free]
                rows += [[number, None, None, None, bye.seat.number, bye.seat.name] for bye in shown.single_byes]
                continue
            rows += [
                [number, None, *_named(people[bye.player]), None, None, bye_text("unopposed", self._language)]
                for bye in rnd.byes
            ]
        return words.sheet("schedule", rows)

    def _scheduled(self, line: ListedBoard, t: Tournament) -> list[SheetValue]:
        """A board: White first, or where teams meet the first team, with team and colour beside everybody."""
        sides: list[list[SheetValue]] = [[seat.number, seat.name] for seat in line.sides]
        if not line.sheet.match:
            return [line.board, *sides[0], *sides[1], line.result or None]
        team_of = {member: team.name for team in t.teams for member in team.members}
        colours = {Colour.WHITE: self._words.of("white"), Colour.BLACK: self._words.of("black")}
        beside = zip(line.sides, line.sheet.colours, sides, strict=True)
        one, other = ([team_of.get(seat.id), colours[colour], *side] for seat, colour, side in beside)
        return [line.label, *one, line.read or None, *other]

    # Tables of the handbook

    def _adjusted(self) -> WorkbookSheet:
        """Everybody with the points made and those that count for opponents."""
        made, words = cards(self._now), self._words
        adjusted = adjusted_scores(self._of_players)
        rows: list[list[SheetValue]] = [[words.of(key) for key in ("number", "name", "points", "adjusted")]]
        ordered = sorted(self._t.players, key=lambda p: p.number)
        rows += [[*_named(player), made[player.id].score, adjusted.get(int(player.id))] for player in ordered]
        return words.sheet("adjusted-scores", self._with_open(rows, [made[player.id] for player in ordered]))

    def _round_sheet(self) -> WorkbookSheet:
        """The last round: colours so far, result, opponent, points and the average of the opponents."""
        t, words = self._now, self._words
        made, averages = cards(t), opponents_averages(t, len(t.rounds))
        people = {p.id: p for p in t.players}
        colours = [f"{words.of('colour')} {number}" for number in range(1, len(t.rounds) + 1)]
        rating = self._rating_head()
        after = [*(words.of(key) for key in ("result", "number", "opponent")), rating, words.of("points")]
        before = [words.of("number"), words.of("name"), rating]
        rows: list[list[SheetValue]] = [[*before, *colours, *after, OPPONENTS_AVERAGE]]
        ordered = by_score_and_average(made, averages)
        for player in ordered:
            card = made[player.id]
            seen = [self._colour(entry) for entry in card.entries]
            _, _, *whom, what, _ = self._met(card.entries[-1], people)
            average = averages.get(int(player.id), ())
            mine: list[SheetValue] = [*_named(player), rating_cell(self._rating_of(player))]
            rows.append([*mine, *seen, what, *whom, card.score, average[0] if average else None])
        return words.sheet("round-sheet", self._with_open(rows, [made[player.id] for player in ordered]))

    def _with_open(self, rows: list[list[SheetValue]], made: Sequence[Card]) -> list[list[SheetValue]]:
        """The rows with a star where an open game stands in the points of those cards."""
        return with_open(rows, [has_open_game(card.entries) for card in made], open_note(self._now), self._words)

    def _rating_head(self) -> str:
        return rating_head(map(self._rating_of, self._t.players), self._words.of("rating"), self._language)

    def _colour(self, entry: Entry) -> str | None:
        colour = {Colour.WHITE: "white", Colour.BLACK: "black"}.get(entry.colour) if entry.colour else None
        return self._words.of(colour) if colour else None

    # People and teams

    def _cards(self) -> WorkbookSheet:
        """What happened to everybody: a row for a player and a round."""
        made, words = cards(self._now), self._words
        people = {p.id: p for p in self._t.players}
        keys = ("number", "name", "round-no", "colour", "number", "opponent", "rating", "result", "points", "total")
        rating = self._rating_head()
        rows: list[list[SheetValue]] = [[rating if key == "rating" else words.of(key) for key in keys]]
        pending: list[bool] = []
        for card in sorted(made.values(), key=lambda card: card.player.number):
            for at, entry in enumerate(card.entries, start=1):
                rows.append([*_named(card.player), *self._met(entry, people), card.score_after(at)])
                pending.append(has_open_game(card.entries[:at]))
        return words.sheet("cards", with_open(rows, pending, open_note(self._now), words))

    def _met(self, entry: Entry, people: Mapping[PlayerId, Player]) -> list[SheetValue]:
        other = people.get(entry.opponent) if entry.opponent is not None else None
        what = bye_text(entry.bye.value, self._language) if entry.bye else entry_result(entry)
        points = None if entry.mark is Mark.PENDING else entry.points
        whom = [*_named(other), rating_cell(self._rating_of(other))] if other else [None, None, None]
        return [int(entry.round_no), self._colour(entry), *whom, what, points]

    def _team_sheets(self) -> WorkbookSheet:
        """The boards of every team round by round."""
        t, words = self._now, self._words
        sheets = team_sheets(t, team_standings(t), with_values=False)
        rounds = [str(number) for number in range(1, len(t.rounds) + 1)]
        heads = [*(words.of(key) for key in ("team", "board", "title", "name")), self._rating_head()]
        rows: list[list[SheetValue]] = [[*heads, *rounds, words.of("points")]]
        pending = [mark for sheet in sheets for mark in (*(r.pending for r in sheet.rows), sheet.note is not None)]
        for sheet in sheets:
            for row in sheet.rows:
                p = row.player
                who: list[SheetValue] = [
                    sheet.name,
                    row.board,
                    p.title.value if p.title else None,
                    composed(p.name),
                    rating_cell(row.rating),
                ]
                rows.append([*who, *(entry_result(cell.entry) for cell in row.cells), row.total])
            rows.append([sheet.name, None, None, None, None, *sheet.rounds, sheet.total])
        note = next((sheet.note for sheet in sheets if sheet.note is not None), None)
        return words.sheet("team-sheets", with_open(rows, pending, note, words))

    def _games(self) -> WorkbookSheet:
        """Every game of the matches of a knockout, a row for each of the two who play it."""
        now, names, words = knockout_now(self._t), names_of(self._t), self._words
        played = [(game.due, game.result) for match in now.matches.values() for game in match.games]
        keys = ("match", "seed", "name", "game", "colour", "points", "total")
        rows: list[list[SheetValue]] = [[words.of(key) for key in keys]]
        for block in game_sheet(played, now.so_far.event.players):
            for row in block.rows:
                for column, game in row.games.items():
                    colour = words.of("white" if game.colour is Colour.WHITE else "black")
                    what = f"{column.control} {column.number}".strip()
                    match = contest_words(block.path, self._language)
                    rows.append([match, row.seed, names.get(row.side, ""), what, colour, game.points, row.total])
        return words.sheet("games", rows)

    def _journal(self) -> WorkbookSheet:
        """What was done when and by whom, in words."""
        renderer: Renderer = event_renderer(self._t, self._language)
        keys = ("entry", "time", "by", "action", "what")
        rows: list[list[SheetValue]] = [[self._words.of(key) for key in keys]]
        for entry in self._entries:
            said = renderer.say(told(entry, self._entries))
            rows.append([entry.seq, entry.draft.at, entry.draft.by, entry.action, said])
        return self._words.sheet("journal", rows)


def _named(player: Player) -> list[SheetValue]:
    return [player.number, composed(player.name)]
