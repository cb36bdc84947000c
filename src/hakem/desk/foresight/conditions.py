"""What must happen for somebody to reach a place when the open games are over: exact, or said to be sampled.

The games are gone through case by case. By points alone most cases are decided, and most
games do not matter: a game whose players stay above, level with or below the one who is
asked for, however it ends, changes nothing. Where points leave it to the tie-breaks, the
games are added on which these can depend: of those level on points, of their opponents,
and so on as far as the type of the tie-breaks says (C.07 4.3: a C in the type is one step to
the opponents). Every case is then ranked by the tie-breaks of the event. If that are too many
cases, the games that matter for tie-breaks alone are drawn by lots of a seed instead, and the
answer says so: what is sure by points stays exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from fractions import Fraction
from itertools import product
from math import prod

from hakem.desk.foresight.asked import WAYS, Goal, OpenBoardRef, open_boards, with_outcomes
from hakem.desk.foresight.covering import Case, Cover, covered
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.i18n import Message
from hakem.model import Points, Tournament
from hakem.simulation.chance import Chance
from hakem.simulation.results import outcome_shares, strengths
from hakem.simulation.settings import Rates
from hakem.tiebreaks import Spec, Standings, StandingsRequest, definition_of, standings
from hakem.tiebreaks.standings import place_in_standings
from hakem.values import dataclass, field

MOST_RANKED = 1000
"""So many cases are ranked by tie-breaks at most."""

DRAWN = 300
"""So many samples are drawn at most where not all cases can be ranked."""

MOST_TOGETHER = 8
"""So many games are gone through case by case at most."""

SEED = "hakem"


@dataclass(frozen=True, slots=True)
class OwnResult:
    """What must happen beside the own game, which ends as ``own`` says: 0 won, 1 drawn, 2 lost; None without one.

    In the cases of ``sure`` the goal is reached, in those of ``never`` it is not, whatever
    happens on boards that are not among ``games``. In those of ``level`` that is left to
    games that could not all be gone through: ``samples`` were drawn. ``chance`` is an
    estimate by ratings, of the goal if the own game ends so; ``likely`` how often it does.
    """

    own: int | None
    games: tuple[OpenBoardRef, ...]
    sure: Cover
    never: Cover
    level: Cover
    chance: Fraction
    likely: Fraction
    samples: int = 0

    @property
    def exact(self) -> bool:
        """Whether every case is decided."""
        return not self.samples


@dataclass(frozen=True, slots=True)
class Conditions:
    """The answer for one goal after a round: a branch for every result of the own game.

    ``open_games`` are all boards without a result.
    """

    goal: Goal
    after: int
    open_games: tuple[OpenBoardRef, ...]
    branches: tuple[OwnResult, ...]
    own_game: OpenBoardRef | None = None

    @property
    def exact(self) -> bool:
        """Whether nothing had to be sampled."""
        return all(branch.exact for branch in self.branches)

    @property
    def chance(self) -> Fraction:
        """How likely the goal is by the ratings of those who play: an estimate."""
        return sum((branch.likely * branch.chance for branch in self.branches), Fraction(0))


def conditions_of(t: Tournament, goal: Goal, most: int = MOST_RANKED, seed: str = SEED) -> Conditions:
    """What must happen on the open boards for the goal after the last round that is paired.

    At most ``most`` cases are ranked by tie-breaks; where there are more, samples are drawn by lots of the seed.
    """
    require_goal(t, goal)
    return _Table(t, goal, most, seed).conditions()


def require_goal(t: Tournament, goal: Goal) -> None:
    """Refuse a goal that nobody can be asked about: a knockout, nobody, no place."""
    if is_knockout(t):
        raise RequestError(Message("what-if.knockout"))
    known = {int(team.id) for team in t.teams} if is_team_event(t) else {int(p.id) for p in t.players}
    if goal.who not in known:
        raise RequestError(Message("tiebreak.no-contestant", {"id": goal.who}))
    if not 1 <= goal.place <= len(known):
        raise RequestError(Message("what-if.place", {"place": goal.place, "last": len(known)}))


@dataclass(frozen=True, slots=True)
class _Effect:
    """What a game does by points to somebody's place: who is above and who is level, for each of its outcomes."""

    above: tuple[int, ...]
    level: tuple[tuple[int, ...], ...]

    @property
    def matters(self) -> bool:
        """Whether it makes a difference how the game ends."""
        return len(set(self.above)) > 1 or len(set(self.level)) > 1


