"""The first page: all events with what is to be done next, the way in for new ones, and examples to try out."""

from __future__ import annotations

import os
from collections.abc import Iterable, Mapping, Sequence

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.next_step import DRAWS
from hakem.desk.journal.roles import Forbidden, Person, Role, may, may_read
from hakem.errors import HakemError
from hakem.facts.event_kind import is_knockout
from hakem.store.already_here import AlreadyHere
from hakem.values import dataclass
from hakem.web.cache import made
from hakem.web.demos import DEMOS, open_copy
from hakem.web.event_cards import EventCard, event_list
from hakem.web.hall import READER
from hakem.web.looking import Look, Page, html_of, packed, plain_look, plain_page, status_of
from hakem.web.rendering import Words
from hakem.web.rules_words import system_words
from hakem.web.whole_files import MOST_BYTES, SYSTEMS, BadUpload, FileWish, FoundIn, take_file

MOST_SHOWN = 60
"""So many cards of a group are shown; the rest are lines behind a button."""

_URGENCY = (
    "resolve",
    "enter",
    "play-off",
    "close",
    "publish",
    *DRAWS,
    "pair",
    "postponed",
    "adjourned",
    "finish",
    "add-players",
)
"""Which next step is the most urgent: players are waiting for a result first."""

_PLACES = {
    "add-players": "/players",
    "lots": "/numbers",
    "redraw": "/numbers",
    "team-lots": "/team-list#numbers",
    "team-redraw": "/team-list#numbers",
    "pair": "/pair",
    "enter": "/rounds/{round}?enter=1",
    "postponed": "/rounds/{round}?enter=1#b{board}",
    "adjourned": "/rounds/{round}?enter=1#b{board}",
    "resolve": "/rounds/{round}#attention",
    "play-off": "/play-off",
    "done": "/standings",
}
"""Where a step is done that is no press of a button."""
_DONE_AT_ONCE = {"publish": "/rounds/{round}", "close": "", "finish": "/standings"}
"""Steps that are one action, and the page to go on with."""
_NEEDED = {
    **{step: "number-teams" if step.startswith("team-") else "number" for step in DRAWS},
    "add-players": "add-player",
    **dict.fromkeys(("enter", "resolve", "postponed", "adjourned"), "result"),
    "play-off": "game",
}


@dataclass(frozen=True, slots=True)
class StepButton:
    """The next step of an event as a button: a link, or an action with its round."""

    kind: str
    label: str
    href: str = ""
    action: str = ""
    round_no: int = 0
    filled: bool = False


@dataclass(frozen=True, slots=True)
class CardView:
    """A card in words."""

    event: str
    name: str
    facts: str
    progress: str
    done: int
    rounds: int
    fide: bool
    step: StepButton | None


@plain_page("/")
def home(look: Look) -> Page:
    """All events that the visitor may see."""
    found = event_list(look.hall)
    seen = [(card, person) for card in found.cards if (person := _reader_of(look, card)) is not None]
    groups: dict[str, list[tuple[EventCard, Person]]] = {"running": [], "prepared": [], "finished": []}
    for card, person in sorted(seen, key=lambda pair: pair[0].touched, reverse=True):
        groups[_group(card)].append((card, person))
    urgent = _most_urgent([*groups["running"], *groups["prepared"]])
    shown = {name: [_view(look, card, who, card is urgent) for card, who in cards] for name, cards in groups.items()}
    organises = may(look.visitor.person, "create") is None
    view: dict[str, object] = {
        "groups": [(name, views[:MOST_SHOWN], views[MOST_SHOWN:]) for name, views in shown.items() if views],
        "count": len(seen),
        "waiting": found.waiting,
        "damaged": [(event, look.words.say(why)) for event, why in found.damaged] if organises else [],
        "demos": DEMOS if organises else (),
        "may_create": organises,
        "urgent": urgent is not None,
    }
    return Page("home.html", view)


def _reader_of(look: Look, card: EventCard) -> Person | None:
    """Who the visitor is at this event, if they may see it."""
    person = look.visitor.person
    if look.visitor.token and person.role is not Role.ORGANISER:
        person = look.hall.person(look.visitor.token, card.event)
    return person if may_read(person, "status", published=card.published) is None else None


def _group(card: EventCard) -> str:
    return "finished" if card.state == "finished" else "running" if card.round_no else "prepared"


def _most_urgent(cards: Iterable[tuple[EventCard, Person]]) -> EventCard | None:
    """The one event whose button is filled: of those that the visitor may do something about."""
    able = [card for card, person in cards if card.step.kind in _URGENCY and _may_do(card, person)]
    return min(able, key=lambda card: (not card.round_no, _URGENCY.index(card.step.kind)), default=None)


def _may_do(card: EventCard, person: Person) -> bool:
    kind = card.step.kind
    current = card.round_no + (card.state == "closed" or not card.round_no)
    return may(person, _NEEDED.get(kind, kind), round=current, current=current, board=0, change=("", "")) is None


def _system(words: Words, card: EventCard) -> str:
    return system_words(words, card.system, card.tournament) if card.system else words("web-event.no-system")


