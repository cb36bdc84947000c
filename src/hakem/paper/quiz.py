"""Questions for a seminar on paper: the questions first, the answers with their reasons on pages of their own."""

from __future__ import annotations

from hakem.desk.learning import Quiz, quiz_of
from hakem.exports.lessons import explanation_lines, position_grid, question_text
from hakem.i18n import Message
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.sheet import GREY, Heading, Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.reports import event_renderer
from hakem.reports.columns import composed

COUNT, SEED = 8, "hakem"
_USUAL, _SMALL = 10.5, 9.0
_CARDS = TableStyle(9, 13, largest=10)


def quiz(wish: PaperWish) -> bytes:
    """Questions about the rounds of the event; ``seed`` chooses them, ``count`` says how many."""
    count = wish.options.get("count", "")
    many = min(max(int(count), 1), 50) if count.isascii() and count.isdecimal() and len(count) < 4 else COUNT
    return quiz_pdf(quiz_of(wish.desk.tournament, wish.options.get("seed") or SEED, many), wish.language)


def quiz_pdf(asked: Quiz, language: str) -> bytes:
    """Any questions as a document."""
    words = event_renderer(asked.event, language)
    sheets = Sheets(Heading(composed(asked.event.event.name), words.words("paper.quiz")))
    flow = Flow(sheets)
    for number, question in enumerate(asked.questions, start=1):
        flow.heading(words.say(Message("learn.number", {"number": number, "round": question.round_no})), 12, 120)
        flow.sentence(question_text(question, words))
        head, *rows = position_grid(asked, question, language)
        columns = [TableColumn(title, elastic=at == 1) for at, title in enumerate(head)]
        flow.sentence("………………………………………………………………", 11, grey=GREY)
        flow.table(columns, [PaperRow(tuple(row)) for row in rows], _CARDS, whole=True)
    flow.new_page()
    flow.heading(words.words("learn.answers"), 14)
    for number, question in enumerate(asked.questions, start=1):
        first, *why = explanation_lines(asked, question, language)
        high = sum(flow.height_of(line.strip(), _SMALL) for line in why) + 2 * flow.height_of(first, _USUAL)
        flow.heading(words.say(Message("learn.number", {"number": number, "round": question.round_no})), 11, high)
        flow.sentence(first, _USUAL)
        for line in why:
            flow.sentence(line.strip(), _SMALL, grey=GREY, indent=10)
    return sheets.pdf(words)