@dataclass(frozen=True, slots=True)
class _Decided:
    """The cases of a branch: games, what is sure, never and open, and the share of open ones that reach the goal."""

    games: tuple[OpenBoardRef, ...]
    reached: Mapping[Case, Fraction] = field(hash=False)
    open: frozenset[Case] = frozenset()
    samples: int = 0


class _Table:
    """All cases of one event and one goal."""

    def __init__(self, t: Tournament, goal: Goal, most: int, seed: str) -> None:
        self._t, self._goal, self._most, self._seed = t, goal, most, seed
        self._draws = max(1, min(DRAWN, most))
        self._open = open_boards(t)
        strong = strengths(t.players)
        draws = Rates().draw
        self._shares = {ref: outcome_shares(strong[ref.white], strong[ref.black], draws) for ref in self._open}
        busy = [p for ref in self._open for p in (ref.white, ref.black)]
        self._by_points = not is_team_event(t) and len(set(busy)) == len(busy)
        self._after = StandingsRequest(after=len(t.rounds))

    def conditions(self) -> Conditions:
        """A branch for every result of the own game, the win first."""
        if not self._by_points:
            return Conditions(self._goal, len(self._t.rounds), self._open, (self._branch(None, None),))
        own = next((ref for ref in self._open if self._goal.who in (ref.white, ref.black)), None)
        if own is None:
            branches: tuple[OwnResult, ...] = (self._branch(None, None),)
        else:
            ways = range(WAYS) if own.white == self._goal.who else reversed(range(WAYS))
            branches = tuple(self._branch(own, way) for way in ways)
        return Conditions(self._goal, len(self._t.rounds), self._open, branches, own)

    def _branch(self, own: OpenBoardRef | None, way: int | None) -> OwnResult:
        fixed = {} if own is None or way is None else {own: way}
        found = self._decided(fixed)
        ways = [WAYS] * len(found.games)
        likely = prod((self._shares[ref][way] for ref, way in fixed.items()), start=Fraction(1))
        chance = sum((self._weight(found.games, case) * share for case, share in found.reached.items()), Fraction(0))
        sure = {case for case, share in found.reached.items() if share == 1 and case not in found.open}
        never = found.reached.keys() - sure - found.open
        turned = None if way is None or own is None else way if own.white == self._goal.who else WAYS - 1 - way
        covers = (covered(sure, ways), covered(never, ways), covered(found.open, ways))
        return OwnResult(turned, found.games, *covers, chance, likely, found.samples)

    def _weight(self, games: Sequence[OpenBoardRef], case: Case) -> Fraction:
        return prod((self._shares[ref][way] for ref, way in zip(games, case, strict=True)), start=Fraction(1))

    def _decided(self, fixed: Mapping[OpenBoardRef, int]) -> _Decided:
        others = tuple(ref for ref in self._open if ref not in fixed)
        if not self._by_points:
            cases = list(product(range(WAYS), repeat=len(others))) if len(others) <= MOST_TOGETHER else None
            if cases is None or len(cases) > self._most:
                whatever = _whatever_teams_do(self._t, self._goal, self._after, self._open)
                return self._all_drawn(others, fixed) if whatever is None else _Decided((), {(): Fraction(whatever)})
            return _Decided(others, {case: self._ranked(fixed, others, case) for case in cases})
        points = _PointsTable(self._t, self._goal, self._after, self._open, fixed)
        games = tuple(ref for ref in others if points.effects[ref].matters)
        whatever = points.whatever_happens()
        if whatever is not None:
            return _Decided((), {(): Fraction(whatever)})
        if len(games) > MOST_TOGETHER:
            return self._all_drawn(others, fixed)
        verdicts = {case: points.verdict(games, case) for case in product(range(WAYS), repeat=len(games))}
        unsure = [case for case, verdict in verdicts.items() if verdict is None]
        more = points.more_games(games, unsure)
        if len(games) + len(more) <= MOST_TOGETHER and len(unsure) * WAYS ** len(more) <= self._most:
            return self._gone_through(fixed, games, more, verdicts)
        return self._partly_drawn(fixed, games, verdicts)

    def _gone_through(
        self,
        fixed: Mapping[OpenBoardRef, int],
        games: tuple[OpenBoardRef, ...],
        more: tuple[OpenBoardRef, ...],
        verdicts: Mapping[Case, bool | None],
    ) -> _Decided:
        """Every case of the games that matter, those that points leave open ranked by the tie-breaks."""
        every = games + more
        reached = {
            case + rest: self._ranked(fixed, every, case + rest) if verdict is None else Fraction(verdict)
            for case, verdict in verdicts.items()
            for rest in product(range(WAYS), repeat=len(more))
        }
        return _Decided(every, reached)

    def _partly_drawn(
        self, fixed: Mapping[OpenBoardRef, int], games: tuple[OpenBoardRef, ...], verdicts: Mapping[Case, bool | None]
    ) -> _Decided:
        """What points decide, and for every other case as many samples of the other games as there is time for."""
        unsure = [case for case, verdict in verdicts.items() if verdict is None]
        each = self._draws // len(unsure)
        if not each:
            return self._all_drawn(tuple(ref for ref in self._open if ref not in fixed), fixed)
        rest = tuple(ref for ref in self._open if ref not in fixed and ref not in games)
        reached = {case: Fraction(bool(verdict)) for case, verdict in verdicts.items()}
        for case in unsure:
            drawn = self._drawn(rest, each, case)
            reached[case] = sum((self._ranked(fixed, games + rest, case + way) for way in drawn), Fraction(0)) / each
        return _Decided(games, reached, frozenset(unsure), each * len(unsure))

    def _all_drawn(self, games: tuple[OpenBoardRef, ...], fixed: Mapping[OpenBoardRef, int]) -> _Decided:
        """No case is gone through: all games are drawn by lots."""
        drawn = list(self._drawn(games, self._draws, tuple(fixed.values())))
        share = sum((self._ranked(fixed, games, case) for case in drawn), Fraction(0)) / len(drawn)
        return _Decided((), {(): share}, frozenset({()}), len(drawn))

    def _drawn(self, games: Sequence[OpenBoardRef], count: int, subject: Iterable[int]) -> Iterator[Case]:
        """Cases by the lots of the seed, each game as likely as the ratings of its players say."""
        chance = Chance(self._seed, "what-if", *subject)
        for _ in range(count):
            numbers = [chance.share() for _ in games]
            yield tuple(_way(number, self._shares[ref]) for number, ref in zip(numbers, games, strict=True))

    def _ranked(self, fixed: Mapping[OpenBoardRef, int], games: Sequence[OpenBoardRef], case: Case) -> Fraction:
        """1 if the goal is reached in that case by the tie-breaks of the event, else 0; other games do not matter."""
        ended = {**dict.fromkeys(self._open, 1), **fixed, **dict(zip(games, case, strict=True))}
        place = place_in_standings(with_outcomes(self._t, ended), self._goal.who, self._after)
        return Fraction(place is not None and place[1] <= self._goal.place)


