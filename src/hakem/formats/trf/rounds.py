"""From the rows of the players to rounds in which every game is stored once.

TRF writes each game twice, in the rows of both players. Here the two entries
are compared; what one row says and the other denies is an error with its place.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.formats.trf.cells import BYE_CODES, GAME_CODES, OLD_FULL_POINTS, Cell
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import cell_column
from hakem.formats.trf.players import PlayerRow
from hakem.i18n.message import Datum
from hakem.model import Absence, Bye, ByeKind, Colour, Game, PlayerId, Round, RoundNo, marks_possible


class Rounds:
    """The rounds of a file: games once, byes, and what is announced for rounds to come."""

    def __init__(self, rows: Sequence[PlayerRow], found: Findings) -> None:
        self._rows = {row.player.id: row for row in rows}
        self._cells: dict[int, dict[PlayerId, Cell]] = {}
        for row in rows:
            for cell in row.cells:
                self._cells.setdefault(cell.round_no, {})[row.player.id] = cell
        self._found = found
        self.paired = self._last_paired(rows)
        self._short_rows: dict[PlayerId, list[int]] = {}
        self._missing: list[tuple[tuple[int, int], dict[str, Datum]]] = []
        self.colourless: list[tuple[RoundNo, frozenset[PlayerId]]] = []
        """Forfeits for which no row gives a colour."""

    @staticmethod
    def _last_paired(rows: Sequence[PlayerRow]) -> int:
        """The last column that only a paired round can have, or one in which everybody has a bye: nobody is left."""
        last = max((c.round_no for row in rows for c in row.cells if _is_paired(c)), default=0)
        shortest = min((len(row.cells) for row in rows), default=0)
        away = (n for n in range(shortest, last, -1) if all(row.cells[n - 1].bye is not None for row in rows))
        return next(away, last)

    def announced(self) -> tuple[Absence, ...]:
        """Byes standing in columns after the last paired round."""
        return tuple(
            Absence(RoundNo(cell.round_no), row.player.id, cell.bye)
            for row in self._rows.values()
            for cell in row.cells
            if cell.round_no > self.paired and cell.bye is not None
        )

    def rounds(self) -> tuple[Round, ...]:
        """All paired rounds; games in the order in which the file first names them."""
        rounds = tuple(self._round(number) for number in range(1, self.paired + 1))
        self._report_missing()
        self._report_short_rows()
        return rounds

    def add_bye(self, player: PlayerId, round_no: int, kind: ByeKind, place: tuple[int, int]) -> None:
        """A bye of a past round that stands in a record of its own: it fills an empty cell or repeats a full one."""
        cells = self._cells.setdefault(round_no, {})
        cell = cells.get(player)
        if cell is None or (cell.opponent is None and cell.bye is None):
            cells[player] = Cell(*place, round_no, None, None, "", kind)
        elif cell.bye is not kind:
            self._found.error(place, "trf.bye-conflict", {"player": player, "round": round_no})

    def _round(self, number: int) -> Round:
        games: list[Game] = []
        byes: list[Bye] = []
        cells = self._cells.get(number, {})
        for player, row in self._rows.items():
            cell = cells.get(player)
            if cell is None:
                continue
            if cell.bye is not None:
                byes.append(Bye(player, cell.bye))
            elif cell.opponent is not None:
                game = self._game(row, cell, cells)
                if game is not None:
                    games.append(game)
        return Round(tuple(games), _with_old_byes(byes, cells))

    def _game(self, row: PlayerRow, cell: Cell, cells: Mapping[PlayerId, Cell]) -> Game | None:
        """The game of a cell when the file names it for the first time, None otherwise."""
        player, other = row.player.id, PlayerId(cell.opponent or 0)
        answer = cells.get(other)
        if answer is not None and answer.opponent == player != other:
            return None if answer.row < cell.row else self._both(player, cell, answer)
        data: dict[str, Datum] = {"round": cell.round_no, "player": player, "opponent": other}
        if other == player:
            self._found.error((cell.row, cell.column), "trf.plays-himself", data)
        elif other not in self._rows:
            self._missing.append(((cell.row, cell.column), data))
        else:
            self._denied(row, cell, answer)
        return None

    def _denied(self, row: PlayerRow, cell: Cell, answer: Cell | None) -> None:
        other = PlayerId(cell.opponent or 0)
        other_row = self._rows[other].row
        if {row.row, other_row} & self._found.damaged_rows:
            return
        if answer is None:
            self._short_rows.setdefault(other, []).append(row.player.id)
            return
        data = {"round": cell.round_no, "player": row.player.id, "opponent": other, "row": other_row}
        says = "trf.denied-other" if answer.opponent else "trf.denied-bye"
        self._found.error((cell.row, cell.column), says, data | {"other": answer.opponent or 0})

    def _report_missing(self) -> None:
        """Opponents whom the file does not have: one message, however many games they played."""
        if not self._missing or self._found.player_lost:
            return
        place, data = min(self._missing, key=lambda claim: claim[0])
        absent = sorted({int(str(claim["opponent"])) for _, claim in self._missing})
        if len(self._missing) == 1:
            self._found.error(place, "trf.unknown-opponent", data)
        else:
            self._found.error(place, "trf.unknown-opponents", {"others": tuple(absent)})

    def _report_short_rows(self) -> None:
        for player, claimants in self._short_rows.items():
            row = self._rows[player]
            if row.row in self._found.damaged_rows:
                continue
            last = len(row.cells)
            others = tuple(sorted(set(claimants)))
            data: dict[str, Datum] = {"player": player, "round": last, "others": others}
            self._found.error((row.row, cell_column(last + 1)), "trf.row-too-short", data)

    def _both(self, player: PlayerId, cell: Cell, answer: Cell) -> Game | None:
        """One game out of its two entries."""
        if self._found.damaged_rows and {cell.row, answer.row} & self._found.damaged_rows:
            return None
        if bool(cell.code) != bool(answer.code):
            blank, full = (answer, cell) if cell.code else (cell, answer)
            missing: dict[str, Datum] = {"round": cell.round_no, "row": full.row, "code": full.code}
            self._found.error((blank.row, blank.column + 7), "trf.no-result", missing)
            return None
        mine, theirs = GAME_CODES[cell.code], GAME_CODES[answer.code]
        white = self._has_white(player, cell, answer)
        if white is None:
            return None
        first, second = (mine, theirs) if white else (theirs, mine)
        ids = (player, PlayerId(cell.opponent or 0))
        if cell.colour is None and answer.colour is None:
            self.colourless.append((RoundNo(cell.round_no), frozenset(ids)))
        game = Game(*(ids if white else ids[::-1]), first.mark, second.mark, mine.played, mine.rated)
        same_kind = (mine.played, mine.rated) == (theirs.played, theirs.rated)
        if not same_kind or not marks_possible(game):
            self._found.error((cell.row, cell.column + 7), "trf.results-disagree", _about(player, cell, answer))
            return None
        return game

    def _has_white(self, player: PlayerId, cell: Cell, answer: Cell) -> bool | None:
        """Whether the first-named has White; a colour given in one row only is taken for both."""
        if cell.colour is not None and answer.colour is not None and cell.colour is not answer.colour:
            return cell.colour is Colour.WHITE
        place, data = (cell.row, cell.column + 5), _about(player, cell, answer)
        if cell.colour is not None and cell.colour is answer.colour:
            self._found.error(place, "trf.same-colour", data)
            return None
        if cell.colour is None and answer.colour is None:
            if GAME_CODES[cell.code].played:
                self._found.error(place, "trf.no-colour", data)
                return None
            self._found.adjusted(place, "trf.forfeit-colour", data)
            return True
        self._found.adjusted(place, "trf.one-colour", data)
        return cell.colour is Colour.WHITE or answer.colour is Colour.BLACK


def _about(player: PlayerId, cell: Cell, answer: Cell) -> dict[str, Datum]:
    """What a message about a game says of its two entries."""
    return {
        "round": cell.round_no,
        "player": player,
        "opponent": cell.opponent or 0,
        "row": answer.row,
        "code": cell.code or " ",
        "other": answer.code or " ",
    }


def _is_paired(cell: Cell) -> bool:
    """A cell that only a paired round can have: an opponent, or a bye that is not one asked for."""
    return cell.opponent is not None or cell.bye is ByeKind.PAIRING_ALLOCATED or cell.code in OLD_FULL_POINTS


def _with_old_byes(byes: list[Bye], cells: Mapping[PlayerId, Cell]) -> tuple[Bye, ...]:
    """Full points written with the code of a game are the pairing-allocated bye when they are the only ones."""
    old = [b for b in byes if cells[b.player].code in OLD_FULL_POINTS]
    allocated = any(b.kind is ByeKind.PAIRING_ALLOCATED for b in byes)
    if len(old) != 1 or allocated:
        return tuple(byes)
    return tuple(Bye(b.player, ByeKind.PAIRING_ALLOCATED) if b is old[0] else b for b in byes)


def old_codes(rows: Sequence[PlayerRow]) -> list[Cell]:
    """Byes written with the codes of games."""
    return [c for row in rows for c in row.cells if c.bye is not None and c.code and c.code not in BYE_CODES]
