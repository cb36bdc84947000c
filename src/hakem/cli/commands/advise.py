"""``hakem advise``: what the handbook says to whoever plans an event, with the place of every sentence."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from textwrap import wrap

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of
from hakem.desk import Advice, EventPlan, Pace, Ratings, Topic, advise, facts_of, plan_of
from hakem.values import replace

_WIDTH = 110
_UNBROKEN = "\N{NO-BREAK SPACE}"
_COUNTS = {
    "players": "players",
    "teams": "teams",
    "boards": "boards",
    "days": "days",
    "rounds_per_day": "a-day",
    "rounds": "rounds",
}


def add_to(grammar: Grammar) -> None:
    """Describe the command."""
    parser = grammar.command("advise", run)
    parser.add_argument("file", metavar="FILE", nargs="?", help=grammar.words("advise.file"))
    add_reading(parser, grammar)
    for name, words in _COUNTS.items():
        option = f"--{name.replace('_', '-')}"
        parser.add_argument(option, type=positive, metavar="N", help=grammar.words(f"advise.{words}"))
    kinds = tuple(kind.value for kind in Ratings)
    parser.add_argument("--ratings", choices=kinds, help=grammar.words("advise.ratings"))
    paces = tuple(pace.value for pace in Pace)
    parser.add_argument("--time", choices=paces, default=paces[0], help=grammar.words("advise.time"))
    for flag in ("title", "top"):
        parser.add_argument(f"--{flag}", action="store_true", help=grammar.words(f"advise.{flag}"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=grammar.words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Say what there is to say."""
    plan = _plan(args, console)
    _FORMS[args.format](plan, advise(plan), console)
    return Exit.DONE


def _plan(args: argparse.Namespace, console: Console) -> EventPlan:
    """The facts of the file, if there is one, and those that are said beside it."""
    plan = EventPlan() if args.file is None else plan_of(read_tournament(args.file, console, reading_of(args))[0])
    said = {name: getattr(args, name) for name in _COUNTS if getattr(args, name) is not None}
    ratings = plan.ratings if args.ratings is None else Ratings(args.ratings)
    return replace(plan, **said, ratings=ratings, pace=Pace(args.time), title=args.title, top=args.top)


def _text(plan: EventPlan, pieces: Sequence[Advice], console: Console) -> None:
    console.show(", ".join(console.say(fact) for fact in facts_of(plan)))
    for topic in Topic:
        about = [piece for piece in pieces if piece.topic is topic]
        if about:
            console.show(f"\n{console.words(f'advice.topic.{topic.value}')}")
        for piece in about:
            place = console.renderer().article(piece.article).replace(" ", _UNBROKEN)
            _show(console, console.say(piece.message), "- ")
            _show(console, f"{console.say(piece.reason)} [{place}]", "    ")


def _show(console: Console, text: str, begin: str) -> None:
    """A sentence in lines that can be read, each below the beginning of the first."""
    for line in wrap(text, _WIDTH, initial_indent=begin, subsequent_indent=" " * len(begin), break_on_hyphens=False):
        console.show(line.replace(_UNBROKEN, " "))


def _json(plan: EventPlan, pieces: Sequence[Advice], console: Console) -> None:
    facts = [console.say(fact) for fact in facts_of(plan)]
    listed = [_as_json(piece, console) for piece in pieces]
    console.show(json.dumps({"facts": facts, "advice": listed}, ensure_ascii=False))


def _as_json(piece: Advice, console: Console) -> dict[str, object]:
    return {
        "topic": piece.topic.value,
        "advice": console.say(piece.message),
        "reason": console.say(piece.reason),
        "article": str(piece.article),
        "system": piece.system or None,
        "preset": piece.preset or None,
    }


_FORMS = {"text": _text, "json": _json}
