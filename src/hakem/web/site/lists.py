"""Views of the pages of a site that are lists: the first page, rounds by board and by name, players."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from itertools import groupby

from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import rounds_planned
from hakem.errors import HakemError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.seed_rating import seed_ratings
from hakem.model import Colour, Tournament
from hakem.reports import round_list
from hakem.reports.columns import composed
from hakem.reports.tables.rating_heads import head_if_any
from hakem.reports.tables.round_list import Call, ListedPlayer, bye_text, calls
from hakem.values import dataclass
from hakem.web.announcement import Announcement, announcement
from hakem.web.rendering import PageView, Words
from hakem.web.round_rows import results_words, round_rows
from hakem.web.screen_view import first_letter
from hakem.web.site.links import LINKS, SiteLink


@dataclass(frozen=True, slots=True)
class SiteRound:
    """A round in the list: its number and day, how many of its results are known, and its page, "" if it is to come."""

    number: int
    day: str
    results: str
    href: str


@dataclass(frozen=True, slots=True)
class SiteSeat:
    """Somebody with a card: the id, the title and the name."""

    id: int
    title: str
    name: str


@dataclass(frozen=True, slots=True)
class SiteCall:
    """Where somebody sits, or why nowhere."""

    seat: SiteSeat
    board: str
    colour: str
    colour_word: str
    opponent: SiteSeat | None
    bye: str


@dataclass(frozen=True, slots=True)
class SitePlayer:
    """A player of the starting list."""

    id: int
    number: int
    title: str
    name: str
    rating: str
    federation: str
    club: str
    team: str


def index_view(desk: Desk, w: Words, nothing: bool) -> PageView:
    """The first page: how far the event is, its rounds, what was announced of it."""
    t = desk.tournament
    entered = ("teams", len(t.teams)) if is_team_event(t) and t.teams else ("players", len(t.players))
    said = "" if nothing else w(f"web-home.{entered[0]}", count=entered[1])
    state = w(f"web-home.state.{desk.word}", round=desk.round_no) if desk.round_no else w("web-site.not-begun")
    return {
        "stands": w("web-event.stands", entered=said, state=state) if said else state,
        "rounds": tuple(_rounds(desk, w)),
        "about": _about(desk, w),
        "nothing": nothing,
    }


def _about(desk: Desk, w: Words) -> Announcement | None:
    """What was announced; nothing of an event that came from elsewhere and whose system nobody knows here."""
    with suppress(HakemError):
        return announcement(w, desk, not is_knockout(desk.tournament))
    return None


def _rounds(desk: Desk, w: Words) -> Iterator[SiteRound]:
    t = desk.tournament
    last = desk.round_no if is_knockout(t) else max(rounds_planned(desk), desk.round_no)
    for number in range(1, last + 1):
        if number > desk.round_no:
            yield SiteRound(number, _day(t, number, w), "", "")
            continue
        results = results_words(w, desk, number)
        yield SiteRound(number, _day(t, number, w), results, LINKS.round(number))


def _day(t: Tournament, number: int, w: Words) -> str:
    days = t.event.round_dates
    return w.day(days[number - 1]) if number <= len(days) else ""


def round_view(desk: Desk, number: int, w: Words) -> PageView:
    """The boards of a round."""
    return {**_turns(desk, number, w, by_name=False), "shown": round_rows(desk, number, w)}


def names_view(desk: Desk, number: int, w: Words) -> PageView:
    """Everybody by name, under the letters of the alphabet."""
    shown = round_list(desk.tournament, number)
    colours = {Colour.WHITE: w("round.white"), Colour.BLACK: w("round.black")}

    def line(call: Call) -> SiteCall:
        if call.board is None or call.opponent is None or call.colour is None:
            return SiteCall(_seat(call.seat), "", "", "", None, bye_text(call.bye, w.language) if call.bye else "")
        where = (call.board.label, call.colour.value, colours[call.colour])
        return SiteCall(_seat(call.seat), *where, _seat(call.opponent), "")

    groups = [
        (letter, [line(call) for call in those])
        for letter, those in groupby(calls(shown), key=lambda call: first_letter(call.seat.name, shown.alphabet))
    ]
    return {**_turns(desk, number, w, by_name=True), "groups": groups}


def _seat(listed: ListedPlayer) -> SiteSeat:
    return SiteSeat(int(listed.id), listed.title, listed.name)


def _turns(desk: Desk, number: int, w: Words, *, by_name: bool) -> PageView:
    """What both lists of a round share: its title, its day, the way to other rounds and to the other list."""
    t, page = desk.tournament, LINKS.names if by_name else LINKS.round
    orders = ((w("web-site.by-board"), LINKS.round(number)), (w("web-site.by-name"), LINKS.names(number)))
    return {
        "title": w("web-event.round-number", round=number),
        "n": number,
        "meta": " · ".join(filter(None, (_day(t, number, w), t.event.time_control))),
        "numbers": [SiteLink(str(n), page(n), n == number) for n in range(1, desk.round_no + 1)],
        "orders": [SiteLink(label, href, (href == LINKS.names(number)) is by_name) for label, href in orders],
    }


def players_view(desk: Desk, w: Words) -> PageView:
    """Everybody in the order of the numbers."""
    t = desk.tournament
    teams = {member: composed(team.name) for team in t.teams for member in team.members}
    rating_of = seed_ratings(t)
    rows = tuple(
        SitePlayer(
            int(p.id),
            p.number,
            p.title.value if p.title else "",
            composed(p.name),
            str(rating_of(p) or ""),
            p.federation or "",
            composed(p.club or ""),
            teams.get(p.id, ""),
        )
        for p in sorted(t.players, key=lambda p: p.number)
    )
    return {
        "title": w("web-players.title"),
        "meta": w("web-home.players", count=len(rows)),
        "rows": rows,
        "rated": head_if_any(map(rating_of, t.players), w("crosstable.rating"), w.language),
        "federations": any(row.federation for row in rows),
        "clubs": any(row.club for row in rows),
        "teams": any(row.team for row in rows),
    }
