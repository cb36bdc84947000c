"""A round as people read it on the wall: boards with names, titles, ratings, points and results, then the byes.

A value first, then text in columns. ``hakem/reports/tables/round_page.py`` makes a
page of it, ``hakem/reports/tables/round_data.py`` what other programs read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from hakem.errors import RequestError
from hakem.facts import Card, TeamMatch, cards, team_bye_worth, team_cards, team_matches
from hakem.facts.event_kind import is_team_event
from hakem.facts.initial_order import event_alphabet
from hakem.facts.rewind import after_round
from hakem.facts.round_sheet import DISCS, SheetBoard, plays_matches, resting_teams, round_sheet
from hakem.facts.seed_rating import SeedRating, seed_ratings
from hakem.i18n import Message, Renderer, say
from hakem.model import Bye, ByeKind, Collation, Colour, Game, Mark, PlayerId, Points, Team, Tournament
from hakem.reports.columns import aligned, composed, words_on_the_left
from hakem.reports.tables.open_games import STAR, open_note, starred
from hakem.reports.tables.rating_heads import rating_head
from hakem.values import dataclass

_OVER_THE_BOARD = {Mark.WIN: "1", Mark.DRAW: "½", Mark.LOSS: "0"}
_FREE = {"berger": "unopposed", "scheveningen": "unopposed", "knockout": "waits"}
"""Systems in which somebody may have no game and no point, and how that is called."""
_OF_THE_TEAM = (*_FREE.values(), ByeKind.PAIRING_ALLOCATED.value)
"""What a team has as a team, whatever single members have asked for."""


@dataclass(frozen=True, slots=True)
class ListedPlayer:
    """A player of the round with the points of the rounds before it; ``pending`` if an open game stands in them."""

    id: PlayerId
    number: int
    title: str
    name: str
    rating: SeedRating | None
    points: Points
    pending: bool = False

    @property
    def called(self) -> str:
        """The name behind the title: ``WFM Çelik, Ayşe``."""
        return f"{self.title} {self.name}".lstrip()

    def made(self, number: Callable[[Points], str]) -> str:
        """The points as they are shown, with the star if an open game stands in them."""
        return starred(number(self.points), self.pending)


@dataclass(frozen=True, slots=True)
class ListedBoard:
    """A board. ``result`` is what both have, White first, and empty as long as nobody has entered one.

    ``board`` is its number in the round, ``sheet`` says what people call it and who stands left.
    """

    board: int
    white: ListedPlayer
    black: ListedPlayer
    result: str
    sheet: SheetBoard

    @property
    def label(self) -> str:
        """What people call the board."""
        return self.sheet.label

    @property
    def sides(self) -> tuple[ListedPlayer, ListedPlayer]:
        """Who stands on the left and who on the right."""
        return self.sheet.placed(self.white, self.black)

    @property
    def read(self) -> str:
        """The result as it stands between both."""
        return self.sheet.read(self.result)


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
    """A team of which nobody has an opponent, and why; ``worth`` is what a bye brings it, match and board points."""

    team: Team
    why: str
    worth: tuple[Points, Points] | None = None


@dataclass(frozen=True, slots=True)
class RoundList:
    """A round of an event; ``day`` is its date, if the event has one for it, ``alphabet`` the one for its names.

    ``note`` says what the star at points means. An event of teams has ``matches``, in which all boards
    stand, and ``free`` teams, which have no match: the byes of their players are among ``byes``, but are not read one
    by one.
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
    note: Message | None = None

    @property
    def ratings(self) -> tuple[SeedRating | None, ...]:
        """The ratings that stand in the list."""
        seats = (seat for line in self.boards for seat in (line.white, line.black))
        return tuple(seat.rating for seat in (*seats, *(bye.seat for bye in self.byes)))

    @property
    def of_teams(self) -> bool:
        """Whether the first team stands left on every board, and not White."""
        return bool(self.boards) and all(line.sheet.match for line in self.boards)

    @property
    def single_byes(self) -> tuple[ListedBye, ...]:
        """The byes of those whose team is not free as a whole."""
        members = {member for each in self.free for member in each.team.members}
        return tuple(bye for bye in self.byes if bye.seat.id not in members)


