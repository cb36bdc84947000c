"""The timetable of a knockout for other programs, and as a table on a page."""

from __future__ import annotations

from html import escape

from hakem.i18n import Message, say
from hakem.knockout import MatchTimes, Timetable, clock_text, remedies, stage_title
from hakem.reports.timetable_text import timetable_rows, timetable_verdict


def timetable_data(table: Timetable, times: MatchTimes, language: str = "en") -> dict[str, object]:
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
            for remedy in remedies(table, times)
        ],
    }


def timetable_html(table: Timetable, times: MatchTimes, language: str = "en") -> str:
    """A part of a page: the table with a body for every stage, then whether it fits."""
    head, *rows = timetable_rows(table, language)
    titles = "".join(f"<th>{escape(title)}</th>" for title in head[1:])
    bodies = ""
    for number, name in enumerate(table.stages, start=1):
        stage = escape(say(stage_title(name), language))
        lines = (row[1:] for row, planned in zip(rows, table.rows, strict=True) if planned.stage == number)
        cells = "".join("<tr>" + "".join(f"<td>{escape(text)}</td>" for text in line) + "</tr>\n" for line in lines)
        bodies += f'<tbody>\n<tr><th colspan="{len(head) - 1}" scope="rowgroup">{stage}</th></tr>\n{cells}</tbody>\n'
    verdict = "".join(f"<p>{escape(line)}</p>\n" for line in timetable_verdict(table, times, language))
    heading = escape(say(Message("knockout.timetable"), language))
    return (
        f'<section class="timetable">\n<h2>{heading}</h2>\n<table>\n<thead><tr>{titles}</tr></thead>\n'
        f"{bodies}</table>\n{verdict}</section>\n"
    )
