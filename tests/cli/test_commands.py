"""The commands as a script sees them."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem import __version__
from hakem.explain import step_from_data
from hakem.formats import dump_native, dump_trf, parse_bytes, parse_trf
from hakem.i18n import PlayerRef
from hakem.model import (
    ByeKind,
    Event,
    EventRules,
    Game,
    Mark,
    Player,
    PlayerId,
    Round,
    RoundNo,
    Team,
    TeamId,
    Title,
    Tournament,
)
from tests.cli.runner import hakem
from tests.support.trf_lines import FOUR, report

NAMES = ("Işık", "İnce", "Çelik", "Şen", "Öz", "Ak", "Ulu")


def saved(t: Tournament, folder: Path, name: str = "event.json") -> str:
    path = folder / name
    path.write_bytes(dump_native(t).text.encode())
    return str(path)


def field(count: int, rounds: int | None = None) -> Tournament:
    players = tuple(Player(PlayerId(n), n, NAMES[n - 1], rating=2000 - n) for n in range(1, count + 1))
    return Tournament(players, rounds or count - 1 + count % 2, event=Event(name="Kulüp"))


class TestPair:
    def test_text_is_the_protocol_of_the_engines(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(6), tmp_path), "--system", "berger")
        assert (done.code, done.out) == (0, "3\n1 6\n2 5\n3 4\n")

    def test_bye_is_a_pair_with_zero(self, tmp_path: Path) -> None:
        assert hakem("pair", saved(field(5), tmp_path), "--system", "berger").out == "3\n2 5\n3 4\n1 0\n"

    def test_json(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(5), tmp_path), "--system", "berger", "--edition", "2009", "--format", "json")
        assert json.loads(done.out) == {
            "round": 1,
            "system": "berger",
            "edition": "2009",
            "boards": [{"board": 1, "white": 2, "black": 5}, {"board": 2, "white": 3, "black": 4}],
            "byes": [{"id": 1, "kind": "pairing-allocated"}],
        }

    def test_value_of_the_bye_is_an_option(self, tmp_path: Path) -> None:
        for edition in ("2009", "2026"):
            for bye, kind in (("point", "pairing-allocated"), ("none", "zero-point")):
                argv = ("--system", "berger", "--edition", edition, "--bye", bye, "--format", "json")
                done = hakem("pair", saved(field(5), tmp_path), *argv)
                assert json.loads(done.out)["byes"] == [{"id": 1, "kind": kind}]
        t = replace(field(2), teams=tuple(Team(TeamId(n), f"T{n}", (PlayerId(n),)) for n in (1, 2)))
        assert hakem("pair", saved(t, tmp_path), "--system", "scheveningen", "--bye", "point").code == 3

    def test_trf_has_the_round_with_open_results(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(6), tmp_path), "--system", "berger", "--format", "trf")
        t = parse_trf(done.out).require()
        assert [g.players for g in t.rounds[0].games] == [(1, 6), (2, 5), (3, 4)]
        assert all(g.pending for g in t.rounds[0].games)

    def test_system_by_the_type_code(self, tmp_path: Path) -> None:
        t = field(6, 10)
        t = replace(t, event=replace(t.event, type_code="FIDE_DOUBLEROUNDROBIN"))
        path = tmp_path / "event.trf"
        path.write_text(dump_trf(t).text)
        assert hakem("pair", str(path)).out == "3\n1 6\n2 5\n3 4\n"

    def test_round_again(self, tmp_path: Path) -> None:
        t = field(4)
        games = tuple(Game(PlayerId(a), PlayerId(b), Mark.DRAW, Mark.DRAW) for a, b in ((1, 4), (2, 3)))
        t = replace(t, rounds=(Round(games),))
        assert hakem("pair", saved(t, tmp_path), "--system", "berger", "--round", "1").out == "2\n1 4\n2 3\n"
        assert hakem("pair", saved(t, tmp_path), "--system", "berger", "--round", "2").out == "2\n4 3\n1 2\n"
        assert hakem("pair", saved(t, tmp_path), "--system", "berger", "--round", "3").code == 3

    def test_nothing_left_to_pair(self, tmp_path: Path) -> None:
        t = field(2)
        t = replace(t, rounds=(Round((Game(PlayerId(1), PlayerId(2), Mark.DRAW, Mark.DRAW),)),))
        done = hakem("pair", saved(t, tmp_path), "--system", "berger")
        assert (done.code, done.out) == (3, "")

    def test_withdrawn_player_loses_by_forfeit(self, tmp_path: Path) -> None:
        t = field(4)
        t = replace(t, players=(*t.players[:3], replace(t.players[3], withdrawn_after=RoundNo(0))))
        done = hakem("pair", saved(t, tmp_path), "--system", "berger", "--format", "json")
        assert json.loads(done.out)["forfeits"] == [{"white": 1, "black": 4, "result": "+-"}]
        assert hakem("pair", saved(t, tmp_path), "--system", "berger").out == "2\n2 3\n1 4\n"

    @pytest.mark.parametrize(
        ("lang", "words"),
        [
            ("en", "C.05 (2026) Annex 1: round 1: 1 Işık has White against 6 Ak"),
            ("tr", "C.05 (2026) Ek 1: 1. tur: beyaz 1 Işık, siyah 6 Ak"),
        ],
    )
    def test_explanation(self, lang: str, words: str, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(6), tmp_path), "--system", "berger", "--explain", lang=lang)
        assert words in done.out

    def test_explanation_for_programs(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(6), tmp_path), "--system", "berger", "--explain", "--format", "json")
        steps = json.loads(done.out)["steps"]
        assert len(steps) == 3
        assert steps[0]["article"] == "C.05 (2026) Annex 1"
        assert steps[0]["subject"] == [1, 6]
        assert steps[0]["text"] == "round 1: 1 Işık has White against 6 Ak"
        step = step_from_data(steps[0]["step"])
        assert (step.outcome, step.board, step.subject) == ("table.board", 1, (1, 6))
        assert step.data == {"round": 1, "first": PlayerRef(1), "second": PlayerRef(6)}

    def test_timing(self, tmp_path: Path) -> None:
        done = hakem("pair", saved(field(6), tmp_path), "--system", "berger", "--timing")
        assert set(json.loads(done.err)) == {"parse_s", "pair_s", "total_s"}

    def test_output_file(self, tmp_path: Path) -> None:
        target = tmp_path / "round.txt"
        done = hakem("pair", saved(field(4), tmp_path), "--system", "berger", "-o", str(target))
        assert (done.out, target.read_text()) == ("", "2\n1 4\n2 3\n")

    def test_no_acceleration_in_a_round_robin(self, tmp_path: Path) -> None:
        assert hakem("pair", saved(field(4), tmp_path), "--system", "berger", "--acceleration", "baku").code == 3

    def test_teams(self, tmp_path: Path) -> None:
        t = field(6, 2)
        teams = tuple(
            Team(TeamId(n), f"T{n}", tuple(PlayerId(p) for p in members))
            for n, members in enumerate(((1, 2), (3, 4), (5, 6)), start=1)
        )
        path = saved(replace(t, teams=teams), tmp_path)
        assert hakem("pair", path, "--system", "skalitzka").out == "3\n1 3\n4 5\n6 2\n"
        path = saved(replace(t, teams=(teams[0], teams[1]), players=t.players[:4]), tmp_path)
        assert hakem("pair", path, "--system", "scheveningen").out == "2\n1 3\n2 4\n"

    def test_standard_input(self) -> None:
        text = dump_native(field(4)).text.encode()
        assert hakem("pair", "-", "--system", "berger", stdin=text).out == "2\n1 4\n2 3\n"


class TestTables:
    def test_berger(self) -> None:
        assert hakem("tables", "berger", "6").out.splitlines()[2] == "3: 2-6 3-1 4-5"

    def test_odd_number_names_the_bye(self) -> None:
        assert hakem("tables", "berger", "3").out == "1: 2-3 bye 1\n2: 1-2 bye 3\n3: 3-1 bye 2\n"
        assert json.loads(hakem("tables", "berger", "3", "--format", "json").out)["byes"] == ["1", "3", "2"]

    def test_json(self) -> None:
        value = json.loads(hakem("tables", "berger", "4", "--format", "json").out)
        assert value == {"rounds": [[["1", "4"], ["2", "3"]], [["4", "3"], ["1", "2"]], [["2", "4"], ["3", "1"]]]}

    def test_editions_of_the_double_cycle(self) -> None:
        plain = hakem("tables", "berger", "4", "--cycles", "2", "--edition", "2009").out.splitlines()
        swapped = hakem("tables", "berger", "4", "--cycles", "2").out.splitlines()
        assert [line[3:] for line in swapped[:3]] == [plain[0][3:], plain[2][3:], plain[1][3:]]

    def test_scheveningen(self) -> None:
        assert hakem("tables", "scheveningen", "4").out.splitlines()[1] == "2: B2-A1 B3-A2 B4-A3 B1-A4"
        balanced = hakem("tables", "scheveningen", "4", "--colours", "balanced").out.splitlines()
        assert balanced[1] == "2: B2-A1 B1-A2 A3-B4 A4-B3"
        older = hakem("tables", "scheveningen", "5", "--colours", "balanced", "--variant", "older").out
        assert older != hakem("tables", "scheveningen", "5", "--colours", "balanced").out

    def test_skalitzka(self) -> None:
        assert hakem("tables", "skalitzka", "2").out == "1: A1-B1 B2-C1 C2-A2\n2: C1-A1 B1-C2 A2-B2\n"

    def test_varma(self) -> None:
        done = hakem("tables", "varma", "12")
        assert done.out.splitlines()[2] == "C: 6 8 12"
        assert "6 and 12" in done.err
        assert json.loads(hakem("tables", "varma", "9", "--format", "json").out)["groups"]["D"] == ["2"]


class TestConvert:
    def test_there_and_back(self, tmp_path: Path) -> None:
        source, middle, back = (str(tmp_path / name) for name in ("a.trf", "b.json", "c.trf"))
        Path(source).write_text(report(FOUR, "DAT kept"))
        done = hakem("convert", source, middle)
        assert done.code == 0
        assert done.err == f"hakem: {source}:2:1: record 'DAT' is not interpreted; kept as it stands\n"
        assert hakem("convert", middle, back).code == 0
        assert parse_bytes(Path(back).read_bytes()).tournament == parse_bytes(Path(source).read_bytes()).tournament
        assert b"DAT kept\r\n" in Path(back).read_bytes()

    def test_format_and_layout(self, tmp_path: Path) -> None:
        source = saved(replace(field(2), event=Event(name="Açık", controller="x")), tmp_path)
        done = hakem("convert", source, "-", "--to", "trf16", "--ascii")
        assert "XXR 1\r\n" in done.out
        assert "Isik" in done.out
        assert "has no place in this format" in done.err
        padded = hakem("convert", source, "-", "--to", "trf26", "--pad", "bytes").out
        row = next(line for line in padded.splitlines() if line.startswith("001"))
        assert row.encode()[80:84] == b" 0.0"

    def test_existing_file_keeps_its_permissions(self, tmp_path: Path) -> None:
        target = tmp_path / "out.trf"
        target.write_text("old")
        target.chmod(0o640)
        assert hakem("convert", saved(field(2), tmp_path), str(target)).code == 0
        assert target.stat().st_mode & 0o777 == 0o640


class TestNumber:
    def test_by_rank_says_which_alphabet_decided(self, tmp_path: Path) -> None:
        t = field(4)
        t = replace(t, players=tuple(replace(p, rating=1800) for p in t.players))
        done = hakem("number", saved(t, tmp_path))
        assert [line.split()[1] for line in done.out.splitlines()] == ["Çelik", "Işık", "İnce", "Şen"]
        assert "by the alphabet 'tr'" in done.err
        english = hakem("number", saved(t, tmp_path), "--alphabet", "en")
        assert [line.split()[1] for line in english.out.splitlines()] == ["Çelik", "İnce", "Işık", "Şen"]

    def test_the_lim_system_of_2009_draws_lots_between_equals(self, tmp_path: Path) -> None:
        """Lim 1: title before national rating, then lots; their seed is shown and stored, and holds the next time."""
        t = field(5)
        t = replace(t, players=tuple(replace(p, rating=None, national_rating=1800) for p in t.players))
        strongest, *_, titled = t.players
        players = (replace(strongest, national_rating=2000), *t.players[1:-1], replace(titled, title=Title.WFM))
        source, target = saved(replace(t, players=players), tmp_path), tmp_path / "out.json"
        words = ("--system", "lim", "--edition", "2009")
        first = hakem("number", source, *words, "-o", str(target))
        order = [line.split()[-2] for line in first.out.splitlines()]
        assert order[:2] == [titled.name.split()[-1], strongest.name.split()[-1]]
        assert "by lot (TSF Lim (2009) 1)" in first.err
        (lot,) = parse_bytes(target.read_bytes()).require().lots
        assert first.err.splitlines()[0] == f"hakem: seed of the draw: {lot.seed}"
        assert hakem("number", source, *words, "--seed", lot.seed).out == first.out
        assert hakem("number", str(target), *words).out == first.out
        ruled = saved(replace(t, players=players, rules=EventRules("lim", "2009")), tmp_path)
        assert hakem("number", ruled, "--edition", "2009", "--seed", lot.seed).out == first.out

    def test_no_lots_without_equals(self, tmp_path: Path) -> None:
        t = field(4)
        t = replace(t, players=tuple(replace(p, rating=2000 - p.number) for p in t.players))
        done = hakem(
            "number", saved(t, tmp_path), "--system", "lim", "--edition", "2009", "-o", str(tmp_path / "b.json")
        )
        assert "seed" not in done.err
        assert parse_bytes((tmp_path / "b.json").read_bytes()).require().lots == ()
        assert hakem("number", saved(t, tmp_path), "--system", "keizer").code == 3

    def test_by_lots_is_repeatable_and_recorded(self, tmp_path: Path) -> None:
        target = tmp_path / "out.json"
        source = saved(field(6), tmp_path)
        first = hakem("number", source, "--by", "lots", "--seed", "salon 3", "-o", str(target))
        assert "seed of the draw: salon 3" in first.err
        assert hakem("number", source, "--by", "lots", "--seed", "salon 3").out == first.out
        t = parse_bytes(target.read_bytes()).require()
        assert (t.lots[0].purpose, t.lots[0].seed) == ("numbers", "salon 3")
        assert [p.id for p in t.players] == [p.number for p in t.players] == [1, 2, 3, 4, 5, 6]

    def test_without_a_seed_one_is_drawn_and_shown(self, tmp_path: Path) -> None:
        source = saved(field(6), tmp_path)
        done = hakem("number", source, "--by", "lots")
        seed = done.err.split()[-1]
        assert hakem("number", source, "--by", "lots", "--seed", seed).out == done.out

    def test_by_varma(self, tmp_path: Path) -> None:
        players = tuple(Player(PlayerId(n), n, f"P{n}", federation="TUR" if n < 4 else "AZE") for n in range(1, 10))
        done = hakem("number", saved(Tournament(players, 9), tmp_path), "--by", "varma", "--seed", "x")
        assert done.code == 0
        assert sorted(int(line.split()[0]) for line in done.out.splitlines()) == list(range(1, 10))
        assert "(TUR): group" in done.err

    def test_not_after_round_four(self, tmp_path: Path) -> None:
        game = Round((Game(PlayerId(1), PlayerId(2), Mark.DRAW, Mark.DRAW),))
        done = hakem("number", saved(replace(field(2, 9), rounds=(game,) * 4), tmp_path))
        assert done.code == 3


class TestRest:
    def test_crosstable(self, tmp_path: Path) -> None:
        source = tmp_path / "a.trf"
        source.write_text(report(FOUR))
        english = hakem("crosstable", str(source)).out
        assert english.splitlines()[1].split() == ["1", "Player", "1", "2000", "*", "½", "1", "1½", "1-2"]
        turkish = hakem("crosstable", str(source), "--form", "rounds", lang="tr").out
        assert "Puan" in turkish

    def test_team_sheets(self, tmp_path: Path) -> None:
        t = replace(field(2), teams=tuple(Team(TeamId(n), f"T{n}", (PlayerId(n),)) for n in (1, 2)))
        assert hakem("crosstable", saved(t, tmp_path), "--form", "teams").out.startswith("A  T1")
        assert hakem("crosstable", saved(field(2), tmp_path), "--form", "teams").code == 3

    def test_systems_and_editions(self) -> None:
        assert [line.split()[0] for line in hakem("systems").out.splitlines() if line[0] != " "] == [
            "dutch",
            "lim",
            "dubov",
            "burstein",
            "double-swiss",
            "team-swiss",
            "berger",
            "scheveningen",
            "skalitzka",
            "knockout",
        ]
        listed = json.loads(hakem("systems", "--format", "json").out)["systems"]
        assert [s["editions"] for s in listed[:2]] == [["2009", "2017", "2026"], ["2009", "2026"]]
        assert "C.05 Annex 1" in hakem("editions").out
        editions = json.loads(hakem("editions", "--format", "json").out)["editions"]
        subjects = {"initial-order", "dutch", "lim", "dubov", "burstein", "baku", "berger", "scheveningen", "skalitzka"}
        subjects |= {"ratings", "ratings-rapid-blitz", "tie-breaks"}
        subjects |= {"knockout", "planning", "double-swiss", "team-swiss"}
        assert {e["subject"] for e in editions} == subjects

    def test_help_in_both_languages(self) -> None:
        assert hakem().out.startswith("usage: hakem")
        assert hakem("--help", lang="tr").out.startswith("kullanım: hakem")
        assert "show this help" not in hakem("pair", "--help", "--lang", "tr").out

    def test_version(self) -> None:
        assert hakem("--version").out == f"hakem {__version__}\n"

    @pytest.mark.parametrize(
        "argv", [("--lang", "tr", "systems"), ("systems", "--lang", "tr"), ("systems", "--lang=tr")]
    )
    def test_language_option_wins(self, argv: tuple[str, ...]) -> None:
        assert "tarihine kadar" in hakem(*argv, lang="en").out


def test_bye_kinds_have_their_published_names() -> None:
    """Scripts read these words in the output of ``pair``."""
    assert [kind.value for kind in ByeKind] == ["pairing-allocated", "full-point", "half-point", "zero-point"]
