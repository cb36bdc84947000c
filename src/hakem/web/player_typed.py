"""Players as somebody types them into a box: by pairing number, or by a part of the name."""

from __future__ import annotations

from hakem.errors import UnknownName
from hakem.model import Tournament, search_key
from hakem.web.sent import number_in


def typed(t: Tournament, text: str) -> int:
    """The player whom somebody has typed: by pairing number, or by a part of the name that no other has."""
    number = number_in(text.split(" ", 1)[0], 5)
    if number is not None:
        found = [p for p in t.players if p.number == number]
    else:
        wanted = search_key(text).split()
        found = [p for p in t.players if wanted and all(word in search_key(p.name) for word in wanted)]
    if len(found) != 1:
        raise UnknownName("player", text, tuple(p.name for p in found[:5]))
    return int(found[0].id)
