"""The same answers as a page for a browser and for paper; a drawing of the round may stand above."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape

from hakem.explain import Step
from hakem.i18n import Message, Renderer
from hakem.model import printable
from hakem.pairing.two_editions import EditionsCompared
from hakem.pairing.why_not import WhyNot
from hakem.reports.page import page
from hakem.reports.why.editions import editions_heading, editions_rounds
from hakem.reports.why.round import ExplainedBoard, ExplainedGroup, ExplainedRound
from hakem.reports.why.round_text import WhyWanted, article_text, board_line, player_cells, round_title
from hakem.reports.why.why_not_text import question_text, why_not_text

_STYLE = """
main{max-width:60rem}
ol.boards{padding-left:1.6rem}
li{margin:.15rem 0}
section{margin:1.2rem 0;break-inside:avoid}
h3{font-size:1rem;margin:.2rem 0;border-bottom:1px solid #8b9b93}
table{border-collapse:collapse;margin:.3rem 0}
td{padding:.1rem .6rem .1rem 0;vertical-align:top}
td:first-child{color:#5b6b63;white-space:nowrap}
.decides td{font-weight:bold}
.fine{color:#5b6b63;font-size:.9em}
.map{overflow-x:auto}
pre{white-space:pre-wrap;font-family:inherit}
@media screen and (prefers-color-scheme:dark){
body{background:#0f1512;color:#e8f0eb}
td:first-child,.fine{color:#a3b1aa}
}"""


def _in_list(board: ExplainedBoard, words: Renderer) -> str:
    """The sentence of a board in a list that counts by itself; a board of a match brings its name along."""
    line = board_line(board, words)
    return line.split(". ", 1)[1] if board.label == str(board.board) else line


def explanation_page(shown: ExplainedRound, words: Renderer, wanted: WhyWanted, drawing: str = "") -> str:
    """The whole explanation as one file; ``drawing`` is SVG."""
    title = round_title(shown, words)
    event = printable(shown.before.event.name)
    boards = "".join(f"<li>{_plain(_in_list(b, words))}</li>\n" for b in wanted.boards(shown))
    rest = "".join(_steps(wanted.general(shown), shown, words))
    groups = "".join(_group(group, shown, words, wanted) for group in wanted.groups(shown))
    body = (
        (f"<h1>{_plain(event)}</h1>\n" if event else "")
        + f"<h2>{_plain(title)}</h2>\n<main>\n"
        + (f'<div class="map">{drawing}</div>\n' if drawing else "")
        + (f'<ol class="boards">\n{boards}</ol>\n' if not wanted.players else f"<ul>{boards}</ul>\n")
        + (f"<table>{rest}</table>\n" if rest else "")
        + groups
        + "</main>\n"
    )
    return page(f"{event} · {title}" if event else title, body, _STYLE, words.language)


def _group(group: ExplainedGroup, shown: ExplainedRound, words: Renderer, wanted: WhyWanted) -> str:
    people = "".join(
        f"<tr>{''.join(f'<td>{_plain(cell)}</td>' for cell in player_cells(p, words))}</tr>\n" for p in group.players
    )
    steps = "".join(_steps(wanted.steps(group.steps), shown, words))
    head = words.say(Message("why.group", {"score": group.score}))
    return f"<section><h3>{_plain(head)}</h3>\n<table>{people}</table>\n<table>{steps}</table></section>\n"


def _steps(steps: Iterable[Step], shown: ExplainedRound, words: Renderer) -> Iterator[str]:
    for step in steps:
        article = _plain(article_text(step.article, words, shown.edition))
        yield f"<tr><td>{article}</td><td>{_plain(words.say(step.message))}</td></tr>\n"


def why_not_page(found: Sequence[WhyNot], words: Renderer) -> str:
    """The answer, or several of them, as one file."""
    title = question_text(found[0], words)
    parts = []
    for each in found:
        asked, text = why_not_text(each, words).split("\n", 1)
        parts.append(f"<section><h2>{_plain(asked)}</h2><pre>{_plain(text)}</pre></section>\n")
    return page(title, f"<main>\n{''.join(parts)}</main>\n", _STYLE, words.language)


def editions_page(found: EditionsCompared, words: Renderer, event: str = "") -> str:
    """What two editions make of an event as one file: every round that differs, with the criteria that tell why."""
    title, count = editions_heading(found, words)
    parts = []
    for each in editions_rounds(found, words):
        lines = "".join(f"<p>{_plain(line)}</p>\n" for line in (*each.boards, each.reason) if line)
        rungs = "".join(_rung_row(cells) for cells in each.rungs)
        parts.append(f"<section><h3>{_plain(each.title)}</h3>\n{lines}<table>{rungs}</table></section>\n")
    head = f"<h1>{_plain(event)}</h1>\n" if event else ""
    body = f'{head}<h2>{_plain(title)}</h2>\n<main>\n<p class="fine">{_plain(count)}</p>\n{"".join(parts)}</main>\n'
    return page(title, body, _STYLE, words.language)


def _rung_row(cells: Sequence[str]) -> str:
    *_, means = cells
    inside = "".join(f"<td>{_plain(cell)}</td>" for cell in cells)
    return f'<tr class="decides">{inside}</tr>\n' if means else f"<tr>{inside}</tr>\n"


def _plain(text: str) -> str:
    return escape(printable(text), quote=False)
