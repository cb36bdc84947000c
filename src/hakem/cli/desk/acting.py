"""What all parts of ``hakem desk`` share: opening the event, sending an action, and saying what came of it."""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Mapping, Sequence

from hakem.cli.arguments import Grammar
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.journal.asking import LOCAL, ActionAsked, Conflict, Unread, Warned, error_data
from hakem.desk.journal.entry import BrokenJournal
from hakem.desk.journal.roles import Person
from hakem.errors import HakemError, PairingError, RequestError, TooLarge, UnknownName
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Datum, Json, Message, Renderer
from hakem.model import Player, Team, Tournament, search_key
from hakem.reports import event_renderer
from hakem.store.journal import StoreError
from hakem.store.running import Answer, RunningEvent, open_event, random_seed, utc_now
from hakem.values import replace

DeskPart = Callable[[argparse.Namespace, Console, RunningEvent], int]
"""What a part does with an event that is open."""


AddBy = Callable[[Parser, Grammar], None]
"""What ``--by`` is in a part."""


def add_by(parser: Parser, grammar: Grammar) -> None:
    """Who does it."""
    parser.add_argument("--by", metavar="NAME", default="", help=grammar.words("desk.any.by"))


def add_acting(parser: Parser, grammar: Grammar, by: AddBy = add_by) -> None:
    """The event, how the answer is written, who acts, and which warnings have been read."""
    parser.add_argument("event", metavar="EVENT", help=grammar.words("desk.any.event"))
    add_answering(parser, grammar, by)


def add_answering(parser: Parser, grammar: Grammar, by: AddBy = add_by) -> None:
    """What every part takes, whatever it is about."""
    parser.add_argument("--format", choices=("text", "json"), default="text", help=grammar.words("format"))
    by(parser, grammar)
    parser.add_argument("--confirm", metavar="LIST", default="", help=grammar.words("desk.any.confirm"))
    parser.add_argument("--yes", action="store_true", help=grammar.words("desk.any.yes"))
    parser.add_argument("--key", metavar="TEXT", default="", help=grammar.words("desk.any.key"))


def person(args: argparse.Namespace) -> Person:
    """Whoever sits at the laptop may do everything."""
    return replace(LOCAL, name=args.by or "")


def with_event(args: argparse.Namespace, console: Console, part: DeskPart) -> int:
    """Open the event, do the part, and say what went wrong with the names of the players."""
    running: RunningEvent | None = None
    try:
        running = open_event(args.event)
        with running:
            return part(args, console, running)
    except HakemError as exc:
        return failed(exc, args, console, running)


def failed(error: HakemError, args: argparse.Namespace, console: Console, running: RunningEvent | None) -> int:
    """One line for people; for programs the same as data on standard output."""
    words = event_renderer(running.desk.tournament, console.language) if running else console.renderer()
    if isinstance(error, Unread):
        for each in error.warnings:
            console.note(words.say(each.message))
        codes = ",".join(each.code for each in error.warnings)
        console.note(console.words("cli.desk.confirm", {"codes": codes}))
    else:
        console.note(words.say(error.message))
    if args.format == "json":
        data = {**error_data(error), "message": words.say(error.message)}
        console.show(json.dumps({"error": data}, ensure_ascii=False))
    return exit_of(error)


def exit_of(error: HakemError) -> Exit:
    """The exit code of a refusal."""
    if isinstance(error, Conflict | BrokenJournal):
        return Exit.DIFFERENT
    if isinstance(error, StoreError):
        return Exit.FILE_ACCESS
    if isinstance(error, PairingError):
        return Exit.NO_PAIRING
    return Exit.TOO_LARGE if isinstance(error, TooLarge) else Exit.BAD_REQUEST


def do(
    running: RunningEvent,
    args: argparse.Namespace,
    action: str,
    fields: Mapping[str, Json],
    was: Json = None,
) -> Answer:
    """Send one action; with ``--yes`` it is sent again with every warning that it met confirmed."""

    def sent(confirm: Sequence[str]) -> Answer:
        return running.do(action, fields, by=person(args), key=args.key, was=was, confirm=confirm)

    return confirmed(args, sent)


def confirmed(args: argparse.Namespace, send: Callable[[Sequence[str]], Answer]) -> Answer:
    """Send something with the warnings that have been read; with ``--yes`` again with every one that it met."""
    confirm = tuple(code for code in args.confirm.replace(" ", "").split(",") if code)
    while True:
        try:
            return send(confirm)
        except Unread as exc:
            more = tuple(each.code for each in exc.warnings)
            if not args.yes or set(more) <= set(confirm):
                raise
            confirm += more


def asked(args: argparse.Namespace, action: str, fields: Mapping[str, Json]) -> ActionAsked:
    """An action for an event that is not there yet, or one of several."""
    confirm = tuple(code for code in args.confirm.replace(" ", "").split(",") if code)
    return ActionAsked(action, fields, person(args), utc_now(), random_seed(), args.key, confirm=confirm)


def act(args: argparse.Namespace, console: Console, action: str, fields: Mapping[str, Json], **said: Datum) -> int:
    """Open the event, do one action, say it in one line."""

    def part(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
        return acted(args, console, running, action, {n: v for n, v in fields.items() if v is not None}, **said)

    return with_event(args, console, part)


def acted(
    args: argparse.Namespace,
    console: Console,
    running: RunningEvent,
    action: str,
    fields: Mapping[str, Json],
    **said: Datum,
) -> int:
    """Do one action of an open event, and say it in one line."""
    answer = do(running, args, action, fields)
    message = Message(f"done.{action}", {**_data(answer), **said})
    tell(answer, message, args, console, event_renderer(running.desk.tournament, console.language))
    return Exit.DONE


def _data(answer: Answer) -> dict[str, Datum]:
    """What the line may say."""
    return {"seq": answer.seq, **(answer.entries[-1].facts if answer.entries else {})}


def tell(answer: Answer, message: Message, args: argparse.Namespace, console: Console, words: Renderer) -> None:
    """One line for people, with warnings beside it; the answer as data for programs."""
    if args.format == "json":
        console.show(json.dumps(answer.to_data(), ensure_ascii=False))
        return
    console.show(words.say(message if answer.entries else Message("done.nothing")))
    notes(answer.warnings, console, words)


def notes(warnings: Sequence[Warned], console: Console, words: Renderer) -> None:
    """What should be read."""
    for each in warnings:
        console.note(words.say(each.message))


def player_named(t: Tournament, text: str) -> int:
    """A player by id, or by a part of the name that no other has."""
    return _named(t.players, text)


def team_named(t: Tournament, text: str) -> int:
    """A team by its number, or by a part of the name that no other has."""
    return _named(t.teams, text, "team")


def contestant_named(t: Tournament, text: str) -> int:
    """A player, or a team where teams meet, by id or by a part of the name."""
    return _named(t.teams if is_team_event(t) else t.players, text)


def _named(those: Sequence[Player | Team], text: str, kind: str = "player") -> int:
    if text.isascii() and text.isdecimal():
        return int(text)
    wanted = search_key(text).split()
    found = [one for one in those if all(word in search_key(one.name) for word in wanted)]
    exactly = [one for one in found if search_key(one.name) == search_key(text)]
    found = exactly if len(exactly) == 1 else found
    if len(found) == 1:
        return int(found[0].id)
    names = tuple(f"{one.id} {one.name}" for one in found[:8])
    if not found:
        raise UnknownName(kind, text, tuple(one.name for one in those) if kind == "team" else ())
    raise RequestError(Message("cli.desk.several", {"text": text, "names": names}))
