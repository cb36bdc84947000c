"""The page of a round as values: its head, what to look at, its buttons, what was noted about it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date
from urllib.parse import quote

from hakem.desk.journal.history import what_holds
from hakem.desk.journal.next_step import next_step, step_after
from hakem.desk.journal.reasons import unmet
from hakem.desk.journal.roles import may
from hakem.desk.journal.views import round_state
from hakem.facts.double_rounds import GAMES, match_of
from hakem.facts.event_kind import has_double_rounds, is_knockout
from hakem.i18n import Message
from hakem.values import dataclass
from hakem.web.alert_view import AlertLine, alert_lines, is_alerted
from hakem.web.attention_view import NOTHING_TO_SEE, attention_view
from hakem.web.key_bar import board_keys
from hakem.web.looking import Look, changed_words
from hakem.web.match_view import has_matches
from hakem.web.round_rows import BoardRow, own_boards, put_off_words, round_rows
from hakem.web.sent import number_in

READ_TWICE = "read-twice-"
"""How the key of the entry begins by which an arbiter signs a second pass."""


@dataclass(frozen=True, slots=True)
class QuietAct:
    """An action of the round with a sentence about what it means."""

    action: str
    label: str
    text: str


@dataclass(frozen=True, slots=True)
class NoteLine:
    """What was noted of the round; ``signed`` of a second pass, ``stale`` if a result has changed since."""

    text: str
    about: str
    signed: bool
    stale: bool


def round_page_view(look: Look, round_no: int) -> dict[str, object]:
    """Everything that the page of a round shows."""
    desk, w = look.desk, look.words
    shown = round_rows(desk, round_no, w)
    enters = may_enter(look, round_no)
    staff = look.reads("journal")
    asked = "" if staff else look.query.get("name", "")[:60].strip()
    return {
        "tab": "rounds",
        "asked": asked,
        "mine": own_boards(shown, asked) if asked else (),
        "n": round_no,
        "title": w("web-round.title", round=round_no),
        "meta": " · ".join(_meta(look, round_no)),
        "state": round_state(desk, round_no),
        "numbers": _numbers(look, round_no),
        "shown": shown,
        "counts": _counts(shown.rows),
        "put_off": put_off_words(w, desk, round_no),
        **(attention_view(look, round_no) if staff else NOTHING_TO_SEE),
        "alerts": _alerts(look, round_no),
        "acts": tuple(_acts(look, round_no)) if staff else (),
        "notes": tuple(_notes(look, round_no)) if staff else (),
        "staff": staff,
        "by_matches": has_matches(desk),
        "enters": enters,
        "closed": round_no in desk.closed,
        "knockout": is_knockout(desk.tournament),
        "then": _then(look),
        "keys": board_keys(w, f"/e/{look.running.event}"),
        "paired_line": _paired_line(look, round_no, len(shown.rows)),
    }


def _alerts(look: Look, round_no: int) -> tuple[AlertLine, ...] | None:
    """What the frame says of other rounds."""
    person, base = look.visitor.person, f"/e/{quote(look.running.event)}"
    return alert_lines(look.desk, base, look.words, round_no) if is_alerted(person, look.past) else None


def round_named(text: str) -> int:
    """The number of a round in an address; 0, which no round has, for anything else."""
    return number_in(text, 5) or 0


def may_enter(look: Look, round_no: int) -> bool:
    """Whether the person may enter results of this round, as far as their role goes; nobody enters into the past."""
    desk = look.desk
    current = desk.round_no + (desk.round_no in desk.closed)
    allowed = may(look.visitor.person, "result", round=round_no, current=current) is None
    return allowed and not look.past and not desk.finished and not is_knockout(desk.tournament)


def _meta(look: Look, round_no: int) -> Iterator[str]:
    w, event = look.words, look.desk.tournament.event
    days: tuple[date | None, ...] = event.round_dates
    if round_no <= len(days) and days[round_no - 1] is not None:
        yield w.day(days[round_no - 1])
    if has_double_rounds(look.desk.tournament):
        yield w("web-round.match-and-game", match=match_of(round_no), game=2 - round_no % GAMES)
    if event.time_control:
        yield event.time_control
    state, at = round_state(look.desk, round_no), _published_at(look, round_no)
    yield w("web-round.published-at", time=w.clock(at)) if state == "published" and at else w(f"web-round.is.{state}")
    yield from changed_words(look)


def _published_at(look: Look, round_no: int) -> str:
    if round_no not in look.desk.published or not look.reads("journal"):
        return ""
    found = (e for e in reversed(look.entries) if e.action == "publish" and e.data.get("round") == round_no)
    return next((entry.draft.at for entry in found), "")


def _numbers(look: Look, round_no: int) -> list[tuple[int, bool]]:
    """The other rounds, as far as the person may see them."""
    desk, staff = look.desk, look.reads("journal")
    rounds = range(1, desk.round_no + 1)
    return [(number, number == round_no) for number in rounds if staff or number in desk.published]


def _counts(rows: tuple[BoardRow, ...]) -> Mapping[str, int]:
    """How many boards there are, with and without a result; those without one are where the cursor goes."""
    opened = sum(row.state == "open" for row in rows)
    disputed = sum(row.state == "disputed" for row in rows)
    adjourned = sum(row.state == "adjourned" for row in rows)
    return {
        "all": len(rows),
        "open": opened + disputed + adjourned,
        "disputed": disputed,
        "in": len(rows) - opened - disputed - adjourned,
    }


def _then(look: Look) -> str:
    step = step_after(look.desk, next_step(look.desk))
    if step is None:
        return ""
    return look.words("web-round.then", step=look.words.say(step.said))


# What can be done with the round


def _acts(look: Look, round_no: int) -> Iterator[QuietAct]:
    """Actions of the round that are not the next step of the event."""
    desk, step = look.desk, next_step(look.desk)
    last, closed, published = desk.round_no, round_no in desk.closed, round_no in desk.published
    possible = (
        ("publish", not published and not (step.kind == "publish" and step.round_no == round_no)),
        ("unpublish", published),
        ("close", not closed and not desk.open_boards(round_no) and step.kind != "close"),
        ("reopen", closed),
        ("unpair", round_no == last and not desk.finished),
    )
    current = last + (last in desk.closed)
    for action, can in possible:
        if can and may(look.visitor.person, action, round=round_no, current=current) is None:
            results = sum(not game.pending for game in desk.tournament.rounds[round_no - 1].games)
            data = {"round": round_no, "count": results}
            yield QuietAct(
                action,
                look.words(f"web-round.act.{action}", **data),
                look.words(f"web-round.act.{action}-text", **data),
            )


def _notes(look: Look, round_no: int) -> Iterator[NoteLine]:
    """What holds of what was noted about the round, with who and when."""
    found = [e for e in look.entries if e.action in ("note", "result") and e.data.get("round") == round_no]
    if not any(entry.action == "note" for entry in found):
        return
    holding = set(what_holds(look.entries).live)
    last = max((e.seq for e in found if e.action == "result" and e.data.get("changes")), default=0)
    for entry in found:
        if entry.action == "note" and entry.seq in holding:
            about = " · ".join(filter(None, (entry.draft.by, look.words.moment(entry.draft.at))))
            signed = entry.draft.key.startswith(READ_TWICE)
            yield NoteLine(str(entry.data.get("text", "")), about, signed, signed and last > entry.seq)


def _paired_line(look: Look, round_no: int, boards: int) -> tuple[str, str]:
    """Behind a pairing: how many boards in which time, the first criterion that could not be met, and its article."""
    took = look.query.get("took", "")
    if not (took.isascii() and took.isdecimal() and len(took) < 7) or round_no != look.desk.round_no:
        return "", ""
    w, found = look.words, unmet(look.desk.tournament, round_no)
    seconds = w.renderer.decimals(f"{max(100, int(took)) / 1000:.1f}")
    said = w("web-round.paired-line", boards=boards, seconds=seconds)
    if found is None:
        return said, ""
    criterion = Message(f"why.criterion.{found.criterion}")
    return f"{said} {w('web-round.unmet', criterion=criterion, count=found.times)}", w.renderer.article(found.article)
