"""The desk once more, as simple as it can be: who is there, which boards there are, what their results are.

It shares nothing with the desk but the JSON that other programs see. What the rules
decide (who meets whom) it takes over, if it can be; everything else it knows itself.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from typing import Any

from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import players_data, round_view

WRITTEN = {"1/2": "½-½", "1/2-1/2": "½-½", "½": "½-½"}
FORFEITS = ("+/-", "-/+", "-/-")
TABLES = ("berger", "scheveningen", "skalitzka", "knockout")
AFTER_THE_END = ("undo", "redo", "prizes", "note", "branch", "publish", "unpublish")
OF_ROUNDS = ("publish", "unpublish", "close", "reopen")

Board = tuple[int, int, str]


@dataclass(frozen=True)
class Plain:
    """An event: names by id, who has left, boards with results round by round, what is out and what is over."""

    people: Mapping[int, str] = field(default_factory=dict)
    left: Mapping[int, int] = field(default_factory=dict)
    rounds: tuple[tuple[Board, ...], ...] = ()
    published: frozenset[int] = frozenset()
    closed: frozenset[int] = frozenset()
    finished: bool = False
    disputed: frozenset[tuple[int, int]] = frozenset()
    """Rounds and boards for which different results were reported."""
    removed: int = 0
    """The highest id of somebody who was removed."""

    def open(self, number: int) -> list[int]:
        """Boards of a round without a word about their results, or with two."""
        boards = enumerate(self.rounds[number - 1], start=1)
        return [board for board, (_, _, result) in boards if not result or (number, board) in self.disputed]


def plain(desk: Desk) -> Plain:
    """What can be seen of a desk."""
    people: list[Any] = players_data(desk)
    views: list[Any] = [round_view(desk, number) for number in range(1, desk.round_no + 1)]
    return Plain(
        {p["id"]: p["name"] for p in people},
        {p["id"]: p["withdrawn_after"] for p in people if "withdrawn_after" in p},
        tuple(tuple((b["white"]["id"], b["black"]["id"], b["result"]) for b in view["boards"]) for view in views),
        frozenset(desk.published),
        frozenset(desk.closed),
        desk.finished,
        frozenset((view["round"], b["board"]) for view in views for b in view["boards"] if b.get("disputed")),
        desk.last_id,
    )


def expected(was: Plain, now: Plain, action: str, fields: Mapping[str, Any], system: str) -> Plain:
    """The event after an action that was done; ``now`` is asked for what the rules decide, if that can be."""
    last = len(was.rounds)
    number = fields.get("round") or last
    if action in _OF_MANY:
        return _OF_MANY[action](was, now, fields)
    if action in ("add-player", "change-player", "remove-player", "withdraw", "return"):
        return _people(was, now, action, fields)
    if action in OF_ROUNDS:
        return _marked(was, now, action, number)
    if action in ("pair", "pair-by-hand"):
        return _paired(was, now, action, fields)
    if action == "unpair":
        rounds = was.rounds[:-1]
        disputed = frozenset((n, b) for n, b in was.disputed if n < last)
        return replace(
            was, rounds=rounds, published=was.published - {last}, closed=was.closed - {last}, disputed=disputed
        )
    if action in ("result", "report"):
        too_late = system not in TABLES and number <= last - 2
        said = _with if action == "result" else _reported
        return was if too_late else said(was, number, fields["board"], str(fields["result"]))
    if action == "finish":
        return replace(was, finished=True, closed=frozenset(range(1, last + 1)))
    return was


def _listed(was: Plain, now: Plain, fields: Mapping[str, Any]) -> Plain:
    """Whoever is named is changed in turn, the others are new, with ids behind all that there were."""
    named = {each["player"] for each in fields["players"] if each.get("player") is not None}
    assert named <= was.people.keys()
    first, count = max([*was.people, was.removed]) + 1 if was.people else was.removed + 1, len(fields["players"])
    new = set(range(first, first + count - sum(each.get("player") is not None for each in fields["players"])))
    assert now.people.keys() == was.people.keys() | new
    return replace(was, people={**was.people, **{p: now.people[p] for p in named | new}}, removed=now.removed)


def _people(was: Plain, now: Plain, action: str, fields: Mapping[str, Any]) -> Plain:
    name = " ".join(str(fields.get("name") or "").split())
    if action == "add-player":
        (new,) = now.people.keys() - was.people.keys()
        assert new == max([*was.people, was.removed]) + 1
        assert " ".join(now.people[new].split())[:100] == name[:100] or not name.isprintable()
        return replace(was, people={**was.people, new: now.people[new]})
    player = fields["player"]
    if action == "change-player":
        assert not name or " ".join(now.people[player].split()) == name or not name.isprintable()
        return replace(was, people={**was.people, player: now.people[player]})
    if action == "remove-player":
        assert not any(player in board[:2] for rnd in was.rounds for board in rnd)
        others = {p: n for p, n in was.people.items() if p != player}
        left = {p: n for p, n in was.left.items() if p != player}
        return replace(was, people=others, left=left, removed=max(was.removed, player))
    if action == "return":
        assert player in was.left
        return replace(was, left={p: n for p, n in was.left.items() if p != player})
    assert player not in was.left
    rounds = tuple(_missed(rnd, now.rounds[n], player) for n, rnd in enumerate(was.rounds))
    return replace(was, left={**was.left, player: now.left[player]}, rounds=rounds)


def _missed(rnd: tuple[Board, ...], now: tuple[Board, ...], player: int) -> tuple[Board, ...]:
    """A round in which games that somebody who has left did not play may be forfeited."""
    return tuple(
        new if player in old[:2] and old[2] in ("", *FORFEITS) and new[2] in FORFEITS and old[:2] == new[:2] else old
        for old, new in zip(rnd, now, strict=True)
    )


def _marked(was: Plain, now: Plain, action: str, number: int) -> Plain:
    if action == "publish":
        return replace(was, published=was.published | {number})
    if action == "unpublish":
        return replace(was, published=was.published - {number})
    if action == "reopen":
        return replace(was, closed=was.closed - {number})
    assert not was.open(number)
    away = {b[side] for b in was.rounds[number - 1] for side in (0, 1) if b[2].removesuffix("u") in FORFEITS}
    gone = {player: now.left[player] for player in now.left.keys() - was.left.keys()}
    assert gone.keys() <= away
    return replace(was, closed=was.closed | {number}, left={**was.left, **gone})


def _paired(was: Plain, now: Plain, action: str, fields: Mapping[str, Any]) -> Plain:
    """Everybody sits once and is there; by hand as it was said, and results of the same two stay."""
    again = action == "pair-by-hand" and fields.get("round") == len(was.rounds) > 0
    before = was.rounds[:-1] if again else was.rounds
    number, made = len(before) + 1, now.rounds[-1]
    assert len(now.rounds) == number
    assert not any(was.open(n) for n in range(1, len(before) + 1)) or again
    seated = [player for board in made for player in board[:2]]
    assert len(seated) == len(set(seated))
    assert set(seated) <= was.people.keys()
    results = {board[:2]: board[2] for board in was.rounds[-1]} if again else {}
    if action == "pair-by-hand":
        assert [list(board[:2]) for board in made] == fields["boards"]
        assert {pair for pair, result in results.items() if result} <= {board[:2] for board in made}
    open_boards: tuple[Board, ...] = tuple((w, b, results.get((w, b), "")) for w, b, _ in made)
    if action == "pair":  # who is not there any more loses at once in a table
        open_boards = tuple(
            now_b if was_b != now_b and now_b[2] in FORFEITS else was_b
            for was_b, now_b in zip(open_boards, made, strict=True)
        )
    closed = was.closed - {number} if again else frozenset(range(1, number))
    disputed = frozenset((n, _seat(was.rounds[n - 1][b - 1], made) if n == number else b) for n, b in was.disputed)
    return replace(was, rounds=(*before, open_boards), closed=closed, disputed=disputed)


def _seat(board: Board, made: tuple[Board, ...]) -> int:
    """The board at which the same two sit."""
    return [each[:2] for each in made].index(board[:2]) + 1


def _reported(was: Plain, number: int, board: int, text: str) -> Plain:
    """The first report is the result, of a game that was adjourned too; another one by somebody else leaves it, and is
    a dispute."""
    stands = was.rounds[number - 1][board - 1][2]
    if stands in ("", "adjourned", WRITTEN.get(text, text)) and (number, board) not in was.disputed:
        return _with(was, number, board, text)
    return replace(was, disputed=was.disputed | {(number, board)})


def _with(was: Plain, number: int, board: int, text: str) -> Plain:
    rated, short = "u" if text.strip().endswith("u") else "", text.strip().removesuffix("u")
    rnd = list(was.rounds[number - 1])
    white, black, stood = rnd[board - 1]
    now = WRITTEN.get(short, short) + rated
    rnd[board - 1] = (white, black, now)
    closed = was.closed - {number} if stood and not now else was.closed
    rounds = (*was.rounds[: number - 1], tuple(rnd), *was.rounds[number:])
    return replace(was, rounds=rounds, closed=closed, disputed=was.disputed - {(number, board)})


def _one_board(was: Plain, now: Plain) -> Plain:
    """A game by name is one board of a knockout, or none of the event."""
    differ = [
        (n, b)
        for n, (old, new) in enumerate(zip(was.rounds, now.rounds, strict=True), start=1)
        for b, (one, other) in enumerate(zip(old, new, strict=True), start=1)
        if one != other
    ]
    assert len(differ) <= 1
    assert now.disputed <= was.disputed
    was = replace(was, disputed=now.disputed)
    for number, board in differ:
        was = _with(was, number, board, now.rounds[number - 1][board - 1][2])
    return was


def _results_of_match(was: Plain, now: Plain, fields: Mapping[str, Any]) -> Plain:
    """Other results of the same players, all in one round."""
    number = fields["round"]
    old, new = was.rounds[number - 1], now.rounds[number - 1]
    assert [board[:2] for board in old] == [board[:2] for board in new]
    for board, (one, other) in enumerate(zip(old, new, strict=True), start=1):
        settled = (number, board) in was.disputed - now.disputed
        was = _with(was, number, board, other[2]) if one != other or settled else was
    return was


def _line_up(was: Plain, now: Plain, fields: Mapping[str, Any]) -> Plain:
    """Nothing while the round is to come; in one that is paired other players of one match, without their results."""
    number = fields["round"]
    if number > len(was.rounds):
        return was
    old, new = was.rounds[number - 1], now.rounds[number - 1]
    known = {board[:2]: board[2] for board in old}
    assert all(known.get(board[:2], "") == board[2] or board[2] in (*FORFEITS, "adjourned") for board in new)
    seated = [player for board in new for player in board[:2]]
    assert len(seated) == len(set(seated))
    pairs = {board[:2] for board in new}
    moved = {(number, _seat(old[b - 1], new)) for n, b in was.disputed if n == number and old[b - 1][:2] in pairs}
    disputed = frozenset(at for at in was.disputed if at[0] != number) | moved
    rounds = (*was.rounds[: number - 1], new, *was.rounds[number:])
    return replace(was, rounds=rounds, closed=now.closed, disputed=disputed)


def _team_removed(was: Plain, now: Plain, fields: Mapping[str, Any]) -> Plain:
    gone = was.people.keys() - now.people.keys()
    assert not gone or fields.get("members")
    others = {p: n for p, n in was.people.items() if p not in gone}
    left = {p: n for p, n in was.left.items() if p not in gone}
    return replace(was, people=others, left=left, removed=max([was.removed, *gone]))


_OF_MANY: Mapping[str, Callable[[Plain, Plain, Mapping[str, Any]], Plain]] = {
    **dict.fromkeys(("match", "forfeit-match", "postpone"), _results_of_match),
    "game": lambda was, now, _fields: _one_board(was, now),
    "line-up": _line_up,
    "remove-team": _team_removed,
    "add-players": _listed,
}


def cannot_be(was: Plain, action: str, fields: Mapping[str, Any]) -> bool:
    """Whether nobody could do this now, whatever is confirmed; False where that is not plain."""
    last = len(was.rounds)
    number = fields.get("round") or last
    if was.finished and action not in AFTER_THE_END:
        return True
    if action == "create":
        return True
    if action in ("unpair", *OF_ROUNDS) and not 1 <= number <= last:
        return True
    if action == "result":
        return not 1 <= number <= last or not 1 <= fields["board"] <= len(was.rounds[number - 1])
    again = action == "pair-by-hand" and number == last
    if action in ("pair", "pair-by-hand") and not again:
        return not was.people or any(was.open(n) for n in range(1, last + 1))
    marks = {
        "publish": number in was.published,
        "unpublish": number not in was.published,
        "close": number in was.closed or (1 <= number <= last and bool(was.open(number))),
        "reopen": number not in was.closed,
        "return": fields.get("player") not in was.left,
        "withdraw": fields.get("player") in was.left or fields.get("player") not in was.people,
        "finish": not last or any(was.open(n) for n in range(1, last + 1)),
    }
    return marks.get(action, False)


def must_be(was: Plain, action: str, fields: Mapping[str, Any]) -> bool:
    """Whether this can be done now by whoever has read all warnings; False where that is not plain."""
    if cannot_be(was, action, fields):
        return False
    return action in OF_ROUNDS
