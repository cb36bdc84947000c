"""A play-off for a screen: its format, the games played and due, the order at the end, and why.

Players are shown by id; where names are known, an id never stands alone.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.explain import Step
from hakem.i18n import Datum, Message, PlayerRef, TeamRef, say
from hakem.knockout import Decided, GameDue, GameOutcome, GameResult, Outline, Stage, State
from hakem.model import Colour, half_text
from hakem.reports.columns import aligned

Names = Mapping[int, str]

_WITHOUT_A_GAME = frozenset({Stage.NOT_ADMITTED, Stage.BY_TIE_BREAK})
_RESULTS = {GameOutcome.WHITE: "1-0", GameOutcome.DRAW: "½-½", GameOutcome.BLACK: "0-1"}


def outline_text(outline: Outline, language: str = "en") -> str:
    """The format in sentences, each with its article, and how long it can take."""
    lines = [say(Message("playoff.title", {"players": outline.players}), language)]
    lines += [f"{line.article}: {say(line.message, language)}" for line in outline.lines]
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
    grid += [[g.id, _cell(g.white, names), _cell(g.black, names), g.control, g.article.number] for g in games]
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
    return "".join(f"{step.article}: {step_text(step, names, language)}\n" for step in state.why)


def step_text(step: Step, names: Names, language: str = "en") -> str:
    """A step as a sentence with the names and the ids of the players."""
    return named_text(step.message, {player: f"{name} ({player})" for player, name in names.items()}, language)


def named_text(message: Message, names: Names, language: str = "en") -> str:
    """A sentence in which the sides are called as ``names`` has them, and by their ids where it has nothing."""
    return say(_named(message, names), language)


def _named(message: Message, names: Names) -> Message:
    return Message(message.key, {place: _with_names(datum, names) for place, datum in message.data.items()})


def _with_names(datum: Datum, names: Names) -> Datum:
    match datum:
        case PlayerRef() | TeamRef():
            return names.get(datum.id, datum)
        case Message():
            return _named(datum, names)
        case tuple():
            return tuple(_with_names(part, names) for part in datum)
    return datum


def _cell(player: int, names: Names) -> str:
    width = max((len(str(each)) for each in names), default=1)
    return f"{player:>{width}} {names[player]}" if player in names else str(player)


def _titles(columns: Sequence[str], language: str) -> list[str]:
    return [say(Message(f"playoff.column.{column}"), language) for column in columns]


def _indented(grid: Sequence[Sequence[str]], left: set[int]) -> str:
    return "".join(f"  {line}\n" for line in aligned(grid, left).splitlines())
