"""Who may have the bye, and whom an error names when a round has no pairing."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.errors import PairingError
from hakem.model import PlayerId, Prohibition, Tournament
from hakem.pairing.swiss.bye import anybody_entitled, given_first, impossible, lowest_possible
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import Field, field_of
from hakem.regulations import DUTCH_2026
from tests.support.swiss_rounds import swiss

ARTICLE = DUTCH_2026.art("2.2.1")


def apart(t: Tournament, *groups: tuple[int, ...]) -> Field:
    """The field of an event in which nobody of a group may meet another one of it."""
    rules = tuple(Prohibition(tuple(map(PlayerId, group))) for group in groups)
    return field_of(replace(t, prohibited=rules), DUTCH_RULES_2026.facts)


def named(error: PairingError) -> tuple[str, list[int], list[int]]:
    """What is said, of whom, and of which opponents."""
    data = error.message.data
    found = [[ref.id for ref in data.get(key, ())] for key in ("players", "opponents")]  # type: ignore[union-attr]
    return error.message.key.removeprefix("pairing."), found[0], found[1]


class TestImpossible:
    def test_nobody_is_left_for_the_bye(self) -> None:
        t = swiss(3, 5, "1-2 1, 3 U", "2-3 1, 1 U", "3-1 1, 2 U")
        error = impossible(apart(t), ARTICLE)
        assert (error.message.key, dict(error.message.data)) == ("pairing.nobody-for-the-bye", {"players": 3})

    def test_one_has_nobody_to_meet(self) -> None:
        assert named(impossible(apart(swiss(4, 3), (1, 2), (1, 3), (1, 4)), ARTICLE)) == ("impossible-one", [1], [])

    def test_three_can_only_meet_each_other(self) -> None:
        across = [(a, b) for a in (1, 3, 5) for b in (2, 4, 6)]
        assert named(impossible(apart(swiss(6, 3), *across), ARTICLE)) == ("impossible-alone", [1, 3, 5], [])

    def test_more_can_only_meet_the_same_one_and_are_named_by_their_numbers(self) -> None:
        """In the field 3 goes before 1 and 2."""
        field = apart(swiss(5, 3, "5-1 1, 3-2 1, 4 Z"), (1, 2, 3, 4))
        assert field.ids[0] == 3
        assert named(impossible(field, ARTICLE)) == ("impossible", [1, 2, 3], [5])

    def test_the_bye_is_nobody_to_be_named(self) -> None:
        assert named(impossible(apart(swiss(3, 3), (1, 2, 3)), ARTICLE)) == ("impossible-alone", [1, 2], [])

    def test_nor_is_it_where_it_is_among_those_who_are_stuck(self) -> None:
        """1 and 2 may have it or meet each other; the others may neither have it nor meet them."""
        t = swiss(7, 3, "1 Z, 2 Z, 3 F, 4 F, 5 F, 6 F, 7 F")
        across = [(a, b) for a in (1, 2) for b in (3, 4, 5, 6, 7)]
        assert named(impossible(apart(t, *across), ARTICLE)) == ("impossible-alone", [1, 2], [])

    def test_by_other_pairs_than_those_of_the_field(self) -> None:
        field = apart(swiss(4, 3))
        assert named(impossible(field, ARTICLE, [0b1110, 1, 1, 1])) == ("impossible", [2, 3], [1])


class TestGivenFirst:
    def test_the_first_without_whom_the_others_can_be_paired(self) -> None:
        """Without 3 nobody would be left whom 4 and 5 could meet."""
        field = apart(swiss(5, 3), (1, 4, 5), (2, 4, 5))
        assert given_first(field, field.opponents, (2, 4, 3), ARTICLE) == 4

    def test_nobody_needs_it_in_an_even_field(self) -> None:
        field = apart(swiss(4, 3))
        assert given_first(field, field.opponents, (3, 2), ARTICLE) is None

    def test_somebody_must_have_it_in_an_odd_one(self) -> None:
        field = apart(swiss(3, 3))
        with pytest.raises(PairingError):
            given_first(field, field.opponents, (), ARTICLE)

    def test_nobody_is_a_help_if_the_others_cannot_be_paired(self) -> None:
        for field in (apart(swiss(3, 3), (1, 2, 3)), apart(swiss(4, 3), (1, 2, 3, 4))):
            with pytest.raises(PairingError):
                given_first(field, field.opponents, (2, 1), ARTICLE)


class TestProspects:
    t = swiss(5, 4, "1-3 1, 2-4 1, 5 U", "1-2 1, 5-3 1, 4 U")

    def test_anybody_who_is_entitled(self) -> None:
        prospect = anybody_entitled(field := apart(self.t), field.groups, ARTICLE)
        assert prospect.bye_score is None
        assert prospect.completion.completes((), 0)

    def test_the_lowest_score_with_which_the_round_can_be_completed(self) -> None:
        field = apart(self.t)
        assert field.ids == (1, 5, 2, 4, 3)
        assert lowest_possible(field, field.groups, ARTICLE).bye_score == 0

    def test_a_higher_one_if_the_lowest_is_needed(self) -> None:
        """2 has nobody but 3 to meet, who would have the bye."""
        field = apart(self.t, (2, 5))
        assert lowest_possible(field, field.groups, ARTICLE).bye_score == field.point

    def test_anybody_of_the_lowest_score(self) -> None:
        """3 goes before 4, but 4 has nobody else to meet."""
        field = apart(swiss(5, 4, "1-3 1, 2-4 1, 5 F"), (1, 4), (4, 5))
        assert lowest_possible(field, field.groups, ARTICLE).bye_score == 0

    def test_none_in_an_even_field(self) -> None:
        field = apart(swiss(4, 3))
        assert lowest_possible(field, field.groups, ARTICLE).bye_score is None

    def test_no_pairing(self) -> None:
        for prospects in (anybody_entitled, lowest_possible):
            for field in (apart(swiss(4, 3), (1, 2, 3, 4)), apart(swiss(5, 3), (1, 2, 3, 4, 5))):
                with pytest.raises(PairingError):
                    prospects(field, field.groups, ARTICLE)
