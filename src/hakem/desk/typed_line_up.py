"""A line-up as an arbiter types it from the captain's form: places in the list of the team, board by board."""

from __future__ import annotations

import re

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.model import PlayerId, Team

_EMPTY = frozenset({"-", "–", "0", "x"})
_MOST_PARTS = 99


def typed_line_up(team: Team, text: str) -> tuple[PlayerId | None, ...]:
    """Who sits from board 1 on: ``1 2 4 5`` are places in the list, ``-`` is an empty board.

    >>> from hakem.model import TeamId
    >>> team = Team(TeamId(1), "Ankara", (PlayerId(11), PlayerId(12), PlayerId(13)))
    >>> typed_line_up(team, "1, 3 -")
    (11, 13, None)
    """
    parts = [part for part in re.split(r"[\s,;]+", text.strip()) if part]
    return tuple(_member(team, part) for part in parts[:_MOST_PARTS])


def _member(team: Team, part: str) -> PlayerId | None:
    if part.lower() in _EMPTY:
        return None
    place = int(part) if part.isascii() and part.isdecimal() and len(part) < 4 else 0
    if not 1 <= place <= len(team.members):
        raise RequestError(Message("line-up.no-place", {"text": part[:20], "last": len(team.members)}))
    return team.members[place - 1]


def line_up_text(team: Team, players: tuple[PlayerId | None, ...]) -> str:
    """The same as it would be typed; empty boards at the end are left out."""
    places = {player: str(place) for place, player in enumerate(team.members, start=1)}
    return re.sub(r"( -)+\Z", "", " ".join(places.get(p, "-") if p is not None else "-" for p in players))
