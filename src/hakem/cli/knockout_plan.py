"""``hakem knockout plan``: who meets whom from the first stage to the last, as text, data, drawing or page."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping
from dataclasses import dataclass, field

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.entrants import SEEDINGS, names_of, seeded
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, write_text
from hakem.cli.match_times import Day, add_times, day
from hakem.cli.usage import Parser
from hakem.errors import RequestError, TooLarge
from hakem.explain import Step
from hakem.i18n import Datum, Message
from hakem.knockout import MatchKey, Plan, Timetable, plan, plan_as_data, plan_steps, timetable
from hakem.reports import (
    Bracket,
    Outcome,
    bracket_html,
    bracket_svg,
    bracket_text,
    step_line,
    step_record,
    timetable_data,
    timetable_html,
    timetable_text,
)
from hakem.tiebreaks import split_codes

LARGEST = 2_000
"""Plans beyond this many players are refused: nobody could read them."""

_WINNER = re.compile(r"(\d{1,3})\.(\d{1,4})=(\d{1,4})(?::(.+))?")
_ABOUT_AN_EVENT = ("seeding", "tiebreaks", "edition", "seed")


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--players", type=positive, metavar="N", help=words("plan.players"))
    parser.add_argument("--qualify", type=positive, default=1, metavar="n", help=words("plan.qualify"))
    parser.add_argument("--reseed", action="store_true", help=words("plan.reseed"))
    parser.add_argument("--event", metavar="FILE", help=words("plan.event"))
    parser.add_argument("--seeding", choices=SEEDINGS, help=words("plan.seeding"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("tiebreaks.list"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--seed", metavar="TEXT", help=words("plan.seed"))
    parser.add_argument("--winners", type=_winners, default={}, metavar="LIST", help=words("plan.winners"))
    add_times(parser, grammar)
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))
    parser.add_argument("-o", "--output", default="-", metavar="OUT", help=words("output"))


@dataclass(frozen=True, slots=True)
class _Field:
    """So many seeds; their ids and names, and the name of the event, if it is a certain one."""

    size: int
    ids: tuple[int, ...] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    event: str = ""
    seeding: str | None = None
    steps: tuple[Step, ...] = ()


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Everything that is shown."""

    field: _Field
    bracket: Bracket
    steps: tuple[Step, ...]
    day: Day | None
    table: Timetable | None

    @property
    def plan(self) -> Plan:
        return self.bracket.plan

    def title(self, console: Console) -> str:
        numbers: dict[str, Datum] = {"players": self.plan.players, "qualify": self.plan.qualify}
        return self.field.event or console.words("cli.plan.title", numbers)


def run(args: argparse.Namespace, console: Console) -> int:
    """Make the plan and write it."""
    hours = day(args)
    if hours is not None and args.format == "svg":
        raise RequestError(Message("cli.plan.no-time-in-svg"))
    entered = _field(args, console)
    if entered.size > LARGEST:
        raise TooLarge(Message("cli.plan.too-large", {"largest": LARGEST}))
    made = plan(entered.size, args.qualify, args.reseed)
    names = {seed: entered.names[player] for seed, player in enumerate(entered.ids, start=1)}
    table = timetable(made, hours.times, hours.start, hours.until) if hours else None
    steps = (*plan_steps(made), *entered.steps)
    sheet = _Sheet(entered, Bracket(made, names, args.winners), steps, hours, table)
    write_text(args.output, _FORMS[args.format](sheet, console), console)
    return Exit.DONE


def _field(args: argparse.Namespace, console: Console) -> _Field:
    """Who plays: numbers only, or the first seeds of an event."""
    if args.event is None:
        given = [name for name in _ABOUT_AN_EVENT if getattr(args, name) is not None]
        if given:
            raise RequestError(Message("cli.plan.no-event", {"option": f"--{given[0]}"}))
        if args.players is None:
            raise RequestError(Message("cli.plan.how-many"))
        return _Field(args.players)
    args.seeding = args.seeding or SEEDINGS[0]
    t, _ = read_tournament(args.event, console)
    seeds = seeded(t, args, console)
    size = len(seeds.order) if args.players is None else args.players
    if size > len(seeds.order):
        raise RequestError(Message("cli.plan.too-few", {"players": size, "there": len(seeds.order)}))
    return _Field(size, seeds.order[:size], names_of(t), t.event.name, args.seeding, seeds.steps)


def _winners(text: str) -> dict[MatchKey, Outcome]:
    """``1.1=3,1.2=4:2-0``: stage and match, the seed that won, perhaps the score; for argparse."""
    won: dict[MatchKey, Outcome] = {}
    for part in filter(None, re.split(r"[,;\s]+", text)):
        found = _WINNER.fullmatch(part)
        if found is None or (int(found[1]), int(found[2])) in won:
            raise ValueError(text)
        won[int(found[1]), int(found[2])] = Outcome(int(found[3]), found[4] or "")
    return won


def _text(sheet: _Sheet, console: Console) -> str:
    parts = [sheet.title(console) + "\n"] if sheet.field.event else []
    parts.append(bracket_text(sheet.bracket, console.language))
    renderer = console.renderer(sheet.field.names)
    parts.append("".join(f"{step_line(step, renderer)}\n" for step in sheet.steps))
    if sheet.day and sheet.table:
        parts.append(timetable_text(sheet.table, sheet.day.times, console.language))
    return "\n".join(parts)


def _json(sheet: _Sheet, console: Console) -> str:
    data = plan_as_data(sheet.plan)
    selected = [slot if (slot := str(each)).startswith(("W", "R")) else int(slot) for each in sheet.plan.selected]
    data |= {"reseed": sheet.plan.reseed, "selected": selected}
    if sheet.field.ids:
        data["event"] = sheet.field.event
        data["seeding"] = sheet.field.seeding
        data["seeds"] = [
            {"seed": seed, "id": player, "name": sheet.field.names[player]}
            for seed, player in enumerate(sheet.field.ids, start=1)
        ]
    if sheet.bracket.results:
        data["winners"] = {f"{s}.{m}": won.winner for (s, m), won in sorted(sheet.bracket.results.items())}
    if sheet.day and sheet.table:
        data["timetable"] = timetable_data(sheet.table, sheet.day.times, console.language)
    renderer = console.renderer(sheet.field.names)
    data["steps"] = [step_record(step, renderer) for step in sheet.steps]
    return json.dumps(data, ensure_ascii=False) + "\n"


def _svg(sheet: _Sheet, console: Console) -> str:
    return bracket_svg(sheet.bracket, sheet.title(console), console.language)


def _html(sheet: _Sheet, console: Console) -> str:
    annex = timetable_html(sheet.table, sheet.day.times, console.language) if sheet.day and sheet.table else ""
    return bracket_html(sheet.bracket, sheet.title(console), console.language, annex)


_FORMS = {"text": _text, "json": _json, "svg": _svg, "html": _html}
