"""Team events in the middle of things, for property tests: any matches that could have happened."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from random import Random

from hypothesis import strategies as st

from hakem.model import (
    HALF,
    STANDARD,
    AbnormalKind,
    AbnormalPoints,
    Bye,
    ByeKind,
    ForfeitedMatch,
    Game,
    Mark,
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
    point_system,
)

SCORINGS = (
    TeamScoring(),
    TeamScoring(),
    TeamScoring(),
    TeamScoring(Points(3), Points(1)),
    TeamScoring(Points(3), Points(2), Points(1)),
    TeamScoring(Points(1), HALF),
    TeamScoring(bye_match_points=Points(2), bye_game_points=Points(2)),
)
POINTS = (STANDARD, STANDARD, STANDARD, point_system(Points(3), Points(1)))
RESULTS = ((Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN), (Mark.DRAW, Mark.DRAW))
FORFEITS = ((Mark.WIN, Mark.LOSS), (Mark.LOSS, Mark.WIN), (Mark.LOSS, Mark.LOSS))
LISTED = ((True, False), (False, True), (False, False))


@dataclass(slots=True)
class _History:
    """An event that is being made up round by round; ``wildness`` says how often something unusual happens."""

    teams: tuple[Team, ...]
    boards: int
    chance: Random
    wildness: float
    again: bool
    rounds: list[Round] = field(default_factory=list)
    byes: list[TeamBye] = field(default_factory=list)
    forfeited: list[ForfeitedMatch] = field(default_factory=list)
    met: set[frozenset[TeamId]] = field(default_factory=set)

    def happens(self, share: float = 1) -> bool:
        return self.chance.random() < self.wildness * share

    def add_round(self) -> None:
        """Most teams are paired, the others have the bye or nothing."""
        number = RoundNo(len(self.rounds) + 1)
        waiting = [team for team in self.teams if not self.happens()]
        self.chance.shuffle(waiting)
        games: list[Game] = []
        byes: list[Bye] = []
        if self.boards > 1 and len(waiting) > 2 and self.happens(0.5):
            games += self._triangle([waiting.pop() for _ in range(3)])
        while waiting:
            first = waiting.pop()
            second = next((t for t in waiting if self.again or frozenset((first.id, t.id)) not in self.met), None)
            if second is not None:
                waiting.remove(second)
                self.met.add(frozenset((first.id, second.id)))
                self._match(number, first, second, games, byes)
            elif not self.happens():
                self.byes.append(TeamBye(number, first.id))
        self.rounds.append(Round(tuple(games), tuple(byes)))

    def _match(self, number: RoundNo, first: Team, second: Team, games: list[Game], byes: list[Bye]) -> None:
        if self.happens():
            listed = self.chance.choice(LISTED)
            self.forfeited.append(ForfeitedMatch(number, first.id, second.id, *listed))
            if not self.happens(2):
                return
        nobody_plays = self.happens()
        for board, (one, other) in enumerate(zip(self._line_up(first), self._line_up(second), strict=True)):
            if self.happens(0.3):
                byes.append(Bye(self.chance.choice((one, other)), ByeKind.FULL_POINT))
                continue
            games.append(self._game(*((one, other) if board % 2 else (other, one)), nobody_plays))

    def _triangle(self, teams: list[Team]) -> list[Game]:
        """Three teams in one round, of which each has a match against both others."""
        half = self.boards // 2
        around = zip(teams, [*teams[1:], teams[0]], strict=True)
        pairs = [(first.members[at], second.members[half + at]) for first, second in around for at in range(half)]
        return [self._game(one, other, False) for one, other in pairs]

    def _line_up(self, team: Team) -> list[PlayerId]:
        return sorted(self.chance.sample(team.members, self.boards))

    def _game(self, white: PlayerId, black: PlayerId, forfeit: bool) -> Game:
        if forfeit or self.happens():
            return Game(white, black, *self.chance.choice(FORFEITS), played=False)
        if self.happens(0.3):
            return Game(white, black, Mark.PENDING, Mark.PENDING)
        return Game(white, black, *self.chance.choice(RESULTS))


def _field(count: int, size: int) -> tuple[tuple[Player, ...], tuple[Team, ...]]:
    ids = [[PlayerId(size * team + place) for place in range(1, size + 1)] for team in range(count)]
    players = tuple(Player(p, p, f"Player {p}") for members in ids for p in members)
    return players, tuple(Team(TeamId(n), f"Team {n}", tuple(members)) for n, members in enumerate(ids, start=1))


def _extra(chance: Random, players: Iterable[Player], rounds: int) -> AbnormalPoints:
    given = chance.choice((None, RoundNo(chance.randint(1, max(1, rounds)))))
    return AbnormalPoints(AbnormalKind.EXTRA, chance.choice((HALF, -HALF)), given, (chance.choice([*players]).id,))


@st.composite
def team_histories(draw: st.DrawFn, least: int = 2, most: int = 7, boards: int = 4, rounds: int = 6) -> Tournament:
    """A team event of which some rounds have been played.

    Matches have results board by board, forfeits, open results and empty
    boards; some were not played at all and are listed as such. Teams have the
    bye or are absent; in some events they may meet again.
    """
    count, width = draw(st.integers(least, most)), draw(st.integers(1, boards))
    total = draw(st.integers(1, rounds))
    chance = draw(st.randoms(use_true_random=False))
    players, teams = _field(count, width + draw(st.integers(0, 1)))
    history = _History(teams, width, chance, draw(st.sampled_from((0.0, 0.05, 0.1, 0.3))), draw(st.booleans()))
    for _ in range(draw(st.integers(0, total))):
        history.add_round()
    scoring = draw(st.sampled_from(SCORINGS))
    if draw(st.booleans()):
        scoring = TeamScoring(
            scoring.win, scoring.draw, scoring.loss, scoring.bye_match_points, scoring.bye_game_points, "WBWBW"[:width]
        )
    return Tournament(
        players,
        total,
        tuple(history.rounds),
        points=draw(st.sampled_from(POINTS)),
        abnormal_points=(_extra(chance, players, len(history.rounds)),) if history.happens(0.5) else (),
        teams=teams,
        team_play=TeamPlay(scoring, tuple(history.byes), tuple(history.forfeited)),
    )
