"""What becomes of an action: from the state and the action to the entries it adds, or a refusal that changes nothing.

Nothing is stored here, and nothing is looked up outside: whoever calls this does
it while nobody else can write, and stores what comes out.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib import import_module
from typing import Any

from hakem.desk.journal.actions import ACTIONS, fields_of, fields_to_data
from hakem.desk.journal.asking import READ_FROM, REPORTED_FROM, ActionAsked, Conflict, Done, NotAllowed, Unread, refusal
from hakem.desk.journal.board_words import called, kept_place
from hakem.desk.journal.entry import Draft, JournalEntry, asked_of
from hakem.desk.journal.fold import difference
from hakem.desk.journal.history import NOTHING, REDO, UNDO, Remembered, redo, taken, undo
from hakem.desk.journal.result_actions import (
    is_reading,
    on_board_of_round,
    players_at,
    require_board,
    shown_result,
    written,
)
from hakem.desk.journal.roles import Person, Role, may, may_take_back, other_team
from hakem.desk.journal.state import Departure, Desk
from hakem.errors import HakemError, UnknownName
from hakem.facts.event_kind import is_knockout
from hakem.formats.native import to_data
from hakem.i18n import Json
from hakem.model import looks_like_citizen_number
from hakem.values import dataclass, replace

_HOMES: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(("create", "change-event", "prizes", "note", "finish"), ("event_actions", "")),
    **dict.fromkeys(("add-player", "add-players", "change-player", "remove-player"), ("player_entries", "")),
    **dict.fromkeys(("check-in", "number"), ("player_actions", "")),
    **dict.fromkeys(("draw", "bye", "no-bye", "withdraw", "prohibit", "allow"), ("player_actions", "")),
    "return": ("player_actions", "come_again"),
    **dict.fromkeys(("add-team", "change-team", "remove-team", "number-teams"), ("team_actions", "")),
    **dict.fromkeys(("line-up-rules", "line-up"), ("line_up_actions", "")),
    **dict.fromkeys(("match", "forfeit-match", "postpone", "penalty"), ("team_match_actions", "")),
    **dict.fromkeys(("pair", "unpair", "publish", "unpublish"), ("round_actions", "")),
    "pair-by-hand": ("hand_pairing", ""),
    **dict.fromkeys(("close", "reopen"), ("round_actions", "")),
    "result": ("result_actions", ""),
    **dict.fromkeys(("game", "play-off"), ("match_actions", "")),
}
"""Where each action is decided: its module, loaded when it is asked for, and its function if that has another name."""

_LONE_SURROGATE = re.compile("[\ud800-\udfff]")
_BACK_AND_FORTH = {UNDO: undo, REDO: redo}
_REPORTS = frozenset({"result", "match"})
_OF_BOARDS = frozenset({"result", "game", "match"})
_ALWAYS_KEPT = frozenset({UNDO, REDO, "branch"})
_AFTER_THE_END = frozenset({UNDO, REDO, "prizes", "note", "branch", "publish", "unpublish"})
_GAME_RESULTS = ("", "1-0", "½-½", "0-1")
_ELEVEN = re.compile(r"(?<!\d)\d{11}(?!\d)")


@dataclass(frozen=True, slots=True)
class Decision:
    """The entries that an action adds, and the state behind them.

    Nothing is added where nothing changed, unless somebody has named the action and
    may send it again, it moves in the journal (undo of two steps that cancel each other), a
    line-up is handed in that is the one of the boards, or an arbiter confirms what phones have reported.
    """

    drafts: tuple[Draft, ...]
    desk: Desk


def decide(
    desk: Desk, asked: ActionAsked, entries: Sequence[JournalEntry], remembered: Remembered = NOTHING
) -> Decision:
    """What becomes of the action. ``entries`` are all of the journal, whose fold ``desk`` is.

    ``remembered`` are earlier states, by entry, as far as somebody has kept them.
    """
    given = fields_of(asked.action, asked.fields)
    if asked.action == "result" and given.match is not None:
        given = on_board_of_round(desk, given)
    said = fields_to_data(asked.action, given)
    _require_possible(desk, asked, bool(entries))
    _require_fit(asked, said)
    _require_role(desk, asked, given, entries)
    _require_seen(desk, asked, given, entries)
    if asked.action in _BACK_AND_FORTH:
        done = _BACK_AND_FORTH[asked.action](desk, given, entries, remembered)
    elif _is_report(asked):
        done = _reported(desk, given, asked, entries)
    else:
        done = Done(desk) if asked.action == "branch" else _handler(asked.action)(desk, given, asked)
        _require_knockout(desk, done.desk)
    done = _called(desk, done) if done.warnings else done
    unread = tuple(w for w in done.warnings if w.level >= READ_FROM and w.code not in asked.confirm)
    if unread:
        raise Unread(unread)
    after = _departed(done)
    changes = difference(desk, after)
    if not changes and not (_is_kept(asked, given, entries) or _confirms(desk, asked, {**said, **done.more}, entries)):
        return Decision((), desk)
    data: dict[str, Json] = {
        **said,
        **done.more,
        **(kept_place(desk.tournament, said) if asked.action == "result" else {}),
    }
    if changes:
        data["changes"] = dict(changes)
    warnings = tuple(each.to_data() for each in done.warnings)
    same = asked_of(asked.action, dict(asked.fields)) if asked.key else ""
    return Decision((Draft(asked.action, data, asked.at, asked.person.name, warnings, asked.key, same),), after)


def _is_kept(asked: ActionAsked, given: Any, entries: Sequence[JournalEntry]) -> bool:
    """Whether an action that changes nothing has its entry: a line-up is handed in although the boards were so."""
    if asked.action in _ALWAYS_KEPT or asked.key:
        return True
    if asked.action != "line-up" or not any(given.players):
        return False
    from hakem.desk.journal.captains import teams_handed_in

    return given.team not in teams_handed_in(entries, given.round_no)


def _confirms(desk: Desk, asked: ActionAsked, said: Mapping[str, Json], entries: Sequence[JournalEntry]) -> bool:
    """Whether an arbiter says of a board what only phones have said so far: from then on it is decided."""
    if asked.action not in _OF_BOARDS or asked.person.role is Role.HELPER:
        return False
    from hakem.desk.journal.last_words import confirmed_boards

    return confirmed_boards(desk, entries, asked.action, said)


def _handler(action: str) -> Callable[[Desk, Any, ActionAsked], Done]:
    module, name = _HOMES[action]
    found: Callable[[Desk, Any, ActionAsked], Done] = getattr(
        import_module(f"hakem.desk.journal.{module}"), name or action.replace("-", "_")
    )
    return found


def _reported(desk: Desk, given: Any, asked: ActionAsked, entries: Sequence[JournalEntry]) -> Done:
    """A result, or those of a match, that a helper reports from the boards; few results at a laptop are."""
    from hakem.desk.journal.phone_reports import reported, reported_match

    done = (reported if asked.action == "result" else reported_match)(desk, given, asked, entries)
    _require_knockout(desk, done.desk)
    return done


def _is_report(asked: ActionAsked) -> bool:
    """Whether somebody reports from the boards."""
    return asked.action in _REPORTS and asked.person.role is Role.HELPER


def _is_report_of_a_board(desk: Desk, asked: ActionAsked) -> bool:
    """Whether somebody reports a board that was played: behind the end of the event that is kept too."""
    if asked.action != "result" or not _is_report(asked):
        return False
    given = fields_of(asked.action, asked.fields)
    try:
        require_board(desk, given.round_no, given.board)
        return written(given.result) != "" and given.match is None
    except HakemError:
        return False


def _is_reading(desk: Desk, asked: ActionAsked) -> bool:
    """Whether an arbiter has read what was kept beside a board, and changes nothing."""
    if asked.action != "result" or not desk.beside or _is_report(asked):
        return False
    return is_reading(desk, fields_of(asked.action, asked.fields))


def _is_about_others(desk: Desk, asked: ActionAsked, given: Any, entries: Sequence[JournalEntry]) -> bool:
    """Whether a result names players who do not sit at its board any more: of reports that is kept."""
    if asked.action != "result" or (given.white, given.black, given.seated) == (None, None, None):
        return False
    from hakem.desk.journal.last_words import given_players, is_seated_anew, seated_at

    if given.round_no > max(desk.tournament.rounds_total, desk.round_no + 1):
        raise refusal("no-such-round", round=given.round_no, last=desk.round_no)
    if not is_seated_anew(desk, entries, given, asked.person):
        return False
    if not _is_report(asked):
        raise Conflict([*map(int, given_players(given))], [*map(int, seated_at(desk, given))])
    return True


def _require_covered(desk: Desk, asked: ActionAsked, given: Any) -> None:
    from hakem.desk.journal.phone_reports import why_not_covered

    why = why_not_covered(desk, asked.person, given)
    if why is not None:
        raise NotAllowed(called(desk.tournament, why, given.round_no))


def _require_knockout(desk: Desk, after: Desk) -> None:
    """Whatever is done to a knockout, its rounds stay those of one."""
    if is_knockout(after.tournament) and after.tournament is not desk.tournament:
        from hakem.desk.journal.match_actions import require_course

        require_course(desk.tournament, after.tournament)


def _called(desk: Desk, done: Done) -> Done:
    """The same with the boards in its warnings as people call them."""
    return replace(done, warnings=tuple(replace(w, message=called(desk.tournament, w.message)) for w in done.warnings))


def _departed(done: Done) -> Desk:
    """The state that remembers by what the event has left FIDE's rules."""
    left = tuple(
        Departure(each.code, each.level, done.desk.round_no, each.message)
        for each in done.warnings
        if each.level >= REPORTED_FROM
    )
    return replace(done.desk, departures=(*done.desk.departures, *left)) if left else done.desk


