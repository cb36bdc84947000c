"""Pages: from a request to what somebody sees.

A page is a function from a :class:`Look` to a :class:`Page`, declared by
:func:`event_page` or :func:`plain_page` with its address; everything else that a
page needs (who asks, whether they may, the language, the cache, what has changed
since) happens here, once.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Hashable, Mapping, Sequence
from typing import Any
from urllib.parse import quote

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from hakem.desk.journal.asking import Conflict, NotAllowed
from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.fide_mode import departures
from hakem.desk.journal.history import at
from hakem.desk.journal.next_step import next_step
from hakem.desk.journal.published import as_seen_by, changed_at
from hakem.desk.journal.roles import Forbidden, may, may_read
from hakem.desk.journal.state import Desk
from hakem.desk.journal.telling import told
from hakem.desk.journal.views import rounds_planned
from hakem.errors import HakemError, TooLarge
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, Renderer
from hakem.reports import event_renderer
from hakem.store.guard import AccessRefused, TooOften
from hakem.store.journal import EventExists, NoSuchEvent, StoreError
from hakem.store.running import RunningEvent
from hakem.values import dataclass, field
from hakem.web.alert_view import alert_lines, alerts_of_all, is_alerted
from hakem.web.cache import Made, PageCache, changed_blocks, made
from hakem.web.hall import Hall
from hakem.web.keys import PAGES
from hakem.web.rendering import LaterWords, Words, rendered
from hakem.web.sent import number_in
from hakem.web.visitor import Visitor, visitor_of


@dataclass(frozen=True, slots=True)
class Page:
    """What to show: a template and what it is filled with."""

    template: str
    view: Mapping[str, object] = field(default_factory=dict, hash=False)
    status: int = 200


@dataclass(frozen=True, slots=True)
class Look:
    """One look at a page. Pages of no event have no ``running``."""

    hall: Hall
    visitor: Visitor
    words: Words
    path: str
    params: Mapping[str, Any]
    query: Mapping[str, str]
    event: RunningEvent | None = None
    at: tuple[Desk, Sequence[JournalEntry]] | None = None
    past: int = 0
    """The entry behind which the event is looked at; 0 is now."""
    everything: Desk | None = None
    """The state of the event with what this person does not see: only for what is asked of it for them."""

    @property
    def running(self) -> RunningEvent:
        """The event that the page is about."""
        if self.event is None:
            raise LookupError("a page of no event")
        return self.event

    @property
    def desk(self) -> Desk:
        """The state of the event."""
        return self._at[0]

    @property
    def entries(self) -> Sequence[JournalEntry]:
        """Its journal."""
        return self._at[1]

    @property
    def _at(self) -> tuple[Desk, Sequence[JournalEntry]]:
        if self.at is None:
            raise LookupError("a page of no event")
        return self.at

    @property
    def seq(self) -> int:
        """The last entry that this page knows."""
        return len(self.entries)

    def mark(self, seq: int) -> str:
        """What the state behind an entry is known by: another journal of the same name has others."""
        return self.entries[seq - 1].hash if 0 < seq <= len(self.entries) else ""

    def can(self, action: str) -> bool:
        """Whether the person may do this at all; buttons for what they may not are not shown."""
        if self.past:
            return False
        if self.event is None:
            return may(self.visitor.person, action) is None
        current = self.desk.round_no + (self.desk.round_no in self.desk.closed or self.desk.round_no == 0)
        return may(self.visitor.person, action, round=current, current=current) is None

    def reads(self, thing: str) -> bool:
        """Whether the person may see this at all."""
        return may_read(self.visitor.person, thing, published=True) is None


Pager = Callable[[Look], Page]
_PAST = re.compile(r"(.+)@([1-9][0-9]{0,8})")


def event_page(path: str, thing: str, *, published: Callable[[Look], bool] | None = None) -> Callable[[Pager], Route]:
    """A page about an event below ``/e/{event}``; ``thing`` is what of the event it shows."""

    def declared(pager: Pager) -> Route:
        async def endpoint(request: Request) -> Response:
            return await run_in_threadpool(_event_answer, request, pager, thing, published)

        return Route(f"/e/{{event}}{path}", endpoint, name=pager.__name__)

    return declared


def plain_page(path: str) -> Callable[[Pager], Route]:
    """A page about no event."""

    def declared(pager: Pager) -> Route:
        async def endpoint(request: Request) -> Response:
            return await run_in_threadpool(_plain_answer, request, pager)

        return Route(path, endpoint, name=pager.__name__)

    return declared


def _plain_answer(request: Request, pager: Pager) -> Response:
    hall: Hall = request.app.state.hall
    look = plain_look(request, hall)
    page = pager(look)
    return packed(request, made(html_of(look, page)), page.status)


def plain_look(request: Request, hall: Hall) -> Look:
    """A look at a page of no event."""
    visitor = visitor_of(request, hall)
    words = Words(Renderer(visitor.language))
    return Look(hall, visitor, words, request.url.path, request.path_params, dict(request.query_params))


def event_look(request: Request, hall: Hall, thing: str = "", *, event: str = "") -> Look:
    """A look at a page of an event, with as much of the event as the person may see."""
    event, past = _when(event or request.path_params["event"], hall)
    visitor = visitor_of(request, hall, event)
    running = hall.event(event)
    entries, everything = running.seen
    if past:
        entries, everything = _then(visitor, running, past)
    desk = as_seen_by(visitor.person, everything, thing)
    words = LaterWords(visitor.language, lambda: event_renderer(desk.tournament, visitor.language))
    query = {name: value for name, value in request.query_params.items() if name not in ("since", "also")}
    return Look(
        hall, visitor, words, request.url.path, request.path_params, query, running, (desk, entries), past, everything
    )


def _then(visitor: Visitor, running: RunningEvent, past: int) -> tuple[Sequence[JournalEntry], Desk]:
    """The event as it was, for those who may read its journal: what was published once need not be so now."""
    why = may_read(visitor.person, "journal")
    if why is not None:
        raise Forbidden(why)
    entries = running.entries
    return entries[:past], at(entries, past, running.remembered)


def _when(name: str, hall: Hall) -> tuple[str, int]:
    """The event that an address names, and the entry behind which it is looked at: ``izmir@12``, 0 is now."""
    found = _PAST.fullmatch(name)
    if found is None or name in hall.events():
        return name, 0
    return found[1], int(found[2])


def _event_answer(
    request: Request, pager: Pager, thing: str, published: Callable[[Look], bool] | None = None
) -> Response:
    hall: Hall = request.app.state.hall
    cache: PageCache = request.app.state.cache
    look = event_look(request, hall, thing)
    require_readable(look, thing, published(look) if published else bool(look.desk.published))
    since = number_in(request.query_params.get("since", ""))
    page = cache.get(_key(look, look.seq)) or _make(look, pager, cache)
    if since is not None:
        old = cache.get(_key(look, since)) or cache.get(_noted(look, since))
        return _renewed(old, page, look.seq, request.query_params.get("also", ""))
    return packed(request, page)


def require_readable(look: Look, thing: str, published: bool) -> None:
    """Refuse what is not for this person; a helper may see the round of the code before it is published."""
    round_no = number_in(str(look.params.get("round", "")), 5)
    why = may_read(look.visitor.person, thing, published=published, round=round_no)
    if why is not None:
        raise Forbidden(why)


def _make(look: Look, pager: Pager, cache: PageCache) -> Made:
    """The page; one with a note of what was done is also known as what somebody saw at that entry."""
    page = made(html_of(look, pager(look)))
    if look.query.get("done"):
        cache.keep(_noted(look, look.seq), page)
    return cache.keep(_key(look, look.seq), page)


def _key(look: Look, seq: int) -> Hashable:
    done = look.query.get("done", "") if seq == look.seq else ""
    return (*_seen(look, seq), done)


def _noted(look: Look, seq: int) -> Hashable:
    """The page as somebody saw it who had just done something, which the address does not say any more."""
    return (*_seen(look, seq), "noted")


def _seen(look: Look, seq: int) -> tuple[Hashable, ...]:
    options = tuple(sorted((name, value) for name, value in look.query.items() if name != "done"))
    return (look.running.event, look.mark(seq), look.path, options, look.visitor.language, look.visitor.person)


def _renewed(old: Made | None, new: Made, seq: int, also: str) -> Response:
    """What is new of a page since an entry: single blocks, or everything.

    ``also`` are blocks that the browser has changed by itself, so that it does not know what they should be.
    """
    blocks = changed_blocks(old.html, new.html, frozenset(also[:10_000].split(","))) if old is not None else None
    return JSONResponse({"seq": seq, "whole": True} if blocks is None else {"seq": seq, "blocks": blocks})


@dataclass(frozen=True, slots=True)
class EventLinks:
    """Where the things of an event are: tables link to them, on the pages of the desk and on those of a site."""

    base: str

    def player(self, key: int) -> str:
        """The card of a player."""
        return f"{self.base}/players/{key}"

    def team(self, key: int) -> str:
        """The sheet of a team."""
        return f"{self.base}/teams#t{key}"

    def round(self, number: int) -> str:
        """The boards of a round."""
        return f"{self.base}/rounds/{number}"

    def match(self, key: str) -> str:
        """A match of a knockout."""
        return f"{self.base}/knockout/{key}"


def html_of(look: Look, page: Page) -> str:
    """The page as text, in the frame that all pages share."""
    return rendered(page.template, {**frame(look), **page.view})


def frame(look: Look) -> dict[str, object]:
    """What every template may use."""
    shared: dict[str, object] = {
        "w": look.words,
        "look": look,
        "language": look.visitor.language,
        "person": look.visitor.person,
        "local": look.hall.settings.local,
        "can": look.can,
        "reads": look.reads,
        "page_keys": PAGES,
        "event": None,
        "toast": None,
    }
    if look.event is None:
        return {**shared, "alerts": alerts_of_all(look.hall, look.visitor, look.words)}
    t = look.desk.tournament
    base = f"/e/{quote(look.event.event)}{f'@{look.past}' if look.past else ''}"
    return {
        **shared,
        "event": look.event.event,
        "base": base,
        "to": EventLinks(base),
        "past": look.past,
        "now": f"/e/{quote(look.event.event)}",
        "desk": look.desk,
        "t": t,
        "seq": look.seq,
        "rounds_total": 0 if is_knockout(t) else rounds_planned(look.desk),
        "system_name": look.words(f"web.system.{t.rules.system}") if t.rules.system else "",
        "departures": [look.words.say(each) for each in departures(look.desk)],
        "next": next_step(look.desk),
        "alerts": alert_lines(look.desk, base, look.words) if is_alerted(look.visitor.person, look.past) else None,
        "toast": toast_of(look.query.get("done", ""), look.entries, look.words) if look.reads("journal") else None,
    }


def changed_words(look: Look) -> tuple[str, ...]:
    """When what is published was changed last, for those who see nothing else."""
    at = "" if look.reads("journal") else changed_at(look.entries, look.desk)
    return (look.words("web.changed-at", moment=look.words.moment(at)),) if at else ()


def packed(request: Request, page: Made, status: int = 200) -> Response:
    """The page as the browser wants it: not again if it has it, and packed if it can unpack."""
    headers = {"etag": page.tag, "cache-control": "private, no-cache", "vary": "accept-encoding, cookie"}
    if request.headers.get("if-none-match") == page.tag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["content-encoding"] = "gzip"
        return Response(page.packed, status, headers, "text/html; charset=utf-8")
    return Response(page.html, status, headers, "text/html; charset=utf-8")


def status_of(error: HakemError) -> int:
    """The status of an answer that says what went wrong."""
    return next((status for kind, status in _STATUSES if isinstance(error, kind)), 422)


_STATUSES: tuple[tuple[type[HakemError], int], ...] = (
    (NoSuchEvent, 404),
    (EventExists, 409),
    (Conflict, 409),
    (Forbidden, 403),
    (NotAllowed, 403),
    (TooOften, 429),
    (AccessRefused, 401),
    (TooLarge, 413),
    (StoreError, 503),
)
"""What went wrong, the special before the general; everything else was refused with a reason."""


def error_page(look: Look, message: Message, status: int) -> Page:
    """A page that says what went wrong, and the way home."""
    return Page("error.html", {"message": look.words.say(message), "status": status}, status)


_LASTING = frozenset({"branch", "create"})
"""What cannot be undone from a note."""


@dataclass(frozen=True, slots=True)
class Toast:
    """A note behind a change: its words, and the action that takes it back, "" if there is none."""

    text: str
    back: str
    steps: int = 1


def toast_of(seq: str, entries: Sequence[JournalEntry], words: Words) -> Toast | None:
    """The note behind the entry of that number, if it is the last one; ``12.3`` is the last of three done together."""
    last, _, together = seq.partition(".")
    if not entries or number_in(last) != len(entries):
        return None
    entry = entries[-1]
    count = number_in(together, 5) or 1
    if 1 < count < len(entries):
        return Toast(words("web.done-together", count=count), "undo", count)
    back = "" if entry.action in _LASTING else "redo" if entry.action == "undo" else "undo"
    return Toast(words.say(told(entry, entries)), back)