def _way(number: Fraction, shares: Sequence[Fraction]) -> int:
    return 0 if number < shares[0] else 1 if number < shares[0] + shares[1] else 2


class _PointsTable:
    """What points alone say, once the own game has ended: who ends above, level with and below the one asked for."""

    def __init__(
        self,
        t: Tournament,
        goal: Goal,
        request: StandingsRequest,
        games: Sequence[OpenBoardRef],
        fixed: Mapping[OpenBoardRef, int],
    ) -> None:
        self._t, self._goal = t, goal
        ends = [standings(with_outcomes(t, {**dict.fromkeys(games, way), **fixed}), request) for way in range(WAYS)]
        self._specs, self._open = ends[0].specs, [ref for ref in games if ref not in fixed]
        scores = [_points(end) for end in ends]
        own = scores[0].get(goal.who)
        self._ranked = own is not None
        self._own = Fraction(0) if own is None else own
        playing = {int(p) for ref in self._open for p in (ref.white, ref.black)}
        still = [key for key in scores[0] if key not in playing and key != goal.who]
        self._above = sum(scores[0][key] > self._own for key in still)
        self._level = tuple(key for key in still if scores[0][key] == self._own)
        self.effects = {ref: self._effect(ref, scores) for ref in self._open}
        for ref in self._open:  # however such a game ends, it does the same
            if not self.effects[ref].matters:
                self._above += self.effects[ref].above[0]
                self._level += self.effects[ref].level[0]

    def _effect(self, ref: OpenBoardRef, scores: Sequence[Mapping[int, Points]]) -> _Effect:
        both = (int(ref.white), int(ref.black))
        there = [[(key, score[key]) for key in both if key in score] for score in scores]
        return _Effect(
            tuple(sum(points > self._own for _, points in way) for way in there),
            tuple(tuple(key for key, points in way if points == self._own) for way in there),
        )

    def _tied(self, games: Sequence[OpenBoardRef], case: Case) -> tuple[int, tuple[int, ...]]:
        above, level = self._above, self._level
        for ref, way in zip(games, case, strict=True):
            above += self.effects[ref].above[way]
            level += self.effects[ref].level[way]
        return above, level

    def verdict(self, games: Sequence[OpenBoardRef], case: Case) -> bool | None:
        """Whether the goal is reached in that case; None if the tie-breaks decide."""
        above, level = self._tied(games, case)
        if not self._ranked or above >= self._goal.place:
            return False
        return True if above + len(level) < self._goal.place else None

    def whatever_happens(self) -> bool | None:
        """Whether the goal is reached however all games end; None if that depends on them."""
        mattering = [effect for effect in self.effects.values() if effect.matters]
        if not self._ranked or self._above + sum(min(effect.above) for effect in mattering) >= self._goal.place:
            return False
        most = sum(max(map(int.__add__, effect.above, map(len, effect.level))) for effect in mattering)
        return True if self._above + len(self._level) + most < self._goal.place else None

    def more_games(self, games: Sequence[OpenBoardRef], unsure: Iterable[Case]) -> tuple[OpenBoardRef, ...]:
        """The other games on which the tie-breaks can depend in cases that points leave open."""
        tied = {self._goal.who}
        cases = list(unsure)
        for case in cases:
            tied.update(self._tied(games, case)[1])
        reach = _within(self._t, tied, _steps(self._specs)) if cases else set()
        return tuple(ref for ref in self._open if ref not in games and {int(ref.white), int(ref.black)} & reach)


