"""The formats of play-offs, one for every number of players (C.1 to C.10), and the general system in their place.

Every format is put together from matches, golden points, round robins, groups
and brackets. It says itself how it is announced and how long it can take.
Players are named in the order of the next tie-break; a seed is a place in that
order.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial

from hakem.i18n import Message
from hakem.knockout.contests.combined import Admitted, BracketContest, Groups, RoundRobinThen, ThenTheRest
from hakem.knockout.contests.contest import Contest, Stage, under
from hakem.knockout.contests.match import MatchArticles
from hakem.knockout.contests.playoff_format import (
    BySeed,
    OutlineLine,
    PlayoffFormat,
    PlayoffSetup,
    Session,
    called,
    format_line,
    golden_rounds,
    length_of,
    match_lines,
    match_sessions,
    table_rounds,
)
from hakem.knockout.contests.playoff_options import PlayoffOptions
from hakem.knockout.event.event import KnockoutEvent
from hakem.knockout.plans.plan import Plan, PlannedMatch, Seed, plan, plan_steps
from hakem.regulations import KNOCKOUT_2009
from hakem.values import dataclass

_ART = KNOCKOUT_2009.art


class _Two(PlayoffFormat):
    """Two games; level: further games if the regulations have them; then the golden point (C.1)."""

    @property
    def _articles(self) -> MatchArticles:
        return MatchArticles(self.article, self.article, self.article)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return setup.match(path, players, self._articles)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        return match_lines(options, self._articles)

    def most_games(self, options: PlayoffOptions) -> int:
        return options.match.most_games

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        return match_sessions("match", options)


class _Three(PlayoffFormat):
    """A round robin, and what C.2 has for two or three who are level on top."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return RoundRobinThen(setup.round_robin(self.article, path, players), partial(self._level, setup, path))

    def _level(self, setup: PlayoffSetup, path: str, tied: BySeed) -> Contest:
        if len(tied) == 2:
            return setup.golden_point(self.article, path, tied)
        if setup.options.eliminate:
            match = TWO.build(setup, under(path, "match"), tied[:2])
            return Admitted(match, tied[2:], Stage.BY_TIE_BREAK, self.article, setup.refer)
        return setup.golden_points_of(self.article, under(path, "golden"), tied)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        head = (*self.robin_lines(options), self.golden_line("robin-two", options))
        if options.eliminate:
            return (*head, format_line(self.article, "robin-three-out"), *TWO.lines(options))
        return (*head, self.golden_line("robin-three-golden", options), self.moves_line(options))

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        if options.eliminate:
            return (*table_rounds(3, options), *TWO.sessions(options))
        return (*table_rounds(3, options), *golden_rounds(3, options))

    def most_games(self, options: PlayoffOptions) -> int:
        return 3 + (TWO.most_games(options) if options.eliminate else 3)


class _Four(PlayoffFormat):
    """A knockout; the first two drawn meet, and the last two (C.3)."""

    @property
    def _articles(self) -> MatchArticles:
        return MatchArticles(game=self.article)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        first, second, third, fourth = setup.lots.order(under(path, "pairing"), players)
        return BracketContest((first, third, fourth, second), partial(self._match, setup, path), _FOUR_ROUNDS, players)

    def _match(self, setup: PlayoffSetup, path: str, name: str, pair: tuple[int, int]) -> Contest:
        if setup.options.short:
            return setup.golden_point(self.article, under(path, name), pair)
        return setup.match(under(path, name), pair, self._articles)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        head = format_line(self.article, "knockout-by-lot")
        if options.short:
            return (head, self.golden_line("golden-at-once", options))
        return (head, *match_lines(options, self._articles))

    def most_games(self, options: PlayoffOptions) -> int:
        return 3 * (1 if options.short else options.match.most_games)

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        stages = ("semi-finals", "final")
        return tuple(each for stage in stages for each in match_sessions(stage, options, options.short))


