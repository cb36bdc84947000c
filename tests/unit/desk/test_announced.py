"""F.6 of the handbook and C.04.2 4.4: an announced round stands unless something absolute is broken."""

from __future__ import annotations

from dataclasses import replace

import pytest

from hakem.desk import CheckRequest, SystemWish, check_event
from hakem.desk.announced import verdict_on
from hakem.desk.handling import FIDE_HANDLING, TSF_HANDLING
from hakem.i18n import Message
from hakem.model import Bye, ByeKind, Colour, Game, Mark, PlayerId, Round, Tournament
from hakem.model.rules import EventRules
from hakem.pairing import system_for
from hakem.pairing.swiss.dutch_2009 import DUTCH_RULES_2009
from hakem.pairing.swiss.field import FieldRules, facts_of
from tests.support.round_robins import event


def rnd(*pairs: tuple[int, int], bye: int | None = None, result: str = "10") -> Round:
    games = tuple(Game(PlayerId(a), PlayerId(b), Mark(result[0]), Mark(result[1])) for a, b in pairs)
    return Round(games, () if bye is None else (Bye(PlayerId(bye), ByeKind.PAIRING_ALLOCATED),))


def held(*rounds: Round, players: int = 4, of: int = 5) -> Tournament:
    return replace(event(players, of), rounds=rounds, initial_colour=Colour.WHITE)


HALF = DUTCH_RULES_2009.facts
MORE = replace(HALF, half_is_enough=False)


def broken(t: Tournament, handling: object = TSF_HANDLING, facts: FieldRules = HALF) -> str | None:
    found = verdict_on(t, len(t.rounds), TSF_HANDLING if handling is TSF_HANDLING else FIDE_HANDLING, facts)
    what = found.message.data.get("broken")
    assert found.stands == (what is None)
    return what.key if isinstance(what, Message) else None


def test_a_round_that_is_only_worse_stands() -> None:
    t = held(rnd((1, 3), (4, 2)), rnd((1, 2), (3, 4)))
    assert broken(t) is None
    assert broken(t, FIDE_HANDLING) is None


@pytest.mark.parametrize("handling", [TSF_HANDLING, FIDE_HANDLING])
def test_two_who_have_met_must_not_meet_again(handling: object) -> None:
    assert broken(held(rnd((1, 3), (4, 2)), rnd((3, 1), (2, 4))), handling) == "pairing.broken-rematch"


def test_a_third_equal_colour_is_for_the_handbook_a_reason_to_change() -> None:
    t = held(rnd((1, 2), (3, 4)), rnd((1, 3), (2, 4)), rnd((1, 4), (3, 2)))
    assert broken(t) == "pairing.broken-colour"
    assert broken(t, FIDE_HANDLING) is None


def test_but_not_in_the_last_round_with_more_than_half_of_the_points() -> None:
    assert broken(held(rnd((1, 2), (3, 4)), rnd((1, 3), (2, 4)), rnd((1, 4), (3, 2)), of=3)) is None


def test_half_of_the_points_is_enough_unless_the_event_asks_for_more() -> None:
    t = held(rnd((1, 2), (3, 4)), rnd((1, 3), (2, 4), result="01"), rnd((1, 4), (3, 2), result="=="), of=3)
    assert broken(t, facts=HALF) is None
    assert broken(t, facts=MORE) == "pairing.broken-colour"


@pytest.mark.parametrize("system", ["burstein", "dubov", "dutch", "lim"])
def test_half_of_the_points_is_enough_whichever_system_of_the_handbook_it_is(system: str) -> None:
    t = held(rnd((1, 2), (3, 4)), rnd((1, 3), (2, 4), result="01"), rnd((1, 4), (3, 2), result="=="), of=3)
    facts = facts_of(system_for(system, "2009", t))
    assert facts is not None
    assert broken(t, facts=facts) is None


@pytest.mark.parametrize(("option", "stands"), [("half", True), ("more-than-half", False)])
def test_check_asks_the_edition_with_its_options_who_may_go_without_a_colour(option: str, stands: bool) -> None:
    t = held(rnd((1, 2), (3, 4)), rnd((1, 3), (2, 4), result="01"), rnd((1, 4), (3, 2), result="=="), of=3)
    t = replace(t, rules=EventRules("dutch", "2009", (("last-round-exception", option),)))
    found = check_event(t)
    assert [v.stands for d, v in zip(found.differences, found.verdicts, strict=True) if d.round_no == 3] == [stands]


def test_a_second_bye_is_for_the_handbook_a_reason_to_change() -> None:
    t = held(rnd((1, 2), bye=3), rnd((2, 1), bye=3, result="=="), players=3)
    assert broken(held(rnd((1, 2), bye=3), rnd((2, 3), bye=1), players=3)) is None
    assert broken(replace(t, rounds=(t.rounds[0], rnd(bye=3)))) == "pairing.broken-bye"


def test_check_says_it_of_every_round_that_differs() -> None:
    t = held(rnd((1, 3), (4, 2)), rnd((3, 1), (2, 4)))
    found = check_event(t, CheckRequest(SystemWish("dutch", "2009")))
    assert [d.round_no for d in found.differences] == [2]
    assert [(verdict.stands, verdict.message.key) for verdict in found.verdicts] == [
        (False, "pairing.announced-must-change")
    ]
