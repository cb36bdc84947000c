"""The boards of a round as rows: everything that stands in them as strings, so that the template only places them."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from datetime import date
from itertools import islice

from hakem.desk.choosing import pairs_by_scores
from hakem.desk.journal.attention import disputes, postponed_until
from hakem.desk.journal.match_groups import match_groups, matches_of_two
from hakem.desk.journal.result_actions import ADJOURNED, shown_result
from hakem.desk.journal.state import Desk, Report
from hakem.facts.card import bye_points
from hakem.model import RESULTS, ByeKind, Colour, Points, Tournament, turned_text
from hakem.model.names import search_words
from hakem.reports import RoundList, round_list
from hakem.reports.tables.open_games import STAR
from hakem.reports.tables.rating_heads import head_if_any
from hakem.reports.tables.round_list import ListedBoard, ListedPlayer, ListedTeam, bye_text, free_text
from hakem.values import dataclass, replace
from hakem.web.rendering import Words

OPEN = "· – ·"
MOST_FOUND = 12
"""So many boards answer a name; whoever finds more types another letter."""
SIGNS = (Colour.WHITE.value, Colour.BLACK.value)
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
    """A player at a board, with the colour; ``floats`` is "down" or "up" for who meets another score if scores pair."""

    id: int
    title: str
    name: str
    rating: str
    points: str
    floats: str = ""
    colour: str = ""


@dataclass(frozen=True, slots=True)
class BoardRow:
    """A board: its number in the round, what people call it, both players, the result and how it stands.

    The players stand as on the sheet, and ``shown`` reads as they stand. ``result`` is
    the one that is stored, White first; ``turned`` says that Black stands left.
    """

    board: int
    label: str
    turned: bool
    left: SeatView
    right: SeatView
    result: str
    shown: str
    state: str
    icon: str
    word: str
    called: str
    claims: tuple[Report, ...] = ()

    @property
    def players(self) -> tuple[int, int]:
        """Who plays, White first."""
        return (self.right.id, self.left.id) if self.turned else (self.left.id, self.right.id)


@dataclass(frozen=True, slots=True)
class ByeRow:
    """Somebody without an opponent: the kind of the bye in words, and what it is worth."""

    seat: SeatView
    kind: str
    worth: str
    asked: bool


@dataclass(frozen=True, slots=True)
class OtherGame:
    """The other game of a match of two: its round, 0 while it is not paired, and the result as both stand there."""

    word: str
    round: int
    left: SeatView
    right: SeatView
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
class FreeTeam:
    """A team without a match, and why; ``player`` is one of its players if the rules have given it the bye, else 0."""

    team: str
    said: str
    player: int = 0


@dataclass(frozen=True, slots=True)
class RoundRows:
    """All rows of a round; ``bands`` has the boards under their matches, of teams or of two games.

    ``free`` are teams without an opponent, each with why; ``of_teams`` says that the
    boards stand under matches of teams, the first team left; ``note`` what a star at points means.
    """

    rows: tuple[BoardRow, ...]
    byes: tuple[ByeRow, ...]
    bands: tuple[MatchBand, ...]
    rated: str
    free: tuple[FreeTeam, ...] = ()
    of_teams: bool = False
    note: str = ""


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
    rows = _rows(desk, listed, words)
    return RoundRows(
        rows,
        tuple(_byes(desk.tournament, listed, words)),
        (*_bands(desk.tournament, round_no, rows, words), *_bands_of_two(desk, round_no, rows, words)),
        _rated(listed, words),
        tuple(_free(each, listed, words) for each in listed.free),
        listed.of_teams,
        f"{STAR} {words.say(listed.note)}" if listed.note else "",
    )


def _rows(desk: Desk, listed: RoundList, words: Words) -> tuple[BoardRow, ...]:
    disputed = disputes(desk, listed.round_no)
    late = {each.board: each.result for each in desk.rating_only if each.round_no == listed.round_no}
    shown, by_scores = all_results(words), pairs_by_scores(desk.tournament)
    says = {state: words(f"web-round.state.{state}") for state in ICONS}
    until = postponed_until(desk)
    rows = []
    for line in listed.boards:
        result, read = shown_result(desk, listed.round_no, line.board), line.sheet.read
        claims = disputed.get(line.board, ())
        state = _state(result, line.board in disputed, line.board in late)
        put_off = state == "adjourned" and (listed.round_no, line.board) in until
        rows.append(
            BoardRow(
                line.board,
                line.label,
                line.sheet.turned,
                *_seats(line, words, by_scores),
                result,
                " ≠ ".join(dict.fromkeys(read(claim.result) for claim in claims))
                or (words("web-round.postponed") if put_off else shown.get(read(result), result)),
                state,
                ICONS[state],
                _put_off_until(until[listed.round_no, line.board], words)
                if put_off
                else words("web-round.state.rating-of", result=read(late[line.board]))
                if state == "rating"
                else says[state],
                words("web-round.board", board=line.label),
                claims,
            )
        )
    return tuple(rows)


def _put_off_until(until: date | None, words: Words) -> str:
    """The state of a board whose match was postponed, with the day where it was said."""
    return words("web-round.postponed-until", day=words.day(until)) if until else words("web-round.postponed")


def own_boards(shown: RoundRows, typed: str) -> tuple[BoardRow | ByeRow, ...]:
    """Where those sit whose name somebody types: every word of it begins a word of the name."""
    wanted = search_words(typed)

    def named(seat: SeatView) -> bool:
        words = search_words(seat.name)
        return bool(wanted) and all(any(word.startswith(each) for word in words) for each in wanted)

    boards = (row for row in shown.rows if named(row.left) or named(row.right))
    byes = (row for row in shown.byes if named(row.seat))
    return tuple(islice((*boards, *byes), MOST_FOUND))


def results_words(words: Words, desk: Desk, number: int) -> str:
    """How many boards of a round have a result, and how many games are put off: the same on every page."""
    known, games = desk.results_in(number), len(desk.tournament.rounds[number - 1].games)
    put_off = put_off_words(words, desk, number)
    said = words("web-event.results", known=known, games=games)
    return ", ".join((said, put_off)) if put_off else said


def put_off_words(words: Words, desk: Desk, number: int) -> str:
    """How many games of a round are played later, by themselves or in a match that was postponed; "" if none."""
    waiting = {at.board for at in desk.adjourned if at.round_no == number} - {*desk.disputed_boards(number)}
    if not waiting:
        return ""
    of_matches = {board for at, board in postponed_until(desk) if at == number} & waiting
    kind = "adjourned" if not of_matches else "postponed" if of_matches == waiting else "put-off"
    return words(f"web-round.tally.{kind}", count=len(waiting))


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


def _seats(line: ListedBoard, words: Words, by_scores: bool) -> tuple[SeatView, SeatView]:
    """Both as they stand on the sheet, with their colours and how they float."""
    (one, other), (mine, theirs) = line.sides, line.sheet.placed(*SIGNS)
    floats = (_floats(one, other), _floats(other, one)) if by_scores else ("", "")
    return _seat(one, words, floats[0], mine), _seat(other, words, floats[1], theirs)


def _seat(player: ListedPlayer, words: Words, floats: str = "", colour: str = "") -> SeatView:
    rating, points = str(player.rating or ""), player.made(words.number)
    return SeatView(int(player.id), player.title, player.name, rating, points, floats, colour)


def _floats(player: ListedPlayer, opponent: ListedPlayer) -> str:
    """Which way somebody floats who meets another score; nothing if both have the same."""
    if player.points == opponent.points:
        return ""
    return "down" if player.points > opponent.points else "up"


def _rated(listed: RoundList, words: Words) -> str:
    """The heading of the ratings; nothing where nobody at the boards has one."""
    ratings = (seat.rating for line in listed.boards for seat in line.sides)
    return head_if_any(ratings, words("round.rating"), words.language)


def _byes(t: Tournament, listed: RoundList, words: Words) -> Iterable[ByeRow]:
    for bye in listed.single_byes:
        worth = words("web-round.points", points=bye_points(bye.kind, t.points))
        seat, given = _seat(bye.seat, words), bye.kind.value == "pairing-allocated"
        yield ByeRow(seat, bye_text(bye.why, words.language), worth, not given)


def _free(free: ListedTeam, listed: RoundList, words: Words) -> FreeTeam:
    given = (bye.seat.id for bye in listed.byes if bye.kind is ByeKind.PAIRING_ALLOCATED)
    asked_about = next((int(player) for player in given if player in free.team.members), 0)
    return FreeTeam(free.team.name, free_text(free, words.language), asked_about)


def _bands(t: Tournament, round_no: int, rows: Iterable[BoardRow], words: Words) -> Iterable[MatchBand]:
    by_board = {row.board: row for row in rows}
    for nth, group in enumerate(match_groups(t, round_no), start=1):
        one, other = group.teams
        score = _score(group.points, group.open == len(group.boards), words)
        own = tuple(by_board[board] for board in group.boards)
        yield MatchBand(f"m{nth}", one.name, other.name, score, group.open, own)


def _score(points: Sequence[Points], unplayed: bool, words: Words) -> str:
    """The score of a match so far; nothing to nothing is a result, and one that has none yet stands as open."""
    return OPEN if unplayed else " – ".join(map(words.number, points))


def _bands_of_two(desk: Desk, round_no: int, rows: Sequence[BoardRow], words: Words) -> Iterable[MatchBand]:
    """The matches of a Double-Swiss: the game of this round, and the other one before or behind it.

    White of this round stands left, as in every list of single players; the match and
    its other game stand the same way, so that everybody has one side of the match.
    """
    for nth, (row, match) in enumerate(zip(rows, matches_of_two(desk.tournament, round_no), strict=False), start=1):
        is_first = match.games[0][0] == round_no
        number, board = match.games[1 if is_first else 0]
        result = shown_result(desk, number, board) if board else ""
        word = words("web-round.game-of-match", game=2 if is_first else 1)
        shown = spaced(turned_text(result), words) if board else words("web-round.not-paired-yet")
        left, right = (replace(row.left, colour=row.right.colour), replace(row.right, colour=row.left.colour))
        other = OtherGame(word, number if board else 0, left, right, shown)
        points = match.points if is_first else match.points[::-1]
        unplayed = {row.result, result} <= {"", ADJOURNED}
        score = _score(points, unplayed, words)
        before, behind = (None, other) if is_first else (other, None)
        yield MatchBand(f"m{nth}", left.name, right.name, score, int(not row.result), (row,), before, behind)
