"""What an arbiter has to decide, wherever they are: a line in the frame of every page of the event.

It stands there while phones disagree about a board, or have reported what nobody has read yet.
"""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.facts.round_sheet import round_sheet
from hakem.values import dataclass
from hakem.web.rendering import Words

MOST_PLACES = 4
"""So many boards are named in a line; the line itself leads to the others."""


@dataclass(frozen=True, slots=True)
class AlertLine:
    """A line about a round: its sign, its words, where it leads, and its first boards, each with its own address."""

    round: int
    icon: str
    text: str
    link: str
    places: tuple[tuple[str, str], ...]


def is_alerted(person: Person, past: int) -> bool:
    """Whether somebody decides results of the event; what has been needs no decision any more."""
    return not past and person.role not in (Role.HELPER, Role.READER)


def alert_lines(desk: Desk, base: str, words: Words, shown: int = 0) -> tuple[AlertLine, ...]:
    """The lines, round by round: what is disputed before what has to be read.

    Those of the round that is ``shown`` are left out: its page says it board by board.
    """
    lines = (*_lines(desk, base, words, "disputed"), *_lines(desk, base, words, "beside"))
    return tuple(line for line in lines if line.round != shown)


def _lines(desk: Desk, base: str, words: Words, what: str) -> Iterator[AlertLine]:
    boards: dict[int, dict[int, None]] = {}
    for each in desk.disputes if what == "disputed" else desk.beside:
        boards.setdefault(each.round_no, {})[each.board] = None
    for number, found in sorted(boards.items(), reverse=True):
        known = round_sheet(desk.tournament, number) if number <= desk.round_no else {}
        if desk.finished and not known:  # of a round that was taken back and never played
            continue
        page = f"{base}/rounds/{number}" if known else f"{base}/journal"
        places = tuple(
            (words("web-round.board", board=known[board].label), f"{page}#b{board}")
            for board in sorted(found)[:MOST_PLACES]
            if board in known
        )
        text = words(f"web.alert.{what}", round=number, count=len(found))
        icon, link = "differ" if what == "disputed" else "look", f"{page}#attention" if known else page
        yield AlertLine(number, icon, text, link, places)
