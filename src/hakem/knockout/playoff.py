"""Play-offs for the first place among those who are tied, by the number of players (C.1 to C.10).

Every format is put together from matches, golden points, round robins, groups
and brackets. Players are named in the order of the next tie-break; a seed is a
place in that order.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.articles import article
from hakem.knockout.contest import Contest, GameKind, Stage, under
from hakem.knockout.golden import GoldenPoint
from hakem.knockout.lots import Lots
from hakem.knockout.match import Match, MatchArticles
from hakem.knockout.options import NO_CHOICE, PlayoffOptions
from hakem.knockout.round_robin_playoff import RoundRobin
from hakem.knockout.stages import Admitted, Bracket, Groups, RoundRobinThen
from hakem.knockout.telling import listed
from hakem.regulations import Article

Seeds = tuple[int, ...]

GROUPS: Mapping[int, tuple[Seeds, ...]] = {
    6: ((1, 4, 5), (2, 3, 6)),
    9: ((1, 5, 9), (2, 6, 7), (3, 4, 8)),
    10: ((1, 4, 5, 8, 9), (2, 3, 6, 7, 10)),
}
"""The seeds of the groups. Those of ten are not named by C.9; they are dealt out as those of six are."""

NUMBERS_OF_SEVEN: Seeds = (1, 5, 2, 6, 3, 7, 4)
"""The numbers in the table of the seeds 1 to 7 (C.6): the second seed has number 5, the third number 2."""

_FOUR_ROUNDS = ((Stage.SEMI_FINALS, "semi"), (Stage.FINAL, "final"))
_EIGHT_ROUNDS = ((Stage.QUARTER_FINALS, "quarter"), *_FOUR_ROUNDS)


@dataclass(frozen=True, slots=True)
class _Scene:
    """What all parts of a play-off have in common."""

    options: PlayoffOptions
    lots: Lots

    def golden_point(self, cited: Article, path: str, players: Seeds) -> GoldenPoint:
        first, second = players
        return GoldenPoint(path, (first, second), self.lots, self.options.controls.golden, cited)

    def golden_round_robin(self, cited: Article, path: str, seats: Seeds, seeds: Seeds) -> RoundRobin:
        return RoundRobin(path, seats, seeds, self.options.controls.golden, cited, GameKind.GOLDEN)

    def round_robin(self, cited: Article, path: str, players: Seeds) -> RoundRobin:
        return RoundRobin(path, players, players, self.options.controls.game, cited)


_Format = Callable[[_Scene, str, Seeds], Contest]


def _two(scene: _Scene, path: str, players: Seeds) -> Contest:
    """Two games; level: further games if the regulations have them; then the golden point (C.1)."""
    first, second = players
    cited = article(2)
    return Match(path, (first, second), scene.lots, scene.options.match, MatchArticles(cited, cited, cited))


def _three(scene: _Scene, path: str, players: Seeds) -> Contest:
    """A round robin, and what C.2 has for two or three who are level on top."""
    return RoundRobinThen(scene.round_robin(article(3), path, players), partial(_three_level, scene, path))


def _three_level(scene: _Scene, path: str, tied: Seeds) -> Contest:
    cited = article(3)
    if len(tied) == 2:
        return scene.golden_point(cited, path, tied)
    if scene.options.eliminate:
        return Admitted(_two(scene, under(path, "match"), tied[:2]), tied[2:], Stage.BY_TIE_BREAK, cited)
    return scene.golden_round_robin(cited, under(path, "golden"), tied, tied)


def _four(scene: _Scene, path: str, players: Seeds) -> Contest:
    """A knockout; the first two drawn meet, and the last two (C.3)."""
    first, second, third, fourth = scene.lots.order(under(path, "pairing"), players)
    return Bracket((first, third, fourth, second), partial(_match_of_four, scene, path), _FOUR_ROUNDS, players)


def _match_of_four(scene: _Scene, path: str, name: str, pair: tuple[int, int]) -> Contest:
    cited = article(4)
    if scene.options.short:
        return scene.golden_point(cited, under(path, name), pair)
    return Match(under(path, name), pair, scene.lots, scene.options.match, MatchArticles(game=cited))


def _five(scene: _Scene, path: str, players: Seeds) -> Contest:
    """The best four, or a round robin of all (C.4)."""
    if scene.options.round_robin:
        return RoundRobinThen(scene.round_robin(article(5), path, players), partial(_five_level, scene, path))
    return Admitted(_four(scene, path, players[:4]), players[4:], Stage.NOT_ADMITTED, article(5))


def _five_level(scene: _Scene, path: str, tied: Seeds) -> Contest:
    """The format for so many; for all five once more everybody against everybody, in golden points."""
    if len(tied) == 5:
        return scene.golden_round_robin(article(5), under(path, "golden"), tied, tied)
    return _FORMATS[len(tied)](scene, under(path, "tied"), tied)


def _six(scene: _Scene, path: str, players: Seeds) -> Contest:
    """Two groups of three, then a golden point (C.5)."""
    last = partial(scene.golden_point, article(6), under(path, "final"))
    return Groups(_groups(scene, path, players, _three), last, players, article(6))


def _seven(scene: _Scene, path: str, players: Seeds) -> Contest:
    """Golden points, everybody against everybody (C.6)."""
    drawn = scene.lots.order(under(path, "numbers"), players)
    by_number = tuple(players[NUMBERS_OF_SEVEN.index(number)] for number in range(1, 8))
    seats = drawn if scene.options.numbers_by_lot else by_number
    return scene.golden_round_robin(article(7), path, seats, players)


def _eight(scene: _Scene, path: str, players: Seeds) -> Contest:
    """A knockout of golden points (C.7)."""
    return Bracket(players, partial(_match_of_eight, scene, path), _EIGHT_ROUNDS, players)


def _match_of_eight(scene: _Scene, path: str, name: str, pair: tuple[int, int]) -> Contest:
    return scene.golden_point(article(8), under(path, name), pair)


def _nine(scene: _Scene, path: str, players: Seeds) -> Contest:
    """Three groups of three, then their winners as a play-off of three (C.8)."""
    last = partial(_three, scene, under(path, "final"))
    return Groups(_groups(scene, path, players, _three), last, players, article(9))


def _ten(scene: _Scene, path: str, players: Seeds) -> Contest:
    """Two groups of five, then a golden point (C.9)."""
    last = partial(scene.golden_point, article(10), under(path, "final"))
    return Groups(_groups(scene, path, players, _five), last, players, article(10))


def _groups(scene: _Scene, path: str, players: Seeds, form: _Format) -> tuple[Contest, ...]:
    return tuple(
        form(scene, under(path, f"group-{letter}"), tuple(players[seed - 1] for seed in seeds))
        for letter, seeds in zip("ABC", GROUPS[len(players)], strict=False)
    )


_FORMATS: Mapping[int, _Format] = {
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


def playoff(
    players: Sequence[int],
    options: PlayoffOptions = NO_CHOICE,
    seed: str = "",
    settled: Mapping[str, int] | None = None,
) -> Contest:
    """The play-off of these players, the best by the next tie-break first.

    ``seed`` decides every lot. ``settled`` notes colours that were settled in
    the hall instead: who has White in the first game of a match or in a golden
    point, by the name of the game. Of eleven and more only the best are
    admitted (C.10).
    """
    everybody = tuple(players)
    require_players(everybody)
    scene = _Scene(options, Lots(seed, settled or {}))
    if len(everybody) in _FORMATS:
        return _FORMATS[len(everybody)](scene, "", everybody)
    admitted, others = everybody[: options.admit], everybody[options.admit :]
    return Admitted(_FORMATS[options.admit](scene, "", admitted), others, Stage.NOT_ADMITTED, article(11))


def require_players(players: Seeds) -> None:
    """A play-off needs at least two, each named once."""
    if len(players) < 2:
        raise RequestError(Message("playoff.too-few", {"players": len(players)}))
    twice = sorted({player for player in players if players.count(player) > 1})
    if twice:
        raise RequestError(Message("playoff.player-twice", {"player": listed(twice)}))
