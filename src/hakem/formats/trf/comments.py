"""What a report has no record for, in comments that are read back: ``### Hakem rules: {"system": "lim"}``.

Behind the name stands one JSON object, as the native file has it: ``lot`` a
drawing of lots, ``event`` its coded type and its number of rounds, ``rules`` its rules, ``round`` who made a round,
``points`` what results are worth in a report that has no record for it, ``player``
from when to when somebody takes part, ``bye`` one that is announced where no record has it;
what they say of teams stands in ``team_comments``.
Other programs pass comments over. Keys that nobody here knows are kept in a
comment of their own; a comment that cannot be read is kept as it stands, and said.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Container, Iterator, Mapping
from typing import TYPE_CHECKING

from hakem.errors import RequestError
from hakem.formats import native
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row
from hakem.formats.trf.team_comments import TeamComments, team_comments
from hakem.i18n import Datum, Json, Message, PlayerRef
from hakem.model import (
    NO_RULES,
    STANDARD,
    AbnormalPoints,
    Absence,
    EventRules,
    Game,
    Lot,
    PairedBy,
    Player,
    PlayerId,
    PointSystem,
    Round,
    RoundNo,
    Severity,
    Tournament,
    problems,
)
from hakem.values import replace

if TYPE_CHECKING:
    from hakem.formats.trf.sheet import Sheet

COMMENT = "###"
RULES_COMMENT = "### Hakem rules"
"""How the comment about the rules begins."""

_NAMES = "lot|event|rules|round|points|player|bye|team|line-up-rules|line-up"
_COMMENT = re.compile(rf"###\s*hakem ({_NAMES}):\s*(.*)", re.IGNORECASE | re.DOTALL)
_TYPE = "type_code"
_ROUNDS = "rounds_total"
_ROUND = "round"
_BOARDS = "boards"
_PLAYER = "player"
_OF_LOTS = ("purpose", "seed")
_STAY = ("joined", "withdrawn_after")
"""What the native file calls the ends of somebody's stay."""


def _keys(kind: type[EventRules | PairedBy | Lot]) -> frozenset[str]:
    """What the native file calls the fields of such a value."""
    return frozenset(line.key for line in native.PARTS[kind].lines)


