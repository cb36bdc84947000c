"""The file of a play-off: what is needed to repeat it, and the names of its players."""

from __future__ import annotations

import json
import os
from collections.abc import Mapping
from dataclasses import dataclass, field

from hakem.cli.console import Console
from hakem.cli.files import BadFile, problem_lines, read_bytes, write_text
from hakem.errors import HakemError, InputError, RequestError, TooLarge
from hakem.formats import FileProblem, Finding
from hakem.formats.decoding import decode
from hakem.formats.json_with_places import Places, read_json
from hakem.i18n import Message, say
from hakem.knockout import PlayoffRecord, record_from_plain, record_to_plain

LARGEST = 1_000
"""Play-offs beyond this many players are refused; of so many only the best are admitted anyway."""


@dataclass(frozen=True, slots=True)
class Kept:
    """A play-off and the names of its players, as far as they are known."""

    record: PlayoffRecord
    names: Mapping[int, str] = field(default_factory=dict)

    @property
    def text(self) -> str:
        """The file."""
        names = {str(player): self.names[player] for player in self.record.players if player in self.names}
        data = {"playoff": record_to_plain(self.record), **({"names": names} if names else {})}
        return json.dumps(data, ensure_ascii=False, indent=1) + "\n"


def read_kept(path: str, console: Console) -> Kept | None:
    """The play-off in a file; None if there is no such file. What is wrong with it is said with its name."""
    if not os.path.lexists(path):
        return None
    data = _json(path, read_bytes(path), console)
    try:
        return _kept(data)
    except HakemError as exc:
        console.complain(f"{path}: {say(exc.message, console.language)}")
        raise BadFile from exc


def write_kept(path: str, kept: Kept, before: Kept | None, console: Console) -> None:
    """Write the file, unless it would be what it was."""
    if before is None or kept.text != before.text:
        write_text(path, kept.text, console)


def require_size(players: int) -> None:
    """Refuse what nobody can play."""
    if players > LARGEST:
        raise TooLarge(Message("cli.playoff.too-large", {"largest": LARGEST}))


def _json(path: str, data: bytes, console: Console) -> object:
    text, problems = _readable(data)
    if not problems:
        return json.loads(text)
    for line in problem_lines(path, problems, console.language):
        console.complain(line)
    raise BadFile


def _readable(data: bytes) -> tuple[str, tuple[FileProblem, ...]]:
    """The text of a JSON file, and what is wrong with it."""
    try:
        text = decode(data)[0].removeprefix("\ufeff")
    except InputError as exc:
        return "", (FileProblem(exc.message, Finding.ERROR, exc.row, exc.column),)
    places = Places(text)
    _, faults = read_json(text)
    return text, tuple(FileProblem(f.message, Finding.ERROR, *places.of(f.start)) for f in faults)


def _kept(data: object) -> Kept:
    if not isinstance(data, dict) or "playoff" not in data or data.keys() - {"playoff", "names"}:
        raise RequestError(Message("playoff.not-plain", {"place": "playoff"}))
    inner, names = data["playoff"], data.get("names", {})
    if isinstance(inner, dict) and isinstance(inner.get("players"), list):
        require_size(len(inner["players"]))
    record = record_from_plain(inner)
    ids = {str(player): player for player in record.players}
    if not isinstance(names, dict) or not all(key in ids and isinstance(name, str) for key, name in names.items()):
        raise RequestError(Message("playoff.not-plain", {"place": "names"}))
    return Kept(record, {ids[key]: name for key, name in names.items()})
