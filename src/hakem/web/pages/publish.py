"""What is out, and where it can be seen."""

from __future__ import annotations

from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.published import rounds_out
from hakem.desk.journal.views import round_state
from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.store.guard import now
from hakem.values import dataclass
from hakem.web.looking import Look, Page, html_of
from hakem.web.pages.helpers import addresses_of, beside_form, fresh, network_of
from hakem.web.round_rows import results_words


@dataclass(frozen=True, slots=True)
class RoundRow:
    """A round: whether everybody may see it, and how far it is, in words."""

    round: int
    published: bool
    state: str
    said: str


def _how_far(look: Look, number: int) -> str:
    """What of a round is still open; one of which a game waits to be played is not done."""
    desk, w = look.desk, look.words
    boards, waiting = len(desk.tournament.rounds[number - 1].games), len(desk.open_boards(number))
    if any(at.round_no == number for at in desk.adjourned):
        return results_words(w, desk, number)
    if waiting:
        return w("web-publish.open", count=waiting, boards=boards)
    return w("web-publish.complete", boards=boards)


def _page(request: Request, look: Look) -> Page:
    """The rounds with their states, and the addresses for players."""
    desk, local = look.desk, look.hall.settings.local
    out = rounds_out(desk)
    rows = [
        RoundRow(number, number <= out, round_state(desk, number), _how_far(look, number))
        for number in range(desk.round_no, 0, -1)
    ]
    event = look.running.event
    screens = look.hall.screens.listed(event) if look.hall.has_screens else ()
    helpers = () if local else look.hall.people.helpers.listed(event)
    view = {
        "tab": "publish",
        "rows": rows,
        "waiting": desk.round_no if out < desk.round_no else 0,
        "addresses": [] if local else addresses_of(request, look, f"/e/{quote(event)}"),
        "own": str(request.base_url).rstrip("/"),
        "screens": [screen.setting.title for screen in screens],
        "codes": sum(each.is_valid(now()) for each in helpers),
    }
    return Page("publish.html", view)


def _sheet(request: Request, look: Look, form: FormData) -> Response:
    """A sheet for the wall: the QR code of the network, if one is named, and that of the event."""
    found = addresses_of(request, look, f"/e/{quote(look.running.event)}")
    chosen = [each for each in found if each.url == form.get("url")] or found
    if look.hall.settings.local or not chosen:
        raise RequestError(Message("web-publish.local-refused"))
    network = network_of(form) if str(form.get("network", "")).strip() else None
    view = {"tab": "publish", "address": chosen[0], "wifi": network}
    return HTMLResponse(html_of(look, Page("publish_sheet.html", view)))


ROUTES: list[BaseRoute] = [
    Route("/e/{event}/publish", fresh(_page, "helper-codes"), name="publish"),
    Route("/e/{event}/publish/sheet", beside_form(_sheet, "helper-codes"), methods=["POST"]),
]
