"""The order before round 1: what counts as strength, notes about ties, and giving the numbers."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given, settings

from hakem.errors import RequestError, UnknownName
from hakem.facts.initial_order import (
    C04_2_2026,
    INITIAL_ORDER_RULES,
    InitialOrder,
    InitialOrderRules,
    OrderCriterion,
    initial_order,
    numbered,
    strength_method,
    with_methods,
)
from hakem.i18n import languages, say
from hakem.model import (
    PLAIN,
    TURKISH,
    Bye,
    ByeKind,
    Collation,
    Player,
    PlayerId,
    RatingMethod,
    Round,
    Tournament,
)
from tests.support.effort import examples
from tests.support.strategies import tournaments

METHODS = [
    ("FIDE", (2000, None, 2000, None)),
    ("NRO", (None, 1900, 2100, None)),
    ("FIDON", (2000, 1900, 2000, None)),
    ("NIDOF", (2000, 1900, 2100, None)),
    ("HBFN", (2000, 1900, 2100, None)),
    ("LBFN", (2000, 1900, 2000, None)),
]


def rated(fide: int | None, national: int | None) -> Player:
    return Player(PlayerId(1), 1, "A", rating=fide, national_rating=national)


@pytest.mark.parametrize(("code", "expected"), METHODS)
def test_strength_by_method(code: str, expected: tuple[int | None, ...]) -> None:
    """With a FIDE rating only, a national one only, both, none."""
    players = (rated(2000, None), rated(None, 1900), rated(2000, 2100), rated(None, None))
    assert tuple(strength_method(code).strength(player) for player in players) == expected


def test_rating_of_zero_is_none() -> None:
    assert strength_method("LBFN").strength(rated(0, 1900)) == 1900


def test_method_that_leaves_it_open_is_refused() -> None:
    with pytest.raises(UnknownName) as caught:
        with_methods(C04_2_2026, (RatingMethod("TUR", "OTHER"),))
    assert caught.value.known == ("FIDE", "NRO", "FIDON", "NIDOF", "HBFN", "LBFN")
    assert "OTHER" in str(caught.value)


def test_method_of_a_federation_holds_for_its_players_only() -> None:
    players = (
        Player(PlayerId(1), 1, "A", rating=2000, national_rating=2200, federation="TUR"),
        Player(PlayerId(2), 2, "B", rating=2100, national_rating=1500, federation="GER"),
        Player(PlayerId(3), 3, "C", rating=2050, national_rating=2300),
    )
    rules = with_methods(C04_2_2026, (RatingMethod("TUR", "HBFN"),))
    assert initial_order(players, C04_2_2026, TURKISH).order == (2, 3, 1)
    assert initial_order(players, rules, TURKISH).order == (1, 2, 3)


class TestNotes:
    """A note for every neighbouring pair of equal strength."""

    TWINS = (Player(PlayerId(1), 1, "Çelik, Ali", rating=2000), Player(PlayerId(2), 2, "Cüce, Can", rating=2000))

    @pytest.mark.parametrize(("chosen", "order"), [(TURKISH, (2, 1)), (PLAIN, (1, 2))], ids=["tr", "en"])
    def test_note_names_the_collation(self, chosen: Collation, order: tuple[int, int]) -> None:
        found = initial_order(self.TWINS, C04_2_2026, chosen)
        assert found.order == order
        (note,) = found.notes
        assert (note.decided_by, note.collation) == (OrderCriterion.ALPHABET, chosen.name)

    def test_same_name_keeps_the_order_of_the_list(self) -> None:
        same = (replace(self.TWINS[1], name="Cem"), replace(self.TWINS[0], name="Cem"))
        found = initial_order(same, C04_2_2026, TURKISH)
        assert found.order == (2, 1)
        (note,) = found.notes
        assert (note.decided_by, str(note.article)) == (OrderCriterion.GIVEN, "C.04.2 (2026) 2.2.3")

    def test_no_note_where_strength_decides(self) -> None:
        players = (self.TWINS[0], replace(self.TWINS[1], rating=1999))
        assert initial_order(players, C04_2_2026, TURKISH).notes == ()

    def test_notes_can_be_said(self) -> None:
        (note,) = initial_order(self.TWINS, C04_2_2026, TURKISH).notes
        message = note.message({player.id: player for player in self.TWINS})
        assert say(message) == "Cüce, Can stands before Çelik, Ali by the alphabet 'tr' (C.04.2 (2026) 2.2.3)"
        assert all(say(message, language) for language in languages())


class TestNumbered:
    """Numbers follow the order."""

    T = Tournament(
        (Player(PlayerId(7), 1, "A", rating=1800), Player(PlayerId(8), 2, "B", rating=2200)),
        rounds_total=9,
    )

    def paired(self, rounds: int) -> Tournament:
        return replace(self.T, rounds=(Round((), (Bye(PlayerId(7), ByeKind.PAIRING_ALLOCATED),)),) * rounds)

    @pytest.mark.parametrize("rounds", [0, 1, 3])
    def test_numbers_only(self, rounds: int) -> None:
        t = self.paired(rounds)
        done = numbered(t, initial_order(t.players, C04_2_2026, TURKISH))
        assert [(p.id, p.number) for p in done.players] == [(7, 2), (8, 1)]
        assert done.rounds == t.rounds

    @pytest.mark.parametrize("rounds", [4, 5])
    def test_too_late_once_round_4_is_paired(self, rounds: int) -> None:
        t = self.paired(rounds)
        with pytest.raises(RequestError) as caught:
            numbered(t, initial_order(t.players, C04_2_2026, TURKISH))
        assert caught.value.message.key == "order.too-late"
        assert "C.04.2 (2026) 2.3" in str(caught.value)

    @pytest.mark.parametrize("order", [(7,), (7, 7), (7, 8, 9), (7, 9)])
    def test_everybody_exactly_once(self, order: tuple[int, ...]) -> None:
        with pytest.raises(RequestError) as caught:
            numbered(self.T, InitialOrder(tuple(map(PlayerId, order)), ()))
        assert caught.value.message.key == "order.not-everybody"


@pytest.mark.parametrize("rules", INITIAL_ORDER_RULES, ids=lambda rules: rules.edition.id)
@settings(max_examples=examples(40), deadline=None)
@given(t=tournaments())
def test_order_is_complete_and_stable(rules: InitialOrderRules, t: Tournament) -> None:
    """Everybody once; sorting what is sorted changes nothing; a note wherever neighbours are equally strong."""
    found = initial_order(t.players, rules, TURKISH)
    players = {player.id: player for player in t.players}
    assert sorted(found.order) == sorted(players)
    again = initial_order([players[i] for i in found.order], rules, TURKISH)
    assert again == found
    strength = [rules.strength(players[i]) or 0 for i in found.order]
    assert strength == sorted(strength, reverse=True)
    assert len(found.notes) == sum(a == b for a, b in pairwise(strength))
    for note in found.notes:
        assert note.article.edition == rules.edition.id
