"""Events of every kind for the model of the keys: made once, copied for each sequence, half filled by chance."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Mapping
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from random import Random

from hakem.desk.journal.asking import ActionAsked
from hakem.desk.journal.result_actions import ADJOURNED, shown_result
from hakem.desk.journal.roles import Person, Role
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.model import Tournament
from hakem.store.running import RunningEvent
from hakem.store.sqlite import SqliteStore
from hakem.web.demos import demo_actions
from tests.support.at_desk import AtDesk

PLAYED = ("1-0", "½-½", "0-1", "+/-", "-/+", "-/-")
TAPPED = ("1-0", "½-½", "0-1")
"""What a phone reports."""


@dataclass(frozen=True, slots=True)
class Start:
    """An event as a sequence finds it: its address, and the round whose page is worked on (0: pages of games)."""

    event: str
    kind: str
    round_no: int = 0


def phone(round_no: int, name: str = "Salon") -> Person:
    """Somebody with a phone who has all boards of the round."""
    return Person(name, Role.HELPER, round_no, ((1, 99),))


def _swiss(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="dutch", rounds=5, colour="white")
    at.enter({"name": f"Oyuncu {n:02}", "rating": 2400 - 10 * n} for n in range(1, 25))
    at.pair()
    at.do("publish")
    at.play_all(*("1=01" * 3))
    at.pair()
    at.do("publish")
    at.close()


def _double_swiss(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="double-swiss", rounds=4, colour="white")
    at.enter({"name": f"Oyuncu {n}", "rating": 2400 - 10 * n} for n in range(1, 14))
    at.pair()
    at.do("publish")
    at.play_all(*"1=01=1")
    at.pair()
    at.do("publish")
    at.close()


def _round_robin(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="berger")
    at.enter({"name": f"Oyuncu {n}"} for n in range(1, 11))
    at.pair()
    at.do("publish")
    at.close()


def _league(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="berger", edition="2026", of_teams=True, board_colours="WBWB")
    at.enter_teams(["Ankara ", "Bursa ", "Ceyhan ", "Dinar "], 4, (2200, 2100, 2000, 1900))
    at.pair()
    at.do("publish")
    at.close()


def _scheveningen(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="scheveningen", of_teams=True)
    at.enter_teams(["Ankara ", "Bursa "], 6)
    at.pair()
    at.do("publish")
    at.close()


def _demo(name: str) -> Callable[[Path, str], None]:
    """An example, played until its first round is out."""

    def made(folder: Path, event: str) -> None:
        at: AtDesk | None = None
        for asked in demo_actions(name, name):
            if at is None:
                at = AtDesk(folder, event, **dict(asked.fields))
            elif asked.action == "pair":
                break
            else:
                at.do(asked.action, **dict(asked.fields))
        assert at is not None
        at.do("pair")
        at.do("publish")
        at.close()

    return made


def _knockout(folder: Path, event: str) -> None:
    at = AtDesk(folder, event, system="knockout")
    at.enter({"name": f"Oyuncu {n}", "rating": 2400 - 10 * n} for n in range(1, 17))
    at.pair()
    at.do("publish")
    at.close()


def _team_knockout(folder: Path, event: str) -> None:
    at = AtDesk(
        folder, event, system="knockout", of_teams=True, board_colours="WW", options={"games": "2", "extra": "0"}
    )
    at.enter_teams(["Ankara ", "Bursa ", "Ceyhan ", "Dinar "], 2, (2200, 2100, 2000, 1900))
    at.pair()
    at.do("publish")
    at.close()


def _play_off(players: int) -> Callable[[Path, str], None]:
    """One round in which White wins everywhere: half of them share the first place and play it off."""

    def made(folder: Path, event: str) -> None:
        at = AtDesk(folder, event, system="dutch", rounds=1, colour="white", tie_breaks=["PTS"])
        at.enter({"name": f"Oyuncu {n}", "rating": 2400 - 10 * n} for n in range(1, players + 1))
        at.pair()
        at.do("publish")
        at.play_all(*("1" * (players // 2)))
        at.do("play-off", place=1)
        at.close()

    return made


ROUNDS: Mapping[str, tuple[Callable[[Path, str], None], int]] = {
    "swiss": (_swiss, 2),
    "double-swiss": (_double_swiss, 2),
    "round-robin": (_round_robin, 1),
    "league": (_league, 1),
    "scheveningen": (_scheveningen, 1),
    "skalitzka": (_demo("skalitzka-8"), 1),
}
"""Kinds whose results are entered on the page of a round, with the round that is open."""

GAMES: Mapping[str, Callable[[Path, str], None]] = {
    "knockout": _knockout,
    "team-knockout": _team_knockout,
    "play-off": _play_off(8),
    "play-off-of-two": _play_off(4),
}
"""Kinds whose games are entered beside a bracket or a play-off."""

KINDS = (*ROUNDS, *GAMES)


class Bases:
    """The events of every kind in a folder of their own, made when the first sequence asks for one."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        folder.mkdir(parents=True, exist_ok=True)

    def copy(self, kind: str, to: Path, event: str) -> Start:
        """A copy of the event of that kind in the folder of a server."""
        base = self._folder / f"{kind}.hakem"
        if not base.exists():
            made = ROUNDS[kind][0] if kind in ROUNDS else GAMES[kind]
            made(self._folder, kind)
        shutil.copyfile(base, to / f"{event}.hakem")
        return Start(event, kind, ROUNDS[kind][1] if kind in ROUNDS else 0)


