"""The sheet of games as the handbook prints it: colour and result of every game, and the final result.

Every contest of two or more is a block of rows; its games are columns, by parts
with their time control. It is a value first, then text, a page, or rows for a
spreadsheet.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from html import escape

from hakem.i18n import Message, say
from hakem.knockout import GameDue, GameKind, GameOutcome, GameResult, stage_title
from hakem.model import ONE, ZERO, Colour, Points, decimal_text, half_text, printable, total
from hakem.reports.columns import aligned
from hakem.reports.page import page
from hakem.values import dataclass

_TAIL = re.compile(r"(?:^|\.)(?P<name>game-\d+|extra-\d+|golden|round-\d+\.board-\d+)(?:\.board-\d+)?$")
_STYLE = """
table{border-collapse:collapse;margin-bottom:1.5rem;font-variant-numeric:tabular-nums}
th,td{border:1px solid #8b9b93;padding:.2rem .5rem;text-align:center;font-weight:400}
th{background:#eef3f0}
td.name{text-align:left;min-width:14rem}
td.final{font-weight:600}
tbody{border-top:2px solid #14201a}
@media print{@page{size:A4 landscape;margin:12mm}tbody{break-inside:avoid}th{background:none}}"""

_NUMBERED = {"match": "", "quarter": "quarter-finals", "semi": "semi-finals", "group": "groups"}
"""Names of contests that are told apart by a number or a letter, and the stage of each."""
_STAGES = {"golden": "golden-round-robin", "rest": "remaining", "tied": "match"}
"""What other parts of the names of contests stand for."""

Played = Sequence[tuple[GameDue, GameResult | None]]
"""Games in the order in which they fell due, with their results as far as they are known."""


@dataclass(frozen=True, slots=True)
class SheetColumn:
    """One game of a contest: its part with the time control, and its number there."""

    kind: GameKind
    control: str
    number: int


@dataclass(frozen=True, slots=True)
class SheetGame:
    """What somebody had in a game: the colour, and the points as far as they are known."""

    colour: Colour
    points: Points | None


@dataclass(frozen=True, slots=True)
class SheetPlayer:
    """One row: seed, id, the games by column, and the points of all of them together."""

    seed: int
    side: int
    games: Mapping[SheetColumn, SheetGame]
    total: Points


@dataclass(frozen=True, slots=True)
class SheetBlock:
    """A contest: its name, its columns, and its players by seed."""

    path: str
    columns: tuple[SheetColumn, ...]
    rows: tuple[SheetPlayer, ...]


def game_sheet(games: Played, seeds: Sequence[int]) -> tuple[SheetBlock, ...]:
    """The contests in the order in which they began."""
    blocks: dict[str, list[tuple[SheetColumn, GameDue, GameResult | None]]] = {}
    for due, result in games:
        found = _TAIL.search(due.id)
        name = found["name"] if found else due.id
        path = due.id[: found.start()] if found else ""
        number = int(re.sub(r"\D", "", name.split(".")[0]) or 1)
        blocks.setdefault(path, []).append((SheetColumn(due.kind, due.control, number), due, result))
    order = {side: seed for seed, side in enumerate(seeds, start=1)}
    return tuple(_block(path, held, order) for path, held in blocks.items())


def game_place(game: GameDue) -> tuple[str, str]:
    """The contest in which a game is played, and the name of the game there: ``semi-1`` and ``game-2``."""
    found = _TAIL.search(game.id)
    return (game.id[: found.start()], found["name"]) if found else ("", game.id)


def contest_words(path: str, language: str) -> str:
    """A contest in words: its stage, with the letter that tells it from the others."""
    stage, letter = _parted(path)
    return " ".join(filter(None, (_title(stage, language), letter)))


def _block(
    path: str, held: list[tuple[SheetColumn, GameDue, GameResult | None]], order: Mapping[int, int]
) -> SheetBlock:
    columns = tuple(dict.fromkeys(column for column, _, _ in held))
    sides = sorted({side for _, due, _ in held for side in (due.white, due.black)}, key=lambda side: order[side])
    cells: dict[int, dict[SheetColumn, SheetGame]] = {side: {} for side in sides}
    for column, due, result in held:
        made = _points(due, result)
        for side, colour, points in zip((due.white, due.black), (Colour.WHITE, Colour.BLACK), made, strict=True):
            before = cells[side].get(column)
            boards = points if before is None or before.points is None or points is None else before.points + points
            cells[side][column] = SheetGame(colour, boards)
    rows = tuple(
        SheetPlayer(order[side], side, cells[side], total(game.points or ZERO for game in cells[side].values()))
        for side in sides
    )
    return SheetBlock(path, columns, rows)


def _points(due: GameDue, result: GameResult | None) -> tuple[Points | None, Points | None]:
    """What both have made; a drawn golden point of a round robin is Black's, as its table has it."""
    if result is None:
        return None, None
    in_table = ".board-" in due.id and "round-" in due.id
    drawn = result.outcome is GameOutcome.DRAW and result.later_flag is None
    return (ZERO, ONE) if in_table and drawn and due.kind is GameKind.GOLDEN else result.points


def _parted(path: str) -> tuple[str, str]:
    """The stage of a contest, and what tells it from the others of the stage: a letter, as the printed sheet has it."""
    *before, last = path.split(".")
    name, _, number = last.rpartition("-")
    if name not in _NUMBERED or not (number.isdecimal() or len(number) == 1):
        return path, ""
    letter = chr(ord("A") + int(number) - 1) if number.isdecimal() and int(number) <= 26 else number
    return ".".join((*before, *filter(None, (_NUMBERED[name],)))), letter


def _title(stage: str, language: str) -> str:
    """The stage in words."""
    return " · ".join(say(stage_title(_STAGES.get(part, part)), language) for part in filter(None, stage.split(".")))


@dataclass(frozen=True, slots=True)
class SheetTable:
    """The contests of one stage, each with its letter, under the columns of all of them."""

    stage: str
    columns: tuple[SheetColumn, ...]
    blocks: tuple[tuple[str, SheetBlock], ...]

    def heads(self, language: str) -> list[str]:
        """What stands over the columns: the time control where a part begins, and the numbers of its games."""
        games, before = [], None
        for column, number in zip(self.columns, self.numbers(), strict=True):
            part = (column.kind, column.control)
            games.append(" ".join(filter(None, (column.control if part != before else "", number))))
            before = part
        said = [say(Message(f"playoff.column.{key}"), language) for key in ("match", "seed", "player", "final")]
        return [*said[:3], *games, said[3]]

    def numbers(self) -> list[str]:
        """The numbers of the games in their parts; a golden point behind others needs none."""
        alone = len(self.columns) == 1
        return ["" if c.kind is GameKind.GOLDEN and not alone else f"{c.number}." for c in self.columns]

    def rows(self, names: Mapping[int, str], language: str) -> list[list[list[str]]]:
        """The cells, contest by contest."""
        return [[self._row(row, letter, names, language) for row in block.rows] for letter, block in self.blocks]

    def _row(self, row: SheetPlayer, letter: str, names: Mapping[int, str], language: str) -> list[str]:
        cells = [_cell(row.games.get(column), language) for column in self.columns]
        name = printable(names.get(row.side, "")) or str(row.side)
        begun = any(game.points is not None for game in row.games.values())
        return [letter, str(row.seed), name, *cells, half_text(row.total) if begun else ""]


def sheet_tables(blocks: Sequence[SheetBlock]) -> list[SheetTable]:
    """The stages in the order in which they began."""
    stages: dict[str, list[tuple[str, SheetBlock]]] = {}
    for block in blocks:
        stage, letter = _parted(block.path)
        stages.setdefault(stage, []).append((letter, block))
    return [SheetTable(stage, _columns(held), tuple(held)) for stage, held in stages.items()]


def _columns(held: Sequence[tuple[str, SheetBlock]]) -> tuple[SheetColumn, ...]:
    kinds = list(GameKind)
    found = dict.fromkeys(column for _, block in held for column in block.columns)
    return tuple(sorted(found, key=lambda column: (kinds.index(column.kind), column.number)))


def _cell(game: SheetGame | None, language: str) -> str:
    if game is None:
        return ""
    colour = say(Message(f"playoff.sheet.{game.colour.value}"), language)
    return colour if game.points is None else f"{colour} {half_text(game.points)}"


def game_sheet_text(blocks: Sequence[SheetBlock], names: Mapping[int, str], language: str = "en") -> str:
    """A table for every stage."""
    parts = []
    for table in sheet_tables(blocks):
        grid = [table.heads(language), *(row for block in table.rows(names, language) for row in block)]
        if not any(row[0] for row in grid[1:]):
            grid = [row[1:] for row in grid]
        title = f"{_title(table.stage, language)}\n" if table.stage else ""
        parts.append(title + aligned(grid, left={len(grid[0]) - len(table.columns) - 2}))
    return "\n".join(parts)


def game_sheet_html(blocks: Sequence[SheetBlock], names: Mapping[int, str], title: str, language: str = "en") -> str:
    """A page: a table for every stage, a body for every contest."""
    body = f"<h1>{escape(printable(title))}</h1>\n"
    for table in sheet_tables(blocks):
        heads = "".join(f"<th>{escape(head)}</th>" for head in table.heads(language))
        bodies = "".join(f"<tbody>\n{''.join(map(_html_row, rows))}</tbody>\n" for rows in table.rows(names, language))
        heading = f"<h2>{escape(_title(table.stage, language))}</h2>\n" if table.stage else ""
        body += f"{heading}<table>\n<thead><tr>{heads}</tr></thead>\n{bodies}</table>\n"
    return page(title, body, _STYLE, language)


def _html_row(cells: list[str]) -> str:
    letter, seed, name, *games, final = map(escape, cells)
    middle = "".join(f"<td>{cell}</td>" for cell in games)
    return (
        f'<tr><td>{letter}</td><td>{seed}</td><td class="name">{name}</td>{middle}<td class="final">{final}</td></tr>\n'
    )


def game_sheet_records(blocks: Sequence[SheetBlock], names: Mapping[int, str]) -> list[Sequence[object]]:
    """A row for every player of every contest and game, the same in every language."""
    records: list[Sequence[object]] = [
        ("contest", "seed", "id", "name", "kind", "game", "time", "colour", "points", "final")
    ]
    for block in blocks:
        for row in block.rows:
            for column, game in row.games.items():
                points = "" if game.points is None else decimal_text(game.points)
                who = (block.path, row.seed, row.side, names.get(row.side, ""))
                what = (column.kind.value, column.number, column.control, game.colour.value)
                records.append((*who, *what, points, decimal_text(row.total)))
    return records
