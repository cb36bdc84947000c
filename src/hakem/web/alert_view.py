"""What an arbiter has to decide, wherever they are: a line in the frame of every page of the event, and of the desk.

It stands there while phones disagree about a board, or have reported what nobody has read yet.
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote

from hakem.desk.journal.roles import Person, Role
from hakem.desk.journal.state import Desk
from hakem.facts.round_sheet import round_sheet
from hakem.reports.columns import composed
from hakem.store.helpers import DEVICE
from hakem.values import dataclass, replace
from hakem.web.event_cards import event_list
from hakem.web.hall import Hall
from hakem.web.rendering import Words
from hakem.web.visitor import Visitor

AT_A_GLANCE = 0.2
"""Seconds that a page of no event may read events that have moved on; what is left comes with the next look."""

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


def alerts_of_all(hall: Hall, visitor: Visitor, words: Words) -> tuple[AlertLine, ...] | None:
    """The lines of all events for a page of none, each with the name of its event; None for who decides in no event.

    An event is read again only if its journal has moved on, and a page does not wait for many.
    """
    cards = event_list(hall, AT_A_GLANCE).cards
    own = visitor.token and visitor.person.role is not Role.ORGANISER
    if own and (visitor.token.startswith(DEVICE) or not visitor.is_known):
        return None
    who = {each.event: hall.person(visitor.token, each.event) if own else visitor.person for each in cards}
    if not any(is_alerted(person, 0) for person in (visitor.person, *who.values())):
        return None
    return tuple(
        replace(line, text=f"{composed(each.tournament.event.name)} · {line.text}")
        for each in cards
        if each.undecided is not None and is_alerted(who[each.event], 0)
        for line in alert_lines(each.undecided, f"/e/{quote(each.event)}", words)
    )


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
