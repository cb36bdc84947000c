"""Varma tables and the restricted drawing of lots."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.i18n import languages, say
from hakem.model import Round, Tournament
from hakem.pairing import late_meetings, numbers_by_varma, varma_draw, varma_groups
from tests.support.round_robins import event

SIZES = range(9, 25)


def of_federations(*sizes: tuple[str | None, int]) -> Tournament:
    codes = [code for code, size in sizes for _ in range(size)]
    t = event(len(codes))
    return replace(t, players=tuple(replace(p, federation=c) for p, c in zip(t.players, codes, strict=True)))


@pytest.mark.parametrize("players", SIZES)
def test_groups_hold_every_number_once(players: int) -> None:
    numbers = [number for group in varma_groups(players).values() for number in group]
    assert sorted(numbers) == list(range(1, players + 1))


@pytest.mark.parametrize("players", [n for n in SIZES if n != 12])
def test_numbers_of_a_group_do_not_meet_in_the_last_three_rounds(players: int) -> None:
    assert late_meetings(players) == ()


def test_table_for_twelve_has_one_late_meeting() -> None:
    (meeting,) = late_meetings(12)
    assert (meeting.group, meeting.round_no, meeting.white, meeting.black) == ("C", 11, 6, 12)
    assert varma_draw(event(12), "seed").warnings == (meeting.warning,)
    for language in languages():
        assert "11" in say(meeting.warning, language)


@pytest.mark.parametrize("players", [0, 8, 25])
def test_no_table_of_that_size(players: int) -> None:
    with pytest.raises(RequestError) as caught:
        varma_draw(event(players), "seed")
    assert caught.value.message.key == "pairing.varma-size"


def test_largest_federation_draws_first_then_by_code_and_name() -> None:
    t = of_federations(("TUR", 2), ("GER", 3), ("AZE", 2), (None, 2), ("BUL", 1))
    named = replace(t.players[0], name="Zorlu"), *t.players[1:]
    draw = varma_draw(replace(t, players=named), "seed")
    assert [lot.player for lot in draw.lots] == [3, 4, 5, 6, 7, 2, 1, 10, 8, 9]


def test_compatriots_share_a_group() -> None:
    t = of_federations(("TUR", 4), ("GER", 3), ("AZE", 3), ("BUL", 2))
    groups: dict[str | None, set[str]] = {}
    for lot in varma_draw(t, "seed").lots:
        groups.setdefault(lot.federation, set()).add(lot.group)
    assert groups["TUR"] == {"A"}
    assert all(len(letters) == 1 for code, letters in groups.items() if code in ("TUR", "GER"))


def test_federation_larger_than_any_group_stays_together_as_far_as_possible() -> None:
    draw = varma_draw(of_federations(("TUR", 7), ("GER", 3)), "seed")
    letters = [lot.group for lot in draw.lots[:7]]
    assert sorted({letters[0], letters[3]}) == ["A", "B"]
    assert letters[:3] == letters[:1] * 3
    assert letters[3:6] == letters[3:4] * 3
    assert letters[6] in "CD"


@given(st.lists(st.sampled_from([None, "TUR", "GER", "AZE"]), min_size=9, max_size=24), st.text(max_size=5))
def test_everybody_draws_a_number_once(codes: list[str | None], seed: str) -> None:
    t = of_federations(*((code, 1) for code in codes))
    draw = varma_draw(t, seed)
    assert sorted(draw.numbers.values()) == list(range(1, len(codes) + 1))
    assert all(lot.number in varma_groups(len(codes))[lot.group] for lot in draw.lots)
    assert varma_draw(t, seed) == draw


def test_numbers_are_given_and_the_draw_recorded() -> None:
    t = of_federations(("TUR", 5), ("GER", 5))
    drawn = numbers_by_varma(t, "seed")
    assert {p.id: p.number for p in drawn.players} == varma_draw(t, "seed").numbers
    assert [(lot.purpose, lot.seed) for lot in drawn.lots] == [("varma", "seed")]
    with pytest.raises(RequestError):
        numbers_by_varma(replace(t, rounds=(Round(),)), "seed")
