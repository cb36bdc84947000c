"""What every format of a play-off is made of: what its parts share, how it is announced, and its sessions."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable

from hakem.i18n import Datum, Message, PlayerRef
from hakem.knockout.contests.contest import Contest, GameKind, Lots, under
from hakem.knockout.contests.match import GoldenPoint, Match, MatchArticles
from hakem.knockout.contests.playoff_options import PlayoffOptions
from hakem.knockout.contests.round_robin import RoundRobin
from hakem.knockout.plans.timetable import MatchPart
from hakem.knockout.sides import Refer
from hakem.knockout.time_control import TimeControl
from hakem.regulations import Article
from hakem.values import dataclass, field, replace

BySeed = tuple[int, ...]
"""Players, or numbers, in the order of seeds."""


@dataclass(frozen=True, slots=True)
class PlayoffSetup:
    """What all parts of a play-off have in common."""

    options: PlayoffOptions
    lots: Lots
    refer: Refer = PlayerRef

    def match(self, path: str, players: BySeed, articles: MatchArticles) -> Match:
        """A match."""
        first, second = players
        return Match(path, (first, second), self.lots, self.options.match, articles, refer=self.refer)

    def golden_point(self, cited: Article, path: str, players: BySeed) -> GoldenPoint:
        """A golden point of two."""
        first, second = players
        return GoldenPoint(path, (first, second), self.lots, self.options.controls.golden, cited, refer=self.refer)

    def golden_round_robin(
        self, cited: Article, path: str, seats: BySeed, seeds: BySeed, drawn: bool = False
    ) -> RoundRobin:
        """Everybody against everybody in golden points."""
        control, add_moves = self.options.controls.golden, self.options.add_moves
        return RoundRobin(path, seats, seeds, control, cited, GameKind.GOLDEN, self.refer, add_moves, drawn)

    def golden_points_of(self, cited: Article, path: str, players: BySeed) -> RoundRobin:
        """Everybody against everybody in golden points, with numbers by lot."""
        drawn = not self.options.numbers_by_seed
        return self.golden_round_robin(cited, path, self.seats(path, players), players, drawn)

    def round_robin(self, cited: Article, path: str, players: BySeed) -> RoundRobin:
        """Everybody against everybody."""
        seats, control = self.seats(path, players), self.options.controls.game
        drawn = not self.options.numbers_by_seed
        return RoundRobin(path, seats, players, control, cited, refer=self.refer, drawn=drawn)

    def seats(self, path: str, players: BySeed) -> BySeed:
        """The players by their numbers: by lot, as in every round robin of the handbook, unless by seed."""
        return players if self.options.numbers_by_seed else self.numbered(path, players)

    def numbered(self, path: str, players: BySeed) -> BySeed:
        """The players by the numbers that they draw."""
        return self.lots.order(under(path, "numbers"), players)


@dataclass(frozen=True, slots=True)
class OutlineLine:
    """One sentence about a format, and where it is written."""

    article: Article
    message: Message


def format_line(cited: Article, key: str, **data: Datum) -> OutlineLine:
    """A sentence about a format."""
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

    @abstractmethod
    def sessions(self, options: PlayoffOptions) -> tuple[Session, ...]:
        """What is played one after the other in the longest course; games side by side are one session."""

    def played(self, options: PlayoffOptions) -> PlayoffFormat:  # noqa: ARG002 - some formats ask
        """The format of those who play in the end, who may be fewer."""
        return self

    def numbers(self, options: PlayoffOptions) -> BySeed:  # noqa: ARG002 - some formats ask
        """The numbers in the table of the seeds 1, 2, 3 and so on, where the article names them."""
        return ()

    def golden_line(self, key: str, options: PlayoffOptions) -> OutlineLine:
        """A sentence about golden points."""
        return format_line(self.article, key, control=options.controls.golden)

    def robin_lines(self, options: PlayoffOptions) -> tuple[OutlineLine, ...]:
        """How a round robin is played, and where its numbers come from."""
        numbers = "numbers-by-seed" if options.numbers_by_seed else "numbers-by-lot"
        return (format_line(self.article, "robin", control=options.controls.game), format_line(self.article, numbers))

    def moves_line(self, options: PlayoffOptions) -> OutlineLine:
        """Which moves decide in the end."""
        return format_line(self.article, "moves-added" if options.add_moves else "fewest-moves")


def match_lines(options: PlayoffOptions, articles: MatchArticles) -> tuple[OutlineLine, ...]:
    """How a match is played."""
    controls = options.controls
    extra = (format_line(articles.extra, "extra", games=options.extra, control=controls.extra),)
    return (
        format_line(articles.game, "games", games=options.match.games, control=controls.game),
        *(extra if options.extra else ()),
        format_line(articles.golden, "golden", control=controls.golden),
    )


@dataclass(frozen=True, slots=True)
class Session:
    """Games that begin at the same time: their stage and part, the number in the part, and how fast they are."""

    stage: str
    part: MatchPart
    number: int
    control: str


def match_sessions(stage: str, options: PlayoffOptions, golden_only: bool = False) -> tuple[Session, ...]:
    """The games of a match that goes to its end."""
    controls = options.controls
    counts = () if golden_only else ((MatchPart.GAMES, options.games), (MatchPart.EXTRA, options.extra))
    times = {MatchPart.GAMES: controls.game, MatchPart.EXTRA: controls.extra}
    games = [Session(stage, part, number, times[part]) for part, count in counts for number in range(1, count + 1)]
    return (*games, Session(stage, MatchPart.GOLDEN, 1, controls.golden))


def table_rounds(rounds: int, options: PlayoffOptions) -> tuple[Session, ...]:
    """The rounds of a round robin."""
    control = options.controls.game
    return tuple(Session("round-robin", MatchPart.ROUND, n, control) for n in range(1, rounds + 1))


def golden_rounds(rounds: int, options: PlayoffOptions) -> tuple[Session, ...]:
    """The rounds of a round robin of golden points."""
    control = options.controls.golden
    return tuple(Session("golden-round-robin", MatchPart.GOLDEN_ROUND, n, control) for n in range(1, rounds + 1))


def called(stage: str, sessions: Iterable[Session]) -> tuple[Session, ...]:
    """The same sessions as parts of one stage."""
    return tuple(replace(session, stage=stage) for session in sessions)


def length_of(sessions: tuple[Session, ...]) -> int:
    """How many minutes of play they have."""
    return sum(TimeControl.read(session.control).length for session in sessions)
