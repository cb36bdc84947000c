"""Prizes as texts: who gets what and why, what is only announced, what becomes of the money."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.awards import CategoryAwards, PrizeShare
from hakem.desk.prize_field import EventAwards
from hakem.desk.prize_working import conditions, missing, money, prize_message
from hakem.exports.prizes import working_lines
from hakem.facts.event_kind import is_team_event
from hakem.i18n import Message
from hakem.model import PrizeCategory, Tournament
from hakem.reports.columns import composed
from hakem.values import dataclass
from hakem.web.rendering import PageView, Words
from hakem.web.tables.standings_view import place_text


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


def prize_view(t: Tournament, found: EventAwards | None, w: Words) -> PageView:
    """Everything about the prizes of an event; ``found`` is None as long as nothing is known."""
    return {
        "categories": tuple(_view(found, each, w) for each in found.awards.categories) if found else (),
        "announced": () if found else tuple(_announced(each, t, w) for each in t.prizes.categories),
        "rule": w(f"prize.each.{t.prizes.each.value}"),
        "funds": _funds(found, w) if found else (),
        "out": _out(found, w) if found else (),
        "of_teams": is_team_event(t),
    }


def _view(found: EventAwards, category: CategoryAwards, w: Words) -> CategoryView:
    rows = tuple(_row(found, category, share, w) for share in category.shares)
    about = _about(category.category, w)
    return CategoryView(category.category.name, about, rows, tuple(_notes(found, category, w)))


def _about(category: PrizeCategory, w: Words) -> str:
    """Who competes, and how those who are tied share."""
    who = [w.say(each) for each in conditions(category)] or [w("web-prizes.everybody")]
    return " · ".join((", ".join(who), w(f"prize.sharing.{category.sharing.value}")))


def _row(found: EventAwards, category: CategoryAwards, share: PrizeShare, w: Words) -> PrizeRow:
    what = w.say(prize_message(share.coins, share.thing, category.currency))
    why = tuple(working_lines(found, category, share, w.renderer, places=False))
    return PrizeRow(place_text(share.first, share.last), share.id, composed(found.names[share.id]), what, why)


def _notes(found: EventAwards, category: CategoryAwards, w: Words) -> Iterator[str]:
    """Who stood among the winners and took another prize, what nobody takes, and what is not known of whom."""
    yield from map(w.say, missing(found, category.category))
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


def _announced(category: PrizeCategory, t: Tournament, w: Words) -> CategoryView:
    """A category before anything is played: what its places are worth."""
    currency = category.currency or t.prizes.currency
    rows = tuple(
        PrizeRow(str(place), 0, "", w.say(prize_message(prize.coins, prize.thing, currency)), ())
        for place, prize in enumerate(category.prizes, start=1)
    )
    return CategoryView(category.name, _about(category, w), rows, ())


def _funds(found: EventAwards, w: Words) -> tuple[tuple[str, str, str], ...]:
    """All money, what is paid, and what stays, by currency."""
    say = w.say
    return tuple(
        (
            say(money(fund.whole, fund.currency)),
            say(money(fund.paid, fund.currency)),
            say(money(fund.kept, fund.currency)),
        )
        for fund in found.awards.funds
        if fund.whole
    )


def _out(found: EventAwards, w: Words) -> tuple[tuple[str, str], ...]:
    return tuple((composed(each.name), w(f"prize.out.{why.value}")) for each, why in found.field.out)
