"""The formats of play-offs, one for every number of players (C.1 to C.10).

Every format is put together from matches, golden points, round robins, groups
and brackets. It says itself how it is announced and how long it can take.
Players are named in the order of the next tie-break; a seed is a place in that
order.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from functools import partial

from hakem.i18n import Datum, Message, PlayerRef
from hakem.knockout.contests.combined import Admitted, BracketContest, Groups, RoundRobinThen
from hakem.knockout.contests.contest import Contest, GameKind, Lots, Stage, under
from hakem.knockout.contests.match import GoldenPoint, Match, MatchArticles
from hakem.knockout.contests.playoff_options import PlayoffOptions
from hakem.knockout.contests.round_robin import RoundRobin
from hakem.knockout.sides import Refer
from hakem.regulations import KNOCKOUT_2009, Article
from hakem.values import dataclass, field

BySeed = tuple[int, ...]
"""Players, or numbers, in the order of seeds."""

_ART = KNOCKOUT_2009.art


@dataclass(frozen=True, slots=True)
class PlayoffSetup:
    """What all parts of a play-off have in common."""

    options: PlayoffOptions
    lots: Lots
    refer: Refer = PlayerRef

    def match(self, path: str, players: BySeed, articles: MatchArticles) -> Match:
        """A match of two games."""
        first, second = players
        return Match(path, (first, second), self.lots, self.options.match, articles, refer=self.refer)

    def golden_point(self, cited: Article, path: str, players: BySeed) -> GoldenPoint:
        """A golden point of two."""
        first, second = players
        return GoldenPoint(path, (first, second), self.lots, self.options.controls.golden, cited, refer=self.refer)

    def golden_round_robin(self, cited: Article, path: str, seats: BySeed, seeds: BySeed) -> RoundRobin:
        """Everybody against everybody in golden points."""
        return RoundRobin(path, seats, seeds, self.options.controls.golden, cited, GameKind.GOLDEN, self.refer)

    def round_robin(self, cited: Article, path: str, players: BySeed) -> RoundRobin:
        """Everybody against everybody."""
        return RoundRobin(path, players, players, self.options.controls.game, cited, refer=self.refer)


@dataclass(frozen=True, slots=True)
class OutlineLine:
    """One sentence about a format, and where it is written."""

    article: Article
    message: Message


def _line(cited: Article, key: str, **data: Datum) -> OutlineLine:
    return OutlineLine(cited, Message(f"playoff.line.{key}", data))


@dataclass(frozen=True, slots=True)
class PlayoffFormat(ABC):
    """What one article has for so many players: how they play, how it is announced, and how long it can take.

    ``groups`` are their seeds; ``pairs`` those who meet first in a knockout
    without lots.
    """

    article: Article
    players: int
    groups: tuple[BySeed, ...] = field(default=(), kw_only=True)
    pairs: tuple[tuple[int, int], ...] = field(default=(), kw_only=True)

    @abstractmethod
    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        """The contest of these players; the names of its games begin with the path."""

    @abstractmethod
    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        """The format in sentences."""

    @abstractmethod
    def most_games(self, options: PlayoffOptions) -> int:
        """How many games it takes at most."""

    def played(self, options: PlayoffOptions) -> PlayoffFormat:  # noqa: ARG002 - some formats ask
        """The format of those who play in the end, who may be fewer."""
        return self

    def numbers(self, options: PlayoffOptions) -> BySeed:  # noqa: ARG002 - some formats ask
        """The numbers in the table of the seeds 1, 2, 3 and so on, where the article names them."""
        return ()

    def _golden_line(self, key: str, options: PlayoffOptions) -> OutlineLine:
        return _line(self.article, key, control=options.controls.golden)

    def _robin_line(self, options: PlayoffOptions) -> OutlineLine:
        return _line(self.article, "robin", control=options.controls.game)


def _match_lines(options: PlayoffOptions, articles: MatchArticles) -> tuple[OutlineLine, ...]:
    controls = options.controls
    extra = (_line(articles.extra, "extra", games=options.extra, control=controls.extra),)
    return (
        _line(articles.game, "games", games=options.match.games, control=controls.game),
        *(extra if options.extra else ()),
        _line(articles.golden, "golden", control=controls.golden),
    )


class _Two(PlayoffFormat):
    """Two games; level: further games if the regulations have them; then the golden point (C.1)."""

    @property
    def _articles(self) -> MatchArticles:
        return MatchArticles(self.article, self.article, self.article)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return setup.match(path, players, self._articles)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        return _match_lines(options, self._articles)

    def most_games(self, options: PlayoffOptions) -> int:
        return options.match.most_games


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
        return setup.golden_round_robin(self.article, under(path, "golden"), tied, tied)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        head = (self._robin_line(options), self._golden_line("robin-two", options))
        if options.eliminate:
            return (*head, _line(self.article, "robin-three-out"), *TWO.lines(options))
        return (*head, self._golden_line("robin-three-golden", options), _line(self.article, "fewest-moves"))

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
        head = _line(self.article, "knockout-by-lot")
        if options.short:
            return (head, self._golden_line("golden-at-once", options))
        return (head, *_match_lines(options, self._articles))

    def most_games(self, options: PlayoffOptions) -> int:
        return 3 * (1 if options.short else options.match.most_games)


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
            return setup.golden_round_robin(self.article, under(path, "golden"), tied, tied)
        return FORMATS[len(tied)].build(setup, under(path, "tied"), tied)

    def played(self, options: PlayoffOptions) -> PlayoffFormat:
        return self if options.round_robin else FOUR

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        if not options.round_robin:
            return (_line(self.article, "best", players=4), *FOUR.lines(options))
        return (
            self._robin_line(options),
            _line(self.article, "robin-some"),
            self._golden_line("robin-all", options),
            _line(self.article, "fewest-moves"),
        )

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
        last = self._golden_line("winners-golden", options)
        return (
            _line(self.article, "groups", groups=groups),
            *self.within.lines(options),
            _line(self.article, "winners-again") if self.again else last,
        )

    def most_games(self, options: PlayoffOptions) -> int:
        each = self.within.most_games(options)
        return len(self.groups) * each + (each if self.again else 1)


class _Seven(PlayoffFormat):
    """Golden points, everybody against everybody (C.6)."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        drawn = setup.lots.order(under(path, "numbers"), players)
        by_number = tuple(players[NUMBERS_OF_SEVEN.index(number)] for number in range(1, 8))
        seats = drawn if setup.options.numbers_by_lot else by_number
        return setup.golden_round_robin(self.article, path, seats, players)

    def numbers(self, options: PlayoffOptions) -> BySeed:
        return () if options.numbers_by_lot else NUMBERS_OF_SEVEN

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        by_seed = _line(self.article, "numbers", numbers=NUMBERS_OF_SEVEN)
        return (
            self._golden_line("golden-robin", options),
            _line(self.article, "numbers-by-lot") if options.numbers_by_lot else by_seed,
            _line(self.article, "fewest-moves"),
        )

    def most_games(self, options: PlayoffOptions) -> int:  # noqa: ARG002 - formats share one signature
        return 21


