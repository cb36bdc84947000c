"""The facts of an event that is being planned."""

from __future__ import annotations

from dataclasses import replace
from datetime import date

import pytest

from hakem.desk import EventPlan, Pace, Ratings, facts_of, plan_of
from hakem.i18n import say
from hakem.model import Event, Player, PlayerId, Team, TeamId, Tournament


def event(*ratings: int | None) -> Tournament:
    people = (Player(PlayerId(n), n, f"P{n}", rating=r) for n, r in enumerate(ratings, start=1))
    return Tournament(tuple(people), 9)


def test_players_and_rounds_of_a_file() -> None:
    plan = plan_of(event(2000, 1500))
    assert (plan.players, plan.teams, plan.rounds, plan.days) == (2, 0, 9, None)


@pytest.mark.parametrize(
    ("ratings", "kind"),
    [
        ((2000, 2100, 2200), Ratings.CLOSE),
        ((2000, 2100, 2201), Ratings.APART),
        ((2000, 2100, None), Ratings.APART),
        ((2000, None, None), Ratings.FEW),
        ((), None),
    ],
)
def test_ratings_of_a_file(ratings: tuple[int | None, ...], kind: Ratings | None) -> None:
    assert plan_of(event(*ratings)).ratings is kind


def test_a_national_rating_is_one() -> None:
    t = event(None, None)
    rated = replace(t, players=tuple(replace(p, national_rating=1800) for p in t.players))
    assert plan_of(rated).ratings is Ratings.CLOSE


def test_days_of_a_file() -> None:
    first, second = date(2026, 4, 18), date(2026, 4, 19)
    days = [
        plan_of(replace(event(2000, 2000), event=found)).days
        for found in (
            Event(start=first, end=second),
            Event(start=first),
            Event(start=second, end=first),
            Event(start=first, end=second, round_dates=(first, first, None)),
        )
    ]
    assert days == [2, None, None, 1]


def test_teams_of_a_file() -> None:
    t = event(2000, 2000, 2000, 2000)
    one, two, three, four = (p.id for p in t.players)
    equal = replace(t, teams=(Team(TeamId(1), "A", (one, two)), Team(TeamId(2), "B", (three, four))))
    assert (plan_of(equal).teams, plan_of(equal).boards) == (2, 2)
    unequal = replace(t, teams=(Team(TeamId(1), "A", (one, two, three)), Team(TeamId(2), "B", (four,))))
    assert plan_of(unequal).boards is None


def test_time() -> None:
    assert EventPlan(players=8).possible is None
    assert EventPlan(players=8, days=2).possible == 4
    assert EventPlan(players=8, days=2, pace=Pace.RAPID).possible == 14
    assert EventPlan(players=8, days=2, rounds_per_day=3, pace=Pace.BLITZ).possible == 6
    assert EventPlan(players=8, days=2, rounds=3).limit == 3


def test_what_is_taken_for_known_is_told() -> None:
    def told(plan: EventPlan) -> list[str]:
        return [say(fact) for fact in facts_of(plan)]

    assert told(EventPlan(players=8, days=1)) == ["8 players", "1 day", "2 rounds a day taken (--rounds-per-day)"]
    assert told(EventPlan(players=8, days=1, rounds=3)) == ["8 players", "3 rounds", "1 day"]
    assert told(EventPlan(teams=3, boards=4, days=2, rounds_per_day=1, rounds=3))[-1] == (
        "no time for 3 rounds, only for 2"
    )
    assert told(EventPlan(players=8, ratings=Ratings.FEW, title=True, top=True))[1:] == [
        "most players unrated",
        "a title or a place in another event is at stake",
        "a top event",
    ]
