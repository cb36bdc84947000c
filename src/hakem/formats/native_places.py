"""Where a file speaks of whom, so that a problem of the model can be shown at its place."""

from __future__ import annotations

from dataclasses import dataclass, field

from hakem.i18n.message import Datum
from hakem.model import PlayerId, Problem, TeamId

_SECTIONS = {
    "model.dates": "event",
    "model.round-dates": "event",
    "model.too-many-rounds": "rounds_total",
    "model.point-order": "points",
    "model.bye-above-win": "points",
    "model.point-fraction": "points",
    "model.match-point-order": "team_play",
    "model.match-point-fraction": "team_play",
    "model.team-bye-fraction": "team_play",
    "model.board-colours": "team_play",
}


@dataclass(slots=True)
class Mentions:
    """Offsets of players, rounds and everything that names a player."""

    sections: dict[str, int] = field(default_factory=dict)
    players: dict[PlayerId, list[int]] = field(default_factory=dict)
    rounds: dict[int, int] = field(default_factory=dict)
    teams: dict[TeamId, list[int]] = field(default_factory=dict)
    _in_rounds: dict[tuple[int, PlayerId], list[int]] = field(default_factory=dict)
    _absences: dict[tuple[int, PlayerId], list[int]] = field(default_factory=dict)
    _named: dict[PlayerId, list[int]] = field(default_factory=dict)
    _teams_in_rounds: dict[tuple[Datum, Datum], list[int]] = field(default_factory=dict)
    _external: dict[tuple[Datum, Datum | None], list[int]] = field(default_factory=dict)

    def player(self, player: PlayerId, start: int) -> None:
        """The record of a player."""
        self.players.setdefault(player, []).append(start)

    def in_round(self, number: int, player: PlayerId, start: int) -> None:
        """A game or bye of a player in a round."""
        self._in_rounds.setdefault((number, player), []).append(start)

    def team_in_round(self, number: int, team: TeamId, start: int) -> None:
        """A bye or a forfeited match of a team in a round."""
        self._teams_in_rounds.setdefault((number, team), []).append(start)

    def external(self, name: str, number: int | None, start: int) -> None:
        """Values from outside, or the one of them that belongs to a number."""
        self._external.setdefault((name, number), []).append(start)

    def absence(self, number: int, player: PlayerId, start: int) -> None:
        """An announced absence."""
        self._absences.setdefault((number, player), []).append(start)

    def name(self, player: PlayerId, start: int) -> None:
        """Anything else that names a player."""
        self._named.setdefault(player, []).append(start)

    def of(self, problem: Problem, nth: int, fallback: int) -> int:
        """The place of a problem. ``nth`` counts problems that are alike but for their place.

        What is there twice is shown where it is there again.
        """
        starts = self._starts(problem)
        if problem.message.key == "model.id-twice":
            return starts[nth]
        if starts:
            return starts[-1 if "twice" in problem.message.key else 0]
        if problem.round_no is not None and problem.round_no in self.rounds:
            return self.rounds[problem.round_no]
        return self.sections.get(_SECTIONS.get(problem.message.key, ""), fallback)

    def _starts(self, problem: Problem) -> list[int]:
        if problem.message.key == "model.team-twice":
            team = problem.message.data["team"]
            return self.teams[TeamId(int(str(team)))]
        if problem.message.key.startswith("model.external"):
            return self._external[problem.message.data["name"], problem.message.data.get("number")]
        if problem.message.data.keys() >= {"round", "team"}:
            return self._teams_in_rounds[problem.message.data["round"], problem.message.data["team"]]
        if problem.player is None:
            return []
        if problem.round_no is not None:
            known = self._absences if problem.message.key.startswith("model.absence") else self._in_rounds
            return known.get((problem.round_no, problem.player), [])
        if problem.message.key.startswith("model.member"):
            return self._named.get(problem.player, [])
        return self.players.get(problem.player) or self._named.get(problem.player, [])
