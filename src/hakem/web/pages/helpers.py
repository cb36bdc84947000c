"""Codes for the phones of helpers: made for rounds and boards or for captains, shown once, printed, listed, ended.

These pages show what stands beside the journal, so they are made anew every time.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.roles import Forbidden, boards_text, may_read
from hakem.desk.journal.state import Dispute
from hakem.errors import HakemError, RequestError
from hakem.facts.round_sheet import round_sheet
from hakem.i18n import Message
from hakem.paper.codes import CodePaper, code_sheet
from hakem.store.guard import now
from hakem.store.helpers import DIGITS, EVERY_ROUND, HelperCode, NewCode
from hakem.values import dataclass
from hakem.web.acting import refused
from hakem.web.addresses import desk_addresses, qr_image, qr_squares, wifi_text
from hakem.web.cache import made
from hakem.web.code_wishes import HOURS, captains_of, rounds_offered, wishes_of
from hakem.web.endpoints import named_file
from hakem.web.looking import Look, Page, event_look, frame, html_of, packed
from hakem.web.match_view import has_matches
from hakem.web.phone_cards import report_words, result_words
from hakem.web.rendering import rendered
from hakem.web.serving import LOOPBACK

MOST_FIELDS = 500
"""Of the form that asks for a sheet: a code is one of them."""
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
    rounds: str
    boards: str
    until: str
    state: str
    devices: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class NewRow:
    """A code that has just been made: what opens it, what it is for in words, and its addresses with QR codes."""

    name: str
    given: str
    until: str
    digits: str
    token: str
    addresses: tuple[Address, ...]


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
    """A page of an event that is never kept; to whoever asks what is new, it says what of the frame is."""

    def answered(request: Request) -> Response:
        look = event_look(request, request.app.state.hall)
        require(look, thing)
        if "since" in request.query_params:
            shared = frame(look)
            blocks = {name: rendered(f"{name}.html", shared) for name in ("seq", "alert")}
            return JSONResponse({"seq": look.seq, "blocks": blocks})
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


def _page(request: Request, look: Look, new: Sequence[NewCode] = ()) -> Page:
    """The list, and above it codes that have just been made."""
    last, number = len(look.desk.tournament.rounds[-1].games) if look.desk.round_no else 0, look.desk.round_no or 1
    view: dict[str, object] = {
        "tab": "publish",
        "hours": HOURS,
        "round": number,
        "rounds": rounds_offered(look.desk, number),
        "boards": f"1-{last}" if last else "",
        "new": [_new(request, look, each) for each in new],
        "typed": [each.base + "/h" for each in desk_addresses(request, look.hall.settings)],
        "unknown": _why_unknown(look),
        "disputes": [_dispute(look, each) for each in look.desk.disputes],
        "captains": _captains(look),
        "captains_round": look.desk.round_in_hand,
        "captains_rounds": rounds_offered(look.desk, look.desk.round_in_hand),
    }
    codes = _listed(look) if look.hall.has_people else []
    if codes or not look.hall.settings.local:
        view["codes"] = codes
    return Page("helpers.html", view)


def _why_unknown(look: Look) -> str:
    """What helps where no address is known that others can use."""
    settings = look.hall.settings
    hidden = settings.behind_proxy or settings.host in LOOPBACK
    return look.words("web-publish.no-address-named" if hidden else "web-publish.no-address")


def _new(request: Request, look: Look, new: NewCode) -> NewRow:
    code = new.code
    given = f"{_rounds(look, code.round, code.last_round)} · {_given(look, code)}"
    until, digits = look.words.moment_of(code.expires_at), f"{new.digits[:4]} {new.digits[4:]}"
    return NewRow(code.name, given, until, digits, new.token, tuple(addresses_of(request, look, f"/h/{new.token}")))


def _rounds(look: Look, first: int, last: int) -> str:
    """The rounds of a code, in words."""
    if last == EVERY_ROUND:
        return look.words("web-publish.rounds-from", round=first)
    return look.words("web-publish.rounds-to" if last else "web-publish.round", round=first, last=last)


def _captains(look: Look) -> list[tuple[int, str, str]]:
    """The teams with their captains: each gets a code for the line-up and the match of the own team."""
    teams = captains_of(look.desk) if has_matches(look.desk) else ()
    return [(int(team.id), team.name[:60], team.captain or "") for team in teams]


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
                _rounds(look, code.round, code.last_round),
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
    sheet = round_sheet(look.desk.tournament, dispute.round_no)[dispute.board]
    one, other = sheet.placed(names[game.white], names[game.black])
    return DisputeRow(
        *(dispute.round_no, dispute.board, sheet.label, f"{one} – {other}"),
        tuple(
            report_words(look.words, each, result_words(look.words, sheet.read(each.result)))
            for each in dispute.reports
        ),
        tuple((value, result_words(look.words, sheet.read(value))) for value in values),
    )


def _state(code: HelperCode) -> str:
    return "revoked" if code.revoked_at else "valid" if code.is_valid(now()) else "expired"


def beside_form(
    do: Callable[[Request, Look, FormData], Response], thing: str, most: int = 50
) -> Callable[[Request], Awaitable[Response]]:
    """A form about what stands beside the journal: for those who may, a refusal as a note."""

    async def endpoint(request: Request) -> Response:
        form = await request.form(max_files=0, max_fields=most)
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
    """The codes that somebody asks for, all of them on one page; they are shown this once."""
    if look.hall.settings.local:
        raise RequestError(Message("web-publish.local-refused"))
    by = look.visitor.person.name or look.words("web-publish.the-desk")
    wishes = wishes_of(look.desk, look.running.event, form, by, now())
    return HTMLResponse(html_of(look, _page(request, look, [*map(look.hall.people.helpers.make, wishes)])))


def _sheet(request: Request, look: Look, form: FormData) -> Response:
    """The codes that a page has just shown, on paper to cut: the page alone knows what opens them."""
    helpers, event = look.hall.people.helpers, look.running.event
    known = [each.base for each in desk_addresses(request, look.hall.settings)]
    asked = str(form.get("address", ""))
    base = asked if asked in known else next(iter(known), "")
    if not base:
        raise RequestError(Message("web-publish.no-address"))
    papers = []
    for sent in form.getlist("code"):
        token, _, digits = str(sent)[:200].partition(":")
        code = helpers.scanned(event, token)
        if code is not None:
            papers.append(_paper(look, code, (base, token, digits)))
    if not papers:
        raise RequestError(Message("web-publish.no-codes-to-print"))
    made_of = code_sheet(look.desk.tournament.event.name or "", papers, look.words.language)
    headers = {"content-disposition": named_file(f"{look.words('web-publish.codes-file')}-{event}.pdf", to_keep=True)}
    return Response(made_of, 200, headers, "application/pdf")


def _paper(look: Look, code: HelperCode, said: tuple[str, str, str]) -> CodePaper:
    base, token, digits = said
    until = look.words("web-publish.until", moment=look.words.moment_of(code.expires_at))
    lines = (_given(look, code), _rounds(look, code.round, code.last_round), until)
    shown = digits if len(digits) <= DIGITS + 1 else ""
    return CodePaper(code.name, lines, shown, f"{base}/h", qr_squares(f"{base}/h/{token}"))


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
    Route("/e/{event}/helpers/sheet", beside_form(_sheet, "helper-codes", MOST_FIELDS), methods=["POST"]),
    Route("/e/{event}/helpers/end", beside_form(_end, "helper-codes"), methods=["POST"]),
    Route("/e/{event}/helpers/wifi", beside_form(_wifi, "helper-codes"), methods=["POST"]),
]
