"""Verdicts on rounds of every system that is judged, as they are and with something changed."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from hakem.desk import CheckRequest, SystemWish, verify_event
from hakem.formats import Parsed, parse_bytes
from hakem.model import Game, Mark, Player, PlayerId, Round, Tournament
from hakem.pairing import system_for
from hakem.verify import VerdictKind, verify_round
from tests.support.recorded import recorded
from tests.support.round_robins import played_out, team_event
from tests.support.verdicts import CHANGES, changed, verdict

EXAMPLES = Path(__file__).parents[3] / "examples"


def event_of(system: str, edition: str) -> list[Tournament]:
    if system == "dutch":
        return list(recorded(edition).values())[:12]
    name = "istanbul-open.trf" if system == "burstein" else "club-round-robin.trf"
    return [parse_bytes((EXAMPLES / name).read_bytes()).require()]


JUDGED = [("dutch", "2017"), ("dutch", "2026"), ("burstein", "2026"), ("berger", "2009")]


@pytest.mark.parametrize(("system", "edition"), JUDGED)
def test_they_are_the_best(system: str, edition: str) -> None:
    found = {
        verify_round(t, n, system, edition, certified=True).kind
        for t in event_of(system, edition)
        for n in range(1, len(t.rounds) + 1)
    }
    assert found == {VerdictKind.BEST}


@pytest.mark.parametrize(("system", "edition"), JUDGED)
def test_with_something_changed_they_are_refused_with_a_reason(system: str, edition: str) -> None:
    lots = Random(7)
    wrong = [
        changed(t, n, how, lots)
        for t in event_of(system, edition)
        for n in range(1, len(t.rounds) + 1)
        for how in CHANGES
    ]
    found = [verdict(t, edition, system) for t in wrong if t is not None]
    assert {one.kind for one in found} <= {VerdictKind.ILLEGAL, VerdictKind.NOT_BEST}
    assert all(one.reason is not None for one in found)
    assert len(found) > 10


@pytest.mark.parametrize("edition", ["2009", "2017", "2026"])
def test_teams_in_the_place_of_players(edition: str) -> None:
    wish = SystemWish("dutch", edition, (("contestants", "teams"),))
    t = team_event([2] * 8, 3)
    t = played_out(t, system_for("dutch", edition, t, dict(wish.options)))
    found = verify_event(Parsed(t), CheckRequest(wish), certified=True)
    assert found.of_teams
    assert [one.kind for one in found.verdicts] == [VerdictKind.BEST] * 3
    games = t.rounds[1].games
    first, second = ([game for game in games if team in {g // 100 for g in game.players}] for team in (1, 2))
    assert len(first) == len(second) == 2
    swapped = [replace(one, black=two.black) for one, two in zip(first, second, strict=True)]
    swapped += [replace(two, black=one.black) for one, two in zip(first, second, strict=True)]
    others = [game for game in games if game not in (*first, *second)]
    wrong = replace(t, rounds=(t.rounds[0], replace(t.rounds[1], games=(*swapped, *others))))
    (told,) = verify_event(Parsed(wrong), CheckRequest(wish, (2, 2))).verdicts
    assert told.is_refused


def test_a_system_without_a_judge_is_asked_what_all_forbid() -> None:
    (t,) = event_of("burstein", "2026")
    assert verify_round(t, 2, "lim", "1987").kind is VerdictKind.NOT_PROVED
    again = changed(t, 2, "neighbours", Random(1))
    assert again is not None
    rounds = (again.rounds[0], again.rounds[0])
    assert verdict(Tournament(t.players, t.rounds_total, rounds), "1987", "lim").kind is VerdictKind.ILLEGAL


def test_the_colour_that_is_due_is_legal_after_a_history_beyond_the_limits() -> None:
    """1 has had Black four times: White is due, and leaves a difference of three."""
    players = tuple(Player(PlayerId(n), n, f"Player {n}") for n in range(1, 7))
    before = [[(2, 1), (3, 4), (5, 6)], [(3, 1), (2, 5), (6, 4)], [(4, 1), (2, 6), (5, 3)], [(5, 1), (2, 4), (6, 3)]]
    rounds = [Round(tuple(Game(PlayerId(w), PlayerId(b), Mark.DRAW, Mark.DRAW) for w, b in one)) for one in before]
    last = Round(tuple(Game(PlayerId(w), PlayerId(b), Mark.DRAW, Mark.DRAW) for w, b in [(1, 6), (3, 2), (4, 5)]))
    t = Tournament(players, 9, (*rounds, last))
    assert verify_round(t, 5, "dutch", "2017").kind is not VerdictKind.ILLEGAL
    games = (replace(last.games[0], white=PlayerId(6), black=PlayerId(1)), *last.games[1:])
    turned = replace(t, rounds=(*rounds, replace(last, games=games)))
    assert verify_round(turned, 5, "dutch", "2017").kind is VerdictKind.ILLEGAL
