"""Times of day and time controls on the command line."""

from __future__ import annotations

import argparse
import re
from dataclasses import dataclass

from hakem.cli.arguments import Grammar
from hakem.cli.usage import Parser
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout import DAY, USUAL_TIMES, MatchTimes, Pauses, TimeControl

_CONTROL = re.compile(r"(\d{1,3})(?:/(\d{1,3}))?(?:\+(\d{1,3}))?")
_CLOCK = re.compile(r"(\d{1,2}):(\d{2})")
_NAMES = ("until", "games", "extra", "time", "extra_time", "golden", "pauses")


@dataclass(frozen=True, slots=True)
class Day:
    """When the games begin, when all is to be over, and how long matches are."""

    start: int
    until: int
    times: MatchTimes


def add_times(parser: Parser, grammar: Grammar) -> None:
    """The options about time."""
    words = grammar.words
    parser.add_argument("--start", type=_clock, metavar="HH:MM", help=words("plan.start"))
    parser.add_argument("--until", type=_clock, metavar="HH:MM", help=words("plan.until"))
    parser.add_argument("--games", type=_count, metavar="N", help=words("plan.games"))
    parser.add_argument("--extra", type=_count, metavar="N", help=words("plan.extra"))
    parser.add_argument("--time", type=_control, metavar="T", help=words("plan.time"))
    parser.add_argument("--extra-time", type=_control, metavar="T", help=words("plan.extra-time"))
    parser.add_argument("--golden", type=_control, metavar="T", help=words("plan.golden"))
    parser.add_argument("--pauses", type=_pauses, metavar="G/P/S", help=words("plan.pauses"))


def day(args: argparse.Namespace) -> Day | None:
    """The day that the options describe; None without a start, and then nothing else may be said about time."""
    if args.start is None:
        given = [name for name in _NAMES if getattr(args, name) is not None]
        if given:
            raise RequestError(Message("cli.plan.no-start", {"option": f"--{given[0].replace('_', '-')}"}))
        return None
    until = DAY if args.until is None else args.until
    if until <= args.start:
        raise RequestError(Message("cli.plan.until"))
    return Day(args.start, until, _times(args))


def _times(args: argparse.Namespace) -> MatchTimes:
    """What was not said is as usual; extra time is played like the games before it, and there is none without games."""
    usual = USUAL_TIMES
    games = usual.games if args.games is None else args.games
    game = args.time or usual.game
    return MatchTimes(
        games,
        game,
        (usual.extra if games else 0) if args.extra is None else args.extra,
        args.extra_time or game,
        args.golden or usual.golden,
        args.pauses or usual.pauses,
    )


def _clock(text: str) -> int:
    """``9:30``, up to ``24:00``, as minutes since midnight, for argparse."""
    found = _CLOCK.fullmatch(text)
    if found is None or int(found[2]) > 59 or int(found[1]) * 60 + int(found[2]) > DAY:
        raise ValueError(text)
    return int(found[1]) * 60 + int(found[2])


def _count(text: str) -> int:
    """A number of games that a day can hold, for argparse; whether it is even is asked elsewhere."""
    value = int(text)
    if not 0 <= value <= 100:
        raise ValueError(text)
    return value


def _control(text: str) -> TimeControl:
    """``20``, ``15+10`` or ``5/4``, for argparse."""
    found = _CONTROL.fullmatch(text)
    if found is None or 0 in (int(found[1]), int(found[2] or 1)):
        raise ValueError(text)
    return TimeControl(int(found[1]), int(found[3] or 0), int(found[2]) if found[2] else None)


def _pauses(text: str) -> Pauses:
    """``5/10/10``: minutes between games, parts of a match and stages, for argparse."""
    games, parts, stages = (int(part) for part in text.split("/"))
    if not all(0 <= minutes <= DAY for minutes in (games, parts, stages)):
        raise ValueError(text)
    return Pauses(games, parts, stages)
