"""Who can still win: the first place by points, before the last rounds are played.

Games that are paired have their two players; in a table system all games are known.
In rounds that nobody has paired yet anybody may meet anybody, so that what is said
holds whatever the pairing will be: who is called out is out, and for everybody else
there is a way. Tie-breaks are not asked: who can be first with others can be first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from math import ceil, floor

from hakem.desk.scheduling import has_schedule, schedule_of
from hakem.facts import cards
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.model import PlayerId, Points, Tournament
from hakem.values import OneOf, dataclass, field, replace

WIN, DRAW = 2, 1
"""What a game is worth in steps: a draw is one, a win two."""

OpenGame = tuple[PlayerId, PlayerId]


class Hope(OneOf):
    """What somebody can still be by points."""

    SURE = "sure"
    ALONE = "alone"
    SHARED = "shared"
    OUT = "out"


@dataclass(frozen=True, slots=True)
class Hopeful:
    """Somebody's points so far, those of open games not among them, and the most that they can come to."""

    player: PlayerId
    score: Points
    most: Points
    hope: Hope


@dataclass(frozen=True, slots=True)
class Race:
    """Everybody in the order of points, how many rounds are not paired, and how many games have no result."""

    contenders: tuple[Hopeful, ...]
    unpaired: int
    open_games: int

    @property
    def alive(self) -> tuple[Hopeful, ...]:
        """Those who can still be first, alone or with others."""
        return tuple(each for each in self.contenders if each.hope is not Hope.OUT)


def race_of(t: Tournament) -> Race | None:
    """Who can still be first; None where points alone do not say it, or nothing is left to play.

    Nothing is said of teams and knockouts, where a draw is not half a win, and of tables
    that somebody has left: whether such games count is decided later.
    """
    if not t.rounds or is_knockout(t) or is_team_event(t) or not _halves(t):
        return None
    known = has_schedule(t)
    if known and any(p.withdrawn_after is not None for p in t.players):
        return None
    whole = replace(t, rounds=schedule_of(t).rounds) if known else t
    games = [(game.white, game.black) for rnd in whole.rounds for game in rnd.games if game.pending]
    unpaired = max(t.rounds_total - len(whole.rounds), 0)
    return _Judge(whole, games, unpaired).race() if games or unpaired else None


def _halves(t: Tournament) -> bool:
    """Whether every game shares out the same points, and a draw does so equally."""
    points = t.points
    step = points.draw - points.loss
    equal = points.same_for_both_colours and step > 0 and points.win - points.draw == step
    return equal and points.pairing_allocated_bye - points.loss in (0, step, 2 * step)


@dataclass(frozen=True, slots=True)
class _Part:
    """Players whom open games join, and those games."""

    players: tuple[PlayerId, ...]
    games: tuple[OpenGame, ...]

    def without(self, player: PlayerId) -> _Part:
        return _Part(
            tuple(each for each in self.players if each != player),
            tuple(game for game in self.games if player not in game),
        )


@dataclass(frozen=True, slots=True)
class _Rooms:
    """The room below a score: of all parts together, of each, and which cannot keep below it."""

    whole: int
    by_part: Mapping[_Part, int | None] = field(hash=False)
    blocked: frozenset[_Part] = frozenset()


