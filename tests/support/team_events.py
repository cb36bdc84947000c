"""Team events written down match by match, for tests."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping, Sequence
from fractions import Fraction
from functools import cache
from pathlib import Path
from typing import Any

from hakem.model import (
    HALF,
    ForfeitedMatch,
    Game,
    Player,
    PlayerId,
    Points,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
    parse_points,
)
from tests.support.letters import RESULTS

LISTED = {"won": (True, False), "lost": (False, True), "nobody": (False, False)}
"""Matches that did not take place, as the first-named team sees them."""

TEC: Mapping[str, Any] = json.loads((Path(__file__).parents[1] / "data" / "tec_teams.json").read_text(encoding="utf-8"))
"""The team Swiss of FIDE's exercises in tie-breaking for the edition 2023, with the answers that are printed there."""


def member(team: int, board: int, boards: int) -> PlayerId:
    """The player of a team on a board; teams and boards count from 1."""
    return PlayerId((team - 1) * boards + board)


def team_field(names: Sequence[str], boards: int) -> tuple[tuple[Player, ...], tuple[Team, ...]]:
    """Teams of as many players as there are boards."""
    places = [(team, board) for team in range(1, len(names) + 1) for board in range(1, boards + 1)]
    players = tuple(
        Player(member(team, board, boards), member(team, board, boards), f"{names[team - 1]} {board}")
        for team, board in places
    )
    teams = tuple(
        Team(TeamId(team), name, tuple(member(team, board, boards) for board in range(1, boards + 1)))
        for team, name in enumerate(names, start=1)
    )
    return players, teams


def by_match_scores(names: Sequence[str], boards: int, rounds: Sequence[Sequence[str]]) -> Tournament:
    """``3 7 4.5``: team 3 scored 4½ against team 7; the upper boards have won, one has drawn, the others lost."""
    players, teams = team_field(names, boards)
    played = tuple(Round(tuple(game for match in matches for game in _match(match, boards))) for matches in rounds)
    return Tournament(players, len(rounds), played, teams=teams)


def _match(text: str, boards: int) -> Iterator[Game]:
    first, second, score = text.split()
    yield from _by_score(int(first), int(second), boards, Fraction(score))


def _by_score(first: int, second: int, boards: int, score: Points) -> Iterator[Game]:
    for board in range(1, boards + 1):
        made = min(score, Fraction(1))
        score -= made
        yield board_game(first, second, board, boards, made)


def board_game(first: int, second: int, board: int, boards: int, made: Fraction) -> Game:
    """A game of a match with the points of the first-named team, who has White on odd boards."""
    return _game(first, second, board, boards, "1" if made > HALF else "=" if made == HALF else "0")


def _game(first: int, second: int, board: int, boards: int, result: str) -> Game:
    one, other = member(first, board, boards), member(second, board, boards)
    own, theirs, played = RESULTS[result]
    return Game(one, other, own, theirs, played) if board % 2 else Game(other, one, theirs, own, played)


def by_rounds(
    names: Sequence[str], boards: int, *rounds: str, total: int | None = None, scoring: TeamScoring | None = None
) -> Tournament:
    """A text for every round: ``1-2:1=0+ 3-4:2½ 5-6:won 7:bye``; whoever is not named was absent.

    A match is written board by board, or as the score of the first-named team
    as in ``by_match_scores``, or listed as one that did not take place.
    """
    players, teams = team_field(names, boards)
    played, byes, forfeited = [], [], []
    for number, text in enumerate(rounds, start=1):
        games: list[Game] = []
        for teams_named, result in (match.split(":") for match in text.split()):
            first, second = (*map(int, teams_named.split("-")), 0)[:2]
            if result == "bye":
                byes.append(TeamBye(RoundNo(number), TeamId(first)))
            elif result in LISTED:
                forfeited.append(ForfeitedMatch(RoundNo(number), TeamId(first), TeamId(second), *LISTED[result]))
            else:
                games += _games(first, second, boards, result)
        played.append(Round(tuple(games)))
    play = TeamPlay(scoring or TeamScoring(), tuple(byes), tuple(forfeited))
    return Tournament(players, total or len(rounds), tuple(played), teams=teams, team_play=play)


def _games(first: int, second: int, boards: int, result: str) -> Iterator[Game]:
    if len(result) != boards or not set(result) <= RESULTS.keys():
        yield from _by_score(first, second, boards, parse_points(result))
        return
    for board, letter in enumerate(result, start=1):
        yield _game(first, second, board, boards, letter)


@cache
def tec_teams() -> Tournament:
    """The event of the exercises; the half-point bye that team 14 has there is worth as much as its other one."""
    return by_rounds(TEC["names"], 4, *TEC["rounds"])
