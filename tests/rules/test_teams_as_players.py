"""Swiss systems of players that pair teams: every one of them gives the round of players of that strength."""

from __future__ import annotations

import pytest

from hakem.model import Event, Player, PlayerId, Team, TeamId, TeamPlay, TeamScoring, Tournament
from hakem.pairing import check_round, system_for
from hakem.pairing.api import PairsTeams
from hakem.values import replace


def event(teams: int, boards: int = 2, kind: str = "Takım İsviçre") -> Tournament:
    """Teams in the order of their strength."""
    people = tuple(
        Player(PlayerId(n), n, f"P{n}", rating=2400 - 10 * ((n - 1) // boards)) for n in range(1, teams * boards + 1)
    )
    listed = tuple(
        Team(TeamId(n), f"T{n}", tuple(p.id for p in people[(n - 1) * boards : n * boards]))
        for n in range(1, teams + 1)
    )
    play = TeamPlay(TeamScoring(board_colours="WB"[:boards]))
    return Tournament(people, 5, teams=listed, team_play=play, event=Event(kind=kind))


@pytest.mark.parametrize("name", ["dutch", "lim", "dubov", "burstein"])
@pytest.mark.parametrize("edition", ["2009", "2026"])
def test_every_system_pairs_teams(name: str, edition: str) -> None:
    t = event(8)
    system = system_for(name, edition, t)
    assert isinstance(system, PairsTeams)
    as_players = system.contest(t).event
    alone = system_for(name, edition, as_players, {"contestants": "players"}).pair(as_players)
    made = system.pair(t)
    assert made.matches == alone.boards
    assert len(made.boards) == 8
    assert check_round(system, made.added_to(t), 1) is None


def test_players_are_paired_where_the_event_is_one_of_players() -> None:
    t = event(8, kind="Bireysel İsviçre")
    assert not isinstance(system_for("dutch", None, t), PairsTeams)
    assert isinstance(system_for("dutch", None, t, {"contestants": "teams"}), PairsTeams)


def test_an_odd_number_of_teams_has_a_bye() -> None:
    t = event(7)
    made = system_for("dutch", "2009", t).pair(t)
    assert made.team_byes == (7,)
    assert [bye.player for bye in made.byes] == [13, 14]
    assert replace(made, matches=(), team_byes=()).as_round().is_paired
