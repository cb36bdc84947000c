"""Prizes: the list of the event, built category by category, and who gets what as the standings are.

What-if counts here too: results that somebody assumes for open boards stand in the
address, as they do on the page of the standings.
"""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import quote, urlencode

from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.assuming import assumable, assumed_standings, boards_to_assume, with_assumed
from hakem.desk.awards import CategoryAwards, PrizeShare
from hakem.desk.prize_field import EventAwards, desk_awards
from hakem.desk.prize_text import amount_text
from hakem.desk.prize_working import conditions, money, prize_message
from hakem.exports.prizes import working_lines
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.formats.native import to_data
from hakem.i18n import Message
from hakem.model import PrizeCategory, PrizeList, Tournament
from hakem.reports.columns import composed
from hakem.tiebreaks.standings import last_known_round
from hakem.values import dataclass, replace
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.standings import wish_text, wished_results
from hakem.web.prize_form import STEPS, category_form, moved, sent_category, sent_rules, with_category, without_category
from hakem.web.tables.shown import shown_event, standings_of, table_links
from hakem.web.tables.standings_view import place_text

_OLDEST_OF_U12 = 12


@dataclass(frozen=True, slots=True)
class PrizeRow:
    """Somebody who gets a prize: the place in the category, who it is, what, and why."""

    place: str
    id: int
    name: str
    prize: str
    working: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class CategoryView:
    """A category: who competes for it, how it is shared, who gets what, and what there is to say about it."""

    name: str
    about: str
    rows: tuple[PrizeRow, ...]
    notes: tuple[str, ...]


@event_page("/prizes", "standings")
def prizes_page(look: Look) -> Page:
    """Who gets what, and the list."""
    t = shown_event(look)
    wished = {} if is_knockout(t) else assumable(t, wished_results(look.query.get("r", "")))
    after = last_known_round(t)
    found = _found(look, t, wished) if t.prizes.categories and (after or wished) else None
    views = tuple(_view(look, found, each) for each in found.awards.categories) if found else ()
    view: dict[str, object] = {
        "tab": "standings",
        "tables": table_links(look, "prizes"),
        "categories": views,
        "rule": look.words(f"prize.each.{t.prizes.each.value}"),
        "funds": _funds(look, found) if found else (),
        "out": _out(look, found) if found else (),
        "of_teams": is_team_event(t),
        "final": look.desk.finished and not wished,
        "after": after,
        "assumed": len(wished),
        "wish": wish_text(wished),
        "what_if": bool(not is_knockout(t) and t.rounds and boards_to_assume(t)),
        "announced": () if found else tuple(_announced(look, each, t) for each in t.prizes.categories),
        "papers": _papers(look) if found and look.reads("journal") else (),
    }
    return Page("prizes.html", {**view, **(_editing(look, t) if look.can("prizes") else {"editing": False})})


def _found(look: Look, t: Tournament, wished: dict[int, str]) -> EventAwards:
    """Who gets what; a round of which nothing is known does not count unless somebody assumes something of it."""
    if wished:
        with_results = with_assumed(t, wished)
        return desk_awards(replace(look.desk, tournament=with_results), assumed_standings(t, wished))
    found = None if is_knockout(t) else standings_of(look, t, last_known_round(t))
    return desk_awards(replace(look.desk, tournament=t), found)


def _view(look: Look, found: EventAwards, category: CategoryAwards) -> CategoryView:
    rows = tuple(_row(look, found, category, share) for share in category.shares)
    about = _about(look, category.category)
    return CategoryView(category.category.name, about, rows, tuple(_notes(look, found, category)))


def _about(look: Look, category: PrizeCategory) -> str:
    """Who competes, and how those who are tied share."""
    w = look.words
    who = [w.say(each) for each in conditions(category)] or [w("web-prizes.everybody")]
    return " · ".join((", ".join(who), w(f"prize.sharing.{category.sharing.value}")))


def _row(look: Look, found: EventAwards, category: CategoryAwards, share: PrizeShare) -> PrizeRow:
    what = look.words.say(prize_message(share.coins, share.thing, category.currency))
    why = tuple(working_lines(found, category, share, look.words.renderer, places=False))
    return PrizeRow(place_text(share.first, share.last), share.id, composed(found.names[share.id]), what, why)


def _notes(look: Look, found: EventAwards, category: CategoryAwards) -> Iterator[str]:
    """Who stood among the winners and took another prize, and what nobody takes."""
    w = look.words
    if not category.given:
        yield w("prize.too-few", entitled=category.entitled, least=category.category.least)
        return
    for who, other in category.passed:
        yield w("prize.passed", name=composed(found.names[who]), category=other)
    left = tuple(
        Message("prize.left-place", {"place": place, "prize": prize_message(p.coins, p.thing, category.currency)})
        for place, p in category.left
    )
    if left:
        yield w("prize.left-over", prizes=left)


def _announced(look: Look, category: PrizeCategory, t: Tournament) -> CategoryView:
    """A category before anything is played: what its places are worth."""
    currency = category.currency or t.prizes.currency
    rows = tuple(
        PrizeRow(str(place), 0, "", look.words.say(prize_message(prize.coins, prize.thing, currency)), ())
        for place, prize in enumerate(category.prizes, start=1)
    )
    return CategoryView(category.name, _about(look, category), rows, ())


def _funds(look: Look, found: EventAwards) -> tuple[tuple[str, str, str], ...]:
    """All money, what is paid, and what stays, by currency."""
    say = look.words.say
    return tuple(
        (
            say(money(fund.whole, fund.currency)),
            say(money(fund.paid, fund.currency)),
            say(money(fund.kept, fund.currency)),
        )
        for fund in found.awards.funds
        if fund.whole
    )


def _out(look: Look, found: EventAwards) -> tuple[tuple[str, str], ...]:
    return tuple((composed(each.name), look.words(f"prize.out.{why.value}")) for each, why in found.field.out)


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
