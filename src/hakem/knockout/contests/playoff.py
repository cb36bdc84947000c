"""Play-offs for the first place among those who are tied: the contest, its format as data, and what its end is worth.

Players are named in the order of the next tie-break, the best first; a seed is a
place in that order.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.errors import RequestError
from hakem.i18n import Message, PlayerRef, TeamRef
from hakem.knockout.contests.contest import Contest, Log, Lots, Pending, State
from hakem.knockout.contests.match import Controls
from hakem.knockout.contests.playoff_format import BySeed, OutlineLine, PlayoffSetup
from hakem.knockout.contests.playoff_formats import format_for
from hakem.knockout.contests.playoff_options import NO_CHOICE, PlayoffOptions
from hakem.knockout.sides import Refer, sides
from hakem.model import ExternalValues, Points
from hakem.regulations import Article
from hakem.values import dataclass, field

PLAYOFF_VALUES = "PLAYOFF"
"""The name under which the values of a play-off are kept."""


def playoff(
    players: Sequence[int],
    options: PlayoffOptions = NO_CHOICE,
    seed: str = "",
    settled: Mapping[str, int] | None = None,
    of_teams: bool = False,
) -> Contest:
    """The play-off of these players, or teams, by their ids, the best by the next tie-break first.

    ``seed`` decides every lot. ``settled`` notes colours that were settled in
    the hall instead: who has White in the first game of a match or in a golden
    point, by the name of the game. Of eleven and more only the best are
    admitted (C.10).
    """
    everybody = tuple(players)
    refer: Refer = TeamRef if of_teams else PlayerRef
    require_players(everybody, refer)
    setup = PlayoffSetup(options, Lots(seed, settled or {}), refer)
    return format_for(len(everybody), options).build(setup, "", everybody)


def require_players(players: BySeed, refer: Refer = PlayerRef) -> None:
    """A play-off needs at least two, each named once."""
    if len(players) < 2:
        raise RequestError(Message("playoff.too-few", {"players": len(players)}))
    twice = sorted({player for player in players if players.count(player) > 1})
    if twice:
        raise RequestError(Message("playoff.player-twice", {"players": sides(refer, twice)}))


@dataclass(frozen=True, slots=True)
class PlayoffRecord:
    """A play-off as it is kept: everything else follows from these."""

    players: tuple[int, ...]
    options: PlayoffOptions = NO_CHOICE
    seed: str = ""
    settled: Mapping[str, int] = field(default_factory=dict, hash=False)
    log: Log = field(default_factory=dict, hash=False)

    @property
    def contest(self) -> Contest:
        """The play-off itself."""
        return playoff(self.players, self.options, self.seed, self.settled)


@dataclass(frozen=True, slots=True)
class Outline:
    """The format for so many players, so that it can be announced. Everybody is named by seed.

    ``admitted`` is how many play. ``numbers`` has the numbers in the table
    of the seeds 1, 2, 3 where C.6 names them, ``pairs`` those who meet first in a
    knockout without lots. ``most_games`` is the length of the longest course.
    """

    players: int
    article: Article
    admitted: int
    groups: tuple[BySeed, ...]
    numbers: BySeed
    pairs: tuple[tuple[int, int], ...]
    controls: Controls
    lines: tuple[OutlineLine, ...]
    most_games: int


def describe(players: int, options: PlayoffOptions = NO_CHOICE) -> Outline:
    """What a play-off of so many players looks like."""
    require_players(tuple(range(1, players + 1)))
    form = format_for(players, options)
    played = form.played(options)
    return Outline(
        players,
        form.article,
        played.players,
        played.groups,
        played.numbers(options),
        played.pairs,
        options.controls,
        form.lines(options),
        form.most_games(options),
    )


def values_of_order(order: Sequence[int], name: str = PLAYOFF_VALUES, of_teams: bool = False) -> ExternalValues:
    """Places as values of which the greater is better; the last has 1, and so more than anybody who did not play.

    >>> [int(value) for _, value in values_of_order((7, 4, 9)).values]
    [3, 2, 1]
    """
    from_below = range(len(order), 0, -1)
    return ExternalValues(name, tuple(zip(order, map(Points, from_below), strict=True)), of_teams)


def playoff_values(state: State, name: str = PLAYOFF_VALUES, of_teams: bool = False) -> ExternalValues:
    """The values by which the event breaks the tie when its play-off is over; refused while games are due."""
    if isinstance(state, Pending):
        raise RequestError(Message("playoff.undecided", {"due": tuple(game.id for game in state.due)}))
    return values_of_order(state.order, name, of_teams)
