"""``hakem desk``: an event from its first entry to its end on the command line, in a file."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hakem.formats import parse_bytes
from tests.cli.runner import Outcome, hakem
from tests.support.some import some

CITIZEN = "10000000146"
"""A number that could be somebody's, but belongs to nobody."""


class File:
    """An event in a folder of its own."""

    def __init__(self, folder: Path) -> None:
        self.path = str(folder / "izmir.hakem")

    def __call__(self, part: str, *words: str, lang: str = "en", stdin: bytes = b"") -> Outcome:
        return hakem("desk", part, self.path, *words, lang=lang, stdin=stdin)

    def data(self, *words: str) -> Any:
        done = self(*words, "--format", "json")
        assert done.code == 0, done.err
        return json.loads(done.out)


@pytest.fixture
def event(tmp_path: Path) -> File:
    """An event with eight players."""
    file = File(tmp_path)
    assert file("new", "--name", "İzmir Açık", "--system", "dutch", "--rounds", "3", "--colour", "white").code == 0
    for number in range(1, 9):
        assert file("add", f"Oyuncu, {number}", "--rating", str(1500 + number)).code == 0
    return file


def played(event: File, rounds: int) -> None:
    for number in range(1, rounds + 1):
        assert event("pair").code == 0
        lines = "".join(f"{number}.{board} 1-0\n" for board in range(1, 5))
        done = event("result", "-", stdin=lines.encode())
        answers = [line.partition(": ") for line in done.out.splitlines()]
        assert [place for place, _, _ in answers] == [f"{number}.{board} 1-0" for board in range(1, 5)]
        assert all(made.startswith("Oyuncu, ") and " 1-0 Oyuncu, " in made for _, _, made in answers)


def test_from_entries_to_the_end(event: File) -> None:
    played(event, 3)
    assert event("publish").out == "round 3 published\n"
    assert event("close").out == "round 3 closed\n"
    assert event("finish").out == "finished: the standings are final\n"
    status = event.data("show", "status")
    keys = "event name system edition rounds round state players open_results seq head fide_mode"
    assert list(status) == keys.split()
    assert (status["event"], status["state"], status["round"], status["players"]) == ("izmir", "finished", 3, 8)
    assert status["fide_mode"] is True
    assert "İzmir Açık" in event("show").out
    assert event("verify").out == f"{status['seq']} entries, chain whole\n"


def test_what_is_shown_for_programs(event: File) -> None:
    played(event, 1)
    rnd = event.data("show", "round", "1")
    assert (rnd["round"], rnd["state"], len(rnd["boards"]), rnd["byes"]) == (1, "paired", 4, [])
    assert rnd["boards"][0]["white"]["name"] == "Oyuncu, 8"
    assert rnd["boards"][0]["result"] == "1-0"
    assert {row["rank"] for row in event.data("show", "standings")["standings"]} >= {1}
    assert len(event.data("show", "players")) == 8
    assert event.data("show", "card", "Oyuncu, 8")["rounds"][0]["opponent"] == 4
    assert event.data("show", "crosstable")
    lines = event("log", "--format", "json").out.splitlines()
    first = json.loads(lines[0])
    assert list(first) == ["seq", "at", "by", "action", "data", "prev", "hash", "undone_by"]
    assert json.loads(lines[-1])["prev"] == json.loads(lines[-2])["hash"]


@pytest.mark.parametrize("what", ["status", "players", "round", "standings", "crosstable", "journal"])
@pytest.mark.parametrize("lang", ["tr", "en"])
def test_what_is_shown_for_people(event: File, what: str, lang: str) -> None:
    played(event, 1)
    done = event("show", what, lang=lang)
    assert (done.code, done.err) == (0, "")
    assert len(done.out.splitlines()) > 4


def test_every_line_of_results_is_answered(event: File) -> None:
    event("pair")
    done = event("result", "-", stdin=b"1.1 1-0\n1.2 2-0\n1.9 1-0\nnonsense\n\n1.3 1/2\n")
    assert [line.split(":")[0] for line in done.out.splitlines()] == ["1.1 1-0", "1.2", "1.9", "nonsense", "1.3 ½-½"]
    assert done.code == 3
    lines = event("result", "-", "--format", "json", stdin=b"1.4 0-1\n1.4 9\n").out.splitlines()
    assert json.loads(lines[0])["board"] == "1.4"
    assert json.loads(lines[1])["error"]["code"] == "unknown.result"


