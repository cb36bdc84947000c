"""Prizes: the list of the event, built category by category, and who gets what as the standings are.

What-if counts here too: results that somebody assumes for open boards stand in the
address, as they do on the page of the standings.
"""

from __future__ import annotations

from urllib.parse import quote, urlencode

from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.assuming import assumable, assumed_standings, boards_to_assume, with_assumed
from hakem.desk.journal.board_words import put_off_said
from hakem.desk.prize_field import EventAwards, desk_awards
from hakem.desk.prize_text import amount_text
from hakem.desk.prize_working import money
from hakem.facts.event_kind import is_knockout
from hakem.formats.native import to_data
from hakem.model import PrizeCategory, PrizeList, Tournament
from hakem.values import replace
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.standings import wish_text, wished_results
from hakem.web.prize_form import STEPS, category_form, moved, sent_category, sent_rules, with_category, without_category
from hakem.web.prize_view import prize_view
from hakem.web.tables.shown import shown_event, standings_of, table_links

_OLDEST_OF_U12 = 12


@event_page("/prizes", "standings")
def prizes_page(look: Look) -> Page:
    """Who gets what, and the list."""
    t = shown_event(look)
    wished = {} if is_knockout(t) else assumable(t, wished_results(look.query.get("r", "")))
    after = look.desk.rounds_over
    found = _found(look, t, wished) if t.prizes.categories and (after or wished) else None
    view: dict[str, object] = {
        "tab": "standings",
        "tables": table_links(look, "prizes"),
        **prize_view(t, found, look.words),
        "final": look.desk.finished and not wished,
        "after": after,
        "assumed": len(wished),
        "put_off": look.words.say(waits) if (waits := put_off_said(look.desk)) else "",
        "wish": wish_text(wished),
        "what_if": bool(not is_knockout(t) and t.rounds and boards_to_assume(t)),
        "papers": _papers(look) if found and look.reads("journal") else (),
    }
    return Page("prizes.html", {**view, **(_editing(look, t) if look.can("prizes") else {"editing": False})})


def _found(look: Look, t: Tournament, wished: dict[int, str]) -> EventAwards:
    """Who gets what; a round of which nothing is known does not count unless somebody assumes something of it."""
    if wished:
        with_results = with_assumed(t, wished)
        return desk_awards(replace(look.desk, tournament=with_results), assumed_standings(t, wished))
    found = None if is_knockout(t) else standings_of(look, t, look.desk.rounds_over)
    return desk_awards(replace(look.desk, tournament=t), found)


def _papers(look: Look) -> tuple[tuple[str, str], ...]:
    base = f"/api/v1/events/{quote(look.running.event)}{f'@{look.past}' if look.past else ''}/documents"
    query = urlencode({"language": look.words.language})
    return tuple(
        (look.words(f"web-paper.name.{name}"), f"{base}/{name}.pdf?{query}")
        for name in ("prizes", "ceremony", "prize-receipts")
    )


# The list


def _editing(look: Look, t: Tournament) -> dict[str, object]:
    """The forms of the list, for those who may change it."""
    numbers = {p.id: f"{p.number} {p.name}" for p in t.players}
    day = t.event.start or t.event.end
    return {
        "editing": not look.past,
        "listed": t.prizes,
        "excluded": "\n".join(numbers.get(p, "?") for p in t.prizes.excluded),
        "steps": [(amount_text(step), look.words.say(money(step)), step == t.prizes.step) for step in _steps(t.prizes)],
        "forms": [category_form(each, t) for each in t.prizes.categories],
        "new_form": category_form(_suggested(look, t), t, new=True),
        "u12": str(day.year - _OLDEST_OF_U12) if day else "",
        "everybody": [f"{p.number} {p.name}" for p in sorted(t.players, key=lambda p: p.number)],
        "clubs": sorted({p.club for p in t.players if p.club}),
        "team_names": sorted(team.name for team in t.teams),
        "group_names": sorted({each.text for each in look.desk.groups if each.text}),
    }


def _steps(listed: PrizeList) -> list[int]:
    return sorted({*STEPS, listed.step})


def _suggested(look: Look, t: Tournament) -> PrizeCategory:
    """What a new category is likely to be: the main one first, then one that shares as the last one does."""
    if not t.prizes.categories:
        return PrizeCategory(look.words("web-prizes.main"))
    return PrizeCategory("", sharing=t.prizes.categories[-1].sharing)


@event_form("/prizes", "prizes")
def change_category(sent: FormSent) -> Response:
    """A category as its form has it: saved, moved or removed."""
    listed, old, do = sent.look.desk.tournament.prizes, sent.text("old"), sent.text("do")
    if do == "remove":
        now = without_category(listed, old)
    elif do in ("up", "down"):
        now = moved(listed, old, -1 if do == "up" else 1)
    else:
        now = with_category(listed, old, sent_category(sent))
    return _saved(sent, now)


@event_form("/prizes/rules", "prizes")
def change_rules(sent: FormSent) -> Response:
    """How many prizes somebody may take, the currency, the smallest amount, and who takes none."""
    return _saved(sent, sent_rules(sent, sent.look.desk.tournament.prizes))


def _saved(sent: FormSent, listed: PrizeList) -> Response:
    answer = sent.do("prizes", to_data(listed))
    return forth(f"/e/{sent.look.running.event}/prizes", answer)


ROUTES: list[BaseRoute] = [prizes_page, change_category, change_rules]