class Comments:
    """What our comments say, as they come; how they are read is loaded when the first one comes."""

    def __init__(self, found: Findings) -> None:
        self._found = found
        self.lots: list[Lot] = []
        self.teams = TeamComments(found)
        self.rules_row: int | None = None
        self._rules: dict[str, Json] = {}
        self._rounds: dict[int, tuple[Row, PairedBy]] = {}
        self.boards: dict[int, list[int]] = {}
        """Who has White at the boards of rounds that an arbiter made, in the order of the boards."""
        self.points: PointSystem | None = None
        self.abnormal: tuple[AbnormalPoints, ...] = ()
        self._stays: dict[int, tuple[Row, Player]] = {}
        self.byes: list[tuple[Row, Absence]] = []
        self.type_code = ""
        self.rounds_total: tuple[int, int] | None = None
        """Where it stands, and how many rounds there are."""
        self._readers: Mapping[str, Callable[[Row, dict[str, Json]], str | None]] = {
            "lot": self._lot,
            "event": self._read_event,
            "rules": self._read_rules,
            "round": self._read_round,
            "points": self._read_points,
            "player": self._read_stay,
            "bye": self._read_bye,
            "team": self.teams.read_team,
            "line-up-rules": self.teams.read_rules,
            "line-up": self.teams.read_line_up,
        }

    def read(self, row: Row) -> str | None:
        """Take a comment; what is not understood of it is given back."""
        ours = _COMMENT.match(row.text)
        if ours is None:
            return row.text
        try:
            data = json.loads(ours[2], object_pairs_hook=_once)
            if not isinstance(data, dict):
                raise RequestError(Message("json.no-object"))
            return self._readers[ours[1].lower()](row, data)
        except RequestError as exc:
            return self._not_read(row, exc.message)
        except (ValueError, RecursionError):
            return self._not_read(row, Message("json.no-object"))

    def _not_read(self, row: Row, reason: Message) -> str:
        self._found.adjusted((row.number, 1), "trf.comment", {"reason": reason})
        return row.text

    def _lot(self, row: Row, data: dict[str, Json]) -> str | None:
        if not data.keys() >= set(_OF_LOTS):
            return self._not_read(row, Message("json.missing-key", {"key": ", ".join(_OF_LOTS)}))
        said = Lot(str(data["purpose"]), str(data["seed"]))
        if len(data) > len(_OF_LOTS):  # who took part and what came is read as in our own file
            record = native.from_data(Lot, {key: value for key, value in data.items() if key in _keys(Lot)})
            said = replace(record, purpose=said.purpose, seed=said.seed)
        self.lots.append(said)
        return None

    def _read_event(self, row: Row, data: dict[str, Json]) -> str | None:
        """The coded type of the event and its number of rounds, from a report that has no record for them."""
        code, count = data.get(_TYPE), data.get(_ROUNDS)
        has_code = isinstance(code, str) and bool(code.strip())
        has_count = type(count) is int and count > 0
        if (_TYPE in data and not has_code) or (_ROUNDS in data and not has_count) or not (has_code or has_count):
            return self._not_read(row, Message("json.missing-key", {"key": f"{_TYPE}, {_ROUNDS}"}))
        if (has_code and self.type_code) or (has_count and self.rounds_total):
            self._found.adjusted((row.number, 1), "trf.again", {"code": "### Hakem event"})
            return row.text
        if isinstance(code, str):
            self.type_code = code
        if isinstance(count, int):
            self.rounds_total = (row.number, count)
        return _rest("event", {key: value for key, value in data.items() if key not in (_TYPE, _ROUNDS)})

    def _read_rules(self, row: Row, data: dict[str, Json]) -> str | None:
        known = {key: value for key, value in data.items() if key in _keys(EventRules)}
        if not known:
            return row.text
        if known.keys() & self._rules.keys():
            self._found.adjusted((row.number, 1), "trf.again", {"code": RULES_COMMENT})
            return row.text
        for problem in problems(Tournament((), 1, rules=native.from_data(EventRules, known))):
            if problem.severity is Severity.ERROR:
                return self._not_read(row, problem.message)
        self._rules |= known
        self.rules_row = self.rules_row or row.number
        return _rest("rules", {key: value for key, value in data.items() if key not in known})

    def _read_round(self, row: Row, data: dict[str, Json]) -> str | None:
        number = data.get(_ROUND)
        if type(number) is not int or number < 1:
            return self._not_read(row, Message("json.missing-key", {"key": _ROUND}))
        known = {key: value for key, value in data.items() if key in _keys(PairedBy)}
        unknown = {key: value for key, value in data.items() if key not in known and key != _ROUND}
        boards = unknown.pop(_BOARDS) if _are_ids(unknown.get(_BOARDS)) else None
        if unknown and not known:
            return row.text
        if number in self._rounds:
            self._found.adjusted((row.number, 1), "trf.again", {"code": f"### Hakem round {number}"})
            return row.text
        self._rounds[number] = (row, native.from_data(PairedBy, known))
        if isinstance(boards, list):
            self.boards[number] = [each for each in boards if isinstance(each, int)]
        return _rest(_ROUND, {_ROUND: number, **unknown}) if unknown else None

    def _read_points(self, row: Row, data: dict[str, Json]) -> str | None:
        """What results are worth, and those that count differently; the first such comment counts."""
        if self.points is not None:
            self._found.adjusted((row.number, 1), "trf.again", {"code": "### Hakem points"})
            return row.text
        listed = data.get("abnormal_points", [])
        if not isinstance(listed, list):
            raise RequestError(Message("json.no-list"))
        self.abnormal = tuple(native.from_data(AbnormalPoints, one) for one in listed)
        self.points = native.from_data(PointSystem, data.get("points", {}))
        return _rest("points", {key: data[key] for key in data.keys() - {"points", "abnormal_points"}})

    def _read_stay(self, row: Row, data: dict[str, Json]) -> str | None:
        """From when to when a player takes part; what is left out is as usual: from the first round, to the end."""
        number = data.get(_PLAYER)
        if type(number) is not int or number < 1:
            return self._not_read(row, Message("json.missing-key", {"key": _PLAYER}))
        if number in self._stays:
            self._found.adjusted((row.number, 1), "trf.again", {"code": f"### Hakem player {number}"})
            return row.text
        known: dict[str, Json] = {key: data[key] for key in _STAY if key in data}
        stay = native.from_data(Player, {"id": number, "number": number, "name": str(number), **known})
        for problem in problems(Tournament((stay,), 1)):
            return self._not_read(row, problem.message)
        self._stays[number] = (row, stay)
        unknown = {key: value for key, value in data.items() if key not in (_PLAYER, *_STAY)}
        return _rest(_PLAYER, {_PLAYER: number, **unknown}) if unknown else None

    def _read_bye(self, row: Row, data: dict[str, Json]) -> str | None:
        """A bye that is announced; who it is and when it is for shows in the end."""
        self.byes.append((row, native.from_data(Absence, data)))
        return None

    def add_byes(
        self, wanted: dict[tuple[RoundNo, PlayerId], Absence], paired: int, players: Container[int], kept: list[str]
    ) -> None:
        """Put announced byes to those that records tell; one that cannot be is said and kept as it stands."""
        for row, bye in self.byes:
            data: dict[str, Datum] = {"round": bye.round_no, "player": bye.player}
            if bye.player not in players:
                kept.append(self._not_read(row, Message("model.unknown-absent", data)))
            elif bye.round_no <= paired:
                kept.append(self._not_read(row, Message("model.absence-round", data)))
            elif wanted.setdefault((bye.round_no, bye.player), bye).kind is not bye.kind:
                kept.append(self._not_read(row, Message("trf.bye-conflict", data)))

    def stays(self, rounds: tuple[Round, ...], players: Container[int], kept: list[str]) -> dict[int, Player]:
        """Whose stay a comment tells; one that the rounds contradict is not believed, and is kept as it stands."""
        found: dict[int, Player] = {}
        for number, (row, stay) in self._stays.items():
            against = (at for at, rnd in enumerate(rounds, 1) if not stay.takes_part_in(at) and number in rnd.present)
            at = next(against, None)
            if number not in players:
                kept.append(self._not_read(row, Message("change.no-such-player", {"player": PlayerRef(number)})))
            elif at is not None:
                kept.append(self._not_read(row, Message("model.not-there", {"round": at, "player": number})))
            else:
                found[number] = stay
        return found

    def rules(self, tie_breaks: tuple[str, ...]) -> EventRules:
        """The rules of the event; tie-breaks that stand in a record of their own count."""
        rules = native.from_data(EventRules, self._rules) if self._rules else NO_RULES
        return replace(rules, tie_breaks=tie_breaks) if tie_breaks else rules

    def on_rounds(self, rounds: tuple[Round, ...]) -> tuple[Round, ...]:
        """The rounds with who made them, and the boards of those that an arbiter made as they were."""
        made = {number: paired_by for number, (_, paired_by) in self._rounds.items()}
        return tuple(
            replace(rnd, paired_by=made.get(number), games=self._in_order(number, rnd.games))
            for number, rnd in enumerate(rounds, start=1)
        )

    def _in_order(self, number: int, games: tuple[Game, ...]) -> tuple[Game, ...]:
        place = {white: board for board, white in enumerate(self.boards.get(number, ()))}
        return tuple(sorted(games, key=lambda game: place.get(game.white, len(place)))) if place else games

    def beyond(self, paired: int) -> Iterator[str]:
        """Comments about rounds that are not there, as they stand."""
        for number, (row, _) in self._rounds.items():
            if number > paired:
                yield self._not_read(row, Message("change.no-such-round", {"round": number, "last": paired}))