class _Five(PlayoffFormat):
    """The best four, or a round robin of all (C.4)."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        if setup.options.round_robin:
            return RoundRobinThen(setup.round_robin(self.article, path, players), partial(self._level, setup, path))
        best = FOUR.build(setup, path, players[:4])
        return Admitted(best, players[4:], Stage.NOT_ADMITTED, self.article, setup.refer)

    def _level(self, setup: PlayoffSetup, path: str, tied: BySeed) -> Contest:
        """The format for so many; for all five once more everybody against everybody, in golden points."""
        if len(tied) == 5:
            return setup.golden_points_of(self.article, under(path, "golden"), tied)
        return FORMATS[len(tied)].build(setup, under(path, "tied"), tied)

    def played(self, options: PlayoffOptions) -> PlayoffFormat:
        return self if options.round_robin else FOUR

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        if not options.round_robin:
            return (format_line(self.article, "best", players=4), *FOUR.lines(options))
        return (
            *self.robin_lines(options),
            format_line(self.article, "robin-some"),
            self.golden_line("robin-all", options),
            self.moves_line(options),
        )

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        if not options.round_robin:
            return FOUR.sessions(options)
        ways = (golden_rounds(5, options), *(FORMATS[tied].sessions(options) for tied in (2, 3, 4)))
        return (*table_rounds(5, options), *max(ways, key=length_of))

    def most_games(self, options: PlayoffOptions) -> int:
        if not options.round_robin:
            return FOUR.most_games(options)
        return 10 + max(10, *(FORMATS[tied].most_games(options) for tied in (2, 3, 4)))


@dataclass(frozen=True, slots=True)
class _InGroups(PlayoffFormat):
    """Groups side by side, each a play-off ``within``; then the winners of two groups have a golden point.

    With ``again`` the winners, as many as a group has, play the same once more.
    """

    within: PlayoffFormat
    again: bool = False

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        contests = tuple(
            self.within.build(setup, under(path, f"group-{letter}"), tuple(players[seed - 1] for seed in seeds))
            for letter, seeds in zip("ABC", self.groups, strict=False)
        )
        return Groups(contests, partial(self._last, setup, under(path, "final")), players, self.article, setup.refer)

    def _last(self, setup: PlayoffSetup, path: str, winners: BySeed) -> Contest:
        if self.again:
            return self.within.build(setup, path, winners)
        return setup.golden_point(self.article, path, winners)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        groups = tuple(Message("playoff.group", {"seeds": seeds}) for seeds in self.groups)
        last = self.golden_line("winners-golden", options)
        return (
            format_line(self.article, "groups", groups=groups),
            *self.within.lines(options),
            format_line(self.article, "winners-again") if self.again else last,
        )

    def most_games(self, options: PlayoffOptions) -> int:
        each = self.within.most_games(options)
        return len(self.groups) * each + (each if self.again else 1)

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        within = self.within.sessions(options)
        last = within if self.again else match_sessions("final", options, golden_only=True)
        return (*called("groups", within), *called("final", last))


class _Seven(PlayoffFormat):
    """Golden points, everybody against everybody (C.6)."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        by_number = tuple(players[NUMBERS_OF_SEVEN.index(number)] for number in range(1, 8))
        by_lot = setup.options.numbers_by_lot
        seats = setup.numbered(path, players) if by_lot else by_number
        return setup.golden_round_robin(self.article, path, seats, players, by_lot)

    def numbers(self, options: PlayoffOptions) -> BySeed:
        return () if options.numbers_by_lot else NUMBERS_OF_SEVEN

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        by_seed = format_line(self.article, "numbers", numbers=NUMBERS_OF_SEVEN)
        return (
            self.golden_line("golden-robin", options),
            format_line(self.article, "numbers-by-lot") if options.numbers_by_lot else by_seed,
            self.moves_line(options),
        )

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        return golden_rounds(7, options)

    def most_games(self, options: PlayoffOptions) -> int:  # noqa: ARG002 - formats share one signature
        return 21


