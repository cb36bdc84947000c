"""Lists that hang in the hall: pairings by board and by name, results, standings, entries."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from datetime import date

from hakem.desk.journal.round_played import round_played
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.i18n import Message, Renderer, day_said
from hakem.model import Colour, Player, PlayerId, Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import draw_table
from hakem.paper.sheet import Heading, Sheets
from hakem.paper.table import BLACK_DISC, WHITE_DISC, PaperRow, TableColumn, TableStyle
from hakem.reports import round_list
from hakem.reports.columns import composed
from hakem.reports.tables.open_games import STAR
from hakem.reports.tables.rating_heads import rating_head
from hakem.reports.tables.round_list import ListedBoard, ListedBye, ListedMatch, RoundList, bye_text, calls, free_text
from hakem.reports.tables.team_sheet import team_letter
from hakem.values import replace

WALL = TableStyle(12.5, 22, largest=20)
"""Read from two metres."""

STANDING = TableStyle(12, 18, largest=18)
"""Longer lists on the wall: more on a page, and still read from where one stands."""

LONG = TableStyle(11, 17)


def heading(wish: PaperWish, title: str, note: str = "", below: str = "") -> Heading:
    """The head of a list of this event."""
    return Heading(composed(wish.desk.tournament.event.name), title, note, below)


def after_said(wish: PaperWish, after: int, words: Renderer) -> str:
    """After which round a table is, or how far that round is if it is being played."""
    played = round_played(wish.desk)
    running = played is not None and played.round_no == after
    return words.say(played.said if played and running else Message("paper.after-round", {"round": after}))


def without_empty(columns: Sequence[TableColumn], rows: Sequence[PaperRow]) -> tuple[list[TableColumn], list[PaperRow]]:
    """Columns that nobody has anything in are left out."""
    kept = [place for place in range(len(columns)) if any(row.cells[place] for row in rows)] or [*range(len(columns))]
    cut = [replace(row, cells=tuple(row.cells[place] for place in kept)) for row in rows]
    return [columns[place] for place in kept], cut


def pairings(wish: PaperWish) -> bytes:
    """The round by boards, with room for nothing but reading."""
    return _boards(wish, results=False)


def results(wish: PaperWish) -> bytes:
    """The round by boards with its results; where there is none yet, a line to write it on."""
    return _boards(wish, results=True)


def _boards(wish: PaperWish, *, results: bool) -> bytes:
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    key = "paper.results" if results else "paper.pairings"
    title = words.say(Message(key, {"round": shown.round_no}))
    letters = _letters(wish.desk.tournament) if not shown.matches else {}
    named = [f"{letter} {name}" for letter, name in dict.fromkeys(letters.values())]
    below = " · ".join([*named, *([f"{STAR} {words.say(shown.note)}"] if shown.note else [])])
    sheets = Sheets(heading(wish, title, _when(wish, shown, words), below))
    rows = [*_round_rows(shown, words, results), *(_bye_row(bye, words) for bye in shown.single_byes)]
    columns = _board_columns(words, shown, shown.of_teams)
    if letters:
        columns, rows = _with_teams(columns, rows, shown, {player: each for player, (each, _) in letters.items()})
    draw_table(sheets, *without_empty(columns, rows), WALL)
    return sheets.pdf(words)


def _round_rows(shown: RoundList, words: Renderer, results: bool) -> Iterator[PaperRow]:
    """Board by board; where teams meet, match by match, everybody below the own team."""
    boards = {board.board: board for board in shown.boards}
    for nth, match in enumerate(shown.matches, start=1):
        yield _match_row(nth, match, words, results)
        for _, number in match.boards:
            yield _board_row(boards.pop(number), words, results)
    for board in boards.values():
        yield _board_row(board, words, results)
    for free in shown.free:
        cells = ("–", composed(free.team.name), "", "", "", "", free_text(free, words.language), "")
        yield PaperRow(cells, bold=True, shaded=True)


def _match_row(nth: int, match: ListedMatch, words: Renderer, results: bool) -> PaperRow:
    one, other = (composed(team.name) for team in match.teams)
    score = " – ".join(map(words.number, match.points)) if results and match.points else ""
    return PaperRow((str(nth), one, "", "", score, "", other, ""), bold=True, shaded=True)


def _when(wish: PaperWish, shown: RoundList, words: Renderer) -> str:
    days = wish.desk.tournament.event.round_dates
    return day_text(days[shown.round_no - 1], words) if shown.round_no <= len(days) else ""


def day_text(day: date | None, words: Renderer) -> str:
    """A day as people write it, nothing for none: ``15 Kasım 2026``."""
    if day is None:
        return ""
    return words.say(day_said(day))


def _board_columns(words: Renderer, shown: RoundList, of_matches: bool) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    rating = rating_head(shown.ratings, word("rating"), words.language)
    return [
        TableColumn(word("board"), "right", bold=True, least=26),
        TableColumn(word("team" if of_matches else "white"), elastic=True),
        TableColumn(rating, "right"),
        TableColumn(word("points"), "right"),
        TableColumn(word("result"), "middle", bold=True, least=54),
        TableColumn(word("points"), "right"),
        TableColumn(word("team" if of_matches else "black"), elastic=True),
        TableColumn(rating, "right"),
    ]


def shown_result(result: str) -> str:
    """A result as it stands between two names: ``1 – 0``, without a game ``+ / −``; room to write for none.

    >>> shown_result("½-½"), shown_result("+--"), shown_result("")
    ('½ – ½', '+ / −', '… – …')
    """
    if not result:
        return "… – …"
    one, other = result[0], result[-1]
    if one in "+-" or other in "+-":
        return f"{one} / {other}".replace("-", "−")
    return f"{one} – {other}"


def _board_row(board: ListedBoard, words: Renderer, with_result: bool) -> PaperRow:
    (one, other), (one_sign, other_sign) = board.sides, board.sheet.placed(WHITE_DISC, BLACK_DISC)
    return PaperRow(
        (
            board.label,
            one_sign + one.called,
            str(one.rating or ""),
            one.made(words.number),
            shown_result(board.read) if with_result else "",
            other.made(words.number),
            other_sign + other.called,
            str(other.rating or ""),
        )
    )


def teams_of(t: Tournament) -> dict[PlayerId, str]:
    """The team of everybody, where teams meet."""
    return {member: composed(team.name) for team in t.teams for member in team.members} if is_team_event(t) else {}


def _letters(t: Tournament) -> dict[PlayerId, tuple[str, str]]:
    """The letter of everybody's team with its name, where boards alone count and all teams sit among each other."""
    if not is_team_event(t) or not counts_boards_alone(t):
        return {}
    lettered = [(team_letter(place), team) for place, team in enumerate(t.teams)]
    return {member: (letter, composed(team.name)) for letter, team in lettered for member in team.members}


