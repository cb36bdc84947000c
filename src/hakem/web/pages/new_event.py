"""A new event on one page: the choices at the left, and at the right the announcement that they come to."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.journal.asking import ActionAsked, Unread
from hakem.desk.journal.fide_mode import departures
from hakem.desk.journal.roles import Forbidden, may
from hakem.desk.planning import one_winner
from hakem.errors import HakemError, RequestError
from hakem.pairing import Option
from hakem.store.running import create_event
from hakem.tiebreaks import Preset
from hakem.values import dataclass
from hakem.web.acting import refused
from hakem.web.announcement import announcement
from hakem.web.cache import made
from hakem.web.looking import Look, Page, frame, html_of, packed, plain_look, plain_page, status_of
from hakem.web.making import begin_named
from hakem.web.new_form import OWN, PLAYER_CARDS, POINTS, PROMOTED, TEAM_CARDS, NewForm, SystemCard, drafted
from hakem.web.rendering import rendered
from hakem.web.rules_words import capitalised, edition_words, preset_lines, value_words

MOST_FIELDS = 200


@dataclass(frozen=True, slots=True)
class ChoiceView:
    """Something to choose: its value, its words, a sentence about it, and whether it is chosen."""

    value: str
    title: str
    more: str = ""
    chosen: bool = False
    name: str = ""


@dataclass(frozen=True, slots=True)
class OptionView:
    """An option of the rules: a choice of words, or a number or text where nobody can list the values."""

    name: str
    title: str
    values: tuple[ChoiceView, ...]
    is_free: bool
    typed: str
    usual: str


@plain_page("/new")
def new_event(look: Look) -> Page:
    """The empty form."""
    _require_organiser(look)
    return _page(look, NewForm(_first_choices(look)))


def _first_choices(look: Look) -> dict[str, str]:
    return {"kind": "teams" if look.query.get("kind") == "teams" else "players"}


def _require_organiser(look: Look) -> None:
    why = may(look.visitor.person, "create")
    if why is not None:
        raise Forbidden(why)


def _page(look: Look, form: NewForm, wrong: str = "") -> Page:
    return Page("new_event.html", {**_view(look, form), "wrong": wrong}, 422 if wrong else 200)


def _view(look: Look, form: NewForm) -> dict[str, object]:
    """Everything that the form and the announcement show."""
    draft = drafted(form, look.visitor.person, look.words("web-new.unnamed"))
    about = announcement(look.words, draft.desk, form.rounds is not None)
    options = [_option(look, form, each) for each in form.known_options]
    promoted = PROMOTED.get(form.card.system, ())
    names = {form.option_name(each): each.name in promoted for each in form.known_options}
    return {
        "typed": form.typed,
        "form": form,
        "player_cards": _cards(look, PLAYER_CARDS, form),
        "team_cards": _cards(look, TEAM_CARDS, form),
        "editions": _editions(look, form),
        "presets": [_preset(look, form, each) for each in form.presets],
        "own_ties": ChoiceView(OWN, look.words("web-new.ties.own"), chosen=form.ties == OWN, name=form.ties_name),
        "points": _points(look, form),
        "rounds_why": _rounds_why(look, form),
        "main_options": [each for each in options if names[each.name]],
        "more_options": [each for each in options if not names[each.name]],
        "about": about,
        "missing": [look.words.say(each) for each in form.missing],
        "refusal": look.words.say(draft.refusal) if draft.refusal else "",
        "warnings": [look.words.say(each.message) for each in draft.warnings],
        "left": [look.words.say(each) for each in departures(draft.desk)] if draft.desk else [],
    }


def _cards(look: Look, cards: tuple[SystemCard, ...], form: NewForm) -> list[ChoiceView]:
    """The systems with a sentence each; the first is chosen until somebody chooses another one."""
    words = look.words
    name = "system-teams" if cards is TEAM_CARDS else "system-players"
    known = [card.key for card in cards]
    wanted = form.text(name) if form.text(name) in known else known[0]
    return [
        ChoiceView(key, words(f"web-new.card.{key}"), words(f"web-new.how.{key}"), key == wanted, name) for key in known
    ]


def _editions(look: Look, form: NewForm) -> list[ChoiceView]:
    name = f"edition-{form.card.key}"
    return [
        ChoiceView(
            text.edition.id,
            edition_words(look.words, text.edition),
            look.words.renderer.title(text.edition.whole, text.edition.title),
            text == form.by,
            name,
        )
        for text in form.texts
    ]


def _preset(look: Look, form: NewForm, preset: Preset) -> ChoiceView:
    listed = " → ".join(f"{line.title} ({line.code})" for line in preset_lines(look.words, preset))
    title = capitalised(look.words, look.words.say(preset.title))
    return ChoiceView(preset.name, title, listed, form.ties == preset.name, form.ties_name)


def _points(look: Look, form: NewForm) -> list[ChoiceView]:
    chosen = form.text("points", POINTS[0])
    known = [ChoiceView(text, text.replace("-", " – "), chosen=chosen == text, name="points") for text in POINTS]
    return [*known, ChoiceView(OWN, look.words("web-new.points.own"), chosen=chosen == OWN, name="points")]


def _rounds_why(look: Look, form: NewForm) -> str:
    """The suggestion with its reason."""
    words, sides = look.words, form.count("expected")
    if form.by_scores:
        if form.suggested is None:
            return words("web-new.rounds.say-players")
        return words("web-new.rounds.swiss", rounds=form.suggested, least=one_winner(sides), players=sides)
    if form.suggested is None:
        return words(f"web-new.rounds.open.{form.card.system}")
    if form.groups > 1:
        return words("web-new.rounds.groups", rounds=form.suggested, groups=form.groups, sides=-(-sides // form.groups))
    return words(f"web-new.rounds.{form.card.system}", rounds=form.suggested, sides=sides)


def _option(look: Look, form: NewForm, option: Option[object]) -> OptionView:
    words, name = look.words, form.option_name(option)
    typed = form.text(name)
    values = tuple(ChoiceView(value, value_words(words, value), chosen=value == typed) for value, _ in option.values)
    title = capitalised(words, words.say(option.title))
    is_free = option.free is not None and len(values) == 1
    return OptionView(name, title, values, is_free, typed, values[0].title)


# What is sent


def _form_of(data: FormData) -> NewForm:
    return NewForm({name: str(value)[:400] for name, value in data.multi_items() if isinstance(value, str)})


async def _draft(request: Request) -> Response:
    """What the page shows beside the form, while somebody types; nothing is stored."""
    data = await request.form(max_files=0, max_fields=MOST_FIELDS)
    return await run_in_threadpool(_drafted, request, _form_of(data))


def _drafted(request: Request, form: NewForm) -> Response:
    look = plain_look(request, request.app.state.hall)
    _require_organiser(look)
    return HTMLResponse(rendered("new_event_parts.html", {**frame(look), **_view(look, form)}))


async def _create(request: Request) -> Response:
    data = await request.form(max_files=0, max_fields=MOST_FIELDS)
    return await run_in_threadpool(_created, request, data)


def _created(request: Request, data: FormData) -> Response:
    look, form = plain_look(request, request.app.state.hall), _form_of(data)
    person, store = look.visitor.person, look.hall.store
    read = tuple(str(code) for code in data.getlist("_confirm"))
    asked = ActionAsked("create", form.fields(), person, confirm=read)
    try:
        if form.missing:
            raise RequestError(form.missing[0])
        event = begin_named(store, form.text("name"), lambda event: create_event(store, event, asked))
    except HakemError as error:
        return _not_created(request, look, error, data)
    return RedirectResponse(f"/e/{event}/groups?into={form.groups}" if form.groups > 1 else f"/e/{event}/players", 303)


def _not_created(request: Request, look: Look, error: HakemError, data: FormData) -> Response:
    """The form as it was typed, and why not; warnings come with a button that confirms them."""
    if isinstance(error, Unread) or "hx-request" in request.headers:
        return refused(request, look, error, data)
    page = _page(look, _form_of(data), look.words.say(error.message))
    return packed(request, made(html_of(look, page)), status_of(error))


ROUTES: list[BaseRoute] = [
    new_event,
    Route("/new", _create, methods=["POST"]),
    Route("/new/draft", _draft, methods=["POST"]),
]
