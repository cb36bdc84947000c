"""Questions for arbiters in words: what the cards show, how an answer is written, and why it is the right one."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from hakem.desk.learning import Quiz, QuizQuestion, answer_words, position_of
from hakem.i18n import Json, Message, Renderer
from hakem.model import Colour
from hakem.reports import event_renderer, step_line, working, working_text
from hakem.reports.columns import composed
from hakem.tiebreaks import StandingsRequest, standings

HEADS = ("number", "name", "rating", "points", "colours", "opponents")
"""The columns of the cards."""


def position_grid(quiz: Quiz, question: QuizQuestion, language: str) -> list[list[str]]:
    """The cards that a question needs, with headings."""
    words = event_renderer(quiz.event, language)
    letters = {Colour.WHITE: words.words("crosstable.white"), Colour.BLACK: words.words("crosstable.black")}
    grid = [[words.words(f"learn.head.{head}") for head in HEADS]]
    for each in position_of(quiz.event, question):
        colours = "".join(letters[colour].upper() for colour in each.colours) or "–"
        opponents = " ".join(str(number) if number else "–" for number in each.opponents) or "–"
        facts = (str(each.number), composed(each.name), str(each.rating or "–"), words.number(each.points))
        grid.append([*facts, colours, opponents])
    return grid


def explanation_lines(quiz: Quiz, question: QuizQuestion, language: str) -> Iterator[str]:
    """The right answer and why: the steps of the pairing with their articles, or the working of the tie-break."""
    words = event_renderer(quiz.event, language)
    yield words.say(answer_words(question))
    for step in question.steps:
        yield step_line(step, words)
    for article, message in question.reasons:
        yield words.cited(article, message) if article else words.say(message)
    if question.working is not None:
        key, code = question.working
        found = standings(quiz.event, StandingsRequest(codes=(code,), after=question.round_no - 1))
        yield from working_text(working(found, key), language).rstrip("\n").split("\n")


def question_text(question: QuizQuestion, words: Renderer) -> str:
    """What is asked, and how the answer is written."""
    return f"{words.say(question.ask)} {words.words(f'learn.form.{question.form.value}')}"


def lesson_data(quiz: Quiz, language: str) -> Json:
    """All questions with their answers, for programs."""
    words = event_renderer(quiz.event, language)
    return [
        {
            "kind": each.kind,
            "round": each.round_no,
            "question": words.say(each.ask),
            "form": each.form.value,
            "answer": words.say(answer_words(each)),
            "why": [*islice(explanation_lines(quiz, each, language), 1, None)],
        }
        for each in quiz.questions
    ]


def lesson_title(quiz: Quiz, words: Renderer) -> str:
    """The heading of a quiz."""
    return words.say(Message("learn.title", {"event": composed(quiz.event.event.name) or "–"}))
