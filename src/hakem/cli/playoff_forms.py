"""A play-off as ``hakem knockout playoff`` shows it: text, data, and the sheet of games as text, page or CSV."""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from io import StringIO

from hakem.cli.console import Console
from hakem.desk import PlayoffFile
from hakem.exports.spreadsheets import write_csv
from hakem.knockout import (
    CONDUCT,
    GameDue,
    GameResult,
    Pending,
    Timetable,
    history,
    outline_to_data,
    pause_told,
    result_to_data,
    state_to_data,
)
from hakem.knockout import describe as outline_of
from hakem.reports import (
    finish_text,
    game_sheet,
    game_sheet_html,
    game_sheet_records,
    game_sheet_text,
    games_due_text,
    games_played_text,
    outline_text,
    playoff_why,
    sides_renderer,
    step_record,
    timetable_data,
    timetable_text,
)
from hakem.reports.knockout.game_sheet import SheetBlock
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class PlayoffSheet:
    """Everything that is shown."""

    file: PlayoffFile
    table: Timetable | None
    event: str
    ended: int | None

    def title(self, console: Console) -> str:
        """The event, else how many play."""
        return self.event or console.words("playoff.title", {"players": len(self.file.record.players)})


def _text(sheet: PlayoffSheet, console: Console) -> str:
    """Before the first game the format; then the games; in the end the order; and why, article by article."""
    file = sheet.file
    record, names, language = file.record, file.names, console.language
    state = record.contest.state(record.log)
    played = history(record.contest, record.log)
    parts = []
    if not played:
        parts.append(outline_text(outline_of(len(record.players), record.options), language))
        if names:
            parts.append(_seeds(file, console))
    else:
        parts.append(games_played_text(played, names, language))
    if isinstance(state, Pending):
        parts.append(games_due_text(state.due, names, language))
    else:
        parts.append(finish_text(state, names, language))
    if state.why:
        parts.append(playoff_why(state, names, language))
    if sheet.table is not None:
        pause = "" if sheet.ended is None else console.renderer().cited(*pause_told(sheet.ended)) + "\n"
        parts.append(timetable_text(sheet.table, language=language) + pause)
    return "\n".join(parts)


def _games(sheet: PlayoffSheet) -> tuple[SheetBlock, ...]:
    """The sheet of games: those played, then those due."""
    record = sheet.file.record
    state = record.contest.state(record.log)
    due = state.due if isinstance(state, Pending) else ()
    games: list[tuple[GameDue, GameResult | None]] = [*history(record.contest, record.log)]
    return game_sheet([*games, *((game, None) for game in due)], record.players)


def _sheet(sheet: PlayoffSheet, console: Console) -> str:
    return sheet.title(console) + "\n\n" + game_sheet_text(_games(sheet), sheet.file.names, console.language)


def _html(sheet: PlayoffSheet, console: Console) -> str:
    return game_sheet_html(_games(sheet), sheet.file.names, sheet.title(console), console.language)


def _csv(sheet: PlayoffSheet, _console: Console) -> str:
    made = StringIO()
    write_csv(game_sheet_records(_games(sheet), sheet.file.names), made)
    return made.getvalue()


def _seeds(file: PlayoffFile, console: Console) -> str:
    """Who is meant by the seeds of which the format speaks."""
    lines = [console.words("cli.playoff.seeds")]
    for seed, player in enumerate(file.record.players, start=1):
        lines.append(f"  {seed:>2}  {file.names[player]} ({player})")
    return "\n".join(lines) + "\n"


def _json(sheet: PlayoffSheet, console: Console) -> str:
    file = sheet.file
    record = file.record
    outline = outline_of(len(record.players), record.options)
    state = record.contest.state(record.log)
    data: dict[str, object] = {
        **outline_to_data(outline),
        "format": [{"article": str(line.article), "text": console.say(line.message)} for line in outline.lines],
        "seeds": list(record.players),
        **({"names": {str(player): file.names[player] for player in record.players}} if file.names else {}),
        "lots": record.seed,
        "played": [
            {"game": game.id, "white": game.white, "black": game.black, **result_to_data(result)}
            for game, result in history(record.contest, record.log)
        ],
        **state_to_data(state),
        "conduct": [{"article": str(article), "text": console.say(said)} for article, said in CONDUCT],
    }
    if sheet.table is not None:
        data["timetable"] = timetable_data(sheet.table, language=console.language)
    renderer = sides_renderer(file.names, console.language)
    data["why"] = [step_record(step, renderer) for step in state.why]
    return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


FORMS: Mapping[str, Callable[[PlayoffSheet, Console], str]] = {
    "text": _text,
    "json": _json,
    "sheet": _sheet,
    "html": _html,
    "csv": _csv,
}