class _Judge:
    """Answers for one event. Points are counted from what everybody has even without scoring again."""

    def __init__(self, t: Tournament, games: Sequence[OpenGame], unpaired: int) -> None:
        self._games, self._unpaired = games, unpaired
        self._step, loss = t.points.draw - t.points.loss, t.points.loss
        self._known = {key: card.score - card.open_points for key, card in cards(t).items()}
        coming = len(t.rounds) + 1
        playing = {p.id for p in t.players if p.takes_part_in(coming)}
        playing = playing if unpaired and len(playing) > 1 else set()
        free = {p: unpaired if p in playing else 0 for p in self._known}
        own = Counter(player for game in games for player in game)
        self._base = {p: score + loss * (free[p] + own[p]) for p, score in self._known.items()}
        self._free = {p: WIN * count for p, count in free.items()}
        self._gain = {p: self._free[p] + WIN * own[p] for p in self._known}
        bye = int((t.points.pairing_allocated_bye - loss) / self._step) if len(playing) % 2 else DRAW
        self._given = unpaired * (DRAW * (len(playing) - 1) + bye) if playing else 0
        self._parts = _parted(self._known, games)
        self._home = {player: part for part in self._parts for player in part.players}
        self._rooms: dict[tuple[Points, bool], _Rooms] = {}

    def race(self) -> Race:
        """Everybody, the most points first; who can come to more stands first among equals."""
        most = {p: self._base[p] + self._step * self._gain[p] for p in self._known}
        reached = sorted(most.items(), key=lambda each: -each[1])[:2]
        best = max(self._base.values())
        made = [
            Hopeful(p, self._known[p], most[p], self._hope(p, most[p], best, [m for q, m in reached if q != p]))
            for p in self._known
        ]
        order = {p: place for place, p in enumerate(self._known)}
        made.sort(key=lambda each: (-each.score, -each.most, order[each.player]))
        return Race(tuple(made), self._unpaired, len(self._games))

    def _hope(self, player: PlayerId, most: Points, best: Points, others: Sequence[Points]) -> Hope:
        if all(other < self._base[player] for other in others[:1]):
            return Hope.SURE
        if most < best:
            return Hope.OUT
        if self._can(player, most, alone=True):
            return Hope.ALONE
        return Hope.SHARED if self._can(player, most, alone=False) else Hope.OUT

    def _can(self, player: PlayerId, most: Points, *, alone: bool) -> bool:
        """Whether all points still to be given find room below those of the player, who wins everything."""
        home = self._home[player]
        own = self._room(home.without(player), most, alone)
        rest = self._rest(home, most, alone)
        if own is None or rest is None:
            return False
        return own + rest >= self._given - self._free[player]

    def _rest(self, home: _Part, most: Points, alone: bool) -> int | None:
        """The room in all other parts; None if one of them cannot keep below."""
        if (most, alone) not in self._rooms:
            found = {part: self._room(part, most, alone) for part in self._parts}
            blocked = frozenset(part for part, room in found.items() if room is None)
            self._rooms[most, alone] = _Rooms(sum(room or 0 for room in found.values()), found, blocked)
        rooms = self._rooms[most, alone]
        return rooms.whole - (rooms.by_part[home] or 0) if rooms.blocked <= {home} else None

    def _room(self, part: _Part, most: Points, alone: bool) -> int | None:
        """How many steps of unpaired rounds the part can take if its own games are shared out well.

        A step of a game is best given to who could not use the room in unpaired rounds; the
        others cost one each. None if the games do not find room at all.
        """
        under = {p: _steps((most - self._base[p]) / self._step, alone) for p in part.players}
        if any(room < 0 for room in under.values()):
            return None
        steps = WIN * len(part.games)
        if steps and _placed(part.games, under) < steps:
            return None
        room = sum(min(under[p], self._free[p]) for p in part.players)
        if not steps or not room:
            return room
        spare = {p: max(under[p] - self._free[p], 0) for p in part.players}
        return room - (steps - _placed(part.games, spare))


def _steps(room: Fraction, alone: bool) -> int:
    """How many whole steps keep somebody at, or with ``alone`` below, a score that is so far away."""
    return ceil(room) - 1 if alone else floor(room)


def _parted(players: Iterable[PlayerId], games: Iterable[OpenGame]) -> list[_Part]:
    """The players in parts that no open game joins."""
    part_of = {player: {player} for player in players}
    played: dict[PlayerId, list[OpenGame]] = {}
    for one, other in games:
        played.setdefault(one, []).append((one, other))
        if part_of[one] is not part_of[other]:
            joined = part_of[one] | part_of[other]
            part_of.update(dict.fromkeys(joined, joined))
    parts = {id(part): part for part in part_of.values()}.values()
    return [
        _Part(tuple(sorted(part)), tuple(game for player in sorted(part) for game in played.get(player, ())))
        for part in parts
    ]


def _placed(games: Sequence[OpenGame], room: Mapping[PlayerId, int]) -> int:
    """How many steps of these games find room at most, each with one of its two players: by augmenting paths."""
    takers = [game for game in games for _ in range(WIN)]
    taken: dict[PlayerId, list[int]] = {player: [] for player in room}

    def place(step: int, tried: set[PlayerId]) -> bool:
        for player in takers[step]:
            if player in tried:
                continue
            tried.add(player)
            held = taken[player]
            if len(held) < room[player]:
                held.append(step)
                return True
            for at, other in enumerate(held):
                if place(other, tried):
                    held[at] = step
                    return True
        return False

    return sum(place(step, set()) for step in range(len(takers)))
