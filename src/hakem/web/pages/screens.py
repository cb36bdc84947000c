"""Screens of the hall: the page that a projector shows, and the pages of the desk from which it is switched.

The page of a screen needs no login. It is the same for everybody and has what is
published, also for an arbiter who looks at it; whatever else is on it was put there at the desk.
"""

from __future__ import annotations

from itertools import islice
from urllib.parse import quote

from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.published import as_published
from hakem.desk.journal.roles import boards_text
from hakem.desk.screens import (
    PARTS,
    SECONDS,
    THEMES,
    ScreenSetting,
    ScreenSize,
    ScreenView,
    WhoIsCalled,
    screen_setting,
)
from hakem.errors import RequestError
from hakem.i18n import Message, Renderer, languages
from hakem.reports import event_renderer
from hakem.store.journal import NoSuchEvent
from hakem.store.screens import HallScreen
from hakem.values import dataclass, replace
from hakem.web.addresses import desk_addresses
from hakem.web.cache import PageCache, made
from hakem.web.hall import READER, Hall
from hakem.web.live import hall_time
from hakem.web.looking import Look, Page, html_of, packed
from hakem.web.making import ids_for
from hakem.web.pages.helpers import addresses_of, beside_form, fresh
from hakem.web.rendering import LaterWords, Words
from hakem.web.screen_view import screen_shown
from hakem.web.visitor import Visitor, language_of

MOST_NAMES = 50


# The page that a projector shows


def _screen(request: Request) -> Response:
    """The screen of that name; one that nobody has set up says so, and so does an event that there is not."""
    hall: Hall = request.app.state.hall
    event, name = request.path_params["event"], request.path_params["screen"]
    try:
        found = hall.screens.found(event, name) if hall.has_screens else None
        running = hall.event(event) if found is not None else None
    except NoSuchEvent:
        running = None
    response = _nothing(request, hall) if running is None or found is None else _page(request, hall, found)
    time = hall_time()
    response.headers["x-hakem-time"] = f"{time['now']} {time['zone']}"
    return response


def _nothing(request: Request, hall: Hall) -> Response:
    words = Words(Renderer(language_of(request, hall.settings.language)))
    look = Look(hall, Visitor(READER, words.language), words, request.url.path, {}, {})
    page = Page("screen.html", {"shown": None, "setting": None, "title": words("web-screen.none")}, 404)
    return packed(request, made(html_of(look, page)), 404)


def _page(request: Request, hall: Hall, screen: HallScreen) -> Response:
    running = hall.event(request.path_params["event"])
    entries, everything = running.seen
    desk, language = as_published(everything), screen.setting.language
    words = LaterWords(language, lambda: event_renderer(desk.tournament, language))
    look = Look(
        *(hall, Visitor(READER, language), words, request.url.path, request.path_params, {}),
        *(running, (desk, entries)),
    )
    cache: PageCache = request.app.state.cache
    key = ("screen", running.event, look.mark(look.seq), screen, str(request.base_url))
    page = cache.get(key)
    if page is None:
        view = {
            "shown": screen_shown(look, everything, screen.setting),
            "setting": screen.setting,
            "since": screen.changed_at,
            "title": screen.setting.title,
            "sign": words("web.clock", hour="", minute=""),
            "addresses": _public(request, look) if ScreenView.ADDRESS in screen.setting.views else (),
        }
        page = cache.keep(key, made(html_of(look, Page("screen.html", view))))
    return packed(request, page)


def _public(request: Request, look: Look) -> tuple[object, ...]:
    """Where people find the event themselves: two addresses are enough for a wall."""
    if look.hall.settings.local:
        return ()
    return tuple(addresses_of(request, look, f"/e/{quote(look.running.event)}")[:2])


# The desk


@dataclass(frozen=True, slots=True)
class ScreenRow:
    """A screen in the list of the desk: where it is, what it shows in words, and what can be shown by one press."""

    name: str
    title: str
    path: str
    addresses: tuple[str, ...]
    views: tuple[tuple[str, bool], ...]
    facts: str
    calls: bool


def _list(request: Request, look: Look) -> Page:
    """All screens of the event, each with a preview and the buttons that switch it."""
    screens = look.hall.screens.listed(look.running.event) if look.hall.has_screens else ()
    view = {
        "tab": "publish",
        "screens": [_row(request, look, screen) for screen in screens],
        "suggested": look.words("web-screens.example") if not screens else "",
        "open": len(look.desk.open_boards(look.desk.round_no)) if look.desk.round_no else 0,
        "out": len(as_published(look.desk).tournament.rounds),
    }
    return Page("screens.html", view)


