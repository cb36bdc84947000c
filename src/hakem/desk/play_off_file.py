"""The file of a play-off: what is needed to repeat it, and the names of its players."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field

from hakem.errors import InputError, RequestError, TooLarge
from hakem.formats import FileProblem, Finding, decode
from hakem.formats.json_places import Places, read_json
from hakem.i18n import Message
from hakem.knockout import PlayoffRecord, record_from_plain, record_to_plain

LARGEST = 1_000
"""Play-offs beyond this many players are refused; of so many only the best are admitted anyway."""


@dataclass(frozen=True, slots=True)
class PlayoffFile:
    """A play-off and the names of its players, as far as they are known."""

    record: PlayoffRecord
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The file."""
        names = {str(player): self.names[player] for player in self.record.players if player in self.names}
        data = {"playoff": record_to_plain(self.record), **({"names": names} if names else {})}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def require_size(players: int) -> None:
    """Refuse what nobody can play."""
    if players > LARGEST:
        raise TooLarge(Message("playoff.too-large", {"largest": LARGEST}))


def read_play_off(data: bytes) -> PlayoffFile | tuple[FileProblem, ...]:
    """The play-off in a file, or where it is no JSON; raises ``RequestError`` for JSON that is no play-off."""
    try:
        text = decode(data)[0].removeprefix("\ufeff")
    except InputError as exc:
        return (FileProblem(exc.message, Finding.ERROR, exc.row, exc.column),)
    places = Places(text)
    _, faults = read_json(text)
    if faults:
        return tuple(FileProblem(f.message, Finding.ERROR, *places.of(f.start)) for f in faults)
    return _of(json.loads(text))


def _of(data: object) -> PlayoffFile:
    if not isinstance(data, dict) or "playoff" not in data or data.keys() - {"playoff", "names"}:
        raise RequestError(Message("playoff.not-plain", {"place": "playoff"}))
    inner, names = data["playoff"], data.get("names", {})
    if isinstance(inner, dict) and isinstance(inner.get("players"), list):
        require_size(len(inner["players"]))
    record = record_from_plain(inner)
    ids = {str(player): player for player in record.players}
    if not isinstance(names, dict) or not all(key in ids and isinstance(name, str) for key, name in names.items()):
        raise RequestError(Message("playoff.not-plain", {"place": "names"}))
    return PlayoffFile(record, {ids[key]: name for key, name in names.items()})
