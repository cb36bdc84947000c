"""The boards of a round as rows: everything that stands in them as strings, so that the template only places them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice

from hakem.desk.choosing import pairs_by_scores
from hakem.desk.journal.attention import disputes
from hakem.desk.journal.match_groups import match_groups, matches_of_two
from hakem.desk.journal.result_actions import ADJOURNED, shown_result
from hakem.desk.journal.state import Desk, Report
from hakem.facts.card import bye_points
from hakem.model import RESULTS, Tournament
from hakem.model.names import search_words
from hakem.reports import RoundList, board_labels, round_list
from hakem.reports.tables.round_list import ListedBoard, ListedPlayer, bye_text
from hakem.values import dataclass
from hakem.web.rendering import Words

OPEN = "· – ·"
MOST_FOUND = 12
"""So many boards answer a name; whoever finds more types another letter."""
ICONS: Mapping[str, str] = {
    "open": "open",
    "done": "check",
    "forfeit": "check",
    "adjourned": "clock",
    "disputed": "differ",
    "rating": "look",
}
"""The shape of every state, beside its word."""


@dataclass(frozen=True, slots=True)
class SeatView:
    """A player at a board; ``floats`` is "down" or "up" for who meets another score where scores are paired."""

    id: int
    title: str
    name: str
    rating: str
    points: str
    floats: str = ""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board: its number in the round, what people call it, both players, the result and how it stands."""

    board: int
    label: str
    white: SeatView
    black: SeatView
    result: str
    shown: str
    state: str
    icon: str
    word: str
    called: str
    claims: tuple[Report, ...] = ()


@dataclass(frozen=True, slots=True)
class ByeRow:
    """Somebody without an opponent: the kind of the bye in words, and what it is worth."""

    seat: SeatView
    kind: str
    worth: str
    asked: bool


@dataclass(frozen=True, slots=True)
class OtherGame:
    """The other game of a match of two: its round, 0 while it is not paired, the result, and who has White."""

    word: str
    round: int
    white: SeatView
    black: SeatView
    shown: str


@dataclass(frozen=True, slots=True)
class MatchBand:
    """The line above the boards of a match; ``before`` and ``behind`` them stands the game of another round."""

    id: str
    one: str
    other: str
    score: str
    open: int
    rows: tuple[BoardRow, ...]
    before: OtherGame | None = None
    behind: OtherGame | None = None


@dataclass(frozen=True, slots=True)
class RoundRows:
    """All rows of a round; ``bands`` has the boards under their matches, of teams or of two games.

    ``free`` are teams without an opponent, each with why.
    """

    rows: tuple[BoardRow, ...]
    byes: tuple[ByeRow, ...]
    bands: tuple[MatchBand, ...]
    rated: bool
    free: tuple[tuple[str, str], ...] = ()


def spaced(result: str, words: Words) -> str:
    """A result as it stands in a row: with room around its middle, ``1 – 0``, ``+ / −``."""
    if not result:
        return OPEN
    if result == ADJOURNED:
        return words("web-round.adjourned")
    text = result.removesuffix("u")
    one, sign, other = text.partition("/" if "/" in text else "-")
    sides = f"{one.replace('-', '−')} {'/' if sign == '/' else '–'} {other.replace('-', '−')}"
    return sides if text == result else f"{sides} {words('web-round.unrated')}"


def all_results(words: Words) -> dict[str, str]:
    """Every result that can be entered, with how it is shown."""
    known = [text for text in RESULTS if text != ADJOURNED]
    return {text: spaced(text, words) for text in (*known, *(f"{text}u" for text in known), ADJOURNED, "")}


