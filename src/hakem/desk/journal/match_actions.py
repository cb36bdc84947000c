"""Knockouts and play-offs: their seeds and lots, games that are known by their names, and what their rounds can be."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from hakem.desk.choosing import choose_system
from hakem.desk.journal.actions import GameOfMatch, PlayOffAsked, ResultOfBoard
from hakem.desk.journal.asking import ActionAsked, Done, refusal, warning
from hakem.desk.journal.result_actions import ADJOURNED, players_at, require_done, result, shown_result
from hakem.desk.journal.state import Desk, GameDetail, PlayOff
from hakem.desk.play_off import TieRequest, with_outcome, with_play_off_to_come, with_white
from hakem.desk.seeding import seeds_of_tied
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.i18n import Json, PlayerRef
from hakem.knockout import (
    KNOCKOUT_LOTS,
    Controls,
    Decided,
    GameId,
    GameOutcome,
    GameResult,
    MatchRules,
    Pending,
    PlayoffOptions,
    PlayoffRecord,
    TimeControl,
    correct,
    event_in,
    games_due_next,
    history,
    play,
    seats_in,
    state_to_data,
    take_back,
)
from hakem.knockout.contests.contest import under
from hakem.knockout.contests.playoff import PLAYOFF_VALUES
from hakem.model import Colour, Lot, PlayerId, Tournament
from hakem.model.changes import renumbered, with_lot
from hakem.pairing import Knockout
from hakem.tiebreaks import FIRST_SCORES, OTHER, StandingsRequest, standings
from hakem.values import replace

_FLAGS = {"white": Colour.WHITE, "black": Colour.BLACK, "": None}
_BY_FLAG = {"white": "1-0", "black": "0-1"}
_OUTCOMES = {"1-0": GameOutcome.WHITE, "½-½": GameOutcome.DRAW, "0-1": GameOutcome.BLACK}
_NOT_TEXT = ("controls",)
_TIMES = {"time": "game", "extra_time": "extra", "golden_time": "golden"}


def game(desk: Desk, given: GameOfMatch, asked: ActionAsked) -> Done:
    """A game by its name: of the play-off that is named or has such a game, else of the knockout."""
    if given.later_flag not in _FLAGS:
        raise refusal("flag", flag=given.later_flag)
    for place, play_off in enumerate(desk.play_offs):
        if given.match in ("", play_off.name) and _knows(play_off.record, given.game):
            return _of_play_off(desk, place, given)
    if is_knockout(desk.tournament):
        return _of_knockout(desk, given, asked)
    due = tuple(name for each in desk.play_offs for name in _due(each.record))
    raise refusal("no-such-game", game=given.game, due=due)


def stands(desk: Desk, given: GameOfMatch) -> str:
    """The result of a game as it stands, empty if it has none."""
    for play_off in desk.play_offs:
        if given.match in ("", play_off.name) and _knows(play_off.record, given.game):
            made = play_off.record.log.get(GameId(given.game))
            return next((text for text, outcome in _OUTCOMES.items() if made and made.outcome is outcome), "")
    at = _board_of(desk, given) if is_knockout(desk.tournament) else None
    found = shown_result(desk, *at) if at else ""
    return "" if found == ADJOURNED else found


def players_of(desk: Desk, given: GameOfMatch) -> tuple[int, ...]:
    """Whose game it is, in the order of their ids, as its colours may still be drawn; nobody if there is none."""
    for play_off in desk.play_offs:
        if given.match in ("", play_off.name) and _knows(play_off.record, given.game):
            record, state = play_off.record, play_off.record.contest.state(play_off.record.log)
            due = state.due if isinstance(state, Pending) else ()
            known = (*(game for game, _ in history(record.contest, record.log)), *due)
            return next((tuple(sorted((game.white, game.black))) for game in known if game.id == given.game), ())
    at = _board_of(desk, given) if is_knockout(desk.tournament) else None
    return tuple(sorted(players_at(desk, *at))) if at else ()


# Knockout


def _of_knockout(desk: Desk, given: GameOfMatch, asked: ActionAsked) -> Done:
    at = _board_of(desk, given)
    if at is None:
        raise refusal("no-such-game", game=given.game, due=_open_games(desk))
    text = _BY_FLAG.get(given.later_flag, given.result)
    desk = replace(desk, tournament=_as_drawn(desk.tournament, *at, given))
    done = result(desk, ResultOfBoard(*at, text), asked)
    more: dict[str, Json] = {**done.more, "round": at[0], "board": at[1]}
    return replace(done, desk=_with_moves(done.desk, *at, given.moves), more=more)


def _board_of(desk: Desk, given: GameOfMatch) -> tuple[int, int] | None:
    """The round and the board of a game of the knockout."""
    names = {given.game, under(given.match, given.game), under(given.match, f"game-{given.game}")}
    return next(((number, board) for name, number, board in games_of(desk.tournament) if name in names), None)


def _as_drawn(t: Tournament, number: int, board: int, given: GameOfMatch) -> Tournament:
    """The event with the colours of a game as they were drawn in the hall."""
    rnd = t.rounds[number - 1]
    was = rnd.games[board - 1]
    if given.white in (None, was.white):
        return t
    if given.white != was.black:
        raise refusal("no-such-lot", game=given.game, player=PlayerRef(given.white or 0))
    turned = replace(was, white=was.black, black=was.white, white_mark=was.black_mark, black_mark=was.white_mark)
    games = (*rnd.games[: board - 1], turned, *rnd.games[board:])
    return replace(t, rounds=(*t.rounds[: number - 1], replace(rnd, games=games), *t.rounds[number:]))


def lots_of_knockout(t: Tournament, seed: str) -> Tournament:
    """The knockout with the text from which all its lots are drawn; there is one, from the first round on."""
    if t.rounds or _lots_known(t):
        raise refusal("lots-known")
    return with_lot(t, Lot(KNOCKOUT_LOTS, seed))


def _lots_known(t: Tournament) -> bool:
    return "lots" in dict(t.rules.options) or any(lot.purpose == KNOCKOUT_LOTS for lot in t.lots)


def seeded(desk: Desk, seed: str) -> Desk:
    """A knockout before its first round: its lots are recorded, and the numbers are the seeds.

    Numbers that the arbiter has given are the seeds too, unless the event has named another way.
    """
    t = desk.tournament
    system = choose_system(t)
    if t.rounds or not isinstance(system, Knockout):
        return desk
    if not _lots_known(t):
        t = lots_of_knockout(t, seed)
    if system.rules.seeding is None and desk.numbered not in ("", "rank"):
        t = replace(t, rules=replace(t.rules, options=(*t.rules.options, ("seeding", "given"))))
    elif not is_team_event(t):
        t = renumbered(t, tuple(PlayerId(side) for side in system.seeding(t).order))
    return replace(desk, tournament=t, numbered=desk.numbered or "rank")


def require_course(before: Tournament, after: Tournament) -> None:
    """What happens leaves every game of a knockout one that it has; an event that did not begin so is left alone."""
    try:
        _course(before)
    except RequestError:
        return
    _course(after)


def _course(t: Tournament) -> None:
    system = choose_system(t)
    if isinstance(system, Knockout) and t.rounds:
        event_in(t, system.event(t))


def games_of(t: Tournament) -> Iterator[tuple[GameId, int, int]]:
    """The games of a knockout by name, with their rounds and boards, the last round first."""
    system = choose_system(t)
    if not isinstance(system, Knockout):
        return
    for number in range(len(t.rounds), 0, -1):
        before = replace(t, rounds=t.rounds[: number - 1])
        event, log, course = event_in(before, system.event(t))
        seats = seats_in(t, event, number)
        boards: dict[frozenset[PlayerId], int] = {
            frozenset(game.players): board for board, game in enumerate(t.rounds[number - 1].games, start=1)
        }
        for placed in games_due_next(course, log):
            board = boards.get(frozenset(seats.pair(placed.due)))
            if board is not None:
                yield placed.due.id, number, board


def _open_games(desk: Desk) -> tuple[str, ...]:
    return tuple(name for name, number, board in games_of(desk.tournament) if not shown_result(desk, number, board))


def _with_moves(desk: Desk, number: int, board: int, moves: int | None) -> Desk:
    if moves is None:
        return desk
    others = tuple(each for each in desk.game_details if (each.round_no, each.board) != (number, board))
    return replace(desk, game_details=(*others, GameDetail(number, board, moves)))


# Play-offs


def play_off(desk: Desk, given: PlayOffAsked, asked: ActionAsked) -> Done:
    """A play-off of those who share a place, or of the players named; its games come as ``game``."""
    t = desk.tournament
    if (given.place is None) == (not given.players):
        raise refusal("play-off-of-whom")
    if desk.round_no == 0:
        raise refusal("nothing-played")
    require_done(desk, desk.round_no)
    who = TieRequest(given.place) if given.place is not None else tuple(int(p) for p in given.players)
    found = seeds_of_tied(t, who)
    for other in desk.play_offs:
        both = set(other.record.players) & set(found.order)
        if both:
            raise refusal("play-off-already", name=other.name)
    record = PlayoffRecord(found.order, _options(given.format), given.seed or asked.seed)
    name = PLAYOFF_VALUES if not desk.play_offs else f"{PLAYOFF_VALUES}{len(desk.play_offs) + 1}"
    after = replace(desk, play_offs=(*desk.play_offs, PlayOff(name, record)))
    state = record.contest.state(record.log)
    notes = tuple(warning(1, "play-off-note", note=note) for note in found.notes)
    more: dict[str, Json] = {"name": name, "seeds": list(found.order), "seed": record.seed, **_told(state)}
    return Done(after, notes, more)


def _options(given: Mapping[str, str]) -> PlayoffOptions:
    """The choices of the articles by name: numbers as numbers, ``yes`` and ``no``, and time controls as ``15+5``."""
    usual = PlayoffOptions()
    known = [name for name in PlayoffOptions.__match_args__ if name not in _NOT_TEXT]
    chosen: dict[str, Any] = {}
    for name, text in given.items():
        read = _READERS.get(type(getattr(usual, name, None))) if name in known else None
        value = None if read is None else read(text.strip().lower())
        if value is None and name not in _TIMES:
            raise refusal("play-off-format", name=name, value=text, known=(*known, *_TIMES))
        if value is not None:
            chosen[name] = value
    times = {_TIMES[name]: str(TimeControl.read(text.strip())) for name, text in given.items() if name in _TIMES}
    if chosen.get("general"):
        chosen = {"extra": MatchRules().extra, **chosen, "controls": replace(Controls(), **times)}
    elif times:
        chosen["controls"] = replace(usual.controls, **times)
    return PlayoffOptions(**chosen)


def _whole(text: str) -> int | None:
    return int(text) if text.isascii() and text.isdecimal() and len(text) < 4 else None


_READERS: Mapping[type, Callable[[str], int | bool | None]] = {
    bool: {"yes": True, "no": False, "true": True, "false": False}.get,
    int: _whole,
}


def _knows(record: PlayoffRecord, name: str) -> bool:
    return name in record.log or name in _due(record)


def _due(record: PlayoffRecord) -> tuple[str, ...]:
    state = record.contest.state(record.log)
    return tuple(each.id for each in state.due) if isinstance(state, Pending) else ()


def _of_play_off(desk: Desk, place: int, given: GameOfMatch) -> Done:
    """The result of a game, another one, or none; games that depended on it go with it."""
    was = desk.play_offs[place]
    name = GameId(given.game)
    record = was.record if given.white is None else with_white(was.record, name, given.white)
    if not given.result.strip():
        log = take_back(record.contest, record.log, name)
    else:
        text = given.result.strip().replace("1/2", "½").replace("½-½", "½")
        if (outcome := _OUTCOMES.get("½-½" if text == "½" else text)) is None:
            raise refusal("play-off-result", result=given.result)
        made = GameResult(outcome, given.moves, _FLAGS[given.later_flag])
        if record.log.get(name) == made:
            return Done(desk)
        log = (correct if name in record.log else play)(record.contest, record.log, name, made)
    lost = len(record.log.keys() - log.keys()) - (name not in log)
    warnings = (warning(3, "play-off-results-lost", count=lost),) if lost > 0 else ()
    now = replace(was, record=replace(record, log=log))
    offs = (*desk.play_offs[:place], now, *desk.play_offs[place + 1 :])
    state = now.record.contest.state(log)
    t = _with_places(desk.tournament, now, state)
    return Done(replace(desk, play_offs=offs, tournament=t), warnings, _told(state))


def _told(state: Pending | Decided) -> dict[str, Json]:
    data = state_to_data(state)
    return {name: data[name] for name in ("decided", "due", "order") if name in data}


def _with_places(t: Tournament, play_off: PlayOff, state: Pending | Decided) -> Tournament:
    """The event with the outcome among its tie-breaks as soon as there is one: where its list names it, else first."""
    code, listed = f"{OTHER}{play_off.name}", t.rules.tie_breaks
    if isinstance(state, Pending):
        return with_play_off_to_come(t, play_off.name) if _names(listed, code) else t
    if not _names(listed, code):
        usual = listed or tuple(spec.code for spec in standings(t, StandingsRequest()).specs)
        first = 1 if usual and usual[0].upper() in FIRST_SCORES else 0
        listed = (*usual[:first], code, *usual[first:])
    return with_outcome(replace(t, rules=replace(t.rules, tie_breaks=listed)), state, play_off.name)


def _names(listed: Sequence[str], code: str) -> bool:
    return any(each.upper() == code for each in listed)
