"""The matches of a round as an arbiter handles them: line-ups side by side, the score, what befell the match."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.desk.journal.match_groups import match_groups
from hakem.desk.journal.state import Desk
from hakem.desk.journal.team_match_actions import MatchAt, is_postponed, matches_at
from hakem.desk.typed_line_up import line_up_text, typed_line_up
from hakem.errors import HakemError
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_team_event
from hakem.facts.line_ups import boards_of_event, condition_named, line_up_problems
from hakem.facts.match_boards import named_has_white
from hakem.facts.seed_rating import seed_ratings
from hakem.model import Colour, Player, PlayerId, Team, TeamId, Tournament
from hakem.reports.columns import composed
from hakem.values import dataclass, replace
from hakem.web.rendering import Words


@dataclass(frozen=True, slots=True)
class SeatLine:
    """A board of a line-up: who sits there, with which place in the list and colour, and what the board asks for."""

    board: int
    place: str
    name: str
    rating: str
    colour: str
    special: str


@dataclass(frozen=True, slots=True)
class LineUpCheck:
    """What somebody has typed for a team: the boards that it comes to, and everything that is wrong with it."""

    seats: tuple[SeatLine, ...]
    problems: tuple[str, ...]
    empty: bool


@dataclass(frozen=True, slots=True)
class SideView:
    """A team in its match: its list to type from, the line-up as text and as boards, and whether it was handed in.

    ``typed`` is what stands in the box: the line-up, unless somebody has typed another one that was not stored;
    ``error`` says why it was not.
    """

    id: int
    name: str
    captain: str
    members: tuple[tuple[int, str], ...]
    text: str
    check: LineUpCheck
    stated: bool
    typed: str
    error: str = ""


@dataclass(frozen=True, slots=True)
class MatchView:
    """A match of the round, or a team whose opponent nobody knows yet."""

    number: int
    sides: tuple[SideView, ...]
    score: str
    state: str
    open: int


def has_matches(desk: Desk) -> bool:
    """Whether rounds of the event are matches with line-ups."""
    t = desk.tournament
    return is_team_event(t) and not counts_boards_alone(t) and not is_knockout(t)


def match_views(desk: Desk, round_no: int, words: Words, handed: frozenset[int]) -> tuple[MatchView, ...]:
    """The matches of a round that is paired; of the next one every team by itself. ``handed`` have given a line-up."""
    t = desk.tournament
    if round_no > desk.round_no:
        return tuple(
            MatchView(n, (_side(t, team, round_no, words, handed),), "", "", 0) for n, team in enumerate(t.teams, 1)
        )
    return tuple(_match(desk, at, words, handed) for at in matches_at(t, round_no))


def _match(desk: Desk, at: MatchAt, words: Words, handed: frozenset[int]) -> MatchView:
    t, number = desk.tournament, at.round_no
    group = next((each for each in match_groups(t, number) if {*each.teams} == {*at.teams}), None)
    made = dict(zip((team.id for team in group.teams), group.points, strict=True)) if group else {}
    sides = tuple(_side(t, team, number, words, handed, at) for team in at.teams)
    games = t.rounds[number - 1].games
    still = sum(games[board - 1].pending for board in at.games.values())
    state = "forfeited" if at.match.forfeit is not None else "postponed" if is_postponed(desk, at) and still else ""
    score = " – ".join(words.number(made.get(team.id)) for team in at.teams) if made else ""
    return MatchView(at.number, sides, score, state, still)


def _side(
    t: Tournament, team: Team, round_no: int, words: Words, handed: frozenset[int], at: MatchAt | None = None
) -> SideView:
    opponent = None if at is None else at.match.teams[1 - at.match.side(team.id)]
    stated = t.team_play.line_up(round_no, team.id, opponent)
    seats: tuple[PlayerId | None, ...] = ()
    if stated is not None:
        seats = stated.players
    elif at is not None:
        seats = tuple(board[at.match.side(team.id)] for board in at.match.boards)
    text = line_up_text(team, seats)
    names, rating_of = {p.id: p for p in t.players}, seed_ratings(t)
    listed = [(names[member], str(rating_of(names[member]) or "")) for member in team.members]
    members = tuple((place, called(*each)) for place, each in enumerate(listed, start=1))
    check = _checked(t, team, round_no, seats, words, first_colour(t, at, team.id))
    name, captain = composed(team.name), team.captain or ""
    return SideView(int(team.id), name, captain, members, text, check, team.id in handed, text)


def as_typed(
    t: Tournament,
    round_no: int,
    shown: Sequence[MatchView],
    typed: Mapping[int, str],
    errors: Mapping[int, str],
    words: Words,
) -> tuple[MatchView, ...]:
    """The matches with what somebody has typed in the boxes, and each error at its team."""
    teams = {int(team.id): team for team in t.teams}

    def side(each: SideView) -> SideView:
        text = typed.get(each.id, each.text)
        check = each.check if text == each.text else checked_text(t, teams[each.id], round_no, text, words)
        error = errors.get(each.id, "")
        return replace(each, typed=text, check=replace(check, problems=(), empty=True) if error else check, error=error)

    return tuple(replace(match, sides=tuple(map(side, match.sides))) for match in shown)


def called(player: Player, rating: str) -> str:
    parts = (player.title.value if player.title else "", composed(player.name), rating)
    return " ".join(filter(None, parts))


def first_colour(t: Tournament, at: MatchAt | None, team: TeamId) -> Colour | None:
    """The colour of a team on board 1 of its match, None while nobody knows it."""
    if at is None or not at.games:
        return None
    board, place = next(iter(sorted(at.games.items())))
    white = t.rounds[at.round_no - 1].games[place - 1].white
    has_white = white in {seat[at.match.side(team)] for seat in at.match.boards}
    straight = named_has_white(t, board - 1) == named_has_white(t, 0)
    return Colour.WHITE if has_white is straight else Colour.BLACK


def checked_text(t: Tournament, team: Team, round_no: int, text: str, words: Words) -> LineUpCheck:
    """What somebody types, before it is sent."""
    try:
        seats = typed_line_up(team, text)
    except HakemError as error:
        return LineUpCheck((), (words.say(error.message),), False)
    return _checked(t, team, round_no, seats, words, None)


def _checked(
    t: Tournament,
    team: Team,
    round_no: int,
    seats: Sequence[PlayerId | None],
    words: Words,
    first: Colour | None,
) -> LineUpCheck:
    known, places = {p.id: p for p in t.players}, {p: n for n, p in enumerate(team.members, start=1)}
    rules, boards = t.team_play.line_up_rules, max(boards_of_event(t), len(seats))
    rating_of = seed_ratings(t)
    lines = []
    for board in range(1, boards + 1):
        seated = seats[board - 1] if board <= len(seats) else None
        player = None if seated is None else known.get(seated)
        condition = rules.condition_of(board)
        lines.append(
            SeatLine(
                board,
                str(places.get(player.id, "?")) if player else "",
                _name(player),
                str(rating_of(player) or "") if player else "",
                disc_of(t, first, board),
                words.say(condition_named(condition)) if condition else "",
            )
        )
    sitting = any(p is not None for p in seats)
    wrong = line_up_problems(t, team, round_no, seats) if sitting else ()
    return LineUpCheck(tuple(lines), tuple(map(words.say, wrong)), not sitting)


def _name(player: Player | None) -> str:
    if player is None:
        return ""
    return " ".join(filter(None, (player.title.value if player.title else "", composed(player.name))))


def disc_of(t: Tournament, first: Colour | None, board: int) -> str:
    if first is None:
        return ""
    as_first = named_has_white(t, board - 1) == named_has_white(t, 0)
    return "w" if (first is Colour.WHITE) is as_first else "b"


def penalties(t: Tournament, words: Words) -> tuple[str, ...]:
    """Points that were given or taken beside the matches, each in a line."""
    names: Mapping[TeamId, str] = {team.id: composed(team.name) for team in t.teams}
    found = []
    for each in t.team_play.abnormal_points:
        if each.kind.name != "EXTRA":
            continue
        points = [
            words(f"web-teams.{key}", points=words.number(value))
            for key, value in (("match-points-of", each.match_points), ("game-points-of", each.game_points))
            if value
        ]
        when = words("web-teams.in-round", round=each.round_no) if each.round_no else words("web-teams.whole-event")
        teams = ", ".join(names.get(team, "?") for team in each.teams)
        found.append(f"{teams}: {', '.join(points)} · {when}")
    return tuple(found)
