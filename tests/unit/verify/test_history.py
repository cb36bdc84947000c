"""The verifier's own reading of scores and virtual points agrees with the facts that the engines use."""

from __future__ import annotations

from dataclasses import replace

from hypothesis import given, settings
from hypothesis import strategies as st

from hakem.facts import cards
from hakem.facts.acceleration import BAKU_BY_WINS
from hakem.model import AbnormalKind, AbnormalPoints, Acceleration, AccelerationMethod, Points, RoundNo, Tournament
from hakem.verify.history import pasts, virtual_points
from tests.support.effort import examples
from tests.support.swiss_events import swiss_events


@settings(max_examples=examples(60), deadline=None)
@given(t=swiss_events(), data=st.data())
def test_scores_with_unusual_values(t: Tournament, data: st.DataObject) -> None:
    unusual = tuple(
        AbnormalPoints(
            data.draw(st.sampled_from(AbnormalKind)),
            Points(data.draw(st.integers(0, 6)), 2),
            data.draw(st.none() | st.integers(1, 3).map(RoundNo)),
            tuple(p.id for p in t.players[: data.draw(st.integers(1, 3))]),
        )
        for _ in range(data.draw(st.integers(0, 3)))
    )
    t = replace(t, abnormal_points=unusual)
    mine, theirs = pasts(t, t.next_round), cards(t)
    assert {p: past.score for p, past in mine.items()} == {p: card.score for p, card in theirs.items()}


@settings(max_examples=examples(40), deadline=None)
@given(t=swiss_events())
def test_virtual_points_by_the_rules(t: Tournament) -> None:
    t = replace(t, acceleration=Acceleration(AccelerationMethod.BAKU))
    given_ = BAKU_BY_WINS.scores(t)
    assert given_ is not None
    mine = virtual_points(t, None) if t.rounds else {}
    rounds = range(1, t.rounds_total + 1) if t.rounds else ()
    assert all(mine.get((p.id, n), 0) == given_(p.id, n) for p in t.players for n in rounds)