def _with_teams(
    columns: list[TableColumn], rows: list[PaperRow], shown: RoundList, letters: Mapping[PlayerId, str]
) -> tuple[list[TableColumn], list[PaperRow]]:
    """With the letter of the team beside every name."""
    seats: list[tuple[PlayerId | None, ...]] = [tuple(p.id for p in board.sides) for board in shown.boards]
    seats += [(bye.seat.id, None) for bye in shown.byes]
    made = []
    for row, both in zip(rows, seats, strict=True):
        one, other = (letters.get(player, "") if player else "" for player in both)
        made.append(replace(row, cells=(row.cells[0], one, *row.cells[1:6], other, *row.cells[6:])))
    letter = TableColumn("", "middle", bold=True)
    return [columns[0], letter, *columns[1:6], letter, *columns[6:]], made


def _bye_row(bye: ListedBye, words: Renderer) -> PaperRow:
    seat, why = bye.seat, bye_text(bye.why, words.language)
    return PaperRow(("–", seat.called, str(seat.rating or ""), seat.made(words.number), "", "", why, ""))


def pairings_by_name(wish: PaperWish) -> bytes:
    """Where everybody sits, in the order of the alphabet."""
    words = Renderer(wish.language)
    shown = round_list(wish.desk.tournament, wish.round_no or None)
    title = words.say(Message("paper.pairings-by-name", {"round": shown.round_no}))
    sheets = Sheets(heading(wish, title, _when(wish, shown, words)))

    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    columns = [
        TableColumn(word("title")),
        TableColumn(word("name"), elastic=True),
        TableColumn(word("board"), "right", bold=True, least=30),
        TableColumn(word("colour"), "middle"),
        TableColumn(word("opponent"), elastic=True),
    ]
    rows = []
    for call in calls(shown):
        who = (call.seat.title, call.seat.name)
        if call.board is None or call.opponent is None:
            rows.append(PaperRow((*who, "–", "", bye_text(call.bye, wish.language))))
        else:
            sign = BLACK_DISC if call.colour is Colour.BLACK else WHITE_DISC
            rows.append(PaperRow((*who, call.board.label, sign, call.opponent.called)))
    columns, rows = without_empty(columns, rows)
    name = next(place for place, column in enumerate(columns) if column.elastic)
    found = draw_table(sheets, columns, rows, WALL).shown
    if len(found) > 1:
        sheets.marks = {page: _from_to([row.cells[name] for row in part]) for page, part in found}
    return sheets.pdf(words)


def _from_to(names: Sequence[str]) -> str:
    """From whom to whom a page goes: ``Ağaoğlu – İnce``."""
    first, last = (name.partition(",")[0] for name in (names[0], names[-1]))
    return f"{first} – {last}"


def entry_list(wish: PaperWish) -> bytes:
    """Everybody who has entered, in the order of numbers."""
    words = Renderer(wish.language)
    players = sorted(wish.desk.tournament.players, key=lambda p: p.number)
    title = words.say(Message("paper.entry-list", {"count": len(players)}))
    teams = {member: composed(team.name) for team in wish.desk.tournament.teams for member in team.members}
    sheets = Sheets(heading(wish, title))
    draw_table(sheets, *without_empty(_entry_columns(words, bool(teams)), _entry_rows(players, teams)), LONG)
    return sheets.pdf(words)


def _entry_columns(words: Renderer, of_teams: bool) -> list[TableColumn]:
    def word(key: str) -> str:
        return words.words(f"paper.column.{key}")

    return [
        TableColumn(word("number"), "right", bold=True),
        TableColumn(word("title")),
        TableColumn(word("name"), elastic=True),
        TableColumn(word("rating"), "right"),
        TableColumn(word("national"), "right"),
        TableColumn(word("federation")),
        TableColumn(word("team" if of_teams else "club"), elastic=True),
        TableColumn(word("birth"), "right"),
    ]


def _entry_rows(players: Sequence[Player], teams: Mapping[PlayerId, str]) -> list[PaperRow]:
    return [
        PaperRow(
            (
                str(p.number),
                p.title.value if p.title else "",
                composed(p.name),
                str(p.rating or ""),
                str(p.national_rating or ""),
                p.federation or "",
                composed(teams.get(p.id) or p.club or ""),
                str(p.birth.year) if p.birth else "",
            )
        )
        for p in players
    ]