# Before anything is decided


def _require_possible(desk: Desk, asked: ActionAsked, begun: bool) -> None:
    if asked.action not in ACTIONS:
        raise UnknownName("action", asked.action, tuple(ACTIONS))
    if begun == (asked.action == "create"):
        raise refusal("event-begun" if begun else "no-event")
    after = asked.action in _AFTER_THE_END or _is_report_of_a_board(desk, asked) or _is_reading(desk, asked)
    if desk.finished and not after:
        raise refusal("finished")


def _require_fit(asked: ActionAsked, said: Mapping[str, Json]) -> None:
    """What will stand in the journal can be written there, and is no identity number."""
    for name, text in (("key", asked.key), ("by", asked.person.name)):
        if _LONE_SURROGATE.search(text):
            raise refusal("no-text", field=name)
    for text in (asked.key, asked.person.name, *_texts(dict(said))):
        if any(looks_like_citizen_number(number) for number in _ELEVEN.findall(text)):
            raise refusal("citizen-number")


def _texts(value: Json) -> Iterator[str]:
    """Everything in it that could be read as a number: texts, names of fields, numbers."""
    if isinstance(value, dict):
        for name, part in value.items():
            yield name
            yield from _texts(part)
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
    else:
        yield str(value)


def _require_role(desk: Desk, asked: ActionAsked, given: Any, entries: Sequence[JournalEntry]) -> None:
    """What the role of the person allows; a helper is asked about the board too."""
    if _is_about_others(desk, asked, given, entries):
        _require_covered(desk, asked, given)
        return
    current = desk.round_in_hand
    if asked.action in _BACK_AND_FORTH:
        done = [(entry.action, _round_of(entry)) for entry in taken(asked.action, given, entries)]
        why = may_take_back(asked.person, asked.action, done, current=current)
    else:
        number = _touched(desk, asked.action, given)
        person = _with_own_boards(desk, asked.person, number or 0) if asked.person.team else asked.person
        if _is_report(asked) and number is not None and number < current:
            current = number  # the round is over: what becomes of the report, the report itself says
        refusals = (
            may(person, asked.action, round=number, current=current, board=board, change=change)
            for board, change in _boards_of(desk, asked.action, given, person)
        )
        why = next((refusal for refusal in refusals if refusal is not None), None)
        if why is None and asked.action == "line-up":
            why = other_team(person, given.team)
    if why is not None:
        raise NotAllowed(called(desk.tournament, why, _touched(desk, asked.action, given)))
    if asked.person.team and asked.action == "line-up":
        _require_secret(desk, given)


