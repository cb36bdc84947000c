"""Small team Swisses in the middle of things, for property tests: built round by round by the judge of C.04.6.

Some rounds are made by chance instead, as by an arbiter who has changed them, so
that floats and colours are wilder than the system would have made them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from itertools import combinations

from hypothesis import strategies as st

from hakem.model import (
    HALF,
    ONE,
    ZERO,
    Colour,
    ForfeitedMatch,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Round,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
)
from tests.judges.entrant import NoPairing
from tests.judges.match_swiss_facts import Laws
from tests.judges.team_swiss import team_laws
from tests.judges.team_swiss_position import TeamEvent, pair_teams, teams_here
from tests.support.luck import SEEDS, Luck, luck_of
from tests.support.swiss_events import ANNOUNCED, FORFEITS, RESULTS

Matches = Sequence[tuple[TeamId, TeamId]]

SCORINGS = (
    TeamScoring(),
    TeamScoring(),
    TeamScoring(Points(3), Points(1)),
    TeamScoring(bye_match_points=Points(2), bye_game_points=ONE),
)
LISTED = ((True, False), (False, True), (False, False))


@dataclass(frozen=True, slots=True)
class TeamSwiss:
    """An event of which another round is to be paired, and by which rules.

    ``apart`` are pairs of teams that must not meet; ``virtual_points`` are by
    team and round, and empty if the event is not accelerated.
    """

    t: Tournament
    edition: str
    preference: str
    primary: str
    secondary: bool
    apart: tuple[tuple[TeamId, TeamId], ...] = ()
    virtual_points: Mapping[tuple[TeamId, int], Points] = field(default_factory=dict)

    @property
    def laws(self) -> Laws:
        """What the judge goes by."""
        return team_laws(self.edition, preference=self.preference, secondary=self.secondary)

    @property
    def event(self) -> TeamEvent:
        """What the judge looks at."""
        return TeamEvent(self.t, self.primary, self.apart, lambda team, at: self.virtual_points.get((team, at), ZERO))

    def judged(self) -> tuple[list[tuple[TeamId, TeamId]], TeamId | None]:
        """The judge's next round: pairs as (white, black) and who has the bye."""
        return pair_teams(self.event, self.laws)


def team_swiss(seed: int, least: int = 4, most: int = 9, rounds: int = 6) -> TeamSwiss:
    """An event of which some rounds have been played; whoever pairs the next one may find that it cannot be paired.

    Teams come late, withdraw, ask for byes; matches are forfeited on all boards
    or on one; some teams must not meet.
    """
    luck = luck_of(seed)
    made = before_round_1(luck, least, most, rounds)
    last = made.t.rounds_total - 1
    return _played(made, max(luck.chance.randint(0, last), luck.chance.randint(0, last)), luck)


def before_round_1(luck: Luck, least: int, most: int, rounds: int) -> TeamSwiss:
    """An event of which nothing has been played."""
    any_of, between = luck.chance.choice, luck.chance.randint
    count, boards, total = between(least, most), between(1, 2), between(2, rounds)
    scoring = replace(any_of(SCORINGS), board_colours="WB"[:boards])
    primary = any_of(("MP", "MP", "GP"))
    accelerated = primary == "MP" and between(1, 4) == 1
    return TeamSwiss(
        _field(count, total, luck, scoring, any_of([*Colour])),
        edition=any_of(("2026", "2026", "2024")),
        preference=any_of(("A", "B", "none")),
        primary=primary,
        secondary=any_of((True, False)),
        apart=_apart(count, luck),
        virtual_points=_virtual_points(count, total, scoring.win) if accelerated else {},
    )


def team_swisses(least: int = 4, most: int = 9, rounds: int = 6) -> st.SearchStrategy[TeamSwiss]:
    """Events by their seeds."""
    return SEEDS.map(lambda seed: team_swiss(seed, least, most, rounds))


