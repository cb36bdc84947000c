"""A field without the one who has the bye."""

from __future__ import annotations

from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.model import Tournament
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.field import field_of, members, set_aside, without_last
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events


@settings(max_examples=examples(100), deadline=None)
@given(t=swiss_events(most=12), data=st.data())
def test_somebody_set_aside(t: Tournament, data: st.DataObject) -> None:
    """Everybody keeps profile, opponents and former opponents; only places change."""
    field = field_of(t, DUTCH_RULES_2026.facts)
    assume(field.size)
    player = data.draw(st.integers(0, field.size - 1))
    other = set_aside(field, player)
    place = {p: i for i, p in enumerate(other.ids)}
    assert other.ids == (*field.ids[:player], *field.ids[player + 1 :], field.ids[player])
    for i, identity in enumerate(field.ids):
        j = place[identity]
        assert (field.profiles[i], field.numbers[i], field.places[i]) == (
            other.profiles[j],
            other.numbers[j],
            other.places[j],
        )
        for before, after in ((field.opponents, other.opponents), (field.met, other.met)):
            assert {field.ids[p] for p in members(before[i])} == {other.ids[p] for p in members(after[j])}
    rest = without_last(other)
    assert rest.ids == other.ids[:-1]
    for mine, theirs in zip(rest.opponents, other.opponents, strict=False):
        assert members(mine) == [p for p in members(theirs) if p < rest.size]
    assert sum(map(len, rest.groups)) == rest.size
