"""Events that contradict themselves: every system refuses them with one clear error, and shows itself in a line."""

from __future__ import annotations

from dataclasses import replace
from typing import cast

import pytest

from hakem.errors import RequestError
from hakem.i18n import say
from hakem.model import Game, Mark, PlayerId, Round, Tournament
from hakem.pairing import system_for, systems
from hakem.tiebreaks import standings
from tests.support.round_robins import event, played_out, team_event

FIELDS = {
    "scheveningen": team_event((2, 2), 2),
    "skalitzka": team_event((2, 2, 2), 2),
    "team-swiss": team_event((2, 2, 2, 2), 3),
}
WON = (Mark.WIN, Mark.LOSS)
EVERY_TEXT = [(info.name, text.edition.id) for info in systems() for text in info.texts]


def broken(case: str, t: Tournament) -> tuple[Tournament, str]:
    """An event with something wrong in it, and a number that the error has to name."""
    one, two, three = (p.id for p in t.players[:3])
    nobody = PlayerId(99)
    if case == "an id twice":
        return replace(t, players=(*t.players, t.players[0])), str(one)
    games = {
        "a player twice in a round": (Game(one, two, *WON), Game(one, three, *WON)),
        "a game against oneself": (Game(one, one, *WON),),
        "an unknown opponent": (Game(one, nobody, *WON),),
        "a mark that is none": (Game(one, two, cast("Mark", "1"), cast("Mark", "0")),),
    }[case]
    return replace(t, rounds=(Round(games),)), str(nobody if case == "an unknown opponent" else one)


CASES = (
    "an id twice",
    "a player twice in a round",
    "a game against oneself",
    "an unknown opponent",
    "a mark that is none",
)


@pytest.mark.parametrize(("system", "edition"), EVERY_TEXT)
@pytest.mark.parametrize("case", CASES)
def test_every_system_refuses_what_contradicts_itself(case: str, system: str, edition: str) -> None:
    t, named = broken(case, FIELDS.get(system, event(4, 6)))
    with pytest.raises(RequestError) as caught:
        system_for(system, edition, t).pair(t)
    for language in ("en", "tr"):
        assert named in say(caught.value.message, language)
        assert "KeyError" not in say(caught.value.message, language)


@pytest.mark.parametrize("case", CASES)
def test_so_do_standings(case: str) -> None:
    t, _ = broken(case, event(4, 6))
    with pytest.raises(RequestError):
        standings(t)


@pytest.mark.parametrize(("system", "edition"), EVERY_TEXT)
def test_a_system_shows_itself_in_one_line(system: str, edition: str) -> None:
    shown = repr(system_for(system, edition, FIELDS.get(system, event(4, 6))))
    assert len(shown) < 80
    assert f"'{system}', '{edition}'" in shown


def test_standings_show_themselves_in_one_line() -> None:
    t = event(30, 29)
    found = standings(played_out(t, system_for("berger", None, t)))
    assert len(repr(found)) < 200
    assert "\n" not in repr(found)
    assert repr(found).startswith("Standings(after_round=29, edition='")
    assert "rows=30" in repr(found)