def test_refusals_and_conflicts(event: File) -> None:
    event("pair")
    assert event("pair").code == 3
    assert "results are missing on boards 1, 2, 3, 4" in event("close").err
    event("result", "1.1", "1-0")
    done = event("result", "1.1", "0-1", "--was", "½-½", "--format", "json")
    assert done.code == 6
    error = json.loads(done.out)["error"]
    assert (error["code"], error["was"], error["now"]) == ("desk.changed-meanwhile", "½-½", "1-0")
    assert event("result", "1.1").code == 3
    assert event("withdraw", "Oyuncu").code == 3
    assert event("withdraw", "Kimse").code == 3


def test_warnings_are_confirmed_by_name_or_all_at_once(event: File) -> None:
    played(event, 1)
    done = event("unpair")
    assert done.code == 3
    assert "--confirm results-lost" in done.err
    assert json.loads(event("unpair", "--format", "json").out)["error"]["code"] == "desk.confirm"
    assert event("unpair", "--confirm", "results-lost").code == 0
    played(event, 1)
    assert event("unpair", "--yes").code == 0


def test_back_and_forth(event: File) -> None:
    played(event, 1)
    seq = event.data("show", "status")["seq"]
    assert event("undo", "4").out == "undone\n"
    assert event.data("show", "status")["open_results"] == 4
    assert event("redo", "4").code == 0
    assert event("undo", "--to", str(seq - 2)).code == 3
    assert event("undo", "--to", str(seq - 2), "--yes").code == 0
    assert "(undone by" in event("log").out
    assert event("redo").code == 0
    assert event("undo", "500").code == 3


def test_a_branch_never_touches_the_original(event: File, tmp_path: Path) -> None:
    before = event.data("show", "status")
    other = str(tmp_path / "deneme.hakem")
    assert event("branch", other).code == 0
    assert hakem("desk", "pair", other).code == 0
    assert event.data("show", "status") == before
    assert event("branch", other).code == 5


def test_a_key_that_is_sent_twice_is_done_once(event: File) -> None:
    first = event("add", "Geç, Gelen", "--key", "k1", "--format", "json")
    again = event("add", "Geç, Gelen", "--key", "k1", "--format", "json")
    assert json.loads(first.out)["entries"] == json.loads(again.out)["entries"]
    assert event.data("show", "status")["players"] == 9
    assert event("add", "Başka, Biri", "--key", "k1").code == 3


def test_players_rounds_and_everything_about_them(event: File) -> None:
    for words in (
        ("change", "3", "--club", "Göztepe", "--title", "WFM", "--sex", "f"),
        ("change", "3", "--clear", "title"),
        ("add", "Fazla, Biri"),
        ("remove", "9"),
        ("check-in", "1", "2"),
        ("number", "--by", "lots", "--seed", "zar", "--by", "Ayşe"),
        ("draw", "game", "1", "2", "--seed", "zar"),
        ("bye", "5", "2", "half"),
        ("no-bye", "5", "2"),
        ("prohibit", "1", "2", "--rounds", "1-2"),
        ("allow", "1", "2", "--rounds", "1-2"),
        ("withdraw", "8", "--reason", "hasta"),
        ("return", "8"),
        ("pair", "--boards", "1-2 3-4 5-6 7-8", "--reason", "elle", "--yes"),
        ("publish",),
        ("unpublish",),
        ("note", "saat arızası", "--round", "1", "--board", "2"),
        ("set", "--city", "İzmir"),
    ):
        done = event(*words)
        assert (done.code, done.err.count("Traceback")) == (0, 0), (words, done.err)
        assert len(done.out.splitlines()) >= 1
    log = event("log", "--format", "json").out.splitlines()
    assert any(json.loads(line)["by"] == "Ayşe" for line in some(log))
    played_by = event.data("show", "round", "1")
    assert [(b["white"]["id"], b["black"]["id"]) for b in played_by["boards"]] == [(1, 2), (3, 4), (5, 6), (7, 8)]


