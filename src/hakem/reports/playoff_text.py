"""A play-off for a screen: its format, the games played and due, the order at the end, and why.

Players are shown by id; where names are known, an id never stands alone.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from hakem.explain import Step
from hakem.i18n import Message, Renderer, say
from hakem.i18n.message import Datum
from hakem.knockout import Decided, GameDue, GameResult, Outcome, Outline, Stage, State
from hakem.model import Colour, half_text
from hakem.reports.columns import aligned

Names = Mapping[int, str]

_ONE = frozenset({"white", "black", "winner", "loser", "first", "second", "player"})
"""Places of sentences that hold one id."""
_SEVERAL = frozenset({"players"})
_COUNTED = frozenset({"moves"})
"""Places that hold ids with a number each: ``7: 41, 4: 63``."""

_WITHOUT_A_GAME = frozenset({Stage.NOT_ADMITTED, Stage.BY_TIE_BREAK})
_RESULTS = {Outcome.WHITE: "1-0", Outcome.DRAW: "½-½", Outcome.BLACK: "0-1"}


def outline_text(outline: Outline, language: str = "en") -> str:
    """The format in sentences, each with its article, and how long it can take."""
    lines = [say(Message("playoff.title", {"players": outline.players}), language)]
    renderer = Renderer(language)
    lines += [renderer.cited(line.article, line.message) for line in outline.lines]
    lines.append(say(Message("playoff.most-games", {"games": outline.most_games}), language))
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
    for place, finish in enumerate(decided.finishes, start=1):
        points = "" if finish.stage in _WITHOUT_A_GAME else half_text(finish.points)
        grid.append([str(place), _cell(finish.player, names), say(finish.stage.message, language), points])
    return say(Message("playoff.decided"), language) + "\n" + _indented(grid, {1, 2})


def playoff_why(state: State, names: Names, language: str = "en") -> str:
    """What was settled so far, article by article."""
    renderer = Renderer(language)
    return "".join(f"{renderer.article(step.article)}: {step_text(step, names, language)}\n" for step in state.why)


def step_text(step: Step, names: Names, language: str = "en") -> str:
    """A step as a sentence with the names of the players.

    Places of the sentence that hold ids get the names instead; nothing else of
    it changes.
    """
    data = {place: _named(place, value, names) for place, value in step.data.items()} if names else step.data
    return say(Message(step.message.key, data), language)


def _named(place: str, value: Datum, names: Names) -> Datum:
    if place in _ONE and isinstance(value, int):
        return _in_words(value, names)
    if place in _SEVERAL:
        return "; ".join(_in_words(int(number), names) for number in re.findall(r"\d+", str(value)))
    if place in _COUNTED:
        pairs = re.findall(r"(\d+): (\d+)", str(value))
        return "; ".join(f"{_in_words(int(player), names)}: {moves}" for player, moves in pairs)
    return value


def _in_words(player: int, names: Names) -> str:
    return f"{names[player]} ({player})" if player in names else str(player)


def _cell(player: int, names: Names) -> str:
    width = max((len(str(each)) for each in names), default=1)
    return f"{player:>{width}} {names[player]}" if player in names else str(player)


def _titles(columns: Sequence[str], language: str) -> list[str]:
    return [say(Message(f"playoff.column.{column}"), language) for column in columns]


def _indented(grid: Sequence[Sequence[str]], left: set[int]) -> str:
    return "".join(f"  {line}\n" for line in aligned(grid, left).splitlines())