class _Eight(PlayoffFormat):
    """A knockout of golden points (C.7)."""

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        return BracketContest(players, partial(self._match, setup, path), _EIGHT_ROUNDS, players)

    def _match(self, setup: PlayoffSetup, path: str, name: str, pair: tuple[int, int]) -> Contest:
        return setup.golden_point(self.article, under(path, name), pair)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        return (self._golden_line("golden-knockout", options),)

    def most_games(self, options: PlayoffOptions) -> int:  # noqa: ARG002 - formats share one signature
        return 7


class _ElevenAndMore(PlayoffFormat):
    """Only the best are admitted, to the play-off of so many (C.10)."""

    def played(self, options: PlayoffOptions) -> PlayoffFormat:
        return FORMATS[options.admit].played(options)

    def build(self, setup: PlayoffSetup, path: str, players: BySeed) -> Contest:
        admit = setup.options.admit
        best = FORMATS[admit].build(setup, path, players[:admit])
        return Admitted(best, players[admit:], Stage.NOT_ADMITTED, self.article, setup.refer)

    def lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        return (_line(self.article, "best", players=options.admit), *FORMATS[options.admit].lines(options))

    def most_games(self, options: PlayoffOptions) -> int:
        return FORMATS[options.admit].most_games(options)


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


def format_for(players: int) -> PlayoffFormat:
    """The format for so many players, at least two."""
    return FORMATS[min(players, ELEVEN_AND_MORE)]
