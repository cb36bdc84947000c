"""``hakem knockout plan``: who meets whom from the first stage to the last, as text, data, drawing or page."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping

from hakem.cli.arguments import Grammar, add_reading, ids, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import read_tournament, reading_of, write_text
from hakem.cli.lots import drawn_seed, shown_seed
from hakem.cli.times import clock, count_of_games, pauses, time_control
from hakem.cli.usage import Parser, takes
from hakem.desk import SEEDINGS, EventSeeds, SeedRequest, TieRequest, names_of, own_knockout, seeds, seeds_of_tied
from hakem.errors import LotsNeeded, RequestError, TooLarge
from hakem.explain import Step
from hakem.i18n import Message
from hakem.knockout import (
    DAY,
    USUAL_TIMES,
    MatchKey,
    MatchTimes,
    Plan,
    Timetable,
    plan,
    plan_as_data,
    plan_steps,
    timetable,
)
from hakem.model import Tournament
from hakem.reports import (
    Bracket,
    MatchResult,
    bracket_html,
    bracket_svg,
    bracket_text,
    sides_renderer,
    step_line,
    step_record,
    timetable_data,
    timetable_html,
    timetable_text,
)
from hakem.tiebreaks import split_codes
from hakem.values import dataclass, field, replace

LARGEST = 2_000
"""Plans beyond this many players are refused: nobody could read them."""

_WINNER = re.compile(r"(\d{1,3})\.(\d{1,4})=(\d{1,4})(?::(.+))?")
_ABOUT_TIME = ("until", "games", "extra", "time", "extra_time", "golden", "pauses")
_ABOUT_AN_EVENT = ("seeding", "tied", "place", "next", "tiebreaks", "edition", "seed")
_ABOUT_A_TIE = ("tied", "place")


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--players", type=positive, metavar="N", help=words("plan.players"))
    parser.add_argument("--qualify", type=positive, metavar="n", help=words("plan.qualify"))
    parser.add_argument("--reseed", action="store_true", help=words("plan.reseed"))
    parser.add_argument("--event", metavar="FILE", help=words("plan.event"))
    add_reading(parser, grammar)
    parser.add_argument("--seeding", choices=SEEDINGS, help=words("plan.seeding"))
    who = parser.add_mutually_exclusive_group()
    who.add_argument("--tied", type=ids, metavar="ID,ID", help=words("plan.tied"))
    who.add_argument("--place", type=positive, metavar="P", help=words("plan.place"))
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("tiebreaks.list"))
    parser.add_argument("--next", type=split_codes, metavar="LIST", help=words("play-off.next"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--seed", metavar="TEXT", help=words("plan.seed"))
    parser.add_argument("--winners", type=_winners, default={}, metavar="LIST", help=words("plan.winners"))
    _add_times(parser, grammar)
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))
    parser.add_argument("-o", "--output", default="-", metavar="OUT", help=words("output"))


@dataclass(frozen=True, slots=True)
class _Field:
    """So many seeds; their ids and names, and the name of the event, if it is a certain one, and what its rules say."""

    size: int
    ids: tuple[int, ...] = ()
    names: Mapping[int, str] = field(default_factory=dict)
    event: str = ""
    seeding: str | None = None
    steps: tuple[Step, ...] = ()
    qualify: int = 1
    reseed: bool = False


@dataclass(frozen=True, slots=True)
class _Sheet:
    """Everything that is shown."""

    field: _Field
    bracket: Bracket
    steps: tuple[Step, ...]
    day: _Day | None
    table: Timetable | None

    @property
    def plan(self) -> Plan:
        return self.bracket.plan

    def title(self, console: Console) -> str:
        numbers = {"players": self.plan.players, "qualify": self.plan.qualify}
        return self.field.event or console.words("cli.plan.title", numbers)


def run(args: argparse.Namespace, console: Console) -> int:
    """Make the plan and write it."""
    hours = _day(args)
    if hours is not None and args.format == "svg":
        raise RequestError(Message("cli.plan.no-time-in-svg"))
    entered = _field(args, console)
    if entered.size > LARGEST:
        raise TooLarge(Message("cli.plan.too-large", {"largest": LARGEST}))
    made = plan(entered.size, args.qualify or entered.qualify, args.reseed or entered.reseed)
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
    t, _ = read_tournament(args.event, console, reading_of(args))
    found = _tied(t, args) if any(getattr(args, name) for name in _ABOUT_A_TIE) else _seeded(t, args, console)
    for note in found.notes:
        console.note(console.say(note))
    size = len(found.order) if args.players is None else args.players
    if size > len(found.order):
        raise RequestError(Message("cli.plan.too-few", {"players": size, "there": len(found.order)}))
    field = _Field(size, found.order[:size], names_of(t), t.event.name, found.way, found.steps)
    own = None if found.way == "ranking" else own_knockout(t)
    return field if own is None else replace(field, qualify=own.rules.qualify, reseed=own.rules.reseed)


def _tied(t: Tournament, args: argparse.Namespace) -> EventSeeds:
    """Those who share a place of the standings, in the order in which the event has them."""
    if args.seeding is not None:
        raise RequestError(Message("cli.plan.tied-are-ranked"))
    if args.tied is not None:
        return seeds_of_tied(t, args.tied)
    return seeds_of_tied(t, TieRequest(args.place, args.tiebreaks, args.next, args.edition, args.seed))


def _seeded(t: Tournament, args: argparse.Namespace, console: Console) -> EventSeeds:
    """Everybody who competes, in the order asked for; a text for the lots is drawn only if somebody needs one."""
    request = SeedRequest(args.seeding, args.tiebreaks, args.edition, args.seed)
    try:
        return seeds(t, request)
    except LotsNeeded:
        return seeds(t, replace(request, lots=shown_seed(drawn_seed(), console)))


@takes("winners")
def _winners(text: str) -> dict[MatchKey, MatchResult]:
    """``1.1=3,1.2=4:2-0``: stage and match, the seed that won, perhaps the score; for argparse."""
    won: dict[MatchKey, MatchResult] = {}
    for part in filter(None, re.split(r"[,;\s]+", text)):
        found = _WINNER.fullmatch(part)
        if found is None or (int(found[1]), int(found[2])) in won:
            raise ValueError(text)
        won[int(found[1]), int(found[2])] = MatchResult(int(found[3]), found[4] or "")
    return won


def _text(sheet: _Sheet, console: Console) -> str:
    parts = [sheet.title(console) + "\n"] if sheet.field.event else []
    parts.append(bracket_text(sheet.bracket, console.language))
    renderer = sides_renderer(sheet.field.names, console.language)
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
    renderer = sides_renderer(sheet.field.names, console.language)
    data["steps"] = [step_record(step, renderer) for step in sheet.steps]
    return json.dumps(data, ensure_ascii=False) + "\n"


def _svg(sheet: _Sheet, console: Console) -> str:
    return bracket_svg(sheet.bracket, sheet.title(console), console.language)


def _html(sheet: _Sheet, console: Console) -> str:
    annex = timetable_html(sheet.table, sheet.day.times, console.language) if sheet.day and sheet.table else ""
    return bracket_html(sheet.bracket, sheet.title(console), console.language, annex)


_FORMS = {"text": _text, "json": _json, "svg": _svg, "html": _html}


@dataclass(frozen=True, slots=True)
class _Day:
    """When the games begin, when all is to be over, and how long matches are."""

    start: int
    until: int
    times: MatchTimes


def _add_times(parser: Parser, grammar: Grammar) -> None:
    """The options about time."""
    words = grammar.words
    parser.add_argument("--start", type=clock, metavar="HH:MM", help=words("plan.start"))
    parser.add_argument("--until", type=clock, metavar="HH:MM", help=words("plan.until"))
    parser.add_argument("--games", type=count_of_games, metavar="N", help=words("plan.games"))
    parser.add_argument("--extra", type=count_of_games, metavar="N", help=words("plan.extra"))
    parser.add_argument("--time", type=time_control, metavar="T", help=words("plan.time"))
    parser.add_argument("--extra-time", type=time_control, metavar="T", help=words("plan.extra-time"))
    parser.add_argument("--golden", type=time_control, metavar="T", help=words("plan.golden"))
    parser.add_argument("--pauses", type=pauses, metavar="G/P/S", help=words("plan.pauses"))


def _day(args: argparse.Namespace) -> _Day | None:
    """The day that the options describe; None without a start, and then nothing else may be said about time."""
    if args.start is None:
        given = [name for name in _ABOUT_TIME if getattr(args, name) is not None]
        if given:
            raise RequestError(Message("cli.plan.no-start", {"option": f"--{given[0].replace('_', '-')}"}))
        return None
    until = DAY if args.until is None else args.until
    if until <= args.start:
        raise RequestError(Message("cli.plan.until"))
    return _Day(args.start, until, _times(args))


def _times(args: argparse.Namespace) -> MatchTimes:
    """What was not said is as usual; extra time is played like the games before it, and there is none without games."""
    usual = USUAL_TIMES
    games = usual.games if args.games is None else args.games
    game = args.time or usual.game
    return MatchTimes(
        games,
        game,
        (usual.extra if games else 0) if args.extra is None else args.extra,
        args.extra_time or game,
        args.golden or usual.golden,
        args.pauses or usual.pauses,
    )
