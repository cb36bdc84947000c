"""Phones and an arbiter at random, in events of every kind: a decision stands, and a report is about whom it names.

Reports come late, twice and in any order, about rounds that were taken back, and by phones that name nobody.
"""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from hakem.desk.journal.asking import Unread
from hakem.desk.journal.last_words import seated_by
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import Person, Role
from hakem.errors import HakemError
from tests.support.desks import AtDesk

ARBITER = Person("Deniz", Role.CHIEF_ARBITER)
PHONES = (
    *(Person(f"Salon {n}", Role.HELPER, 1, ((1, 9),), last_round=99) for n in range(3)),
    *(Person(f"Kaptan {team}", Role.HELPER, 1, (), team, 99) for team in (1, 2)),
)
RESULTS = ("1-0", "½-½", "0-1", "+/-")
STEPS, SEEDS = 100, 2

Pair = tuple[int, frozenset[int]]


class Hall:
    """An event, what was tapped on its phones and has not arrived yet, and what the arbiter has decided."""

    def __init__(self, system: str, seed: int) -> None:
        self.random = random.Random(f"{system} {seed}")
        self.at, teams = AtDesk(), system == "league"
        rounds = {"rounds": 4} if system in ("dutch", "double-swiss") else {}
        kind: Any = {"system": "berger", "of_teams": True} if teams else {"system": system, **rounds}
        self.at.do("create", name="Deneme", **kind)
        for number in range(4):
            team: Any = {"team": "ABCD"[number // 2], "board": number % 2 + 1} if teams else {}
            self.at.do("add-player", name=f"Oyuncu {number}", rating=1500 + number, **team)
        self.tapped: list[tuple[Person, dict[str, Any]]] = []
        self.decided: dict[Pair, str] = {}
        self.newest: dict[tuple[str, int, int], int] = {}
        self.turn = self.arrived = 0

    def try_(self, action: str, person: Person = ARBITER, **fields: Any) -> Mapping[str, Any] | None:
        """The action, whatever there is to be read first; None if it is refused."""
        read: list[str] = []
        while True:
            try:
                return self.at.do(action, person=person, confirm=read, **fields)
            except Unread as error:
                read += [each.code for each in error.warnings]
            except HakemError:
                return None

    def shown(self) -> dict[Pair, str]:
        """The result of everybody who sits at a board of some round."""
        rounds = enumerate(self.at.desk.tournament.rounds, start=1)
        return {
            (number, frozenset(map(int, game.players))): shown_result(self.at.desk, number, board)
            for number, rnd in rounds
            for board, game in enumerate(rnd.games, start=1)
        }

    def step(self) -> None:
        """Somebody does something."""
        what = self.random.random()
        if self.at.desk.round_no == 0 or what < 0.03:
            self.try_("close")
            self.try_("pair")
            self.try_("publish")
        elif what < 0.1:
            self.try_(self.random.choice(["unpair", "undo", "redo", "close", "reopen"]))
            self.decided.clear()
        elif what < 0.15:
            self.move()
        elif what < 0.35:
            self.decide()
        else:
            self.tap()
            if self.random.random() < 0.7:
                self.arrive()

    def move(self) -> None:
        """The boards of the last round in another order."""
        boards = [[int(game.white), int(game.black)] for game in self.at.desk.tournament.rounds[-1].games]
        self.random.shuffle(boards)
        self.try_("pair-by-hand", round=self.at.desk.round_no, boards=boards, reason="yer")

    def place(self) -> tuple[int, int, Any]:
        """A board, more often than not of the last round."""
        number = max(1, self.at.desk.round_no - (self.random.random() < 0.25))
        games = self.at.desk.tournament.rounds[number - 1].games
        board = self.random.randrange(len(games)) + 1
        return number, board, games[board - 1]

    def decide(self) -> None:
        number, board, game = self.place()
        result = self.random.choice(("", *RESULTS))
        if self.try_("result", round=number, board=board, result=result) is not None:
            pair = (number, frozenset(map(int, game.players)))
            assert self.at.desk.dispute(number, board) is None
            if shown_result(self.at.desk, number, board) == result:
                self.decided |= {pair: result} if result else {}
                self.decided = self.decided if result else {k: v for k, v in self.decided.items() if k != pair}

    def tap(self) -> None:
        number, board, game = self.place()
        self.turn += 1
        phone = self.random.choice(PHONES)
        sent = {"round": number, "board": board, "result": self.random.choice(RESULTS)}
        whom = {"white": int(game.white), "black": int(game.black), "seated": seated_by(self.at.entries, number)}
        if self.random.random() < 0.85:
            sent |= {**whom, "device": phone.name, "turn": self.turn}
        self.tapped.append((phone, sent))

    def arrive(self) -> None:
        """Something that was tapped comes through; sometimes it comes again later."""
        at = self.random.randrange(len(self.tapped)) if self.random.random() < 0.4 else -1
        phone, sent = self.tapped[at] if self.random.random() < 0.2 else self.tapped.pop(at)
        before, disputes = self.shown(), self.at.desk.disputes
        told = self.try_("result", phone, **sent)
        self.arrived += told is not None
        self.judge(sent, before, disputes, told)

    def judge(self, sent: Mapping[str, Any], before: dict[Pair, str], disputes: Any, told: Any) -> None:
        """What may have become of a report."""
        now, number = self.shown(), sent["round"]
        changed = [pair for pair in now if now[pair] != before[pair]]
        new = [each for each in self.at.desk.disputes if each not in disputes]
        for each in new:
            game = self.at.desk.tournament.rounds[each.round_no - 1].games[each.board - 1]
            assert (each.round_no, frozenset(map(int, game.players))) not in self.decided
        if "white" in sent:
            assert set(changed) <= {(number, frozenset((sent["white"], sent["black"])))}
            place = (sent["device"], number, sent["board"])
            if told is not None and sent["turn"] < self.newest.get(place, 0):
                assert (changed, new) == ([], [])
            elif told:
                self.newest[place] = max(sent["turn"], self.newest.get(place, 0))
        assert not [pair for pair in changed if pair in self.decided or pair[0] != number]
        assert all(len({report.result for report in each.reports}) > 1 for each in self.at.desk.disputes)


@pytest.mark.parametrize("system", ["dutch", "double-swiss", "berger", "knockout", "league"])
def test_a_decision_stands_and_a_report_is_about_whom_it_names(system: str) -> None:
    for seed in range(SEEDS):
        hall = Hall(system, seed)
        for _ in range(STEPS):
            hall.step()
        assert hall.arrived > STEPS // 5
