"""Actions about line-ups: the rules that the event has for them, and who sits for a team in a round.

A line-up that is handed in before its round is paired is seen by arbiters alone:
everybody else sees a round when it is published, and nothing of a later one. One
that comes after the pairing changes who sits at the boards of the match, with the
colours that the boards have.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from hakem.desk.journal.asking import ActionAsked, Done, Refused, Warned, refusal, warning
from hakem.desk.journal.boards_moved import boards_moved
from hakem.desk.journal.result_actions import ADJOURNED, shown_result
from hakem.desk.journal.state import BoardAt, Desk
from hakem.desk.journal.team_actions import team_of, with_line_ups
from hakem.desk.journal.team_fields import LineUpAsked, LineUpRulesAsked
from hakem.desk.journal.team_match_actions import MatchAt, is_postponed, matches_at, require_in_time
from hakem.desk.line_up_presets import line_up_preset
from hakem.facts.event_kind import counts_boards_alone, is_knockout, is_team_event
from hakem.facts.line_ups import Seated, boards_of_event, line_up_problems
from hakem.facts.match_boards import line_ups_seen, named_has_white
from hakem.i18n import Json, Message, TeamRef
from hakem.model import (
    Bye,
    ByeKind,
    Game,
    LineUpRules,
    Mark,
    PlayerId,
    Round,
    RoundNo,
    Team,
    TeamId,
    TeamLineUp,
    Tournament,
)
from hakem.model.changes import with_team_play
from hakem.pairing.announce import forfeited
from hakem.values import replace

# Their rules


def line_up_rules(desk: Desk, given: LineUpRulesAsked, _asked: ActionAsked) -> Done:
    """The rules of line-ups, as a whole. Line-ups that are there already stay as they are."""
    if bool(given.preset) == (given.rules is not None):
        raise refusal("line-up-rules-of-what")
    rules = line_up_preset(given.preset) if given.preset else given.rules or LineUpRules()
    t = desk.tournament
    after = with_team_play(t, replace(t.team_play, line_up_rules=rules))
    changed = bool(t.rounds) and rules != t.team_play.line_up_rules
    warnings = (warning(2, "line-up-rules-changed", round=desk.round_no),) if changed else ()
    return Done(replace(desk, tournament=after), warnings)


# Line-ups


def line_up(desk: Desk, given: LineUpAsked, _asked: ActionAsked) -> Done:
    """Who sits for a team in a round; refused with everything by which it breaks the rules of the event."""
    t = desk.tournament
    if not is_team_event(t) or counts_boards_alone(t):
        raise refusal("no-line-ups", system=t.rules.system)
    team = team_of(t, given.team)
    if given.round_no < 1 or (desk.rounds_stated and given.round_no > t.rounds_total):
        raise refusal("no-such-round", round=given.round_no, last=t.rounds_total)
    paired = given.round_no <= desk.round_no
    if not any(player is not None for player in given.players):
        if paired:
            raise refusal("line-up-empty", team=team.name)
        return Done(replace(desk, tournament=_stated(t, given, team, ())), more={"name": team.name})
    require_line_up(t, team, given.round_no, given.players)
    boards = max(boards_of_event(t), len(given.players))
    players = (*given.players, *(None,) * (boards - len(given.players)))
    if is_knockout(t) and None in players:
        raise Refused(Message("knockout.short-team", {"team": TeamRef(team.id), "boards": boards}))
    if not paired:
        return Done(replace(desk, tournament=_stated(t, given, team, players)), more={"name": team.name})
    return _of_paired(desk, given, team, players)


def require_line_up(t: Tournament, team: Team, round_no: int, players: Seated) -> None:
    """The line-up keeps to the rules of the event; the refusal says by what it does not, and where that is written."""
    wrong = line_up_problems(t, team, round_no, players)
    source = t.team_play.line_up_rules.source
    if wrong and source:
        raise refusal("line-up-by", team=team.name, reasons=wrong, source=source)
    if wrong:
        raise refusal("line-up", team=team.name, reasons=wrong)


def _stated(
    t: Tournament, given: LineUpAsked, team: Team, players: Seated, opponent: TeamId | None = None
) -> Tournament:
    """The event with this line-up and no other of the team for that round."""
    play = t.team_play
    others = tuple(each for each in play.line_ups if (each.round_no, each.team) != (given.round_no, team.id))
    new = (TeamLineUp(RoundNo(given.round_no), team.id, opponent, tuple(players)),) if players else ()
    return with_team_play(t, replace(play, line_ups=(*others, *new)))


def _of_paired(desk: Desk, given: LineUpAsked, team: Team, players: Seated) -> Done:
    """The boards of the match of a team in a round that is paired."""
    number = given.round_no
    at = next((each for each in matches_at(desk.tournament, number) if team.id in each.match.teams), None)
    if at is None:
        raise refusal("no-match", team=team.name, round=number)
    require_in_time(desk, at)
    if at.match.forfeit is not None:
        raise refusal("match-forfeited", round=number, match=at.number)
    waits = is_postponed(desk, at)
    was = desk.tournament.rounds[number - 1]
    after = _without_waiting(desk, at) if waits else desk
    t = with_line_ups(
        desk.tournament, (each for each in line_ups_seen(desk.tournament, number) if each.team in at.match.teams)
    )
    opponent = at.match.teams[1 - at.match.side(team.id)]
    rnd = _reseated(t, at, team.id, players)
    if rnd.games != was.games or rnd.byes != was.byes:
        t = replace(t, rounds=(*t.rounds[: number - 1], rnd, *t.rounds[number:]))
    t = _stated(t, given, team, players, opponent)
    after = boards_moved(replace(after, tournament=t), number, was)
    after = _waiting_again(after, number, team.id) if waits else after
    if any(game.pending for game in rnd.games) and number == desk.round_no:
        after = replace(after, closed=tuple(each for each in after.closed if each != number))
    return Done(after, tuple(_told(desk, at, was, rnd)), {"name": team.name, "match": at.number})


def _told(desk: Desk, at: MatchAt, was: Round, now: Round) -> Iterator[Warned]:
    """Results that are there have to be read about, and that a published round changes."""
    if now.games == was.games and now.byes == was.byes:
        return
    number = at.round_no
    results = [shown_result(desk, number, board) for board in at.games.values()]
    over = sum(
        text not in ("", ADJOURNED) and was.games[board - 1].played
        for text, board in zip(results, at.games.values(), strict=True)
    )
    if over:
        yield warning(3, "line-up-after-results", round=number, match=at.number, count=over)
    if number in desk.published:
        yield warning(2, "line-up-after-published", round=number, match=at.number)


def _without_waiting(desk: Desk, at: MatchAt) -> Desk:
    boards = {BoardAt(at.round_no, board) for board in at.games.values()}
    return replace(desk, adjourned=tuple(each for each in desk.adjourned if each not in boards))


def _waiting_again(desk: Desk, number: int, team: TeamId) -> Desk:
    """The open boards of a match that is postponed wait."""
    at = next(each for each in matches_at(desk.tournament, number) if team in each.match.teams)
    games = desk.tournament.rounds[number - 1].games
    boards = tuple(BoardAt(number, board) for board in at.games.values() if games[board - 1].pending)
    return replace(desk, adjourned=(*desk.adjourned, *boards))


# Who sits where


def _reseated(t: Tournament, at: MatchAt, team: TeamId, players: Seated) -> Round:
    """The round with other people of a team on the boards of its match; games of the same two keep their results."""
    rnd = t.rounds[at.round_no - 1]
    first = _first_named(t, at, rnd)
    second = next(each for each in at.match.teams if each != first)
    seats = {each: _seats(t, at, each) for each in (first, second)} | {team: tuple(players)}
    most = max(map(len, seats.values()))
    one, other = ((*seats[each], *(None,) * (most - len(seats[each]))) for each in (first, second))
    known = {game.players: game for game in rnd.games}
    missing = _missing(rnd, at) - {p for p in players if p is not None}
    games: list[Game] = []
    alone: list[PlayerId] = []
    for board, (a, b) in enumerate(zip(one, other, strict=True)):
        if a is None or b is None:
            alone += [p for p in (a, b) if p is not None and p not in missing]
            continue
        white, black = (a, b) if named_has_white(t, board) else (b, a)
        games.append(known.get((white, black)) or _game(white, black, missing))
    return _put(rnd, at, games, alone)


def _game(white: PlayerId, black: PlayerId, missing: set[PlayerId]) -> Game:
    if missing & {white, black}:
        return forfeited(white, black, white not in missing, black not in missing)
    return Game(white, black, Mark.PENDING, Mark.PENDING)


def _first_named(t: Tournament, at: MatchAt, rnd: Round) -> TeamId:
    """The team whose colours the event names: that of White on a board that is White for it."""
    for board, place in at.games.items():
        white_is_first = named_has_white(t, board - 1)
        side = at.match.boards[board - 1].index(rnd.games[place - 1].players[0 if white_is_first else 1])
        return at.match.teams[side]
    return at.match.teams[0]


def _seats(t: Tournament, at: MatchAt, team: TeamId) -> Seated:
    """Who sits for a team now, as its line-up says, else as the boards show."""
    stated = t.team_play.line_up(at.round_no, team, at.match.teams[1 - at.match.side(team)])
    return stated.players if stated is not None else tuple(board[at.match.side(team)] for board in at.match.boards)


def _missing(rnd: Round, at: MatchAt) -> set[PlayerId]:
    """Who sits in the match and has not come: the game is lost without having been played."""
    found: set[PlayerId] = set()
    for place in at.games.values():
        game = rnd.games[place - 1]
        marks = zip(game.players, (game.white_mark, game.black_mark), strict=True)
        found |= {player for player, mark in marks if not game.played and mark is Mark.LOSS}
    return found


def _put(rnd: Round, at: MatchAt, games: Sequence[Game], alone: Sequence[PlayerId]) -> Round:
    """The round with these games where those of the match were, and wins without an opponent as byes."""
    old = set(at.games.values())
    begin = min(old, default=len(rnd.games) + 1) - 1
    before = [game for board, game in enumerate(rnd.games, start=1) if board not in old and board <= begin]
    behind = [game for board, game in enumerate(rnd.games, start=1) if board not in old and board > begin]
    sat = {p for board in at.match.boards for p in board if p is not None}
    seated = {p for game in games for p in game.players} | set(alone)
    byes = tuple(bye for bye in rnd.byes if bye.player not in sat | seated)
    won = tuple(Bye(player, ByeKind.FULL_POINT) for player in alone)
    return replace(rnd, games=(*before, *games, *behind), byes=(*byes, *won))


def line_up_data(desk: Desk, round_no: int) -> list[Json]:
    """The line-ups of a round for programs: the team, its opponent, and who sits, from board 1 on."""
    return [
        {
            "team": int(each.team),
            "opponent": None if each.opponent is None else int(each.opponent),
            "players": [None if p is None else int(p) for p in each.players],
        }
        for each in desk.tournament.team_play.line_ups
        if each.round_no == round_no
    ]