def _are_ids(value: Json) -> bool:
    return isinstance(value, list) and bool(value) and all(type(each) is int for each in value)


def _once(pairs: list[tuple[str, Json]]) -> dict[str, Json]:
    """An object of JSON; a key that stands there twice would count once, and nobody knows which."""
    data: dict[str, Json] = {}
    for key, value in pairs:
        if key in data:
            raise RequestError(Message("json.key-twice", {"key": key}))
        data[key] = value
    return data


def _rest(name: str, unknown: dict[str, Json]) -> str | None:
    """A comment with keys that nobody here knows, if there are any."""
    return f"### Hakem {name}: {json.dumps(unknown, ensure_ascii=False)}" if unknown else None


def comments(sheet: Sheet) -> Iterator[str]:
    """Drawings of lots, the rules of the event as far as no record has them, who made which round."""
    t = sheet.t
    for lot in t.lots:
        yield _comment(sheet, "lot", native.to_data(lot))
    if event := dict(_event(sheet)):
        yield _comment(sheet, "event", event)
    if not sheet.dialect.states_points and (t.points != STANDARD or t.abnormal_points):
        listed: list[Json] = [native.to_data(a) for a in t.abnormal_points]
        yield _comment(sheet, "points", {"points": native.to_data(t.points), "abnormal_points": listed})
    rules = native.to_data(replace(t.rules, tie_breaks=()) if sheet.dialect.lists_tie_breaks else t.rules)
    if rules:
        yield _comment(sheet, "rules", rules)
    for number, rnd in enumerate(t.rounds, start=1):
        if rnd.paired_by is not None:
            boards: list[Json] = [int(game.white) for game in rnd.games] if rnd.paired_by.by_hand else []
            more: dict[str, Json] = {_BOARDS: boards} if boards else {}
            yield _comment(sheet, _ROUND, {_ROUND: number, **native.to_data(rnd.paired_by), **more})
    yield from _attendance(sheet)
    for name, data in team_comments(sheet):
        yield _comment(sheet, name, data)


def _event(sheet: Sheet) -> Iterator[tuple[str, Json]]:
    """What the cover has no record for: the coded type, and how many rounds there are if the rows do not show it."""
    t = sheet.t
    if not sheet.dialect.says_type and t.event.type_code:
        yield _TYPE, t.event.type_code
    if not sheet.dialect.states_rounds and t.rounds_total != len(t.rounds):
        yield _ROUNDS, t.rounds_total


def _attendance(sheet: Sheet) -> Iterator[str]:
    """From when to when somebody takes part, where that is not the whole event, and byes that no record has."""
    for player in sheet.players:
        stay = native.to_data(player)
        known = {key: stay[key] for key in _STAY if key in stay}
        if player.id in sheet.seems_gone:
            known["withdrawn_after"] = None
        if known:
            yield _comment(sheet, _PLAYER, {_PLAYER: player.id, **known})
    for absence in sheet.unwritten_absences:
        yield _comment(sheet, "bye", native.to_data(absence))


def _comment(sheet: Sheet, name: str, data: dict[str, Json]) -> str:
    return f"### Hakem {name}: {json.dumps(data, ensure_ascii=sheet.options.ascii_only)}"
