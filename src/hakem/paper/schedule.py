"""The schedule: who meets whom in every round of a table, with the days; of other events the rounds and their days."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.desk.scheduling import has_schedule, schedule_of
from hakem.facts import TeamEntry, team_cards, team_matches
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.i18n import Message, Renderer
from hakem.model import Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import draw_table
from hakem.paper.lists import day_text, heading, shown_result
from hakem.paper.sheet import Sheets
from hakem.paper.table import BLACK_DISC, WHITE_DISC, PaperRow, TableColumn, TableStyle
from hakem.reports import round_list
from hakem.reports.columns import composed
from hakem.reports.tables.round_list import bye_text
from hakem.values import replace

_STYLE = TableStyle(10.5, 16)


def schedule(wish: PaperWish) -> bytes:
    """All rounds: those that are paired with their results, those to come from the table of the system."""
    words, t = Renderer(wish.language), wish.desk.tournament
    sheets = Sheets(heading(wish, words.words("paper.schedule")))
    if has_schedule(t):
        columns, rows = _pairs_columns(words, t), [*_rounds(t, words)]
    else:
        columns, rows = _days_columns(words), [*_days(t, words)]
    draw_table(sheets, columns, rows, _STYLE)
    return sheets.pdf(words)


def _pairs_columns(words: Renderer, t: Tournament) -> list[TableColumn]:
    of_matches = _of_matches(t)
    return [
        TableColumn(words.words("paper.column.match" if of_matches else "paper.column.board"), "right"),
        TableColumn(words.words("paper.column.number"), "right"),
        TableColumn(words.words("paper.column.team" if is_team_event(t) else "paper.column.white"), elastic=True),
        TableColumn(words.words("paper.column.result"), "middle", bold=True, least=40),
        TableColumn(words.words("paper.column.number"), "right"),
        TableColumn(words.words("paper.column.team" if is_team_event(t) else "paper.column.black"), elastic=True),
    ]


def _of_matches(t: Tournament) -> bool:
    return is_team_event(t) and not counts_boards_alone(t)


def _rounds(t: Tournament, words: Renderer) -> Iterator[PaperRow]:
    found = schedule_of(t)
    whole = replace(t, rounds=found.rounds)
    matches = _matches(whole, words) if _of_matches(t) else None
    for number in range(1, len(found.rounds) + 1):
        yield PaperRow((_round_title(t, number, words),), band=True)
        rows = _boards(whole, number, words) if matches is None else matches.get(number, [])
        yield from (PaperRow(cells) for cells in rows)


def _round_title(t: Tournament, number: int, words: Renderer) -> str:
    days = t.event.round_dates
    day = day_text(days[number - 1], words) if number <= len(days) else ""
    return " · ".join(filter(None, (words.say(Message("paper.slips", {"round": number})), day)))


PairCells = tuple[str, ...]


def _boards(t: Tournament, number: int, words: Renderer) -> Iterator[PairCells]:
    known, rnd = {p.id: p for p in t.players}, t.rounds[number - 1]
    for line in round_list(t, number).boards:
        discs = line.sheet.placed(WHITE_DISC, BLACK_DISC) if line.sheet.match else ("", "")
        result = shown_result(line.read) if line.result else "–"
        one, other = ((str(seat.number), disc + seat.name) for seat, disc in zip(line.sides, discs, strict=True))
        yield (line.label, *one, result, *other)
    for bye in rnd.byes:
        free = known[bye.player]
        yield ("", str(free.number), composed(free.name), "", "", bye_text("unopposed", words.language))


def _matches(t: Tournament, words: Renderer) -> Mapping[int, list[PairCells]]:
    """The matches of every round as its sheet numbers them, the team with White on board 1 first."""
    names = {team.id: composed(team.name) for team in t.teams}
    made = team_cards(t)
    found: dict[int, list[PairCells]] = {}
    for number in range(1, len(t.rounds) + 1):
        rows = found.setdefault(number, [])
        entries = {team: card.entries for team, card in made.items()}
        for nth, match in enumerate(team_matches(t, number), start=1):
            one, other = match.teams
            entry = next(each for each in entries[one] if each.round_no == number)
            score = _score(entry, entries[other], words)
            rows.append((str(nth), str(one), names[one], score, str(other), names[other]))
        free = (team for team, own in entries.items() if any(e.round_no == number and not e.opponent for e in own))
        rows += [("", str(team), names[team], "", "", bye_text("unopposed", words.language)) for team in free]
    return found


def _score(entry: TeamEntry, others: tuple[TeamEntry, ...], words: Renderer) -> str:
    """The board points of both; nothing as long as a game is open."""
    other = next((each for each in others if each.round_no == entry.round_no), None)
    if entry.pending or other is None:
        return "–"
    return f"{words.number(entry.game_points)} – {words.number(other.game_points)}"


def _days_columns(words: Renderer) -> list[TableColumn]:
    return [
        TableColumn(words.words("paper.column.round"), "right", bold=True, least=40),
        TableColumn(words.words("paper.column.day"), elastic=True, least=180),
        TableColumn(words.words("paper.column.hour"), least=90),
    ]


def _days(t: Tournament, words: Renderer) -> Iterator[PaperRow]:
    days = t.event.round_dates
    for number in range(1, max(t.rounds_total, len(t.rounds)) + 1):
        day = day_text(days[number - 1], words) if number <= len(days) else ""
        yield PaperRow((str(number), day or "……………………", "……………"))
