"""Play-offs as plain data, of which JSON is made, and back again."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields
from types import MappingProxyType

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout.contest import Contest, GameDue, GameId, GameResult, Log, Outcome, Pending, State
from hakem.knockout.match import Controls
from hakem.knockout.options import NO_CHOICE, PlayoffOptions
from hakem.knockout.outline import Outline
from hakem.knockout.playoff import playoff
from hakem.knockout.record import EMPTY_LOG, require_sound
from hakem.model import Colour, decimal_text

Plain = Mapping[str, object]


@dataclass(frozen=True, slots=True)
class PlayoffRecord:
    """A play-off as it is kept: everything else follows from these."""

    players: tuple[int, ...]
    options: PlayoffOptions = NO_CHOICE
    seed: str = ""
    settled: Mapping[str, int] = field(default_factory=lambda: MappingProxyType({}))
    log: Log = field(default_factory=lambda: EMPTY_LOG)

    @property
    def contest(self) -> Contest:
        """The play-off itself."""
        return playoff(self.players, self.options, self.seed, self.settled)


def log_to_plain(log: Log) -> Plain:
    """Results by game: the outcome, and the moves and the later flag where they are known."""
    return {game: _result_to_plain(result) for game, result in log.items()}


def _result_to_plain(result: GameResult) -> Plain:
    flag = result.later_flag and result.later_flag.value
    known = {"moves": result.moves, "later_flag": flag}
    return {"result": result.outcome.value, **{name: value for name, value in known.items() if value is not None}}


def log_from_plain(data: object) -> Log:
    """The log that ``log_to_plain`` wrote; whether its games were due is asked elsewhere."""
    return {GameId(game): _result_from_plain(game, result) for game, result in _mapping(data, "log").items()}


def _result_from_plain(game: str, data: object) -> GameResult:
    known = _known(_mapping(data, game), {"result", "moves", "later_flag"}, game)
    moves, flag = known.get("moves"), known.get("later_flag")
    try:
        outcome = Outcome(known.get("result"))
        later = None if flag is None else Colour(flag)
    except ValueError:
        raise _not_plain(game) from None
    return GameResult(outcome, None if moves is None else _number(moves, game), later)


def record_to_plain(record: PlayoffRecord) -> Plain:
    """The whole play-off."""
    return {
        "players": list(record.players),
        "options": asdict(record.options),
        "seed": record.seed,
        "settled": dict(record.settled),
        "log": log_to_plain(record.log),
    }


def record_from_plain(data: object) -> PlayoffRecord:
    """The play-off that ``record_to_plain`` wrote; refused if its results cannot have come about."""
    known = _known(_mapping(data, "playoff"), {each.name for each in fields(PlayoffRecord)}, "playoff")
    players, seed = known.get("players"), known.get("seed", "")
    if not isinstance(players, list) or not isinstance(seed, str):
        raise _not_plain("players" if isinstance(seed, str) else "seed")
    settled = _mapping(known.get("settled", {}), "settled")
    record = PlayoffRecord(
        tuple(_number(player, "players") for player in players),
        _options(_mapping(known.get("options", {}), "options")),
        seed,
        {game: _number(player, "settled") for game, player in settled.items()},
        log_from_plain(known.get("log", {})),
    )
    require_sound(record.contest, record.log)
    return record


def _options(data: Mapping[str, object]) -> PlayoffOptions:
    """Options by name, each of the type of its default."""
    default = asdict(NO_CHOICE)
    known = _known(data, set(default), "options")
    controls = _known(_mapping(known.get("controls", {}), "controls"), set(default["controls"]), "controls")
    _require_types(controls, default["controls"])
    _require_types({name: value for name, value in known.items() if name != "controls"}, default)
    given = {**default, **known, "controls": Controls(**{**default["controls"], **controls})}
    return PlayoffOptions(**given)


def _require_types(given: Mapping[str, object], default: Mapping[str, object]) -> None:
    for name, value in given.items():
        if type(value) is not type(default[name]):
            raise _not_plain(name)


def state_to_plain(state: State) -> Plain:
    """What is due, or how it ended; sentences are left to whoever says them."""
    why = [{"article": str(step.article), "outcome": step.outcome, "data": dict(step.data)} for step in state.why]
    if isinstance(state, Pending):
        return {"decided": False, "due": [_due_to_plain(game) for game in state.due], "why": why}
    tiers = [
        [{"id": f.player, "stage": f.stage.value, "points": decimal_text(f.points)} for f in tier]
        for tier in state.tiers
    ]
    return {"decided": True, "order": list(state.order), "tiers": tiers, "why": why}


def _due_to_plain(game: GameDue) -> Plain:
    board = {} if game.board is None else {"board": game.board}
    return {
        "game": game.id,
        "white": game.white,
        "black": game.black,
        "kind": game.kind.value,
        "time": game.control,
        "article": game.article.number,
        **board,
    }


def outline_to_plain(outline: Outline) -> Plain:
    """The format of a play-off; what it does not have is left out."""
    parts = {
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
        "articles": sorted({line.article.number for line in outline.lines}),
        "most_games": outline.most_games,
    }


def _mapping(data: object, place: str) -> Mapping[str, object]:
    if not isinstance(data, Mapping) or not all(isinstance(key, str) for key in data):
        raise _not_plain(place)
    return data


def _known(data: Mapping[str, object], names: set[str], place: str) -> Mapping[str, object]:
    if data.keys() - names:
        raise _not_plain(place)
    return data


def _number(value: object, place: str) -> int:
    if type(value) is not int:
        raise _not_plain(place)
    return value


def _not_plain(place: str) -> RequestError:
    return RequestError(Message("playoff.not-plain", {"place": place}))