def round_rows(desk: Desk, round_no: int, words: Words) -> RoundRows:
    """The rows of a round."""
    listed = round_list(desk.tournament, round_no)
    labels, disputed = board_labels(listed), disputes(desk, round_no)
    late = {each.board: each.result for each in desk.rating_only if each.round_no == round_no}
    named = {state: words(f"web-round.state.{state}") for state in ICONS}
    shown, by_scores = all_results(words), pairs_by_scores(desk.tournament)
    rows = []
    for line in listed.boards:
        result = shown_result(desk, round_no, line.board)
        claims = disputed.get(line.board, ())
        state = _state(result, line.board in disputed, line.board in late)
        label = labels.get(line.board, str(line.board))
        rows.append(
            BoardRow(
                line.board,
                label,
                _seat(line.white, words, _floats(line.white, line.black) if by_scores else ""),
                _seat(line.black, words, _floats(line.black, line.white) if by_scores else ""),
                result,
                " ≠ ".join(dict.fromkeys(claim.result for claim in claims)) or shown.get(result, result),
                state,
                ICONS[state],
                named[state] if state != "rating" else words("web-round.state.rating-of", result=late[line.board]),
                words("web-round.board", board=label),
                claims,
            )
        )
    return RoundRows(
        tuple(rows),
        tuple(_byes(desk.tournament, listed, words)),
        (*_bands(desk.tournament, round_no, rows, words), *_bands_of_two(desk, round_no, rows, words)),
        _rated(listed.boards),
        tuple((each.team.name, bye_text(each.why, words.language)) for each in listed.free),
    )


def own_boards(shown: RoundRows, typed: str) -> tuple[BoardRow | ByeRow, ...]:
    """Where those sit whose name somebody types: every word of it begins a word of the name."""
    wanted = search_words(typed)

    def named(seat: SeatView) -> bool:
        words = search_words(seat.name)
        return bool(wanted) and all(any(word.startswith(each) for word in words) for each in wanted)

    boards = (row for row in shown.rows if named(row.white) or named(row.black))
    byes = (row for row in shown.byes if named(row.seat))
    return tuple(islice((*boards, *byes), MOST_FOUND))


def _state(result: str, disputed: bool, late: bool) -> str:
    if disputed:
        return "disputed"
    if late:
        return "rating"
    if not result:
        return "open"
    if result == ADJOURNED:
        return "adjourned"
    return "forfeit" if "/" in result else "done"


def _seat(player: ListedPlayer, words: Words, floats: str = "") -> SeatView:
    rating = str(player.rating) if player.rating else ""
    return SeatView(int(player.id), player.title, player.name, rating, words.number(player.points), floats)


def _floats(player: ListedPlayer, opponent: ListedPlayer) -> str:
    """Which way somebody floats who meets another score; nothing if both have the same."""
    if player.points == opponent.points:
        return ""
    return "down" if player.points > opponent.points else "up"


def _rated(boards: Iterable[ListedBoard]) -> bool:
    return any(line.white.rating or line.black.rating for line in boards)


def _byes(t: Tournament, listed: RoundList, words: Words) -> Iterable[ByeRow]:
    for bye in listed.single_byes:
        worth = words("web-round.points", points=bye_points(bye.kind, t.points))
        seat, given = _seat(bye.seat, words), bye.kind.value == "pairing-allocated"
        yield ByeRow(seat, bye_text(bye.why, words.language), worth, not given)


def _bands(t: Tournament, round_no: int, rows: Iterable[BoardRow], words: Words) -> Iterable[MatchBand]:
    by_board = {row.board: row for row in rows}
    for nth, group in enumerate(match_groups(t, round_no), start=1):
        one, other = group.teams
        score = " – ".join(words.number(points) for points in group.points)
        own = tuple(by_board[board] for board in group.boards)
        yield MatchBand(f"m{nth}", one.name, other.name, score, group.open, own)


def _bands_of_two(desk: Desk, round_no: int, rows: Sequence[BoardRow], words: Words) -> Iterable[MatchBand]:
    """The matches of a Double-Swiss: the game of this round, and the other one before or behind it."""
    for nth, (row, match) in enumerate(zip(rows, matches_of_two(desk.tournament, round_no), strict=False), start=1):
        is_first = match.games[0][0] == round_no
        number, board = match.games[1 if is_first else 0]
        result = shown_result(desk, number, board) if board else ""
        word = words("web-round.game-of-match", game=2 if is_first else 1)
        shown = spaced(result, words) if board else words("web-round.not-paired-yet")
        other = OtherGame(word, number if board else 0, row.black, row.white, shown)
        one, two = (row.white, row.black) if is_first else (row.black, row.white)
        score = " – ".join(map(words.number, match.points))
        before, behind = (None, other) if is_first else (other, None)
        yield MatchBand(f"m{nth}", one.name, two.name, score, int(not row.result), (row,), before, behind)