def test_a_whole_team_by_one_command(tmp_path: Path) -> None:
    lig = File(tmp_path)
    assert lig("new", "--name", "Lig", "--system", "team-swiss", "--rounds", "3", "--teams").code == 0
    for number in range(1, 7):
        assert lig("add", f"Oyuncu, {number}", "--team", ("Ankara", "Bursa", "Van")[number % 3]).code == 0
    assert lig("check-in", "Ankara", "--team").out == "Ankara: noted\n"
    assert lig("bye", "--team", "Bursa", "2", "half").out == "Bursa: bye of the team in round 2\n"
    assert lig("no-bye", "Bursa", "2", "--team").out == "Bursa: no bye in round 2\n"
    assert lig("withdraw", "--team", "Van", "--reason", "otobüs").out == "Van has withdrawn\n"
    assert [p["withdrawn_after"] for p in lig.data("show", "players") if p["team"] == "Van"] == [0, 0]
    assert lig("return", "Van", "--team", lang="tr").out == "Van döndü\n"
    assert [json.loads(line)["action"] for line in lig("log", "--format", "json").out.splitlines()[-5:]] == [
        *("check-in", "bye", "no-bye", "withdraw", "return"),
    ]
    assert lig("withdraw", "--team", "Muş").code == 3


def test_pairing_by_hand_with_a_bye_and_around_a_board(event: File) -> None:
    event("remove", "8")
    assert event("pair", "--fix", "1-2", "--yes").code == 0
    assert event("unpair").code == 0
    assert event("pair", "--boards", "1-2 3-4 5-6 7-bye", "--reason", "elle", "--yes").code == 0
    assert event.data("show", "round")["byes"][0]["id"] == 7
    assert event("unpair").code == 0
    assert event("pair", "--boards", "1=2", "--reason", "x").code == 3


def test_players_are_imported_as_a_difference(event: File, tmp_path: Path) -> None:
    table = tmp_path / "liste.csv"
    rows = f"Ad Soyad;Rating;TC Kimlik No\nOyuncu, 1;1599;{CITIZEN}\nYeni, Ayşe;1700;\n;1800;\n"
    table.write_text(rows, encoding="utf-8")
    assert "1 new, 0 changed" in event("import", str(table), "--dry-run").out
    dry = event("import", str(table), "--dry-run", "--twins", "update")
    assert dry.code == 0
    assert "1 new, 1 changed" in dry.out
    assert event.data("show", "status")["players"] == 8
    done = event("import", str(table), "--twins", "update")
    assert (done.code, "1 new, 1 changed" in done.out, "→ 1599" in done.err) == (0, True, True)
    assert "identity number" in done.err
    assert event.data("show", "status")["players"] == 9
    assert CITIZEN not in event("log", "--format", "json").out


@pytest.mark.parametrize("ending", ["trf", "json"])
def test_a_whole_event_comes_and_goes(ending: str, event: File, tmp_path: Path) -> None:
    played(event, 2)
    out = tmp_path / f"cikti.{ending}"
    assert event("export", str(out)).code == 0
    other = File(tmp_path)
    other.path = str(tmp_path / "yeni.hakem")
    assert other("import", str(out)).code == 0
    assert other.data("show", "status")["round"] == 2
    assert parse_bytes(out.read_bytes()).require().rounds_total == 3
    assert other("pair").code == 0
    assert other("import", str(tmp_path / "none.csv")).code == 5


@pytest.mark.parametrize("name", ["o.xlsx", "o.pgn", "o.jsonl"])
def test_other_files(name: str, event: File, tmp_path: Path) -> None:
    played(event, 1)
    assert event("export", str(tmp_path / name)).code == 0
    assert (tmp_path / name).stat().st_size > 100


def test_strong_warnings_are_lines_of_the_report(event: File, tmp_path: Path) -> None:
    played(event, 1)
    assert event("set", "--rounds", "5", "--yes").code == 0
    assert "###" in event("show").out
    event("export", str(tmp_path / "o.trf"))
    report = (tmp_path / "o.trf").read_text(encoding="utf-8")
    assert "### the number of rounds is changed during the event: 3 becomes 5" in report


def test_backups_with_every_closed_round_and_on_demand(event: File, tmp_path: Path) -> None:
    played(event, 1)
    assert event("close").code == 0
    (kept,) = (tmp_path / "backups").iterdir()
    assert event("backup", str(tmp_path / "yedek.hakem")).code == 0
    assert event("backup", str(tmp_path / "yedek.hakem")).code == 5
    for number, source in enumerate((kept, tmp_path / "yedek.hakem")):
        target = str(tmp_path / f"geri{number}.hakem")
        assert hakem("desk", "restore", str(source), target).code == 0
        assert json.loads(hakem("desk", "show", target, "--format", "json").out)["round"] == 1
    assert hakem("desk", "restore", str(kept), event.path).code == 5


