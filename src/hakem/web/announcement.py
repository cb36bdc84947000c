"""An event as its announcement says it: what players and their parents want to know before it begins."""

from __future__ import annotations

from datetime import date

from hakem.desk.choosing import is_by_scores, known_system
from hakem.desk.journal.state import Desk
from hakem.facts.event_kind import is_knockout
from hakem.model import Colour, Event
from hakem.values import dataclass
from hakem.web.rendering import Words
from hakem.web.rules_words import TieBreakLine, points_words, system_words, tie_break_lines, ties_edition_words

_COLOURS = {Colour.WHITE: "white", Colour.BLACK: "black", None: "lot"}


@dataclass(frozen=True, slots=True)
class Announcement:
    """The words of it: each line has a heading and a text."""

    name: str
    place: str
    lines: tuple[tuple[str, str], ...]
    tie_breaks: tuple[TieBreakLine, ...]
    ties_by: str
    """The edition of the tie-breaks."""


def announcement(words: Words, desk: Desk | None, rounds_known: bool) -> Announcement | None:
    """What would be announced of the event; None of one that cannot be."""
    if desk is None:
        return None
    t = desk.tournament
    e = t.event
    lines = [
        ("system", _system(words, desk)),
        ("rounds", words.number(t.rounds_total) if rounds_known else ""),
        ("time-control", e.time_control),
        ("points", "" if is_knockout(t) else points_words(words, t)),
        ("colour", words(f"web-new.colour-of.{_COLOURS[t.initial_colour]}") if _by_scores(desk) else ""),
        ("acceleration", words("web-new.acceleration.baku") if t.acceleration else ""),
        ("late", words("web-new.late.end") if desk.late_entries == "end" else ""),
        ("chief-arbiter", e.chief_arbiter),
        ("deputies", "; ".join(e.deputies)),
    ]
    said = tuple((words(f"web-new.line.{name}"), text) for name, text in lines if text)
    return Announcement(e.name, place_and_days(words, e), said, tie_break_lines(words, t), ties_edition_words(words, t))


def _by_scores(desk: Desk) -> bool:
    return is_by_scores(desk.tournament)


def _system(words: Words, desk: Desk) -> str:
    """The system, and where it is written."""
    system = known_system(desk.tournament)
    if system is None:
        return words("web-event.no-system")
    return f"{system_words(words, system, desk.tournament)} · {words.renderer.article(system.edition.whole)}"


def place_and_days(words: Words, event: Event) -> str:
    """Where and when: ``Çanakkale (TUR), 19–27 Aralık 2026``."""
    place = f"{event.city} ({event.federation})" if event.city and event.federation else event.city or event.federation
    return ", ".join(filter(None, (place, days(words, event.start, event.end))))


def days(words: Words, first: date | None, last: date | None) -> str:
    """From the first day to the last, without saying the month twice."""
    if first is None or last is None or first == last:
        return words.day(first or last)
    if (first.year, first.month) == (last.year, last.month):
        return f"{first.day}–{words.day(last)}"
    return f"{words.day(first)} – {words.day(last)}"
