"""Actions about matches of teams: all results at once, one that does not take place or waits, and penalties."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from datetime import date

from hakem.desk.choosing import is_by_scores
from hakem.desk.journal.actions import ResultOfBoard
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.result_actions import ADJOURNED, result, shown_result, too_late
from hakem.desk.journal.state import BoardAt, Desk, PostponedMatch
from hakem.desk.journal.team_actions import team_of
from hakem.desk.journal.team_fields import MatchForfeited, MatchResults, Penalty, Postponement
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_team_event
from hakem.facts.match_boards import TeamMatch, team_matches
from hakem.facts.round_sheet import round_sheet
from hakem.i18n import Json, TeamRef
from hakem.model import (
    AbnormalKind,
    ForfeitedMatch,
    PlayerId,
    RoundNo,
    Team,
    TeamAbnormalPoints,
    TeamId,
    Tournament,
)
from hakem.model.changes import with_team_play
from hakem.values import dataclass, replace

MOST_PENALTY = 99
_AS_FIRST_SEES = {
    "1": "1-0", "½": "½-½", "1/2": "½-½", "=": "½-½", "0.5": "½-½", "0,5": "½-½", "0": "0-1",
    "+": "+/-", "-": "-/+", "--": "-/-", "−": "-/+",
}  # fmt: skip
"""Results of a board as the first-named team sees them, as White would have them if that team has White."""
_TURNED = {"1-0": "0-1", "0-1": "1-0", "+/-": "-/+", "-/+": "+/-"}
_WON_ALONE = {True: ("1", "+"), False: ("0", "-")}
"""What may be said of a board at which only the first-named team sits, or only the other: it counts already."""
_WINNERS = {"first": (True, False), "second": (False, True), "none": (False, False)}


@dataclass(frozen=True, slots=True)
class MatchAt:
    """A match of a round that has been paired, known by its place in the round.

    ``games`` has, by the board of the match from 1, the board of the round; ``turned``
    are boards of the match where the first-named team has Black.
    """

    round_no: int
    number: int
    match: TeamMatch
    teams: tuple[Team, Team]
    games: Mapping[int, int]
    turned: frozenset[int]

    def board_of(self, board: int) -> int | None:
        """The board of the round that is this board of the match; None if nobody plays there."""
        return self.games.get(board)

    @property
    def names(self) -> dict[str, Json]:
        """What an entry of the journal keeps of it."""
        return {"match": self.number, "first": self.teams[0].name, "second": self.teams[1].name}


def matches_at(t: Tournament, round_no: int) -> tuple[MatchAt, ...]:
    """The matches of a round that has been paired, in their order."""
    if not is_team_event(t) or counts_boards_alone(t):
        return ()
    places = {game.players: board for board, game in enumerate(t.rounds[round_no - 1].games, start=1)}
    teams = {team.id: team for team in t.teams}
    return tuple(
        _at(round_no, number, match, (teams[match.teams[0]], teams[match.teams[1]]), places)
        for number, match in enumerate(team_matches(t, round_no), start=1)
    )


def _at(
    round_no: int,
    number: int,
    match: TeamMatch,
    teams: tuple[Team, Team],
    places: Mapping[tuple[PlayerId, PlayerId], int],
) -> MatchAt:
    games: dict[int, int] = {}
    turned: set[int] = set()
    for board, (one, other) in enumerate(match.boards, start=1):
        if one is None or other is None:
            continue
        place = places.get((one, other), places.get((other, one)))
        if place is not None:
            games[board] = place
            turned |= {board} if (other, one) in places else set()
    return MatchAt(round_no, number, match, teams, games, frozenset(turned))


def match_of(desk: Desk, round_no: int, number: int) -> MatchAt:
    """A match of a round; refused if there is none of that number."""
    if not 1 <= round_no <= desk.round_no:
        raise refusal("no-such-round", round=round_no, last=desk.round_no)
    found = matches_at(desk.tournament, round_no)
    if not found:
        raise refusal("no-matches")
    if not 1 <= number <= len(found):
        raise refusal("no-such-match", round=round_no, match=number, last=len(found))
    return found[number - 1]


def is_postponed(desk: Desk, at: MatchAt) -> bool:
    """Whether a match waits to be played."""
    return any(each.round_no == at.round_no and set(each.teams) == set(at.match.teams) for each in desk.postponed)


def postponed_boards(desk: Desk) -> tuple[tuple[PostponedMatch, MatchAt, tuple[int, ...]], ...]:
    """The matches that wait and their boards of the round that have no result yet, the earliest day first."""
    waiting = {(at.round_no, at.board) for at in desk.adjourned}
    found = []
    for said in desk.postponed:
        for at in matches_at(desk.tournament, said.round_no):
            boards = tuple(board for board in at.games.values() if (said.round_no, board) in waiting)
            if set(at.match.teams) == set(said.teams) and boards:
                found.append((said, at, boards))
    return tuple(sorted(found, key=lambda each: (each[0].until or date.max, each[0].round_no, each[1].number)))


# Results


def match(desk: Desk, given: MatchResults, asked: ActionAsked) -> Done:
    """Results of the boards of a match from the first one on, as the first-named team sees them."""
    return board_by_board(desk, given, lambda desk, one: result(desk, one, asked))


def board_by_board(desk: Desk, given: MatchResults, enter: Callable[[Desk, ResultOfBoard], Done]) -> Done:
    """The match after all of its results, each entered as ``enter`` does it; every warning is told once."""
    warnings: tuple[Warned, ...] = ()
    told: list[Json] = []
    replaced: list[Json] = []
    more: dict[str, Json] = dict(match_of(desk, given.round_no, given.match).names)
    for one in results_of(desk, given):
        was = shown_result(desk, one.round_no, one.board)
        done = enter(desk, one)
        desk, warnings = done.desk, (*warnings, *(w for w in done.warnings if w not in warnings))
        told.append([one.board, one.result])
        now = shown_result(desk, one.round_no, one.board)
        if was and was != now:
            at = round_sheet(desk.tournament, one.round_no)[one.board]
            replaced.append([at.label, at.read(was), at.read(now)])
    return Done(desk, warnings, {**more, "entered": told, **({"replaced": replaced} if replaced else {})})


def results_of(desk: Desk, given: MatchResults) -> tuple[ResultOfBoard, ...]:
    """The results of a match as those of the boards of its round, where something is said."""
    at = match_of(desk, given.round_no, given.match)
    boards = len(at.match.boards)
    if len(given.results) > boards:
        raise refusal("match-results", count=len(given.results), boards=boards)
    return tuple(
        ResultOfBoard(given.round_no, place, sign)
        for board, text in enumerate(given.results, start=1)
        for place, sign in _entered(at, board, text)
    )


def _entered(at: MatchAt, board: int, text: str) -> Iterator[tuple[int, str]]:
    """The board of the round and the result as White has it; nothing where nothing is said."""
    said = text.strip()
    if said in ("", "."):
        return
    place = at.board_of(board)
    if place is None and said in _WON_ALONE[at.match.boards[board - 1][1] is None]:
        return
    if place is None:
        raise refusal("no-such-match-board", round=at.round_no, match=at.number, board=board)
    sign = ADJOURNED if said == ADJOURNED else _AS_FIRST_SEES.get(said)
    if sign is None:
        raise refusal("match-result", text=said[:20], known=("1", "½", "0", "+", "-", "--"))
    yield place, _TURNED.get(sign, sign) if board in at.turned else sign


# A match that does not take place, or later


def forfeit_match(desk: Desk, given: MatchForfeited, asked: ActionAsked) -> Done:
    """A match is lost without play by one team or by both; every board of it is. Results that are there have to go."""
    at = match_of(desk, given.round_no, given.match)
    require_in_time(desk, at)
    if is_knockout(desk.tournament):
        raise refusal("forfeit-in-knockout")
    listed = next((each for each in desk.tournament.team_play.forfeited if _same(each, at)), None)
    if given.winner == "taken-back":
        if listed is None:
            raise refusal("not-forfeited", round=given.round_no, match=given.match)
        return Done(_boards(_listed(desk, at, None), at, "", asked), (), at.names)
    white_wins, black_wins = _WINNERS[given.winner]
    made = ForfeitedMatch(RoundNo(given.round_no), *at.match.teams, white_wins, black_wins)
    played = sum(shown_result(desk, given.round_no, board) not in ("", ADJOURNED) for board in at.games.values())
    after = _listed(_boards(desk, at, _FORFEITS[given.winner], asked), at, made)
    said = {"round": given.round_no, "match": given.match}
    warnings = (warning(3, "match-results-lost", **said, count=played),) if played and listed is None else ()
    return Done(after, warnings, at.names)


_FORFEITS = {"first": "+/-", "second": "-/+", "none": "-/-"}


def require_in_time(desk: Desk, at: MatchAt) -> None:
    """The match may still be changed; one that was put off until it is played, whenever that is."""
    waits = any(BoardAt(at.round_no, board) in desk.adjourned for board in at.games.values())
    if too_late(desk, at.round_no) and not waits:
        raise refusal("match-too-late", round=at.round_no)


def _same(each: ForfeitedMatch, at: MatchAt) -> bool:
    return each.round_no == at.round_no and set(each.teams) == set(at.match.teams)


def _listed(desk: Desk, at: MatchAt, made: ForfeitedMatch | None) -> Desk:
    play = desk.tournament.team_play
    others = tuple(each for each in play.forfeited if not _same(each, at))
    forfeited = others if made is None else (*others, made)
    return replace(desk, tournament=with_team_play(desk.tournament, replace(play, forfeited=forfeited)))


def _boards(desk: Desk, at: MatchAt, sign: str, asked: ActionAsked) -> Desk:
    """The same result, as the first-named team sees it, on every board of the match."""
    for board, place in at.games.items():
        text = _TURNED.get(sign, sign) if board in at.turned else sign
        desk = result(desk, ResultOfBoard(at.round_no, place, text), asked).desk
    return desk


def postpone(desk: Desk, given: Postponement, asked: ActionAsked) -> Done:
    """A match is played later: its open boards wait as adjourned games do, and the next rounds can be paired."""
    at = match_of(desk, given.round_no, given.match)
    require_in_time(desk, at)
    if is_knockout(desk.tournament):
        raise refusal("postpone-in-knockout")
    waiting = [BoardAt(at.round_no, board) for board in at.games.values()]
    still = [place for place in waiting if not shown_result(desk, place.round_no, place.board)]
    if not still and not (is_postponed(desk, at) and set(waiting) & set(desk.adjourned)):
        raise refusal("nothing-to-postpone", round=given.round_no, match=given.match)
    for place in still:
        desk = result(desk, ResultOfBoard(place.round_no, place.board, ADJOURNED), asked).desk
    others = tuple(
        each for each in desk.postponed if each.round_no != at.round_no or set(each.teams) != set(at.match.teams)
    )
    made = PostponedMatch(at.round_no, at.match.teams, given.until)
    by_scores = is_by_scores(desk.tournament)
    said = {"round": given.round_no, "match": given.match}
    told = warning(2, "postponed-as-draws", **said) if by_scores else warning(1, "postponed", **said)
    return Done(replace(desk, postponed=(*others, made)), (told,), at.names)


# Penalties


def penalty(desk: Desk, given: Penalty, _asked: ActionAsked) -> Done:
    """Match points or game points that a team loses, or gets as a bonus, with the reason."""
    t = desk.tournament
    team = team_of(t, given.team)
    if not given.reason.strip():
        raise refusal("missing", field="reason")
    if not is_team_event(t) or is_knockout(t):
        raise refusal("no-penalty", system=t.rules.system)
    points = (given.match_points, given.game_points)
    if all(not each for each in points):
        raise refusal("penalty-of-what")
    if any(each is not None and (not 0 <= each <= MOST_PENALTY or 100 % each.denominator) for each in points):
        raise refusal("penalty-points", most=MOST_PENALTY)
    if given.round_no is not None and not 1 <= given.round_no <= t.rounds_total:
        raise refusal("no-such-round", round=given.round_no, last=t.rounds_total)
    sign = 1 if given.bonus else -1
    match_points, game_points = (None if not each else sign * each for each in points)
    round_no = None if given.round_no is None else RoundNo(given.round_no)
    made = TeamAbnormalPoints(AbnormalKind.EXTRA, match_points, game_points, round_no, (TeamId(team.id),))
    after = with_team_play(t, replace(t.team_play, abnormal_points=(*t.team_play.abnormal_points, made)))
    warned = warning(2, "bonus" if given.bonus else "penalty", team=TeamRef(team.id), reason=given.reason.strip())
    return Done(replace(desk, tournament=after), (warned,), {"name": team.name})
