"""``hakem desk prizes``: the list of prizes of an event, a category at a time, and who gets what."""

from __future__ import annotations

import argparse
import json

from hakem.cli.arguments import Grammar, from_zero
from hakem.cli.console import Console
from hakem.cli.desk.acting import acted, add_acting, player_named, with_event
from hakem.cli.exits import Exit
from hakem.cli.files import read_bytes
from hakem.cli.usage import Parser, takes
from hakem.desk.journal.actions import SEX_WORDS
from hakem.desk.journal.board_words import put_off_said
from hakem.desk.prize_field import EventAwards, desk_awards
from hakem.desk.prize_text import read_amount, read_prizes
from hakem.desk.prize_working import missing, money, prize_message
from hakem.errors import HakemError, RequestError, UnknownName
from hakem.exports.prizes import awards_data, working_lines
from hakem.formats.native import from_data, to_data
from hakem.formats.native.words import BOARD_PRIZE_ORDERS, BOARDS_OF, PRIZE_SHARING, PRIZES_EACH, SEXES
from hakem.i18n import Datum, Json, Message
from hakem.model import Prize, PrizeCategory, PrizeList, Tournament
from hakem.reports.columns import aligned
from hakem.store.running import RunningEvent
from hakem.values import replace

_SEXES = {text: word for text, sex in SEX_WORDS.items() for word, meant in SEXES.items() if meant is sex}
_LISTS = frozenset({"titles", "clubs", "federations", "teams", "groups", "players"})
_NUMBERS = frozenset({"least", "born_from", "born_to", "rating_from", "rating_to"})
_WORDS = frozenset({"sex", "rating_of", "unrated", "currency", "rate"})
_SINGLE = {"title": "titles", "club": "clubs", "federation": "federations", "team": "teams", "group": "groups"}
"""Conditions as a player has the field: one of them is a list of one."""

_WHERE = (*sorted(_NUMBERS), *sorted(_WORDS), *sorted(_LISTS))


def describe(_name: str, parser: Parser, grammar: Grammar) -> None:
    """What the part takes."""
    words = grammar.words
    add_acting(parser, grammar)
    parser.add_argument("--category", metavar="NAME", help=words("desk.prizes.category"))
    parser.add_argument("--places", metavar="LIST", help=words("desk.prizes.places"))
    parser.add_argument("--sharing", choices=tuple(PRIZE_SHARING), help=words("desk.prizes.sharing"))
    known = f"{words('desk.prizes.where')}: {' '.join(_WHERE)}"
    parser.add_argument("--where", action="append", default=[], type=_condition, metavar="KEY=VALUE", help=known)
    parser.add_argument("--remove", action="store_true", help=words("desk.prizes.remove"))
    parser.add_argument("--each", choices=tuple(PRIZES_EACH), help=words("desk.prizes.each"))
    parser.add_argument("--currency", metavar="TEXT", help=words("desk.prizes.currency"))
    parser.add_argument("--step", type=_amount, metavar="AMOUNT", help=words("desk.prizes.step"))
    parser.add_argument("--withdrawn", choices=("yes", "no"), help=words("desk.prizes.withdrawn"))
    parser.add_argument("--exclude", metavar="LIST", help=words("desk.prizes.exclude"))
    parser.add_argument("--board-order", choices=tuple(BOARD_PRIZE_ORDERS), help=words("desk.prizes.board-order"))
    parser.add_argument("--board-of", choices=tuple(BOARDS_OF), help=words("desk.prizes.board-of"))
    parser.add_argument("--board-games", type=from_zero, metavar="N", help=words("desk.prizes.board-games"))
    parser.add_argument("--file", metavar="FILE", help=words("desk.prizes.file"))


@takes("where")
def _condition(text: str) -> tuple[str, str]:
    """``rating_to=1800``, for argparse."""
    key, sign, value = text.partition("=")
    named = _SINGLE.get(key.strip(), key.strip())
    if not sign:
        raise ValueError(text)
    if named not in _WHERE:
        raise UnknownName("condition", key.strip(), (*_WHERE, *_SINGLE))
    return named, value.strip()


@takes("amount")
def _amount(text: str) -> int:
    """An amount in coins, for argparse."""
    found = read_amount(text)
    if found is None or found[0] < 1:
        raise ValueError(text)
    return found[0]


def run(args: argparse.Namespace, console: Console) -> int:
    """Change the list if something is said about it, else show who gets what."""
    if args.category is None and (args.where or args.places is not None or args.sharing or args.remove):
        raise RequestError(Message("usage.required", {"names": "--category"}))
    return with_event(args, console, _changed if _says_something(args) else _shown)


def _says_something(args: argparse.Namespace) -> bool:
    named = (args.category, args.each, args.currency, args.step, args.withdrawn, args.exclude, args.file)
    return any(each is not None for each in (*named, *_board_rules(args).values()))


def _board_rules(args: argparse.Namespace) -> dict[str, Json]:
    return {"order": args.board_order, "board": args.board_of, "least": args.board_games}


