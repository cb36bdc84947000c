"""Who stayed away in the last round is asked about before the next one, at every door, until somebody has said."""

from __future__ import annotations

from typing import Any

import pytest

from hakem.desk.journal.absences import absences
from hakem.desk.journal.before_pairing import before_pairing
from tests.support.desks import AtDesk, swiss

ASKED = "absent-unanswered"


def forfeited(results: tuple[str, ...] = ("-/-", "1-0", "+/-", "½-½"), **fields: Any) -> AtDesk:
    """Eight players after round 1: three did not come, two of them to one board."""
    desk = swiss(8, **fields)
    desk.do("pair")
    desk.results(1, *results)
    return desk


def absent(desk: AtDesk) -> tuple[int, int, int]:
    """Both of board 1, and Black of board 3."""
    one, three = (desk.desk.tournament.rounds[-1].games[place] for place in (0, 2))
    return (one.white, one.black, three.black)


@pytest.mark.parametrize("closed", [True, False])
def test_both_of_a_double_forfeit_are_asked_about(closed: bool) -> None:
    desk = forfeited()
    if closed:
        desk.do("close")
    assert absences(desk.desk).open == absent(desk)
    assert before_pairing(desk.desk).stayed_away.everybody == absent(desk)
    desk.unread([ASKED], "pair")
    assert absences(desk.desk).open == ()


def test_every_answer_is_one() -> None:
    desk = forfeited()
    first, second, third = absent(desk)
    desk.do("withdraw", player=first)
    desk.do("bye", player=second, round=2, kind="half")
    desk.do("check-in", player=third, present=True)
    found = absences(desk.desk)
    assert (found.open, found.back, found.away) == ((), (third,), (first, second))
    desk.do("pair")
    assert not {ASKED, "not-checked-in"} & set(desk.codes)
    seated = {player for game in desk.desk.tournament.rounds[1].games for player in game.players}
    assert third in seated
    assert not {first, second} & seated


def test_the_answer_of_one_leaves_the_others_open() -> None:
    desk = forfeited()
    first, second, third = absent(desk)
    desk.do("check-in", player=first, present=True)
    assert absences(desk.desk).open == (second, third)
    desk.unread([ASKED], "pair")


def test_a_real_check_in_asks_about_those_who_were_not_seen() -> None:
    desk = forfeited()
    first, second, third = absent(desk)
    there = next(p.id for p in desk.desk.tournament.players if p.id not in absent(desk))
    for player in (first, second, third, there):
        desk.do("check-in", player=player, present=player != second)
    assert absences(desk.desk).away == (second,)
    desk.unread(["not-checked-in"], "pair")


def test_whom_the_pairing_names_is_not_asked_about() -> None:
    desk = forfeited(("-/-", "1-0", "1-0", "½-½"))
    one, two = desk.desk.tournament.rounds[0].games[0].players
    desk.do("pair", byes=[{"player": one, "kind": "zero"}, {"player": two, "kind": "half"}])
    assert ASKED not in desk.codes


def test_who_left_by_the_rule_can_come_back() -> None:
    """The handbook's F.8: who stays away without a word has withdrawn when the round is closed."""
    desk = forfeited(edition="2009")
    desk.do("close")
    assert desk.codes == ["absent-withdrawn"]
    found = absences(desk.desk)
    assert (found.open, found.away) == ((), absent(desk))
    desk.do("return", player=found.away[0])
    assert absences(desk.desk).open == found.away[:1]


def test_tables_have_a_place_for_everybody() -> None:
    desk = AtDesk()
    desk.do("create", name="Lig", system="berger")
    for name in "ABCD":
        desk.do("add-player", name=name)
    desk.do("pair")
    desk.results(1, "-/-")
    desk.do("pair")
    assert ASKED not in desk.codes


def test_teams_are_asked_about_as_teams() -> None:
    desk = AtDesk()
    desk.do("create", name="Takımlar", system="team-swiss", of_teams=True, board_colours="WB", colour="white", rounds=4)
    for team in ("Ankara", "İzmir", "Bursa", "Adana", "Muğla", "Hatay"):
        for board in (1, 2):
            desk.do("add-player", name=f"{team} {board}", team=team)
    desk.do("pair")
    desk.do("forfeit-match", round=1, match=1, winner="none")
    desk.results(1, "1-0")
    found = absences(desk.desk)
    assert found.of_teams
    assert len(found.open) == 2
    desk.do("check-in", team=int(found.open[0]), present=True)
    desk.do("withdraw", team=int(found.open[1]))
    desk.do("pair")
    assert ASKED not in desk.codes
