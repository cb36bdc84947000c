"""The file of a play-off: what is needed to repeat it, and the names of its players.

It is read like every file of ours: strictly, and with the place of everything
that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping

from hakem.errors import HakemError, InputError, TooLarge
from hakem.formats import FileProblem, Finding, decode
from hakem.formats.json_with_places import Fault, Members, Node, Places, keys_of, read_json, shown
from hakem.formats.native.fields import TEXT, TRUTH, Line, Listed, Maybe, Named, Notes, Table, whole, word
from hakem.i18n import Message
from hakem.knockout import (
    Controls,
    GameOutcome,
    GameResult,
    PlayoffOptions,
    PlayoffRecord,
    record_to_data,
    require_players,
    require_sound,
)
from hakem.model import Colour
from hakem.values import dataclass, field

LARGEST = 1_000
"""Play-offs beyond this many players are refused; of so many only the best are admitted anyway."""


@dataclass(frozen=True, slots=True)
class PlayoffFile:
    """A play-off and the names of its players, as far as they are known."""

    record: PlayoffRecord
    names: Mapping[int, str] = field(default_factory=dict, hash=False)

    @property
    def text(self) -> str:
        """The file."""
        names = {str(player): self.names[player] for player in self.record.players if player in self.names}
        data = {"playoff": record_to_data(self.record), **({"names": names} if names else {})}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def require_size(players: int) -> None:
    """Refuse what nobody can play."""
    if players > LARGEST:
        raise TooLarge(Message("playoff.too-large", {"largest": LARGEST}))


def read_play_off(data: bytes) -> PlayoffFile | tuple[FileProblem, ...]:
    """The play-off in a file, or everything that is wrong with it; results must be such as can come about."""
    try:
        text = decode(data)[0].removeprefix("\ufeff")
    except InputError as exc:
        return (FileProblem(exc.message, Finding.ERROR, exc.row, exc.column),)
    node, faults = read_json(text)
    notes = Notes()
    notes.faults += faults
    found = _file(node, notes) if node is not None and not faults else None
    if found is not None:
        return found
    places = Places(text)
    return tuple(FileProblem(fault.message, Finding.ERROR, *places.of(fault.start)) for fault in notes.faults)


def _file(node: Node, notes: Notes) -> PlayoffFile | None:
    """The file; None if something is wrong. What follows from the rules is asked once everything can be read."""
    read = _FILE.read(node, notes)
    if notes.faults:
        return None
    record, ids = read.playoff, {str(player): player for player in read.playoff.players}
    parts = keys_of(keys_of(node)["playoff"])
    _allowed(parts["players"], notes, lambda: require_size(len(record.players)))
    _allowed(parts["players"], notes, lambda: require_players(record.players))
    _allowed(parts.get("log", node), notes, lambda: require_sound(record.contest, record.log))
    names = keys_of(node)["names"].value if read.names else None
    for member in names.members if isinstance(names, Members) else ():
        if member.key not in ids:
            notes.add(member.start, "json.unknown-key", {"key": shown(member.key)})
    return None if notes.faults else PlayoffFile(record, {ids[name]: text for name, text in read.names.items()})


def _allowed(node: Node, notes: Notes, asked: Callable[[], object]) -> None:
    """Note what the rules refuse; they are not asked about what is wrong already."""
    if not notes.faults:
        try:
            asked()
        except HakemError as exc:
            notes.faults.append(Fault(exc.message, node.start))


@dataclass(frozen=True, slots=True)
class _Document:
    """What stands in the file."""

    playoff: PlayoffRecord
    names: Mapping[str, str]


class _Options(Table[PlayoffOptions]):
    """Options that contradict themselves are refused where they stand."""

    def read(self, node: Node, notes: Notes) -> PlayoffOptions:
        """The options, or the usual ones if they cannot be."""
        try:
            return super().read(node, notes)
        except HakemError as exc:
            notes.faults.append(Fault(exc.message, node.start))
            return _USUAL


_USUAL = PlayoffOptions()
_CONTROLS = Table(
    Controls,
    Line("game", TEXT, usual=_USUAL.controls.game),
    Line("extra", TEXT, usual=_USUAL.controls.extra),
    Line("golden", TEXT, usual=_USUAL.controls.golden),
)
# A file that says nothing about a choice is from the time before it, and goes on as it began.
_OPTIONS = _Options(
    PlayoffOptions,
    Line("games", whole(), usual=2),
    Line("extra", whole()),
    *(Line(choice, TRUTH) for choice in ("eliminate", "short", "round_robin", "numbers_by_lot", "stop_when_decided")),
    *(Line(choice, TRUTH, usual=True) for choice in ("numbers_by_seed", "add_moves", "one_contest")),
    Line("admit", whole()),
    Line("general", TRUTH, usual=False),
    Line("qualify", whole(), usual=1),
    Line("controls", _CONTROLS),
)
_RESULT = Table(
    GameResult,
    Line("result", word({outcome.value: outcome for outcome in GameOutcome}), "outcome"),
    Line("moves", Maybe(whole())),
    Line("later_flag", Maybe(word({colour.value: colour for colour in Colour}))),
)
RECORD = Table(
    PlayoffRecord,
    Line("players", Listed(whole())),
    Line("options", _OPTIONS),
    Line("seed", TEXT),
    Line("settled", Named(whole()), usual={}),
    Line("log", Named(_RESULT), usual={}),
)
_FILE = Table(_Document, Line("playoff", RECORD), Line("names", Named(TEXT), usual={}))
