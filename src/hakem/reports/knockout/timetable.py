"""The timetable of a knockout as text, as part of a page and as data, and what could be shorter if it is too long."""

from __future__ import annotations

from html import escape

from hakem.i18n import Message, Renderer, say
from hakem.knockout import MatchTimes, Timetable, clock_text, remedies, stage_title
from hakem.reports.columns import aligned

_COLUMNS = ("stage", "game", "starts", "ends")


def timetable_text(table: Timetable, times: MatchTimes | None = None, language: str = "en") -> str:
    """A line for every game, then whether it fits; if not, the ways to make it fit with their articles."""
    grid = _rows(table, language)
    return aligned(grid, left={0, 1}) + "\n" + "\n".join(_verdict(table, times, language)) + "\n"


def _rows(table: Timetable, language: str = "en") -> list[list[str]]:
    """The titles, then stage, game, start and end; a stage is named with its first game."""
    grid = [[say(Message(f"knockout.column.{key}"), language) for key in _COLUMNS]]
    told = 0
    for row in table.rows:
        stage = say(stage_title(table.stages[row.stage - 1]), language) if row.stage > told else ""
        told = row.stage
        grid.append([stage, say(row.title, language), clock_text(row.starts), clock_text(row.ends)])
    return grid


def _verdict(table: Timetable, times: MatchTimes | None, language: str = "en") -> list[str]:
    """Whether it fits, and what may be shortened if it does not, where matches of these times are played."""
    renderer = Renderer(language)
    lines = [renderer.cited(table.article, table.message)]
    if times is None:
        return lines
    found = remedies(table, times)
    lines += [renderer.cited(remedy.article, remedy.message) for remedy in found]
    if not table.fits and not found:
        lines.append(renderer.say(Message("knockout.too-short-a-day")))
    return lines


def timetable_data(table: Timetable, times: MatchTimes | None = None, language: str = "en") -> dict[str, object]:
    """Every game with its times of day, whether all is over in time, and what could be shorter."""
    return {
        "games": [
            {
                "stage": table.stages[row.stage - 1],
                "part": row.part.value,
                "game": row.game,
                "starts": clock_text(row.starts),
                "ends": clock_text(row.ends),
            }
            for row in table.rows
        ],
        "ends": clock_text(table.ends),
        "until": table.limit,
        "fits": table.fits,
        "article": str(table.article),
        "shorten": [
            {
                "article": str(remedy.article),
                "ends": clock_text(remedy.ends),
                "text": say(remedy.message, language),
            }
            for remedy in (remedies(table, times) if times else ())
        ],
    }


def timetable_html(table: Timetable, times: MatchTimes, language: str = "en") -> str:
    """A part of a page: the table with a body for every stage, then whether it fits."""
    head, *rows = _rows(table, language)
    titles = "".join(f"<th>{escape(title)}</th>" for title in head[1:])
    bodies = ""
    for number, name in enumerate(table.stages, start=1):
        stage = escape(say(stage_title(name), language))
        lines = (row[1:] for row, planned in zip(rows, table.rows, strict=True) if planned.stage == number)
        cells = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in line) + "</tr>\n" for line in lines)
        bodies += f'<tbody>\n<tr><th colspan="{len(head) - 1}" scope="rowgroup">{stage}</th></tr>\n{cells}</tbody>\n'
    verdict = "".join(f"<p>{escape(line)}</p>\n" for line in _verdict(table, times, language))
    heading = escape(say(Message("knockout.timetable"), language))
    return (
        f'<section class="timetable">\n<h2>{heading}</h2>\n<table>\n<thead><tr>{titles}</tr></thead>\n'
        f"{bodies}</table>\n{verdict}</section>\n"
    )