def _changed(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    t = running.desk.tournament
    listed = t.prizes if args.file is None else _from_file(args.file)
    listed = _with_rules(listed, args, t)
    if args.category is not None:
        listed = _with_category(listed, args, t)
    return acted(args, console, running, "prizes", dict(to_data(listed)))


def _from_file(path: str) -> PrizeList:
    """A list as the file of an event has it."""
    try:
        data: Json = json.loads(read_bytes(path).decode("utf-8-sig"))
    except (ValueError, RecursionError):
        raise RequestError(Message("cli.prizes.file", {"file": path})) from None
    return from_data(PrizeList, data)


def _with_rules(listed: PrizeList, args: argparse.Namespace, t: Tournament) -> PrizeList:
    excluded: Json = None if args.exclude is None else [player_named(t, name) for name in _names(args.exclude)]
    said: dict[str, Json] = {
        **{name: getattr(args, name) for name in ("each", "currency", "step")},
        "withdrawn": None if args.withdrawn is None else args.withdrawn == "yes",
        "excluded": excluded,
    }
    boards = {name: value for name, value in _board_rules(args).items() if value is not None}
    said["boards"] = {**to_data(listed.boards), **boards} if boards else None
    return from_data(
        PrizeList, {**to_data(listed), **{name: value for name, value in said.items() if value is not None}}
    )


def _with_category(listed: PrizeList, args: argparse.Namespace, t: Tournament) -> PrizeList:
    """The category of that name with what is said about it; a new one at the end, or one less."""
    others = tuple(each for each in listed.categories if each.name != args.category)
    if args.remove:
        return replace(listed, categories=others)
    was = next((each for each in listed.categories if each.name == args.category), PrizeCategory(args.category))
    now = was
    for key, text in args.where:
        now = _with_condition(now, key, text, t)
    if args.sharing:
        now = replace(now, sharing=PRIZE_SHARING[args.sharing])
    if args.places is not None:
        table = read_prizes(args.places.replace(",", "\n"))
        now = replace(now, prizes=table.prizes or (Prize(),), currency=now.currency or table.currency)
        now = replace(now, currency="" if now.currency == listed.currency else now.currency)
    if len(others) == len(listed.categories):
        return replace(listed, categories=(*others, now))
    return replace(listed, categories=tuple(now if each.name == now.name else each for each in listed.categories))


def _with_condition(category: PrizeCategory, key: str, text: str, t: Tournament) -> PrizeCategory:
    """The category with one condition more; what is wrong with it is said with its name."""
    data = {**to_data(category), key: _value(key, text, t)}
    try:
        return from_data(PrizeCategory, {name: value for name, value in data.items() if value is not None})
    except HakemError as error:
        why: dict[str, Datum] = {"key": key, "value": text, "why": error.message}
        raise RequestError(Message("cli.prizes.where", why)) from None


def _value(key: str, text: str, t: Tournament) -> Json:
    """A condition as the file has it; an empty one is taken back."""
    if not text:
        return None
    if key == "players":
        return [player_named(t, name) for name in _names(text)]
    if key in _LISTS:
        return [*_names(text)]
    if key in _NUMBERS:
        return int(text) if text.isascii() and text.isdecimal() and len(text) < 10 else text
    if key == "sex":
        return _SEXES.get(text.lower(), text)
    return text


def _names(text: str) -> list[str]:
    return [name.strip() for name in text.split(";") if name.strip()]


# Who gets what


def _shown(args: argparse.Namespace, console: Console, running: RunningEvent) -> int:
    desk = running.desk
    if args.format == "json":
        console.show(json.dumps(awards_data(desk, console.language), ensure_ascii=False))
        return Exit.DONE
    if not desk.tournament.prizes.categories:
        console.show(console.words("web-prizes.none"))
        return Exit.DONE
    _as_text(desk_awards(desk), console)
    if waits := put_off_said(desk):
        console.note(console.say(waits))
    return Exit.DONE


def _as_text(found: EventAwards, console: Console) -> None:
    words = console.renderer()
    for category in found.awards.categories:
        console.show(category.category.name)
        for message in missing(found, category.category):
            console.show("  " + words.say(message))
        if not category.given:
            data = {"entitled": category.entitled, "least": category.category.least}
            console.show("  " + words.say(Message("prize.too-few", data)))
        grid = [
            [
                "",
                str(share.first) if share.first == share.last else f"{share.first}-{share.last}",
                found.names[share.id],
                words.say(prize_message(share.coins, share.thing, category.currency)),
                " · ".join(working_lines(found, category, share, words, places=False)),
            ]
            for share in category.shares
        ]
        console.stdout.write(aligned(grid, left={2, 4}) if grid else "")
    for fund in found.awards.funds:
        whole, paid = (money(coins, fund.currency) for coins in (fund.whole, fund.paid))
        console.show(words.say(Message("cli.prizes.fund", {"whole": whole, "paid": paid})))
