"""The editions of the Dutch system as values."""

from __future__ import annotations

import pytest

from hakem.pairing.swiss.brackets.criteria import Criteria, CriterionAhead
from hakem.pairing.swiss.dutch.edition_2017 import DUTCH_RULES_2017
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026


def numbers(criteria: Criteria) -> list[tuple[int, ...]]:
    """The articles as numbers: those of 2017 have a letter in front."""
    return [tuple(int(part) for part in c.article.split(".") if part.isdecimal()) for c in criteria.all]


@pytest.mark.parametrize(
    ("criteria", "articles"),
    [(DUTCH_RULES_2017.quality, range(5, 20)), (DUTCH_RULES_2026.quality, range(1, 17))],
    ids=["2017, C.5 to C.19", "2026, 2.4.1 to 2.4.16"],
)
def test_criteria_stand_in_the_order_of_their_articles_and_none_is_left_out(
    criteria: Criteria, articles: range
) -> None:
    found = numbers(criteria)
    assert found == sorted(found)
    assert {number[-1] for number in found} == set(articles)


@pytest.mark.parametrize("criteria", [DUTCH_RULES_2017.quality, DUTCH_RULES_2026.quality], ids=["2017", "2026"])
def test_the_following_bracket_has_as_many_pairs_as_possible_before_scores_count(criteria: Criteria) -> None:
    ahead = [c.name for c in criteria.all if isinstance(c, CriterionAhead)]
    assert len(ahead) == 2
    assert ahead[0] == "following-pairs"
