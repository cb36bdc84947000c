"""Small events for the tests of table systems."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from hakem.model import (
    Game,
    Mark,
    Player,
    PlayerId,
    RoundNo,
    Team,
    TeamId,
    Tournament,
    changes,
)
from hakem.pairing import PairingSystem, RoundPairing

DATA = Path(__file__).parents[1] / "data"


def data(name: str) -> object:
    """The committed facts of that name."""
    return json.loads((DATA / f"{name}.json").read_text(encoding="utf-8"))


def lines(name: str) -> dict[str, list[str]]:
    """Committed facts that are lists of lines by key."""
    facts = data(name)
    assert isinstance(facts, dict)
    return facts


def event(players: int, rounds_total: int | None = None) -> Tournament:
    """Players 1 to n under the same ids and numbers, in a single round robin unless told otherwise."""
    people = tuple(Player(PlayerId(i), i, f"Player {i}") for i in range(1, players + 1))
    return Tournament(people, rounds_total if rounds_total is not None else max(1, players - 1 + players % 2))


def gone_after(t: Tournament, left: Mapping[int, int]) -> Tournament:
    """The same event with players who withdraw: id and the last round they were there for."""
    players = tuple(replace(p, withdrawn_after=RoundNo(left[p.id])) if p.id in left else p for p in t.players)
    return replace(t, players=players)


def team_event(sizes: Sequence[int], rounds_total: int) -> Tournament:
    """Teams of these sizes; team 1 has players 101, 102 and so on."""
    players: list[Player] = []
    teams: list[Team] = []
    for place, size in enumerate(sizes, start=1):
        ids = tuple(PlayerId(100 * place + board) for board in range(1, size + 1))
        players += [Player(i, len(players) + n, f"Player {i}") for n, i in enumerate(ids, start=1)]
        teams.append(Team(TeamId(place), f"Team {place}", ids))
    return Tournament(tuple(players), rounds_total, teams=tuple(teams))


def with_round(t: Tournament, pairing: RoundPairing, mark: Mark = Mark.DRAW) -> Tournament:
    """The event with that round played; every game ends the same for both sides."""
    games = tuple(Game(b.white, b.black, mark, mark) for b in pairing.boards)
    return changes.with_round(t, replace(pairing.as_round(), games=games + pairing.forfeits))


def played_out(t: Tournament, system: PairingSystem, mark: Mark = Mark.DRAW) -> Tournament:
    """The event with all rounds that are left."""
    while len(t.rounds) < t.rounds_total:
        t = with_round(t, system.pair(t), mark)
    return t


def everybody_once(t: Tournament, pairing: RoundPairing) -> bool:
    """Whether each player has exactly one board, forfeit or bye."""
    seen: list[PlayerId] = [bye.player for bye in pairing.byes]
    for board in pairing.boards:
        seen += [board.white, board.black]
    for game in pairing.forfeits:
        seen += game.players
    return Counter(seen) == Counter(p.id for p in t.players)


def pairs(pairing: RoundPairing) -> list[tuple[int, int]]:
    """The boards as plain numbers."""
    return [(board.white, board.black) for board in pairing.boards]
