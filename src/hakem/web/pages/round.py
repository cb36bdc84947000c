"""The round: the boards with their results, what to look at, and why anybody meets anybody."""

from __future__ import annotations

from starlette.routing import BaseRoute

from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message
from hakem.web import result_entry
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.knockout import bracket_page
from hakem.web.round_view import round_named, round_page_view
from hakem.web.round_why import why_view


def _wanted(look: Look) -> int:
    """The round of the address; without one the current one, of which others than arbiters see what is published."""
    if "round" in look.params:
        return round_named(str(look.params["round"]))
    desk = look.desk
    return desk.round_no if look.reads("journal") else max(desk.published, default=0)


def _is_out(look: Look) -> bool:
    return _wanted(look) in look.desk.published


def _page(look: Look) -> Page:
    round_no, last = _wanted(look), look.desk.round_no
    if "round" not in look.params and not round_no:
        return Page("round_none.html", {"tab": "rounds"})
    if not 1 <= round_no <= last:
        raise RequestError(Message("desk.no-such-round", {"round": round_no, "last": last}))
    if "enter" in look.query and is_knockout(look.desk.tournament):  # results of games are entered beside the bracket
        return bracket_page(look)
    opened = why_view(look, round_no, look.query["why"]) if "why" in look.query else None
    return Page("round.html", {**round_page_view(look, round_no), "why": opened})


@event_page("/rounds", "round", published=_is_out)
def rounds(look: Look) -> Page:
    """The current round."""
    return _page(look)


@event_page("/rounds/{round}", "round", published=_is_out)
def one_round(look: Look) -> Page:
    """One of the rounds."""
    return _page(look)


@event_page("/rounds/{round}/why/{place}", "round", published=_is_out)
def why(look: Look) -> Page:
    """The drawer alone, for the page that stands beside it."""
    found = why_view(look, _wanted(look), str(look.params["place"]))
    if found is None:
        raise RequestError(Message("web-round.why.no-board"))
    return Page("round_why.html", {"why": found})


ROUTES: list[BaseRoute] = [rounds, one_round, why, *result_entry.ROUTES]
