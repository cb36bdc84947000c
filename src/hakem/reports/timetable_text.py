"""The timetable of a knockout as a table, and what could be shorter where it is too long."""

from __future__ import annotations

from hakem.i18n import Message, Renderer, say
from hakem.knockout import MatchTimes, Timetable, clock_text, remedies, stage_title
from hakem.reports.columns import aligned

_COLUMNS = ("stage", "game", "starts", "ends")


def timetable_text(table: Timetable, times: MatchTimes, language: str = "en") -> str:
    """A line for every game, then whether it fits; if not, the ways to make it fit with their articles."""
    grid = timetable_rows(table, language)
    return aligned(grid, left={0, 1}) + "\n" + "\n".join(timetable_verdict(table, times, language)) + "\n"


def timetable_rows(table: Timetable, language: str = "en") -> list[list[str]]:
    """The titles, then stage, game, start and end; a stage is named with its first game."""
    grid = [[say(Message(f"knockout.column.{key}"), language) for key in _COLUMNS]]
    told = 0
    for row in table.rows:
        stage = say(stage_title(table.stages[row.stage - 1]), language) if row.stage > told else ""
        told = row.stage
        grid.append([stage, say(row.title, language), clock_text(row.starts), clock_text(row.ends)])
    return grid


def timetable_verdict(table: Timetable, times: MatchTimes, language: str = "en") -> list[str]:
    """Whether it fits, and what may be shortened if it does not."""
    renderer = Renderer(language)
    lines = [renderer.cited(table.article, table.message)]
    found = remedies(table, times)
    lines += [renderer.cited(remedy.article, remedy.message) for remedy in found]
    if not table.fits and not found:
        lines.append(renderer.say(Message("knockout.too-short-a-day")))
    return lines