def test_files_that_are_none(tmp_path: Path, event: File) -> None:
    (tmp_path / "metin.hakem").write_text("merhaba", encoding="utf-8")
    for path, code in (("metin.hakem", 5), ("yok.hakem", 5)):
        done = hakem("desk", "show", str(tmp_path / path))
        assert (done.code, len(done.err.splitlines())) == (code, 1)
    assert (tmp_path / "metin.hakem").read_text(encoding="utf-8") == "merhaba"
    assert event("new", "--name", "X", "--system", "dutch", "--rounds", "3").code == 5
    assert hakem("desk", "new", str(tmp_path / "y"), "--name", "X", "--system", "yok").code == 3


def test_a_changed_byte_is_found(event: File) -> None:
    path = Path(event.path)
    assert event("verify").code == 0
    data = path.read_bytes()
    place = data.rindex(b"Oyuncu, 5")
    path.write_bytes(data[:place] + b"Oyuncu, 6" + data[place + 9 :])
    done = event("verify")
    assert (done.code, done.err) == (6, "hakem: entry 6 of the journal is not what it was\n")


def test_a_play_off_flows_into_the_standings(tmp_path: Path) -> None:
    table = File(tmp_path)
    table("new", "--name", "Dörtlü", "--system", "berger")
    for name in ("Ali", "Veli", "Ayşe", "Can"):
        table("add", name)
    for number in (1, 2, 3):
        table("pair")
        table("result", f"{number}.1", "1/2", f"{number}.2", "1/2")
    done = table("play-off", "1", "2", "--seed", "zar", "--format", "json")
    assert done.code == 0, done.err
    log = [json.loads(line) for line in table("log", "--format", "json").out.splitlines()]
    due = log[-1]["data"]["due"]
    while due:
        assert table("game", due[0]["game"], "1-0" if due[0]["white"] == 2 else "0-1").code == 0
        log = [json.loads(line) for line in table("log", "--format", "json").out.splitlines()]
        due = log[-1]["data"].get("due", [])
    rows = table.data("show", "standings")["standings"]
    assert rows[0]["id"] == 2
    assert table("game", "nothing", "1-0").code == 3
    assert table("finish").code == 0


@pytest.mark.parametrize("form", ["swiss-manager", "pgn"])
def test_results_come_back_from_another_program(form: str, event: File, tmp_path: Path) -> None:
    event("pair")
    event("result", "1.1", "1-0", "1.2", "1/2")
    assert event("export", str(tmp_path / "o.pgn"), "--to", form).code == 0
    source = str(tmp_path / ("o.pgn" if form == "pgn" else "o-pairings.pgn"))
    if form != "pgn":
        Path(source).rename(source := str(tmp_path / "pairings.txt"))
    event("result", "1.1", "", "1.2", "0-1")
    done = event("import", source)
    assert done.code == 0, done.err
    assert "1 new, 1 changed" in done.out
    boards = event.data("show", "round", "1")["boards"]
    assert [board["result"] for board in boards] == ["1-0", "0-1", "", ""]


def test_a_table_can_be_pasted(event: File) -> None:
    done = event("import", "-", stdin="Ad Soyad\tRating\nYeni, Ayşe\t1700\n".encode())
    assert (done.code, "1 new" in done.out) == (0, True)


def test_twins_of_a_table_are_left_out_unless_somebody_says_what_they_are(event: File) -> None:
    table = "Ad Soyad\tRating\tKulüp\nYeni, Ayşe\t1700\t\nAyşe Yeni\t\tKonak\n".encode()
    done = event("import", "-", stdin=table)
    assert ("1 new" in done.out, "1 doubtful" in done.out, "row 2" in done.err) == (True, True, True)
    assert event("import", "-", "--twins", "add", stdin=table).code == 0
    names = [player["name"] for player in json.loads(event("show", "players", "--format", "json").out)]
    assert [name for name in names if "Yeni" in name] == ["Yeni, Ayşe", "Ayşe Yeni"]
    assert event("undo").code == 0
    assert "Ayşe Yeni" not in event("show", "players").out


