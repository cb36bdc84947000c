"""Somebody who runs an event at the desk, in the words of the tests: enter, pair, play, close."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.state import Desk
from hakem.i18n import Json
from hakem.model import Player, Tournament, result_text
from hakem.model.points import decimal_text
from hakem.store.running import Answer, RunningEvent, create_event
from hakem.store.sqlite import SqliteStore
from hakem.tiebreaks import Standing, standings

RESULTS = {"1": "1-0", "0": "0-1", "=": "½-½", "00": "0-0", "+": "+/-", "-": "-/+", "--": "-/-"}
"""Results of White as the lines of tests have them; every other text is a result of the desk itself."""


class AtDesk:
    """An event in a file of a folder, with a clock and lots that are the same in every run."""

    def __init__(self, folder: Path, event: str = "event", /, **fields: Json) -> None:
        store, moments, lots = SqliteStore(folder), _moments(), count(1)
        asked = ActionAsked("create", {"name": "Türkiye Kupası", **fields}, at=next(moments), seed="lot 0")
        self.created = create_event(store, event, asked)
        self.running = RunningEvent(store, event, clock=lambda: next(moments), seeds=lambda: f"lot {next(lots)}")
        self.running.refresh()

    def do(self, action: str, /, **fields: Json) -> Answer:
        """An action; ``confirm`` lists the codes of warnings that were read, with commas."""
        read = str(fields.pop("confirm", "")).split(",")
        return self.running.do(action, fields, confirm=read)

    def close(self) -> None:
        """Let go of the file."""
        self.running.store.close()

    @property
    def desk(self) -> Desk:
        """The state."""
        return self.running.desk

    @property
    def t(self) -> Tournament:
        """The event."""
        return self.running.desk.tournament

    # Entries

    def drawn_in_the_hall(self) -> None:
        """The numbers as they stand are those that players or teams have drawn."""
        if self.t.teams:
            self.do("number-teams", by="given", order=[int(team.id) for team in self.t.teams])
        else:
            self.do("number", by="given", order=[int(p.id) for p in self.t.players])

    def enter(self, people: Iterable[dict[str, Json]]) -> None:
        """Everybody, one after the other."""
        for person in people:
            self.do("add-player", **person)

    def enter_teams(self, teams: Sequence[str], boards: int, ratings: Sequence[int] = ()) -> None:
        """Teams of so many players each, called by team and board; ``ratings`` are those of the teams."""
        for place, team in enumerate(teams):
            for board in range(1, boards + 1):
                rated: dict[str, Json] = {"rating": ratings[place]} if ratings else {}
                self.do("add-player", name=f"{team}{board}", team=team, board=board, **rated)

    def player(self, name: str) -> Player:
        """The player of that name."""
        return next(p for p in self.t.players if p.name == name)

    # Rounds

    def pair(self, **fields: Json) -> str:
        """The next round as a line: boards with pairing numbers in order, then who has the bye."""
        self.do("pair", **fields)
        return self.round_line()

    def round_line(self, round_no: int = 0) -> str:
        """A round, the last one if none is named."""
        rnd, number = self.t.rounds[round_no - 1], {p.id: p.number for p in self.t.players}
        boards = [f"{number[g.white]}-{number[g.black]}" for g in rnd.games]
        return " ".join([*boards, *(str(number[bye.player]) for bye in rnd.byes)])

    def names_line(self) -> str:
        """The boards of the last round by names."""
        name = {p.id: p.name for p in self.t.players}
        return " ".join(f"{name[g.white]}-{name[g.black]}" for g in self.t.rounds[-1].games)

    def play(self, line: str, closed: bool = True) -> None:
        """Results of the last round: ``1-8 1, 9-2 0, 3-10 =``, by pairing numbers; then it is published and closed."""
        number = {p.id: p.number for p in self.t.players}
        rnd = self.desk.round_no
        told: dict[str, str] = {}
        for item in line.split(","):
            pair, result = item.split()
            told[pair] = RESULTS.get(result, result)
        self.do("publish")
        for board, game in enumerate(self.t.rounds[-1].games, start=1):
            result = told.pop(f"{number[game.white]}-{number[game.black]}", "")
            if result:
                self.do("result", round=rnd, board=board, result=result)
        assert not told
        if closed:
            self.do("close")

    def play_all(self, *results: str, closed: bool = True) -> None:
        """Results of all boards of the last round in their order."""
        for board, result in enumerate(results, start=1):
            self.do("result", round=self.desk.round_no, board=board, result=RESULTS.get(result, result))
        if closed:
            self.do("close")

    # What comes of it

    def results(self, round_no: int = 0) -> list[str]:
        """The results of a round."""
        return [result_text(game.result) for game in self.t.rounds[round_no - 1].games]

    def table(self) -> list[tuple[str, str, str]]:
        """The standings: places, names, points."""
        return [(_places(row), row.contestant.name, decimal_text(row.points)) for row in standings(self.t).rows]


def _places(row: Standing) -> str:
    return str(row.first) if row.first == row.last else f"{row.first}-{row.last}"


def _moments() -> Iterator[str]:
    """A second for every action."""
    for second in count():
        yield f"2026-11-16T{10 + second // 3600:02}:{second // 60 % 60:02}:{second % 60:02}Z"
