"""A round as people read it on the wall: boards with names, titles, ratings, points and results, then the byes.

A value first; then text in columns, rows for a spreadsheet, and data for other
programs. ``hakem/reports/tables/round_page.py`` makes a page of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.errors import RequestError
from hakem.facts import cards, team_cards, team_matches
from hakem.facts.event_kind import counts_boards_alone, is_team_event
from hakem.facts.initial_order import event_alphabet
from hakem.facts.rewind import after_round
from hakem.i18n import Message, Renderer, say
from hakem.model import Bye, ByeKind, Collation, Colour, Game, Mark, Player, PlayerId, Points, Team, Tournament
from hakem.model.points import decimal_text
from hakem.reports.columns import aligned, composed
from hakem.values import dataclass

_OVER_THE_BOARD = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0"}
_FREE = {"berger": "unopposed", "scheveningen": "unopposed", "knockout": "waits"}
"""Systems in which somebody may have no game and no point, and how that is called."""
_RECORD_HEAD = (
    "board",
    *(f"white_{what}" for what in ("number", "title", "name", "rating", "points")),
    "result",
    *(f"black_{what}" for what in ("points", "number", "title", "name", "rating")),
)


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A player of the round with the points of the rounds before it."""

    id: PlayerId
    number: int
    title: str
    name: str
    rating: int | None
    points: Points

    @property
    def called(self) -> str:
        """The name behind the title: ``WFM Çelik, Ayşe``."""
        return f"{self.title} {self.name}".lstrip()


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board. ``result`` is what both have, White first, and empty as long as nobody has entered one."""

    board: int
    white: ListedPlayer
    black: ListedPlayer
    result: str


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match of teams: both of them, and the board points once all are known.

    ``boards`` are those of the round, in the order of the match, behind the number that each has there.
    """

    teams: tuple[Team, Team]
    boards: tuple[tuple[int, int], ...]
    points: tuple[Points, Points] | None


@dataclass(frozen=True, slots=True)
class ListedBye:
    """Somebody without an opponent; ``why`` is the kind of the bye, unless a table or a knockout has nobody to meet."""

    seat: ListedPlayer
    kind: ByeKind
    why: str


@dataclass(frozen=True, slots=True)
class ListedTeam:
    """A team of which nobody has an opponent, and why."""

    team: Team
    why: str


@dataclass(frozen=True, slots=True)
class RoundList:
    """A round of an event; ``day`` is its date, if the event has one for it, ``alphabet`` the one for its names.

    An event of teams has ``matches``, in which all boards stand, and ``free`` teams:
    the byes of their players are among ``byes``, but are not read one by one.
    """

    event: str
    round_no: int
    rounds_total: int
    day: str
    boards: tuple[ListedBoard, ...]
    byes: tuple[ListedBye, ...]
    alphabet: Collation
    matches: tuple[ListedMatch, ...] = ()
    free: tuple[ListedTeam, ...] = ()

    @property
    def single_byes(self) -> tuple[ListedBye, ...]:
        """The byes of those whose team is not free as a whole."""
        members = {member for each in self.free for member in each.team.members}
        return tuple(bye for bye in self.byes if bye.seat.id not in members)


@dataclass(frozen=True, slots=True)
class Call:
    """One line of the list by names: where somebody sits, or why nowhere."""

    seat: ListedPlayer
    board: int | None = None
    colour: Colour | None = None
    opponent: ListedPlayer | None = None
    bye: str = ""


def round_list(t: Tournament, round_no: int | None = None) -> RoundList:
    """A round of the event, the last one that is paired unless another one is named."""
    last = len(t.rounds)
    wanted = last if round_no is None else round_no
    if not 1 <= wanted <= last:
        key = "report.no-rounds" if last == 0 else "report.no-such-round"
        raise RequestError(Message(key, {"round": wanted, "last": last}))
    rnd, before = t.rounds[wanted - 1], cards(after_round(t, wanted - 1))
    seats = {p.id: _seat(p, before[p.id].score) for p in t.players}
    boards = tuple(
        ListedBoard(board, seats[game.white], seats[game.black], result_of(game))
        for board, game in enumerate(rnd.games, start=1)
    )
    days = t.event.round_dates
    day = days[wanted - 1] if wanted <= len(days) else None
    byes = tuple(ListedBye(seats[bye.player], bye.kind, _why(t, wanted, bye)) for bye in rnd.byes)
    return RoundList(
        composed(t.event.name),
        wanted,
        t.rounds_total,
        "" if day is None else day.isoformat(),
        boards,
        byes,
        event_alphabet(t),
        _matches(t, wanted, boards),
        tuple(_free(t, byes)),
    )


