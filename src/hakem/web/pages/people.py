"""Who somebody is: logging in and out, the first organiser, accounts with their roles, and one's own logins."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from secrets import token_hex

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.roles import Forbidden, Role, may_read, role_of
from hakem.errors import HakemError, RequestError
from hakem.i18n import Message
from hakem.store.people import LASTS, LEAST_PASSWORD, NewLogin, People
from hakem.values import dataclass
from hakem.web.acting import refused
from hakem.web.hall import Hall
from hakem.web.looking import Look, Page, plain_look, plain_page
from hakem.web.rendering import Words
from hakem.web.sent import address_parts
from hakem.web.visitor import DEVICE_COOKIE, LOGIN_COOKIE, Visitor

ROLES = tuple(role for role in Role if role is not Role.HELPER)
SIGNS = (("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS", "Mac"))
BROWSERS = (("Firefox", "Firefox"), ("Edg", "Edge"), ("Chrome", "Chrome"), ("Safari", "Safari"))


# Coming and going


@plain_page("/login")
def login(look: Look) -> Page:
    """Name and password."""
    return Page("login.html", {"next": own_path(look.query.get("next", ""))})


@plain_page("/welcome")
def welcome(look: Look) -> Page:
    """The first organiser, who has the code that the server showed when it started."""
    return Page("welcome.html", {"code": look.query.get("code", "")[:200], "least": LEAST_PASSWORD})


def own_path(wish: str) -> str:
    """A page of ours to go on with; never another site."""
    parts = address_parts(wish)
    is_ours = not parts.scheme and not parts.netloc and parts.path.startswith("/") and parts.path[:2] != "//"
    return parts.path if is_ours and "\\" not in wish else "/"


def device_of(agent: str) -> str:
    """What a browser calls itself, short enough to know it again in a list.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0")
    'Firefox · Linux'
    """
    system = next((name for sign, name in SIGNS if sign in agent), "Linux" if "Linux" in agent else "")
    browser = next((name for sign, name in BROWSERS if sign in agent), "")
    return " · ".join(part for part in (browser, system) if part) or "?"


def _do_login(request: Request, look: Look, form: FormData) -> Response:
    new = _logged_in(request, look, str(form.get("name", "")), str(form.get("password", "")))
    return _with_login(request, RedirectResponse(own_path(str(form.get("next", ""))), 303), new)


def _logged_in(request: Request, look: Look, name: str, password: str) -> NewLogin:
    device = device_of(request.headers.get("user-agent", "")[:300])
    return look.hall.people.log_in(name, password, address=look.visitor.address, device=device)


def _with_login(request: Request, response: Response, new: NewLogin) -> Response:
    secure = request.url.scheme == "https"
    response.set_cookie(LOGIN_COOKIE, new.token, max_age=LASTS, httponly=True, samesite="lax", secure=secure)
    return response


def _do_welcome(request: Request, look: Look, form: FormData) -> Response:
    """The account, and at once a login with it."""
    name, password = str(form.get("name", "")), str(form.get("password", ""))
    if password != str(form.get("again", "")):
        raise RequestError(Message("web-people.not-the-same"))
    people = look.hall.people
    people.redeem_setup(str(form.get("code", ""))[:200], name, password, address=look.visitor.address)
    return _with_login(request, RedirectResponse("/", 303), _logged_in(request, look, name, password))


async def _logout(request: Request) -> Response:
    """This browser is nobody's any more, whatever it had: a login or the code of a helper."""
    hall: Hall = request.app.state.hall

    def ended() -> None:
        hall.people.log_out(request.cookies.get(LOGIN_COOKIE, ""))
        hall.people.helpers.forget_device(request.cookies.get(DEVICE_COOKIE, ""))

    if not hall.settings.local:
        await run_in_threadpool(ended)
    response = RedirectResponse("/", 303)
    for cookie in (LOGIN_COOKIE, DEVICE_COOKIE):
        response.delete_cookie(cookie, httponly=True, samesite="lax")
    return response


def _form(do: Callable[[Request, Look, FormData], Response]) -> Callable[[Request], Awaitable[Response]]:
    """A form of these pages; a refusal is a note. Passwords are hashed here, so all of it is done in a thread."""

    async def endpoint(request: Request) -> Response:
        form = await request.form(max_files=0, max_fields=20)
        return await run_in_threadpool(answered, request, form)

    def answered(request: Request, form: FormData) -> Response:
        look = plain_look(request, request.app.state.hall)
        try:
            return do(request, look, form)
        except HakemError as error:
            return refused(request, look, error, form)

    return endpoint


# Accounts


@dataclass(frozen=True, slots=True)
class AccountRow:
    """An account in words."""

    name: str
    role: str
    role_word: str
    disabled: bool
    events: tuple[tuple[str, str], ...]
    logins: int


