"""What a proof must hold to prove something."""

from __future__ import annotations

import pytest

from hakem.matching.certificate import Certificate, is_feasible, is_matching, is_proved
from tests.unit.matching.graphs import weighted

TRIANGLE = weighted(3, {(0, 1): 1, (1, 2): 1, (0, 2): 1})


def test_values_of_vertices_and_blossoms_prove_together() -> None:
    assert is_proved(TRIANGLE, [1, 0, -1], Certificate((0, 0, 0), (((0, 1, 2), 2),)))
    assert is_proved(weighted(2, {(0, 1): 5}), [1, 0], Certificate((5, 5), ()))


@pytest.mark.parametrize(
    "certificate",
    [
        Certificate((1, 1, 0), ()),  # an edge above its values
        Certificate((3, -1, 3), ()),
        Certificate((2, 2, 2), (((0, 1, 2), -2),)),
        Certificate((1, 1, 1), (((0, 1), 2),)),  # an even set
    ],
)
def test_values_that_bound_nothing(certificate: Certificate) -> None:
    assert not is_feasible(TRIANGLE, certificate)


def test_a_bound_that_is_not_reached_proves_nothing() -> None:
    assert is_feasible(TRIANGLE, Certificate((1, 1, 1), ()))
    assert not is_proved(TRIANGLE, [1, 0, -1], Certificate((1, 1, 1), ()))


@pytest.mark.parametrize("mate", [[1, 2, 0], [0, -1, -1], [1, 0], [1, -1, -1]])
def test_no_matchings(mate: list[int]) -> None:
    assert not is_matching(TRIANGLE, mate)


def test_matching_needs_edges() -> None:
    assert not is_matching(weighted(3, {(0, 1): 1}), [2, -1, 0])
