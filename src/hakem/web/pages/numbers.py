"""Pairing numbers and lots: by rank with the reason of every tie, by lots, by hand; every drawing with its protocol."""

from __future__ import annotations

from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.choosing import is_by_scores
from hakem.desk.handling import colour_is_open
from hakem.desk.journal.lots_asked import of_lots
from hakem.desk.journal.state import Desk
from hakem.desk.lots_due import lots_due
from hakem.desk.lots_protocol import drawn_in, numbers_now, protocol_of
from hakem.desk.lots_said import said_of, said_of_others, title_of
from hakem.errors import RequestError
from hakem.facts.event_kind import is_round_robin
from hakem.facts.initial_order import NUMBERS_FINAL_FROM_ROUND
from hakem.i18n import Json, Message
from hakem.model import Colour, Player
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.players import caption_of, meant, tie_reasons
from hakem.web.rendering import Words


@event_page("/numbers", "players")
def numbers(look: Look) -> Page:
    """The list in its order with what decided, ways to number it anew, and what was drawn."""
    require(look, "number")
    desk, t = look.desk, look.desk.tournament
    due = lots_due(desk)
    reasons = tie_reasons(look)
    rows = [
        {
            "id": int(p.id),
            "number": p.number,
            "name": p.name,
            "title": p.title.value if p.title else "",
            "rating": p.rating or "",
            "national": p.national_rating or "",
            "federation": p.federation or "",
            "reason": reasons.get(p.id, ""),
        }
        for p in sorted(t.players, key=lambda p: p.number)
    ]
    return Page(
        "numbers.html",
        {
            "caption": caption_of(look),
            "tab": "players",
            "rows": rows,
            "ways": _ways(desk, look.words),
            "numbered": look.words(f"web-players.numbered.{desk.numbered or 'none'}"),
            "final": _final(desk, look.words),
            "settled": bool(desk.numbered or desk.round_no) and due is None,
            "due": [look.words.say(each.message) for each in of_lots(desk)],
            "draws": _draws(look),
            "drawn": [_lot(look, at) for at in range(1, len(t.lots) + 1)],
        },
    )


def _final(desk: Desk, w: Words) -> str:
    """Why numbers can no longer be given, if they cannot."""
    if desk.finished or desk.round_no >= NUMBERS_FINAL_FROM_ROUND:
        return w("desk.numbers-final", round=NUMBERS_FINAL_FROM_ROUND)
    if desk.round_no and not is_by_scores(desk.tournament):
        return w("desk.numbers-of-table", system=desk.tournament.rules.system)
    return ""


def _ways(desk: Desk, w: Words) -> list[dict[str, object]]:
    """How numbers can be given now; lots only before the first round, restricted ones only in a table."""
    ways = ["rank"]
    if not desk.round_no:
        ways.append("lots")
        if is_round_robin(desk.tournament):
            ways.append("varma")
    if lots_due(desk) is not None:
        ways = [*ways[1:], "rank"]
    return [
        {"by": by, "title": w(f"web-players.way.{by}"), "text": w(f"web-players.way.{by}-text"), "seed": by != "rank"}
        for by in ways
    ]


def _draws(look: Look) -> list[dict[str, object]]:
    """What can be drawn now."""
    t = look.desk.tournament
    offered = ["colour"] if colour_is_open(t) and not look.desk.finished else []
    offered += [] if look.desk.finished else ["tie", "game"]
    return [
        {"purpose": each, "title": look.words(f"web-players.draw.{each}"), "among": each == "game"} for each in offered
    ]


@event_form("/numbers/given", "number")
def given(sent: FormSent) -> Response:
    """Numbers as they were typed beside the names; equal ones keep their order."""
    t = sent.look.desk.tournament
    wished = {p.id: _wish(sent, p) for p in t.players}
    order = sorted(t.players, key=lambda p: (wished[p.id], p.number))
    answer = sent.do("number", {"by": "given", "order": [int(p.id) for p in order]})
    return forth(f"/e/{sent.look.running.event}/numbers", answer)


def _wish(sent: FormSent, p: Player) -> float:
    """The number that was typed; one that somebody else has too goes before it if it was changed."""
    typed = sent.numbers(f"n{int(p.id)}")
    wished = typed[0] if typed else p.number
    if wished == p.number:
        return float(wished)
    return wished - 0.5 if wished < p.number else wished + 0.5


@event_form("/numbers/draw", "draw")
def draw(sent: FormSent) -> Response:
    """A drawing; those between whom it is are named by number or by name."""
    among = [part.strip() for text in sent.texts("among") for part in text.split(",") if part.strip()]
    named: list[Json] = [meant(sent.look.desk.tournament, each) for each in among[:100]]
    answer = sent.do(
        "draw", {"purpose": sent.text("purpose"), "seed": sent.text("seed"), **({"among": named} if named else {})}
    )
    return forth(f"/e/{sent.look.running.event}/numbers", answer)


# What was drawn


@event_page("/numbers/lots/{lot:number}", "players")
def lots_protocol(look: Look) -> Page:
    """The protocol of one drawing, to be printed and hung up."""
    known, at = look.desk.tournament.lots, look.params["lot"]
    if not 1 <= at <= len(known):
        raise RequestError(Message("web-players.no-lot"))
    made, line = protocol_of(look.desk.tournament, at - 1, look.entries), _lot(look, at)
    return Page(
        "lots_protocol.html",
        {
            "tab": "players",
            **line,
            "kind": made.kind,
            "seed_text": made.seed,
            "first": [(k, value, hex(value)[2:].rjust(16, "0")) for k, value in enumerate(made.first, start=1)],
            "drawn": list(zip(made.drawn, numbers_now(made), strict=True)),
            "said": [look.words.say(each) for each in said_of(made)],
            "others": [look.words.say(each) for each in said_of_others(made)],
            "steps": [look.words(f"web-players.repeat.{step}", seed=made.seed) for step in ("one", "two", "three")],
            "how": look.words(f"web-players.how.{made.kind}"),
        },
    )


def _lot(look: Look, at: int) -> dict[str, object]:
    """A drawing in one line: what for, the text, what came of it, who drew it and when."""
    made, w = protocol_of(look.desk.tournament, at - 1, look.entries), look.words
    entry = drawn_in(look.entries, at - 1)
    outcome = ""
    if made.colour is not None:
        outcome = w(f"web-players.colour.{'white' if made.colour is Colour.WHITE else 'black'}")
    elif made.kind == "game":
        outcome = " · ".join(f"{each.number}. {each.name}" for each in made.drawn)
    return {
        "at": at,
        "title": w.say(title_of(made)),
        "seed": made.seed,
        "outcome": outcome,
        "redrawn": made.redrawn,
        "doubt": bool(made.others) or made.agrees is False or made.colour_now is not None,
        "when": w.moment(entry.draft.at) if entry else "",
        "by": entry.draft.by if entry else "",
    }


ROUTES: list[BaseRoute] = [numbers, given, draw, lots_protocol]
