"""Every round of the recorded tournaments comes out as the other engine paired it, colours and bye included."""

from __future__ import annotations

import pytest

from hakem.pairing import check_round, system_for
from tests.support.recorded import ALL, EDITIONS, recorded


@pytest.mark.parametrize(("edition", "name"), ALL, ids=[f"{edition}-{name}" for edition, name in ALL])
def test_every_round_is_the_same(edition: str, name: str) -> None:
    t = recorded(edition)[name]
    system = system_for("dutch", None, t)
    assert system.edition.id == edition
    differences = [check_round(system, t, n) for n in range(1, len(t.rounds) + 1)]
    assert [d for d in differences if d is not None] == []


@pytest.mark.parametrize(("edition", "other"), [("2017", "2026"), ("2026", "2017")])
def test_the_other_edition_pairs_some_of_them_otherwise(edition: str, other: str) -> None:
    """The comparison can fail: with the wrong edition it does."""
    wrong = [
        name
        for name, t in list(recorded(edition).items())[:15]
        for n in range(1, len(t.rounds) + 1)
        if check_round(system_for("dutch", other, t), t, n) is not None
    ]
    assert wrong


def test_there_are_enough_of_them() -> None:
    assert all(len(recorded(edition)) > 90 for edition in EDITIONS)
