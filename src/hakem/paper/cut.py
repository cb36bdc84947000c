"""Small papers that are cut from A4: slips for results, cards for boards, badges.

A stack of sheets is cut at once, and the piles are laid on each other: therefore
the first pile has the first boards, the second one goes on where the first one
ends. With 30 slips, three on a page, page 1 has slips 1, 11 and 21.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, TypeVar

from hakem.facts.seed_rating import seed_ratings
from hakem.i18n import Message, Renderer
from hakem.model import Colour, Player, PlayerId, Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.fonts import BOLD, folded, width
from hakem.paper.lists import teams_of
from hakem.paper.sheet import GREY, LIGHT, MM, Area, Heading, Sheets, box, disc, line, lines, middle, right, text
from hakem.reports import round_list
from hakem.reports.columns import composed
from hakem.reports.tables.rating_heads import rating_named
from hakem.reports.tables.round_list import ListedBoard, ListedPlayer

Item = TypeVar("Item")


def stacked(count: int, per_page: int) -> list[list[int | None]]:
    """Which item stands where on which page, so that piles of cut sheets are in order.

    >>> stacked(5, 2)
    [[0, 3], [1, 4], [2, None]]
    """
    pages = -(-count // per_page)
    return [
        [place * pages + page if place * pages + page < count else None for place in range(per_page)]
        for page in range(pages)
    ]


def tiles(
    sheets: Sheets, items: Sequence[Item], grid: tuple[int, int], draw: Callable[[Any, Area, Item], None]
) -> None:
    """Put items on bare pages, so many beside and below each other, with lines to cut along."""
    across, down = grid
    whole = sheets.area
    wide, high = whole.width / across, whole.height / down
    for chosen in stacked(len(items), across * down):
        page = sheets.page()
        page.append(lambda canvas: _cuts(canvas, whole, across, down))
        for place, item in enumerate(chosen):
            if item is None:
                continue
            left = whole.left + place % across * wide
            top = whole.top - place // across * high
            area = Area(left, top - high, left + wide, top)
            page.append(partial(_drawn, draw, area, items[item]))


def _drawn(draw: Callable[[Any, Area, Item], None], area: Area, item: Item, canvas: Any) -> None:
    draw(canvas, area, item)


def _cuts(canvas: Any, whole: Area, across: int, down: int) -> None:
    canvas.saveState()
    canvas.setDash(2, 3)
    for place in range(1, across):
        x = whole.left + whole.width * place / across
        line(canvas, x, whole.bottom, x, whole.top, 0.4, LIGHT - 0.2)
    for place in range(1, down):
        y = whole.bottom + whole.height * place / down
        line(canvas, whole.left, y, whole.right, y, 0.4, LIGHT - 0.2)
    canvas.restoreState()


def slips(wish: PaperWish) -> bytes:
    """A slip for every board, three on a page: the players, boxes for the result, lines for both to sign."""
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    teams = teams_of(wish.desk.tournament)
    title = words.say(Message("paper.slips", {"round": shown.round_no}))
    sheets = Sheets(Heading(shown.event, title), bare=True)

    def draw(canvas: Any, area: Area, board: ListedBoard) -> None:
        _slip(canvas, area, board, (shown.event, title, board.label), (words, teams))

    tiles(sheets, shown.boards, (1, 3), draw)
    return sheets.pdf(words)


def _slip(
    canvas: Any,
    area: Area,
    board: ListedBoard,
    said: tuple[str, str, str],
    known: tuple[Renderer, Mapping[PlayerId, str]],
) -> None:
    (event, title, label), (words, teams) = said, known
    left, high, top = area.left + 14 * MM, area.right - 14 * MM, area.top - 12 * MM
    text(canvas, left, top, event, 10, grey=GREY, room=high - left)
    text(canvas, left, top - 26, title, 15, bold=True)
    right(canvas, high, top - 32, label, 30, bold=True)
    right(canvas, high - 8 - width(label, 30, BOLD), top - 32, words.words("paper.column.board"), 12, grey=GREY)
    for place, (side, colour) in enumerate(zip(board.sides, board.sheet.colours, strict=True)):
        area = Area(left, 0, high, top - 68 - place * 46)
        _signing(canvas, area, side, (words, teams.get(side.id, "")), black=colour is Colour.BLACK)
    y = top - 182
    text(canvas, left, y + 4, words.words("paper.column.result"), 11, grey=GREY)
    for place, result in enumerate(("1 – 0", "½ – ½", "0 – 1", "")):
        x = left + 70 + place * 112
        box(canvas, Area(x, y - 4, x + (24 if result else 92), y + 20), 1)
        text(canvas, x + 32, y + 2, result, 16, bold=True)


def _signing(canvas: Any, area: Area, side: ListedPlayer, said: tuple[Renderer, str], *, black: bool) -> None:
    """A player with a line to sign on, and the team if there is one."""
    words, team = said
    disc(canvas, area.left + 7, area.top + 5, 13, black=black)
    parts, size = folded(side.called, area.width * 0.6, 15, BOLD)
    for number, part in enumerate(parts):
        y = area.top + (len(parts) - 1 - number) * size * 1.1
        text(canvas, area.left + 22, y, part, size, bold=True)
    known = " · ".join(str(each) for each in (side.number, side.rating, team) if each)
    text(canvas, area.left + 22, area.top - 13, known, 9, grey=GREY, room=area.width * 0.6)
    start = area.left + area.width * 0.68
    line(canvas, start, area.top - 6, area.right, area.top - 6, 0.6)
    text(canvas, start, area.top - 16, words.words("paper.signature"), 8, grey=GREY)


def place_cards(wish: PaperWish) -> bytes:
    """The numbers of the boards, folded in the middle so that they stand: two on a page."""
    words = Renderer(wish.language)
    t = wish.desk.tournament
    shown = round_list(t, wish.round_no or None) if t.rounds else None
    count = len(shown.boards) if shown else -(-len(t.players) // 2)
    labels = {line.board: line.label for line in shown.boards} if shown else {}
    event = composed(t.event.name)
    sheets = Sheets(Heading(event, words.words("paper.place-cards")), bare=True)

    def draw(canvas: Any, area: Area, board: int) -> None:
        label = labels.get(board, str(board))
        fold, centre = (area.top + area.bottom) / 2, (area.left + area.right) / 2
        canvas.saveState()
        canvas.setDash(1, 3)
        line(canvas, area.left, fold, area.right, fold, 0.4, LIGHT - 0.2)
        canvas.restoreState()
        _stands(canvas, area, label, event)
        canvas.saveState()
        canvas.translate(2 * centre, 2 * fold)
        canvas.rotate(180)
        _stands(canvas, area, label, event)
        canvas.restoreState()

    tiles(sheets, range(1, count + 1), (1, 2), draw)
    return sheets.pdf(words)


def _stands(canvas: Any, area: Area, label: str, event: str) -> None:
    """One side of a number that stands."""
    centre = (area.left + area.right) / 2
    middle(canvas, centre, area.bottom + 66, label, 130, bold=True, room=area.width * 0.7)
    lines(canvas, centre, area.bottom + 34, event, 12, grey=GREY, room=area.width * 0.8)


def badges(wish: PaperWish) -> bytes:
    """A badge for every player, eight on a page."""
    words = Renderer(wish.language)
    t = wish.desk.tournament
    players = sorted(t.players, key=lambda p: p.number)
    teams = {member: team.name for team in t.teams for member in team.members}
    sheets, rating_of = Sheets(Heading(t.event.name, words.words("paper.badges")), bare=True), seed_ratings(t)

    def draw(canvas: Any, area: Area, player: Player) -> None:
        rating = rating_named(rating_of(player), wish.language)
        _badge(canvas, area, player, (teams.get(player.id) or player.club or "", rating), t)

    tiles(sheets, players, (2, 4), draw)
    return sheets.pdf(words)


def _badge(canvas: Any, area: Area, player: Player, said: tuple[str, str], t: Tournament) -> None:
    club, rating = said
    centre, room = (area.left + area.right) / 2, area.width - 14 * MM
    family, _, given = composed(player.name).partition(",")
    called = " ".join(filter(None, (player.title.value if player.title else "", given.strip())))
    lines(canvas, centre, area.top - 9 * MM, composed(t.event.name), 10, grey=GREY, room=room)
    line(canvas, area.left + 7 * MM, area.top - 16 * MM, area.right - 7 * MM, area.top - 16 * MM, 0.6)
    lines(canvas, centre, area.top - 27 * MM, called, 17, room=room)
    lines(canvas, centre, area.top - 40 * MM, family.strip(), 26, bold=True, room=room)
    lines(canvas, centre, area.bottom + 16 * MM, composed(club), 12, room=room)
    known = (player.number, rating, player.federation)
    facts = " · ".join(str(each) for each in known if each)
    middle(canvas, centre, area.bottom + 7 * MM, facts, 10, grey=GREY, room=room)