@dataclass(frozen=True, slots=True)
class Call:
    """One line of the list by names: where somebody sits, or why nowhere."""

    seat: ListedPlayer
    board: ListedBoard | None = None
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
    of_matches = plays_matches(t)
    rating_of = seed_ratings(t)
    opened = _with_open_game(t, wanted)
    seats = {p.id: _seat(before[p.id], rating_of(p), of_matches, p.id in opened) for p in t.players}
    found = team_matches(t, wanted) if is_team_event(t) else ()
    sheet = round_sheet(t, wanted, found)
    boards = tuple(
        ListedBoard(board, seats[game.white], seats[game.black], result_of(game), sheet[board])
        for board, game in enumerate(rnd.games, start=1)
    )
    days = t.event.round_dates
    day = days[wanted - 1] if wanted <= len(days) else None
    seen = [seats[player] for game in rnd.games for player in game.players] + [seats[bye.player] for bye in rnd.byes]
    byes = tuple(ListedBye(seats[bye.player], bye.kind, _why(t, wanted, bye)) for bye in rnd.byes)
    return RoundList(
        composed(t.event.name),
        wanted,
        t.rounds_total,
        "" if day is None else day.isoformat(),
        boards,
        byes,
        event_alphabet(t),
        _matches(t, wanted, boards, found) if of_matches else (),
        tuple(_free(t, wanted, byes)),
        open_note(t) if any(seat.pending for seat in seen) else None,
    )


def _free(t: Tournament, round_no: int, byes: Sequence[ListedBye]) -> Iterator[ListedTeam]:
    """Teams without a match of which somebody has a bye: what it is called and brings is that of the team.

    Whoever would not have sat, a reserve or somebody who has left, is listed nowhere and hinders nothing.
    """
    resting = resting_teams(t, round_no)
    if not resting:
        return
    why = {bye.seat.id: bye.why for bye in byes}
    made = team_cards(t)
    for team in resting:
        entry = next(entry for entry in made[team.id].entries if entry.round_no == round_no)
        if entry.bye is None:
            continue
        said = {why[member] for member in team.members if member in why}
        own = min(said, key=lambda each: (each not in _OF_THE_TEAM, each))
        if own in _FREE.values() or entry.bye is ByeKind.ZERO_POINT:
            yield ListedTeam(team, own)
        else:
            yield ListedTeam(team, entry.bye.value, (entry.match_points, entry.game_points))


def _why(t: Tournament, round_no: int, bye: Bye) -> str:
    """Whoever is there and has no game in a table or a knockout is not absent."""
    made = t.rounds[round_no - 1].paired_by
    system = (made and made.system) or t.rules.system
    here = any(p.id == bye.player and p.takes_part_in(round_no) for p in t.players)
    return _FREE.get(system, bye.kind.value) if here and bye.kind is ByeKind.ZERO_POINT else bye.kind.value


def _matches(
    t: Tournament, round_no: int, boards: Sequence[ListedBoard], found: Sequence[TeamMatch]
) -> tuple[ListedMatch, ...]:
    """The matches of the round, if all of its boards belong to one."""
    team, made = {team.id: team for team in t.teams}, team_cards(t, found=found)
    board_of = {frozenset[PlayerId | None]((line.white.id, line.black.id)): line.board for line in boards}
    listed = []
    for match in found:
        seated = ((number, board_of.get(frozenset(two))) for number, two in enumerate(match.boards, start=1))
        own = [made[key].entries[round_no - 1] for key in match.teams]
        points = None if any(e.pending for e in own) else (own[0].game_points, own[1].game_points)
        numbers = tuple((number, board) for number, board in seated if board is not None)
        listed.append(ListedMatch((team[match.teams[0]], team[match.teams[1]]), numbers, points))
    in_matches = [board for match in listed for _, board in match.boards]
    return tuple(listed) if sorted(in_matches) == [line.board for line in boards] else ()


def _with_open_game(t: Tournament, round_no: int) -> set[PlayerId]:
    """Who has a game without a result in the rounds before that one."""
    found = set()
    for rnd in t.rounds[: round_no - 1]:
        for game in rnd.games:
            if game.white_mark is Mark.PENDING:
                found.add(game.white)
            if game.black_mark is Mark.PENDING:
                found.add(game.black)
    return found