def _free(t: Tournament, byes: Sequence[ListedBye]) -> Iterator[ListedTeam]:
    """Teams of which everybody has a bye, where teams meet."""
    if not is_team_event(t) or counts_boards_alone(t):
        return
    why = {bye.seat.id: bye.why for bye in byes}
    for team in t.teams:
        found = {why.get(member) for member in team.members}
        if found and None not in found:
            yield ListedTeam(team, why[team.members[0]])


def _why(t: Tournament, round_no: int, bye: Bye) -> str:
    """Whoever is there and has no game in a table or a knockout is not absent."""
    made = t.rounds[round_no - 1].paired_by
    system = (made and made.system) or t.rules.system
    here = any(p.id == bye.player and p.takes_part_in(round_no) for p in t.players)
    return _FREE.get(system, bye.kind.value) if here and bye.kind is ByeKind.ZERO_POINT else bye.kind.value


def _matches(t: Tournament, round_no: int, boards: Sequence[ListedBoard]) -> tuple[ListedMatch, ...]:
    """The matches of the round, if all of its boards belong to one."""
    if not is_team_event(t) or counts_boards_alone(t):
        return ()
    found = team_matches(t, round_no)
    team, made = {team.id: team for team in t.teams}, team_cards(t, found=found)
    listed = []
    for match in found:
        seats = {frozenset(board): number for number, board in enumerate(match.boards, start=1)}
        own = [made[key].entries[round_no - 1] for key in match.teams]
        points = None if any(e.pending for e in own) else (own[0].game_points, own[1].game_points)
        pairs = ((seats.get(frozenset((line.white.id, line.black.id))), line.board) for line in boards)
        numbers = sorted((number, board) for number, board in pairs if number is not None)
        listed.append(ListedMatch((team[match.teams[0]], team[match.teams[1]]), tuple(numbers), points))
    in_matches = [board for match in listed for _, board in match.boards]
    return tuple(listed) if sorted(in_matches) == [line.board for line in boards] else ()


def _seat(player: Player, points: Points) -> ListedPlayer:
    title = player.title.value if player.title else ""
    return ListedPlayer(player.id, player.number, title, composed(player.name), player.rating, points)


def result_of(game: Game) -> str:
    """``1-0``, ``½-½`` over the board, ``+--`` without a game, nothing while it is open.

    >>> result_of(Game(PlayerId(1), PlayerId(2), Mark.WIN, Mark.LOSS, played=False))
    '+--'
    """
    marks = (game.white_mark, game.black_mark)
    if Mark.PENDING in marks:
        return ""
    if not game.played:
        return "-".join("+" if mark is Mark.WIN else "-" for mark in marks)
    return "-".join(_OVER_THE_BOARD[mark] for mark in marks)


def calls(shown: RoundList) -> list[Call]:
    """Everybody by name, so that each finds the own board in a large hall."""
    found = [Call(bye.seat, bye=bye.why) for bye in shown.byes]
    for line in shown.boards:
        found.append(Call(line.white, line.board, Colour.WHITE, line.black))
        found.append(Call(line.black, line.board, Colour.BLACK, line.white))
    return sorted(found, key=lambda call: (shown.alphabet.key(call.seat.name), call.seat.number))


def round_title(shown: RoundList, language: str = "en") -> str:
    """``Round 5 of 9``, with its day if that is known."""
    said = say(Message("round.title", {"round": shown.round_no, "rounds": shown.rounds_total}), language)
    return f"{said}, {shown.day}" if shown.day else said


def bye_text(why: str, language: str = "en") -> str:
    """How it is called that somebody has no opponent."""
    return say(Message(f"round.bye.{why}"), language)


def board_grid(shown: RoundList, language: str = "en") -> list[list[str]]:
    """The headings, then a row for every board and every bye; ratings only if anybody has one."""
    number = Renderer(language).number
    players = [p for line in shown.boards for p in (line.white, line.black)] + [bye.seat for bye in shown.byes]
    rated = any(player.rating for player in players)

    def side(player: ListedPlayer) -> list[str]:
        rating = [str(player.rating or "")] if rated else []
        return [str(player.number), player.called, *rating, number(player.points)]

    def headings(name: str) -> list[str]:
        rating = ["rating"] if rated else []
        return [say(Message(f"round.{key}"), language) for key in ("number", name, *rating, "points")]

    board, result = (say(Message(f"round.{key}"), language) for key in ("board", "result"))
    grid = [[board, *headings("white"), result, *headings("black")]]
    after = ["", ""] if rated else [""]
    lines = {line.board: [*side(line.white), line.result, *side(line.black)] for line in shown.boards}
    labels = board_labels(shown)
    for match in shown.matches:
        grid.append(_match_line(match, rated, language))
        grid += [[labels[board], *lines.pop(board)] for _, board in match.boards]
    grid += [[str(board), *line] for board, line in lines.items()]
    between = [""] if rated else []
    for free in shown.free:
        grid.append(["", "", composed(free.team.name), *between, "", "", "", bye_text(free.why, language), *after])
    words = {bye.why: bye_text(bye.why, language) for bye in shown.byes}
    grid += [["", *side(bye.seat), "", "", words[bye.why], *after] for bye in shown.single_byes]
    return grid