def _row(request: Request, look: Look, screen: HallScreen) -> ScreenRow:
    setting, w = screen.setting, look.words
    path = f"/e/{quote(look.running.event)}/screen/{quote(screen.name)}"
    facts = (
        w("web-screens.every", seconds=setting.seconds),
        w(f"web-screens.size.{setting.size.value}"),
        w(f"web-screens.theme.{setting.theme}"),
        w("web-screens.part", nth=setting.part[0], of=setting.part[1]) if setting.part != (1, 1) else "",
        setting.language.upper(),
    )
    return ScreenRow(
        screen.name,
        setting.title,
        path,
        _bases(request, look, path),
        tuple((view.value, view in setting.views) for view in ScreenView),
        " · ".join(filter(None, facts)),
        setting.called is not WhoIsCalled.NOBODY,
    )


def _bases(request: Request, look: Look, path: str) -> tuple[str, ...]:
    """What is typed into the browser of the projector; a desk for one machine has its own address."""
    own = str(request.base_url).rstrip("/")
    if look.hall.settings.local:
        return (own + path,)
    return tuple(each.base + path for each in desk_addresses(request, look.hall.settings)) or (own + path,)


def _one(request: Request, look: Look) -> Page:
    """The setting of one screen."""
    screen = _found(request, look)
    view = {
        "tab": "publish",
        "screen": _row(request, look, screen),
        "s": screen.setting,
        "boards": boards_text(screen.setting.boards),
        "views": [(each.value, each in screen.setting.views) for each in ScreenView],
        "seconds": SECONDS,
        "sizes": [each.value for each in ScreenSize],
        "themes": THEMES,
        "parts_of_list": [(f"{nth}/{of}", (nth, of)) for nth, of in PARTS],
        "languages": languages(),
        "called": [each.value for each in WhoIsCalled],
        "complete": look.desk.rounds_over,
    }
    return Page("screen_setting.html", view)


def _found(request: Request, look: Look) -> HallScreen:
    found = (
        look.hall.screens.found(look.running.event, request.path_params["screen"]) if look.hall.has_screens else None
    )
    if found is None:
        raise RequestError(Message("screen.no-such-screen"))
    return found


def _back(look: Look, name: str = "") -> Response:
    return RedirectResponse(f"/e/{quote(look.running.event)}/screens{f'/{quote(name)}' if name else ''}", 303)


def _make(_request: Request, look: Look, form: FormData) -> Response:
    """A new screen, in the language of whoever makes it; its name in the address comes from its title."""
    setting = screen_setting({"title": str(form.get("title", "")), "views": ["names"], "language": look.words.language})
    taken = {screen.name for screen in look.hall.screens.listed(look.running.event)}
    name = next(each for each in islice(ids_for(setting.title), MOST_NAMES) if each not in taken)
    look.hall.screens.put(look.running.event, name, setting)
    return _back(look)


def _change(request: Request, look: Look, form: FormData) -> Response:
    """Everything of a screen as the form says it."""
    screen = _found(request, look)
    fields = {name: str(value) for name, value in form.multi_items() if isinstance(value, str)}
    setting = screen_setting({**fields, "views": [str(each) for each in form.getlist("views")]})
    look.hall.screens.put(look.running.event, screen.name, setting)
    return _back(look, screen.name)


def _switch(request: Request, look: Look, form: FormData) -> Response:
    """One press: another view alone, or the call for results on or off."""
    screen = _found(request, look)
    setting = _switched(screen.setting, str(form.get("view", "")), str(form.get("call", "")))
    look.hall.screens.put(look.running.event, screen.name, setting)
    return _back(look)


def _switched(setting: ScreenSetting, view: str, call: str) -> ScreenSetting:
    if call:
        return replace(setting, called=WhoIsCalled.OPEN if call == "open" else WhoIsCalled.NOBODY, boards=())
    return setting.with_view(view)


def _remove(request: Request, look: Look, _form: FormData) -> Response:
    look.hall.screens.remove(look.running.event, _found(request, look).name)
    return _back(look)


ROUTES: list[BaseRoute] = [
    Route("/e/{event}/screen/{screen}", _screen, name="screen"),
    Route("/e/{event}/screens", fresh(_list, "screens"), name="screens"),
    Route("/e/{event}/screens", beside_form(_make, "screens"), methods=["POST"]),
    Route("/e/{event}/screens/{screen}", fresh(_one, "screens"), name="screen_setting"),
    Route("/e/{event}/screens/{screen}", beside_form(_change, "screens"), methods=["POST"]),
    Route("/e/{event}/screens/{screen}/show", beside_form(_switch, "screens"), methods=["POST"]),
    Route("/e/{event}/screens/{screen}/remove", beside_form(_remove, "screens"), methods=["POST"]),
]
