"""The handbook's own example: 17 players, four rounds, every pairing, colour, float, bye, board and x."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from hakem.explain import Step
from hakem.facts.card import Entry
from hakem.facts.colours import colour_record, colours_played
from hakem.i18n import PairRef, PlayerRef
from hakem.model import Bye, ByeKind, Colour, Game, Mark, Player, PlayerId, Points, Round, RoundNo, Title, Tournament
from hakem.pairing.api import pair_explained
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009, DutchSwiss2009
from hakem.pairing.swiss.dutch_2009.order import order_of_exchanges
from tests.judges.dutch_2009_facts import exchanges, transpositions
from tests.support.some import some

DATA = Path(__file__).parent.parent / "data"
EXAMPLE: dict[str, Any] = json.loads((DATA / "dutch_2009_example.json").read_text(encoding="utf-8"))
ORDERS: dict[str, Any] = json.loads((DATA / "dutch_2009_orders.json").read_text(encoding="utf-8"))
MARKS = {
    "1-0": (Mark.WIN, Mark.LOSS, True),
    "0-1": (Mark.LOSS, Mark.WIN, True),
    "½-½": (Mark.DRAW, Mark.DRAW, True),
    "0f-0f": (Mark.LOSS, Mark.LOSS, False),
}
ROUNDS = range(1, 5)
ABSENT_WITHOUT_A_WORD = {9, 14}
"""F.8: they did not appear in round 3 and are out."""


def event(round_no: int) -> Tournament:
    """The event before that round."""
    players = tuple(
        Player(
            PlayerId(number),
            number,
            name,
            rating=rating,
            title=Title(title) if title else None,
            withdrawn_after=RoundNo(3) if number in ABSENT_WITHOUT_A_WORD else None,
        )
        for number, title, name, rating in EXAMPLE["players"]
    )
    rounds = tuple(played(results, EXAMPLE["rounds"][i]["bye"]) for i, results in enumerate(EXAMPLE["results"]))
    return Tournament(players, 7, rounds[: round_no - 1], initial_colour=Colour.WHITE)


def played(results: list[tuple[int, int, str]], bye: int) -> Round:
    games = [Game(PlayerId(white), PlayerId(black), *MARKS[result]) for white, black, result in results]
    return Round(tuple(games), (Bye(PlayerId(bye), ByeKind.PAIRING_ALLOCATED),))


def steps(round_no: int) -> tuple[Step, ...]:
    return pair_explained(DutchSwiss2009(), event(round_no))[1]


def refs(players: list[int]) -> tuple[PlayerRef, ...]:
    return tuple(map(PlayerRef, players))


def groups(round_no: int) -> dict[Points | None, list[Step]]:
    """The steps of a round by the score of the group."""
    found: dict[Points | None, list[Step]] = {}
    for step in steps(round_no):
        found.setdefault(step.bracket, []).append(step)
    return found


def printed_groups() -> Iterator[Any]:
    """Every group that was paired, and every remainder, with its round, its score and what is printed about it."""
    for round_no, rnd in enumerate(EXAMPLE["rounds"], start=1):
        for group in rnd["groups"]:
            score = Points(str(group["score"]))
            name = f"round {round_no}, {score} points"
            if group["pairs"]:
                yield pytest.param(round_no, score, group, 0, id=name)
            if "remainder" in group:
                name = f"{name}, remainder"
                yield pytest.param(round_no, score, group["remainder"], 1, id=name)


each_group = pytest.mark.parametrize(("round_no", "score", "group", "part"), list(printed_groups()))


def part_of(round_no: int, score: Points, part: int) -> list[Step]:
    """The steps of the group, or of its remainder, from the counting of x on."""
    of_group = groups(round_no)[score]
    starts = [i for i, step in enumerate(of_group) if step.outcome == "dutch-2009.x"]
    return of_group[starts[part] : starts[part + 1] if part + 1 < len(starts) else None]


def data_of(found: list[Step], outcome: str) -> list[dict[str, object]]:
    return [dict(step.data) for step in found if step.outcome == f"dutch-2009.{outcome}"]


@pytest.mark.parametrize("round_no", ROUNDS)
class TestRounds:
    def test_boards_with_colours_in_order(self, round_no: int) -> None:
        pairing = DutchSwiss2009().pair(event(round_no))
        assert [[board.white, board.black] for board in pairing.boards] == EXAMPLE["rounds"][round_no - 1]["boards"]

    def test_bye(self, round_no: int) -> None:
        pairing = DutchSwiss2009().pair(event(round_no))
        assert [bye.player for bye in pairing.byes] == [EXAMPLE["rounds"][round_no - 1]["bye"]]

    def test_floats(self, round_no: int) -> None:
        printed = [player for group in EXAMPLE["rounds"][round_no - 1]["groups"] for player in group["floats"]]
        moved = [s for s in steps(round_no) if s.outcome in ("dutch-2009.moves-down", "dutch-2009.moves-on")]
        assert [player for step in moved for player in step.subject] == printed

    @pytest.mark.parametrize("strong_as_absolute", [True, False])
    @pytest.mark.parametrize("mild_give_way", [True, False])
    def test_the_options_change_nothing_here(
        self, round_no: int, strong_as_absolute: bool, mild_give_way: bool
    ) -> None:
        rules = replace(DUTCH_RULES_2009, strong_as_absolute=strong_as_absolute, mild_give_way=mild_give_way)
        assert DutchSwiss2009(rules).pair(event(round_no)) == DutchSwiss2009().pair(event(round_no))

    @pytest.mark.parametrize("x_is_left", [True, False])
    @pytest.mark.parametrize("x_below_p", [True, False])
    def test_nor_do_the_readings_of_c_6_and_c_11(self, round_no: int, x_is_left: bool, x_below_p: bool) -> None:
        rules = replace(DUTCH_RULES_2009, x_is_left=x_is_left, x_below_p=x_below_p)
        assert DutchSwiss2009(rules).pair(event(round_no)) == DutchSwiss2009().pair(event(round_no))


class TestGroups:
    @each_group
    def test_subgroups(self, round_no: int, score: Points, group: dict[str, Any], part: int) -> None:
        first = next(step for step in part_of(round_no, score, part) if step.outcome == "swiss.subgroups")
        assert first.data == {"s1": refs(group["S1"]), "s2": refs(group["S2"])}

    @each_group
    def test_pairs(self, round_no: int, score: Points, group: dict[str, Any], part: int) -> None:
        (accepted,) = data_of(part_of(round_no, score, part), "accepted")
        assert isinstance(accepted["pairs"], tuple)
        assert {frozenset((p.first, p.second)) for p in accepted["pairs"] if isinstance(p, PairRef)} == {
            frozenset(pair) for pair in group["pairs"]
        }

    @each_group
    def test_p(self, round_no: int, score: Points, group: dict[str, Any], part: int) -> None:
        (p,) = data_of(part_of(round_no, score, part), "p")
        assert p == {"p": len(group["pairs"])}

    @each_group
    def test_transposition_and_exchange(self, round_no: int, score: Points, group: dict[str, Any], part: int) -> None:
        found = part_of(round_no, score, part)
        exchanged = [[refs([p]) for p in group["exchange"]]] if "exchange" in group else []
        assert [[d["going"], d["coming"]] for d in data_of(found, "exchange")] == exchanged
        if "transposition" in group:
            assert data_of(found, "transposition")[-1] == {"s2": refs(group["transposition"])}

    @each_group
    def test_x(self, round_no: int, score: Points, group: dict[str, Any], part: int) -> None:
        """By A.8 alone, and with A.7.e as it is in force."""
        found = part_of(round_no, score, part)
        plain = data_of(found, "x")[0]["x"]
        in_force = next((d["x"] for d in data_of(found, "x-in-force")), plain)
        assert (plain, in_force) == (group.get("x", plain), group.get("x_with_A7e", in_force))

    @pytest.mark.parametrize(("round_no", "score", "remainder", "x"), EXAMPLE["x_printed"])
    def test_x_as_printed(self, round_no: int, score: float, remainder: bool, x: int) -> None:
        """The print counts by A.8 alone, but for the last remainder, where it uses A.7.e."""
        found = part_of(round_no, Points(str(score)), int(remainder))
        last = (round_no, score, remainder) == (4, 1.5, True)
        assert data_of(found, "x-in-force" if last else "x")[0]["x"] == x

    @pytest.mark.parametrize("round_no", ROUNDS)
    def test_who_moved_down(self, round_no: int) -> None:
        expected = {Points(str(g["score"])): g for g in EXAMPLE["rounds"][round_no - 1]["groups"]}
        told = [(score, step) for score, steps in groups(round_no).items() for step in steps if score in expected]
        for score, step in some((s, step) for s, step in told if step.outcome.startswith("dutch-2009.group")):
            assert score is not None
            assert step.data.get("mdps", ()) == refs(expected[score]["moved_down"])


@pytest.mark.parametrize(
    ("round_no", "articles"),
    [
        (1, "E.5 E.5 E.5 E.5 E.5 E.5 E.5 E.5"),
        (2, "E.4 E.4 E.1 E.1 E.1 E.1 E.4 E.4"),
        (3, "E.1 E.1 E.4 E.1 E.1 E.1 E.1 E.2"),
        (4, "E.1 E.2 E.4 E.1 E.1 E.2 E.1"),
    ],
)
def test_article_behind_every_colour(round_no: int, articles: str) -> None:
    found = [s.article.number for s in steps(round_no) if s.outcome.startswith("swiss.colour.")]
    assert found == articles.split()


class TestOrders:
    def test_d_1(self) -> None:
        assert list(transpositions([5, 6, 7, 8], 4)) == [tuple(order) for order in ORDERS["transpositions"]]

    @pytest.mark.parametrize("half", [4, 3])
    def test_d_2(self, half: int) -> None:
        """The matrices leave out exchanges that give nothing new; the others come in their order."""
        one, two = ("one_player", "two_players") if half == 4 else ("one_of_seven", "two_of_seven")
        expected = [(tuple(going), tuple(coming)) for going, coming in (*ORDERS[one], *ORDERS[two])]
        every = exchanges(range(1, half + 1), range(half + 1, 2 * half + (1 if half == 4 else 2)))
        assert [option for option in every if option in expected] == expected

    @pytest.mark.parametrize("half", [4, 3])
    def test_d_2_as_costs(self, half: int) -> None:
        one, two = ("one_player", "two_players") if half == 4 else ("one_of_seven", "two_of_seven")
        last = 2 * half if half == 4 else 2 * half + 1
        extra = order_of_exchanges(range(1, half + 1), range(half + 1, last + 1))
        costs = [
            sum(map(extra.leaving, going)) + sum(extra.pair(player, last) for player in coming)
            for going, coming in (*ORDERS[one], *ORDERS[two])
        ]
        assert costs == sorted(costs)
        assert len(set(costs)) == len(costs)

    @pytest.mark.parametrize(("history", "treated_as"), ORDERS["histories"])
    def test_f_3(self, history: str, treated_as: str) -> None:
        """B and S are White and Black in Turkish; a gap counts as if it had been in the first rounds."""
        assert colour_record(colours(history)) == colour_record(colours(treated_as))
        assert colours(history) == tuple(
            Colour.WHITE if sign == "B" else Colour.BLACK for sign in treated_as if sign != "-"
        )


def colours(history: str) -> tuple[Colour, ...]:
    entries = [
        Entry(
            RoundNo(number),
            Points(0),
            opponent=PlayerId(number),
            colour=Colour.BLACK if sign == "S" else Colour.WHITE,
            mark=Mark.LOSS,
            played=sign != "-",
        )
        for number, sign in enumerate(history, start=1)
    ]
    return colours_played(entries)
