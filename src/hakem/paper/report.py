"""Papers for the file: what the arbiter's report needs, and the protocol of every drawing of lots."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from hakem.desk.choosing import choose_system, is_by_scores
from hakem.desk.journal.fide_mode import departures, report_lines
from hakem.desk.journal.history import what_holds
from hakem.desk.journal.state import Remark
from hakem.desk.journal.telling import told
from hakem.desk.lots_protocol import LotsProtocol, numbers_now, protocols
from hakem.desk.lots_said import said_of, said_of_others, title_of
from hakem.errors import HakemError, RequestError
from hakem.facts.event_kind import is_knockout
from hakem.facts.round_sheet import board_named, plays_matches, resting_teams, round_sheet, whole_teams
from hakem.i18n import Datum, Message, Renderer
from hakem.model import Colour, Game, Mark, Player, Tournament
from hakem.paper.documents import PaperWish
from hakem.paper.flow import Flow
from hakem.paper.lists import day_text, heading
from hakem.paper.sheet import GREY, Sheets
from hakem.paper.table import PaperRow, TableColumn, TableStyle
from hakem.paper.tables import legend
from hakem.reports import event_renderer
from hakem.reports.columns import composed
from hakem.reports.tables.round_list import team_bye_message
from hakem.tiebreaks import StandingsRequest, standings

_ABOUT_MATCHES = frozenset({"forfeit-match", "postpone", "penalty"})
_STYLE = TableStyle(9.5, 14.5)
_SMALL_DIGITS = re.compile("[⁰¹²³⁴⁵⁶⁷⁸⁹]+")


def _on_the_line(found: re.Match[str]) -> str:
    """Powers for a font without small digits: ``2^64``."""
    return "^" + "".join(str("⁰¹²³⁴⁵⁶⁷⁸⁹".index(sign)) for sign in found[0])


def report(wish: PaperWish) -> bytes:
    """Everything of the event that a report asks for: facts, players, rounds, what left the rules, remarks."""
    words = event_renderer(wish.desk.tournament, wish.language)
    sheets = Sheets(heading(wish, words.words("paper.report")))
    flow = Flow(sheets)
    flow.heading(words.words("paper.report-event"))
    flow.facts(_facts(wish, words))
    flow.heading(words.words("paper.report-players"))
    flow.facts(_players(wish, words))
    flow.heading(words.words("paper.report-rounds"))
    flow.table(*_rounds(wish, words), _STYLE)
    if plays_matches(wish.desk.tournament):
        _section(flow, words.words("paper.report-matches"), [*_befell(wish, words)], words)
    _section(flow, words.words("paper.report-departures"), _departed(wish, words), words)
    _section(flow, words.words("paper.report-lines"), _lines(wish, words), words)
    _section(
        flow,
        words.words("paper.report-remarks"),
        [_remark(wish.desk.tournament, each, words) for each in wish.desk.remarks],
        words,
    )
    _signatures(flow, wish, words)
    return sheets.pdf(words)


def _signatures(flow: Flow, wish: PaperWish, words: Renderer) -> None:
    """A line for every arbiter, on one page with the heading."""
    event = wish.desk.tournament.event
    names = (event.chief_arbiter or "…………………………", *event.deputies)
    flow.heading(words.words("paper.report-signatures"), with_next=min(len(names), 10) * 25.0)
    for name in names:
        flow.sentence("", 6)
        flow.sentence(words.say(Message("paper.sign-here", {"name": name})))


def _section(flow: Flow, title: str, lines: list[str], words: Renderer) -> None:
    """A heading with sentences, or with the word that there are none."""
    flow.heading(title, with_next=20)
    for each in lines or [words.words("paper.report-none")]:
        flow.sentence(each, grey=0.0 if lines else GREY)


def _facts(wish: PaperWish, words: Renderer) -> Iterator[tuple[str, str]]:
    t = wish.desk.tournament
    event = t.event
    days = " – ".join(filter(None, dict.fromkeys((day_text(event.start, words), day_text(event.end, words)))))
    known = {
        "name": composed(event.name),
        "city": ", ".join(filter(None, (event.city, event.federation))),
        "days": days,
        "system": _system(wish, words),
        "rounds": str(t.rounds_total),
        "time": event.time_control,
        "ties": _ties(wish, words),
        **_points(t, words),
        "chief": event.chief_arbiter,
        "deputies": ", ".join(event.deputies),
        "fide": words.words("paper.fact.left" if _departed(wish, words) else "paper.fact.kept"),
    }
    yield from ((words.words(f"paper.fact.{key}"), value) for key, value in known.items())


def _points(t: Tournament, words: Renderer) -> dict[str, str]:
    """What a win, a draw and a loss are worth: of a game, and where teams meet of a match."""
    games = " – ".join(words.number(each) for each in (t.points.win, t.points.draw, t.points.loss))
    if not plays_matches(t) or is_knockout(t):
        return {"points": games}
    scoring = t.team_play.scoring
    matches = " – ".join(words.number(each) for each in (scoring.win, scoring.draw, scoring.loss))
    bye = words.say(team_bye_message(t)) if is_by_scores(t) else ""
    return {"match-points": matches, "game-points": games, "team-bye": bye}


def _befell(wish: PaperWish, words: Renderer) -> Iterator[str]:
    """What befell matches beside their boards: forfeits with their reasons, postponements, penalties."""
    holding = set(what_holds(wish.entries).live)
    for entry in wish.entries:
        if entry.seq in holding and entry.action in _ABOUT_MATCHES:
            yield words.say(told(entry, wish.entries))


def _system(wish: PaperWish, words: Renderer) -> str:
    try:
        system = choose_system(wish.desk.tournament)
    except HakemError:
        return wish.desk.tournament.event.type_code
    return f"{words.words(f'web-new.system.{system.name}')}, {system.edition.whole}"


def _ties(wish: PaperWish, words: Renderer) -> str:
    t = wish.desk.tournament
    if is_knockout(t):
        return ""
    try:
        found = standings(t, StandingsRequest(after=0))
    except HakemError:
        return ", ".join(t.rules.tie_breaks)
    return legend(found.specs, words, found.edition)


def _players(wish: PaperWish, words: Renderer) -> Iterator[tuple[str, str]]:
    t = wish.desk.tournament
    rated = [p.rating for p in t.players if p.rating]
    gone = sorted((p for p in t.players if p.withdrawn_after is not None), key=lambda p: p.number)
    late = sorted((p for p in t.players if p.joined > 1), key=lambda p: p.number)
    known = {
        "entered": str(len(t.players)),
        "teams": str(len(t.teams) or ""),
        "rated": str(len(rated)),
        "titled": str(sum(1 for p in t.players if p.title)),
        "federations": str(len({p.federation for p in t.players if p.federation}) or ""),
        "average": str(round(sum(rated) / len(rated))) if rated else "",
        "late": ", ".join(f"{_called(p)} ({p.joined})" for p in late),
        "gone": ", ".join(_left(t, gone)),
    }
    yield from ((words.words(f"paper.fact.{key}"), value) for key, value in known.items())


def _left(t: Tournament, gone: Sequence[Player]) -> Iterator[str]:
    """Who has left, with the last round; a team that has left as a whole is named once."""
    last = {p.id: p.withdrawn_after for p in gone}
    teams, _ = whole_teams(t, last)
    as_one = [team for team in teams if len({last[member] for member in team.members}) == 1]
    yield from (f"{composed(team.name)} ({last[team.members[0]]})" for team in as_one)
    members = {member for team in as_one for member in team.members}
    yield from (f"{_called(p)} ({p.withdrawn_after})" for p in gone if p.id not in members)


def _called(player: Player) -> str:
    return f"{player.number} {composed(player.name)}"


def _rounds(wish: PaperWish, words: Renderer) -> tuple[list[TableColumn], list[PaperRow]]:
    """How every round ended: wins of either colour, draws, forfeits, byes, what is open.

    Where teams meet, wins are those of either team as they stand on the sheet.
    """
    t = wish.desk.tournament
    wins = ("first-team", "second-team") if plays_matches(t) and t.teams else ("white-wins", "black-wins")
    keys = ("round", "day", "games", wins[0], "draws", wins[1], "forfeits", "byes", "open")
    columns = [
        TableColumn(words.words(f"paper.column.{key}"), "left" if key == "day" else "right", elastic=key == "day")
        for key in keys
    ]
    days = t.event.round_dates
    rows, sums = [], [0] * 7
    for number in range(1, len(t.rounds) + 1):
        counted = _counted(t, number)
        sums = [a + b for a, b in zip(sums, counted, strict=True)]
        day = day_text(days[number - 1], words) if number <= len(days) else ""
        rows.append(PaperRow((str(number), day, *map(str, counted))))
    rows.append(PaperRow(("", words.words("paper.column.all"), *map(str, sums)), bold=True))
    return columns, rows


def _counted(t: Tournament, round_no: int) -> list[int]:
    """Boards and how they ended; a team without an opponent is one bye."""
    rnd, teams = t.rounds[round_no - 1], resting_teams(t, round_no)
    of_teams = {member for team in teams for member in team.members}

    sheet = round_sheet(t, round_no) if plays_matches(t) and t.teams else {}
    turned = {board for board, at in sheet.items() if at.turned}

    def over_the_board(mark: Mark) -> int:
        played = ((n, game) for n, game in enumerate(rnd.games, start=1) if game.played and not _is_open(game))
        return sum(1 for n, game in played if (game.black_mark if n in turned else game.white_mark) is mark)

    wins, draws, losses = (over_the_board(mark) for mark in (Mark.WIN, Mark.DRAW, Mark.LOSS))
    forfeits = sum(1 for game in rnd.games if not game.played and not _is_open(game))
    byes = len(teams) + sum(1 for bye in rnd.byes if bye.player not in of_teams)
    return [len(rnd.games), wins, draws, losses, forfeits, byes, sum(map(_is_open, rnd.games))]


def _is_open(game: Game) -> bool:
    return Mark.PENDING in (game.white_mark, game.black_mark)


def _departed(wish: PaperWish, words: Renderer) -> list[str]:
    """Also of an event that came as a file and whose system is none of ours."""
    try:
        return [words.say(each) for each in departures(wish.desk)]
    except HakemError as error:
        return [words.say(error.message)]


def _lines(wish: PaperWish, words: Renderer) -> list[str]:
    return [words.say(each) for each in report_lines(wish.desk, wish.entries)]


def _remark(t: Tournament, remark: Remark, words: Renderer) -> str:
    if not remark.round_no:
        return remark.text
    board: Datum = remark.board and board_named(t, remark.round_no, remark.board)
    where = words.say(Message("paper.remark-at", {"round": remark.round_no, "board": board}))
    return f"{where}: {remark.text}"


# Lots


def lots_protocol(wish: PaperWish) -> bytes:
    """Every drawing: what for, from which text, what came of it, and how to repeat it."""
    t = wish.desk.tournament
    words = event_renderer(t, wish.language)
    if not t.lots:
        raise RequestError(Message("paper.no-lots"))
    sheets = Sheets(heading(wish, words.words("paper.lots-protocol")))
    flow = Flow(sheets)
    drawings = protocols(t, wish.entries)
    for made in drawings:
        _drawing(flow, made, words)
    if any(made.first for made in drawings):
        _repeated(flow, words)
    flow.sentence("")
    flow.sentence(words.words("web-players.signature"))
    return sheets.pdf(words)


def _repeated(flow: Flow, words: Renderer) -> None:
    """How everybody can repeat a drawing from its text."""
    flow.heading(words.words("web-players.repeat"), with_next=90)
    for step in ("one", "two", "three"):
        said = words.say(Message(f"web-players.repeat.{step}", {"seed": words.words("paper.lots-text")}))
        flow.sentence(_SMALL_DIGITS.sub(_on_the_line, said), 9)


def _drawing(flow: Flow, made: LotsProtocol, words: Renderer) -> None:
    flow.heading(words.say(title_of(made)), 14)
    outcome = ""
    if made.colour is not None:
        outcome = words.words(f"web-players.colour.{'white' if made.colour is Colour.WHITE else 'black'}")
    first = ", ".join(f"{number} = {value:016x}" for number, value in enumerate(made.first, start=1))
    flow.facts(
        [
            (words.words("paper.fact.seed"), made.seed),
            (words.words("web-players.outcome"), outcome),
            (words.words("paper.fact.first-lots"), first),
            (words.words("paper.fact.how"), words.words(f"web-players.how.{made.kind}")),
        ]
    )
    if made.drawn:
        columns = [
            TableColumn(words.words("web-players.turn"), "right"),
            TableColumn(words.words("web-players.drew"), "right", bold=True),
            TableColumn(words.words("paper.column.name"), elastic=True),
            TableColumn(words.words("paper.column.rating"), "right"),
            *([TableColumn(words.words("web-players.number-now"), "right")] if made.others else []),
        ]
        drawn = enumerate(zip(made.drawn, numbers_now(made), strict=True), start=1)
        cells = (
            (str(turn), str(each.number), composed(each.name), str(each.rating or ""), str(now or "–"))
            for turn, (each, now) in drawn
        )
        flow.table(columns, [PaperRow(each[: len(columns)]) for each in cells], _STYLE)
    for said in (*said_of(made), *said_of_others(made)):
        flow.sentence(words.say(said), 9)
