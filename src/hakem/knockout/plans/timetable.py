"""When the games of a knockout are played, whether the day is long enough, and what could be shorter.

Times are minutes since midnight; what begins after 1440 is on the next day. All
matches of a stage are played side by side, and every match is given the time
for all it may need: its games, extra time and the golden point. A game is
reckoned with the whole time of both players, at 60 moves.
"""

from __future__ import annotations

import enum
from collections.abc import Iterator, Sequence

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.plans.plan import Plan
from hakem.knockout.time_control import GOLDEN, USUAL, TimeControl
from hakem.regulations import KNOCKOUT_2009, Article
from hakem.values import dataclass, replace

DAY = 24 * 60
_SHORTEST = 3
"""Minutes a player; games are not shortened further than the play-offs of article C."""

_ART = KNOCKOUT_2009.art


@dataclass(frozen=True, slots=True)
class Pauses:
    """Minutes between games, between the parts of a match, between stages, and before a play-off."""

    games: int = 5
    parts: int = 10
    stages: int = 10
    before_play_off: int = 30

    def __post_init__(self) -> None:
        if min(self.games, self.parts, self.stages, self.before_play_off) < 0:
            raise RequestError(Message("knockout.pauses"))


USUAL_PAUSES = Pauses()


@dataclass(frozen=True, slots=True)
class MatchTimes:
    """What a match may consist of: games, extra time if they are tied, the golden point if that is tied too.

    No games at all means that the golden point decides at once.
    """

    games: int = 2
    game: TimeControl = USUAL
    extra: int = 2
    extra_game: TimeControl = USUAL
    golden: TimeControl = GOLDEN
    pauses: Pauses = USUAL_PAUSES

    def __post_init__(self) -> None:
        for count in (self.games, self.extra):
            if count < 0 or count % 2:
                raise RequestError(Message("knockout.games-even", {"games": count, "article": _ART("A.9")}))
        if self.extra and not self.games:
            raise RequestError(Message("knockout.extra-of-nothing"))
        if self.extra and self.extra_game.length > self.game.length:
            raise RequestError(Message("knockout.extra-longer", {"article": _ART("A.24")}))


USUAL_TIMES = MatchTimes()


class MatchPart(enum.Enum):
    """The parts of a match, in order, and the rounds of a round robin."""

    GAMES = "games"
    EXTRA = "extra"
    GOLDEN = "golden"
    ROUND = "round"
    GOLDEN_ROUND = "golden-round"


@dataclass(frozen=True, slots=True)
class TimetableRow:
    """One game of every match of a stage; stages are counted from 1, games within their part."""

    stage: int
    part: MatchPart
    game: int
    starts: int
    ends: int

    @property
    def title(self) -> Message:
        """The game in words."""
        return Message(f"knockout.part.{self.part.value}", {"game": self.game})


@dataclass(frozen=True, slots=True)
class Timetable:
    """All games in order, for stages of these names; all is to be over at ``until``."""

    stages: tuple[str, ...]
    rows: tuple[TimetableRow, ...]
    until: int

    @property
    def ends(self) -> int:
        """When the last game is over at the latest."""
        return self.rows[-1].ends

    @property
    def fits(self) -> bool:
        """Whether that is early enough."""
        return self.ends <= self.until

    @property
    def limit(self) -> str:
        """When all is to be over, as people say it: the end of the day is 24:00."""
        return "24:00" if self.until == DAY else clock_text(self.until)

    @property
    def article(self) -> Article:
        """Where it is written that the time must suffice: for more than three stages, a day."""
        return _ART("A.5" if len(self.stages) > 3 else "A.20")

    @property
    def message(self) -> Message:
        """Whether it fits, as a sentence."""
        data = {"ends": clock_text(self.ends), "until": self.limit}
        if self.fits:
            return Message("knockout.fits", data)
        return Message("knockout.too-long", {**data, "over": self.ends - self.until})


def clock_text(minutes: int) -> str:
    """The time of day; after midnight with the days that have passed.

    >>> clock_text(615), clock_text(1450)
    ('10:15', '00:10 +1')
    """
    days, rest = divmod(minutes, DAY)
    return f"{rest // 60:02}:{rest % 60:02}" + (f" +{days}" if days else "")


