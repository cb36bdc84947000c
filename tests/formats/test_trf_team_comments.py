"""What reports have no record for of teams: captains, rules of line-ups, line-ups against nobody known yet."""

from __future__ import annotations

import pytest

from hakem import TRF16, TRF26, dump_trf, parse_bytes
from hakem.desk.line_up_presets import LINE_UP_PRESETS, line_up_preset, read_condition
from hakem.errors import RequestError, UnknownName
from hakem.model import (
    Event,
    Player,
    PlayerId,
    RoundNo,
    Sex,
    Team,
    TeamId,
    TeamLineUp,
    TeamPlay,
    Tournament,
)
from tests.support.some import some

PLAYERS = tuple(Player(PlayerId(n), n, f"Oyuncu {n}") for n in (1, 2, 3, 4))
TEAMS = (
    Team(TeamId(1), "Ankara", (PlayerId(1), PlayerId(2)), captain="Ece Ak", coach="Can", federation="TUR", club="K"),
    Team(TeamId(2), "Bursa", (PlayerId(3), PlayerId(4))),
)
PLAY = TeamPlay(
    line_ups=(TeamLineUp(RoundNo(1), TeamId(1), None, (PlayerId(2), None)),), line_up_rules=line_up_preset("tsf-clubs")
)
EVENT = Tournament(PLAYERS, 3, event=Event(type_code="FIDE_TEAM_ROUNDROBIN"), teams=TEAMS, team_play=PLAY)


def test_a_report_of_2026_gives_everything_back() -> None:
    again = parse_bytes(dump_trf(EVENT, TRF26).text.encode()).require()
    assert (again.teams, again.team_play) == (EVENT.teams, EVENT.team_play)


def test_one_of_2016_keeps_captains_and_rules_and_says_what_it_loses() -> None:
    written = dump_trf(EVENT, TRF16)
    again = parse_bytes(written.text.encode()).require()
    assert again.teams == EVENT.teams
    assert again.team_play.line_up_rules == PLAY.line_up_rules
    assert again.team_play.line_ups == ()
    assert any(message.key.startswith("write.") for message in written.adjustments)


@pytest.mark.parametrize(
    "comment",
    [
        '### Hakem team: {"team": 9, "captain": "x"}',
        '### Hakem team: {"captain": "x"}',
        '### Hakem team: {"team": 2, "captain": 5}',
        '### Hakem line-up: {"round": 1, "team": 2, "players": [1]}',
        '### Hakem line-up: {"round": 99, "team": 2, "players": [3]}',
        '### Hakem line-up-rules: {"least": -1}',
        '### Hakem line-up-rules: {"x": 1}',
    ],
)
def test_what_cannot_be_is_said_and_kept(comment: str) -> None:
    text = dump_trf(EVENT, TRF26).text + comment + "\n"
    document = parse_bytes(text.encode())
    again = document.require()
    assert (again.teams, again.team_play) == (EVENT.teams, EVENT.team_play)
    assert comment in document.extras.records
    assert "trf.comment" in {problem.message.key for problem in document.problems}


def test_the_first_of_two_counts() -> None:
    more = '### Hakem team: {"team": 1, "captain": "Yok"}\n### Hakem line-up-rules: {"least": 2}\n'
    document = parse_bytes((dump_trf(EVENT, TRF26).text + more).encode())
    assert (document.require().teams, document.require().team_play) == (EVENT.teams, EVENT.team_play)


def test_conditions_as_people_write_them() -> None:
    made = read_condition("woman, u16, rating<=2000, TUR, not-GER, untitled, born>=2010")
    assert (made.sex, made.under, made.rating_to, made.born_from) == (Sex.WOMAN, 16, 2000, 2010)
    assert (made.federations, made.foreign_to, made.untitled) == (("TUR",), "GER", True)
    assert read_condition("junior").under == 20
    for text in some(("", ",", "x", "u", "born>2010", "TURK", "rating<=x")):
        with pytest.raises(RequestError):
            read_condition(text)
    with pytest.raises(UnknownName):
        line_up_preset("x")
    assert {"tsf-clubs", "list-order", "free-order"} <= set(LINE_UP_PRESETS)
