"""What was so when an entry was made, as far as its sentence needs it: read from the entries themselves.

An entry keeps what it changed. Who sat at its board, and what a particular was
before, stands in an earlier entry; so journals of every version are told alike.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.i18n import Json


def seats_of(entry: JournalEntry, entries: Sequence[JournalEntry]) -> tuple[int, int] | None:
    """White and Black of the board that an entry is about, once it was made; None if it names none."""
    number, board = entry.data.get("round"), entry.data.get("board")
    if not isinstance(number, int) or not isinstance(board, int) or number < 1 or board < 1:
        return None
    for place in range(entry.seq - 1, -1, -1):
        found = _round_in(entries, place, number)
        if found is not None:
            return _seats_at(found, board)
    return None


def _round_in(entries: Sequence[JournalEntry], place: int, number: int) -> Mapping[str, Json] | None:
    """The round as the entry of that place has made it; None if it has not touched who sits there."""
    rounds = _mapping(_changes(entries[place]).get("rounds"))
    changed = _mapping(rounds.get("change")).get(str(number))
    if isinstance(changed, dict):
        return changed
    added = rounds.get("add")
    if not isinstance(added, list):
        return None
    nth = number - 1 - _rounds_before(entries, place)
    made = added[nth] if 0 <= nth < len(added) else None
    return made if isinstance(made, dict) else None


def _rounds_before(entries: Sequence[JournalEntry], place: int) -> int:
    """How many rounds there were before an entry. A pairing says its own number."""
    entry = entries[place]
    number = entry.data.get("round")
    if entry.action == "pair" and isinstance(number, int):
        return number - 1
    count = 0
    for earlier in entries[:place]:
        rounds = _mapping(_changes(earlier).get("rounds"))
        keep, added = rounds.get("keep"), rounds.get("add")
        count = (keep if isinstance(keep, int) else count) + (len(added) if isinstance(added, list) else 0)
    return count


def _seats_at(found: Mapping[str, Json], board: int) -> tuple[int, int] | None:
    games = found.get("games")
    game = games[board - 1] if isinstance(games, list) and board <= len(games) else None
    white, black = (game.get("white"), game.get("black")) if isinstance(game, dict) else (None, None)
    return (white, black) if isinstance(white, int) and isinstance(black, int) else None


def person_in(entry: JournalEntry, player: Json) -> Mapping[str, Json] | None:
    """Somebody's record as an entry has left it; None if it has not touched it."""
    for person in _people(_changes(entry).get("players")):
        if person.get("id") == player:
            return person
    return None


def person_before(entry: JournalEntry, entries: Sequence[JournalEntry], player: Json) -> Mapping[str, Json]:
    """Somebody's record before an entry; an empty one if there was none."""
    for place in range(entry.seq - 2, -1, -1):
        person = person_in(entries[place], player)
        if person is not None:
            return person
    return {}


def parts_changed(
    entry: JournalEntry, entries: Sequence[JournalEntry]
) -> Iterator[tuple[Mapping[str, Json], Mapping[str, Json]]]:
    """The parts of the event that an entry has changed, each as it was and as it is."""
    for key, now in _changes(entry).items():
        if isinstance(now, dict) and key not in ("players", "rounds", "desk"):
            yield _part_before(entry, entries, key), now


def _part_before(entry: JournalEntry, entries: Sequence[JournalEntry], key: str) -> Mapping[str, Json]:
    for place in range(entry.seq - 2, -1, -1):
        changes = _changes(entries[place])
        if key in changes:
            return _mapping(changes[key])
    return {}


def _people(players: Json) -> Iterator[Mapping[str, Json]]:
    for part in players.values() if isinstance(players, dict) else ():
        for person in part if isinstance(part, list) else ():
            if isinstance(person, dict):
                yield person


def _changes(entry: JournalEntry) -> Mapping[str, Json]:
    return _mapping(entry.data.get("changes"))


def _mapping(value: Json) -> Mapping[str, Json]:
    return value if isinstance(value, dict) else {}