def board_labels(shown: RoundList) -> dict[int, str]:
    """The boards of matches as people call them: ``2.3`` is the third board of the second match."""
    return {
        board: f"{nth}.{number}" for nth, match in enumerate(shown.matches, start=1) for number, board in match.boards
    }


def _match_line(match: ListedMatch, rated: bool, language: str) -> list[str]:
    """The teams above their boards, the one with White on the first of them first."""
    number = Renderer(language).number
    result = "-".join(map(number, match.points)) if match.points else ""
    one, other = (["", composed(team.name), *([""] if rated else []), ""] for team in match.teams)
    return ["", *one, result, *other]


def name_grid(shown: RoundList, language: str = "en") -> list[list[str]]:
    """The headings, then everybody by name with board, colour and opponent."""
    heads = ("name", "number", "board", "colour", "opponent")
    grid = [[say(Message(f"round.{key}"), language) for key in heads]]
    labels = board_labels(shown)
    for call in calls(shown):
        if call.opponent is None or call.colour is None:
            where = ["", bye_text(call.bye, language) if call.bye else "", ""]
        else:
            colour = say(Message("round.white" if call.colour is Colour.WHITE else "round.black"), language)
            where = [
                labels.get(call.board or 0, str(call.board)),
                colour,
                f"{call.opponent.number} {call.opponent.called}",
            ]
        grid.append([call.seat.name, str(call.seat.number), *where])
    return grid


def words_on_the_left(grid: Sequence[Sequence[str]]) -> set[int]:
    """The columns whose cells are words; they begin on the left, numbers end on the right."""
    return {
        place
        for place, column in enumerate(zip(*grid, strict=True))
        if any(letter.isalpha() for cell in column[1:] for letter in cell)
    }


def round_text(shown: RoundList, by: str = "board", language: str = "en") -> str:
    """The list in plain text: by boards, or everybody by name."""
    grid = board_grid(shown, language) if by == "board" else name_grid(shown, language)
    head = [line for line in (shown.event, round_title(shown, language)) if line]
    return "\n".join(head) + "\n\n" + aligned(grid, left=words_on_the_left(grid))


def round_records(shown: RoundList) -> Iterator[Sequence[str]]:
    """Rows for a spreadsheet, the names of the columns first; the same in every language."""

    def side(seat: ListedPlayer) -> tuple[str, str, str, str]:
        return str(seat.number), seat.title, seat.name, str(seat.rating or "")

    yield _RECORD_HEAD
    for line in shown.boards:
        white, black = (decimal_text(seat.points) for seat in (line.white, line.black))
        yield (str(line.board), *side(line.white), white, line.result, black, *side(line.black))
    for bye in shown.byes:
        yield ("", *side(bye.seat), decimal_text(bye.seat.points), bye.kind.value, "", "", "", "", "")


def round_data(shown: RoundList) -> dict[str, object]:
    """The same for programs: players by id and number, points as text."""

    def side(seat: ListedPlayer) -> dict[str, object]:
        known = {"id": int(seat.id), "number": seat.number, "name": seat.name}
        more = {"title": seat.title, "rating": seat.rating} if seat.title else {"rating": seat.rating}
        return {**known, **more, "points": decimal_text(seat.points)}

    matches = [
        {
            "teams": [{"id": int(team.id), "name": composed(team.name)} for team in match.teams],
            "boards": [board for _, board in match.boards],
            "points": [decimal_text(points) for points in match.points] if match.points else None,
        }
        for match in shown.matches
    ]
    return {
        "round": shown.round_no,
        "date": shown.day or None,
        **({"matches": matches} if matches else {}),
        "boards": [
            {"board": line.board, "white": side(line.white), "black": side(line.black), "result": line.result or None}
            for line in shown.boards
        ],
        "byes": [{**side(bye.seat), "kind": bye.kind.value} for bye in shown.byes],
    }
