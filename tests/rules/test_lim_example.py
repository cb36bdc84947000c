"""The handbook's own example of the Lim system: 15 players, three rounds; the printed orders; the first round of 40.

Twice the author of the example leaves the rules; each time there is a test that shows both pairings.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hakem.explain import Step
from hakem.facts.card import cards
from hakem.i18n import PlayerRef
from hakem.model import Colour, PlayerId, Points, Prohibition, Title, Tournament
from hakem.pairing import pair_explained, system_for
from hakem.pairing.swiss.lim import LIM_RULES_2009, LIM_RULES_2026, LimRules, LimSwiss
from hakem.pairing.swiss.lim.exchanges import order_of_exchanges, pairs_in_order
from hakem.pairing.swiss.lim.rules import Direction
from tests.support.swiss_rounds import given_round, swiss, told

DATA = Path(__file__).parent.parent / "data"
EXAMPLE: dict[str, Any] = json.loads((DATA / "lim_15_players.json").read_text(encoding="utf-8"))
ORDERS: dict[str, Any] = json.loads((DATA / "lim_orders.json").read_text(encoding="utf-8"))
both_editions = pytest.mark.parametrize("rules", [LIM_RULES_2009, LIM_RULES_2026], ids=["2009", "2026"])


def event(round_no: int) -> Tournament:
    """The event before that round."""
    t = swiss(15, 7, *EXAMPLE["results"][: round_no - 1])
    people = {number: (title, name, rating) for number, title, name, rating in EXAMPLE["players"]}
    players = []
    for player in t.players:
        title, name, rating = people[player.number]
        players.append(replace(player, name=name, rating=rating, title=Title(title) if title else None))
    return replace(t, players=tuple(players))


def boards(line: str) -> set[str]:
    """The boards of a round, and the bye."""
    return set(line.split())


def paired(round_no: int, rules: LimRules = LIM_RULES_2009) -> set[str]:
    return boards(told(LimSwiss(rules).pair(event(round_no))))


def printed(round_no: int) -> set[str]:
    rnd = EXAMPLE["printed"][round_no - 1]
    return boards(f"{rnd['pairs']} {rnd['bye']}")


def steps(round_no: int, score: str, rules: LimRules = LIM_RULES_2009) -> list[Step]:
    """What is told about the group with that score."""
    found = [step for step in pair_explained(LimSwiss(rules), event(round_no))[1] if step.bracket == Points(score)]
    assert found[0].outcome.startswith("lim.group")
    return found


def outcomes(found: Iterable[Step]) -> list[tuple[str, str]]:
    return [(step.article.number, step.outcome.removeprefix("swiss.")) for step in found]


def test_scores() -> None:
    for round_no, groups in EXAMPLE["scores_after_round"].items():
        scores = {int(p): card.score for p, card in cards(event(int(round_no) + 1)).items()}
        assert scores == {number: Points(score) for score, numbers in groups.items() for number in numbers}


class TestRound1:
    @both_editions
    def test_as_printed(self, rules: LimRules) -> None:
        assert paired(1, rules) == printed(1)


class TestRound2:
    def test_group_of_winners_as_printed(self) -> None:
        """15 had the bye and is not floated; 11 is the next from below."""
        group = EXAMPLE["printed_groups"]["2"]["group_1"]
        assert boards(group["pairs"]) <= paired(2)
        leaving = [step for step in steps(2, "1") if "leaves" in step.outcome]
        assert outcomes(leaving) == [("4.10", "lim.leaves.again")]
        assert leaving[0].data == {"player": PlayerRef(group["floater"]), "other": PlayerRef(15)}

    @both_editions
    def test_2_1_the_bye_does_not_move_for_colours(self, rules: LimRules) -> None:
        """Printed: 13 has the bye and 4 floats, so that 3 and 5, both due Black, do not meet.

        2.1 gives the bye to the last player of the lowest group, 14, and 4.4 floats the first, 3. 3 and 5 may meet
        (3.1), so that nothing is locked; 6.4 gives Black to 5, the higher ranked.
        """
        assert printed(2) == boards("10-1 2-7 6-15 12-11 4-5 14-3 8-9 13")
        assert paired(2, replace(rules, bye_is_float=True)) == boards("10-1 2-7 6-15 12-11 3-5 4-9 8-13 14")

    def test_2_1_is_what_a_check_of_the_print_says(self) -> None:
        t = event(2)
        pairs = EXAMPLE["printed"][1]["pairs"].split()
        verdict = LimSwiss(LIM_RULES_2009).first_difference(t, given_round(t, *pairs, bye=13))
        assert verdict is not None
        assert (verdict.article.number, verdict.outcome) == ("2.1", "swiss.check.other-bye")

    @both_editions
    def test_4_10_if_the_bye_is_no_float(self, rules: LimRules) -> None:
        """By the letter of 4.10 the bye is no float: then 15, the last, floats, and no two due the same colour meet."""
        other = EXAMPLE["bye_is_no_float"]
        assert paired(2, replace(rules, bye_is_float=False)) == boards(f"{other['pairs']} {other['bye']}")


class TestRound3:
    def test_groups_as_printed_but_for_the_middle(self) -> None:
        found = paired(3)
        for group in EXAMPLE["printed_groups"]["3"][:-1]:
            assert boards(group["pairings"]) <= found
        assert str(EXAMPLE["printed"][2]["bye"]) in found

    def test_floaters_as_printed(self) -> None:
        assert outcomes(steps(3, "0"))[1:] == [("3.3", "lim.leaving.odd"), ("4.4", "lim.leaves.up")]
        assert outcomes(steps(3, "1/2"))[1:] == [
            ("4.8", "lim.meeting.colours"),
            ("3.3", "lim.leaving.odd"),
            ("4.4", "lim.leaves.up"),
        ]
        assert steps(3, "1")[0].data["floaters"] == (PlayerRef(9),)

    def test_4_8_in_the_middle_a_floater_from_below_meets_the_lowest(self) -> None:
        """Printed: 9, from below, meets the lowest, 14; then 7-12 and 10-13."""
        assert printed(3) == boards("1-2 15-5 11-6 3-8 9-14 7-12 10-13 4")
        assert paired(3, LIM_RULES_2009) == printed(3)

    def test_4_8_by_its_letter(self) -> None:
        """4.8 goes by the direction of pairing, and the middle is paired downward (3.2).

        So 9 meets 10, the highest who is due another colour; then 7-13, and 12 has Black against 14 as the higher
        ranked (6.4). That is the reading of 2026, and an option of 2009.
        """
        letter = boards("1-2 15-5 11-6 3-8 9-10 7-13 14-12 4")
        assert paired(3, LIM_RULES_2026) == letter
        t = event(3)
        for edition, meets, found in (("2009", "highest", letter), ("2026", "lowest", printed(3))):
            option = {"upfloater-in-median-meets": meets}
            assert boards(told(system_for("lim", edition, t, option).pair(t))) == found

    @both_editions
    def test_if_6_and_11_had_met_too(self, rules: LimRules) -> None:
        t = replace(event(3), prohibited=(Prohibition((PlayerId(6), PlayerId(11))),))
        assert boards("5-6 15-11") <= boards(told(LimSwiss(rules).pair(t)))


class TestPrintedOrders:
    """5.2 and 5.3: six players, and the opponents that are refused one after the other."""

    @staticmethod
    def first(refused: set[tuple[int, int]]) -> list[list[int]]:
        """The first round of six players of whom these may not meet."""
        barred = tuple(Prohibition((PlayerId(a), PlayerId(b))) for a, b in refused)
        found = LimSwiss(LIM_RULES_2009).pair(replace(swiss(6, 5), prohibited=barred))
        return sorted(sorted((int(b.white), int(b.black))) for b in found.boards)

    @pytest.mark.parametrize("column", range(5))
    def test_5_2(self, column: int) -> None:
        tries = [pairs[0][1] for pairs in ORDERS["5.2"]]
        assert tries == order_of_exchanges(range(1, 7))
        assert self.first({(1, other) for other in tries[:column]}) == ORDERS["5.2"][column]

    @pytest.mark.parametrize("column", range(5))
    def test_5_3(self, column: int) -> None:
        opponents = [next(sum(pair) - 2 for pair in pairs if 2 in pair) for pairs in ORDERS["5.3"]]
        refused = {(2, other) for other in opponents[:column]}
        assert self.first({(1, 4), (1, 5)} | refused) == ORDERS["5.3"][column]

    @pytest.mark.parametrize("column", range(5))
    def test_upward_all_of_it_is_mirrored(self, column: int) -> None:
        """The lowest begins: 6 tries 3, 2, 1, 4 and 5."""
        refused = {7 - pairs[0][1] for pairs in ORDERS["5.2"][:column]}

        def chosen(one: int, others: Iterable[int]) -> int:
            return next(other for other in others if one != 5 or other + 1 not in refused)

        found = pairs_in_order(range(1, 7), Direction.UP, chosen)
        mirrored = [sorted(7 - p for p in pair) for pair in ORDERS["5.2"][column]]
        assert sorted(sorted(pair) for pair in found) == sorted(mirrored)


class TestFirstRoundOf40:
    @both_editions
    @pytest.mark.parametrize("lot", list(Colour), ids=lambda colour: colour.value)
    def test_both_outcomes_of_the_lot(self, rules: LimRules, lot: Colour) -> None:
        found = [[int(b.white), int(b.black)] for b in LimSwiss(rules).pair(swiss(40, 9, initial=lot)).boards]
        expected = ORDERS["first_round_40"][lot.value]
        assert found[:4] == expected[:4]
        assert all(pair in found for pair in expected)
        assert len(found) == 20
