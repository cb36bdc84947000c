"""Journals of every system (tests/data/journals), with the events that they come to: they stay readable for ever.

``python -m tools.journals --renew`` runs the events below at the desk and writes
those that have no file yet. A journal that is there is never written again: what
an older version has stored is what a newer one has to read. An event that needs
another course gets another name.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from pathlib import Path

from tests.support.at_desk import AtDesk

from hakem.desk.journal.entry import JournalEntry, canonical
from hakem.formats import dump_native
from hakem.i18n import Json
from tools.documents import ROOT

FOLDER = ROOT / "tests" / "data" / "journals"
NAMES = ("Işık, Ayşe", "İnce, Can", "Çelik, Ömer", "Şen, Ece", "Öz, Ali", "Ak, Ulu", "Güneş, Nur")
RESULTS = ("1-0", "½-½", "0-1", "1-0")


def lines(entries: Sequence[JournalEntry]) -> Iterator[str]:
    """A line for every entry: its number, its hash, and what is stored, letter by letter."""
    for entry in entries:
        yield canonical({"seq": entry.seq, "hash": entry.hash, "line": entry.line})


def _swiss(at: AtDesk, rounds: int = 3) -> None:
    """Seven players, a bye, a correction, somebody who leaves, a round that is taken back, a remark."""
    at.enter({"name": name, "rating": 2200 - 50 * n, "sex": "f" if n % 2 else "m"} for n, name in enumerate(NAMES))
    at.do("change-player", player=2, title="FM", club="İzmir Satranç", federation="TUR")
    at.do("bye", player=3, round=2, kind="half")
    at.do("number", by="rank")
    for number in range(1, rounds + 1):
        at.do("pair", confirm="absent-unanswered")
        at.do("publish")
        for board in range(1, len(at.t.rounds[-1].games) + 1):
            at.do("result", round=number, board=board, result=RESULTS[(number + board) % 4])
        if number == 1:
            at.do("result", round=1, board=1, result="+/-")
            at.do("undo")
            at.do("redo")
            at.do("note", text="Saat değiştirildi", round=1, board=2)
        if number == 2:
            at.do("withdraw", player=7, reason="hasta")
        at.do("close")
    at.do("finish", confirm="rounds-missing")


def _whole_list(at: AtDesk) -> None:
    """A list as one act: new players and a change, a twin that was confirmed, all of it taken back and done again."""
    at.do("add-player", name="Işık, Ayşe", rating=1800)
    people: list[Json] = [{"name": name, "national_rating": 2200 - 50 * n} for n, name in enumerate(NAMES)]
    at.do(
        "add-players",
        players=[*people[1:4], {"player": 1, "rating": 1850, "birth": "2010-05-03"}, people[0]],
        confirm="same-name",
    )
    at.do("undo")
    at.do("redo")
    at.do("pair")
    at.play_all("1-0", "½-½")
    at.do("finish", confirm="rounds-missing")


def _lim_by_hand(at: AtDesk) -> None:
    at.enter({"name": name, "rating": 2200 - 50 * n} for n, name in enumerate(NAMES[:4]))
    at.do("prohibit", players=[1, 2])
    at.do("pair")
    at.play_all("1-0", "adjourned")
    at.do("result", round=1, board=2, result="½-0")
    warned = "paired-by-hand,hand-rematch,hand-prohibited"
    at.do("pair-by-hand", boards=[[2, 1], [4, 3]], reason="yanlış ilan edildi", confirm=warned)
    at.play_all("0-1u", "-/-")
    at.do("finish")


def _table(at: AtDesk) -> None:
    at.enter({"name": name} for name in NAMES[:5])
    at.do("number", by="lots", seed="zar")
    for number in range(1, 6):
        at.do("pair")
        if number == 2:
            at.do("withdraw", player=4)
        for board in at.desk.open_boards(number):
            at.do("result", round=number, board=board, result=RESULTS[board])
    at.do("finish")


def _redraw(at: AtDesk) -> None:
    """Lots, a rating corrected, somebody out and somebody in before round 1: numbers from the hall, then lots again."""
    at.enter({"name": name, "rating": 2200 - 50 * n} for n, name in enumerate(NAMES[:6]))
    at.do("number", by="lots", seed="zar")
    at.do("change-player", player=2, rating=2300)
    at.do("withdraw", player=int(next(p.id for p in at.t.players if p.number == 2)), confirm="redraw-due")
    at.do("undo")
    at.do("number", by="given", order=[6, 5, 4, 3, 2, 1])
    at.do("remove-player", player=5, confirm="redraw-due")
    at.do("add-player", name=NAMES[6], rating=1900)
    at.do("number", by="lots", seed="yeniden")
    at.do("draw", purpose="game", among=[1, 2, 3], seed="kura")
    for _ in range(5):
        at.do("pair")
        at.play_all("1-0", "½-½", "0-1")
    at.do("finish")


def _teams(at: AtDesk, teams: str, boards: int, rounds: int) -> None:
    at.enter_teams(teams, boards, range(2100, 2100 + 10 * len(teams), 10))
    for _ in range(rounds):
        at.do("pair")
        at.play_all(*(RESULTS[n % 4] for n in range(len(at.t.rounds[-1].games))))
    at.do("finish")


def _league(at: AtDesk) -> None:
    """Captains, rules and line-ups, a match that waits, one that did not take place, a late reserve, a penalty."""
    for name in ("Ankara", "İzmir", "Bursa", "Muş"):
        at.do("add-team", name=name, captain=f"Kaptan {name}", nickname=name[:3])
        for board in (1, 2, 3):
            at.do("add-player", name=f"{name} {board}", team=name, sex="f" if board == 3 else "m", birth="2008")
    at.do("change-team", team=2, coach="Ece Ak", strength="2100", clear=["nickname"])
    at.do("add-team", name="Yok")
    at.do("remove-team", team=5)
    at.do("number-teams", by="lots", seed="zar")
    special: Json = [{"board": 2, "condition": {"sex": "woman", "under": 18}}]
    at.do("line-up-rules", rules={"special": special, "members": 5, "source": "Yönerge 7"})
    for team in at.t.teams:
        at.do("line-up", round=1, team=int(team.id), players=[int(team.members[0]), int(team.members[2])])
    at.do("pair")
    at.do("match", round=1, match=1, results=["1", "="])
    at.do("postpone", round=1, match=2, until="2026-12-05", reason="kar")
    at.do("add-player", name="Yedek", team="Muş", sex="f", birth="2009")
    at.do("pair")
    at.do("forfeit-match", round=2, match=1, winner="second", reason="gelmedi")
    at.do("match", round=2, match=2, results=["0", "+"])
    at.do("penalty", team=1, match_points="1", reason="geç kaldı", round=2)
    at.do("match", round=1, match=2, results=["=", "1"])
    at.do("pair")
    for match in (1, 2):
        at.do("match", round=3, match=match, results=["1", "0"])
    at.do("finish")


def _knockout(at: AtDesk) -> None:
    """Four players, a golden point, colours that were drawn in the hall."""
    at.enter({"name": name, "rating": 2200 - 50 * n} for n, name in enumerate(NAMES[:4]))
    at.do("draw", purpose="colour", seed="zar")
    at.do("pair")
    white = int(at.t.rounds[0].games[0].black)
    at.do("game", match="semi-finals.match-1", game="game-1", result="1-0", white=white)
    at.do("result", round=1, board=2, result="1-0")
    at.do("pair")
    at.play_all("1-0", "½-½")
    for game in ("extra-1", "extra-2"):
        at.do("pair")
        at.do("game", match="semi-finals.match-1", game=game, result="½-½", moves=31)
    at.do("pair")
    at.do("game", game="semi-finals.match-1.golden", result="½-½", later_flag="white")
    for result in ("1-0", "0-1"):
        at.do("pair")
        at.play_all(result)
    at.do("finish")


def _play_off(at: AtDesk) -> None:
    at.enter({"name": name, "rating": 2200 - 50 * n, "group": "A"} for n, name in enumerate(NAMES[:4]))
    at.do("check-in", player=1)
    at.do("pair", confirm="not-checked-in")
    at.play_all("1-0", "0-1")
    at.do("play-off", place=1, seed="zar", format={"extra": "2"})
    for game, result in (("game-1", "1-0"), ("game-2", "1-0"), ("extra-1", "½-½"), ("extra-2", "0-1")):
        at.do("game", game=game, result=result, moves=40)
    at.do("finish")


Play = tuple[Mapping[str, Json], Callable[[AtDesk], None]]
_SWISS: Mapping[str, Json] = {"rounds": 3, "colour": "white", "start": "2026-11-14", "city": "İzmir"}
PLAYS: Mapping[str, Play] = {
    **{
        f"{system}-{edition}": ({**_SWISS, "system": system, "edition": edition}, _swiss)
        for system, edition in (
            ("dutch", "2009"),
            ("dutch", "2017"),
            ("dutch", "2026"),
            ("lim", "2026"),
            ("dubov", "2009"),
            ("dubov", "2026"),
            ("burstein", "2009"),
            ("burstein", "2026"),
        )
    },
    "lim-2009-by-hand": ({**_SWISS, "system": "lim", "edition": "2009", "rounds": 2}, _lim_by_hand),
    "baku": ({**_SWISS, "system": "dutch", "edition": "2026", "acceleration": "baku", "colour": "lot"}, _swiss),
    "whole-list": ({**_SWISS, "system": "dutch", "edition": "2026"}, _whole_list),
    "berger-2009": ({"system": "berger", "edition": "2009", "tie_breaks": ["PTS", "SB"]}, _table),
    "redraw": ({"system": "berger", "edition": "2009"}, _redraw),
    "berger-2026": ({"system": "berger", "edition": "2026"}, _table),
    "league": (
        {"system": "berger", "edition": "2026", "of_teams": True, "board_colours": "WB", "start": "2026-11-20"},
        _league,
    ),
    "berger-teams": (
        {"system": "berger", "of_teams": True, "board_colours": "WB"},
        lambda at: _teams(at, "ABC", 2, 3),
    ),
    "scheveningen": ({"system": "scheveningen"}, lambda at: _teams(at, "AB", 2, 2)),
    "skalitzka": ({"system": "skalitzka"}, lambda at: _teams(at, "ABC", 2, 2)),
    "knockout": ({"system": "knockout"}, _knockout),
    "play-off": ({**_SWISS, "system": "dutch", "rounds": 1, "tie_breaks": ["PTS", "BH"]}, _play_off),
}
"""How each event is created, and what happens in it."""


def played(name: str) -> tuple[str, str]:
    """The journal of an event, and the event that it comes to."""
    fields, play = PLAYS[name]
    with tempfile.TemporaryDirectory() as folder:
        at = AtDesk(Path(folder), name, **fields)
        play(at)
        made = "\n".join(lines(at.running.entries)) + "\n", dump_native(at.t).text
        at.close()
    return made


def renew(folder: Path = FOLDER) -> list[str]:
    """Write the journals that are not there yet; which these are."""
    folder.mkdir(exist_ok=True)
    missing = [name for name in PLAYS if not (folder / f"{name}.jsonl").exists()]
    for name in missing:
        journal, event = played(name)
        (folder / f"{name}.jsonl").write_text(journal, encoding="utf-8")
        (folder / f"{name}.json").write_text(event, encoding="utf-8")
    return missing


if __name__ == "__main__":
    if "--renew" in sys.argv[1:]:
        sys.stdout.write("".join(f"{name}\n" for name in renew()))
    else:
        sys.stdout.write("".join(f"{name}\n" for name in PLAYS))
