"""Numbers drawn in the hall as somebody types them: a list in the order of the players, or a file of lines."""

from __future__ import annotations

import re

from hakem.cli.files import player_numbered, read_bytes
from hakem.errors import InputError, RequestError
from hakem.formats.decoding import decode
from hakem.i18n import Datum, Message
from hakem.model import PlayerId, Tournament, search_key

_LIST = re.compile(r"[\d,\s-]+")
_LINE = re.compile(r"\s*(\d+)[\s.):;,=-]+(.+?)\s*")
_NOT_DRAWN = "-"


def numbers_drawn(t: Tournament, given: str) -> dict[PlayerId, int]:
    """Who has drawn which number.

    ``3,1,-,2``: the first of the list has drawn 3, the second 1, the third was not
    there. Anything else is the name of a file: in every line a number, then the
    player who drew it, by name or by the number in the list.
    """
    return _listed(t, given) if _LIST.fullmatch(given) else _from_file(t, given)


def _listed(t: Tournament, given: str) -> dict[PlayerId, int]:
    players = sorted(t.players, key=lambda p: p.number)
    texts = [text.strip() for text in given.split(",")]
    if len(texts) != len(players):
        raise _refused("cli.drawn.count", given=len(texts), players=len(players))
    wrong = [text for text in texts if text != _NOT_DRAWN and not text.isdecimal()]
    if wrong:
        raise _refused("cli.drawn.no-number", text=wrong[0])
    return {p.id: int(text) for p, text in zip(players, texts, strict=True) if text != _NOT_DRAWN}


def _from_file(t: Tournament, path: str) -> dict[PlayerId, int]:
    try:
        text, _ = decode(read_bytes(path))
    except InputError as exc:
        raise RequestError(exc.message) from exc
    drawn: dict[PlayerId, int] = {}
    for row, line in enumerate(text.splitlines(), start=1):
        if not line.strip() or line.startswith("#"):
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise _refused("cli.drawn.line", file=path, row=row)
        player = _player(t, found[2], path, row)
        if player in drawn:
            raise _refused("cli.drawn.again", file=path, row=row, text=found[2])
        drawn[player] = int(found[1])
    return drawn


def _player(t: Tournament, text: str, path: str, row: int) -> PlayerId:
    if text.isdecimal():
        return player_numbered(t, int(text))
    wanted = search_key(text)
    named = [p.id for p in t.players if search_key(p.name) == wanted]
    if len(named) != 1:
        raise _refused("cli.drawn.name" if not named else "cli.drawn.names", file=path, row=row, text=text)
    return named[0]


def _refused(key: str, **data: Datum) -> RequestError:
    return RequestError(Message(key, data))
