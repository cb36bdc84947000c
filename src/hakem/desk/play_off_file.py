"""The file of a play-off: what is needed to repeat it, and the names of its players.

It is read like every file of ours: strictly, and with the place of everything
that is wrong.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import TypeVar

from hakem.errors import HakemError, InputError, TooLarge
from hakem.formats import FileProblem, Finding, decode
from hakem.formats.json_places import Fault, Node, Places, read_json, shown
from hakem.formats.native_fields import Fields, Notes
from hakem.i18n import Message
from hakem.knockout import (
    Controls,
    GameId,
    GameOutcome,
    GameResult,
    Log,
    PlayoffOptions,
    PlayoffRecord,
    record_to_data,
    require_players,
    require_sound,
)
from hakem.model import Colour

T = TypeVar("T")

LARGEST = 1_000
"""Play-offs beyond this many players are refused; of so many only the best are admitted anyway."""

_RESULTS = {outcome.value: outcome for outcome in GameOutcome}
_FLAGS = {colour.value: colour for colour in Colour}
_USUAL = PlayoffOptions()


@dataclass(frozen=True, slots=True)
class PlayoffFile:
    """A play-off and the names of its players, as far as they are known."""

    record: PlayoffRecord
    names: Mapping[int, str] = field(default_factory=dict)

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
    if node is not None and not faults:
        reader = _Reader()
        found = reader.file(node)
        if found is not None:
            return found
        faults = tuple(reader.notes.faults)
    places = Places(text)
    return tuple(FileProblem(fault.message, Finding.ERROR, *places.of(fault.start)) for fault in faults)


class _Reader:
    """Reads the parts of a file, and notes what is wrong with them."""

    def __init__(self) -> None:
        self.notes = Notes()

    def file(self, node: Node) -> PlayoffFile | None:
        """The whole file; None if something is wrong."""
        fields = Fields(node, self.notes)
        inner, names = fields.need("playoff"), fields.get("names")
        fields.done()
        record = self._record(inner) if inner is not None else None
        if record is None:
            return None
        called = self._names(names, record.players) if names is not None else {}
        return None if self.notes.faults else PlayoffFile(record, called)

    def _record(self, node: Node) -> PlayoffRecord | None:
        """Everything that follows from the rules is asked once everything can be read."""
        fields = Fields(node, self.notes)
        players, options, log = fields.need("players"), fields.get("options"), fields.get("log")
        ids = tuple(self.notes.whole(item) for item in self.notes.items(players)) if players is not None else ()
        record = PlayoffRecord(
            ids,
            self._options(options) if options is not None else _USUAL,
            fields.optional_text("seed") or "",
            fields.optional("settled", self._settled) or {},
            self._log(log) if log is not None else {},
        )
        fields.done()
        self._allowed(players or node, lambda: require_size(len(ids)))
        self._allowed(players or node, lambda: require_players(ids))
        self._allowed(log or node, lambda: require_sound(record.contest, record.log))
        return None if self.notes.faults else record

    def _allowed(self, node: Node, asked: Callable[[], T]) -> T | None:
        """What the rules make of it, or their refusal noted; they are not asked about what is wrong already."""
        if not self.notes.faults:
            try:
                return asked()
            except HakemError as exc:
                self.notes.faults.append(Fault(exc.message, node.start))
        return None

    def _options(self, node: Node) -> PlayoffOptions:
        fields = Fields(node, self.notes)
        extra = _else(fields.optional_whole("extra"), _USUAL.extra)
        admit = _else(fields.optional_whole("admit"), _USUAL.admit)
        controls = _else(fields.optional("controls", self._controls), _USUAL.controls)
        eliminate, short, round_robin, by_lot, stop = (
            _else(fields.optional(key, self.notes.truth), False)
            for key in ("eliminate", "short", "round_robin", "numbers_by_lot", "stop_when_decided")
        )
        fields.done()
        chosen = self._allowed(
            node, lambda: PlayoffOptions(extra, eliminate, short, round_robin, by_lot, admit, stop, controls)
        )
        return _else(chosen, _USUAL)

    def _controls(self, node: Node) -> Controls:
        fields, usual = Fields(node, self.notes), _USUAL.controls
        controls = Controls(
            _else(fields.optional_text("game"), usual.game),
            _else(fields.optional_text("extra"), usual.extra),
            _else(fields.optional_text("golden"), usual.golden),
        )
        fields.done()
        return controls

    def _settled(self, node: Node) -> Mapping[str, int]:
        return {member.key: self.notes.whole(member.node) for member in self.notes.members(node)}

    def _log(self, node: Node) -> Log:
        return {GameId(member.key): self._result(member.node) for member in self.notes.members(node)}

    def _result(self, node: Node) -> GameResult:
        fields = Fields(node, self.notes)
        result = GameResult(
            fields.word("result", _RESULTS),
            fields.optional_whole("moves"),
            fields.optional_word("later_flag", _FLAGS),
        )
        fields.done()
        return result

    def _names(self, node: Node, players: tuple[int, ...]) -> Mapping[int, str]:
        """Names by id, of those who play."""
        ids = {str(player): player for player in players}
        names: dict[int, str] = {}
        for member in self.notes.members(node):
            if member.key in ids:
                names[ids[member.key]] = self.notes.text(member.node)
            else:
                self.notes.add(member.start, "json.unknown-key", {"key": shown(member.key)})
        return names


def _else(given: T | None, usual: T) -> T:
    return usual if given is None else given
