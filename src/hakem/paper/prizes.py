"""Prizes on paper: who gets what for the wall, the order in which they are called, and the list that is signed."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.awards import CategoryAwards, PrizeShare
from hakem.desk.journal.board_words import put_off_said
from hakem.desk.prize_field import EventAwards, desk_awards
from hakem.desk.prize_working import conditions, missing, money, prize_message, working
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout
from hakem.i18n import Message, Renderer
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import heading
from hakem.paper.sheet import GREY, Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.reports.columns import composed

_WALL = TableStyle(11, 18)
_CALLED = TableStyle(15, 27)
"""Read from a lectern."""
_SIGNED = TableStyle(10, 27)
"""Room for a signature."""
_SHOWN_WHY = frozenset({"prize.share-place", "prize.share-score", "prize.hort", "prize.by-list", "prize.odd-more"})


def prizes(wish: PaperWish) -> bytes:
    """Category by category who gets what, with the working of what is shared."""
    found, words = _found(wish), Renderer(wish.language)
    flow, sheets = _begun(wish, "paper.prizes", words)
    _table(flow, wish, found, words)
    flow.heading(words.words("prize.column.working"), with_next=30)
    for category in found.awards.categories:
        lines = [*_notes(found, category, words)]
        if lines:
            flow.sentence(composed(category.category.name), 10)
        for line in lines:
            flow.sentence(line, 9, grey=GREY, indent=10)
    flow.heading(words.words("paper.prizes-rules"), with_next=30)
    flow.sentence(words.words(f"prize.each.{wish.desk.tournament.prizes.each.value}"))
    flow.sentence(words.words("prize.odd-rule"))
    return sheets.pdf(words)


def ceremony(wish: PaperWish) -> bytes:
    """As it is read out: the last category first, and in each from the last place to the first."""
    found, words = _found(wish), Renderer(wish.language)
    flow, sheets = _begun(wish, "paper.ceremony", words)
    _table(flow, wish, found, words, called=True)
    return sheets.pdf(words)


def prize_receipts(wish: PaperWish) -> bytes:
    """Everybody who gets something once, in the order of the standings, with room to sign."""
    found, words = _found(wish), Renderer(wish.language)
    flow, sheets = _begun(wish, "paper.prize-receipts", words)
    columns = [
        TableColumn(words.words("paper.column.number"), "right"),
        TableColumn(words.words("paper.column.name"), elastic=True, bold=True),
        TableColumn(words.words("paper.column.for"), elastic=True),
        TableColumn(words.words("paper.column.prize"), elastic=True),
        TableColumn(words.words("paper.column.signature"), least=120),
    ]
    flow.table(columns, [*_receipts(found, words)], _SIGNED)
    for fund in found.awards.funds:
        if fund.paid:
            flow.sentence(words.say(Message("paper.prizes-paid", {"money": money(fund.paid, fund.currency)})), 11)
    flow.sentence("")
    name = wish.desk.tournament.event.chief_arbiter or "…………………………"
    flow.sentence(words.say(Message("paper.sign-here", {"name": name})))
    return sheets.pdf(words)


def _found(wish: PaperWish) -> EventAwards:
    t = wish.desk.tournament
    if not t.prizes.categories:
        raise RequestError(Message("paper.no-prizes"))
    return desk_awards(wish.desk)


def _begun(wish: PaperWish, title: str, words: Renderer) -> tuple[Flow, Sheets]:
    t = wish.desk.tournament
    after = len(t.rounds) if is_knockout(t) else wish.desk.rounds_over
    key = "paper.prizes-final" if wish.desk.finished else "paper.prizes-so-far"
    note = words.say(Message(key, {"round": after}))
    assumed = put_off_said(wish.desk)
    sheets = Sheets(heading(wish, words.words(title), note, words.say(assumed) if assumed else ""))
    return Flow(sheets), sheets


def _about(category: CategoryAwards, words: Renderer) -> str:
    who = [words.say(each) for each in conditions(category.category)] or [words.words("web-prizes.everybody")]
    return " · ".join((", ".join(who), words.words(f"prize.sharing.{category.category.sharing.value}")))


def _table(flow: Flow, wish: PaperWish, found: EventAwards, words: Renderer, called: bool = False) -> None:
    """Place, name, club and prize below the name of each category; where they are called, from the last on."""
    clubs = {int(p.id): p.club for p in wish.desk.tournament.players} if found.field.of_players else {}
    rows: list[PaperRow] = []
    for category in found.awards.categories[::-1] if called else found.awards.categories:
        name = composed(category.category.name)
        if category.shares or not called:
            rows.append(PaperRow((name if called else f"{name} · {_about(category, words)}",), band=True))
        for share in category.shares[::-1] if called else category.shares:
            what = words.say(prize_message(share.coins, share.thing, category.currency))
            who = composed(found.names[share.id]), composed(clubs.get(share.id) or "")
            rows.append(PaperRow((_place(share), *who, what)))
        if not category.shares and not called:
            rows.append(PaperRow(("–", words.words("web-prizes.nobody"), "", "")))
    columns = [
        TableColumn(words.words("paper.column.place"), "right", bold=True, least=34),
        TableColumn(words.words("paper.column.name"), elastic=True),
        TableColumn(words.words("paper.column.club"), elastic=True),
        TableColumn(words.words("paper.column.prize"), "right", bold=True, least=90),
    ]
    flow.table(columns, rows, _CALLED if called else _WALL)


def _place(share: PrizeShare) -> str:
    return str(share.first) if share.first == share.last else f"{share.first}–{share.last}"


def _notes(found: EventAwards, category: CategoryAwards, words: Renderer) -> Iterator[str]:
    """What is not known of whom, how what is shared was reckoned, who took another prize, and what nobody takes."""
    yield from map(words.say, missing(found, category.category))
    if not category.given:
        data = {"entitled": category.entitled, "least": category.category.least}
        yield words.say(Message("prize.too-few", data))
        return
    for share in category.shares:
        why = [words.say(each) for each in working(category.category, share) if each.key in _SHOWN_WHY]
        if why:
            yield f"{composed(found.names[share.id])}: {' · '.join(why)}"
    for who, other in category.passed:
        yield words.say(Message("prize.passed", {"name": composed(found.names[who]), "category": other}))
    left = tuple(
        Message("prize.left-place", {"place": place, "prize": prize_message(p.coins, p.thing, category.currency)})
        for place, p in category.left
    )
    if left:
        yield words.say(Message("prize.left-over", {"prizes": left}))


def _receipts(found: EventAwards, words: Renderer) -> Iterator[PaperRow]:
    number = 0
    for each in found.field.contenders:
        own = [(c, share) for c in found.awards.categories for share in c.shares if share.id == each.id]
        if own:
            number += 1
            why = ", ".join(f"{composed(c.category.name)} {_place(share)}." for c, share in own)
            what = ", ".join(words.say(prize_message(s.coins, s.thing, c.currency)) for c, s in own)
            yield PaperRow((str(number), composed(each.name), why, what, ""))
