"""From groups to a final, from a knockout to a Swiss event and back: who goes on becomes the next list of entries."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hakem.desk import pair_next
from hakem.errors import NothingToPair
from hakem.formats import dump_native, dump_trf, parse_bytes
from hakem.model import (
    Birth,
    Event,
    Player,
    PlayerId,
    RoundNo,
    Sex,
    Team,
    TeamId,
    TeamPlay,
    TeamScoring,
    Title,
    Tournament,
)
from hakem.model.changes import with_result
from tests.cli.runner import hakem
from tests.support.some import some

NAMES = ("Işık, Ayşe", "İnce, Can", "Çelik, Ömer", "Şen, Ece", "Öz, Ali", "Ak, Ulu", "Güneş, Nur", "Yılmaz, Oğuz")


def people(count: int, first: int = 1) -> tuple[Player, ...]:
    return tuple(
        Player(
            PlayerId(n),
            n,
            f"{NAMES[(n - 1) % 8]} {first}" if first > 1 else NAMES[n - 1],
            rating=2300 - 50 * n - first,
            title=Title.FM,
            sex=Sex.WOMAN,
            birth=Birth(2000 + n),
            federation="TUR",
            club="İzmir SK",
            fide_id=1000 * first + n,
            national_id=f"T{first}{n}",
            national_rating=2000 - n,
        )
        for n in range(1, count + 1)
    )


def played(t: Tournament, by_number: bool = True) -> Tournament:
    """The event to its end; the better number wins, or everything is drawn."""
    while len(t.rounds) < t.rounds_total:
        t = pair_next(t).tournament
        for board, game in enumerate(t.rounds[-1].games, start=1):
            result = ("1-0" if game.white < game.black else "0-1") if by_number else "½-½"
            t = with_result(t, len(t.rounds), board, result)
    return t


def group(first: int = 1, count: int = 4, by_number: bool = True) -> Tournament:
    cover = Event(
        name=f"Kulüp ({first})",
        city="İzmir",
        federation="TUR",
        start=date(2026, 5, 1),
        end=date(2026, 5, 4),
        type_code="BERGER_ROUNDROBIN",
        chief_arbiter="Kaya, Ali",
    )
    return played(Tournament(people(count, first), count - 1, event=cover), by_number)


def saved(t: Tournament, folder: Path, name: str) -> str:
    path = folder / name
    path.write_bytes((dump_native(t) if name.endswith(".json") else dump_trf(t)).text.encode())
    return str(path)


def event(path: Path) -> Tournament:
    return parse_bytes(path.read_bytes()).require()


def person(p: Player) -> Player:
    return replace(p, id=PlayerId(1), number=1, joined=RoundNo(1), withdrawn_after=None)


class TestGroups:
    def test_are_balanced_and_of_their_own(self, tmp_path: Path) -> None:
        """000, Round Robin 2: "kuvvet dengesinin olması doğru olacaktır"; dealt out in a snake (RR-10)."""
        t = Tournament(people(8), 5, event=Event(name="Kulüp", federation="TUR"))
        out = str(tmp_path / "g%d.json")
        done = hakem("groups", saved(t, tmp_path, "entries.json"), "--into", "2", "--seed", "zar", "-o", out, lang="tr")
        assert done.code == 0
        assert done.out.splitlines()[0] == "A grubu (oyuncu: 4, tur: 3, rating ortalaması: 2074)"
        first, second = (event(tmp_path / f"g{n}.json") for n in (1, 2))
        assert {p.fide_id for p in first.players} == {1001, 1004, 1005, 1008}
        assert {p.fide_id for p in second.players} == {1002, 1003, 1006, 1007}
        assert (first.event.name, second.event.name) == ("Kulüp (A)", "Kulüp (B)")
        assert [lot.seed for t in (first, second) for lot in t.lots] == ["zar A", "zar B"]
        assert [p.number for p in first.players] == [1, 2, 3, 4]
        assert (first.rounds_total, first.event.type_code) == (3, "FIDE_ROUNDROBIN")
        assert {person(p) for p in (*first.players, *second.players)} == {person(p) for p in t.players}

    def test_by_rank_and_twice_round(self, tmp_path: Path) -> None:
        t = Tournament(people(6), 5)
        argv = ("--into", "2", "--by", "rank", "--option", "cycles=2", "-o", str(tmp_path / "g%d.trf"))
        assert hakem("groups", saved(t, tmp_path, "entries.json"), *argv).code == 0
        made = event(tmp_path / "g1.trf")
        assert (made.rounds_total, made.lots) == (6, ())
        assert [p.rating for p in made.players] == sorted((p.rating or 0 for p in made.players), reverse=True)

    def test_refused(self, tmp_path: Path) -> None:
        path = saved(Tournament(people(4), 3), tmp_path, "entries.json")
        assert hakem("groups", path, "--into", "5").code == 3
        assert hakem("groups", path, "--into", "2", "-o", str(tmp_path / "all.trf")).code == 3
        assert hakem("groups", saved(group(), tmp_path, "played.json"), "--into", "2").code == 3
        teams = replace(Tournament(people(4), 3), teams=(Team(TeamId(1), "A", (PlayerId(1),)),))
        assert hakem("groups", saved(teams, tmp_path, "teams.json"), "--into", "2").code == 3


class TestFinal:
    def test_winners_then_seconds_and_numbers_by_lots(self, tmp_path: Path) -> None:
        files = [saved(group(n), tmp_path, f"g{n}.{ending}") for n, ending in ((1, "json"), (2, "trf"))]
        made = tmp_path / "final.json"
        done = hakem("qualify", *files, "--first", "2", "--seed", "zar", "-o", str(made))
        assert done.code == 0
        goes_on = [line.partition(" goes on")[0] for line in done.out.splitlines() if " goes on" in line]
        assert goes_on == ["Işık, Ayşe", "Işık, Ayşe 2", "İnce, Can", "İnce, Can 2"]
        t = event(made)
        assert (t.event.name, t.event.city, t.event.start) == ("Kulüp", "İzmir", date(2026, 5, 4))
        assert (t.rounds_total, t.rounds, t.event.type_code) == (3, (), "FIDE_ROUNDROBIN")
        assert [(lot.purpose, lot.seed) for lot in t.lots] == [("numbers", "zar")]
        first = {person(p) for p in group(1).players[:2]}
        assert first <= {person(p) for p in t.players}
        assert hakem("pair", str(made)).code == 0

    def test_nothing_is_written_unless_asked_for(self, tmp_path: Path) -> None:
        done = hakem("qualify", saved(group(), tmp_path, "g.json"), "--first", "2")
        assert done.code == 0
        assert "nothing is written" in done.err
        assert [path.name for path in tmp_path.iterdir()] == ["g.json"]

    @pytest.mark.parametrize("by", ["rank", "place"])
    def test_numbers_by_rank_or_by_place(self, tmp_path: Path, by: str) -> None:
        files = [saved(group(n), tmp_path, f"g{n}.json") for n in (1, 2)]
        made = tmp_path / "final.json"
        assert hakem("qualify", *files, "--first", "2", "--by", by, "-o", str(made)).code == 0
        assert [p.fide_id for p in event(made).players] == [1001, 2001, 1002, 2002]
        assert event(made).lots == ()

    def test_a_tie_at_the_border_is_never_guessed(self, tmp_path: Path) -> None:
        path = saved(group(by_number=False), tmp_path, "g.json")
        done = hakem("qualify", path, "--first", "2", "-o", str(tmp_path / "final.json"))
        assert done.code == 3
        assert "g.json: places 1-4 are shared by 1 Işık, Ayşe; 2 İnce, Can; 3 Çelik, Ömer; 4 Şen, Ece" in done.err
        assert "`hakem knockout playoff`" in done.err
        assert not (tmp_path / "final.json").exists()
        done = hakem("qualify", path, "--first", "2", "--tiebreaks", "RTNG", "-o", str(tmp_path / "final.json"))
        assert done.code == 0
        assert {p.fide_id for p in event(tmp_path / "final.json").players} == {1001, 1002}

    def test_places_shared_above_the_border_are_said(self, tmp_path: Path) -> None:
        done = hakem("qualify", saved(group(by_number=False), tmp_path, "g.json"), "--first", "4", lang="tr")
        assert done.code == 0
        assert "1-4 dereceleri paylaşan" in done.err

    def test_the_arbiter_may_decide(self, tmp_path: Path) -> None:
        files = [saved(group(n, by_number=False), tmp_path, f"g{n}.json") for n in (1, 2)]
        done = hakem("qualify", *files, "--players", "1:4,2:1,1:2", "--by", "place", "-o", str(tmp_path / "f.json"))
        assert done.code == 0
        assert "who goes on was decided by the arbiter" in done.err
        assert [p.fide_id for p in event(tmp_path / "f.json").players] == [1004, 1002, 2001]

    def test_a_number_is_looked_for_in_no_file_that_is_not_named(self, tmp_path: Path) -> None:
        files = [saved(group(n, by_number=False), tmp_path, f"g{n}.json") for n in (1, 2)]
        for named in ("4", "3:4"):
            done = hakem("qualify", *files, "--players", named)
            assert done.code == 3
            assert done.err.startswith("hakem: in which file is number 4?")

    def test_whoever_does_not_come_is_passed_over(self, tmp_path: Path) -> None:
        path = saved(group(), tmp_path, "g.json")
        assert hakem("qualify", path, "--first", "2", "--without", "1", "-o", str(tmp_path / "f.json")).code == 0
        assert {p.fide_id for p in event(tmp_path / "f.json").players} == {1002, 1003}

    def test_whoever_has_withdrawn_is_named(self, tmp_path: Path) -> None:
        t = group()
        t = replace(t, players=(replace(t.players[0], withdrawn_after=RoundNo(2)), *t.players[1:]))
        board = next(n for n, game in enumerate(t.rounds[2].games, start=1) if 1 in game.players)
        t = with_result(t, 3, board, "-/+" if t.rounds[2].games[board - 1].white == 1 else "+/-")
        done = hakem("qualify", saved(t, tmp_path, "g.json"), "--first", "2", "--tiebreaks", "RTNG")
        assert "1 Işık, Ayşe has withdrawn and goes on by the ranking" in done.err

    @pytest.mark.parametrize(
        "argv",
        [
            (),
            ("--first", "2", "--players", "1"),
            ("--first", "5"),
            ("--first", "2", "--system", "dutch"),
            ("--players", "9"),
            ("--players", "x"),
            ("--players", "1,1"),
            ("--first", "2", "--start", "tomorrow"),
            ("--first", "2", "--system", "nothing"),
        ],
    )
    def test_requests_that_make_no_sense(self, tmp_path: Path, argv: tuple[str, ...]) -> None:
        assert hakem("qualify", saved(group(), tmp_path, "g.json"), *argv).code == 3

    def test_one_person_in_two_groups(self, tmp_path: Path) -> None:
        files = [saved(group(), tmp_path, name) for name in ("a.json", "b.json")]
        assert "Işık, Ayşe would be in the new event twice" in hakem("qualify", *files, "--first", "1").err

    def test_an_event_that_is_not_over(self, tmp_path: Path) -> None:
        t = group()
        short = saved(replace(t, rounds=t.rounds[:2]), tmp_path, "short.json")
        assert "rounds paired: 2 of 3" in hakem("qualify", short, "--first", "1").err
        still_open = saved(with_result(t, 3, 1, ""), tmp_path, "open.json")
        assert "open games: 1" in hakem("qualify", still_open, "--first", "1").err


def knockout(count: int = 6, qualify: int = 1) -> Tournament:
    code = Event(name="Eleme", type_code="CUSTOM_KNOCKOUT", federation="TUR")
    t = Tournament(people(count), 30, event=code)
    t = replace(t, rules=replace(t.rules, system="knockout", options=(("qualify", str(qualify)),)))
    for _ in _until_over():
        made = hakem_pair(t)
        if made is None:
            return replace(t, rounds_total=len(t.rounds))
        t = made
    raise AssertionError(t)


def _until_over() -> Iterator[int]:
    yield from range(30)


def hakem_pair(t: Tournament) -> Tournament | None:
    """One more round, the better seed winning; None if everything is decided."""
    try:
        t = pair_next(t).tournament
    except NothingToPair:
        return None
    for board, game in enumerate(t.rounds[-1].games, start=1):
        t = with_result(t, len(t.rounds), board, "1-0" if game.white < game.black else "0-1")
    return t


class TestKnockout:
    """000:2579-2583: some rounds of knockout, then another system with those who are left."""

    def test_those_who_are_left_play_a_swiss_event(self, tmp_path: Path) -> None:
        path, made = saved(knockout(8, 4), tmp_path, "ko.json"), tmp_path / "swiss.trf"
        argv = ("--first", "4", "--system", "dutch", "--rounds", "3", "-o", str(made))
        assert hakem("qualify", path, *argv).code == 0
        t = event(made)
        assert [p.fide_id for p in t.players] == [1001, 1002, 1003, 1004]
        assert (t.rounds_total, t.event.type_code) == (3, "FIDE_DUTCH_2026")
        assert hakem("pair", str(made), "--colour", "white").out.splitlines()[0] == "2"

    def test_places_are_those_of_the_stage_reached(self, tmp_path: Path) -> None:
        path = saved(knockout(6), tmp_path, "ko.json")
        done = hakem("qualify", path, "--first", "2", "--system", "dutch", "--rounds", "3")
        assert [line for line in done.out.splitlines() if "goes on" in line] == [
            f"Işık, Ayşe goes on: place 1 in {path}",
            f"İnce, Can goes on: place 2 in {path}",
        ]
        assert "places 3-4 are shared" in hakem("qualify", path, "--first", "3", "--system", "berger").err

    def test_one_that_is_not_decided(self, tmp_path: Path) -> None:
        t = knockout(6)
        path = saved(replace(t, rounds=t.rounds[:2], rounds_total=30), tmp_path, "ko.json")
        assert "not decided after 2 rounds" in hakem("qualify", path, "--first", "1").err

    def test_a_swiss_event_sends_its_first_to_a_knockout(self, tmp_path: Path) -> None:
        swiss = Tournament(people(8), 3, event=Event(name="Açık", type_code="FIDE_DUTCH_2026"))
        path, made = saved(played(swiss), tmp_path, "swiss.json"), tmp_path / "ko.trf"
        argv = ("--first", "4", "--tiebreaks", "TPN", "--system", "knockout", "--by", "place", "-o", str(made))
        assert hakem("qualify", path, *argv).code == 0
        t = event(made)
        assert ("seeding", "given") in t.rules.options
        assert t.event.type_code == "CUSTOM_KNOCKOUT"
        assert hakem("pair", str(made)).out.splitlines()[0] == "2"


def test_teams_go_on_with_their_players(tmp_path: Path) -> None:
    players = people(8)
    teams = tuple(
        Team(TeamId(n), f"Takım {n}", (players[2 * n - 2].id, players[2 * n - 1].id)) for n in some(range(1, 5))
    )
    t = Tournament(
        players,
        30,
        event=Event(name="Kupa", type_code="CUSTOM_KNOCKOUT"),
        teams=teams,
        team_play=TeamPlay(TeamScoring(board_colours="WW")),
    )
    t = replace(t, event=replace(t.event, type_code=""), rules=replace(t.rules, system="knockout"))
    while (made := hakem_pair(t)) is not None:
        t = made
    t = replace(t, rounds_total=len(t.rounds))
    path, out = saved(t, tmp_path, "ko.json"), tmp_path / "final.json"
    done = hakem("qualify", path, "--first", "2", "--system", "knockout", "--by", "place", "-o", str(out))
    assert done.code == 0, done.err
    final = event(out)
    assert [team.name for team in final.teams] == ["Takım 1", "Takım 2"]
    assert [[final.players[m - 1].fide_id for m in team.members] for team in final.teams] == [
        [1001, 1002],
        [1003, 1004],
    ]
