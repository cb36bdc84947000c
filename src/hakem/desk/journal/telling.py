"""What an entry of the journal did, as one message: for the note behind a change, for undo, and for the journal."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from hakem.desk.journal.entry import JournalEntry
from hakem.i18n import Datum, Json, Message, PlayerRef

Journal = Sequence[JournalEntry]
Telling = Callable[[JournalEntry, Journal], Message]


_NOT_FIELDS = frozenset({"changes", "player", "was", "before", "clear"})
SHOWN = 3
"""So many of several things are named; of the others only how many there are."""


def told(entry: JournalEntry, entries: Journal) -> Message:
    """What this entry of the journal did. Players are named by what is in the entry, or by reference."""
    return _TOLD.get(entry.action, _simply)(entry, entries)


def _simply(entry: JournalEntry, _entries: Journal) -> Message:
    return Message(f"told.{entry.action}", entry.facts)


def _result(entry: JournalEntry, _entries: Journal) -> Message:
    """A result: entered, changed or cleared."""
    data = entry.facts
    was, now = str(data.get("before", "")), str(data.get("result", ""))
    key = "changed" if was and was != now and now else "cleared" if was and not now else "entered"
    key = "disputed" if entry.data.get("disputed") else "settled" if entry.data.get("settled") else key
    place: dict[str, Datum] = {"round": data.get("round", 0), "board": data.get("board", 0)}
    return Message(f"told.result.{key}", {**place, "was": _shown(was), "now": _shown(now)})


def _shown(result: str) -> Datum:
    return Message("told.adjourned") if result == "adjourned" else result


def _fields(entry: JournalEntry, _entries: Journal) -> Message:
    """Which particulars changed, of the event or of a player."""
    names = [name for name in entry.data if name not in _NOT_FIELDS]
    cleared = entry.data.get("clear")
    names += [str(name) for name in cleared] if isinstance(cleared, list) else []
    listed = tuple(Message(f"told.field.{name.replace('_', '-')}") for name in sorted(set(names)))
    return Message(f"told.{entry.action}", {**entry.facts, "fields": listed})


def _team(entry: JournalEntry, _entries: Journal) -> Message:
    """Which particulars of a team changed."""
    names = {name for name in entry.data if name not in _NOT_FIELDS and name != "team"}
    cleared = entry.data.get("clear")
    names |= {str(name) for name in cleared} if isinstance(cleared, list) else set()
    names -= {"name"} if len(names) > 1 else set()
    listed = tuple(Message(f"told.field.{name.replace('_', '-')}") for name in sorted(names))
    return Message("told.change-team", {**entry.facts, "fields": listed})


def _lined_up(entry: JournalEntry, _entries: Journal) -> Message:
    players = entry.data.get("players")
    sits = isinstance(players, list) and any(player is not None for player in players)
    return Message(f"told.line-up.{'handed-in' if sits else 'taken-back'}", entry.facts)


def _match(entry: JournalEntry, _entries: Journal) -> Message:
    return Message("told.match-disputed" if entry.data.get("disputed") else "told.match", entry.facts)


def _forfeited(entry: JournalEntry, _entries: Journal) -> Message:
    return Message(f"told.forfeit-match.{entry.data.get('winner', 'none')}", entry.facts)


def _postponed(entry: JournalEntry, _entries: Journal) -> Message:
    return Message("told.postpone.until" if entry.data.get("until") else "told.postpone", entry.facts)


def _penalty(entry: JournalEntry, _entries: Journal) -> Message:
    """How many points of which kind were taken from a team or given to it, and why."""
    kinds = {"match_points": "told.match-points", "game_points": "told.game-points"}
    points = tuple(Message(key, {"points": str(entry.data[name])}) for name, key in kinds.items() if name in entry.data)
    return Message(
        f"told.penalty.{'bonus' if entry.data.get('bonus') else 'penalty'}", {**entry.facts, "points": points}
    )


def _checked_in(entry: JournalEntry, _entries: Journal) -> Message:
    key = "not-here" if entry.data.get("present") is False else "here"
    return Message(f"told.check-in.{key}", entry.facts)


def _worded(entry: JournalEntry, _entries: Journal) -> Message:
    """A way or a purpose, whose word is in the key."""
    word = entry.data.get("by") or entry.data.get("purpose") or "rank"
    return Message(f"told.{entry.action}.{word}", entry.facts)


def _bye(entry: JournalEntry, _entries: Journal) -> Message:
    return Message(f"told.bye.{entry.data.get('kind', 'half')}", entry.facts)


def _apart(entry: JournalEntry, _entries: Journal) -> Message:
    """Who is kept apart, or no longer: players, a club or a federation."""
    players = _numbers(entry.data.get("players"))
    where = entry.data.get("club") or entry.data.get("federation")
    if where:
        return Message(f"told.{entry.action}.of", {"where": str(where)})
    return Message(f"told.{entry.action}", {"players": tuple(PlayerRef(player) for player in players)})


def _removed(entry: JournalEntry, entries: Journal) -> Message:
    return Message("told.remove-player", {"name": _name(entry, entries)})


def _name(entry: JournalEntry, entries: Journal) -> str:
    """The name that somebody had who is not there any more."""
    player = entry.data.get("player")
    for earlier in reversed(entries[: entry.seq - 1]):
        for person in _people(earlier.data.get("changes")):
            if person.get("id") == player:
                return str(person.get("name", ""))
    return str(player)


def _people(changes: Json) -> Iterator[Mapping[str, Json]]:
    players = changes.get("players") if isinstance(changes, dict) else None
    for part in players.values() if isinstance(players, dict) else ():
        for person in part if isinstance(part, list) else ():
            if isinstance(person, dict):
                yield person


def _back_or_forth(entry: JournalEntry, entries: Journal) -> Message:
    """What was undone or done again, the first few of it."""
    named = [seq for seq in _numbers(entry.data.get("entries")) if 1 <= seq < entry.seq]
    what = tuple(told(entries[seq - 1], entries) for seq in named[:SHOWN])
    more = len(named) - len(what)
    return Message(f"told.{entry.action}{'.more' if more else ''}", {"what": what, "more": more})


def _numbers(value: Json) -> tuple[int, ...]:
    return tuple(each for each in value if isinstance(each, int)) if isinstance(value, list) else ()


def _left(entry: JournalEntry, _entries: Journal) -> Message:
    key = "because" if entry.data.get("reason") else "without-reason"
    return Message(f"told.withdraw.{key}", entry.facts)


def _by_hand(entry: JournalEntry, _entries: Journal) -> Message:
    key = "because" if entry.data.get("reason") else "without-reason"
    return Message(f"told.pair-by-hand.{key}", entry.facts)


def _unpaired(entry: JournalEntry, _entries: Journal) -> Message:
    """It is always the last round; older journals do not say its number."""
    return Message("told.unpair" if "round" in entry.data else "told.unpair.last", entry.facts)


def _prizes(entry: JournalEntry, _entries: Journal) -> Message:
    """How many categories the list has now; nothing of the prizes themselves, which the page shows."""
    categories = entry.data.get("categories")
    count = len(categories) if isinstance(categories, list) else 0
    return Message(f"told.prizes.{'changed' if count else 'gone'}", {"count": count})


def _game(entry: JournalEntry, _entries: Journal) -> Message:
    """A game of a match; one that was cleared has no result."""
    data = entry.facts
    return Message(
        "told.game",
        {"game": _game_named(str(data.get("game", ""))), "result": _shown(str(data.get("result", "")) or "-")},
    )


def _game_named(name: str) -> Message:
    """``semi-finals.match-1.game-2`` as people say it; a name that is none of ours stays as it is."""
    from hakem.knockout import stage_title

    whole, _, board = name.partition(".board-")
    if board:
        return Message("told.game.board", {"game": _game_named(whole), "number": board})
    stage, *inner = name.split(".")
    kind, _, number = inner[-1].partition("-") if inner else ("", "", "")
    if kind not in ("game", "extra", "golden"):
        return Message("knockout.stage-named", {"name": name})
    place, match = stage_title(stage), inner[0].removeprefix("match-")
    if match != inner[0]:
        place = Message("told.game.match", {"stage": place, "number": match})
    return Message(f"told.game.{kind}", {"place": place, "number": number})


_TOLD: Mapping[str, Telling] = {
    "result": _result,
    "game": _game,
    "change-event": _fields,
    "change-player": _fields,
    "check-in": _checked_in,
    "number": _worded,
    "draw": _worded,
    "bye": _bye,
    "prohibit": _apart,
    "allow": _apart,
    "remove-player": _removed,
    "withdraw": _left,
    "pair-by-hand": _by_hand,
    "unpair": _unpaired,
    "prizes": _prizes,
    "change-team": _team,
    "number-teams": _worded,
    "line-up": _lined_up,
    "forfeit-match": _forfeited,
    "match": _match,
    "postpone": _postponed,
    "penalty": _penalty,
    "undo": _back_or_forth,
    "redo": _back_or_forth,
}
