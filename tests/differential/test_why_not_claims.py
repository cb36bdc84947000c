"""What ``why_not`` says of random pairs is confirmed by the verifier; ``tools.why_not_campaign`` asks far more."""

from __future__ import annotations

import pytest

from hakem.model import PlayerId
from hakem.pairing.why_not import Ask, Reply, RoundQuestion, WhyNot, why_not
from hakem.values import replace
from tests.support.effort import examples
from tests.support.why_not_claims import claims, objections, random_round


@pytest.mark.parametrize("number", range(examples(15)))
def test_the_verifier_confirms_what_is_said_of_random_pairs(number: int) -> None:
    assert [claim for claim in claims(number, 4) if claim.against] == []


def test_what_is_foreseen_of_the_following_bracket_lets_the_round_be_completed() -> None:
    """DU-7: without that, the one who is left over below would seem to have two points less."""
    asked = random_round(30)
    found = why_not(asked.system, asked.t, RoundQuestion(Ask.MEET, (PlayerId(13), PlayerId(8))))
    assert found.comparison is not None
    ahead = [rung for rung in found.comparison.rungs if rung.criterion == "following-scores"]
    assert [(rung.ours, rung.theirs) for rung in ahead] == [((3,), (3,))]
    assert list(objections(asked, found)) == []


def test_an_answer_that_is_not_so_is_refused() -> None:
    asked = random_round(30)
    players = [p.id for p in asked.t.players]
    questions = [RoundQuestion(Ask.MEET, (one, two)) for one in players[:8] for two in players[8:]]
    seen: dict[Reply, WhyNot] = {}
    for question in questions:
        found = why_not(asked.system, asked.t, question)
        seen.setdefault(found.reply, found)
    forbidden, worse = seen[Reply.FORBIDDEN], seen[Reply.WORSE]
    assert worse.comparison is not None
    shorter = replace(worse.comparison, rungs=worse.comparison.rungs[:-1])
    lies = (
        replace(worse, comparison=shorter),
        replace(worse, reply=Reply.ORDER),
        replace(worse, reply=Reply.IMPOSSIBLE),
        replace(worse, reply=Reply.FORBIDDEN),
        replace(worse, reply=Reply.SO),
        replace(worse, instead=worse.own),
        replace(forbidden, reply=Reply.IMPOSSIBLE, question=worse.question),
    )
    assert [bool(list(objections(asked, lie))) for lie in lies] == [True] * len(lies)