def filled(folder: Path, start: Start, how: str, chance: Random) -> None:
    """Results of a round as they are when somebody comes to its page: ``fresh``, ``half``, ``full`` or ``closed``."""
    if how == "fresh" or not start.round_no:
        return
    store = SqliteStore(folder)
    running = RunningEvent(store, start.event)
    running.refresh()
    number = start.round_no
    boards = range(1, len(running.desk.tournament.rounds[number - 1].games) + 1)
    share = {"half": 0.5, "full": 1.0, "closed": 1.0}[how]
    wanted: list[ActionAsked] = []
    for board in boards:
        if shown_result(running.desk, number, board) or chance.random() >= share:
            continue
        result = ADJOURNED if how == "half" and chance.random() < 0.2 else chance.choice(PLAYED)
        wanted.append(ActionAsked("result", {"round": number, "board": board, "result": result}, at=MORNING))
    if wanted:
        running.do_all(wanted)
    if how == "half":
        _other_words(running, start, chance)
    if how == "closed":
        running.do("close", {"round": number})
    store.close()


def _other_words(running: RunningEvent, start: Start, chance: Random) -> None:
    """Two phones disagree about a board; a match of a league is played another day."""
    number = start.round_no
    for board in range(1, len(running.desk.tournament.rounds[number - 1].games) + 1):
        stands = shown_result(running.desk, number, board)
        if stands in TAPPED and chance.random() < 0.3:
            other = chance.choice([each for each in TAPPED if each != stands])
            running.do("result", {"round": number, "board": board, "result": ""})
            for name, said in (("Salon", stands), ("Kapı", other)):
                running.do("result", {"round": number, "board": board, "result": said}, by=phone(number, name))
    if start.kind == "league" and chance.random() < 0.4:
        fields: dict[str, Json] = {"round": number, "match": 2}
        with suppress(HakemError):  # all of its results are there already
            running.do("postpone", fields, confirm=("postponed",))


def pair_anew(running: RunningEvent, number: int, nth: int) -> None:
    """Another arbiter takes the round back, withdraws somebody who sits there, and pairs it again."""
    games = running.desk.tournament.rounds[number - 1].games
    running.do("unpair", {"round": number}, confirm=("results-lost", "announced-stands"))
    running.do("withdraw", {"player": int(games[nth % len(games)].white)})
    running.do("pair", confirm=("results-lost", "announced-stands", "absent-unanswered"))
    running.do("publish")


def seats_of(t: Tournament, number: int) -> dict[str, frozenset[str]]:
    """The boards of a round with the names of both."""
    names = {player.id: player.name for player in t.players}
    games = t.rounds[number - 1].games
    return {str(n): frozenset(names[each] for each in game.players) for n, game in enumerate(games, start=1)}


MORNING = "2026-11-16T09:00:00Z"
