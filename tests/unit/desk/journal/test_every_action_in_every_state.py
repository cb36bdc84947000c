"""Every action in every state of every kind of event, by every role: it is done, or refused in words."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import Any

import pytest

from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.asking import ActionAsked, NotAllowed, Unread
from hakem.desk.journal.decide import Decision, decide
from hakem.desk.journal.entry import Head, JournalEntry, chained
from hakem.desk.journal.fold import fold
from hakem.desk.journal.roles import ACTIONS as GRANTS
from hakem.desk.journal.roles import Grant, Person, Role
from hakem.desk.journal.state import Desk
from hakem.errors import HakemError
from tests.support.desk_looks import can_be_shown, can_be_stored, has_words, is_sound
from tests.support.desk_wishes import NASTY
from tests.support.desks import AtDesk, swiss
from tests.support.some import some

Fields = dict[str, Any]
PEOPLE = {role: Person(role.value, role) for role in Role}
PEOPLE[Role.HELPER] = Person("Masa 1", Role.HELPER, round=1, boards=((1, 1),))
READ = ("rounds-missing", "results-lost", "late-entries-at-the-end")


# The states


def _played(event: AtDesk, *results: str) -> AtDesk:
    event.do("pair")
    event.results(event.desk.round_no, *(results or ("1-0",)))
    return event


def _empty() -> AtDesk:
    event = AtDesk()
    event.do("create", name="Boş", system="dutch", rounds=3)
    return event


def _after(event: AtDesk, *actions: str, **fields: Any) -> AtDesk:
    for action in actions:
        event.do(action, confirm=READ, **fields)
    return event


def _half() -> AtDesk:
    event = _after(swiss(7, 3), "pair")
    event.do("result", round=1, board=1, result="1-0")
    return event


def _adjourned() -> AtDesk:
    return _played(swiss(6, 3), "adjourned", "½-½")


def _over() -> AtDesk:
    return _played(_played(_played(swiss(6, 3)), "0-1"), "½-½")


def _late() -> AtDesk:
    """The Turkish habits, somebody who left, somebody who came late, a bye, and who must not meet."""
    event = AtDesk()
    event.do("create", name="Geç", system="dutch", rounds=4, late_entries="end", confirm=READ)
    for number in range(5):
        event.do("add-player", name=f"O{number}", rating=1500 + number)
    event = _after(_played(event), "publish", "close")
    event.do("withdraw", player=1)
    event.do("add-player", name="Geç", rating=2500)
    event.do("bye", player=2, round=2, kind="half")
    event.do("prohibit", players=[3, 4], weak=True, confirm=["weak-prohibition"])
    event.do("check-in", player=3)
    return event


def _by_hand() -> AtDesk:
    event = swiss(4, 3)
    hand = ("hand-left-out", "paired-by-hand")
    event.do("pair-by-hand", boards=[[4, 1]], byes=[{"player": 2}], reason="istek", confirm=hand)
    return event


def _table(system: str, teams: str = "", people: int = 4, **fields: Any) -> AtDesk:
    event = AtDesk()
    event.do("create", name="Tablo", system=system, **fields)
    for number in range(people):
        team: Fields = {"team": teams[number % len(teams)]} if teams else {}
        event.do("add-player", name=f"O{number}", rating=2000 - number, **team)
    return _played(event, "1-0", "½-½")


def _teams() -> AtDesk:
    """Teams with captains before round 1: one of them without players, rules of line-ups, and a line-up."""
    event = AtDesk()
    event.do("create", name="Lig", system="berger", of_teams=True, board_colours="WB", rounds=3)
    event.do("add-team", name="A", captain="Kaptan", nickname="A")
    event.do("add-team", name="B", strength="2000")
    event.do("add-team", name="C", number=1)
    for number in range(5):
        event.do("add-player", name=f"O{number}", rating=2000 - number, team="AB"[number % 2], sex="f")
    event.do("line-up-rules", rules={"quotas": [{"condition": {"sex": "woman"}, "least": 1}], "members": 4})
    event.do("line-up", round=1, team=2, players=[1, 5])
    return event


def _league() -> AtDesk:
    """A match with a reserve, one that waits, one that did not take place, and a penalty."""
    event = AtDesk()
    event.do("create", name="Lig", system="berger", of_teams=True, board_colours="WB")
    for number in range(11):
        event.do("add-player", name=f"O{number}", rating=2000 - number, team="ABCD"[number % 4])
    event.do("pair")
    event.do("line-up", round=1, team=1, players=[1, 9])
    event.do("postpone", round=1, match=2)
    event.do("match", round=1, match=1, results=["1", "="])
    event.do("pair")
    event.do("forfeit-match", round=2, match=1, winner="second")
    event.do("penalty", team=3, match_points="1", reason="geç")
    return event


def _knockout() -> AtDesk:
    """The second games of a knockout, one of them over."""
    event = _after(_table("knockout"), "pair")
    event.do("result", round=2, board=1, result="0-1")
    return event


def _playing_off() -> AtDesk:
    event = _played(swiss(4, 1), "½-½")
    event.do("play-off", place=1)
    return event


def _played_off() -> AtDesk:
    event = _played(swiss(4, 1), "½-½")
    given = event.do("play-off", players=[1, 2])
    for _ in range(9):
        due: Any = given.get("due") or []
        if not due:
            break
        first = due[0]
        given = event.do("game", game=first["game"] if "game" in first else first["id"], result="1-0")
    return event


STATES: dict[str, Callable[[], AtDesk]] = {
    "no event": AtDesk,
    "empty": _empty,
    "one player": lambda: swiss(1, 3),
    "players": lambda: swiss(6, 3),
    "paired": lambda: _after(swiss(7, 3), "pair"),
    "half of the results": _half,
    "complete": lambda: _played(swiss(6, 3)),
    "published": lambda: _after(swiss(6, 3), "pair", "publish"),
    "closed": lambda: _after(_played(swiss(6, 3)), "close"),
    "all absent": lambda: _after(_played(swiss(6, 3), "-/-"), "close"),
    "next one paired": lambda: _after(_played(swiss(6, 3)), "pair"),
    "adjourned": _adjourned,
    "adjourned, next one paired": lambda: _after(_adjourned(), "pair"),
    "late comers": _late,
    "by hand": _by_hand,
    "five rounds": lambda: _played(_played(_played(_played(_played(swiss(8, 7)))))),
    "all rounds": _over,
    "finished": lambda: _after(_over(), "finish"),
    "after undo": lambda: _after(_over(), "undo", steps=4),
    "after undo and redo": lambda: _after(_after(_over(), "undo", steps=4), "redo", steps=2),
    "round robin": lambda: _table("berger"),
    "round robin of teams": lambda: _table("berger", "AB", of_teams=True, board_colours="WB"),
    "teams to come": _teams,
    "league": _league,
    "scheveningen": lambda: _table("scheveningen", "AB"),
    "skalitzka": lambda: _table("skalitzka", "ABC", 6),
    "knockout": _knockout,
    "play-off": _playing_off,
    "play-off decided": _played_off,
    "lim": lambda: _played(swiss(6, 3, system="lim")),
    "dubov": lambda: _played(swiss(6, 3, system="dubov")),
    "burstein": lambda: _played(swiss(6, 3, system="burstein")),
}


@cache
def state(name: str) -> AtDesk:
    return STATES[name]()


# What is asked


def tried(action: str, desk: Desk) -> Iterator[Fields]:
    """Several fields for the action: sensible ones, ones for the wrong moment, and for what is not there."""
    last, ids = desk.round_no, [int(p.id) for p in desk.tournament.players]
    players, rounds = (*ids[:1], *ids[-1:], 99, 0, -1), sorted({0, 1, last, last + 1, 99})
    of_player: list[Fields] = [{"player": player} for player in players]
    of_round: list[Fields] = [{}, *({"round": number} for number in rounds)]
    pairs = [ids[at : at + 2] for at in range(0, len(ids) - 1, 2)]
    by_hand: list[Fields] = [{}, {"round": last}, {"round": last + 1}]
    of_team: list[Fields] = [{}, {"name": "A"}, {"captain": "K"}, {"clear": ["captain"]}, {"clear": ["x"]},
                             {"number": 2}, {"members": ids[::-1]}, {"members": []}, {"by_rating": True},
                             {"strength": "-1"}]  # fmt: skip
    shown: dict[str, list[Fields]] = {
        "create": [{"name": "A", "system": "dutch", "rounds": 3}, {"name": "A", "system": "berger"}, {"name": "A"}],
        "change-event": [{"name": "B"}, {"rounds": 1}, {"rounds": 9}, {"system": "lim"}, {"system": "knockout"},
                         {"points": "3-1-0"}, {"tie_breaks": ["BH"]}, {"preset": "swiss"}, {"acceleration": "baku"},
                         {"colour": "lot"}, {"of_teams": True}, {"board_colours": "W"}, {"edition": "2009"},
                         {"match_points": "3-1-0"}],
        "add-player": [{"name": "Yeni"}, {"name": "Yeni", "team": "A"}, {"name": " "}, {"name": "Y" * 10_000}],
        "change-player": [{"player": p, **more} for p in players for more in
                          ({}, {"name": "B"}, {"rating": 2800}, {"team": "Z"}, {"board": 1}, {"clear": ["rating"]})],
        "check-in": [{"player": p, "present": there} for p in players for there in (True, False)],
        "number": [{"by": by} for by in ("rank", "lots", "varma", "given")] + [{"by": "given", "order": ids[::-1]}],
        "draw": [{"purpose": p, "among": among} for p in ("colour", "numbers", "tie", "game") for among in ([], ids)],
        "bye": [{"player": p, "round": n, "kind": k} for p in players for n in rounds for k in ("half", "full")],
        "no-bye": [{"player": p, "round": n} for p in players for n in rounds],
        "withdraw": [{"player": p, **more} for p in players for more in ({}, {"after": 0}, {"after": last + 1})],
        "prohibit": [{"players": ids[:2]}, {"players": ids[:1] * 2}, {"club": "K"}, {"players": ids, "weak": True},
                     {"players": ids[:2], "first_round": 3, "last_round": 1}],
        "allow": [{"players": ids[:2]}, {"players": [3, 4], "weak": True}],
        "pair": [*of_round, {"fix": pairs[-1:]}, {"fix": [[1, 1]]}, {"byes": [{"player": p} for p in ids]}],
        "pair-by-hand": [{"boards": boards, "reason": "x", **more} for more in by_hand for boards in
                         (pairs, [], [[1, 1]], pairs[:1] * 2, [[1, 99]], [pair[::-1] for pair in pairs])],
        "result": [{"round": n, "board": b, "result": r} for n in rounds for b in (0, 1, 99)
                   for r in ("1-0", "½", "adjourned", "", "-/-", "2-0")],
        "game": [{"game": g, "result": r} for g in ("1", "x") for r in ("1-0", "")],
        "play-off": [{"place": 1}, {"place": 99}, {"players": ids}, {"players": ids[:2]}, {}, {"players": ids[:1] * 2}],
        "add-team": [{"name": "Yeni"}, {"name": "A"}, {"name": " "}, {"name": "Yeni", "members": ids[:2], "number": 1},
                     {"name": "Yeni", "captain": "K", "strength": "2000.5"}, {"name": "Yeni", "members": [99]}],
        "change-team": [{"team": n, **more} for n in (1, 2, 99) for more in of_team],
        "remove-team": [{"team": n, **more} for n in (1, 99) for more in ({}, {"members": True})],
        "number-teams": [{"by": "rank"}, {"by": "lots"}, {"by": "given"}, {"by": "given", "order": [2, 1]}],
        "line-up-rules": [{"preset": p} for p in ("tsf-clubs", "free-order", "x")] + [{}, {"rules": {"members": 1}},
                          {"rules": {"special": [{"board": 1, "condition": {"sex": "woman"}}] * 2}}],
        "line-up": [{"round": n, "team": team, "players": people} for n in rounds for team in (1, 99)
                    for people in ([], [None], ids[:1], ids[:2], _members(desk), _members(desk)[::-1], [99])],
        "match": [{"round": n, "match": m, "results": r} for n in rounds for m in (1, 99)
                  for r in ([], ["1", "="], ["+"], ["--", "", "adjourned"], ["x"], ["1"] * 9)],
        "forfeit-match": [{"round": n, "match": 1, "winner": w} for n in rounds
                          for w in ("first", "second", "none", "taken-back", "x")],
        "postpone": [{"round": n, "match": m, **more} for n in rounds for m in (1, 99)
                     for more in ({}, {"until": "2026-12-01"})],
        "penalty": [{"team": n, "reason": "x", **more} for n in (1, 99) for more in
                    ({}, {"match_points": "1"}, {"game_points": "0.5", "round": 1, "bonus": True},
                     {"match_points": "-1"}, {"match_points": "1", "round": 99}, {"match_points": "1", "reason": ""})],
        "finish": [{}],
        "undo": [{}, {"steps": 2}, {"steps": 0}, {"to": 1}, {"to": 0}, {"to": 99}, {"steps": 99}],
        "note": [{"text": "x"}, {"text": "x", "round": 1, "board": 1}, {"text": "x", "board": 1}, {"text": ""}],
        "branch": [{"name": "kopya"}],
    }  # fmt: skip
    shown |= {"redo": shown["undo"], "remove-player": of_player, "return": of_player}
    yield from shown.get(action, of_round)


def _members(desk: Desk) -> list[Any]:
    return [int(p) for p in desk.tournament.teams[0].members] if desk.tournament.teams else []


def asked(event: AtDesk, action: str, fields: Fields, person: Person = PEOPLE[Role.ORGANISER]) -> Decision | str:
    """What comes of it when all warnings have been read, or the code with which it is refused."""
    confirm: tuple[str, ...] = ()
    for _ in range(2):
        try:
            return decide(event.desk, ActionAsked(action, fields, person, seed="s", confirm=confirm), event.entries)
        except Unread as unread:
            has_words(unread.message)
            confirm = tuple(each.code for each in unread.warnings)
        except HakemError as error:
            has_words(error.message)
            return error.message.key
    raise AssertionError(confirm)


def behind(event: AtDesk, made: Decision) -> list[JournalEntry]:
    entries = list(event.entries)
    for draft in made.drafts:
        entries.append(chained(draft, entries[-1].head if entries else Head()))
    return entries


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("name", STATES)
def test_is_done_or_refused_in_words(name: str, action: str) -> None:
    """A refusal leaves everything as it was; what is done can be stored, folded, shown and written."""
    event = state(name)
    before = [entry.line for entry in event.entries], event.desk
    for fields in some(tried(action, event.desk)):
        made = asked(event, action, fields)
        assert ([entry.line for entry in event.entries], event.desk) == before
        if isinstance(made, Decision) and made.drafts:
            entries = behind(event, made)
            assert fold(entries) == made.desk
            is_sound(made.desk)
            can_be_stored(event.desk, made.desk, entries[len(event.entries) :])
            can_be_shown(made.desk, "event", entries)


@pytest.mark.parametrize("action", ACTIONS)
@pytest.mark.parametrize("name", ["half of the results", "knockout"])
def test_no_value_of_a_field_makes_the_desk_stumble(name: str, action: str) -> None:
    event = state(name)
    sensible = next(tried(action, event.desk))
    for line in ACTIONS[action].lines or ():
        for value in NASTY:
            made = asked(event, action, {**sensible, line.key: value})
            if isinstance(made, Decision):
                is_sound(made.desk)
                can_be_shown(made.desk, "event", behind(event, made))
    assert asked(event, action, {**sensible, "unknown": 1}) == "desk.fields"


@pytest.mark.parametrize("role", Role)
@pytest.mark.parametrize("name", ["paired", "closed", "adjourned, next one paired", "after undo", "finished"])
def test_a_role_does_what_its_table_says_and_nothing_else(name: str, role: Role) -> None:
    """What they may not do is refused to them; what they may do ends as it does for everybody."""
    event = state(name)
    for action in ACTIONS:
        grant = GRANTS[action][role]
        for fields in tried(action, event.desk):
            made, free = asked(event, action, fields, PEOPLE[role]), asked(event, action, fields)
            forbidden = isinstance(made, str) and made.startswith("access.")
            if grant is Grant.ALWAYS:
                assert type(made) is type(free), (action, fields)
                assert made == free or not isinstance(made, str) or action in ("undo", "redo"), (action, fields)
            elif grant is Grant.NEVER:
                assert forbidden or made == free, (action, fields)
                assert not isinstance(made, Decision), (action, fields)
            else:
                assert forbidden or isinstance(made, Decision) or made == free, (action, fields)
    with pytest.raises(NotAllowed):
        decide(event.desk, ActionAsked("note", {"text": "x"}, PEOPLE[Role.READER]), event.entries)


def test_nobody_takes_back_or_does_again_what_they_may_not_do() -> None:
    event = _after(_over(), "finish")
    arbiter = PEOPLE[Role.ARBITER]
    assert str(asked(event, "undo", {}, arbiter)).startswith("access.")
    event.do("undo")
    assert str(asked(event, "redo", {}, arbiter)).startswith("access.")
    assert isinstance(asked(event, "redo", {}, PEOPLE[Role.CHIEF_ARBITER]), Decision)
