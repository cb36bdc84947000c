"""``hakem knockout prizes``: what everybody gets who shares places, exact to the smallest coin."""

from __future__ import annotations

import argparse
import json
import re

from hakem.cli.arguments import Grammar, positive
from hakem.cli.console import Console
from hakem.cli.exits import Exit
from hakem.cli.usage import Parser, takes
from hakem.errors import RequestError, TooLarge
from hakem.i18n import Message
from hakem.knockout import share_places

_COINS = 100
_AMOUNT = re.compile(r"(\d{1,12})(?:\.(\d{1,2}))?")
_MOST = 10_000


def describe(parser: Parser, grammar: Grammar) -> None:
    """The options."""
    words = grammar.words
    parser.add_argument("--amounts", type=_amounts, required=True, metavar="LIST", help=words("prizes.amounts"))
    parser.add_argument("--groups", type=_groups, required=True, metavar="N/N", help=words("prizes.groups"))
    parser.add_argument("--whole", action="store_true", help=words("prizes.whole"))
    parser.add_argument("--format", choices=tuple(_FORMS), default="text", help=words("format"))


def run(args: argparse.Namespace, console: Console) -> int:
    """Share and print."""
    if sum(args.groups) > _MOST:
        raise TooLarge(Message("cli.prizes.too-large", {"largest": _MOST}))
    coin = _COINS if args.whole else 1
    if any(amount % coin for amount in args.amounts):
        raise RequestError(Message("cli.prizes.not-whole"))
    places = iter(range(1, sum(args.groups) + 1))
    groups = [[next(places) for _ in range(size)] for size in args.groups]
    shares = share_places([amount // coin for amount in args.amounts], groups)
    rows = [(group, [_text(shares[place] * coin, args.whole) for place in group]) for group in groups]
    _FORMS[args.format](rows, console)
    return Exit.DONE


_Rows = list[tuple[list[int], list[str]]]
"""Places that are shared, and what each of them gets."""


def _as_text(rows: _Rows, console: Console) -> None:
    for group, amounts in rows:
        name = f"{group[0]}-{group[-1]}" if len(group) > 1 else str(group[0])
        console.show(f"{name}: {console.renderer().decimals(' '.join(amounts))}")


def _as_json(rows: _Rows, console: Console) -> None:
    data = [{"first": group[0], "last": group[-1], "amounts": amounts} for group, amounts in rows]
    console.show(json.dumps({"prizes": data}))


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