def test_a_row_of_a_name_that_is_in_changes_nobody_unasked(event: File) -> None:
    """Who is meant by a number is brought up to date, and what changes is told."""
    event("add", "Işık, Ali", "--rating", "1500")
    event("add", "Kaya, Ece", "--rating", "1600", "--fide-id", "6300001")
    table = "Ad Soyad\tRating\tFIDE ID\nIşık, Ali\t1200\t\nKaya, Ece\t1650\t6300001\n".encode()
    done = event("import", "-", stdin=table)
    assert ("1 changed" in done.out, "1 doubtful" in done.out) == (True, True)
    assert ("Işık, Ali may be in already (Rating 1500 → 1200)" in done.err, "1600 → 1650" in done.err) == (True, True)
    now = {p["name"]: p["rating"] for p in json.loads(event("show", "players", "--format", "json").out)}
    assert (now["Işık, Ali"], now["Kaya, Ece"]) == (1500, 1650)
    assert event("import", "-", "--twins", "update", stdin=table).code == 0
    now = {p["name"]: p["rating"] for p in json.loads(event("show", "players", "--format", "json").out)}
    assert now["Işık, Ali"] == 1200


def test_somebody_who_is_in_is_asked_about(event: File) -> None:
    born = ("--birth", "2010-05-03")
    assert event("add", "Işık, Ali", *born).code == 0
    refused = event("add", "ali ışık", *born)
    assert (refused.code, "same-name" in refused.err) == (3, True)
    assert event("add", "ali ışık", "--birth", "2011-05-03").code == 0
    assert event("add", "ali ışık", *born, "--confirm", "same-name").code == 0


def test_the_list_of_players_says_which_rating_it_shows(event: File) -> None:
    """A national rating stands in brackets below a heading that says so."""
    event("add", "Yeni, Ayşe", "--national", "1704")
    head, *rows = event("show", "players", "--lang", "tr").out.splitlines()
    assert head.split()[-2:] == ["Elo", "(UKD)"]
    assert rows[-1].split()[-1] == "(1704)"


def test_nobody_is_born_after_the_event(event: File) -> None:
    event("set", "--start", "2026-11-17", "--yes")
    done = event("import", "-", stdin="Ad Soyad\tDoğum\nYeni, Ayşe\t3.5.2031\n".encode())
    assert "2031" in done.err


def test_columns_can_be_named_and_are_remembered(event: File) -> None:
    table = "Katılan;Şehir;Kuvvet\nAli Can Kaya;Ankara;1.500\nVeli Er;İzmir;1600\n".encode()
    said = ("--column", "Katılan=name-given-first", "--column", "2=club", "--column", "KUVVET=national-rating")
    assert event("import", "-", *said, stdin=table).code == 0
    again = table.replace(b"Veli", b"Nur").replace(b"Ali", b"Su")
    assert event("import", "-", stdin=again).code == 0
    people = json.loads(event("show", "players", "--format", "json").out)
    kept = {p["name"]: (p.get("national_rating"), p.get("club")) for p in people}
    assert (kept["Kaya, Ali Can"], kept["Er, Nur"]) == ((1500, "Ankara"), (1600, "İzmir"))
    for wrong in ("Yaş=name", "Katılan=shoe", "4=rating", f"{'9' * 5000}=name"):
        assert event("import", "-", "--column", wrong, stdin=table).code == 3


def test_a_new_event_that_is_refused_leaves_no_file(tmp_path: Path) -> None:
    """Also where only what is to happen at once is refused: a lot for a colour that is stated."""
    named = (str(tmp_path / "new"), "--name", "X", "--system", "dutch", "--rounds", "3")
    assert hakem("desk", "new", *named, "--colour", "white", "--seed", "x").code == 3
    assert list(tmp_path.iterdir()) == []
    assert hakem("desk", "new", *named, "--seed", "x").code == 0
    assert [line.split()[3] for line in hakem("desk", "log", named[0]).out.splitlines()] == ["create", "draw"]


def test_the_days_of_rounds(tmp_path: Path) -> None:
    named = (str(tmp_path / "new"), "--name", "X", "--system", "dutch", "--rounds", "3")
    refused = hakem("desk", "new", *named, "--round-dates", "21.11.2026")
    assert (refused.code, "--round-dates cannot be 21.11.2026" in refused.err) == (3, True)
    assert hakem("desk", "new", *named, "--round-dates", "2026-11-21,-,2026-11-22").code == 0
    assert hakem("desk", "set", named[0], "--round-dates", "2026-11-21,2026-11-21,2026-11-22").code == 0
    days = [
        json.loads(line)["data"]["round_dates"]
        for line in hakem("desk", "log", named[0], "--format", "json").out.splitlines()
    ]
    assert days == [["2026-11-21", None, "2026-11-22"], ["2026-11-21", "2026-11-21", "2026-11-22"]]


