"""Play-offs as plain data, of which JSON is made.

What was written is read again where files are read, with the place of
everything that is wrong.
"""

from __future__ import annotations

from dataclasses import asdict

from hakem.explain import step_to_data
from hakem.i18n import Json
from hakem.knockout.contests.contest import GameDue, GameResult, Log, Pending, State
from hakem.knockout.contests.playoff import Outline, PlayoffRecord
from hakem.model import decimal_text

Plain = dict[str, Json]
"""An object of JSON."""


def record_to_data(record: PlayoffRecord) -> Plain:
    """The whole play-off: everything that is needed to repeat it."""
    return {
        "players": list(record.players),
        "options": asdict(record.options),
        "seed": record.seed,
        "settled": dict(record.settled),
        "log": log_to_data(record.log),
    }


def log_to_data(log: Log) -> Plain:
    """Results by game."""
    return {game: result_to_data(result) for game, result in log.items()}


def result_to_data(result: GameResult) -> Plain:
    """A result: the outcome, and the moves and the later flag where they are known."""
    flag = result.later_flag and result.later_flag.value
    known: Plain = {"moves": result.moves, "later_flag": flag}
    return {"result": result.outcome.value, **{name: value for name, value in known.items() if value is not None}}


def state_to_data(state: State) -> Plain:
    """What is due, or how it ended; sentences are left to whoever says them."""
    why: list[Json] = [step_to_data(step) for step in state.why]
    if isinstance(state, Pending):
        return {"decided": False, "due": [_due(game) for game in state.due], "why": why}
    tiers: list[Json] = [
        [{"id": f.player, "stage": f.stage.value, "points": decimal_text(f.points)} for f in tier]
        for tier in state.tiers
    ]
    return {"decided": True, "order": list(state.order), "tiers": tiers, "why": why}


def _due(game: GameDue) -> Plain:
    board: Plain = {} if game.board is None else {"board": game.board}
    return {
        "game": game.id,
        "white": game.white,
        "black": game.black,
        "kind": game.kind.value,
        "time": game.control,
        "article": game.article.number,
        **board,
    }


def outline_to_data(outline: Outline) -> Plain:
    """The format of a play-off; what it does not have is left out."""
    parts: Plain = {
        "groups": [list(group) for group in outline.groups],
        "pairing_numbers": list(outline.numbers),
        "pairs": [list(pair) for pair in outline.pairs],
    }
    return {
        "players": outline.players,
        "article": outline.article.number,
        "admitted": outline.admitted,
        "time": outline.controls.game,
        "golden_point": outline.controls.golden,
        **{name: value for name, value in parts.items() if value},
        "articles": [*sorted({line.article.number for line in outline.lines})],
        "most_games": outline.most_games,
    }
