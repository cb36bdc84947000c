"""Numbers and lots on the command line: which ways there are, what a seed is for, and what has been drawn."""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from difflib import get_close_matches

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.desk.acting import do, tell
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser
from hakem.desk.choosing import choose_system
from hakem.desk.journal.actions import WAYS_TO_NUMBER
from hakem.errors import RequestError, UnknownName
from hakem.facts.initial_order import OrderCriterion, initial_order_rules
from hakem.i18n import Json, Message
from hakem.model import Tournament
from hakem.reports import event_renderer
from hakem.store.running import Answer, RunningEvent

_BY_RANK = WAYS_TO_NUMBER[0]
_BY_LOTS = ("lots", "varma")
_MISSPELT = 0.82
"""So much like the name of a way is a slip of the finger and nobody's name."""


class _Way(argparse.Action):
    """How numbers are given, or the name of who gives them: ``--by`` may come twice."""

    def __call__(self, _parser: object, namespace: argparse.Namespace, values: object, _option: object = None) -> None:
        text, plain = str(values), str(values).strip().lower()
        if plain in WAYS_TO_NUMBER:
            namespace.way = plain
        elif get_close_matches(plain, WAYS_TO_NUMBER, 1, _MISSPELT):
            raise UnknownName("numbering", text, WAYS_TO_NUMBER)
        else:
            setattr(namespace, self.dest, text)


def describe_numbers(parser: Parser, grammar: Grammar, who: str, order: str) -> None:
    """The ways to give numbers; everybody by name where the arbiter names the order."""
    parser.add_argument("order", type=positive, nargs="*", metavar=who, help=grammar.words(order))
    parser.set_defaults(way=None)
    parser.add_argument("--seed", metavar="TEXT", help=grammar.words("desk.number.seed"))


def add_way(parser: Parser, grammar: Grammar) -> None:
    """What ``--by`` is where numbers are given."""
    parser.add_argument("--by", action=_Way, metavar="WAY", default="", help=grammar.words("desk.number.by"))


def numbers_asked(args: argparse.Namespace, t: Tournament) -> dict[str, Json]:
    """The fields of the action. A seed belongs to lots, and an order to nothing but the arbiter's own."""
    way = args.way or ("given" if args.order else _BY_RANK)
    if args.order and way != "given":
        raise RequestError(Message("cli.desk.order-without-given", {"way": way}))
    if args.seed is not None and way not in _BY_LOTS and not (args.way and _ends_with_lots(t, way)):
        raise RequestError(Message("cli.desk.seed-without-lots", {"way": way}))
    return {"by": way, "seed": args.seed, "order": list(args.order) or None}


def _ends_with_lots(t: Tournament, way: str) -> bool:
    """Whether the order by rank of this event asks lots at the end, as the Lim chapter's does."""
    if way != _BY_RANK:
        return False
    system = choose_system(t)
    rules = {rules.edition.id: rules for rules in initial_order_rules(system.name)}.get(system.edition.id)
    return rules is not None and OrderCriterion.LOTS in dict(rules.with_strength)


def numbered(
    args: argparse.Namespace, console: Console, running: RunningEvent, action: str, said: Mapping[str, Json]
) -> int:
    """Give numbers or draw lots, and say what has been drawn."""
    fields = {name: value for name, value in said.items() if value is not None}
    answer = do(running, args, action, fields)
    words = event_renderer(running.desk.tournament, console.language)
    facts = {"seq": answer.seq, **(answer.entries[-1].facts if answer.entries else {})}
    tell(answer, Message(f"done.{action}", facts), args, console, words)
    if args.format == "text":
        for line in _drawn(answer, running, action, said):
            console.show(words.say(line))
    return Exit.DONE


def _drawn(answer: Answer, running: RunningEvent, action: str, said: Mapping[str, Json]) -> Iterator[Message]:
    """Numbers that were drawn, in order; the colour; or the order of those who drew."""
    data = dict(answer.entries[-1].data) if answer.entries else {}
    if said.get("by") not in _BY_LOTS and "purpose" not in said:
        return
    if "seed" in data and "purpose" not in said:
        yield Message("done.seed", {"seed": str(data["seed"])})
    t = running.desk.tournament
    known = {int(each.id): each.name for each in (t.teams if action == "number-teams" else t.players)}
    outcome = data.get("numbers") or data.get("outcome") or []
    if isinstance(outcome, str):
        yield Message(f"web-players.colour.{outcome}")
        return
    for place, player in enumerate(outcome if isinstance(outcome, list) else (), start=1):
        yield Message("done.drawn", {"number": place, "name": known.get(int(str(player)), str(player))})