class _Eight(PlayoffFormat):
    """A knockout of golden points (C.7)."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return BracketContest(players, partial(self._match, setup, path), _EIGHT_ROUNDS, players)

    def _match(self, setup: PlayoffSetup, path: str, name: str, pair: tuple[int, int]) -> Contest:
        return setup.golden_point(self.article, under(path, name), pair)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        return (self.golden_line("golden-knockout", options),)

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        stages = ("quarter-finals", "semi-finals", "final")
        return tuple(each for stage in stages for each in match_sessions(stage, options, golden_only=True))

    def most_games(self, options: PlayoffOptions) -> int:  # noqa: ARG002 - formats share one signature
        return 7


class _ElevenAndMore(PlayoffFormat):
    """Only the best are admitted, to the play-off of so many; the others of them play for what remains (C.10)."""

    def played(self, options: PlayoffOptions) -> PlayoffFormat:
        return FORMATS[options.admit].played(options)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        admit = setup.options.admit
        best = FORMATS[admit].build(setup, path, players[:admit])
        if self._left_over(setup.options):
            best = ThenTheRest(best, partial(self._rest, setup, path), players[:admit], self.article, setup.refer)
        return Admitted(best, players[admit:], Stage.NOT_ADMITTED, self.article, setup.refer)

    def _rest(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return FORMATS[len(players)].build(setup, under(path, "rest"), players)

    def _left_over(self, options: PlayoffOptions) -> PlayoffFormat | None:
        """The play-off of those who did not win, if they play for the remaining prizes."""
        return None if options.one_contest or options.admit == 2 else FORMATS[options.admit - 1]

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        head = (format_line(self.article, "best", players=options.admit), *FORMATS[options.admit].lines(options))
        rest = self._left_over(options)
        if rest is None:
            return head
        return (*head, format_line(self.article, "remaining", players=rest.players), *rest.lines(options))

    def most_games(self, options: PlayoffOptions) -> int:
        rest = self._left_over(options)
        return FORMATS[options.admit].most_games(options) + (rest.most_games(options) if rest else 0)

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        rest = self._left_over(options)
        further = called("remaining", rest.sessions(options)) if rest else ()
        return (*FORMATS[options.admit].sessions(options), *further)


@dataclass(frozen=True, slots=True)
class _General(PlayoffFormat):
    """Matches by the plan of the general system, for one place or for several (A.8, B.1 to B.4)."""

    def _plan(self, options: PlayoffOptions) -> Plan:
        return plan(self.players, options.qualify)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:  # noqa: ARG002 - it is never a part
        return KnockoutEvent(self._plan(setup.options), players, setup.lots, setup.options.match)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        steps = (OutlineLine(step.article, step.message) for step in plan_steps(self._plan(options)))
        return (format_line(self.article, "general"), *steps, *match_lines(options, MatchArticles()))

    def most_games(self, options: PlayoffOptions) -> int:
        return sum(len(stage.matches) for stage in self._plan(options).stages) * options.match.most_games

    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        names = self._plan(options).stage_names
        return tuple(each for name in names for each in match_sessions(name, options))


_FOUR_ROUNDS = ((Stage.SEMI_FINALS, "semi"), (Stage.FINAL, "final"))
_EIGHT_ROUNDS = ((Stage.QUARTER_FINALS, "quarter"), *_FOUR_ROUNDS)

NUMBERS_OF_SEVEN: BySeed = (1, 5, 2, 6, 3, 7, 4)
"""The numbers in the table of the seeds 1 to 7 (C.6): the second seed has number 5, the third number 2."""

_OF_SIX = ((1, 4, 5), (2, 3, 6))
_OF_NINE = ((1, 5, 9), (2, 6, 7), (3, 4, 8))
_OF_TEN = ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10))
"""C.9 does not name the seeds of the groups of ten; they are dealt out as those of six are."""

TWO = _Two(_ART("C.1"), 2)
THREE = _Three(_ART("C.2"), 3)
FOUR = _Four(_ART("C.3"), 4)
FIVE = _Five(_ART("C.4"), 5)
ELEVEN_AND_MORE = 11

FORMATS: Mapping[int, PlayoffFormat] = {
    2: TWO,
    3: THREE,
    4: FOUR,
    5: FIVE,
    6: _InGroups(_ART("C.5"), 6, THREE, groups=_OF_SIX),
    7: _Seven(_ART("C.6"), 7),
    8: _Eight(_ART("C.7"), 8, pairs=((1, 8), (2, 7), (3, 6), (4, 5))),
    9: _InGroups(_ART("C.8"), 9, THREE, again=True, groups=_OF_NINE),
    10: _InGroups(_ART("C.9"), 10, FIVE, groups=_OF_TEN),
    ELEVEN_AND_MORE: _ElevenAndMore(_ART("C.10"), ELEVEN_AND_MORE),
}


def format_for(players: int, options: PlayoffOptions) -> PlayoffFormat:
    """The format for so many players, at least two: that of the article for so many, or the general system."""
    if not options.general:
        return FORMATS[min(players, ELEVEN_AND_MORE)]
    first = plan(players, options.qualify).stages[0]
    pairs = tuple((one.number, two.number) for one, two in map(_seeds, first.matches) if one and two)
    return _General(_ART("A.8"), players, pairs=pairs)


def _seeds(match: PlannedMatch) -> tuple[Seed | None, Seed | None]:
    one, two = match.slots
    return (one if isinstance(one, Seed) else None, two if isinstance(two, Seed) else None)
