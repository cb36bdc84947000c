"""Swiss-Manager's text files, those of its "Daten Import/Export": players, and pairings with results.

Semicolons between the cells, CRLF, UTF-8 without a mark, a decimal comma. The
file of pairings goes into the event that is open there, so it is the way to
hand results back; it names players by their starting numbers.

As the program writes it itself: a board without a result is ``0;0``, which a
game lost by both is, too; a forfeit has ``K``; a pairing-allocated bye has -1
as opponent, and is worth there what the settings say. Byes that were asked for
are no rows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from types import MappingProxyType

from hakem.errors import InputError, TooLarge
from hakem.facts import cards
from hakem.formats.document import Written
from hakem.formats.json_with_places import shown
from hakem.formats.losses import SWISS_MANAGER, lost_in, told
from hakem.formats.tables.grid import Grid, GridRow, read_grid
from hakem.formats.tables.imported import Gravity, ImportedResult, ImportedResults, RowProblem
from hakem.formats.trf.fields import whole_number
from hakem.i18n import Datum, Message
from hakem.i18n.message import NOTHING
from hakem.model import (
    Birth,
    ByeKind,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Result,
    Sex,
    Tournament,
    decimal_text,
    looks_like_citizen_number,
    marks_possible,
    parse_points,
    printable,
)
from hakem.model.results import OPEN
from hakem.values import dataclass, field

PLAYER_HEADINGS = (
    "Nr;Name;Titel;Identnr;EloNat;EloInt;Geburt;Fed;Sex;Typ;Gr;KlubNr;Klub;FideIdent;Quelle;Pkt;"
    "Wtg1;Wtg2;Wtg3;Wtg4;Wtg5;Wtg6;Rang;Nachname;Vorname;Atitel"
)
PAIRING_HEADINGS = "Runde;Brett;IdentW;IdentS;NrW;NrS;ErgW;ErgS;Kontumaz;Erg;Mnr;ErgEloW;ErgEloS"

_NO_OPPONENT = "-1"
_FORFEIT = "K"
_SIGNS = {Mark.WIN: "1", Mark.DRAW: "0,5", Mark.LOSS: "0", Mark.PENDING: "0"}
_MARKS = {Points(1): Mark.WIN, Points(1, 2): Mark.DRAW, Points(0): Mark.LOSS}
_NEEDED = ("runde", "brett", "nrw", "nrs", "ergw", "ergs")
_NOT_IN_A_CELL = re.compile(r"[;\"]")
_LINE_END = "\r\n"


@dataclass(frozen=True, slots=True)
class SwissManagerFiles:
    """Both files as text, and everything that they do not say."""

    players: str
    pairings: str
    adjustments: tuple[Message, ...] = ()


def dump_swiss_manager(t: Tournament, ranks: Mapping[PlayerId, int] = MappingProxyType({})) -> SwissManagerFiles:
    """The players and all rounds; ``ranks`` are the places, if somebody knows them."""
    players, pairings = swiss_manager_players(t, ranks), swiss_manager_pairings(t)
    messages = told(lost_in(t, SWISS_MANAGER), players.adjustments, pairings.adjustments)
    return SwissManagerFiles(players.text, pairings.text, messages)


def swiss_manager_players(t: Tournament, ranks: Mapping[PlayerId, int] = MappingProxyType({})) -> Written:
    """The file of players, in the order of their numbers; ``0`` is no rating and no id, as the program has it."""
    writer = _Cells()
    points = {card.player.id: card.score for card in cards(t).values()} if t.rounds else {}
    clubs = {club: n for n, club in enumerate(dict.fromkeys(p.club for p in t.players if p.club), start=1)}
    lines = [PLAYER_HEADINGS]
    for player in sorted(t.players, key=lambda p: p.number):
        score = points.get(player.id)
        known = {
            **writer.of_player(player),
            "KlubNr": str(clubs.get(player.club or "", 0)),
            "Pkt": "" if score is None else _comma(score),
            "Rang": str(ranks.get(player.id, "")),
        }
        lines.append(";".join(known.get(name, "") for name in PLAYER_HEADINGS.split(";")))
    return Written(_LINE_END.join([*lines, ""]), tuple(writer.messages))


@dataclass(slots=True)
class _Cells:
    """Texts on their way into cells; what had to be changed is noted."""

    messages: list[Message] = field(default_factory=list)

    def of_player(self, player: Player) -> dict[str, str]:
        surname, _, given = (part.strip() for part in self.text(player.name).partition(","))
        title = player.title.value if player.title else ""
        return {
            "Nr": str(player.number),
            "Name": f"{surname} {given}".strip(),
            "Titel": title,
            "Identnr": self._national_id(player),
            "EloNat": str(player.national_rating or 0),
            "EloInt": str(player.rating or 0),
            "Geburt": "" if player.birth is None else _birth_text(player.birth),
            "Fed": self.text(player.federation or ""),
            "Sex": "W" if player.sex is Sex.WOMAN else "",
            "Klub": self.text(player.club or ""),
            "FideIdent": str(player.fide_id or 0),
            "Nachname": surname,
            "Vorname": given,
        }

    def text(self, text: str) -> str:
        """What separates cells and what quotes them cannot stand inside one."""
        tidy = _NOT_IN_A_CELL.sub(lambda sign: "," if sign[0] == ";" else "'", printable(text))
        if tidy != text:
            self.messages.append(Message("write.sign", {"text": shown(text), "written": tidy}))
        return tidy

    def _national_id(self, player: Player) -> str:
        if player.national_id and looks_like_citizen_number(player.national_id):
            self.messages.append(Message("write.citizen-number", {"player": player.number}))
            return ""
        return self.text(player.national_id or "")


def _birth_text(born: Birth) -> str:
    if born.month is None:
        return str(born.year)
    return f"{born.day or 0:02d}.{born.month:02d}.{born.year}"


def _comma(points: Points) -> str:
    return decimal_text(points).removesuffix(".0").replace(".", ",")


def swiss_manager_pairings(t: Tournament, rounds: Iterable[int] | None = None) -> Written:
    """The file of pairings of these rounds, or of all: boards in their order, pairing-allocated byes behind them."""
    number = {player.id: player.number for player in t.players}
    lines = [PAIRING_HEADINGS]
    for round_no in range(1, len(t.rounds) + 1) if rounds is None else rounds:
        rnd = t.rounds[round_no - 1]
        seats = [(number[game.white], str(number[game.black]), *_result_cells(game)) for game in rnd.games]
        byes = (bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
        seats += [(number[player], _NO_OPPONENT, "0", "0", "", "0:0") for player in byes]
        for board, (white, black, *cells) in enumerate(seats, start=1):
            lines.append(";".join((str(round_no), str(board), "0", "0", str(white), black, *cells, "0", "", "")))
    return Written(_LINE_END.join([*lines, ""]))


def _result_cells(game: Game) -> tuple[str, str, str, str]:
    white, black = _SIGNS[game.white_mark], _SIGNS[game.black_mark]
    forfeit = "" if game.played or game.pending else _FORFEIT
    return white, black, forfeit, f"{white}:{black}{forfeit}"


# Reading the pairings


def read_swiss_manager_pairings(data: bytes, t: Tournament | None = None) -> ImportedResults:
    """The boards of a file of pairings; with the event, every number has to be that of a player. Never raises."""
    try:
        grid = read_grid(data, lambda grid: _columns(grid) is not None)
    except (InputError, TooLarge) as exc:
        row = exc.row if isinstance(exc, InputError) else 1
        return ImportedResults(problems=(RowProblem(exc.message, Gravity.BLOCKING, row),))
    columns = _columns(grid)
    if columns is None:
        row = grid.rows[0].row if grid.rows else 1
        return ImportedResults(problems=(RowProblem(Message("import.no-results"), Gravity.BLOCKING, row),))
    known = None if t is None else frozenset(player.number for player in t.players)
    reading = _Pairings(columns, known)
    for line in grid.rows[1:]:
        reading.read(line)
    return ImportedResults(tuple(reading.results.values()), tuple(reading.problems))


def _columns(grid: Grid) -> dict[str, int] | None:
    """The places of the columns by their names, if those are there that everything hangs on."""
    if not grid.rows:
        return None
    places = {cell.lower(): place for place, cell in enumerate(grid.rows[0].cells)}
    return places if all(name in places for name in _NEEDED) else None


@dataclass(slots=True)
class _Pairings:
    """The boards read so far, by round and board."""

    columns: Mapping[str, int]
    known: frozenset[int] | None
    results: dict[tuple[int, int], ImportedResult] = field(default_factory=dict)
    problems: list[RowProblem] = field(default_factory=list)

    def read(self, line: GridRow) -> None:
        """One row, which is left out if anything in it is wrong."""
        before = len(self.problems)
        round_no, board, white = (self._number(line, name) for name in ("runde", "brett", "nrw"))
        bye = self._text(line, "nrs") == _NO_OPPONENT
        black = None if bye else self._number(line, "nrs")
        result = OPEN if bye else self._result(line)
        for number, name in ((white, "nrw"), (black, "nrs")):
            if number is not None and self.known is not None and number not in self.known:
                self._note(line, name, "import.no-player", {"number": number})
        if len(self.problems) > before or round_no is None or board is None or white is None or result is None:
            return
        first = self.results.get((round_no, board))
        if first is not None:
            data: dict[str, Datum] = {"round": round_no, "board": board, "row": first.row}
            self._note(line, "brett", "import.board-again", data)
            return
        self.results[round_no, board] = ImportedResult(line.row, round_no, board, white, black, result)

    def _text(self, line: GridRow, name: str) -> str:
        place = self.columns.get(name, len(line.cells))
        return line.cells[place] if place < len(line.cells) else ""

    def _note(self, line: GridRow, name: str, key: str, data: Mapping[str, Datum] = NOTHING) -> None:
        self.problems.append(RowProblem(Message(key, data), Gravity.BLOCKING, line.row, self.columns[name] + 1))

    def _number(self, line: GridRow, name: str) -> int | None:
        text = self._text(line, name)
        number = whole_number(text)
        if not number:
            self._note(line, name, "import.number", {"text": shown(text)})
        return number or None

    def _result(self, line: GridRow) -> Result | None:
        forfeit = self._text(line, "kontumaz").upper() == _FORFEIT
        white, black = self._text(line, "ergw"), self._text(line, "ergs")
        marks = (_mark(white), _mark(black))
        if not forfeit and (not (white or black) or marks == (Mark.LOSS, Mark.LOSS)):
            return OPEN
        result = None if marks[0] is None or marks[1] is None else Result(marks[0], marks[1], played=not forfeit)
        if result is None or not _is_possible(result):
            self._note(
                line, "ergw", "import.unknown-result", {"text": shown(f"{white}:{black}{'K' if forfeit else ''}")}
            )
            return None
        return result


def _mark(text: str) -> Mark | None:
    try:
        return _MARKS.get(parse_points(text))
    except ValueError:
        return None


def _is_possible(result: Result) -> bool:
    return marks_possible(Game(PlayerId(1), PlayerId(2), result.white, result.black, result.played))