def _view(look: Look, card: EventCard, person: Person, filled: bool) -> CardView:
    words, t = look.words, card.tournament
    count = len(t.teams) if card.of_teams else len(t.players)
    entered = words(f"web-home.{'teams' if card.of_teams else 'players'}", count=count)
    return CardView(
        event=card.event,
        name=t.event.name or card.event,
        facts=" · ".join(filter(None, (_system(words, card), entered, _where(look, card, person)))),
        progress=words(
            f"web-home.{'stages' if is_knockout(t) else 'rounds'}-done", done=card.rounds_done, rounds=card.rounds
        ),
        done=min(card.rounds_done, card.rounds),
        rounds=max(card.rounds, 1),
        fide=card.fide,
        step=_button(look, card, person, filled),
    )


def _where(look: Look, card: EventCard, person: Person) -> str:
    """Where the event stands, as far as the bar and the button do not say it."""
    words, day = look.words, card.tournament.event.start
    round_no, state = (card.round_no, card.state) if may_read(person, "journal") is None else card.out
    if round_no == 0:
        return words("web-home.begins", day=words.day(day)) if day else ""
    return words(f"web-home.state.{state}", round=round_no)


def _button(look: Look, card: EventCard, person: Person, filled: bool) -> StepButton | None:
    step, words = card.step, look.words
    if step.kind == "done" or person == READER:
        return StepButton("done", words("web-home.see"), f"/e/{card.event}/standings")
    if not _may_do(card, person):
        return None
    label = words.say(step.said)
    base = f"/e/{card.event}"
    if step.kind in _DONE_AT_ONCE:
        back = base + _DONE_AT_ONCE[step.kind].format(round=step.round_no)
        return StepButton(step.kind, label, back, step.kind, step.round_no, filled)
    place = _PLACES[step.kind].format(round=step.round_no, board=step.board)
    return StepButton(step.kind, label, base + place, filled=filled)


# A whole event out of a file


@plain_page("/import")
def import_page(look: Look) -> Page:
    """The way in for files."""
    _require_organiser(look.visitor.person)
    return _import_page()


def _import_page(**more: object) -> Page:
    empty: Mapping[str, object] = {"wrong": "", "found": (), "taken": "", "file": "", "here": "", "how": ""}
    status = 422 if more.get("wrong") else 200
    return Page("import.html", {**empty, "most": MOST_BYTES // 1_000_000, "systems": SYSTEMS, **more}, status)


def _require_organiser(person: Person) -> None:
    why = may(person, "create")
    if why is not None:
        raise Forbidden(why)


async def _import(request: Request) -> Response:
    look = await run_in_threadpool(plain_look, request, request.app.state.hall)
    _require_organiser(look.visitor.person)
    async with request.form(max_files=1, max_fields=5) as form:
        upload = form.get("file")
        data = await upload.read(MOST_BYTES + 1) if isinstance(upload, UploadFile) else b""
        name = (upload.filename or "") if isinstance(upload, UploadFile) else ""
        backups = os.path.join(look.hall.data, "backups") if look.hall.data else ""
        wish = FileWish(str(form.get("system", "")), form.get("copy") == "true", backups)
    return await run_in_threadpool(_imported, request, look, name, data, wish)


def _imported(request: Request, look: Look, name: str, data: bytes, wish: FileWish) -> Response:
    try:
        taken = take_file(look.hall.store, name, data, look.visitor.person, wish)
    except AlreadyHere as error:
        page = _import_page(here=error.event, how=error.how, said=look.words.say(error.message), file=name)
        return packed(request, made(html_of(look, page)))
    except HakemError as error:
        found = error.found if isinstance(error, BadUpload) else ()
        page = _import_page(wrong=look.words.say(error.message), found=_lines(look, found), file=name)
        status = 200 if "hx-request" in request.headers else status_of(error)
        return packed(request, made(html_of(look, page)), status)
    if not taken.adjusted:
        return RedirectResponse(f"/e/{taken.event}", 303)
    page = _import_page(taken=taken.event, found=_lines(look, taken.adjusted), file=name)
    return packed(request, made(html_of(look, page)))


def _lines(look: Look, found: Sequence[FoundIn]) -> list[str]:
    """Each finding behind its place."""
    words = look.words
    return [words("import.at", row=f.row, column=f.column, what=words.say(f.message)) for f in found]


# Examples


async def _demo(request: Request) -> Response:
    form: FormData = await request.form(max_files=0, max_fields=5)
    return await run_in_threadpool(_copied, request, str(form.get("demo", "")))


def _copied(request: Request, demo: str) -> Response:
    look = plain_look(request, request.app.state.hall)
    _require_organiser(look.visitor.person)
    if demo not in DEMOS:
        raise HTTPException(404)
    event = open_copy(look.hall.store, demo, look.words(f"web-home.demo.{demo}"), look.visitor.person)
    return RedirectResponse(f"/e/{event}", 303)


ROUTES: list[BaseRoute] = [
    home,
    import_page,
    Route("/import", _import, methods=["POST"]),
    Route("/demo", _demo, methods=["POST"]),
]