def _played(made: TeamSwiss, rounds: int, luck: Luck) -> TeamSwiss:
    """As many rounds as asked for, or as can be paired; then byes asked for in the next one."""
    for _ in range(rounds):
        made = replace(made, t=_with_byes(made.t, luck))
        try:
            pairs, bye = made.judged()
        except NoPairing:
            return made
        if made.t.rounds and luck.makes_a_round():
            pairs = luck.pairs([team for pair in pairs for team in pair], _kept_apart(made)) or pairs
        made = replace(made, t=with_round(made.t, pairs, bye, luck))
    return replace(made, t=_with_byes(made.t, luck))


def _field(count: int, total: int, luck: Luck, scoring: TeamScoring, initial: Colour) -> Tournament:
    boards = len(scoring.board_colours)
    players: list[Player] = []
    teams = []
    for n in range(1, count + 1):
        members = [PlayerId((n - 1) * boards + board) for board in range(1, boards + 1)]
        joined, left = luck.time_of(total)
        players += [Player(p, p, f"Player {p}", joined=joined, withdrawn_after=left) for p in members]
        teams.append(Team(TeamId(n), f"Team {n}", tuple(members)))
    return Tournament(tuple(players), total, teams=tuple(teams), team_play=TeamPlay(scoring), initial_colour=initial)


def _apart(count: int, luck: Luck) -> tuple[tuple[TeamId, TeamId], ...]:
    pairs = combinations([TeamId(n) for n in range(1, count + 1)], 2)
    return tuple(pair for pair in pairs if luck.happens(0.25))


def _virtual_points(count: int, total: int, win: Points) -> Mapping[tuple[TeamId, int], Points]:
    """A win for the upper half at first, half of it in the middle of the event."""
    full, until = 1 + total // 4, (total + 1) // 2
    upper = [TeamId(n) for n in range(1, count // 2 + 1)]
    return {(team, at): win if at <= full else win * HALF for team in upper for at in range(1, until + 1)}


def _with_byes(t: Tournament, luck: Luck) -> Tournament:
    """Some of those who are there ask for a bye in the next round."""
    asked = [
        TeamBye(t.next_round, team, luck.chance.choice(ANNOUNCED))
        for team in sorted(teams_here(t))
        if luck.happens(0.5)
    ]
    return replace(t, team_play=replace(t.team_play, byes=(*t.team_play.byes, *asked)))


def _kept_apart(made: TeamSwiss) -> set[frozenset[TeamId]]:
    t = made.t
    team_of = {p: team.id for team in t.teams for p in team.members}
    met = {frozenset((team_of[g.white], team_of[g.black])) for r in t.rounds for g in r.games if g.played}
    return met | {frozenset(pair) for pair in made.apart}


def with_round(t: Tournament, pairs: Matches, bye: TeamId | None, luck: Luck) -> Tournament:
    """The event with this round and results by chance."""
    number = t.next_round
    games: list[Game] = []
    forfeited = []
    for white, black in pairs:
        if luck.happens(0.5):
            forfeited.append(ForfeitedMatch(number, white, black, *luck.chance.choice(LISTED)))
        else:
            games += _match(t, white, black, luck)
    byes = (TeamBye(number, bye),) if bye is not None else ()
    play = t.team_play
    return replace(
        t,
        rounds=(*t.rounds, Round(tuple(games))),
        team_play=replace(play, byes=(*play.byes, *byes), forfeited=(*play.forfeited, *forfeited)),
    )


def _match(t: Tournament, white: TeamId, black: TeamId, luck: Luck) -> Iterator[Game]:
    """The games of a match: now and then nobody plays, or one board is decided by forfeit."""
    members = {team.id: team.members for team in t.teams}
    nobody_plays = luck.happens(0.25)
    boards = zip(members[white], members[black], t.team_play.scoring.board_colours, strict=True)
    for one, other, letter in boards:
        sides = (one, other) if letter == "W" else (other, one)
        forfeit = nobody_plays or luck.happens(0.5)
        marks: tuple[Mark, Mark] = luck.chance.choice(FORFEITS if forfeit else RESULTS)
        yield Game(*sides, *marks, played=not forfeit)
