"""What changes in the state of an event from one entry to the next, and the fold of all entries.

An entry holds what changed, in the words of the native file, and not how it was
found out: whoever reads the journal in ten years needs no engine of today, and
no rule that was corrected since changes what happened. :func:`difference` says
what changed between two states, :func:`fold` goes from entry to entry.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from typing import TYPE_CHECKING, Any

from hakem.desk.journal.entry import BrokenJournal, JournalEntry
from hakem.desk.journal.state import (
    EMPTY,
    Belonging,
    BoardAt,
    Departure,
    Desk,
    Dispute,
    GameDetail,
    PlayOff,
    PostponedMatch,
    Presence,
    RatedResult,
    Remark,
    Report,
    ReportBeside,
)
from hakem.errors import HakemError
from hakem.formats.json_with_places import plain, without_places
from hakem.formats.native.fields import DAY, TEXT, TRUTH, Codec, Line, Listed, Maybe, Notes, Single, Table, whole
from hakem.formats.native.parts import NUMBER, PLAYER, PROHIBITION, ROUND, TOURNAMENT
from hakem.i18n import Json, Message
from hakem.model import Game, Player, PlayerId, Result, Round, result_named, result_text
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.knockout import PlayoffRecord

StateChanges = dict[str, Json]
"""What changed, as JSON."""


def _read_record(node: Any, notes: Notes) -> PlayoffRecord:
    from hakem.desk.play_off_file import RECORD

    return RECORD.read(node, notes)


def _write_record(record: PlayoffRecord) -> Json:
    from hakem.knockout import record_to_data

    return record_to_data(record)


def _message(node: Any, _notes: Notes) -> Message:
    """A message as it was stored; whoever stored it had made it."""
    return Message.from_data(plain(node))


_BELONGING = Table(Belonging, Line("player", NUMBER), Line("text", TEXT))
_PLAY_OFF = Table(PlayOff, Line("name", TEXT), Line("record", Single(_read_record, _write_record, {"type": "object"})))
_DEPARTURE = Table(
    Departure,
    Line("code", TEXT),
    Line("level", NUMBER),
    Line("round", whole(0), "round_no"),
    Line("message", Single(_message, Message.to_data, {"type": "object"})),
)
_REPORT = Table(Report, Line("by", TEXT), Line("result", TEXT), Line("at", TEXT))
_DISPUTE = Table(Dispute, Line("round", NUMBER, "round_no"), Line("board", NUMBER), Line("reports", Listed(_REPORT)))
_BESIDE_BOARD = Table(
    ReportBeside,
    Line("round", NUMBER, "round_no"),
    Line("board", NUMBER),
    Line("why", TEXT),
    Line("report", _REPORT),
    Line("players", Listed(NUMBER)),
)
_DESK: tuple[Line[Any], ...] = (
    Line("last_id", whole(0)),
    Line("numbered", TEXT),
    Line("teams_numbered", TEXT),
    Line("rounds_stated", TRUTH),
    Line("late_entries", TEXT),
    Line("published", Listed(NUMBER)),
    Line("closed", Listed(NUMBER)),
    Line("adjourned", Listed(Table(BoardAt, Line("round", NUMBER, "round_no"), Line("board", NUMBER)))),
    Line("presence", Listed(Table(Presence, Line("player", NUMBER), Line("present", TRUTH)))),
    Line("weak", Listed(PROHIBITION)),
    Line("groups", Listed(_BELONGING)),
    Line("rating_lists", Listed(_BELONGING)),
    Line(
        "rating_only",
        Listed(Table(RatedResult, Line("round", NUMBER, "round_no"), Line("board", NUMBER), Line("result", TEXT))),
    ),
    Line("disputes", Listed(_DISPUTE)),
    Line("beside", Listed(_BESIDE_BOARD)),
    Line(
        "remarks",
        Listed(Table(Remark, Line("text", TEXT), Line("round", whole(0), "round_no"), Line("board", whole(0)))),
    ),
    Line("play_offs", Listed(_PLAY_OFF)),
    Line(
        "game_details",
        Listed(Table(GameDetail, Line("round", NUMBER, "round_no"), Line("board", NUMBER), Line("moves", NUMBER))),
    ),
    Line("departures", Listed(_DEPARTURE)),
    Line(
        "postponed",
        Listed(
            Table(
                PostponedMatch,
                Line("round", NUMBER, "round_no"),
                Line("teams", Listed(NUMBER)),
                Line("until", DAY),
            )
        ),
    ),
    Line("finished", TRUTH),
)
_SPECIAL = ("players", "rounds")
_WHOLE = {line.key: line for line in TOURNAMENT.lines if line.key not in _SPECIAL}
"""Parts of the tournament that are stored whole when they change."""
_BESIDE = {line.key: line for line in _DESK}


# What changed


def difference(before: Desk, after: Desk) -> StateChanges:
    """What has to be changed in one state to make the other one of it; nothing if they are the same."""
    old, new = before.tournament, after.tournament
    changes: StateChanges = {}
    if old.players is not new.players and old.players != new.players:
        changes["players"] = _players(old.players, new.players)
    if old.rounds is not new.rounds and old.rounds != new.rounds:
        changes |= _rounds(old.rounds, new.rounds)
    changes |= _parts(old, new, _WHOLE)
    beside = _parts(before, after, _BESIDE)
    return changes | ({"desk": beside} if beside else {})


def _parts(old: object, new: object, lines: Mapping[str, Line[Any]]) -> StateChanges:
    found: StateChanges = {}
    for key, line in lines.items():
        was, now = line.get(old), line.get(new)
        if was is not now and was != now:
            found[key] = Maybe(line.codec).write(now)
    return found


def _players(old: Sequence[Player], new: Sequence[Player]) -> StateChanges:
    """By id; where the order of those who stay is another one, everybody is named in the new order."""
    were, are = {p.id: p for p in old}, {p.id: p for p in new}
    stay = [p.id for p in new if p.id in were]
    if stay != [p.id for p in old if p.id in are] or [p.id for p in new[: len(stay)]] != stay:
        return {"all": [PLAYER.write(p) for p in new]}
    parts: dict[str, list[Json]] = {
        "add": [PLAYER.write(p) for p in new if p.id not in were],
        "change": [PLAYER.write(p) for p in new if p.id in were and were[p.id] != p],
        "remove": [int(p.id) for p in old if p.id not in are],
    }
    return {name: list(part) for name, part in parts.items() if part}


def _rounds(old: Sequence[Round], new: Sequence[Round]) -> StateChanges:
    """Rounds that go, come, or are others; of a round with the same boards the results that are others."""
    both = min(len(old), len(new))
    results: list[Json] = []
    whole_rounds: StateChanges = {}
    for place in range(both):
        was, now = old[place], new[place]
        if was is now or was == now:
            continue
        told = _results(place + 1, was, now)
        if told is None:
            whole_rounds[str(place + 1)] = ROUND.write(now)
        else:
            results += told
    changes: StateChanges = {"results": results} if results else {}
    rounds: StateChanges = {"change": whole_rounds} if whole_rounds else {}
    if len(old) > both:
        rounds["keep"] = both
    if len(new) > both:
        rounds["add"] = [ROUND.write(rnd) for rnd in new[both:]]
    return changes | ({"rounds": rounds} if rounds else {})


def _results(number: int, was: Round, now: Round) -> list[Json] | None:
    """The results that changed, if nothing else did and every one of them has a name."""
    if (was.byes, was.paired_by) != (now.byes, now.paired_by) or len(was.games) != len(now.games):
        return None
    found: list[Json] = []
    for board, (old, new) in enumerate(zip(was.games, now.games, strict=True), start=1):
        if old is new or old == new:
            continue
        text = result_text(new.result)
        if old.players != new.players or _named(text) != new.result:
            return None
        found.append([number, board, text])
    return found


@cache
def _named(text: str) -> Result | None:
    """The result that is written so; None for marks that have no name."""
    try:
        return result_named(text)
    except HakemError:
        return None


# The fold


def fold(entries: Iterable[JournalEntry], start: Desk = EMPTY) -> Desk:
    """The state after these entries."""
    working: _Working | None = None
    for entry in entries:
        changes = entry.data.get("changes")
        if not changes:
            continue
        working = working or _Working(start)
        try:
            working.change(changes)
        except (HakemError, ValueError, LookupError, TypeError, AttributeError):
            raise BrokenJournal(Message("journal.unreadable", {"seq": entry.seq}), entry.seq) from None
    return start if working is None else working.desk()


def changed(desk: Desk, changes: StateChanges) -> Desk:
    """The state with these changes."""
    working = _Working(desk)
    working.change(changes)
    return working.desk()


class _Working:
    """A state between two entries: lists and tables that change in place until somebody asks for the whole."""

    def __init__(self, desk: Desk) -> None:
        self._start = desk
        self._parts: dict[str, Any] = {}
        self._beside: dict[str, Any] = {}
        self._players: dict[PlayerId, Player] = {p.id: p for p in desk.tournament.players}
        self._rounds: list[Round] = list(desk.tournament.rounds)
        self._games: dict[int, list[Game]] = {}  # of rounds in which results changed
        self._do: Mapping[str, Callable[[Any], None]] = {
            "players": self._change_players,
            "rounds": self._change_rounds,
            "results": self._change_results,
            "desk": self._change_beside,
        }

    def change(self, changes: Any) -> None:
        for key, value in changes.items():
            if key in self._do:
                self._do[key](value)
            else:
                line = _WHOLE[key]
                self._parts[line.name] = _read(Maybe(line.codec), value)

    def desk(self) -> Desk:
        self._settle()
        t = replace(
            self._start.tournament, players=tuple(self._players.values()), rounds=tuple(self._rounds), **self._parts
        )
        return replace(self._start, tournament=t, **self._beside)

    def _settle(self) -> None:
        """Results that changed become part of their rounds."""
        for number, games in self._games.items():
            self._rounds[number - 1] = replace(self._rounds[number - 1], games=tuple(games))
        self._games.clear()

    def _change_results(self, results: list[tuple[int, int, str]]) -> None:
        for number, board, text in results:
            games = self._games.get(number)
            if games is None:
                games = self._games[number] = list(self._rounds[number - 1].games)
            game, result = games[board - 1], _named(text)
            if result is None:
                raise ValueError(text)
            games[board - 1] = Game(game.white, game.black, result.white, result.black, result.played, result.rated)

    def _change_players(self, players: Mapping[str, Any]) -> None:
        if "all" in players:
            self._players = {}
        for data in (*players.get("all", ()), *players.get("add", ()), *players.get("change", ())):
            player = _read(PLAYER, data)
            self._players[player.id] = player
        for gone in players.get("remove", ()):
            del self._players[gone]

    def _change_rounds(self, rounds: Mapping[str, Any]) -> None:
        self._settle()
        if "keep" in rounds:
            del self._rounds[rounds["keep"] :]
        for number, data in rounds.get("change", {}).items():
            self._rounds[int(number) - 1] = _read(ROUND, data)
        self._rounds += [_read(ROUND, data) for data in rounds.get("add", ())]

    def _change_beside(self, parts: Mapping[str, Any]) -> None:
        for key, value in parts.items():
            line = _BESIDE[key]
            self._beside[line.name] = _read(line.codec, value)


def _read(codec: Codec[Any], data: Json) -> Any:
    notes = Notes()
    value = codec.read(without_places(data), notes)
    if notes.faults:
        raise ValueError(notes.faults[0].message)
    return value
