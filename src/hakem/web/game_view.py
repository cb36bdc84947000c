"""Games of matches and play-offs in words: what is played, how fast, when at the earliest, and how it ended."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import datetime, timedelta

from hakem.desk.journal.entry import JournalEntry
from hakem.desk.journal.history import what_holds
from hakem.desk.knockout_matches import PAUSES_ARTICLE, pause_before
from hakem.knockout import GameDue, GameKind, GameOutcome, GameResult, TimeControl
from hakem.model import Colour, PlayerId
from hakem.values import dataclass
from hakem.web.keys import GAME_RESULTS, RESULT_KEYS
from hakem.web.rendering import PageView, Words
from hakem.web.round_rows import spaced

_KEYS = tuple((key.cap, key.result) for key in RESULT_KEYS if key.result and key.result in GAME_RESULTS)

_SHOWN = {GameOutcome.WHITE: "1-0", GameOutcome.DRAW: "½-½", GameOutcome.BLACK: "0-1"}


@dataclass(frozen=True, slots=True)
class GameShown:
    """A game to be shown: what is due, the names of both, and what is known of it at the desk.

    ``undrawn`` says that the lot for its colours is still to be drawn, ``closed`` that its round is closed.
    """

    due: GameDue
    white: str
    black: str
    result: GameResult | None = None
    is_open: bool = False
    by_lot: bool = False
    black_id: PlayerId | int = 0
    players: tuple[int, ...] = ()
    number: int = 1
    board: str = ""
    match: str = ""
    title: str = ""
    moves: int | None = None
    when: str = ""
    undrawn: bool = False
    closed: bool = False


def game_view(words: Words, game: GameShown) -> PageView:
    """What the page shows of a game."""
    golden = game.due.kind is GameKind.GOLDEN
    title = game.title or part_text(words, game.due.kind, game.number)
    return {
        "id": game.due.id,
        "key": str(game.due.id).replace(".", "_"),
        "match": game.match,
        "title": title,
        "called": " · ".join(filter(None, (title, game.board))),
        "keys": _KEYS,
        "closed": game.closed,
        "clock": clock_words(words, game.due.control),
        "article": words.renderer.article_number(game.due.article),
        "white": game.white,
        "black": game.black,
        "black_id": int(game.black_id),
        "players": sorted(map(int, game.players)),
        "board": game.board,
        "result": result_words(words, game.result) if game.result else spaced("", words),
        "value": _SHOWN[game.result.outcome] if game.result else "",
        "open": game.is_open,
        "may": game.is_open or game.result is not None,
        "by_lot": game.by_lot and game.is_open,
        "golden": golden,
        "moves": game.moves or "",
        "when": game.when,
        "discs": ("none", "none") if game.undrawn else ("", "black"),
    }


def part_text(words: Words, kind: GameKind, number: int) -> str:
    """Which game of a match it is."""
    return words(f"web-knockout.part.{kind.value}", game=number)


def result_words(words: Words, result: GameResult) -> str:
    """How a game ended, with the flags if they decided it."""
    shown = spaced(_SHOWN[result.outcome], words)
    if result.later_flag is None:
        return shown
    flag = "white" if result.later_flag is Colour.WHITE else "black"
    return f"{shown} · {words(f'web-knockout.flag.{flag}')}"


def clock_words(words: Words, control: str) -> str:
    """A time control as it is set on the clock."""
    time = TimeControl.read(control)
    if time.black != time.minutes:
        return words("web-knockout.clock.two", white=time.minutes, black=time.black)
    if time.increment:
        return words("web-knockout.clock.increment", minutes=time.minutes, seconds=time.increment)
    return words("web-knockout.clock.plain", minutes=time.minutes)


def moments(entries: Sequence[JournalEntry]) -> Mapping[tuple[int, int] | str, str]:
    """When results were entered last: by round and board, or by the name of the game of a play-off."""
    gone = what_holds(entries).undone_by
    found: dict[tuple[int, int] | str, str] = {}
    for entry in entries:
        if entry.action not in ("result", "game") or entry.seq in gone or not entry.data.get("result"):
            continue
        number, board = entry.data.get("round"), entry.data.get("board")
        if isinstance(number, int) and isinstance(board, int):
            found[number, board] = entry.draft.at
        else:
            found[str(entry.data.get("game", ""))] = entry.draft.at
    return found


def earliest(words: Words, ended: str, kind: GameKind, before: GameKind | None) -> str:
    """When a game may begin, if the one before it ended then."""
    minutes = pause_before(kind, before)
    return words(
        "web-knockout.earliest",
        time=words.clock(later(ended, minutes)),
        minutes=minutes,
        article=words.renderer.article_number(PAUSES_ARTICLE),
    )


def later(at: str, minutes: int) -> str:
    """A time so many minutes after another one."""
    return (datetime.fromisoformat(at.replace("Z", "+00:00")) + timedelta(minutes=minutes)).isoformat()