def _boards_of(
    desk: Desk, action: str, given: Any, person: Person
) -> Iterator[tuple[int | None, tuple[str, str] | None]]:
    """The boards that an action is about, with the result that stands and the one that is asked for."""
    if action == "result" and is_reading(desk, given) and person.role is not Role.HELPER:
        yield given.board, None
    elif action == "result":
        require_board(desk, given.round_no, given.board)
        yield given.board, (shown_result(desk, given.round_no, given.board), written(given.result))
    elif action == "match" and person.role is Role.HELPER and person.boards and person.has_round(given.round_no):
        from hakem.desk.journal.team_match_actions import results_of

        results = results_of(desk, given)
        for one in results:
            yield one.board, (shown_result(desk, one.round_no, one.board), written(one.result))
        if not results:
            yield None, None
    else:
        yield getattr(given, "board", None), None


def _with_own_boards(desk: Desk, person: Person, round_no: int) -> Person:
    """A captain with the boards of the own match; most people are none."""
    from hakem.desk.journal.captains import with_own_boards

    return with_own_boards(desk, person, round_no)


def _require_secret(desk: Desk, given: Any) -> None:
    """A captain hands in a line-up while nobody can have seen the opponent's."""
    from hakem.desk.journal.captains import why_closed

    closed = why_closed(desk, given.team, given.round_no)
    if closed is not None:
        raise closed