def _seat(card: Card, rating: SeedRating | None, of_matches: bool, pending: bool) -> ListedPlayer:
    player = card.player
    title = player.title.value if player.title else ""
    points = card.at_boards if of_matches else card.score
    return ListedPlayer(player.id, player.number, title, composed(player.name), rating, points, pending)


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
    """Everybody by name, so that each finds the own board in a large hall; with a team that is free, as the team."""
    of_team = {member: free.why for free in shown.free for member in free.team.members}
    found = [Call(bye.seat, bye=of_team.get(bye.seat.id, bye.why)) for bye in shown.byes]
    for line in shown.boards:
        found.append(Call(line.white, line, Colour.WHITE, line.black))
        found.append(Call(line.black, line, Colour.BLACK, line.white))
    return sorted(found, key=lambda call: (shown.alphabet.key(call.seat.name), call.seat.number))


def round_title(shown: RoundList, language: str = "en") -> str:
    """``Round 5 of 9``, with its day if that is known."""
    said = say(Message("round.title", {"round": shown.round_no, "rounds": shown.rounds_total}), language)
    return f"{said}, {shown.day}" if shown.day else said


def bye_text(why: str, language: str = "en") -> str:
    """How it is called that somebody has no opponent."""
    return say(Message(f"round.bye.{why}"), language)


def team_bye_message(t: Tournament) -> Message:
    """What the pairing-allocated bye brings a team."""
    worth = team_bye_worth(t)
    if worth is None:
        return Message("round.free-as-drawn")
    return Message("round.free-worth", {"match": worth[0], "game": worth[1]})


def free_text(free: ListedTeam, language: str = "en") -> str:
    """Why a team has no opponent, and what its bye brings."""
    said = bye_text(free.why, language)
    if free.worth is None:
        return said
    return say(Message("round.free", {"bye": said, "match": free.worth[0], "game": free.worth[1]}), language)


def board_grid(shown: RoundList, language: str = "en") -> list[list[str]]:
    """The headings, then a row for every board and every bye; ratings only if anybody has one."""
    number = Renderer(language).number
    players = [p for line in shown.boards for p in (line.white, line.black)] + [bye.seat for bye in shown.byes]
    rated = any(player.rating for player in players)
    rating_name = rating_head(shown.ratings, say(Message("round.rating"), language), language)

    def side(player: ListedPlayer) -> list[str]:
        rating = [str(player.rating or "")] if rated else []
        return [str(player.number), player.called, *rating, player.made(number)]

    def headings(name: str) -> list[str]:
        one, other, points = (say(Message(f"round.{key}"), language) for key in ("number", name, "points"))
        return [one, other, *([rating_name] if rated else []), points]

    def row(line: ListedBoard) -> list[str]:
        sides = [side(player) for player in line.sides]
        for cells, disc in zip(sides if shown.of_teams else (), line.sheet.placed(*DISCS), strict=False):
            cells[1] = f"{disc} {cells[1]}"
        return [line.label, *sides[0], line.read, *sides[1]]

    board, result = (say(Message(f"round.{key}"), language) for key in ("board", "result"))
    sides = ("team", "team") if shown.of_teams else ("white", "black")
    grid = [[board, *headings(sides[0]), result, *headings(sides[1])]]
    after = ["", ""] if rated else [""]
    lines = {line.board: row(line) for line in shown.boards}
    for match in shown.matches:
        grid.append(_match_line(match, rated, language))
        grid += [lines.pop(board) for _, board in match.boards]
    grid += lines.values()
    between = [""] if rated else []
    for free in shown.free:
        grid.append(["", "", composed(free.team.name), *between, "", "", "", free_text(free, language), *after])
    words = {bye.why: bye_text(bye.why, language) for bye in shown.byes}
    grid += [["", *side(bye.seat), "", "", words[bye.why], *after] for bye in shown.single_byes]
    return grid


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
    for call in calls(shown):
        if call.board is None or call.opponent is None:
            where = ["", bye_text(call.bye, language) if call.bye else "", ""]
        else:
            colour = say(Message("round.white" if call.colour is Colour.WHITE else "round.black"), language)
            where = [call.board.label, colour, f"{call.opponent.number} {call.opponent.called}"]
        grid.append([call.seat.name, str(call.seat.number), *where])
    return grid


def round_text(shown: RoundList, by: str = "board", language: str = "en") -> str:
    """The list in plain text: by boards, or everybody by name."""
    grid = board_grid(shown, language) if by == "board" else name_grid(shown, language)
    head = [line for line in (shown.event, round_title(shown, language)) if line]
    note = f"{STAR} {say(shown.note, language)}\n" if shown.note and by == "board" else ""
    return "\n".join(head) + "\n\n" + aligned(grid, left=words_on_the_left(grid)) + note
