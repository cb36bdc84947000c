"""``hakem learn``: questions about real rounds, one after the other, each answer checked and explained."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_bytes
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.desk import DEFAULT_SYSTEM
from hakem.desk.learning import Quiz, QuizQuestion, attempt, quiz_of, quiz_of_seed, steps_of
from hakem.errors import RequestError
from hakem.exports.lessons import explanation_lines, lesson_data, lesson_title, position_grid, question_text
from hakem.i18n import Message
from hakem.reports import event_renderer
from hakem.reports.columns import aligned

_COUNT = 8
_LEAVE = frozenset({"q", "quit", "exit", "çık", "çıkış"})


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("learn", run)
    words = grammar.words
    parser.add_argument("file", metavar="FILE", nargs="?", help=words("learning.file"))
    add_reading(parser, grammar)
    parser.add_argument("--seed", metavar="TEXT", help=words("learning.seed"))
    parser.add_argument("--system", metavar="S", default=DEFAULT_SYSTEM, help=words("learning.system"))
    parser.add_argument("--count", type=positive, metavar="N", default=_COUNT, help=words("learning.count"))
    parser.add_argument("--round", type=positive, metavar="N", help=words("learning.round"))
    parser.add_argument("--cards", metavar="OUT", help=words("learning.cards"))
    parser.add_argument("--format", choices=("text", "json"), default="text", help=words("learning.format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Ask, or write the questions."""
    quiz = _quiz(args, console)
    if args.cards:
        write_bytes(args.cards, _pdf(quiz, console.language), console)
    elif args.format == "json":
        console.show(json.dumps(lesson_data(quiz, console.language), ensure_ascii=False, indent=1))
    else:
        _ask_all(quiz, console)
    return Exit.DONE


def _quiz(args: argparse.Namespace, console: Console) -> Quiz:
    t = None if args.file is None else read_tournament(args.file, console, reading_of(args))[0]
    if t is not None and args.round is not None:
        return steps_of(t, args.round)
    seed = shown_seed(drawn_seed(4), console) if args.seed is None else args.seed
    if t is not None:
        return quiz_of(t, seed, args.count)
    made = quiz_of_seed(seed, args.count, args.system)
    return made if args.round is None else steps_of(made.event, args.round)


def _pdf(quiz: Quiz, language: str) -> bytes:
    try:
        from hakem.paper.quiz import quiz_pdf
    except ModuleNotFoundError as missing:
        if (missing.name or "").split(".")[0] != "reportlab":
            raise
        raise RequestError(Message("paper.needs-extra", {"extra": "desk"})) from None
    return quiz_pdf(quiz, language)


def _ask_all(quiz: Quiz, console: Console) -> None:
    """One question after the other, until nobody answers any more; in the end how many were right."""
    words = event_renderer(quiz.event, console.language)
    console.show(lesson_title(quiz, words))
    answered = right = 0
    for number, question in enumerate(quiz.questions, start=1):
        console.show("")
        console.show(words.say(Message("learn.number", {"number": number, "round": question.round_no})))
        console.stdout.write(aligned(position_grid(quiz, question, console.language), left={1}))
        console.show(question_text(question, words))
        found = _answered(quiz, question, console)
        if found is None:
            break
        answered, right = answered + 1, right + found
        console.show(words.words("learn.right" if found else "learn.wrong"))
        for line in explanation_lines(quiz, question, console.language):
            console.show(f"  {line}")
    console.show("")
    console.show(words.say(Message("learn.result", {"right": right, "count": answered})))


def _answered(quiz: Quiz, question: QuizQuestion, console: Console) -> bool | None:
    """Whether the answer is right; None if there is none any more. What cannot be read is asked for again."""
    while True:
        console.stdout.write("> ")
        console.stdout.flush()
        line = console.stdin.readline(1000).decode("utf-8", "replace")
        if not line or line.strip().lower() in _LEAVE:
            console.show("")
            return None
        found = attempt(quiz.event, question, line)
        if found.understood:
            return found.right
        console.show(console.words(f"learn.form.{question.form.value}"))
