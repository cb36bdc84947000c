"""The journal of an event: what happened, who did it, what was undone; back to any entry, or on from there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from urllib.parse import quote, urlencode

from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from hakem.desk.journal.asking import REPORTED_FROM, Warned, refusal
from hakem.desk.journal.entry import BrokenJournal, JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.telling import told
from hakem.model import search_key
from hakem.values import dataclass
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, event_page
from hakem.web.making import branched
from hakem.web.rendering import local_time
from hakem.web.sent import number_in

PER_PAGE = 200

KINDS = {
    "results": frozenset({"result", "game", "play-off"}),
    "rounds": frozenset({"pair", "pair-by-hand", "unpair", "publish", "unpublish", "close", "reopen", "finish"}),
    "players": frozenset(
        {"add-player", "add-players", "change-player", "remove-player", "check-in", "number", "draw", "bye", "no-bye"}
        | {"withdraw", "return", "prohibit", "allow"}
    ),
    "event": frozenset({"create", "change-event", "prizes", "note", "branch", "undo", "redo"}),
}
"""What the journal can be narrowed to."""

_ICONS = {"results": "check", "rounds": "rounds", "players": "players", "event": "settings"}
_OWN_ICONS = {"undo": "undo", "redo": "redo", "publish": "publish", "note": "journal", "branch": "branch"}


@dataclass(frozen=True, slots=True)
class EntryLine:
    """An entry as the page shows it; ``act`` is what can be done about it there and then, "" if nothing."""

    seq: int
    day: str
    time: str
    icon: str
    text: str
    by: str
    kind: str
    undone_by: int
    weighty: bool
    warnings: tuple[str, ...]
    act: str


@event_page("/journal", "journal")
def journal(look: Look) -> Page:
    """What happened, the last entry first."""
    lines = [line for line in _lines(look) if _is_wanted(line, look)]
    page = number_in(look.query.get("page", ""), 5) or 1
    first = (page - 1) * PER_PAGE
    shown = lines[first : first + PER_PAGE]
    kept = {name: value for name, value in look.query.items() if name in ("kind", "by", "find") and value}
    view = {
        "tab": "journal",
        "days": _by_day(shown),
        "count": len(lines),
        "people": sorted({entry.draft.by for entry in look.entries if entry.draft.by}, key=search_key),
        "kinds": tuple(KINDS),
        "chosen": {"kind": "", "by": "", "find": "", **kept},
        "narrowed": bool(kept),
        "whole": _whole(look),
        "newer": f"?{urlencode({**kept, 'page': page - 1})}" if page > 1 else "",
        "older": f"?{urlencode({**kept, 'page': page + 1})}" if first + PER_PAGE < len(lines) else "",
    }
    return Page("journal.html", view)


def _lines(look: Look) -> Iterator[EntryLine]:
    """All entries in words, the last one first."""
    entries = look.entries
    holds = what_holds(entries)
    acts = {**dict.fromkeys(holds.live, "return"), **dict.fromkeys(holds.undone, "redo")}
    acts |= {holds.live[-1]: "undo" if len(holds.live) > 1 else ""} if holds.live else {}
    for entry in reversed(entries):
        yield _line(entry, look, holds.undone_by.get(entry.seq, 0), acts.get(entry.seq, ""))


def _line(entry: JournalEntry, look: Look, undone_by: int, act: str) -> EntryLine:
    kind = next((name for name, actions in KINDS.items() if entry.action in actions), "event")
    warnings = [Warned.from_data(each) for each in entry.draft.warnings]
    here = local_time(entry.draft.at)
    return EntryLine(
        entry.seq,
        look.words.day(here.date()),
        look.words.clock(entry.draft.at),
        _OWN_ICONS.get(entry.action, _ICONS[kind]),
        look.words.say(told(entry, look.entries)),
        entry.draft.by,
        kind,
        undone_by,
        any(each.level >= REPORTED_FROM for each in warnings),
        tuple(look.words.say(each.message) for each in warnings if each.level > 1),
        act,
    )


def _is_wanted(line: EntryLine, look: Look) -> bool:
    query = look.query
    find = search_key(query.get("find", "")[:80])
    return (
        query.get("kind", "") in ("", line.kind)
        and query.get("by", "") in ("", line.by)
        and (not find or find in search_key(line.text))
    )


def _by_day(lines: Sequence[EntryLine]) -> list[tuple[str, list[EntryLine]]]:
    days: list[tuple[str, list[EntryLine]]] = []
    for line in lines:
        if not days or days[-1][0] != line.day:
            days.append((line.day, []))
        days[-1][1].append(line)
    return days


def _whole(look: Look) -> tuple[bool, str]:
    """Whether the chain is whole, and what is to be said about it."""
    try:
        count = look.hall.store.verify(look.running.event)
    except BrokenJournal as error:
        return False, look.words.say(error.message)
    return True, look.words("web-journal.whole", count=count)


@event_form("/branch", "branch")
def branch_off(sent: FormSent) -> Response:
    """A copy of the event, as it was behind an entry, that goes its own way."""
    running = sent.look.running
    last, asked = running.head.seq, number_in(sent.text("seq"))
    seq = last if asked is None else asked
    if not 1 <= seq <= last:
        raise refusal("no-such-entry", seq=seq, last=last)
    name = sent.text("name") or running.event
    made, _ = branched(sent.look.hall, running, name, sent.look.visitor.person, seq)
    return RedirectResponse(f"/e/{quote(made)}", 303)


ROUTES: list[BaseRoute] = [journal, branch_off]
