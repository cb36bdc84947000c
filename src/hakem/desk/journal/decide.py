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
from hakem.desk.journal.entry import Draft, JournalEntry, asked_of
from hakem.desk.journal.fold import difference
from hakem.desk.journal.history import NOTHING, REDO, UNDO, Remembered, redo, taken, undo
from hakem.desk.journal.result_actions import on_board_of_round, require_board, shown_result, written
from hakem.desk.journal.roles import Person, Role, may, may_take_back, other_team
from hakem.desk.journal.state import Departure, Desk
from hakem.errors import UnknownName
from hakem.facts.event_kind import is_knockout
from hakem.formats.native import to_data
from hakem.i18n import Json
from hakem.model import looks_like_citizen_number
from hakem.values import dataclass, replace

_HOMES: Mapping[str, tuple[str, str]] = {
    **dict.fromkeys(("create", "change-event", "prizes", "note", "finish"), ("event_actions", "")),
    **dict.fromkeys(("add-player", "change-player", "remove-player", "check-in", "number"), ("player_actions", "")),
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
_ALWAYS_KEPT = frozenset({UNDO, REDO, "branch"})
_AFTER_THE_END = frozenset({UNDO, REDO, "prizes", "note", "branch", "publish", "unpublish"})
_ELEVEN = re.compile(r"(?<!\d)\d{11}(?!\d)")


@dataclass(frozen=True, slots=True)
class Decision:
    """The entries that an action adds, and the state behind them.

    Nothing is added where nothing changed, unless somebody has named the action and
    may send it again, or it moves in the journal: undo of two steps that cancel each other.
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
    elif asked.action in _REPORTS and asked.person.role is Role.HELPER:
        done = _reported(desk, given, asked, entries)
    else:
        done = Done(desk) if asked.action == "branch" else _handler(asked.action)(desk, given, asked)
        _require_knockout(desk, done.desk)
    unread = tuple(w for w in done.warnings if w.level >= READ_FROM and w.code not in asked.confirm)
    if unread:
        raise Unread(unread)
    after = _departed(done)
    changes = difference(desk, after)
    if not changes and asked.action not in _ALWAYS_KEPT and not asked.key:
        return Decision((), desk)
    data: dict[str, Json] = {**said, **done.more}
    if changes:
        data["changes"] = dict(changes)
    warnings = tuple(each.to_data() for each in done.warnings)
    same = asked_of(asked.action, dict(asked.fields)) if asked.key else ""
    return Decision((Draft(asked.action, data, asked.at, asked.person.name, warnings, asked.key, same),), after)


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


def _require_knockout(desk: Desk, after: Desk) -> None:
    """Whatever is done to a knockout, its rounds stay those of one."""
    if is_knockout(after.tournament) and after.tournament is not desk.tournament:
        from hakem.desk.journal.match_actions import require_course

        require_course(desk.tournament, after.tournament)


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
    if desk.finished and asked.action not in _AFTER_THE_END:
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
    current = desk.round_no + (desk.round_no in desk.closed or desk.round_no == 0)
    if asked.action in _BACK_AND_FORTH:
        done = [(entry.action, _round_of(entry)) for entry in taken(asked.action, given, entries)]
        why = may_take_back(asked.person, asked.action, done, current=current)
    else:
        person = _with_own_boards(desk, asked.person) if asked.person.team else asked.person
        number = _touched(desk, asked.action, given)
        refusals = (
            may(person, asked.action, round=number, current=current, board=board, change=change)
            for board, change in _boards_of(desk, asked.action, given, person)
        )
        why = next((refusal for refusal in refusals if refusal is not None), None)
        if why is None and asked.action == "line-up":
            why = other_team(person, given.team)
    if why is not None:
        raise NotAllowed(why)
    if asked.person.team and asked.action == "line-up":
        _require_secret(desk, given)


def _boards_of(
    desk: Desk, action: str, given: Any, person: Person
) -> Iterator[tuple[int | None, tuple[str, str] | None]]:
    """The boards that an action is about, with the result that stands and the one that is asked for."""
    if action == "result":
        require_board(desk, given.round_no, given.board)
        yield given.board, (shown_result(desk, given.round_no, given.board), written(given.result))
    elif action == "match" and person.role is Role.HELPER and person.boards and given.round_no == person.round:
        from hakem.desk.journal.team_match_actions import results_of

        results = results_of(desk, given)
        for one in results:
            yield one.board, (shown_result(desk, one.round_no, one.board), written(one.result))
        if not results:
            yield None, None
    else:
        yield getattr(given, "board", None), None


def _with_own_boards(desk: Desk, person: Person) -> Person:
    """A captain with the boards of the own match; most people are none."""
    from hakem.desk.journal.captains import with_own_boards

    return with_own_boards(desk, person)


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
    """What the person saw is still so. What that is depends on the action: a result, data of a player, the state."""
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
    if asked.action == "result":
        require_board(desk, given.round_no, given.board)
        return shown_result(desk, given.round_no, given.board)
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