def play_off_start(last_game_ended: int, pauses: Pauses = USUAL_PAUSES) -> int:
    """When a play-off may begin: A.21 asks for a pause after the last game of the event."""
    return last_game_ended + pauses.before_play_off


def timetable(
    stages: Plan | Sequence[str], times: MatchTimes = USUAL_TIMES, start: int = 0, until: int = DAY
) -> Timetable:
    """The games of all stages one after the other, the first at ``start``; without ``until`` the day is the limit."""
    names = stages.stage_names if isinstance(stages, Plan) else tuple(stages)
    if not names:
        raise RequestError(Message("knockout.no-stages"))
    if start < 0:
        raise RequestError(Message("knockout.start"))
    rows: list[TimetableRow] = []
    for number in range(1, len(names) + 1):
        rows += _match(number, rows[-1].ends + times.pauses.stages if rows else start, times)
    return Timetable(names, tuple(rows), until)


def _match(stage: int, clock: int, times: MatchTimes) -> Iterator[TimetableRow]:
    parts = ((MatchPart.GAMES, times.games, times.game), (MatchPart.EXTRA, times.extra, times.extra_game))
    for part, count, control in parts:
        for game in range(1, count + 1):
            yield TimetableRow(stage, part, game, clock, clock + control.length)
            clock += control.length + (times.pauses.games if game < count else times.pauses.parts)
    yield TimetableRow(stage, MatchPart.GOLDEN, 1, clock, clock + times.golden.length)


@dataclass(frozen=True, slots=True)
class Remedy:
    """A way to make matches shorter, where it is allowed, and when everything would then be over."""

    article: Article
    message: Message
    times: MatchTimes
    ends: int


def remedies(table: Timetable, times: MatchTimes) -> tuple[Remedy, ...]:
    """What may be shortened so that the games fit, the least change first; nothing if they fit already.

    Games without extra time, and golden points only, are named if nothing else
    is short enough. Nothing for a table that does not fit means that golden points alone would not do.
    """
    if table.fits:
        return ()
    mild = [_longest(ways, table) for ways in _mild_ways(times)]
    hard = (_longest(ways, table) for ways in _hard_ways(times))
    found = [remedy for remedy in mild if remedy is not None]
    return tuple(found or [remedy for remedy in hard if remedy is not None][:1])


_Way = tuple[str, str, MatchTimes]
"""The number of an article, the key of a sentence, and the times that it proposes."""


def _mild_ways(times: MatchTimes) -> Iterator[Iterator[_Way]]:
    """Ways to shorten that leave the games and one of the other two parts, each from its longest form on."""
    if times.extra:
        yield (("A.24", "extra", replace(times, extra_game=control)) for control in _shorter(times.extra_game))
        yield iter([("A.23", "no-extra", replace(times, extra=0))])
        yield (("A.26", "both", _at_most(times, control)) for control in _shorter(times.game))


def _hard_ways(times: MatchTimes) -> Iterator[Iterator[_Way]]:
    """Ways for want of a better one: short games without extra time, then golden points only."""
    if times.games:
        straight = replace(times, extra=0)
        yield (("A.26", "games", replace(straight, game=control)) for control in _shorter(times.game))
        yield iter([("A.20", "golden", replace(straight, games=0))])


def _shorter(control: TimeControl) -> Iterator[TimeControl]:
    """Whole minutes without increment, from just below that time control."""
    return map(TimeControl, range((control.length - 1) // 2, _SHORTEST - 1, -1))


def _at_most(times: MatchTimes, control: TimeControl) -> MatchTimes:
    """Games and extra time, neither longer than that time control."""
    return replace(times, game=control, extra_game=min(times.extra_game, control, key=lambda c: c.length))


def _longest(ways: Iterator[_Way], table: Timetable) -> Remedy | None:
    """The first of these that fits."""
    for article, key, times in ways:
        shorter = timetable(table.stages, times, table.rows[0].starts, table.until)
        if shorter.fits:
            data = {"minutes": (times.extra_game if key == "extra" else times.game).minutes}
            message = Message(f"knockout.shorten.{key}", {**data, "ends": clock_text(shorter.ends)})
            return Remedy(_ART(article), message, times, shorter.ends)
    return None