@plain_page("/accounts")
def accounts(look: Look) -> Page:
    """Everybody who can log in."""
    _require_organiser(look)
    words = look.words
    rows = _rows(look) if look.hall.has_people else []
    roles = [(role.value, _role(words, role)) for role in ROLES]
    return Page(
        "accounts.html",
        {"rows": rows, "roles": roles, "events": look.hall.events(), "least": LEAST_PASSWORD, "once": _once()},
    )


def _rows(look: Look) -> list[AccountRow]:
    people, words = look.hall.people, look.words
    return [
        AccountRow(
            *(each.name, each.role.value, _role(words, each.role), each.disabled),
            tuple((event, _role(words, role)) for event, role in each.events),
            len(people.logins(each.name)),
        )
        for each in people.accounts()
    ]


def _role(words: Words, role: Role) -> str:
    return words(f"web-people.role.{role.value}")


def _once() -> str:
    """A name for a form of this very page: what was typed into it does not stay in the next one."""
    return token_hex(4)


def _require_organiser(look: Look) -> None:
    why = may_read(look.visitor.person, "accounts")
    if why is not None:
        raise Forbidden(why)


def _add(people: People, form: Mapping[str, object]) -> None:
    role = role_of(str(form.get("role", Role.READER.value)))
    people.add_account(str(form.get("name", "")), str(form.get("password", "")), role)


def _event_role(people: People, form: Mapping[str, object]) -> None:
    event, role = str(form.get("event", "")).strip(), str(form.get("role", ""))
    if not event:
        raise RequestError(Message("web-people.no-event"))
    people.set_event_role(str(form.get("name", "")), event[:200], role_of(role) if role else None)


_CHANGES: Mapping[str, Callable[[People, Mapping[str, object]], None]] = {
    "add": _add,
    "role": lambda people, form: people.set_role(str(form.get("name", "")), role_of(str(form.get("role", "")))),
    "event-role": _event_role,
    "password": lambda people, form: people.set_password(str(form.get("name", "")), str(form.get("password", ""))),
    "disable": lambda people, form: people.set_disabled(str(form.get("name", "")), True),
    "enable": lambda people, form: people.set_disabled(str(form.get("name", "")), False),
    "end-logins": lambda people, form: people.end_logins(str(form.get("name", ""))),
    "remove": lambda people, form: people.remove_account(str(form.get("name", ""))),
}
"""What can be done to accounts, by the name that forms have for it."""


def _do_accounts(request: Request, look: Look, form: FormData) -> Response:
    _require_organiser(look)
    change = _CHANGES.get(request.path_params["change"])
    if change is None:
        raise RequestError(Message("web.not-found"))
    change(look.hall.people, form)
    return RedirectResponse("/accounts", 303)


# One's own


@plain_page("/me")
def me(look: Look) -> Page:
    """My logins, and another password."""
    name = look.visitor.person.name
    rows: list[dict[str, str]] = []
    if _has_account(look.visitor):
        rows = [
            {"id": each.id, "device": each.device, "since": look.words.moment_of(each.made_at)}
            for each in look.hall.people.logins(name)
        ]
    manages = look.reads("accounts")
    view = {
        "rows": rows,
        "mine": _has_account(look.visitor),
        "manages": manages,
        "least": LEAST_PASSWORD,
        "once": _once(),
    }
    return Page("me.html", {**view, "role_word": _role(look.words, look.visitor.person.role)})


def _has_account(visitor: Visitor) -> bool:
    return bool(visitor.person.name) and visitor.person.role is not Role.HELPER


def _do_me(request: Request, look: Look, form: FormData) -> Response:
    """End one login, or change the password, for which the old one has to be known."""
    if not _has_account(look.visitor):
        raise Forbidden(Message("web-people.nobody"))
    people, name = look.hall.people, look.visitor.person.name
    if request.path_params["change"] == "end":
        people.end_logins(name, str(form.get("login", ""))[:40] or "-")
        return RedirectResponse("/me", 303)
    old, new = str(form.get("old", "")), str(form.get("password", ""))
    _logged_in(request, look, name, old)
    people.set_password(name, new)
    return _with_login(request, RedirectResponse("/me", 303), _logged_in(request, look, name, new))


ROUTES: list[BaseRoute] = [
    login,
    Route("/login", _form(_do_login), methods=["POST"]),
    Route("/logout", _logout, methods=["POST"]),
    welcome,
    Route("/welcome", _form(_do_welcome), methods=["POST"]),
    accounts,
    Route("/accounts/{change}", _form(_do_accounts), methods=["POST"]),
    me,
    Route("/me/{change}", _form(_do_me), methods=["POST"]),
]
