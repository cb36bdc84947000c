"""Knockouts at the command line: pair, check, and files that are none."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from hakem.formats import dump_trf, parse_trf
from hakem.knockout import as_tournament
from hakem.model import Game, Mark, PlayerId, Round, Tournament
from tests.cli.runner import hakem
from tests.support.knockout_events import COVER, people, small
from tests.support.playoffs import by_script, wins

EVENT = replace(small(5), rules=replace(small(5).rules, extra=2))
PLAYED = as_tournament(EVENT, by_script(EVENT, wins(2))[0], people(5), COVER)


def saved(t: Tournament, path: Path) -> str:
    file = path / "kupa.trf"
    file.write_bytes(dump_trf(t).text.encode())
    return str(file)


def decided(text: str) -> str:
    """A report with the open games of its last round drawn."""
    t = parse_trf(text).tournament
    assert t is not None
    games = tuple(replace(game, white_mark=Mark.DRAW, black_mark=Mark.DRAW) for game in t.rounds[-1].games)
    rounds = (*t.rounds[:-1], replace(t.rounds[-1], games=games))
    return dump_trf(replace(t, rounds=rounds)).text


def test_check_finds_nothing(tmp_path: Path) -> None:
    done = hakem("check", saved(PLAYED, tmp_path))
    assert (done.code, done.out, done.err) == (0, "1 file, 6 rounds, 0 different\n", "")


def test_check_finds_lots_drawn_otherwise(tmp_path: Path) -> None:
    """Four lots, one for every match: hardly any other text gives them all."""
    path = saved(PLAYED, tmp_path)
    codes = [hakem("check", path, "--option", f"lots={seed}").code for seed in "abcdef"]
    assert set(codes) <= {0, 6}
    assert codes.count(6) > 3


def test_pair_to_the_end(tmp_path: Path) -> None:
    """Every game is drawn: games, extra time and golden point in every stage."""
    file = tmp_path / "kupa.trf"
    file.write_text(dump_trf(Tournament(people(3), 10, event=COVER)).text, encoding="utf-8")
    for _ in range(10):
        done = hakem("pair", str(file), "--system", "knockout", "--option", "lots=zar", "--format", "trf")
        assert done.code == 0, done.err
        file.write_text(decided(done.out), encoding="utf-8")
    over = hakem("pair", str(file), "--system", "knockout", "--option", "lots=zar")
    assert over.code == 3
    assert "the winner is Oyuncu" in over.err
    check = hakem("check", str(file), "--system", "knockout", "--option", "lots=zar")
    assert (check.code, check.out) == (0, "1 file, 10 rounds, 0 different\n")


def test_pair_as_text_and_json(tmp_path: Path) -> None:
    path = saved(replace(PLAYED, rounds=()), tmp_path)
    count, *pairs = hakem("pair", path, "--option", "seeding=given").out.splitlines()
    assert count == "4"
    assert set(pairs[0].split()) == {"4", "5"}
    assert pairs[1:] == ["1 0", "2 0", "3 0"]
    words = ("--option", "seeding=given", "--format", "json", "--explain")
    value = json.loads(hakem("pair", path, *words).out)
    assert (value["system"], value["edition"], len(value["boards"])) == ("knockout", "2009", 1)
    assert value["byes"][0] == {"id": 1, "kind": "zero-point"}
    assert value["steps"]


def test_round_again(tmp_path: Path) -> None:
    path = saved(PLAYED, tmp_path)
    for number, rnd in enumerate(PLAYED.rounds, start=1):
        value = json.loads(hakem("pair", path, "--round", str(number), "--format", "json").out)
        assert [(b["white"], b["black"]) for b in value["boards"]] == [game.players for game in rnd.games]


def test_generated_knockouts(tmp_path: Path) -> None:
    """They end when they are decided, and are paired again as they are; nobody stays away from them."""
    words = ("generate", "--system", "knockout", "--players", "7", "--rounds", "40", "--seed", "3")
    path = str(tmp_path / "kupa-%d.trf")
    assert hakem(*words, "--count", "3", "-o", path).code == 0
    assert hakem("check", str(tmp_path)).code == 0
    assert hakem(*words, "--option", "qualify=3", "--option", "games=4", "-o", str(tmp_path / "a.trf")).code == 0
    assert hakem("check", str(tmp_path / "a.trf"), "--option", "qualify=3", "--option", "games=4").code == 0
    for rate in ("forfeit", "withdraw", "late", "half-bye", "zero-bye"):
        assert hakem(*words, f"--{rate}-rate", "0.1", "-o", path).code == 3


def test_systems_lists_the_options() -> None:
    out = hakem("systems").out
    assert "option qualify (1, N)" in out
    assert "option lots (event, TEXT)" in out
    assert "kuraların" in hakem("systems", lang="tr").out


def with_last_game(t: Tournament, game: Game) -> Tournament:
    last = t.rounds[-1]
    return replace(t, rounds=(*t.rounds[:-1], Round((*last.games[:-1], game), last.byes)))


FINAL = PLAYED.rounds[-1].games[0]
BAD = [
    (with_last_game(PLAYED, Game(PlayerId(1), PlayerId(5), Mark.WIN, Mark.LOSS)), "round 6, board 1: 1 - 5"),
    (with_last_game(PLAYED, replace(FINAL, white=FINAL.black, black=FINAL.white)), "colours must be exchanged"),
    (with_last_game(PLAYED, replace(FINAL, white_mark=Mark.LOSS, black_mark=Mark.LOSS)), "0-0"),
    (with_last_game(PLAYED, replace(FINAL, white_mark=Mark.PENDING, black_mark=Mark.PENDING)), "has no result"),
]


@pytest.mark.parametrize(("t", "words"), BAD, ids=["not-due", "colours", "both-lose", "open"])
def test_files_that_are_no_knockout(t: Tournament, words: str, tmp_path: Path) -> None:
    done = hakem("pair", saved(t, tmp_path))
    assert done.code == 3
    assert words in done.err
    assert hakem("pair", saved(t, tmp_path), lang="tr").code == 3


def test_a_wrong_round_is_found_by_the_check(tmp_path: Path) -> None:
    t = with_last_game(PLAYED, Game(PlayerId(1), PlayerId(5), Mark.WIN, Mark.LOSS))
    done = hakem("check", saved(t, tmp_path))
    assert done.code == 6
    assert "round 6 (knockout 2009)" in done.out


def test_a_file_wrong_before_its_end_cannot_be_checked(tmp_path: Path) -> None:
    second = PLAYED.rounds[1].games[0]
    turned = replace(PLAYED.rounds[1], games=(replace(second, white=second.black, black=second.white),))
    rounds = (PLAYED.rounds[0], turned, *PLAYED.rounds[2:])
    done = hakem("check", saved(replace(PLAYED, rounds=rounds), tmp_path))
    assert done.code == 3
    assert "round 2, board 1: " in done.err


@pytest.mark.parametrize("option", ["games=3", "qualify=5", "qualify=x", "lots=", "reseed=perhaps"])
def test_bad_options(option: str, tmp_path: Path) -> None:
    done = hakem("pair", saved(PLAYED, tmp_path), "--option", option)
    assert done.code == 3
    assert done.err.count("\n") == 1
