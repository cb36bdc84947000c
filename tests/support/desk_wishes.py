"""What people ask of the desk: actions of every kind with fields that make sense, and with fields that make none."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from random import Random
from typing import Any, TypeVar

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.match_actions import games_of
from hakem.desk.journal.state import Desk
from hakem.errors import HakemError
from hakem.i18n import Json

T = TypeVar("T")
Fields = dict[str, Json]
Ways = Mapping[str, Callable[[], Any]]
IDENTITY_NUMBER = "10000000146"
"""A valid Turkish identity number of nobody."""

NASTY: tuple[Any, ...] = (
    None, True, False, 0, -1, 1, 7, 2**53 - 1, 2**53, -(2**53), 10**5000, 1.5, float("nan"), "", " ", "\x00", "\ud800",
    "a\nb\t", "½", "1", "-", "A" * 10_000, IDENTITY_NUMBER, f"no {IDENTITY_NUMBER}.", "1000000\x000146",
    int(IDENTITY_NUMBER), [], [1], [[1, 2]], [[1, 1]], [None], {}, {"a": 1}, {"a": "b"}, {IDENTITY_NUMBER: "x"},
    {"\udfff": "\udfff"}, [{"player": 1}], [{"player": 1, "kind": "half"}], "2026-13-01", "2026-01-01", "x" * 300,
)  # fmt: skip
"""Values that no field, or hardly one, can take."""

SYSTEMS = (
    "dutch",
    "dutch",
    "dutch",
    "lim",
    "dubov",
    "burstein",
    "berger",
    "berger",
    "scheveningen",
    "skalitzka",
    "knockout",
)
NAMES = ("Yılmaz, Ayşe", "Işık, Can", "İnce, Ömer", "Çelik, Ece", "Ak", "Öz, Ali", "Şen", "Güneş, Nur")
RESULTS = ("1-0", "½-½", "0-1", "1-0", "0-1", "1/2", "+/-", "-/+", "-/-", "½-0", "0-½", "0-0", "adjourned", "", "1-0u")
CODES = ("BH", "BH/C1", "SB", "DE", "WIN", "PTS", "ARO", "OTHER_PLAYOFF", "KS", "MPTS", "GPTS", "BPG", "EDE", "XX")
PRESETS = ("swiss", "round-robin", "tsf", "x")


def changed(random: Random, fields: Fields, action: str) -> Fields:
    """The same with something that does not belong there, or without something that does."""
    known = [line.key for line in ACTIONS[action].lines] if action in ACTIONS else []
    made = dict(fields)
    for _ in range(random.randint(1, 2)):
        kind = random.choice(("nasty", "nasty", "nasty", "missing", "unknown"))
        if kind == "missing" and made:
            made.pop(random.choice(sorted(made)))
        elif kind == "unknown":
            made[random.choice(("x", "", "\ud800", "Name", "confirm", "was"))] = random.choice(NASTY)
        elif known:
            made[random.choice(known)] = random.choice(NASTY)
    return made


class Wishes:
    """Fields that make sense for a state, action by action."""

    def __init__(self, random: Random, desk: Desk) -> None:
        self._random, self.desk, self.t = random, desk, desk.tournament

    def fields(self, action: str) -> Fields:
        """Fields for the action."""
        made: Callable[[], Fields] = getattr(self, action.replace("-", "_"))
        return made()

    def chance(self, of: int) -> bool:
        """True one time in so many."""
        return self._random.randrange(of) == 0

    def one(self, *values: T) -> T:
        return self._random.choice(values)

    def some(self, fields: Ways) -> Fields:
        """Some of the fields."""
        names = sorted(fields)
        chosen = self._random.sample(names, self._random.randint(0, min(3, len(names))))
        return {name: fields[name]() for name in chosen}

    def player(self) -> int:
        ids = [int(p.id) for p in self.t.players]
        return self.one(*ids, *ids, *ids, max(ids, default=0) + 1)

    def players(self, most: int = 3) -> list[Json]:
        return [self.player() for _ in range(self._random.randint(0, most))]

    def round(self) -> int:
        last = self.desk.round_no
        return self.one(last, last, last + 1, last + 1, max(last - 1, 0), 1, last + 2)

    def maybe_round(self) -> Fields:
        return {"round": self.round()} if self.chance(4) else {}

    def number_up_to(self, most: int) -> int:
        return self._random.randint(0, most)

    # The event

    def _cover(self) -> Ways:
        return {
            "edition": lambda: self.one("2026", "2017", "2009", "1999", ""),
            "options": lambda: self.one({}, {"cycles": "2"}, {"games": "4"}, {"games": "2", "extra": "2"}, {"x": "y"}),
            "tie_breaks": lambda: [self.one(*CODES) for _ in range(self.number_up_to(3))],
            "tie_break_edition": lambda: self.one("2026", "2009", "", "1", "x"),
            "preset": lambda: self.one(*PRESETS),
            "points": lambda: self.one("3-1-0", "1-½-0", "2-1-0", "1-1-1", "0-0-0", "1--1-0", "x", "1-0.3333-0"),
            "acceleration": lambda: self.one("baku", "none", "", "x"),
            "start": lambda: self.one("2026-11-16", "2010-01-01", "0001-01-01", "9999-12-31"),
            "end": lambda: self.one("2026-11-18", "2009-01-01"),
            "round_dates": lambda: self.one([], ["2026-11-16", None], ["2026-11-18", "2026-11-16"]),
            "city": lambda: self.one("İzmir", ""),
            "federation": lambda: self.one("TUR", "", "Türkiye"),
            "chief_arbiter": lambda: self.one("Ece", "x" * 300),
            "deputies": lambda: self.one([], ["Ali", "Nur"], [""]),
            "time_control": lambda: self.one("90+30", ""),
            "colour": lambda: self.one("white", "black", "lot"),
            "of_teams": lambda: self.one(True, False),
            "board_colours": lambda: self.one("WBWB", "wb", "", "X"),
            "match_points": lambda: self.one("3-1-0", "2-1-0", "1-2-0", "x"),
            "late_entries": lambda: self.one("rank", "end"),
        }

    def create(self) -> Fields:
        system = self.one(*SYSTEMS)
        rounds: Fields = {} if self.chance(5) else {"rounds": self.one(3, 4, 5, 2, 1, 0, 99, 10**6)}
        return {"name": self.one("Açık", "K"), "system": system, **rounds, **self.some(self._cover())}

    def change_event(self) -> Fields:
        more = {
            "name": lambda: self.one("Yeni", ""),
            "system": lambda: self.one(*SYSTEMS),
            "rounds": lambda: self.one(1, 2, 3, 5, 0, 99),
        }
        return self.some({**self._cover(), **more})

    def note(self) -> Fields:
        return {"text": self.one("söz", " "), **self.some({"round": self.round, "board": lambda: self.number_up_to(3)})}

    def finish(self) -> Fields:
        return {}

    def branch(self) -> Fields:
        return {"name": self.one("kopya", "")}

    # Players

    def _person(self) -> Ways:
        return {
            "rating": lambda: self.one(2000, 1900, 1000, 0, 4000),
            "national_rating": lambda: self.one(1800, 0),
            "title": lambda: self.one("GM", "WFM", "XX"),
            "sex": lambda: self.one("m", "f", "k", "x"),
            "birth": lambda: self.one("2001", "1999-05-07", "01", "0000", "999999999-99-99"),
            "federation": lambda: self.one("TUR", "GER", ""),
            "club": lambda: self.one("Kulüp", "Öteki"),
            "fide_id": lambda: self.one(6300001, 6300002, 0),
            "national_id": lambda: self.one("123", ""),
            "team": lambda: self.one("A", "B", "C", "A", "B", ""),
            "board": lambda: self.number_up_to(4),
            "group": lambda: self.one("G", ""),
            "rating_list": lambda: self.one("FIDE 2026-11", ""),
        }

    def add_player(self) -> Fields:
        return {"name": self.one(*NAMES), **self.some(self._person())}

    def add_players(self) -> Fields:
        ids = [int(p.id) for p in self.t.players]
        changed: list[Json] = [
            {"player": player, **self.some(self._person())}
            for player in self._random.sample(ids, self.number_up_to(min(2, len(ids))))
        ]
        return {"players": [*changed, *(self.add_player() for _ in range(self.number_up_to(3)))]}

    def change_player(self) -> Fields:
        more = {
            "name": lambda: self.one(*NAMES, ""),
            "clear": lambda: [self.one("rating", "title", "birth", "name", "team", "x")],
        }
        return {"player": self.player(), **self.some({**self._person(), **more})}

    def remove_player(self) -> Fields:
        return {"player": self.player()}

    def check_in(self) -> Fields:
        return {"player": self.player(), **self.some({"present": lambda: self.one(True, False)})}

    def number(self) -> Fields:
        ids = [int(p.id) for p in self.t.players]
        order: Fields = {"order": [*self._random.sample(ids, len(ids))]} if ids else {}
        by = self.one("rank", "lots", "varma", "given")
        return {"by": by, **(order if by == "given" else {}), **self.some({"seed": lambda: self.one("x", "")})}

    def draw(self) -> Fields:
        return {"purpose": self.one("colour", "numbers", "tie", "game"), "among": self.players()}

    def bye(self) -> Fields:
        return {"player": self.player(), "round": self.round(), "kind": self.one("half", "zero", "full")}

    def no_bye(self) -> Fields:
        return {"player": self.player(), "round": self.round()}

    def withdraw(self) -> Fields:
        return {
            "player": self.player(),
            **self.some({"after": lambda: max(self.round() - 1, 0), "reason": lambda: "x"}),
        }

    def return_(self) -> Fields:
        return {"player": self.player()}

    def prohibit(self) -> Fields:
        more = {
            "club": lambda: "Kulüp",
            "federation": lambda: "TUR",
            "first_round": self.round,
            "last_round": self.round,
            "weak": lambda: self.one(True, False),
        }
        return {"players": self.players(), **self.some(more)}

    def allow(self) -> Fields:
        bans = [*self.t.prohibited, *self.desk.weak]
        if not bans:
            return self.prohibit()
        ban = self.one(*bans)
        last: Fields = {} if ban.last_round is None else {"last_round": int(ban.last_round)}
        return {"players": [int(p) for p in ban.players], "first_round": int(ban.first_round), **last}

    # Teams

    def team(self) -> int:
        ids = [int(team.id) for team in self.t.teams]
        return self.one(*ids, *ids, *ids, max(ids, default=0) + 1)

    def _of_team(self) -> Ways:
        return {
            "nickname": lambda: self.one("A", ""),
            "captain": lambda: self.one("Kaptan", ""),
            "coach": lambda: self.one("Antrenör", ""),
            "federation": lambda: self.one("TUR", ""),
            "club": lambda: self.one("Kulüp", ""),
            "strength": lambda: self.one("2000", "1999.5", "-1"),
            "number": lambda: self.number_up_to(4),
            "members": lambda: self.players(4),
            "by_rating": lambda: self.one(True, False),
        }

    def add_team(self) -> Fields:
        return {"name": self.one("A", "B", "D", "E", ""), **self.some(self._of_team())}

    def change_team(self) -> Fields:
        more = {"name": lambda: self.one("A", "F", ""), "clear": lambda: [self.one("captain", "coach", "name")]}
        return {"team": self.team(), **self.some({**self._of_team(), **more})}

    def remove_team(self) -> Fields:
        return {"team": self.team(), **self.some({"members": lambda: self.one(True, False)})}

    def number_teams(self) -> Fields:
        ids = [int(team.id) for team in self.t.teams]
        by = self.one("rank", "lots", "given")
        return {"by": by, **({"order": [*self._random.sample(ids, len(ids))]} if by == "given" else {})}

    def line_up_rules(self) -> Fields:
        rules: tuple[Json, ...] = (
            {},
            {"order": "free"},
            {"gaps": True, "members": 3},
            {"special": [{"board": 1, "condition": {"sex": "woman"}}]},
            {"quotas": [{"condition": {"under": 16}, "most": 1}], "source": "Yönerge"},
        )
        return {"rules": self.one(*rules)} if self.chance(2) else {"preset": self.one("tsf-clubs", "free-order", "x")}

    def line_up(self) -> Fields:
        team = self.team()
        members = next(([int(p) for p in each.members] for each in self.t.teams if each.id == team), [])
        sitting: list[Json] = [*members[: self.number_up_to(4)]]
        if self.chance(4):
            self._random.shuffle(sitting)
        if self.chance(4):
            sitting.append(self.one(None, self.player()))
        return {"round": self.round(), "team": team, "players": sitting}

    def _match(self) -> Fields:
        return {"round": self.round() if self.chance(3) else self.desk.round_no, "match": self.one(1, 1, 2, 2, 3, 0)}

    def match(self) -> Fields:
        results = [self.one("1", "=", "0", "+", "-", "--", "", "x") for _ in range(self.number_up_to(3))]
        return {**self._match(), "results": [*results]}

    def forfeit_match(self) -> Fields:
        return {**self._match(), "winner": self.one("first", "second", "none", "taken-back")}

    def postpone(self) -> Fields:
        return {**self._match(), **self.some({"until": lambda: "2026-12-05", "reason": lambda: "x"})}

    def penalty(self) -> Fields:
        more = {
            "match_points": lambda: self.one("1", "0.5", "2", "-1", "1000"),
            "game_points": lambda: self.one("1", "½"),
            "round": self.round,
            "bonus": lambda: self.one(True, False),
        }
        return {"team": self.team(), "reason": self.one("geç", "geç", ""), **self.some(more)}

    # Rounds

    def pair(self) -> Fields:
        fix = {"fix": lambda: [[self.player(), self.player()]], "byes": self._byes, "reason": lambda: "x"}
        return {**self.maybe_round(), **(self.some(fix) if self.chance(4) else {})}

    def _byes(self) -> list[Json]:
        kinds: tuple[Fields, ...] = ({}, {"kind": "half"}, {"kind": "zero"}, {"kind": "full"})
        return [{"player": self.player(), **self.one(*kinds)} for _ in range(self.number_up_to(2))]

    def pair_by_hand(self) -> Fields:
        there = [int(p.id) for p in self.t.players if p.withdrawn_after is None]
        order = self._random.sample(there, len(there))
        boards: list[Json] = [[order.pop(), order.pop()] for _ in range(len(order) // 2)]
        byes: list[Json] = [{"player": p} for p in order]
        if self.chance(4):
            boards += [[self.player(), self.player()]]
        if self.chance(4):
            byes = self._byes()
        if self.chance(6):
            boards = boards[: self.number_up_to(2)]
        again: Fields = {"round": self.desk.round_no} if self.chance(2) else self.maybe_round()
        return {"boards": boards, "byes": byes, "reason": self.one("neden", "neden", "neden", ""), **again}

    unpair = publish = unpublish = close = reopen = maybe_round

    def result(self) -> Fields:
        number = self.round() if self.chance(4) else self.desk.round_no
        boards = len(self.t.rounds[number - 1].games) if 1 <= number <= self.desk.round_no else 1
        return {"round": number, "board": self._random.randint(0, boards + 1), "result": self.one(*RESULTS)}

    # Matches

    def play_off(self) -> Fields:
        formats: tuple[Json, ...] = ({}, {"games": "2"}, {"games": "0"}, {"x": "y"}, {"controls": "1"})
        more = {"format": lambda: self.one(*formats), "seed": lambda: self.one("x", "")}
        who: Fields = {"place": self.one(1, 2, 0, 99)} if self.chance(2) else {"players": self.players(4)}
        return {**who, **self.some(more)}

    def game(self) -> Fields:
        more = {
            "match": lambda: self.one("", "PLAYOFF", "final"),
            "moves": lambda: self.one(1, 30, 0, -1),
            "later_flag": lambda: self.one("white", "black", "", "x"),
        }
        names = [*_games(self.desk), "1", "game-1", "x"]
        result = self.one("1-0", "½-½", "0-1", "1/2", "", "+/-", "0-0")
        return {"game": self.one(*names), "result": result, **self.some(more)}

    # Prizes

    def prizes(self) -> Fields:
        sharing = ("tie-breaks", "equal", "hort", "by lot")

        def category(name: str) -> Fields:
            given: list[Json] = [{"coins": self.one(0, 1, 5000, -1), "thing": self.one("", "Kupa")} for _ in range(3)]
            return {"name": name, "prizes": given, "sharing": self.one(*sharing)}

        names = self._random.sample(("Genel", "Kadın", "Genç", ""), self.number_up_to(2))
        more = {
            "each": lambda: self.one("all", "best", "first", "none"),
            "currency": lambda: self.one("TL", "€", ""),
            "step": lambda: self.one(1, 100, 0),
            "excluded": self.players,
        }
        return {"categories": [category(name) for name in names], **self.some(more)}

    # Back and forth

    def undo(self) -> Fields:
        steps: Ways = {"steps": lambda: self.one(1, 1, 2, 3, 0, 99)}
        entry: Ways = {"to": lambda: self.number_up_to(20)}
        return self.some(steps if self.chance(2) else entry)

    redo = undo


def _games(desk: Desk) -> list[str]:
    """Games that can be named: of play-offs, and of a knockout."""
    found: list[str] = []
    for each in desk.play_offs:
        state = each.record.contest.state(each.record.log)
        found += [*each.record.log, *(due.id for due in getattr(state, "due", ()))]
    if desk.tournament.rules.system == "knockout":
        with suppress(HakemError):
            found += [name for name, _, _ in games_of(desk.tournament)]
    return found


OFTEN = (
    "add-player", "pair", "pair", "pair", "result", "result", "result", "close", "publish", "undo", "redo", "bye",
    "pair-by-hand", "pair-by-hand", "game", "game", "play-off", "unpair",
)  # fmt: skip
KINDS = (*ACTIONS, *OFTEN)


def wish(random: Random, desk: Desk, nonsense: int = 6) -> tuple[str, Fields]:
    """An action with its fields; every sixth of them makes no sense."""
    action = random.choice(KINDS)
    fields = Wishes(random, desk).fields("return_" if action == "return" else action)
    if random.randrange(nonsense) == 0:
        fields = changed(random, fields, action)
    return action, fields
