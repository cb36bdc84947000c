"""Commands that change an event: withdraw, bye, redraw, and numbers drawn in the hall."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_native, dump_trf, parse_bytes
from hakem.model import ByeKind, Event, Mark, Player, PlayerId, RoundNo, Tournament
from hakem.model.changes import with_result, with_round
from hakem.pairing import BergerRoundRobin
from tests.cli.runner import hakem

NAMES = ("Işık, Ayşe", "İnce, Can", "Çelik, Ömer", "Şen, Ece", "Öz, Ali", "Ak, Ulu", "Güneş, Nur")


def entries(count: int = 6) -> Tournament:
    players = tuple(Player(PlayerId(n), n, NAMES[n - 1], rating=2000 - 10 * n) for n in range(1, count + 1))
    cover = Event(name="Kulüp", type_code="BERGER_ROUNDROBIN")
    return Tournament(players, count - 1 + count % 2, event=cover)


def started(rounds: int, last_is_open: bool = False) -> Tournament:
    """A round robin of six with so many rounds, all drawn; the games of the last one may be open."""
    t = entries()
    for number in range(1, rounds + 1):
        t = with_round(t, BergerRoundRobin().pair(t).as_round(None))
        for board in (1, 2, 3) if number < rounds or not last_is_open else ():
            t = with_result(t, number, board, "½-½")
    return t


def saved(t: Tournament, folder: Path, name: str = "event.json") -> str:
    path = folder / name
    text = dump_native(t).text if name.endswith(".json") else dump_trf(t).text
    path.write_bytes(text.encode())
    return str(path)


def event(path: Path) -> Tournament:
    return parse_bytes(path.read_bytes()).require()


class TestWithdraw:
    def test_says_what_the_handbook_makes_of_it(self, tmp_path: Path) -> None:
        """000, Round Robin 3: below half of the games the player is not in the ranking."""
        t = replace(started(2), event=replace(entries().event, start=None))
        done = hakem("withdraw", saved(t, tmp_path), "6", "-o", str(tmp_path / "new.trf"))
        assert done.code == 0
        assert done.out.splitlines()[0] == "6 Ak, Ulu has withdrawn after round 2"
        assert "completed games: 2 of 5, less than half" in done.out
        assert event(tmp_path / "new.trf").players[5].withdrawn_after == 2
        done = hakem("withdraw", saved(started(3), tmp_path), "6")
        assert "completed games: 3 of 5, at least half" in done.out

    def test_whoever_leaves_later_is_not_judged_yet(self, tmp_path: Path) -> None:
        path = saved(started(2), tmp_path)
        assert "completed games so far: 2 of 5" in hakem("withdraw", path, "6", "--after", "4").out
        done = hakem("withdraw", path, "6", "--after", "6")
        assert (done.code, done.err) == (3, "hakem: nobody withdraws after round 6: the last round is 5\n")

    def test_nothing_is_written_unless_asked_for(self, tmp_path: Path) -> None:
        path = saved(started(2), tmp_path)
        before = Path(path).read_bytes()
        done = hakem("withdraw", path, "6")
        assert (done.code, done.err) == (0, "hakem: nothing is written; -o OUT writes the event\n")
        assert Path(path).read_bytes() == before
        assert hakem("withdraw", path, "6", "-o", path).code == 0
        assert event(Path(path)).players[5].withdrawn_after == 2

    def test_the_event_on_standard_output_stands_there_alone(self, tmp_path: Path) -> None:
        done = hakem("withdraw", saved(started(2), tmp_path), "6", "-o", "-", "--to", "json")
        assert parse_bytes(done.out.encode()).require().players[5].withdrawn_after == 2
        assert "6 Ak, Ulu has withdrawn" in done.err

    def test_games_after_it_that_are_open_are_lost_by_forfeit(self, tmp_path: Path) -> None:
        path = saved(started(4, last_is_open=True), tmp_path)
        done = hakem("withdraw", path, "6", "5", "--after", "3", "-o", str(tmp_path / "new.json"))
        assert "round 4, 6 Ak, Ulu – 5 Öz, Ali: not played, decided by forfeit" in done.out
        (game,) = (g for g in event(tmp_path / "new.json").rounds[3].games if 6 in g.players)
        assert (game.white_mark, game.black_mark, game.played) == (Mark.LOSS, Mark.LOSS, False)

    def test_games_before_it_that_are_open_are_named(self, tmp_path: Path) -> None:
        done = hakem("withdraw", saved(started(4, last_is_open=True), tmp_path), "6")
        assert "round 4, 6 Ak, Ulu – 5 Öz, Ali: still without a result; it has to be entered" in done.out

    def test_whoever_played_later_has_not_left(self, tmp_path: Path) -> None:
        done = hakem("withdraw", saved(started(4), tmp_path), "6", "--after", "2", lang="tr")
        assert done.code == 3
        assert done.err == "hakem: oyuncu 6 Ak, Ulu, 2. turdan sonra çekilmiş olamaz: 3. turda yer alıyor\n"

    def test_coming_back(self, tmp_path: Path) -> None:
        path = saved(replace(started(2), players=_gone(started(2))), tmp_path)
        done = hakem("withdraw", path, "6", "--return", "-o", str(tmp_path / "back.json"))
        assert done.out == "6 Ak, Ulu is there again from round 3 on; the rounds missed stay missed\n"
        assert event(tmp_path / "back.json") == started(2)
        assert hakem("withdraw", path, "6", "--return", "--after", "1").code == 3
        assert hakem("withdraw", path, "5", "--return").code == 3

    def test_before_the_first_round_lots_are_drawn_again(self, tmp_path: Path) -> None:
        assert "`hakem redraw`" in hakem("withdraw", saved(entries(), tmp_path), "6").out

    @pytest.mark.parametrize("argv", [("0",), ("9",), ("six",), ("6", "--after", "-1"), ("6", "-o", "x.odd")])
    def test_requests_that_make_no_sense(self, tmp_path: Path, argv: tuple[str, ...]) -> None:
        done = hakem("withdraw", saved(started(2), tmp_path), *argv)
        assert done.code == 3
        assert not (tmp_path / "x.odd").exists()


def _gone(t: Tournament) -> tuple[Player, ...]:
    return tuple(replace(p, withdrawn_after=RoundNo(2)) if p.id == 6 else p for p in t.players)


class TestBye:
    @pytest.mark.parametrize(
        ("kind", "meant"),
        [("half", ByeKind.HALF_POINT), ("zero", ByeKind.ZERO_POINT), ("full", ByeKind.FULL_POINT)],
    )
    @pytest.mark.parametrize("ending", ["trf", "trfx", "json"])
    def test_is_announced_and_taken_back(self, tmp_path: Path, kind: str, meant: ByeKind, ending: str) -> None:
        path, made = saved(started(2), tmp_path), tmp_path / f"new.{ending}"
        done = hakem("bye", path, "2", "4", "--round", "4", "--kind", kind, "-o", str(made))
        assert done.code == 0
        assert [(a.round_no, a.player, a.kind) for a in event(made).absences] == [(4, 2, meant), (4, 4, meant)]
        back = tmp_path / f"back.{ending}"
        assert hakem("bye", str(made), "2", "4", "--round", "4", "--take-back", "-o", str(back)).code == 0
        assert event(back).absences == ()

    def test_in_a_table_it_moves_nothing(self, tmp_path: Path) -> None:
        done = hakem("bye", saved(started(2), tmp_path), "2", lang="tr")
        assert done.out.splitlines()[0] == "2 İnce, Can 3. turu yarım puanla atlıyor"
        assert "tabloyu değiştirmez" in done.out

    def test_twice_is_refused(self, tmp_path: Path) -> None:
        path = saved(started(2), tmp_path)
        assert hakem("bye", path, "2", "-o", path).code == 0
        done = hakem("bye", path, "2", "-o", path)
        assert (done.code, len(event(Path(path)).absences)) == (3, 1)
        assert hakem("bye", path, "3", "--take-back").code == 3


class TestRedraw:
    def test_two_newcomers_for_one_number_are_refused(self, tmp_path: Path) -> None:
        done = hakem("redraw", saved(entries(), tmp_path), "1", "--instead", "1=Ak, Can", "--instead", "1=Er, Su")
        assert (done.code, done.err) == (3, "hakem: --instead names two newcomers for the same number\n")

    """000, Round Robin 2, as RR-1 reads it."""

    def test_the_table_changes_so_lots_are_drawn_again(self, tmp_path: Path) -> None:
        done = hakem("redraw", saved(entries(), tmp_path), "3", "--seed", "zar", "-o", str(tmp_path / "new.json"))
        t = event(tmp_path / "new.json")
        assert done.out.splitlines()[:3] == [
            "out before the first round: 3 Çelik, Ömer",
            "C.05 (2026) Annex 1: the table changes, so the lots are drawn again",
            "seed of the draw: zar",
        ]
        assert {p.name for p in t.players} == {*NAMES[:6]} - {NAMES[2]}
        assert (t.rounds_total, [(lot.purpose, lot.seed) for lot in t.lots]) == (5, [("numbers", "zar")])

    def test_the_last_even_number_becomes_the_bye(self, tmp_path: Path) -> None:
        done = hakem("redraw", saved(entries(), tmp_path), "6", "-o", str(tmp_path / "new.trf"))
        assert "whoever should meet it has the bye; the lots stand" in done.out
        t = event(tmp_path / "new.trf")
        assert [p.name for p in t.players] == [*NAMES[:5]]
        assert not t.lots

    def test_whoever_comes_instead_takes_the_number(self, tmp_path: Path) -> None:
        argv = ("3", "--instead", "3=Kaya, Ali (1850)", "-o", str(tmp_path / "new.trf"))
        assert hakem("redraw", saved(entries(), tmp_path), *argv).code == 0
        t = event(tmp_path / "new.trf")
        assert [(p.name, p.rating) for p in t.players if p.number == 3] == [("Kaya, Ali", 1850)]
        assert not t.lots

    @pytest.mark.parametrize(
        "argv", [("3", "--instead", "4=Kaya"), ("9",), ("3", "--instead", "Kaya"), ("3", "--instead", "3=")]
    )
    def test_requests_that_make_no_sense(self, tmp_path: Path, argv: tuple[str, ...]) -> None:
        assert hakem("redraw", saved(entries(), tmp_path), *argv).code == 3

    def test_once_a_round_is_paired_it_is_too_late(self, tmp_path: Path) -> None:
        assert hakem("redraw", saved(started(1), tmp_path), "3").code == 3

    def test_other_systems_have_no_table(self, tmp_path: Path) -> None:
        swiss = replace(entries(), event=Event(type_code="FIDE_DUTCH_2026"))
        assert "only in a round robin" in hakem("redraw", saved(swiss, tmp_path), "3").err


class TestNumbersDrawnInTheHall:
    """000, Round Robin 2: the players draw, the strongest first; the arbiter draws for those who are not there."""

    def test_everybody_has_what_they_drew(self, tmp_path: Path) -> None:
        done = hakem("number", saved(entries(), tmp_path), "--drawn", "3,1,5,2,6,4", "-o", str(tmp_path / "new.trf"))
        t = event(tmp_path / "new.trf")
        assert [p.name for p in t.players] == [NAMES[n] for n in (1, 3, 0, 5, 2, 4)]
        assert done.err.splitlines()[0] == "hakem: Işık, Ayşe has drawn 3"
        assert [(lot.purpose, lot.seed) for lot in t.lots] == [("numbers-by-hand", "-")]

    def test_for_whoever_is_not_there_the_arbiter_draws(self, tmp_path: Path) -> None:
        path, made = saved(entries(), tmp_path), tmp_path / "new.json"
        done = hakem("number", path, "--drawn", "3,1,-,2,6,-", "--seed", "zar", "-o", str(made), lang="tr")
        number = {p.name: p.number for p in event(made).players}
        assert [number[name] for name in NAMES[:2]] == [3, 1]
        assert {number[NAMES[2]], number[NAMES[5]]} == {4, 5}
        assert f"{NAMES[2]}: orada değildi, başhakemin çektiği numara {number[NAMES[2]]}" in done.err
        assert hakem("number", path, "--drawn", "3,1,-,2,6,-").code == 3

    def test_a_file_of_lines(self, tmp_path: Path) -> None:
        lines = "# salon\n3 Işık, Ayşe\n1. INCE, CAN\n\n2: 3\n4 şen, ece\n5 5\n6 Ak, Ulu\n"
        (tmp_path / "drawn.txt").write_text(lines, encoding="utf-8")
        made = tmp_path / "new.json"
        argv = ("--drawn", str(tmp_path / "drawn.txt"), "-o", str(made))
        assert hakem("number", saved(entries(), tmp_path), *argv).code == 0
        assert [p.name for p in event(made).players] == [NAMES[n] for n in (1, 2, 0, 3, 4, 5)]

    @pytest.mark.parametrize(
        ("drawn", "said"),
        [
            ("3,1,5,2,6,3", "number 3 cannot have been drawn by all of these: 1 Işık, Ayşe; 6 Ak, Ulu"),
            ("3,1,5,2,6,7", "6 Ak, Ulu: there is no number 7; they go from 1 to 6"),
            ("3,1,5,2,6,0", "6 Ak, Ulu: there is no number 0; they go from 1 to 6"),
            ("3,1", "numbers in --drawn: 2, players: 6; - stands for whoever was not there"),
            ("3,1,5,2,6,4-", "'4-' is no number that somebody can have drawn"),
        ],
    )
    def test_what_cannot_have_been_drawn(self, tmp_path: Path, drawn: str, said: str) -> None:
        done = hakem("number", saved(entries(), tmp_path), "--drawn", drawn)
        assert (done.code, done.err) == (3, f"hakem: {said}\n")

    @pytest.mark.parametrize(
        ("lines", "said"),
        [
            ("3 Nobody\n", "row 1: nobody is called 'Nobody'"),
            ("3 1\n2 1\n", "row 2: '1' has drawn before"),
            ("Işık\n", "row 1: a number, then the player who drew it"),
            ("3 17\n", "nobody has the pairing number 17"),
        ],
    )
    def test_lines_that_say_nothing(self, tmp_path: Path, lines: str, said: str) -> None:
        (tmp_path / "drawn.txt").write_text(lines, encoding="utf-8")
        done = hakem("number", saved(entries(), tmp_path), "--drawn", str(tmp_path / "drawn.txt"))
        assert done.code == 3
        assert said in done.err

    def test_two_of_one_name_need_their_numbers(self, tmp_path: Path) -> None:
        t = entries()
        t = replace(t, players=(*t.players[:5], replace(t.players[5], name=NAMES[0])))
        (tmp_path / "drawn.txt").write_text(f"3 {NAMES[0]}\n", encoding="utf-8")
        done = hakem("number", saved(t, tmp_path), "--drawn", str(tmp_path / "drawn.txt"))
        assert (done.code, "several are called" in done.err) == (3, True)

    def test_not_together_with_another_way(self, tmp_path: Path) -> None:
        path = saved(entries(), tmp_path)
        assert hakem("number", path, "--drawn", "3,1,5,2,6,4", "--by", "lots").code == 3
        assert hakem("number", path, "--by", "drawn").code == 3
        assert hakem("number", path, "--drawn", "no-such-file.txt").code == 5
        assert hakem("number", saved(started(1), tmp_path), "--drawn", "3,1,5,2,6,4").code == 3
