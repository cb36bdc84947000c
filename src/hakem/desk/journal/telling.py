"""What an entry of the journal did, as one message: for the note behind a change, for undo, and for the journal."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date

from hakem.desk.journal.as_it_was import parts_changed, person_before, person_in, seats_of
from hakem.desk.journal.board_words import on_sheet
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.state import AGREED, ANEW, KEPT, LATE, OLDER, SAME
from hakem.i18n import Datum, Json, Message, PairRef, PlayerRef, day_said

Journal = Sequence[JournalEntry]
Telling = Callable[[JournalEntry, Journal], Message]


_NOT_FIELDS = frozenset({"changes", "player", "was", "before", "clear"})
SHOWN = 3
"""So many of several things are named; of the others only how many there are."""


def told(entry: JournalEntry, entries: Journal) -> Message:
    """What this entry of the journal did. Players are named by what is in the entry, or by reference."""
    made = _TOLD.get(entry.action, _simply)(entry, entries)
    label, turned = entry.data.get("called"), entry.data.get("turned") is True
    made = on_sheet(made, label, turned=turned) if isinstance(label, str) else made
    return _with_names(made, entry, entries, turned=turned) if entry.action in _AT_A_BOARD else made


_AT_A_BOARD = frozenset({"result", "game"})


def _with_names(made: Message, entry: JournalEntry, entries: Journal, *, turned: bool) -> Message:
    """The sentence with those who sit at its board, in the order of its results."""
    place = "game" if entry.action == "game" else "board"
    seats = seats_of(entry, entries)
    if seats is None:
        return made
    pair = PairRef(*(seats[::-1] if turned else seats))
    return Message(made.key, {**made.data, place: Message("told.with-names", {"what": made.data[place], "pair": pair})})


def _simply(entry: JournalEntry, _entries: Journal) -> Message:
    return Message(f"told.{entry.action}", entry.facts)


def _result(entry: JournalEntry, _entries: Journal) -> Message:
    """A result: entered, changed or cleared."""
    data = entry.facts
    was, now = str(data.get("before", "")), str(data.get("result", ""))
    key = "changed" if was and was != now and now else "cleared" if was and not now else "entered"
    key = "disputed" if entry.data.get("disputed") else "settled" if entry.data.get("settled") else key
    key = "seen" if entry.data.get("seen") else _REPORTED.get(_outcome(entry), key)
    place: dict[str, Datum] = {"round": data.get("round", 0), "board": data.get("board", 0)}
    return Message(f"told.result.{key}", {**place, "was": _shown(was), "now": _shown(now)})


_REPORTED = {outcome: outcome for outcome in (SAME, AGREED, OLDER, KEPT, LATE, ANEW)}
"""What became of reports that have a sentence of their own."""


def _outcome(entry: JournalEntry) -> str:
    reports = entry.data.get("reports")
    first = reports[0] if isinstance(reports, list) and reports else None
    return str(first.get("outcome", "")) if isinstance(first, dict) else ""


def _shown(result: str) -> Datum:
    return Message("told.adjourned") if result == "adjourned" else result


def _fields(entry: JournalEntry, entries: Journal) -> Message:
    """Which particulars changed, of the event or of a player, and from what to what."""
    names = [name for name in entry.data if name not in _NOT_FIELDS]
    cleared = entry.data.get("clear")
    names += [str(name) for name in cleared] if isinstance(cleared, list) else []
    if entry.action == "change-player":
        player = entry.data.get("player")
        parts = [(person_before(entry, entries, player), person_in(entry, player) or {})]
    else:
        parts = [*parts_changed(entry, entries)]
    listed = tuple(_field(name, parts) for name in sorted(set(names)))
    return Message(f"told.{entry.action}", {**entry.facts, "fields": listed})


def _field(name: str, parts: Sequence[tuple[Mapping[str, Json], Mapping[str, Json]]]) -> Message:
    """A particular by its name, with both values where the journal has them as people write them."""
    field = Message(f"told.field.{name.replace('_', '-')}")
    for was, now in parts:
        before, after = _value(was.get(name)), _value(now.get(name))
        if before != after and before is not None and after is not None:
            return Message("told.field-changed", {"field": field, "was": before, "now": after})
    return field


def _value(value: Json) -> Datum | None:
    """A value as people write it, a dash if there is none; None for one that has no short form."""
    if value is None or value in ("", []):
        return "–"
    if isinstance(value, int) and not isinstance(value, bool):
        return str(value)
    if isinstance(value, str):
        return _day(value)
    if isinstance(value, list) and all(isinstance(each, str) for each in value):
        return ", ".join(map(str, value))
    return None


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
    """Results of a match as its first team has them, and what stood on its boards before."""
    if entry.data.get("disputed"):
        return Message("told.match-disputed", entry.facts)
    results = entry.data.get("results")
    signs = " ".join(str(each) or "·" for each in results) if isinstance(results, list) else ""
    data = {**entry.facts, "results": signs}
    replaced = entry.data.get("replaced")
    boards = tuple(
        Message("told.board-changed", {"board": str(each[0]), "was": _shown(str(each[1])), "now": _shown(str(each[2]))})
        for each in (replaced if isinstance(replaced, list) else ())
        if isinstance(each, list)
    )
    return Message("told.match-changed", {**data, "boards": boards}) if boards else Message("told.match", data)


def _forfeited(entry: JournalEntry, _entries: Journal) -> Message:
    made = Message(f"told.forfeit-match.{entry.data.get('winner', 'none')}", entry.facts)
    reason = str(entry.data.get("reason") or "").strip()
    return Message("told.because", {"what": made, "reason": reason}) if reason else made


def _postponed(entry: JournalEntry, _entries: Journal) -> Message:
    until = entry.data.get("until")
    if not until:
        return Message("told.postpone", entry.facts)
    return Message("told.postpone.until", {**entry.facts, "until": _day(str(until))})


def _day(text: str) -> Datum:
    """A day of the journal as people write it."""
    try:
        return day_said(date.fromisoformat(text))
    except ValueError:
        return text


def _penalty(entry: JournalEntry, _entries: Journal) -> Message:
    """How many points of which kind were taken from a team or given to it, and why."""
    kinds = {"match_points": "told.match-points", "game_points": "told.game-points"}
    points = tuple(Message(key, {"points": str(entry.data[name])}) for name, key in kinds.items() if name in entry.data)
    return Message(
        f"told.penalty.{'bonus' if entry.data.get('bonus') else 'penalty'}", {**entry.facts, "points": points}
    )


def _about(entry: JournalEntry, what: str = "") -> Message:
    """What was done to a player, or to a whole team; ``what`` says more of it."""
    key = f"{entry.action}.{what}" if what else entry.action
    return Message(f"told.of-team.{key}" if "team" in entry.data else f"told.{key}", entry.facts)


def _returned(entry: JournalEntry, _entries: Journal) -> Message:
    """Back, or playing after all."""
    return _about(entry)


def _checked_in(entry: JournalEntry, _entries: Journal) -> Message:
    key = "not-here" if entry.data.get("present") is False else "here"
    return _about(entry, key)


def _worded(entry: JournalEntry, _entries: Journal) -> Message:
    """A way or a purpose, whose word is in the key."""
    word = entry.data.get("by") or entry.data.get("purpose") or "rank"
    return Message(f"told.{entry.action}.{word}", entry.facts)


def _bye(entry: JournalEntry, _entries: Journal) -> Message:
    return _about(entry, str(entry.data.get("kind", "half")))


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
    return str(person_before(entry, entries, player).get("name", player))


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
    return _about(entry, key)


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
    """A game of a match: entered, changed or cleared."""
    data = entry.facts
    was, now = str(data.get("before", "")), str(data.get("result", ""))
    game: dict[str, Datum] = {"game": _game_named(str(data.get("game", "")))}
    if was and was != now:
        return Message("told.game.changed", {**game, "was": _shown(was), "now": _shown(now or "-")})
    return Message("told.game", {**game, "result": _shown(now or "-")})


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
    "no-bye": _returned,
    "return": _returned,
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
