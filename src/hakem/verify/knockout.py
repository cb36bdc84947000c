"""The verdict on a round of a knockout: who meets whom follows from the seeds and from who has won.

The first of the seeds meets the last. If their number is not that of those to be selected doubled some times, a
preliminary stage among the last seeds makes it one (B.2, B.3). The winner takes the place of the better of the two
(reading KO-3), or those left are ordered anew (KO-5). Games of a stage with one number are a round (KO-11). The lot
gives the colours of the first game and of the golden point, and the file shows how it fell (KO-12); all other colours
change from game to game.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from fractions import Fraction
from typing import NamedTuple

from hakem.i18n import Message, PairRef
from hakem.model import Game, Mark, PlayerId, Points, Round, TeamId, Tournament
from hakem.regulations import KNOCKOUT_2009
from hakem.values import dataclass
from hakem.verify.asked import AskedRound
from hakem.verify.knockout_seeds import as_listed, seeds_of
from hakem.verify.matches import matches_in
from hakem.verify.table_rows import told_pairs
from hakem.verify.verdict import Judgement

_WORTH = {Mark.WIN: Fraction(1), Mark.DRAW: Fraction(1, 2), Mark.LOSS: Fraction(0)}
_FAIR = {(Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN)}
_GAMES, _EXTRA, _GOLDEN = 0, 1, 2


class UnclearBracketError(Exception):
    """That a round before leaves open how the bracket goes on."""

    def __init__(self, message: Message) -> None:
        super().__init__(message.key)
        self.message = message


class SeenSet(NamedTuple):
    """The games of two sides in a round: who has White, what both made of it, and a board with other colours."""

    white: int
    black: int
    points: tuple[Points, Points] | None
    mixed: Game | None = None


class DueGame(NamedTuple):
    """A game that is to be played: its part of the match and number there, and who has White if that is known."""

    stage: int
    part: int
    number: int
    match: int
    sides: tuple[int, int]
    white: int | None


@dataclass(slots=True)
class _Duel:
    """A match of two, the better seed first, with what has been played of it."""

    sides: tuple[int, int]
    games: int
    extra: int
    played: list[SeenSet]

    @property
    def _first_white(self) -> int | None:
        return self.played[0].white if self.played else None

    def _points(self, upto: int) -> dict[int, Points]:
        made = dict.fromkeys(self.sides, Fraction(0))
        for game in self.played[:upto]:
            assert game.points is not None, "it was played"
            made[game.white] += game.points[0]
            made[game.black] += game.points[1]
        return made

    @property
    def winner(self) -> int | None:
        """Who goes on: whoever has more after the games or the extra time; Black of a drawn golden point (A.11)."""
        for upto in (self.games, self.games + self.extra):
            if len(self.played) >= upto:
                one, two = (self._points(upto)[side] for side in self.sides)
                if one != two:
                    return self.sides[0 if one > two else 1]
        if len(self.played) <= self.games + self.extra:
            return None
        golden = self.played[self.games + self.extra]
        assert golden.points is not None, "it was played"
        return golden.white if golden.points[0] > golden.points[1] else golden.black

    def next(self) -> tuple[int, int, int | None]:
        """The part, the number in it, and who has White in the next game."""
        done = len(self.played)
        if done >= self.games + self.extra:
            return _GOLDEN, 1, None
        first, turn = self._first_white, done % 2
        white = None if first is None else first if turn == 0 else next(s for s in self.sides if s != first)
        return (_GAMES, done + 1, white) if done < self.games else (_EXTRA, done - self.games + 1, white)


class _Bracket:
    """The matches of an event with these seeds."""

    def __init__(self, asked: AskedRound, seeds: list[int]) -> None:
        self.qualify, self.reseed = asked.count("qualify", 1), asked.option("reseed", "no") == "yes"
        self.games, self.extra = asked.count("games", 2), int(asked.option("extra", "2"))
        self.seeds = {side: seed for seed, side in enumerate(seeds)}
        size = self.qualify
        while 2 * size <= len(seeds):
            size *= 2
        passing = 2 * size - len(seeds) if len(seeds) > size else 0
        self.stages: list[list[_Duel | None]] = []
        self.passes = [seeds[:passing]]
        self._add(seeds[passing:])
        self._go_on()

    def _duel(self, one: int, two: int) -> _Duel:
        better, worse = sorted((one, two), key=lambda side: self.seeds[side])
        return _Duel((better, worse), self.games, self.extra, [])

    def _add(self, left: list[int]) -> None:
        half = len(left) // 2
        self.stages.append([self._duel(left[i], left[-1 - i]) for i in range(half)])

    def _go_on(self) -> None:
        """Matches of later stages whose sides are known."""
        stage = 0
        while stage < len(self.stages):
            winners = [duel.winner if duel is not None else None for duel in self.stages[stage]]
            slots: list[int | None] = [*self.passes[stage], *winners]
            if len(slots) <= self.qualify:
                return
            if self.reseed:
                known = [side for side in slots if side is not None]
                if len(known) < len(slots):
                    return
                slots = [*sorted(known, key=lambda side: self.seeds[side])]
            if stage + 1 == len(self.stages):
                self.stages.append([None] * (len(slots) // 2))
                self.passes.append([])
            for i in range(len(slots) // 2):
                one, two = slots[i], slots[-1 - i]
                if self.stages[stage + 1][i] is None and one is not None and two is not None:
                    self.stages[stage + 1][i] = self._duel(one, two)
            stage += 1

    def due(self) -> list[DueGame]:
        """The games of the next round: those that come first of all that can be played."""
        found = [
            DueGame(stage, part, number, place, duel.sides, white)
            for stage, duels in enumerate(self.stages)
            for place, duel in enumerate(duels)
            if duel is not None and duel.winner is None
            for part, number, white in [duel.next()]
        ]
        first = min((game[:3] for game in found), default=None)
        return [game for game in found if game[:3] == first]

    def play(self, due: Iterable[DueGame], seen: Mapping[frozenset[int], SeenSet]) -> bool:
        """Add what a round shows; whether it had just the games that were due."""
        wanted = {frozenset(game.sides): game for game in due}
        for pair, game in wanted.items():
            if pair not in seen:
                continue
            if seen[pair].points is None:
                raise UnclearBracketError(Message("verify.open-results"))
            duel = self.stages[game.stage][game.match]
            assert duel is not None, "it was due"
            duel.played.append(seen[pair])
        self._go_on()
        return wanted.keys() == seen.keys()


def knockout_round(asked: AskedRound) -> Judgement:
    """The verdict on a round of a knockout of players, or of teams if the colours of their boards are named (KO-14)."""
    t = asked.t
    letters = t.team_play.scoring.board_colours.upper() if t.teams else ""
    of_teams = len(letters) > 1
    entrants = t.teams if of_teams else t.players
    if len(set(letters)) > 1 or not 0 < asked.count("qualify", 1) < len(entrants):
        return asked.not_proved(Message("verify.no-bracket"))
    seeds, certain = seeds_of(asked, of_teams)
    if _explained(asked, seeds, of_teams) < len(t.rounds) and not asked.option("seeding"):
        listed: list[int] = [one.id for one in as_listed(t, of_teams)]
        if _explained(asked, listed, of_teams) > _explained(asked, seeds, of_teams):
            seeds, certain = listed, True
    try:
        found = _judged(asked, seeds, of_teams)
    except UnclearBracketError as unclear:
        return asked.not_proved(unclear.message)
    return found if certain or not found.is_refused else asked.not_proved(Message("verify.lots-open"))


def _judged(asked: AskedRound, seeds: list[int], of_teams: bool) -> Judgement:
    bracket = _Bracket(asked, seeds)
    for number in range(1, asked.number):
        if not bracket.play(bracket.due(), _seen(asked.t, number, of_teams)):
            raise UnclearBracketError(Message("verify.bracket-left", {"round": number}))
    due, seen = bracket.due(), _seen(asked.t, asked.number, of_teams)
    wanted, given = {frozenset(game.sides): game for game in due}, set(seen)
    art = KNOCKOUT_2009.art
    part = due[0].part if due else _GAMES
    if wanted.keys() != given:
        article = art({_EXTRA: "A.23", _GOLDEN: "A.10"}.get(part, "A.4" if not due or due[0].number == 1 else "A.9"))
        better = {game.sides for pair, game in wanted.items() if pair not in given}
        other = {(seen[pair].white, seen[pair].black) for pair in given if pair not in wanted}
        key = "bracket" if better and other else "bracket-missing" if better else "bracket-beyond"
        data = {"better": told_pairs(better, of_teams), "given": told_pairs(other, of_teams)}
        return asked.refused(Message(f"verify.{key}", data), article)
    for pair, game in seen.items():
        if game.mixed is not None:
            return asked.refused(Message("verify.colours", {"pair": PairRef(*game.mixed.players)}), art("A.30"))
        if wanted[pair].white not in (None, game.white) and not _colourless(asked, pair, of_teams):
            both = PairRef(game.white, game.black, of_teams)
            return asked.refused(Message("verify.colours", {"pair": both}), art("A.9"))
    return asked.best()


def _colourless(asked: AskedRound, pair: frozenset[int], of_teams: bool) -> bool:
    return not of_teams and frozenset(map(PlayerId, pair)) in asked.colourless


def _explained(asked: AskedRound, seeds: list[int], of_teams: bool) -> int:
    """How many rounds from the first on are those of a bracket with these seeds (reading KO-15)."""
    bracket = _Bracket(asked, seeds)
    for number in range(1, len(asked.t.rounds) + 1):
        try:
            if not bracket.play(bracket.due(), _seen(asked.t, number, of_teams)):
                return number - 1
        except UnclearBracketError:
            return number
    return len(asked.t.rounds)


# What a round shows.


def _seen(t: Tournament, number: int, of_teams: bool) -> dict[frozenset[int], SeenSet]:
    rnd: Round = t.rounds[number - 1]
    if not of_teams:
        return {
            frozenset(game.players): SeenSet(game.white, game.black, _made([game], game.white)) for game in rnd.games
        }
    found: dict[frozenset[int], SeenSet] = {}
    for match in matches_in(t, number):
        games = match.games
        if not games:
            raise UnclearBracketError(Message("verify.open-results"))
        members = next(team.members for team in t.teams if games[0].white in team.members)
        white = match.teams[0] if games[0].white in _members(t, match.teams[0]) else match.teams[1]
        black = match.teams[1] if white == match.teams[0] else match.teams[0]
        mixed = next((game for game in games if game.white not in members), None)
        found[frozenset(match.teams)] = SeenSet(white, black, _made(games, *members), mixed)
    return found


def _members(t: Tournament, team: TeamId) -> tuple[PlayerId, ...]:
    return next(one.members for one in t.teams if one.id == team)


def _made(games: list[Game], *white_side: PlayerId) -> tuple[Points, Points] | None:
    """What White's side and the other made, a win counting one (reading KO-13); None if that is open."""
    own = theirs = Fraction(0)
    for game in games:
        marks = (game.white_mark, game.black_mark)
        if marks not in _FAIR:
            return None
        mine = 0 if game.white in white_side else 1
        own += _WORTH[marks[mine]]
        theirs += _WORTH[marks[1 - mine]]
    return own, theirs