def copies_of(event: File) -> list[Any]:
    return [json.loads(line) for line in event("backups", "--format", "json").out.splitlines()]


def test_a_backup_takes_the_place_of_its_event_and_goes_again(event: File, tmp_path: Path) -> None:
    assert (event("backups").out, event("backups").code) == ("", 0)
    for _ in range(2):
        assert event("pair").code == 0
        assert event("result", "-", stdin=_all_won(event.data("show", "status")["round"])).code == 0
        assert event("close").code == 0
    new, old = copies_of(event)
    assert [(each["why"], each["round"], each["is_now"]) for each in (new, old)] == [
        ("round", 2, True),
        ("round", 1, False),
    ]
    assert [
        line.startswith(each["file"]) for line, each in zip(event("backups").out.splitlines(), (new, old), strict=True)
    ]
    assert "Behind round 2, as the event is now" in event("backups").out
    assert hakem("desk", "restore", new["file"], event.path, "--in-place").code == 3
    done = hakem("desk", "restore", old["file"], event.path, "--in-place")
    assert (done.code, event.data("show", "status")["round"]) == (0, 1)
    assert [each["why"] for each in copies_of(event) if each["entries"] == new["entries"]] == ["before", "round"]
    assert event("redo").code == 0
    assert event.data("show", "status")["round"] == 2


def _all_won(number: int) -> bytes:
    return "".join(f"{number}.{board} 1-0\n" for board in range(1, 5)).encode()


def test_a_file_of_an_event_that_is_here_makes_no_silent_second_one(event: File, tmp_path: Path) -> None:
    copy, newer = str(tmp_path / "kopya.bak"), str(tmp_path / "yeni.bak")
    assert event("backup", copy).code == 0
    other = File(tmp_path)
    other.path = str(tmp_path / "ikinci.hakem")
    same = other("import", copy)
    assert (same.code, "exactly as in the file: izmir" in same.err, "already-here" in same.err) == (3, True, True)
    assert event("note", "sonra").code == 0
    assert "has more than the file: izmir" in other("import", copy).err
    assert event("backup", newer).code == 0
    assert event("undo").code == 0
    assert event("import", newer).code == 3  # the undo is an entry more than the file has
    assert sorted(path.name for path in tmp_path.glob("*.hakem")) == ["izmir.hakem"]
    assert other("import", copy, "--confirm", "already-here").code == 0
    assert "has more: ikinci; to put it" in other("import", newer).err


def test_a_file_that_has_more_says_how_it_takes_the_place(event: File, tmp_path: Path) -> None:
    old, new = str(tmp_path / "eski.bak"), str(tmp_path / "yeni.bak")
    assert event("backup", old).code == 0
    assert event("note", "sonra").code == 0
    assert event("backup", new).code == 0
    behind = File(tmp_path / "b")
    (tmp_path / "b").mkdir()
    assert behind("import", old).code == 0
    refused = behind("import", new)
    assert (refused.code, f"hakem desk restore {new} " in refused.err) == (3, True)
    assert hakem("desk", "restore", new, behind.path, "--in-place").code == 0
    assert "sonra" in behind("log").out
    assert [each["why"] for each in copies_of(behind)] == ["before"]


def test_a_report_is_recognised_and_keeps_what_was_read_otherwise(event: File, tmp_path: Path) -> None:
    played(event, 1)
    report = tmp_path / "rapor.trf"
    assert event("export", str(report)).code == 0
    lines = report.read_text(encoding="utf-8").splitlines(keepends=True)
    report.write_text("".join(line.replace("1501", "abcd", 1) for line in lines), encoding="utf-8")
    first, second = File(tmp_path), File(tmp_path)
    first.path, second.path = str(tmp_path / "bir.hakem"), str(tmp_path / "iki.hakem")
    assert first("import", str(report)).code == 0
    (entry,) = [json.loads(line) for line in first("log", "--format", "json").out.splitlines()]
    assert "read_otherwise" in json.dumps(entry)
    again = second("import", str(report), "--dry-run")
    assert (again.code, "bir" in again.err) == (3, True)
    assert second("import", str(report), "--yes").code == 0
