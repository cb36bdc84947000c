"""Events of two teams in which reserves come in, for tests of boards and of those who sit at them."""

from __future__ import annotations

from collections.abc import Sequence

from hakem.model import Event, Game, Player, PlayerId, Points, PointSystem, Round, Team, TeamId, Tournament
from hakem.values import replace
from tests.support.letters import RESULTS

_NAMES = ("Elif", "Bora", "Cem", "Derya", "Ege", "Figen", "Gül", "Hakan")
_RATINGS = (2200, 2050, 1900, 1850, 2000, 2100, 1800, None)


def _game(white: int, black: int, result: str) -> Game:
    one, other, played = RESULTS[result]
    return Game(PlayerId(white), PlayerId(black), one, other, played)


def reserves() -> Tournament:
    """Elif (1) to Derya (4) against Ege (5) to Hakan (8), three times; players 1 and 2 are not always there."""
    players = tuple(
        Player(PlayerId(number), number, name, rating)
        for number, (name, rating) in enumerate(zip(_NAMES, _RATINGS, strict=True), start=1)
    )
    teams = (
        Team(TeamId(1), "Ankara", tuple(map(PlayerId, (1, 2, 3, 4)))),
        Team(TeamId(2), "Bursa", tuple(map(PlayerId, (5, 6, 7, 8)))),
    )
    rounds = (
        Round((_game(1, 5, "="), _game(2, 6, "1"), _game(3, 7, "0"), _game(4, 8, "+"))),
        Round((_game(1, 6, "1"), _game(3, 8, "="))),
        Round((_game(2, 5, "0"), _game(4, 7, "1"))),
    )
    event = Event("Kulüpler", type_code="FIDE_TEAM_ROUNDROBIN")
    return Tournament(players, 3, rounds, event, teams=teams)


def longer() -> Tournament:
    """The same teams for five rounds, of which three have one board: Elif plays four times and Bora twice."""
    t = reserves()
    single = tuple(Round((_game(*each),)) for each in ((1, 5, "1"), (1, 6, "0"), (2, 5, "1")))
    return replace(t, rounds=(*t.rounds[:2], *single), rounds_total=5)


def a_match_a_round(rounds: Sequence[Sequence[str]], win: int = 1) -> Tournament:
    """Two teams of two, the first with White on every board; results as the first-named make them."""
    players = tuple(Player(PlayerId(number), number, f"P{number}", 2000) for number in range(1, 5))
    teams = (Team(TeamId(1), "A", (PlayerId(1), PlayerId(2))), Team(TeamId(2), "B", (PlayerId(3), PlayerId(4))))
    made = tuple(Round(tuple(_game(n, n + 2, each) for n, each in enumerate(row, start=1))) for row in rounds)
    one, draw = Points(win), Points(1) if win == 3 else Points(1, 2)
    points = PointSystem(white_win=one, black_win=one, white_draw=draw, black_draw=draw)
    event = Event(type_code="FIDE_TEAM_ROUNDROBIN")
    return Tournament(players, max(1, len(rounds)), made, event, points=points, teams=teams)
