"""The handbook's Swiss examples at the desk: entries, numbers, rounds, results, corrections by hand, the end."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from hakem.desk.journal.asking import Unread
from hakem.desk.journal.fide_mode import departures
from hakem.facts import cards
from hakem.i18n import Json
from hakem.model import ByeKind, Points
from tests.support.at_desk import AtDesk
from tests.support.some import some

DATA = Path(__file__).parents[1] / "data"
DUTCH: dict[str, Any] = json.loads((DATA / "dutch_2009_example.json").read_text(encoding="utf-8"))
LIM: dict[str, Any] = json.loads((DATA / "lim_15_players.json").read_text(encoding="utf-8"))
DUBOV: dict[str, Any] = json.loads((DATA / "dubov_2009_example.json").read_text(encoding="utf-8"))


def people(listed: list[Any]) -> list[dict[str, Json]]:
    """The entries of an example, the last of its list first: the numbers come from the desk."""
    return [
        {"name": name, "rating": rating, **({"title": title} if title else {})}
        for _, title, name, rating in reversed(listed)
    ]


def scores(at: AtDesk) -> dict[int, Points]:
    """The points by pairing number."""
    number = {p.id: p.number for p in at.t.players}
    return {number[p]: card.score for p, card in cards(at.t).items()}


class TestDutch:
    """Seventeen players; two stay away from round 3 without a word and are out."""

    @pytest.fixture
    def at(self, tmp_path: Path) -> AtDesk:
        at = AtDesk(tmp_path, system="dutch", edition="2009", rounds=7, colour="white", tie_break_edition="2009")
        at.enter(people(DUTCH["players"]))
        at.do("number", by="rank")
        return at

    def played(self, at: AtDesk, round_no: int) -> str:
        """A round, and the printed results of it."""
        line = at.pair(round=round_no)
        games = [f"{white}-{black} {result.replace('0f-0f', '--')}" for white, black, result in self.printed(round_no)]
        at.play(", ".join(games))
        return line

    def printed(self, round_no: int) -> list[tuple[int, int, str]]:
        found: list[tuple[int, int, str]] = DUTCH["results"][round_no - 1]
        return found

    def test_numbers_as_printed(self, at: AtDesk) -> None:
        in_order = sorted(at.t.players, key=lambda p: p.number)
        assert [p.name for p in in_order] == [name for _, _, name, _ in DUTCH["players"]]

    def test_rounds_as_printed(self, at: AtDesk) -> None:
        lines = [self.played(at, number) for number in (1, 2, 3)] + [at.pair()]
        for line, rnd in some(zip(lines, DUTCH["rounds"], strict=True)):
            assert line == " ".join([*(f"{w}-{b}" for w, b in rnd["boards"]), str(rnd["bye"])])

    def test_whoever_stays_away_is_out(self, at: AtDesk) -> None:
        for number in (1, 2):
            self.played(at, number)
        at.pair()
        at.play(", ".join(f"{w}-{b} {r.replace('0f-0f', '--')}" for w, b, r in self.printed(3)), closed=False)
        (told,) = at.do("close").warnings
        assert told.code == "absent-withdrawn"
        assert {p.number for p in at.t.players if p.withdrawn_after == 3} == {9, 14}

    def test_scores_as_the_printed_groups_have_them(self, at: AtDesk) -> None:
        for number in (1, 2, 3):
            self.played(at, number)
            for group in some(DUTCH["rounds"][number]["groups"]):
                both = {*group["S1"], *group["S2"]} - {*group["moved_down"]}
                found = scores(at)
                assert {found[player] for player in both} <= {Points(str(group["score"]))}

    def test_final_table(self, at: AtDesk) -> None:
        for number in (1, 2, 3):
            self.played(at, number)
        at.pair()
        at.play_all(*["="] * 7)
        with pytest.raises(Unread):
            at.do("finish")
        at.do("finish", confirm="rounds-missing")
        assert at.desk.word == "finished"
        assert {name for _, name, points in at.table()[:4] if points == "3.0"} == {"Salih", "Sibel", "Selçuk", "Kaya"}
        assert sum(scores(at).values()) == 8 + 8 + 7 + 7 + 4


class TestLim:
    """Fifteen players. In round 2 the author leaves the rules: the arbiter pairs it by hand and says so."""

    def begun(self, folder: Path) -> AtDesk:
        at = AtDesk(folder, system="lim", edition="2009", rounds=7, colour=LIM["initial_colour"])
        at.enter(people(LIM["players"]))
        return at

    def test_as_printed_with_round_2_by_hand(self, tmp_path: Path) -> None:
        at = self.begun(tmp_path)
        printed = [f"{rnd['pairs']} {rnd['bye']}" for rnd in LIM["printed"]]
        assert sorted(at.pair().split()) == sorted(printed[0].split())
        at.play(", ".join(item for item in LIM["results"][0].split(", ") if "U" not in item))
        ids = {p.number: int(p.id) for p in at.t.players}
        boards: Json = [[ids[int(n)] for n in pair.split("-")] for pair in LIM["printed"][1]["pairs"].split()]
        byes: Json = [{"player": ids[LIM["printed"][1]["bye"]]}]
        why = "bye to 13, 4 floats, so that 3 and 5 do not meet with one colour"
        with pytest.raises(Unread) as caught:
            at.do("pair-by-hand", round=2, boards=boards, byes=byes, reason=why)
        assert [each.code for each in caught.value.warnings] == ["paired-by-hand"]
        answer = at.do("pair-by-hand", round=2, boards=boards, byes=byes, reason=why, confirm="paired-by-hand")
        own = {frozenset(pair) for pair in answer.entries[0].data["by_rules"]}  # type: ignore[union-attr, arg-type]
        by_rules = "10-1 2-7 6-15 12-11 3-5 4-9 8-13"
        assert own == {frozenset(ids[int(n)] for n in pair.split("-")) for pair in by_rules.split()}
        at.play(", ".join(item for item in LIM["results"][1].split(", ") if "U" not in item))
        for score, numbers in some(LIM["scores_after_round"]["2"].items()):
            assert sorted(n for n, made in scores(at).items() if made == Points(score)) == numbers
        assert set(at.pair().split()) == set(printed[2].split())
        at.play_all(*["1"] * 7)
        at.do("finish", confirm="rounds-missing")
        assert [m.key for m in departures(at.desk)].count("warning.paired-by-hand") == 1
        assert at.table()[0] == ("1", "Salih", "3.0")


class TestDubov:
    """Twenty-one players; board 10 of round 1 counts 0-0, and round 3 is printed otherwise than the rules have it."""

    def begun(self, folder: Path) -> AtDesk:
        at = AtDesk(folder, system="dubov", edition="2009", rounds=7, colour="white")
        # 17 and 19 have the same rating and average; the print has 19 first, so that its name stands first.
        names = {19: "Oyuncu 16b"}
        rated = enumerate(DUBOV["ratings"], start=1)
        at.enter({"name": names.get(n, f"Oyuncu {n:02}"), "rating": rating} for n, rating in rated)
        at.do("number", by="given", order=list(range(1, 22)))
        return at

    def test_rounds_1_and_2_as_printed_round_3_by_the_rules(self, tmp_path: Path) -> None:
        at = self.begun(tmp_path)
        for number in ("1", "2"):
            assert set(at.pair().split()) == set(DUBOV["rounds"][number].split())
            at.play(", ".join(item for item in DUBOV["results"][number].split(", ") if "U" not in item))
        pairs = {f"{w}-{b}" for g in DUBOV["groups"]["3"].values() for w, b in zip(g["white"], g["black"], strict=True)}
        line = set(at.pair().split())
        assert pairs < line
        assert line - pairs == {"19"}
        assert at.t.rounds[-1].byes[0].kind is ByeKind.PAIRING_ALLOCATED

    def test_round_3_as_printed_is_a_round_by_hand(self, tmp_path: Path) -> None:
        at = self.begun(tmp_path)
        for number in ("1", "2"):
            at.pair()
            at.play(", ".join(item for item in DUBOV["results"][number].split(", ") if "U" not in item))
        at.pair()
        printed = " ".join(DUBOV["printed_round_3"][group] for group in ("2", "1½", "1", "½", "0"))
        boards: Json = [[int(n) for n in pair.split("-")] for pair in printed.split()]
        asked: dict[str, Json] = {"round": 3, "boards": boards, "byes": [{"player": 19}], "reason": "as printed"}
        at.do("pair-by-hand", confirm="paired-by-hand", **asked)
        assert at.round_line() == f"{printed} 19"
        made = at.t.rounds[-1].paired_by
        assert made is not None
        assert (made.by_hand, made.reason) == (True, "as printed")
        at.play_all(*["="] * 10)
        at.do("finish", confirm="rounds-missing")
        assert sum(scores(at).values()) == 3 * 10 + 3 - 1
