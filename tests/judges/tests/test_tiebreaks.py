"""The judge of the tie-breaks finds what a program in use found, code by code and player by player."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import assume, given, settings

from hakem.model import ZERO, PlayerId, Tournament
from tests.judges import tiebreak_direct
from tests.judges.tiebreak_ratings import half_up
from tests.judges.tiebreak_rounds import scene_of
from tests.judges.tiebreaks import EDITIONS, direct_encounter, ranking, values
from tests.support.effort import examples
from tests.support.recorded_tiebreaks import FILES, ROUND_ROBINS, edition_of, event, recorded, taken_for_round_robin
from tests.support.some import some
from tests.support.swiss_events import swiss_events


def as_recorded(code: str, value: object) -> Fraction:
    assert isinstance(value, Fraction)
    return half_up(value, Fraction(1, 100)) if code == "AOB" else value


def test_there_is_something_to_compare() -> None:
    assert len(FILES) == 13
    assert set(FILES) >= ROUND_ROBINS
    assert all(len(recorded(name)) == 27 for name in FILES)


@pytest.mark.parametrize("name", FILES)
def test_values(name: str) -> None:
    for code, expected in some((code, expected) for code, expected in recorded(name).items() if code != "DE"):
        found = values(event(name), edition_of(name), code, taken_for_round_robin(name, code))
        assert found.keys() == {int(player) for player in expected}, code
        for player, value in expected.items():
            ours = found[PlayerId(int(player))]
            assert as_recorded(code, ZERO if ours is None else ours) == Fraction(value), (code, player)


@pytest.mark.parametrize("name", FILES)
def test_direct_encounter(name: str) -> None:
    """The program shows the rank inside the group of equal points."""
    t, edition, round_robin = event(name), edition_of(name), name in ROUND_ROBINS
    rank = {PlayerId(int(p)): int(value) for p, value in recorded(name)["DE"].items()}
    for group in some(ranking(t, edition, (), round_robin)):
        expected = [{p for p in group if rank[p] == place} for place in sorted({rank[p] for p in group})]
        assert direct_encounter(t, edition, group, round_robin) == expected


@pytest.mark.parametrize("name", FILES)
def test_every_tie_break_divides_the_groups_before_it(name: str) -> None:
    codes = ("DE", "BH/C1", "SB", "DE/P", "TPN")
    t, edition = event(name), edition_of(name)
    for count in range(len(codes) + 1):
        groups = ranking(t, edition, codes[:count], name in ROUND_ROBINS)
        assert sorted(p for group in groups for p in group) == sorted(p.id for p in t.players)
        finer = ranking(t, edition, codes[: count + 1], name in ROUND_ROBINS)
        assert all(any(set(part) <= set(group) for group in groups) for part in finer)
    assert all(len(group) == 1 for group in ranking(t, edition, codes, name in ROUND_ROBINS))


@settings(max_examples=examples(40), deadline=None)
@given(swiss_events(least=2, most=7, rounds=5))
def test_trying_all_missing_games_is_what_the_worst_margin_says(t: Tournament) -> None:
    """6.3 by going through all outcomes, and by what each of two players can lose and win."""
    scene = scene_of(t, EDITIONS[-1], round_robin=False)
    groups = ranking(t, EDITIONS[-1], (), round_robin=False)
    looked_at = [
        (members, *tiebreak_direct.encounters(scene, frozenset(members), paired_forfeits=False)) for members in groups
    ]
    few_missing = [(members, made, missing) for members, made, missing in looked_at if len(missing) <= 5]
    assume(few_missing)
    for members, made, missing in few_missing:
        outcomes = list(tiebreak_direct.all_outcomes(scene, made, missing))
        for player in some(members):
            tried = all(tiebreak_direct.alone_on_top(final, player) for final in outcomes)
            margins = [
                tiebreak_direct.worst_margin(scene, made, missing, player, other)
                for other in members
                if other != player
            ]
            assert tried == all(margin > 0 for margin in margins)
