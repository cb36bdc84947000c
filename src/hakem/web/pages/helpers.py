"""Codes for the phones of helpers: made for a round and some boards or a captain, shown once, listed, ended.

These pages show what stands beside the journal, so they are made anew every time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.roles import Forbidden, boards_of, boards_text, may_read
from hakem.desk.journal.state import Desk, Dispute
from hakem.desk.journal.team_actions import team_of
from hakem.errors import HakemError, RequestError
from hakem.i18n import Message
from hakem.model import TeamId
from hakem.reports import board_labels, round_list
from hakem.store.guard import now
from hakem.store.helpers import CodeWish, HelperCode, NewCode
from hakem.values import dataclass
from hakem.web.acting import refused
from hakem.web.addresses import desk_addresses, qr_image, wifi_text
from hakem.web.cache import made
from hakem.web.looking import Look, Page, event_look, html_of, packed
from hakem.web.match_view import has_matches
from hakem.web.pages.phone import report_words, result_words
from hakem.web.rendering import rendered
from hakem.web.sent import number_in

HOURS = (3, 6, 12, 24, 72)
"""How long a code may last, in hours; the third is offered first."""
LONGEST_NETWORK, LONGEST_SECRET = 32, 63


@dataclass(frozen=True, slots=True)
class Address:
    """An address with its QR code, and in words from where it works."""

    url: str
    image: str
    where: str


@dataclass(frozen=True, slots=True)
class CodeRow:
    """A code of the list: what it is for, its devices as id and name, and whether it opens anything."""

    id: str
    name: str
    round: int
    boards: str
    until: str
    state: str
    devices: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class DisputeRow:
    """A board for which phones have reported different results: who said what, and the results to choose from."""

    round: int
    board: int
    label: str
    players: str
    said: tuple[str, ...]
    results: tuple[tuple[str, str], ...]


def fresh(pager: Callable[[Request, Look], Page], thing: str) -> Callable[[Request], Response]:
    """A page of an event that is never kept; to whoever asks what is new, it says that nothing of it is."""

    def answered(request: Request) -> Response:
        look = event_look(request, request.app.state.hall)
        require(look, thing)
        if "since" in request.query_params:
            block = f'<i id="seq" hidden data-seq="{look.seq}"></i>'
            return JSONResponse({"seq": look.seq, "blocks": {"seq": block}})
        return packed(request, made(html_of(look, pager(request, look))))

    return answered


def require(look: Look, thing: str) -> None:
    """Refuse those for whom it is not."""
    why = may_read(look.visitor.person, thing)
    if why is not None:
        raise Forbidden(why)


def addresses_of(request: Request, look: Look, path: str) -> list[Address]:
    """Every address of the machine for this path, with a QR code each."""
    return [
        Address(each.base + path, qr_image(each.base + path), look.words(f"web-publish.from.{each.where}"))
        for each in desk_addresses(request, look.hall.settings)
    ]


def _page(request: Request, look: Look, new: NewCode | None = None) -> Page:
    """The list, and above it a code that has just been made."""
    last = len(look.desk.tournament.rounds[-1].games) if look.desk.round_no else 0
    view: dict[str, object] = {
        "tab": "publish",
        "hours": [(hours, hours == HOURS[2]) for hours in HOURS],
        "round": look.desk.round_no or 1,
        "boards": f"1-{last}" if last else "",
        "new": None,
        "disputes": [_dispute(look, each) for each in look.desk.disputes],
        "captains": _captains(look),
        "captains_round": _round_of_captains(look.desk),
    }
    codes = _listed(look) if look.hall.has_people else []
    if codes or not look.hall.settings.local:
        view["codes"] = codes
    if new is not None:
        view["new"] = new.code
        view["digits"] = f"{new.digits[:4]} {new.digits[4:]}"
        view["addresses"] = addresses_of(request, look, f"/h/{new.token}")
        view["typed"] = [each.url for each in addresses_of(request, look, "/h")]
        view["new_for"], view["new_until"] = _given(look, new.code), look.words.moment_of(new.code.expires_at)
    return Page("helpers.html", view)


def _captains(look: Look) -> list[tuple[int, str, str]]:
    """The teams with their captains: each gets a code for the line-up and the match of the own team."""
    teams = sorted(look.desk.tournament.teams, key=lambda team: team.id) if has_matches(look.desk) else ()
    return [(int(team.id), team.name[:60], team.captain or "") for team in teams]


def _round_of_captains(desk: Desk) -> int:
    """The round that is played or prepared."""
    return desk.round_no + (desk.round_no in desk.closed or desk.round_no == 0)


def _given(look: Look, code: HelperCode) -> str:
    """What a code is for, in words: its boards, or the team of a captain."""
    if not code.team:
        return look.words("web-publish.boards", boards=boards_text(code.boards))
    names = {int(team.id): team.name for team in look.desk.tournament.teams}
    return look.words("web-publish.captain-of", team=names.get(code.team, "?"))


def _listed(look: Look) -> list[CodeRow]:
    helpers, event = look.hall.people.helpers, look.running.event
    return [
        CodeRow(
            *(
                code.id,
                code.name,
                code.round,
                _given(look, code) if code.team else boards_text(code.boards),
                look.words.moment_of(code.expires_at),
                _state(code),
            ),
            tuple((device.id, device.name) for device in helpers.devices(event, code.id)),
        )
        for code in helpers.listed(event)
    ]


def _dispute(look: Look, dispute: Dispute) -> DisputeRow:
    names = {p.id: p.name for p in look.desk.tournament.players}
    game = look.desk.tournament.rounds[dispute.round_no - 1].games[dispute.board - 1]
    values = dict.fromkeys(each.result for each in dispute.reports)
    labels = board_labels(round_list(look.desk.tournament, dispute.round_no))
    label = labels.get(dispute.board, str(dispute.board))
    return DisputeRow(
        *(dispute.round_no, dispute.board, label, f"{names[game.white]} – {names[game.black]}"),
        tuple(report_words(look.words, each) for each in dispute.reports),
        tuple((value, result_words(look.words, value)) for value in values),
    )


def _state(code: HelperCode) -> str:
    return "revoked" if code.revoked_at else "valid" if code.is_valid(now()) else "expired"


def beside_form(
    do: Callable[[Request, Look, FormData], Response], thing: str
) -> Callable[[Request], Awaitable[Response]]:
    """A form about what stands beside the journal: for those who may, a refusal as a note."""

    async def endpoint(request: Request) -> Response:
        form = await request.form(max_files=0, max_fields=50)
        return await run_in_threadpool(answered, request, form)

    def answered(request: Request, form: FormData) -> Response:
        look = event_look(request, request.app.state.hall)
        require(look, thing)
        try:
            return do(request, look, form)
        except HakemError as error:
            return refused(request, look, error, form)

    return endpoint


def _make(request: Request, look: Look, form: FormData) -> Response:
    if look.hall.settings.local:
        raise RequestError(Message("web-publish.local-refused"))
    text = str(form.get("boards", "")).strip()
    hours, team = _number(form, "hours", HOURS[2]), _number(form, "team", 0)
    wish = CodeWish(
        look.running.event,
        _number(form, "round", look.desk.round_no),
        () if team else boards_of(text),
        str(form.get("name", ""))[:200],
        look.visitor.person.name or look.words("web-publish.the-desk"),
        min(hours, 10_000) * 3600,
        int(team_of(look.desk.tournament, TeamId(team)).id) if team else 0,
    )
    new = look.hall.people.helpers.make(wish)
    return HTMLResponse(html_of(look, _page(request, look, new)))


def _number(form: Mapping[str, object], name: str, otherwise: int) -> int:
    found = number_in(str(form.get(name, "")).strip(), 5)
    return otherwise if found is None else found


def _end(_request: Request, look: Look, form: FormData) -> Response:
    """One device, one code, or all codes."""
    helpers, event = look.hall.people.helpers, look.running.event
    code, device = str(form.get("code", "")), str(form.get("device", ""))
    if device:
        helpers.revoke_device(event, code, device)
    elif code:
        helpers.revoke(event, code)
    else:
        for each in helpers.listed(event):
            if each.is_valid(now()):
                helpers.revoke(event, each.id)
    return RedirectResponse(f"/e/{event}/helpers", 303)


def network_of(form: FormData) -> dict[str, object]:
    """The network that a form names, with a QR code that joins it; nothing of it is kept."""
    name, secret = str(form.get("network", "")).strip(), str(form.get("secret", ""))
    if not name or len(name) > LONGEST_NETWORK or len(secret) > LONGEST_SECRET:
        raise RequestError(Message("web-publish.no-network"))
    return {"image": qr_image(wifi_text(name, secret)), "network": name, "secret": secret}


def _wifi(_request: Request, look: Look, form: FormData) -> Response:
    """A QR code that joins the network of the hall."""
    return HTMLResponse(rendered("helpers_wifi.html", {"w": look.words, **network_of(form)}))


ROUTES: list[BaseRoute] = [
    Route("/e/{event}/helpers", fresh(_page, "helper-codes"), name="helpers"),
    Route("/e/{event}/helpers", beside_form(_make, "helper-codes"), methods=["POST"]),
    Route("/e/{event}/helpers/end", beside_form(_end, "helper-codes"), methods=["POST"]),
    Route("/e/{event}/helpers/wifi", beside_form(_wifi, "helper-codes"), methods=["POST"]),
]