def _round_of(entry: JournalEntry) -> int | None:
    number = entry.data.get("round")
    return number if isinstance(number, int) and number else None


def _touched(desk: Desk, action: str, given: Any) -> int | None:
    """The earliest round that an action touches, as far as it touches one."""
    number: int | None = getattr(given, "round_no", None)
    if number is None and action in ("unpair", "publish", "unpublish", "close", "reopen"):
        return desk.round_no
    return number


def _require_seen(desk: Desk, asked: ActionAsked, given: Any, entries: Sequence[JournalEntry]) -> None:
    """What the person saw is still so. What that is depends on the action: a result, data of a player, the state.

    Of a board or a game it may be the result alone, or its result and whose it is.
    """
    if asked.was is None:
        return
    now = _now(desk, asked, given, entries)
    was = asked.was
    if asked.action == "result" and isinstance(was, str):
        was = written(was)
    if isinstance(was, dict) and isinstance(now, dict):
        now = {name: now.get(name) for name in was}
    if was != now:
        raise Conflict(asked.was, now)


def _now(desk: Desk, asked: ActionAsked, given: Any, entries: Sequence[JournalEntry]) -> Json:
    whole = isinstance(asked.was, dict)
    if asked.action == "result":
        require_board(desk, given.round_no, given.board)
        stands, players = shown_result(desk, given.round_no, given.board), players_at(desk, given.round_no, given.board)
        return _row(stands, players) if whole else stands
    if asked.action == "game" and (whole or asked.was in _GAME_RESULTS):
        from hakem.desk.journal import match_actions

        of_game = match_actions.stands(desk, given)
        return _row(of_game, match_actions.players_of(desk, given)) if whole else of_game
    if asked.action == "line-up":
        from hakem.desk.journal.captains import line_up_seen

        return line_up_seen(desk, entries, given.team, given.round_no)
    if asked.action in (UNDO, REDO):
        return len(entries)
    if asked.action == "change-event":
        t = desk.tournament
        rules: dict[str, Json] = {"tie_breaks": list(t.rules.tie_breaks), "rounds": t.rounds_total}
        return {**to_data(t.event), "system": t.rules.system, "edition": t.rules.edition, **rules}
    if asked.action == "prizes":
        return dict(to_data(desk.tournament.prizes))
    player = getattr(given, "player", None)
    if player is not None:
        found = next((p for p in desk.tournament.players if p.id == player), None)
        seen = next((each.present for each in desk.presence if each.player == player), None)
        return None if found is None else {**to_data(found), "present": seen}
    return desk.word


def _row(stands: str, players: Sequence[int]) -> dict[str, Json]:
    """What somebody sees of a board or a game: its result, and whose it is."""
    return {"result": stands, "players": [*map(int, players)]}