def _whatever_teams_do(
    t: Tournament, goal: Goal, request: StandingsRequest, games: Sequence[OpenBoardRef]
) -> bool | None:
    """Whether a team reaches the goal however its match and all others end; None if that depends on them.

    A team has most points if it wins all its open boards, and fewest if it loses them,
    whatever the score of matches: so two tables a team tell between which points it ends.
    """
    ends = {team: _ends_of(t, team, request, games) for team in _points(standings(t, request))}
    if goal.who not in ends:
        return False
    least, most = ends.pop(goal.who)
    if sum(low > most for low, _ in ends.values()) >= goal.place:
        return False
    return True if sum(high >= least for _, high in ends.values()) < goal.place else None


def _ends_of(
    t: Tournament, team: int, request: StandingsRequest, games: Sequence[OpenBoardRef]
) -> tuple[Points, Points]:
    """The fewest and the most points with which a team can end."""
    members = {p for each in t.teams if int(each.id) == team for p in each.members}
    found = []
    for as_white, as_black in ((2, 0), (0, 2)):  # all lost, all won
        own = [ref for ref in games if members & {ref.white, ref.black}]
        ways = {ref: as_white if ref.white in members else as_black for ref in own}
        ended = with_outcomes(t, {**dict.fromkeys(games, 1), **ways})
        found.append(_points(standings(ended, request))[team])
    return found[0], found[1]


def _points(found: Standings) -> dict[int, Points]:
    return {row.contestant.id: row.points for row in found.rows}


def _steps(specs: Iterable[Spec]) -> int:
    """How far from the tied the results stand on which the tie-breaks depend: 1 for those of opponents, and so on."""
    return max((definition_of(spec).type.count("C") for spec in specs), default=0)


def _within(t: Tournament, tied: Iterable[int], steps: int) -> set[int]:
    """The tied, their opponents in any round, those of their opponents, and so on."""
    met: dict[int, set[int]] = {}
    for rnd in t.rounds:
        for game in rnd.games:
            met.setdefault(int(game.white), set()).add(int(game.black))
            met.setdefault(int(game.black), set()).add(int(game.white))
    reach = set(tied)
    for _ in range(steps):
        reach |= {other for key in reach for other in met.get(key, ())}
    return reach
