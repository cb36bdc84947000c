"""What is printed of teams beside their tables: matches of a round, forms of line-ups, the best of every board."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from hakem.errors import RequestError
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.line_ups import boards_of_event, condition_named, special_boards_of
from hakem.facts.rewind import after_round
from hakem.i18n import Message, Renderer
from hakem.model import Team, TeamId, Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow, draw_table
from hakem.paper.lists import LONG, WALL, after_said, heading, shown_result, without_empty
from hakem.paper.sheet import GREY, Area, Sheets, line, text
from hakem.paper.table import BLACK_DISC, HEAD, WHITE_DISC, PaperRow, TableColumn, TableStyle, comfortable, parts
from hakem.paper.tables import printed_grid
from hakem.reports import Tongue, board_list_printed, board_prizes, individuals, individuals_printed, round_list
from hakem.reports.columns import composed
from hakem.reports.tables.board_prizes import rules_messages
from hakem.reports.tables.open_games import STAR, open_note, starred
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.round_list import ListedBoard, ListedMatch, ListedPlayer, RoundList, free_text
from hakem.reports.tables.team_table import match_points_before

_BOARD = TableStyle(11, 18)
_LISTED = TableStyle(10, 16, grid=True)
_WRITTEN = TableStyle(11, 26, grid=True)
"""Rows that somebody writes in."""
_SEATS = TableStyle(11.5, 24, grid=True)
_SIGNED = 62.0


def board_prizes_of(wish: PaperWish) -> bytes:
    """Board by board everybody who played there, the best first, and by which rules."""
    words, t = Renderer(wish.language), _of_teams(wish)
    after = wish.round_no or len(t.rounds)
    found = board_prizes(after_round(t, after))
    below = " · ".join(words.say(each) for each in rules_messages(found.rules))
    note = after_said(wish, after, words)
    sheets = Sheets(heading(wish, words.words("crosstable.boards-title"), note, below))
    flow, tongue = Flow(sheets), Tongue(wish.language)
    columns, _ = printed_grid(board_list_printed(found.boards[0], tongue)) if found.boards else ([], [])
    by_board = [(listed.board, printed_grid(board_list_printed(listed, tongue))[1]) for listed in found.boards]
    alike = [*parts(sheets.area.width, columns, [row for _, rows in by_board for row in rows], _BOARD)]
    for board, rows in by_board:
        title = words.say(Message("crosstable.board-number", {"board": str(board)}))
        flow.heading(title, 14, with_next=_BOARD.row * (min(len(rows), 3) + HEAD))
        flow.table(columns, rows, _BOARD, alike=alike)
    return sheets.pdf(words)


def individual_list(wish: PaperWish) -> bytes:
    """Everybody who sits for a team: points, games, performance and change of rating."""
    words, t = Renderer(wish.language), _of_teams(wish)
    after = wish.round_no or len(t.rounds)
    columns, rows = printed_grid(individuals_printed(individuals(after_round(t, after)), Tongue(wish.language)))
    head = heading(wish, words.words("crosstable.individual-title"), after_said(wish, after, words))
    sheets = Sheets(head)
    if not comfortable(sheets.area.width, columns, rows, LONG.size * 0.8):
        sheets = Sheets(head, landscape=True)
    draw_table(sheets, columns, rows, LONG)
    return sheets.pdf(words)


def _of_teams(wish: PaperWish) -> Tournament:
    t = wish.desk.tournament
    if not t.teams:
        raise RequestError(Message("report.no-teams"))
    return t


# Forms of line-ups


def line_up_forms(wish: PaperWish) -> bytes:
    """A page for every team: its list, and below it the boards to be filled in, with what special ones ask for."""
    words, t = Renderer(wish.language), _with_matches(wish)
    round_no = wish.round_no or min(len(t.rounds) + 1, max(t.rounds_total, len(t.rounds)))
    title = words.say(Message("paper.line-up-forms", {"round": round_no}))
    source = t.team_play.line_up_rules.source
    sheets = Sheets(heading(wish, title, below=source))
    flow, in_matches = Flow(sheets), boards_of_event(t)
    for team in sorted(t.teams, key=lambda team: team.id):
        flow.new_page()
        flow.heading(composed(team.name), 16)
        flow.sentence(words.words("paper.line-up-list"), 10, grey=GREY)
        flow.table(*without_empty(_list_columns(words), [*_list_rows(t, team)]), _LISTED)
        flow.sentence(words.words("paper.line-up-fill"), 10, grey=GREY)
        boards = in_matches or len(team.members)
        flow.table(_fill_columns(words), [*_fill_rows(t, boards, words)], _WRITTEN, whole=True)
        named = team.captain or "…………………………"
        flow.sentence(words.say(Message("paper.captain-signs", {"name": named})), 11)
    return sheets.pdf(words)


def _list_columns(words: Renderer) -> list[TableColumn]:
    keys = ("number", "title", "name", "rating", "national", "birth")
    columns = [TableColumn(words.words(f"paper.column.{key}"), "right" if key != "name" else "left") for key in keys]
    columns[2] = TableColumn(words.words("paper.column.name"), elastic=True)
    return [*columns, TableColumn(words.words("paper.column.special"), "middle")]


def _list_rows(t: Tournament, team: Team) -> Iterator[PaperRow]:
    known = {p.id: p for p in t.players}
    for place, member in enumerate(team.members, start=1):
        p = known[member]
        yield PaperRow(
            (
                str(place),
                p.title.value if p.title else "",
                composed(p.name),
                str(p.rating or ""),
                str(p.national_rating or ""),
                str(p.birth.year) if p.birth else "",
                ", ".join(map(str, special_boards_of(t, p))),
            )
        )


def _fill_columns(words: Renderer) -> list[TableColumn]:
    return [
        TableColumn(words.words("paper.column.board"), "right", bold=True, least=44),
        TableColumn(words.words("paper.column.asks"), least=110),
        TableColumn(words.words("paper.column.number"), "middle", least=52),
        TableColumn(words.words("paper.column.name"), elastic=True, least=220),
    ]


def _fill_rows(t: Tournament, boards: int, words: Renderer) -> Iterator[PaperRow]:
    for board in range(1, boards + 1):
        condition = t.team_play.line_up_rules.condition_of(board)
        yield PaperRow((str(board), words.say(condition_named(condition)) if condition else "", "", ""))


# Matches of a round


def match_list(wish: PaperWish) -> bytes:
    """The matches of a round by tables, with the match points that the teams bring along."""
    words, t = Renderer(wish.language), _with_matches(wish)
    shown = round_list(t, wish.round_no or None)
    before = match_points_before(t, shown.round_no)
    title = words.say(Message("paper.match-list", {"round": shown.round_no}))
    note = f"{STAR} {words.say(open_note(t))}" if any(pending for _, pending in before.values()) else ""
    sheets = Sheets(heading(wish, title, below=note))
    points = {team: starred(words.number(made), pending) for team, (made, pending) in before.items()}
    rows = [*_match_rows(shown, points, words)]
    draw_table(sheets, _match_columns(words), rows, WALL)
    return sheets.pdf(words)


def _match_columns(words: Renderer) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    return [
        TableColumn(word("match"), "right", bold=True, least=30),
        TableColumn(word("team"), elastic=True),
        TableColumn(word("points"), "right"),
        TableColumn(word("result"), "middle", bold=True, least=60),
        TableColumn(word("points"), "right"),
        TableColumn(word("team"), elastic=True),
    ]


def _match_rows(shown: RoundList, points: Mapping[TeamId, str], words: Renderer) -> Iterator[PaperRow]:
    for number, match in enumerate(shown.matches, start=1):
        one, other = match.teams
        score = " – ".join(map(words.number, match.points)) if match.points else "… – …"
        names = composed(one.name), composed(other.name)
        yield PaperRow((str(number), names[0], points[one.id], score, points[other.id], names[1]))
    for free in shown.free:
        why = free_text(free, words.language)
        yield PaperRow(("–", composed(free.team.name), points[free.team.id], "", "", why))


def match_sheets(wish: PaperWish) -> bytes:
    """A sheet for every match: both line-ups with their colours, the results or room for them, and who signs."""
    words, t = Renderer(wish.language), _with_matches(wish)
    shown = round_list(t, wish.round_no or None)
    title = words.say(Message("paper.match-sheets", {"round": shown.round_no}))
    sheets = Sheets(heading(wish, title))
    flow = Flow(sheets)
    columns = _seat_columns(words, shown)
    made = [(match, [*_seat_rows(shown, match, words)]) for match in shown.matches]
    together = [row for _, rows in made for row in rows]
    alike = [*parts(sheets.area.width, columns, together, _SEATS)]
    for number, (match, rows) in enumerate(made, start=1):
        high = _SEATS.row * (len(rows) + HEAD) + _SIGNED
        flow.heading(words.say(Message("paper.match", {"match": number})), 14, high)
        flow.table(columns, rows, _SEATS, whole=True, alike=alike)
        flow.drawing(_SIGNED, _signatures(match, words))
    return sheets.pdf(words)


def _seat_columns(words: Renderer, shown: RoundList) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    rating = rating_head(shown.ratings, word("rating"), words.language)
    return [
        TableColumn(word("board"), "right", bold=True, least=36),
        TableColumn(word("name"), elastic=True),
        TableColumn(rating, "right"),
        TableColumn(word("result"), "middle", bold=True, least=72),
        TableColumn(word("name"), elastic=True),
        TableColumn(rating, "right"),
    ]


def _seat_rows(shown: RoundList, match: ListedMatch, words: Renderer) -> Iterator[PaperRow]:
    """Both teams with their score, and the boards with everybody below the own team."""
    score = " – ".join(map(words.number, match.points)) if match.points else "… – …"
    one, other = (composed(team.name) for team in match.teams)
    yield PaperRow(("", one, "", score, other, ""), bold=True, shaded=True)
    boards: Mapping[int, ListedBoard] = {board.board: board for board in shown.boards}
    for _, place in match.boards:
        board = boards[place]
        (left, right), (left_sign, right_sign) = board.sides, board.sheet.placed(WHITE_DISC, BLACK_DISC)
        yield PaperRow((board.label, *_seat(left_sign, left), shown_result(board.read), *_seat(right_sign, right)))


def _seat(sign: str, seat: ListedPlayer) -> tuple[str, str]:
    return sign + seat.called, str(seat.rating or "")


def _signatures(match: ListedMatch, words: Renderer) -> Any:
    """Lines for both captains and the arbiter of the match."""
    who = [team.captain or words.words("paper.captain") for team in match.teams]
    labels = (who[0], who[1], words.words("paper.match-arbiter"))

    def draw(canvas: Any, area: Area) -> None:
        wide = area.width / len(labels)
        for place, label in enumerate(labels):
            left = area.left + place * wide
            line(canvas, left, area.bottom + 26, left + wide - 18, area.bottom + 26, 0.6)
            text(canvas, left, area.bottom + 14, label, 9, grey=GREY, room=wide - 18)

    return draw


def _with_matches(wish: PaperWish) -> Tournament:
    """An event whose rounds are matches of teams."""
    t = _of_teams(wish)
    if not is_team_event(t) or counts_boards_alone(t):
        raise RequestError(Message("paper.no-matches"))
    return t
