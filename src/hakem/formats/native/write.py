"""A tournament as native JSON: one player, one game per line, so that two files can be compared line by line."""

from __future__ import annotations

import json
import re
from collections.abc import Container

from hakem.formats.document import NO_EXTRAS, Extras, Written, withdrawals_in
from hakem.formats.native.parts import DOCUMENT, Document
from hakem.formats.native.words import FORMAT, VERSION
from hakem.i18n import Json, Message
from hakem.model import Tournament

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")


def dump_native(t: Tournament, extras: Extras = NO_EXTRAS) -> Written:
    """The tournament as a native file; ``parse_native`` gives the same tournament back.

    Halves of surrogate pairs are no letters in any file; they are replaced, and
    that is said. Raises ``TooLarge`` for numbers that not every reader of JSON would keep.
    """
    document = DOCUMENT.write(Document(FORMAT, VERSION, t, extras))
    _say_who_stays(document, withdrawals_in(t))
    text, replaced = _LONE_SURROGATE.subn("\ufffd", f"{_spread(document, '')}\n")
    return Written(text, (Message("json.surrogates-replaced", {"count": replaced}),) if replaced else ())


def _say_who_stays(document: dict[str, Json], seem_gone: Container[object]) -> None:
    """Whoever would be taken for somebody who has withdrawn has not: that is said by null."""
    event = document["tournament"]
    players = event.get("players", []) if isinstance(event, dict) else []
    for player in players if isinstance(players, list) else ():
        if isinstance(player, dict) and player["id"] in seem_gone:
            player["withdrawn_after"] = None


def _spread(value: Json, margin: str) -> str:
    """An object over several lines; lists of anything but numbers have one item per line."""
    inner = f"{margin}  "
    if isinstance(value, dict):
        lines = [f"{_flat(key)}: {_spread(item, inner)}" for key, item in value.items()]
        return _block("{", lines, "}", margin)
    if isinstance(value, list) and any(not isinstance(item, int) for item in value):
        return _block("[", [_item(item, inner) for item in value], "]", margin)
    return _flat(value)


def _block(opening: str, lines: list[str], closing: str, margin: str) -> str:
    inner = f"\n{margin}  "
    return f"{opening}{inner}{f',{inner}'.join(lines)}\n{margin}{closing}"


def _item(value: Json, margin: str) -> str:
    """An item of a list: on one line unless it holds records itself, as a round does."""
    if isinstance(value, dict) and any(
        isinstance(part, list) and any(isinstance(x, dict) for x in part) for part in value.values()
    ):
        return _spread(value, margin)
    return _flat(value)


def _flat(value: Json) -> str:
    return json.dumps(value, ensure_ascii=False)
