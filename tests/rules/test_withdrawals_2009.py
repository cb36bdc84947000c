"""Handbook, Round Robin 3: somebody withdraws or is expelled (000:2457-2470; audit, part D3).

"Bir oyuncu oyunlarının %50'sinden azını tamamlamışsa, sonuçlar yarışma tablosunda kalır … Ancak yarışmanın son
sıralamasında yer almaz. Oyuncunun oynanmamış oyunları turnuva tablosunda (-), rakiplerinin sonuçlarıysa (+) ile
gösterilir. İki oyuncu da mevcut değilse bu durum iki (-) ile gösterilir."
"""

from __future__ import annotations

import json
from dataclasses import replace
from datetime import date
from pathlib import Path

import pytest

from hakem.formats import TRF16, TRF26, dump_native, dump_trf, parse_bytes
from hakem.model import Event, Game, Mark, Player, PlayerId, Round, RoundNo, Tournament
from tests.cli.runner import hakem

W, D, L = Mark.WIN, Mark.DRAW, Mark.LOSS


def board(white: int, black: int, one: Mark, other: Mark, is_played: bool = True) -> Game:
    return Game(PlayerId(white), PlayerId(black), one, other, played=is_played)


ROUNDS = (
    Round((board(1, 6, W, L), board(2, 5, W, L), board(3, 4, D, D))),
    Round((board(6, 4, W, L), board(5, 3, D, D), board(1, 2, D, D))),
    Round((board(2, 6, W, L, False), board(3, 1, D, D), board(4, 5, W, L))),
    Round((board(6, 5, L, W, False), board(1, 4, D, D), board(2, 3, D, D))),
    Round((board(3, 6, W, L, False), board(4, 2, D, D), board(5, 1, L, W))),
)
"""Six players; the sixth leaves after two of five games, with a loss and a win."""


def event(rounds: int = 5, said: bool = True) -> Tournament:
    players = tuple(Player(PlayerId(n), n, f"P{n}", rating=2000 + n) for n in range(1, 7))
    if said:
        players = (*players[:5], replace(players[5], withdrawn_after=RoundNo(2)))
    cover = Event(name="WD", start=date(2010, 5, 1), type_code="BERGER_ROUNDROBIN")
    return Tournament(players, 5, ROUNDS[:rounds], event=cover)


def texts(t: Tournament) -> dict[str, str]:
    """The event in every file, and as other programs leave it: without our comments, or without a word about it."""
    plain = "".join(line for line in dump_trf(t, TRF26).text.splitlines(keepends=True) if not line.startswith("###"))
    return {
        "json": dump_native(t).text,
        "trf26": dump_trf(t, TRF26).text,
        "trf16": dump_trf(t, TRF16).text,
        "foreign": plain,
    }


FILES = ("json", "trf26", "trf16", "foreign")


