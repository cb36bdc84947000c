"""``hakem knockout prizes``: what everybody gets who shares places, exact to the smallest coin."""

from __future__ import annotations

import argparse
import json
import re
from collections.abc import Mapping

from hakem.cli.arguments import Grammar, add_reading, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.files import BadFile, problem_lines, read_bytes, read_tournament, reading_of
from hakem.cli.usage import Parser, takes
from hakem.desk import PlayoffFile, names_of, prizes_of_event, prizes_of_play_off, read_play_off
from hakem.errors import RequestError, TooLarge
from hakem.i18n import Message
from hakem.knockout import share_places
from hakem.reports.columns import aligned
from hakem.tiebreaks import StandingsRequest, split_codes
from hakem.values import dataclass

_COINS = 100
_AMOUNT = re.compile(r"(\d{1,12})(?:\.(\d{1,2}))?")
_MOST = 10_000


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--amounts", type=_amounts, required=True, metavar="LIST", help=words("prizes.amounts"))
    who = parser.add_mutually_exclusive_group(required=True)
    who.add_argument("--groups", type=_groups, metavar="N/N", help=words("prizes.groups"))
    who.add_argument("--event", metavar="FILE", help=words("prizes.event"))
    who.add_argument("--record", metavar="FILE", help=words("prizes.record"))
    add_reading(parser, grammar)
    parser.add_argument("--tiebreaks", type=split_codes, metavar="LIST", help=words("prizes.tiebreaks"))
    parser.add_argument("--edition", metavar="E", help=words("tiebreaks.edition"))
    parser.add_argument("--whole", action="store_true", help=words("prizes.whole"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))


@dataclass(frozen=True, slots=True)
class _Row:
    """Places that are shared, who has them if that is known, and what each of them gets."""

    first: int
    ids: tuple[int, ...]
    names: tuple[str, ...]
    amounts: tuple[str, ...]

    @property
    def last(self) -> int:
        return self.first + len(self.amounts) - 1

    @property
    def places(self) -> str:
        return str(self.first) if self.first == self.last else f"{self.first}-{self.last}"


def run(args: argparse.Namespace, console: Console) -> int:
    """Share and print."""
    coin = _COINS if args.whole else 1
    if any(amount % coin for amount in args.amounts):
        raise RequestError(Message("cli.prizes.not-whole"))
    amounts = [amount // coin for amount in args.amounts]
    groups, shares, names = _shared(args, amounts, console)
    rows, first = [], 1
    for group in groups:
        texts = tuple(_text(shares[each] * coin, args.whole) for each in group)
        known = bool(names)
        rows.append(_Row(first, group if known else (), tuple(names[each] for each in group) if known else (), texts))
        first += len(group)
    _FORMS[args.format](rows if args.groups else _with_money(rows, len(amounts)), console)
    return Exit.DONE


_Shared = tuple[tuple[tuple[int, ...], ...], Mapping[int, int], Mapping[int, str]]
"""Who shares, coins by id, names by id."""


def _shared(args: argparse.Namespace, amounts: list[int], console: Console) -> _Shared:
    if args.event is not None:
        t, _ = read_tournament(args.event, console, reading_of(args))
        asked = args.tiebreaks is not None or args.edition is not None
        found = prizes_of_event(t, amounts, StandingsRequest(args.tiebreaks, edition=args.edition) if asked else None)
        return found.groups, found.coins, names_of(t)
    if args.tiebreaks is not None or args.edition is not None:
        raise RequestError(Message("cli.plan.no-event", {"option": "--tiebreaks" if args.tiebreaks else "--edition"}))
    if args.record is not None:
        file = _play_off(args.record, console)
        found = prizes_of_play_off(file.record, amounts)
        return found.groups, found.coins, {each: file.names.get(each, "") for each in file.record.players}
    if sum(args.groups) > _MOST:
        raise TooLarge(Message("cli.prizes.too-large", {"largest": _MOST}))
    places = iter(range(1, sum(args.groups) + 1))
    groups = tuple(tuple(next(places) for _ in range(size)) for size in args.groups)
    return groups, share_places(amounts, groups), {}


def _play_off(path: str, console: Console) -> PlayoffFile:
    found = read_play_off(read_bytes(path))
    if isinstance(found, PlayoffFile):
        return found
    for line in problem_lines(path, found, console.language):
        console.note(line)
    raise BadFile


def _with_money(rows: list[_Row], prizes: int) -> list[_Row]:
    """Those who share a place that has a prize."""
    return [row for row in rows if row.first <= prizes]


def _as_text(rows: list[_Row], console: Console) -> None:
    decimals = console.renderer().decimals
    if not any(row.ids for row in rows):
        for row in rows:
            console.show(f"{row.places}: {decimals(' '.join(row.amounts))}")
        return
    grid = [
        [row.places, str(each), name, decimals(amount)]
        for row in rows
        for each, name, amount in zip(row.ids, row.names, row.amounts, strict=True)
    ]
    heads = [console.words(f"knockout.place.{column}") for column in ("place", "number", "name")]
    console.stdout.write(aligned([[*heads, console.words("cli.prizes.prize")], *grid], left={2}))


def _as_json(rows: list[_Row], console: Console) -> None:
    data: list[dict[str, object]] = []
    for row in rows:
        who = {"ids": list(row.ids), "names": list(row.names)} if row.ids else {}
        data.append({"first": row.first, "last": row.last, "amounts": list(row.amounts), **who})
    console.show(json.dumps({"prizes": data}, ensure_ascii=False))


_FORMS = {"text": _as_text, "json": _as_json}


@takes("amounts")
def _amounts(text: str) -> list[int]:
    """``1000,500,250.50`` in hundredths, for argparse."""
    found = [_AMOUNT.fullmatch(part.strip()) for part in text.split(",")]
    return [_in_coins(each, text) for each in found]


def _in_coins(found: re.Match[str] | None, text: str) -> int:
    if found is None:
        raise ValueError(text)
    return int(found[1]) * _COINS + int((found[2] or "").ljust(2, "0"))


@takes("groups")
def _groups(text: str) -> list[int]:
    """``1/1/2``: how many share, from the first place on, for argparse."""
    return [positive(part) for part in text.split("/")]


def _text(coins: int, whole: bool) -> str:
    return str(coins // _COINS) if whole else f"{coins // _COINS}.{coins % _COINS:02}"
