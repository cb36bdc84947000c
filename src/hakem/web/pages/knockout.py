"""Knockouts and play-offs: the bracket, a match with its games and steps, and ties that are played off."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.journal.roles import may_read
from hakem.desk.journal.views import rounds_planned
from hakem.desk.knockout_matches import KnockoutNow, knockout_now
from hakem.errors import HakemError
from hakem.facts.event_kind import is_knockout
from hakem.facts.rewind import after_round
from hakem.i18n import Json
from hakem.knockout import MatchKey
from hakem.model import Tournament
from hakem.web.acting import forth
from hakem.web.bracket_view import bracket_view
from hakem.web.forms import FormSent, event_form
from hakem.web.game_view import moments
from hakem.web.key_bar import game_keys
from hakem.web.knockout_view import KnockoutWords
from hakem.web.looking import Look, Page, event_page
from hakem.web.play_off_view import PlayOffWords, ties_view, usual_clocks
from hakem.web.sent import number_in


@event_page("/knockout", "round")
def knockout(look: Look) -> Page:
    """The bracket, and the games that are open."""
    return bracket_page(look, None)


@event_page("/knockout/{match}", "round")
def knockout_match(look: Look) -> Page:
    """The bracket with one match opened."""
    stage, _, number = str(look.params["match"]).partition("-")
    if not (stage.isdecimal() and number.isdecimal() and len(stage + number) < 9):
        raise HTTPException(404)
    return bracket_page(look, (int(stage), int(number)))


def bracket_page(look: Look, chosen: MatchKey | None = None) -> Page:
    """The bracket with the games that are open, or with those of one match."""
    view: dict[str, object] = {"tab": "rounds"}
    try:
        now = knockout_now(_seen(look))
    except HakemError as error:
        why = look.words.say(error.message) if is_knockout(look.desk.tournament) else look.words("web-knockout.none")
        return Page("knockout_none.html", {**view, "why": why})
    if chosen is not None and chosen not in now.matches:
        raise HTTPException(404)
    said = KnockoutWords(look.words, look.desk, now, look.entries)
    base = f"/e/{look.running.event}/knockout"
    here = base if chosen is None else f"{base}/{chosen[0]}-{chosen[1]}"
    return Page("bracket_page.html", {**view, **_view(look, now, said, chosen), "here": here})


def _seen(look: Look) -> Tournament:
    """The event as the person may see it: who only reads sees the rounds that are published."""
    t, out = look.desk.tournament, look.desk.published
    if may_read(look.visitor.person, "round") is None:
        return t
    return after_round(t, max(out)) if out else t


def _view(look: Look, now: KnockoutNow, said: KnockoutWords, chosen: MatchKey | None) -> dict[str, object]:
    return {
        "facts": said.facts(),
        "drawing": bracket_view(look.words, now, said.names, chosen),
        "match": said.match(chosen) if chosen else None,
        "games_now": said.now(),
        "coming": said.coming(),
        "selected": said.selected(),
        "first_open": next((_address(m.key) for m in now.matches.values() if any(g.is_open for g in m.games)), ""),
        "begun": look.desk.round_no > 0,
        **_keys(look),
    }


def _address(key: MatchKey) -> str:
    return f"{key[0]}-{key[1]}"


# Play-offs


@event_page("/play-off", "standings")
def play_off(look: Look) -> Page:
    """Ties that can be played off, and the play-offs that were begun."""
    desk, when = look.desk, moments(look.entries)
    begun = [PlayOffWords(look.words, desk, each, when).view() for each in desk.play_offs]
    why_not = _no_play_off(look)
    view = {
        "tab": "standings",
        "play_offs": begun,
        "why_not": why_not,
        "ties": [] if why_not else ties_view(look.words, desk),
        "clocks": usual_clocks(look.words),
        "here": f"/e/{look.running.event}/play-off",
        **_keys(look),
    }
    return Page("play_off.html", view)


def _keys(look: Look) -> dict[str, object]:
    """The bar of keys, and whether there is anything for them to enter into."""
    bar = game_keys(look.words, f"/e/{look.running.event}")
    return {"keys": bar, "enters": look.can("game") and not look.desk.finished}


def _no_play_off(look: Look) -> str:
    """Why none can be begun now."""
    desk = look.desk
    if is_knockout(desk.tournament):
        return look.words("web-knockout.po.knockout")
    if desk.round_no == 0 or desk.round_no < rounds_planned(desk):
        return look.words("web-knockout.po.none-yet")
    if desk.open_boards(desk.round_no):
        return look.words("web-knockout.po.open-results")
    return look.words("web-knockout.po.finished") if desk.finished else ""


@event_form("/play-off/start", "play-off")
def start_play_off(sent: FormSent) -> Response:
    """Begin a play-off: its choices come one by one, and the action wants them together."""
    chosen: dict[str, Json] = {name: sent.text(name) for name in ("games", "extra", "time") if sent.text(name)}
    chosen |= {name: "yes" for name in ("eliminate", "short", "round_robin") if sent.text(name)}
    fields: dict[str, Json] = {"format": chosen, "seed": sent.text("seed")}
    place = number_in(sent.text("place"), 5)
    if place is not None:
        fields["place"] = place
    return forth(f"/e/{sent.look.running.event}/play-off", sent.do("play-off", fields))


ROUTES: list[BaseRoute] = [
    knockout,
    knockout_match,
    play_off,
    start_play_off,
]