@pytest.fixture(params=FILES)
def path(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The whole event, in a file of that kind."""
    name = tmp_path / "event.any"
    name.write_text(texts(event())[request.param], encoding="utf-8")
    return str(name)


class TestStandings:
    def test_whoever_completed_less_than_half_is_not_in_the_ranking(self, path: str) -> None:
        done = hakem("standings", path, "--format", "json")
        rows = json.loads(done.out)["standings"]
        assert [(row["id"], row["points"]) for row in rows] == [
            (1, "2.5"),
            (2, "2.5"),
            (4, "2.5"),
            (3, "2.0"),
            (5, "0.5"),
        ]

    def test_the_results_stay_in_the_table(self, path: str) -> None:
        rows = hakem("crosstable", path).out.splitlines()
        assert rows[6].split()[:9] == ["6", "P6", "2006", "0", "-", "-", "1", "-", "*"]
        assert rows[2].split()[8] == "+"
        assert len(rows[6].split()) == 10, "points, and no place"

    def test_check_finds_nothing_to_complain_of(self, path: str) -> None:
        done = hakem("check", path)
        assert (done.code, done.out) == (0, "1 file, 5 rounds, 0 different\n")

    def test_no_forfeit_is_complained_of(self, path: str) -> None:
        done = hakem("round", path, "4")
        assert "has not joined yet" not in done.err
        assert "--+" in done.out

    def test_the_games_that_were_played_are_rated(self, path: str) -> None:
        done = hakem("ratings", path, "--format", "json")
        assert done.code == 0
        assert done.out == hakem("ratings", path, "--format", "json").out
        said = json.loads(done.out)
        games = {row["id"]: row["games"] for row in said["players"]}
        assert (games[6], games[1], games[2]) == (2, 5, 4)


def test_a_file_that_only_shows_forfeits_is_recognised(tmp_path: Path) -> None:
    """Nothing but the games lost by forfeit says that the sixth has left, in a report and in our own file."""
    for name, text in (("a.trf", texts(event())["foreign"]), ("a.json", _silent(event()))):
        (tmp_path / name).write_text(text, encoding="utf-8")
        parsed = parse_bytes((tmp_path / name).read_bytes())
        assert parsed.require().players[5].withdrawn_after == 2
        (assumed,) = parsed.adjustments
        assert assumed.message.key == "file.withdrawn"
        assert hakem("standings", str(tmp_path / name), "--strict").code == 3


def _silent(t: Tournament) -> str:
    """Our own file without the word about the withdrawal."""
    data = json.loads(dump_native(t).text)
    del data["tournament"]["players"][5]["withdrawn_after"]
    return json.dumps(data)


def test_whoever_has_not_withdrawn_stays_in_the_ranking(tmp_path: Path) -> None:
    """The same games, and the arbiter says that nobody has left: that survives every file too."""
    for name, text in texts(event(said=False)).items():
        if name != "foreign":
            parsed = parse_bytes(text.encode())
            assert parsed.require().players[5].withdrawn_after is None, name
            assert not parsed.adjustments
    (tmp_path / "a.json").write_text(dump_native(event(said=False)).text, encoding="utf-8")
    assert len(json.loads(hakem("standings", str(tmp_path / "a.json"), "--format", "json").out)["standings"]) == 6


class TestPairing:
    @pytest.mark.parametrize("kind", FILES)
    def test_the_rest_are_minus_and_plus(self, tmp_path: Path, kind: str) -> None:
        """From round to round through a report of each kind: never a game for whoever is gone."""
        file = tmp_path / "now"
        file.write_text(texts(event(rounds=2))[kind], encoding="utf-8")
        for number, forfeit in ((3, (2, 6, "+-")), (4, (6, 5, "-+")), (5, (3, 6, "+-"))):
            done = json.loads(hakem("pair", str(file), "--format", "json").out)
            assert (done["round"], len(done["boards"])) == (number, 2)
            (game,) = done["forfeits"]
            assert (game["white"], game["black"], game["result"]) == forfeit
            after = tmp_path / f"after-{number}"
            assert hakem("pair", str(file), "--format", "trf", "-o", str(after)).code == 0
            t = _with_results(parse_bytes(after.read_bytes()).require())
            file.write_text(texts(t)[kind], encoding="utf-8")
        assert hakem("pair", str(file)).code != 0
        last = parse_bytes(file.read_bytes()).require()
        assert last.players[5].withdrawn_after == 2

    def test_whoever_only_missed_a_game_keeps_the_seat_and_is_named(self, tmp_path: Path) -> None:
        file = tmp_path / "now.json"
        file.write_text(dump_native(event(rounds=3, said=False)).text, encoding="utf-8")
        done = hakem("pair", str(file))
        assert done.out.splitlines()[1:] == ["6 5", "1 4", "2 3"]
        assert done.err == (
            "hakem: did not come to the board in round 3: 6 P6; "
            "whoever has withdrawn or is expelled is marked by `hakem withdraw`\n"
        )

    def test_the_article_is_named(self, tmp_path: Path) -> None:
        file = tmp_path / "now.trf"
        file.write_text(texts(event(rounds=3))["trf26"], encoding="utf-8")
        done = hakem("pair", str(file), "--explain")
        assert "TSF Round Robin (2009) 3: round 4: 5 P5 wins by forfeit, 6 P6 is gone" in done.out


def _with_results(t: Tournament) -> Tournament:
    games = tuple(replace(g, white_mark=D, black_mark=D) if g.pending else g for g in t.rounds[-1].games)
    return replace(t, rounds=(*t.rounds[:-1], replace(t.rounds[-1], games=games)))
