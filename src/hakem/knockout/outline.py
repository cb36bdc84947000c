"""The format of a play-off as data, so that it can be announced before anybody plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.knockout.articles import article
from hakem.knockout.match import Controls
from hakem.knockout.options import NO_CHOICE, PlayoffOptions
from hakem.knockout.playoff import GROUPS, NUMBERS_OF_SEVEN, Seeds, require_players
from hakem.regulations import KNOCKOUT_2009, Article

_EXTRA = KNOCKOUT_2009.art("A.23")
_GOLDEN = KNOCKOUT_2009.art("A.10")


@dataclass(frozen=True, slots=True)
class Line:
    """One sentence about the format, and where it is written."""

    article: Article
    message: Message


@dataclass(frozen=True, slots=True)
class Outline:
    """The format for so many players. Everybody is named by seed, the place in the order of the next tie-break.

    ``admitted`` is how many play. ``numbers`` has the numbers in the table
    of the seeds 1, 2, 3 where C.6 names them, ``pairs`` those who meet first in a
    knockout without lots. ``most_games`` is the length of the longest course.
    """

    players: int
    article: Article
    admitted: int
    groups: tuple[Seeds, ...]
    numbers: Seeds
    pairs: tuple[tuple[int, int], ...]
    controls: Controls
    lines: tuple[Line, ...]
    most_games: int


def describe(players: int, options: PlayoffOptions = NO_CHOICE) -> Outline:
    """What a play-off of so many players looks like."""
    require_players(tuple(range(1, players + 1)))
    admitted = _admitted(players, options)
    playing = options.admit if players > 10 else players
    return Outline(
        players,
        article(players),
        admitted,
        GROUPS.get(playing, ()),
        NUMBERS_OF_SEVEN if playing == 7 and not options.numbers_by_lot else (),
        tuple((seed, 9 - seed) for seed in range(1, 5)) if playing == 8 else (),
        options.controls,
        _lines(players, options),
        most_games(players, options),
    )


def _admitted(players: int, options: PlayoffOptions) -> int:
    if players > 10:
        return _admitted(options.admit, options)
    return 4 if players == 5 and not options.round_robin else players


def most_games(players: int, options: PlayoffOptions) -> int:
    """How many games it takes at most."""
    match = 2 + options.extra + 1
    three = 3 + (match if options.eliminate else 3)
    four = 3 * (1 if options.short else match)
    five = 10 + max(10, four, three, match) if options.round_robin else four
    fixed = {2: match, 3: three, 4: four, 5: five, 6: 2 * three + 1, 7: 21, 8: 7, 9: 4 * three, 10: 2 * five + 1}
    return fixed[players if players in fixed else options.admit]


def _lines(players: int, options: PlayoffOptions) -> tuple[Line, ...]:
    if players > 10:
        best = _line(11, "best", {"players": options.admit})
        return (best, *_LINES[options.admit](options))
    return _LINES[players](options)


def _line(players: int, key: str, data: Mapping[str, Datum] | None = None) -> Line:
    return _cited(article(players), key, data)


def _cited(cited: Article, key: str, data: Mapping[str, Datum] | None = None) -> Line:
    return Line(cited, Message(f"playoff.line.{key}", data or {}))


def _match(options: PlayoffOptions, game: Article, extra: Article, golden: Article) -> tuple[Line, ...]:
    controls = options.controls
    further: Mapping[str, Datum] = {"games": options.extra, "control": controls.extra}
    return (
        _cited(game, "games", {"games": options.match.games, "control": controls.game}),
        *((_cited(extra, "extra", further),) if options.extra else ()),
        _cited(golden, "golden", {"control": controls.golden}),
    )


def _two(options: PlayoffOptions) -> tuple[Line, ...]:
    return _match(options, article(2), article(2), article(2))


def _three(options: PlayoffOptions) -> tuple[Line, ...]:
    controls = options.controls
    head = (
        _line(3, "robin", {"control": controls.game}),
        _line(3, "robin-two", {"control": controls.golden}),
    )
    if options.eliminate:
        return (*head, _line(3, "robin-three-out"), *_two(options))
    return (*head, _line(3, "robin-three-golden", {"control": controls.golden}), _line(3, "fewest-moves"))


def _four(options: PlayoffOptions) -> tuple[Line, ...]:
    head = _line(4, "knockout-by-lot")
    if options.short:
        return (head, _line(4, "golden-at-once", {"control": options.controls.golden}))
    return (head, *_match(options, article(4), _EXTRA, _GOLDEN))


def _five(options: PlayoffOptions) -> tuple[Line, ...]:
    if not options.round_robin:
        return (_line(5, "best", {"players": 4}), *_four(options))
    return (
        _line(5, "robin", {"control": options.controls.game}),
        _line(5, "robin-some"),
        _line(5, "robin-all", {"control": options.controls.golden}),
        _line(5, "fewest-moves"),
    )


def _six(options: PlayoffOptions) -> tuple[Line, ...]:
    return (_groups(6), *_three(options), _line(6, "winners-golden", {"control": options.controls.golden}))


def _seven(options: PlayoffOptions) -> tuple[Line, ...]:
    numbers = " ".join(map(str, NUMBERS_OF_SEVEN))
    by_lot = options.numbers_by_lot
    return (
        _line(7, "golden-robin", {"control": options.controls.golden}),
        _line(7, "numbers-by-lot") if by_lot else _line(7, "numbers", {"numbers": numbers}),
        _line(7, "fewest-moves"),
    )


def _eight(options: PlayoffOptions) -> tuple[Line, ...]:
    return (_line(8, "golden-knockout", {"control": options.controls.golden}),)


def _nine(options: PlayoffOptions) -> tuple[Line, ...]:
    return (_groups(9), *_three(options), _line(9, "winners-again"))


def _ten(options: PlayoffOptions) -> tuple[Line, ...]:
    return (_groups(10), *_five(options), _line(10, "winners-golden", {"control": options.controls.golden}))


def _groups(players: int) -> Line:
    named = " · ".join("-".join(map(str, group)) for group in GROUPS[players])
    return _line(players, "groups", {"groups": named})


_LINES: Mapping[int, Callable[[PlayoffOptions], tuple[Line, ...]]] = {
    2: _two,
    3: _three,
    4: _four,
    5: _five,
    6: _six,
    7: _seven,
    8: _eight,
    9: _nine,
    10: _ten,
}
