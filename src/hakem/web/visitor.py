"""Who asks for a page, and in which language: from cookies, headers and the address, never from what a form says."""

from __future__ import annotations

from starlette.requests import HTTPConnection

from hakem.desk.journal.asking import LOCAL
from hakem.desk.journal.roles import Person
from hakem.i18n import languages
from hakem.store.helpers import DEVICE
from hakem.values import dataclass
from hakem.web.hall import READER, Hall

LOGIN_COOKIE, DEVICE_COOKIE, LANGUAGE_COOKIE = "hakem", "hakem-device", "hakem-lang"


@dataclass(frozen=True, slots=True)
class Visitor:
    """Somebody in front of a page. ``token`` is what they show, "" if nothing.

    ``is_known`` says that it is somebody: whoever sits at the laptop, or has a token that is valid.
    """

    person: Person
    language: str
    token: str = ""
    address: str = ""
    is_known: bool = False


def token_of(connection: HTTPConnection, local: bool = False) -> str:
    """The token that somebody shows: a program in its header, a browser in a cookie.

    Cookies do not know of ports: those that a server on this machine has left are nothing to a desk without logins.
    """
    kind, _, token = connection.headers.get("authorization", "").partition(" ")
    if kind.lower() == "bearer":
        return token.strip()
    if local:
        return ""
    return connection.cookies.get(LOGIN_COOKIE) or connection.cookies.get(DEVICE_COOKIE) or ""


def is_program(connection: HTTPConnection) -> bool:
    """Whether a token is shown in the header, as programs do."""
    return connection.headers.get("authorization", "").partition(" ")[0].lower() == "bearer"


def language_of(connection: HTTPConnection, otherwise: str) -> str:
    """The language that was chosen, else the first of the browser's that we have."""
    known = languages()
    chosen = connection.cookies.get(LANGUAGE_COOKIE, "")
    if chosen in known:
        return chosen
    for part in connection.headers.get("accept-language", "")[:200].split(","):
        code = part.partition(";")[0].strip().partition("-")[0].lower()
        if code in known:
            return code
    return otherwise


def address_of(connection: HTTPConnection) -> str:
    """Where the request comes from."""
    return connection.client.host if connection.client else ""


def visitor_of(connection: HTTPConnection, hall: Hall, event: str = "") -> Visitor:
    """Who asks, at this event. It reads the store of people: call it in a thread."""
    token = token_of(connection, hall.settings.local)
    language = language_of(connection, hall.settings.language)
    person = hall.person(token, event)
    if person is READER and hall.settings.local and not is_program(connection) and not token.startswith(DEVICE):
        person = LOCAL  # a login that is over, or another server's: the laptop asks nobody to log in
    return Visitor(person, language, token, address_of(connection), person is not READER)
