"""``hakem knockout bracket``: the bracket of a knockout that is being played or over, as its file shows it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping
from io import StringIO

from hakem.cli.arguments import Grammar, add_options, add_reading
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_text
from hakem.cli.usage import Parser
from hakem.desk import SystemWish, knockout_places, names_of
from hakem.exports.spreadsheets import write_csv
from hakem.exports.tables import bracket_data
from hakem.knockout import GameDue, GameResult, KnockoutPlaces, Pending, history
from hakem.model import Tournament
from hakem.reports import (
    Bracket,
    bracket_html,
    bracket_of,
    bracket_svg,
    bracket_text,
    game_sheet,
    game_sheet_records,
    game_sheet_text,
)
from hakem.reports.knockout.game_sheet import SheetBlock
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class _Shown:
    """A knockout with its places and its bracket."""

    t: Tournament
    found: KnockoutPlaces

    @property
    def bracket(self) -> Bracket:
        """The matches decided so far, with names."""
        return bracket_of(self.found.so_far.event, self.found.so_far.log, names_of(self.t))

    def title(self, console: Console) -> str:
        """The name of the event, else the numbers of its plan."""
        plan = self.bracket.plan
        numbers = {"players": plan.players, "qualify": plan.qualify}
        return self.t.event.name or console.words("cli.plan.title", numbers)


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("file", metavar="FILE", help=words("file"))
    add_reading(parser, grammar)
    add_options(parser, grammar)
    parser.add_argument("--after", type=int, metavar="N", help=words("after"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))
    parser.add_argument("-o", "--output", default="-", metavar="OUT", help=words("output"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Read the event and draw it."""
    t, _ = read_tournament(args.file, console, reading_of(args))
    shown = _Shown(t, knockout_places(t, args.after, SystemWish(options=tuple(args.option))))
    write_text(args.output, _FORMS[args.format](shown, console), console)
    return Exit.DONE


def bracket_as(form: str, t: Tournament, console: Console) -> str:
    """The bracket of an event in one of the forms."""
    return _FORMS[form](_Shown(t, knockout_places(t)), console)


def _text(shown: _Shown, console: Console) -> str:
    return f"{shown.title(console)}\n\n{bracket_text(shown.bracket, console.language)}"


def _svg(shown: _Shown, console: Console) -> str:
    return bracket_svg(shown.bracket, shown.title(console), console.language)


def _html(shown: _Shown, console: Console) -> str:
    return bracket_html(shown.bracket, shown.title(console), console.language)


def _json(shown: _Shown, console: Console) -> str:
    data = bracket_data(shown.t, shown.found, console.language)
    return json.dumps(data, ensure_ascii=False) + "\n"


def _games(shown: _Shown) -> tuple[SheetBlock, ...]:
    """All games by matches, those played and those due."""
    event, log, course = shown.found.so_far
    due = (game for state in course.states.values() if isinstance(state, Pending) for game in state.due)
    played: list[tuple[GameDue, GameResult | None]] = [*history(event, log)]
    return game_sheet([*played, *((game, None) for game in due)], event.players)


def _sheet(shown: _Shown, console: Console) -> str:
    return f"{shown.title(console)}\n\n" + game_sheet_text(_games(shown), names_of(shown.t), console.language)


def _csv(shown: _Shown, _console: Console) -> str:
    made = StringIO()
    write_csv(game_sheet_records(_games(shown), names_of(shown.t)), made)
    return made.getvalue()


_FORMS: Mapping[str, Callable[[_Shown, Console], str]] = {
    "text": _text,
    "json": _json,
    "svg": _svg,
    "html": _html,
    "sheet": _sheet,
    "csv": _csv,
}
