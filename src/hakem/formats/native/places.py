"""Where a native file says what, so that a problem of the model can be shown at its place.

Most files have no problem, so nothing is noted while a file is read: the tree
of its values, which knows all places, is asked when there is one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from types import MappingProxyType

from hakem.formats.json_with_places import Items, Node, keys_of
from hakem.model import About, Part, PlayerId, RoundNo, TeamId
from hakem.values import replace

Mention = tuple[About, int]
"""What is said, and the offset where it is said."""


class Mentions:
    """The offsets of everything in a tournament that a problem can be about. Every value has been read before."""

    def __init__(self, document: Node) -> None:
        self._starts: dict[About, list[int]] = {}
        keys = keys_of(keys_of(document)["tournament"])
        for part in Part:
            if part.value in keys:
                node = keys[part.value]
                self._starts[About(part)] = [node.start]
                for about, start in _INSIDE[part](node) if part in _INSIDE else ():
                    self._starts.setdefault(about, []).append(start)

    def of(self, about: About) -> int:
        """Where the file says it; else where its round is; else its part; else the beginning."""
        exactly = replace(about, field="", nth=0)
        if exactly in self._starts:
            return self._starts[exactly][about.nth]
        for wider in (About(about.part, round_no=about.round_no), About(about.part)):
            if wider in self._starts:
                return self._starts[wider][0]
        return 0


def _items(node: Node | None) -> tuple[Node, ...]:
    return node.value.nodes if node is not None and isinstance(node.value, Items) else ()


def _whole(node: Node | None) -> int:
    return node.value if node is not None and isinstance(node.value, int) else 0


def _text(node: Node | None) -> str:
    return node.value if node is not None and isinstance(node.value, str) else ""


def _players(node: Node) -> Iterator[Mention]:
    for item in _items(node):
        yield About(Part.PLAYERS, player=PlayerId(_whole(keys_of(item).get("id")))), item.start


def _rounds(node: Node) -> Iterator[Mention]:
    for number, item in enumerate(_items(node), start=1):
        here = About(Part.ROUNDS, round_no=RoundNo(number))
        yield here, item.start
        keys = keys_of(item)
        for record in (*_items(keys.get("games")), *_items(keys.get("byes"))):
            inside = keys_of(record)
            for player in {_whole(inside[key]) for key in ("white", "black", "player") if key in inside}:
                yield replace(here, player=PlayerId(player)), record.start


def _absences(node: Node) -> Iterator[Mention]:
    for item in _items(node):
        keys = keys_of(item)
        player, round_no = PlayerId(_whole(keys.get("player"))), RoundNo(_whole(keys.get("round")))
        yield About(Part.ABSENCES, player=player, round_no=round_no), item.start


def _naming(part: Part) -> Callable[[Node], Iterator[Mention]]:
    """A list of records of which each names players."""

    def mentions(node: Node) -> Iterator[Mention]:
        for number, item in enumerate(_items(node), start=1):
            yield About(part, number=number), item.start
            for player in _items(keys_of(item).get("players")):
                yield About(part, player=PlayerId(_whole(player))), player.start

    return mentions


def _acceleration(node: Node) -> Iterator[Mention]:
    for item in _items(keys_of(node).get("points")):
        yield About(Part.ACCELERATION, player=PlayerId(_whole(keys_of(item).get("player")))), item.start


def _teams(node: Node) -> Iterator[Mention]:
    for item in _items(node):
        keys = keys_of(item)
        yield About(Part.TEAMS, team=TeamId(_whole(keys.get("id")))), item.start
        for player in _items(keys.get("members")):
            yield About(Part.TEAMS, player=PlayerId(_whole(player))), player.start


def _team_play(node: Node) -> Iterator[Mention]:
    keys = keys_of(node)
    for item in (*_items(keys.get("byes")), *_items(keys.get("forfeited")), *_items(keys.get("line_ups"))):
        inside = keys_of(item)
        here = About(Part.TEAM_PLAY, round_no=RoundNo(_whole(inside.get("round"))))
        for team in {_whole(inside[key]) for key in ("white", "black", "team") if key in inside}:
            yield replace(here, team=TeamId(team)), item.start


def _external(node: Node) -> Iterator[Mention]:
    for item in _items(node):
        keys = keys_of(item)
        here = About(Part.EXTERNAL, name=_text(keys.get("name")))
        yield here, item.start
        for value in _items(keys.get("values")):
            yield replace(here, number=_whole(keys_of(value).get("id"))), value.start


_INSIDE: Mapping[Part, Callable[[Node], Iterator[Mention]]] = MappingProxyType(
    {
        Part.PLAYERS: _players,
        Part.ROUNDS: _rounds,
        Part.ABSENCES: _absences,
        Part.PROHIBITED: _naming(Part.PROHIBITED),
        Part.ACCELERATION: _acceleration,
        Part.ABNORMAL_POINTS: _naming(Part.ABNORMAL_POINTS),
        Part.TEAMS: _teams,
        Part.TEAM_PLAY: _team_play,
        Part.EXTERNAL: _external,
    }
)
