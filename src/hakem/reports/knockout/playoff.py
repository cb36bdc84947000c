"""A play-off for a screen: its format, the games played and due, the order at the end, and why.

Players are shown by id; where names are known, an id never stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.i18n import Message, Renderer, say
from hakem.knockout import CONDUCT, Decided, GameDue, GameOutcome, GameResult, Outline, Stage, State
from hakem.model import Colour
from hakem.reports.columns import aligned
from hakem.reports.explanation import sides_renderer, step_line

Names = Mapping[int, str]

_WITHOUT_A_GAME = frozenset({Stage.NOT_ADMITTED, Stage.BY_TIE_BREAK})
_RESULTS = {GameOutcome.WHITE: "1-0", GameOutcome.DRAW: "½-½", GameOutcome.BLACK: "0-1"}


def outline_text(outline: Outline, language: str = "en") -> str:
    """The format in sentences, each with its article, how long it can take, and the conduct of its games."""
    renderer = Renderer(language)
    lines = [renderer.say(Message("playoff.title", {"players": outline.players}))]
    lines += [renderer.cited(line.article, line.message) for line in outline.lines]
    lines.append(renderer.say(Message("playoff.most-games", {"games": outline.most_games})))
    lines += ["", renderer.say(Message("playoff.conduct"))]
    lines += [renderer.cited(article, message) for article, message in CONDUCT]
    return "\n".join(lines) + "\n"


def games_played_text(games: Sequence[tuple[GameDue, GameResult]], names: Names, language: str = "en") -> str:
    """A line for every game with its result; moves and flags only if somebody wrote them down."""
    columns = ["game", "white", "black", "result"]
    moves = any(result.moves for _, result in games)
    flags = any(result.later_flag for _, result in games)
    columns += ["moves"] * moves + ["flag"] * flags
    grid = [_titles(columns, language)]
    for game, result in games:
        row = [game.id, _cell(game.white, names), _cell(game.black, names), _RESULTS[result.outcome]]
        row += [str(result.moves or "")] * moves
        row += [say(_flag(result.later_flag), language) if result.later_flag else ""] * flags
        grid.append(row)
    return say(Message("playoff.played"), language) + "\n" + _indented(grid, {0, 1, 2, 3, len(columns) - flags})


def _flag(colour: Colour) -> Message:
    return Message(f"playoff.flag.{colour.value}")


def games_due_text(games: Sequence[GameDue], names: Names, language: str = "en") -> str:
    """A line for every game that can be played now, with its colours, time and article."""
    grid = [_titles(("game", "white", "black", "time", "article"), language)]
    number = Renderer(language).article_number
    grid += [[g.id, _cell(g.white, names), _cell(g.black, names), g.control, number(g.article)] for g in games]
    return say(Message("playoff.due"), language) + "\n" + _indented(grid, {0, 1, 2, 3, 4})


def finish_text(decided: Decided, names: Names, language: str = "en") -> str:
    """Everybody in order, how far they came, and the points made there."""
    grid = [_titles(("place", "player", "stage", "points"), language)]
    number = Renderer(language).number
    for place, finish in enumerate(decided.finishes, start=1):
        points = "" if finish.stage in _WITHOUT_A_GAME else number(finish.points)
        grid.append([str(place), _cell(finish.player, names), say(finish.stage.message, language), points])
    return say(Message("playoff.decided"), language) + "\n" + _indented(grid, {1, 2})


def playoff_why(state: State, names: Names, language: str = "en") -> str:
    """What was settled so far, article by article."""
    renderer = sides_renderer(names, language)
    return "".join(f"{step_line(step, renderer)}\n" for step in state.why)


def _cell(player: int, names: Names) -> str:
    width = max((len(str(each)) for each in names), default=1)
    return f"{player:>{width}} {names[player]}" if player in names else str(player)


def _titles(columns: Sequence[str], language: str) -> list[str]:
    return [say(Message(f"playoff.column.{column}"), language) for column in columns]


def _indented(grid: Sequence[Sequence[str]], left: set[int]) -> str:
    return "".join(f"  {line}\n" for line in aligned(grid, left).splitlines())
