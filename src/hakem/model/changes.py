"""What can happen to an event, each as a pure function from the tournament before to the tournament after.

A change that contradicts what stands already is refused with ``RequestError``:
it says why, and nothing has changed. No change makes a tournament that has more
:func:`~hakem.model.problems.problems` than the one before it.

Players are known by their ids, which never change; boards by their place in the
round, from 1, or by the two who sit there, White first.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence

from hakem.errors import RequestError
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model.external import ExternalValues
from hakem.model.ids import PlayerId, RoundNo
from hakem.model.player import Player, Team
from hakem.model.points import PointSystem
from hakem.model.prizes import PrizeList
from hakem.model.problem import About, Problem
from hakem.model.problems import problems
from hakem.model.results import Bye, ByeKind, Colour, Game, Result, marks_possible, result_named
from hakem.model.rules import EventRules, PairedBy
from hakem.model.team_play import TeamPlay
from hakem.model.tournament import AbnormalPoints, Absence, Acceleration, Event, Lot, Prohibition, Round, Tournament
from hakem.values import replace

# The people


def next_id(t: Tournament) -> PlayerId:
    """An id that nobody has: one above the highest."""
    return PlayerId(1 + max((int(p.id) for p in t.players), default=0))


def next_number(t: Tournament) -> int:
    """A pairing number that nobody has: one above the highest."""
    return 1 + max((p.number for p in t.players), default=0)


def player_of(t: Tournament, player: int) -> Player:
    """The player of that id; refused if there is none."""
    for known in t.players:
        if known.id == player:
            return known
    raise _refused("change.no-such-player", player=PlayerRef(player))


def with_player(t: Tournament, player: Player) -> Tournament:
    """The event with one more player, who is there from the next round on at the earliest."""
    return with_players(t, (player,))


def with_players(t: Tournament, players: Iterable[Player]) -> Tournament:
    """The event with more players, each of them there from the next round on at the earliest."""
    entered = tuple(p if p.joined >= t.next_round else replace(p, joined=t.next_round) for p in players)
    return _sound(t, replace(t, players=(*t.players, *entered)))


def with_player_changed(t: Tournament, *players: Player) -> Tournament:
    """The event with other data of the players who have these ids."""
    now = {player_of(t, player.id).id: player for player in players}
    return _sound(t, replace(t, players=tuple(now.get(p.id, p) for p in t.players)))


def without_player(t: Tournament, player: PlayerId) -> Tournament:
    """The event as if the player had never entered; refused once a round names them: whoever played withdraws."""
    player_of(t, player)
    for number, rnd in enumerate(t.rounds, start=1):
        if player in _named(rnd):
            raise _refused("change.has-played", player=PlayerRef(player), round=number)
    return _sound(t, replace(without_notes(t, (player,)), players=tuple(p for p in t.players if p.id != player)))


def without_notes(t: Tournament, players: Collection[PlayerId]) -> Tournament:
    """The event with nothing said about these players but that they are there and what the rounds tell."""

    def others(named: tuple[PlayerId, ...]) -> tuple[PlayerId, ...]:
        return tuple(p for p in named if p not in players)

    boost = t.acceleration
    if boost is not None:
        boost = replace(boost, points=tuple(v for v in boost.points if v.player not in players))
    return replace(
        t,
        absences=tuple(a for a in t.absences if a.player not in players),
        prohibited=tuple(
            replace(b, players=rest) for b in t.prohibited if len(rest := others(b.players)) > 1 or rest == b.players
        ),
        acceleration=boost,
        abnormal_points=tuple(
            replace(value, players=rest)
            for value in t.abnormal_points
            if (rest := others(value.players)) or rest == value.players
        ),
        teams=tuple(replace(team, members=others(team.members)) for team in t.teams),
        team_play=t.team_play.without(players),
        external=tuple(
            e if e.of_teams else replace(e, values=tuple(v for v in e.values if v[0] not in players))
            for e in t.external
        ),
        prizes=t.prizes.without(players),
        lots=tuple(lot if lot.of_teams else lot.without(players) for lot in t.lots),
    )


def renumbered(t: Tournament, order: Sequence[PlayerId]) -> Tournament:
    """The event with pairing numbers 1, 2, 3 … in this order of all players; their ids stay."""
    if Counter(order) != Counter(p.id for p in t.players):
        raise _refused("order.not-everybody")
    number = {player: place for place, player in enumerate(order, start=1)}
    return _sound(t, replace(t, players=tuple(replace(p, number=number[p.id]) for p in t.players)))


def withdrawn(t: Tournament, player: PlayerId, after: int | None = None) -> Tournament:
    """The event that the player leaves after a round (0: before the first), by default after the last one paired.

    Games of later rounds that were not played are lost by forfeit; those before stay
    as they are. Whoever was there in a later round has not left before it.
    """
    leaving = player_of(t, player)
    if leaving.withdrawn_after is not None:
        raise _refused("change.withdrawn-already", player=PlayerRef(player), round=leaving.withdrawn_after)
    last = RoundNo(max(len(t.rounds), leaving.joined - 1) if after is None else after)
    rounds = list(t.rounds)
    for number in range(max(last, 0) + 1, len(rounds) + 1):
        rounds[number - 1] = rounds[number - 1].missed_by(player, {p.id for p in t.players if p.takes_part_in(number)})
        if player in rounds[number - 1].present:
            raise _refused("change.plays-after", player=PlayerRef(player), after=last, round=number)
    return _sound(t, replace(_with_player(t, replace(leaving, withdrawn_after=last)), rounds=tuple(rounds)))


def returned(t: Tournament, player: PlayerId) -> Tournament:
    """The event to which somebody comes back who had withdrawn; the rounds missed stay missed."""
    missing = player_of(t, player)
    if missing.withdrawn_after is None:
        raise _refused("change.not-withdrawn", player=PlayerRef(player))
    return _sound(t, _with_player(t, replace(missing, withdrawn_after=None)))


# Rounds and results


def with_round(t: Tournament, rnd: Round) -> Tournament:
    """The event with its next round paired.

    Byes that were announced for the round by those who are there and not on a
    board of it become part of it; announcements for this round and earlier ones
    are done with. The event grows if it was not to have so many rounds.
    """
    number = t.next_round
    waiting = {p.id for p in t.players if p.takes_part_in(number)} - _named(rnd)
    announced = (Bye(a.player, a.kind) for a in t.absences if a.round_no == number and a.player in waiting)
    after = replace(
        t,
        rounds=(*t.rounds, replace(rnd, byes=(*rnd.byes, *announced))),
        absences=tuple(a for a in t.absences if a.round_no > number),
        rounds_total=max(t.rounds_total, number),
    )
    return _sound(t, after)


def with_round_changed(t: Tournament, rnd: Round, reason: str) -> Tournament:
    """The event with the boards and byes of the last round changed by hand, and why.

    A game of two who met before the change, with the same colours, keeps its
    result; a game with a result does not go away: take the result back first.
    What is noted of the system beside whose round it is stays noted.
    """
    old = _round(t, len(t.rounds))
    if not reason.strip():
        raise _refused("model.no-reason", round=len(t.rounds))
    results = {game.players: game for game in old.games if not game.pending}
    games = tuple(results.pop(game.players, game) if game.pending else game for game in rnd.games)
    for pair in results.keys() - {game.players for game in games}:
        raise _refused("change.result-lost", round=len(t.rounds), pair=PairRef(*pair))
    paired_by = replace(rnd.paired_by or old.paired_by or PairedBy(), by_hand=True, reason=reason)
    return _sound(t, replace(t, rounds=(*t.rounds[:-1], replace(rnd, games=games, paired_by=paired_by))))


def without_last_round(t: Tournament, given: Collection[ByeKind] = (ByeKind.PAIRING_ALLOCATED,)) -> Tournament:
    """The event as if its last round had not been paired: byes that had been asked for are announced again.

    Line-ups that captains have handed in stay, for whomever their teams will meet.
    ``given`` are the kinds that the pairing gives by itself (:func:`hakem.desk.round_taken_back` knows the system).
    """
    number = RoundNo(len(t.rounds))
    announced = (Absence(number, bye.player, bye.kind) for bye in _round(t, number).byes if bye.kind not in given)
    team_play = t.team_play.before_pairing(number)
    after = replace(t, rounds=t.rounds[:-1], absences=(*announced, *t.absences), team_play=team_play)
    return _sound(t, after)


def with_result(
    t: Tournament, round_no: int, board: int | tuple[PlayerId, PlayerId], result: Result | str
) -> Tournament:
    """The event with the result of a game: ``with_result(t, 3, 12, "½-½")``; an empty one takes it back."""
    rnd = _round(t, round_no)
    place = _board(rnd, round_no, board)
    given = result_named(result) if isinstance(result, str) else result
    white, black = rnd.games[place].players
    game = Game(white, black, given.white, given.black, given.played, given.rated)
    if not marks_possible(game):
        marks = f"{given.white.value}-{given.black.value}"
        raise _refused("model.marks", round=round_no, white=white, black=black, marks=marks)
    return _with_round(t, round_no, replace(rnd, games=(*rnd.games[:place], game, *rnd.games[place + 1 :])))


def _board(rnd: Round, round_no: int, board: int | tuple[PlayerId, PlayerId]) -> int:
    """The place of a board in its round, from 0."""
    if isinstance(board, int):
        if not 1 <= board <= len(rnd.games):
            raise _refused("change.no-such-board", round=round_no, board=board, last=len(rnd.games))
        return board - 1
    for place, game in enumerate(rnd.games):
        if game.players == tuple(board):
            return place
    raise _refused("change.no-such-pair", round=round_no, pair=PairRef(*board))


# What is announced and forbidden


def with_bye(t: Tournament, round_no: int, player: PlayerId, kind: ByeKind) -> Tournament:
    """The event with a bye that somebody asks for: announced for a round to come, or given in one that is paired.

    In a round that is paired it is for somebody of whom the round does not tell yet. Who is
    not there yet, or not any more, has nothing to announce.
    """
    there = player_of(t, player).takes_part_in(round_no)
    if not 1 <= round_no <= len(t.rounds):
        if not there and round_no > 0:
            raise _refused("model.not-there", round=round_no, player=player)
        return _sound(t, replace(t, absences=(*t.absences, Absence(RoundNo(round_no), player, kind))))
    rnd = t.rounds[round_no - 1]
    if player in _named(rnd):
        raise _refused("change.in-round", player=PlayerRef(player), round=round_no)
    if kind is ByeKind.PAIRING_ALLOCATED:
        raise _refused("model.absence-kind", player=player, round=round_no)
    return _sound(t, _with_round(t, round_no, replace(rnd, byes=(*rnd.byes, Bye(player, kind)))))


def without_bye(t: Tournament, round_no: int, player: PlayerId) -> Tournament:
    """The event without the bye that somebody asked for; not the one that the pairing allocated."""
    paired = 1 <= round_no <= len(t.rounds)
    if paired:
        rnd = t.rounds[round_no - 1]
        asked = [b for b in rnd.byes if b.player == player and b.kind is not ByeKind.PAIRING_ALLOCATED]
        after = _with_round(t, round_no, replace(rnd, byes=tuple(b for b in rnd.byes if b not in asked)))
    else:
        left = tuple(a for a in t.absences if (a.round_no, a.player) != (round_no, player))
        after = replace(t, absences=left)
    if after == t:
        raise _refused("change.no-bye", player=PlayerRef(player), round=round_no)
    return _sound(t, after)


def with_prohibition(t: Tournament, prohibition: Prohibition) -> Tournament:
    """The event in which these players must not meet."""
    if prohibition in t.prohibited:
        raise _refused("change.prohibited-already", players=tuple(map(PlayerRef, prohibition.players)))
    return _sound(t, replace(t, prohibited=(*t.prohibited, prohibition)))


def without_prohibition(t: Tournament, prohibition: Prohibition) -> Tournament:
    """The event in which these players may meet again."""
    if prohibition not in t.prohibited:
        raise _refused("change.not-prohibited", players=tuple(map(PlayerRef, prohibition.players)))
    return _sound(t, replace(t, prohibited=tuple(ban for ban in t.prohibited if ban != prohibition)))


# The event and its rules


def with_event(t: Tournament, event: Event) -> Tournament:
    """The event with another cover."""
    return _sound(t, replace(t, event=event))


def with_rules(t: Tournament, rules: EventRules) -> Tournament:
    """The event by these rules; once a round is paired, a system or edition that is named stays."""
    was = t.rules
    if t.rounds and was.system and was.system != rules.system:
        raise _refused("change.system-locked", was=was.system, now=rules.system or "-")
    if t.rounds and was.edition and was.edition != rules.edition:
        raise _refused("change.edition-locked", was=was.edition, now=rules.edition or "-")
    return _sound(t, replace(t, rules=rules))


def with_prizes(t: Tournament, prizes: PrizeList) -> Tournament:
    """The event with this list of prizes."""
    return _sound(t, replace(t, prizes=prizes))


def with_rounds_total(t: Tournament, rounds_total: int) -> Tournament:
    """The event with so many rounds in all."""
    return _sound(t, replace(t, rounds_total=rounds_total))


def with_points(t: Tournament, points: PointSystem) -> Tournament:
    """The event with other values of the results."""
    return _sound(t, replace(t, points=points))


def with_acceleration(t: Tournament, acceleration: Acceleration | None) -> Tournament:
    """The event with accelerated pairings, or without."""
    return _sound(t, replace(t, acceleration=acceleration))


def with_initial_colour(t: Tournament, colour: Colour | None) -> Tournament:
    """The event with the colour that was drawn for the first round."""
    return _sound(t, replace(t, initial_colour=colour))


def with_abnormal_points(t: Tournament, abnormal: Iterable[AbnormalPoints]) -> Tournament:
    """The event with these results counting differently, and no others."""
    return _sound(t, replace(t, abnormal_points=tuple(abnormal)))


def with_lot(t: Tournament, lot: Lot) -> Tournament:
    """The event with a drawing of lots that took place."""
    return _sound(t, replace(t, lots=(*t.lots, lot)))


def without_lot(t: Tournament, lot: Lot) -> Tournament:
    """The event without that drawing of lots."""
    if lot not in t.lots:
        raise _refused("change.no-such-lot", purpose=lot.purpose)
    return _sound(t, replace(t, lots=tuple(other for other in t.lots if other != lot)))


def with_external(t: Tournament, values: ExternalValues) -> Tournament:
    """The event with values from outside by which ties are broken."""
    return _sound(t, replace(t, external=(*t.external, values)))


def without_external(t: Tournament, name: str) -> Tournament:
    """The event without the values from outside of that name."""
    left = tuple(values for values in t.external if values.name.casefold() != name.casefold())
    if left == t.external:
        raise _refused("change.no-such-values", name=name)
    return _sound(t, replace(t, external=left))


def with_teams(t: Tournament, teams: Iterable[Team]) -> Tournament:
    """The event with these teams and no others."""
    return _sound(t, replace(t, teams=tuple(teams)))


def with_team_play(t: Tournament, team_play: TeamPlay) -> Tournament:
    """The event with this said of its teams: what matches are worth, their byes, forfeited matches."""
    return _sound(t, replace(t, team_play=team_play))


# What all of them ask


def _sound(before: Tournament, after: Tournament) -> Tournament:
    """The tournament after a change, refused if something is wrong with it that was not wrong before."""
    found = problems(after)
    if found:
        known = Counter(map(_what_is_wrong, problems(before)))
        for problem in found:
            known[_what_is_wrong(problem)] -= 1
            if known[_what_is_wrong(problem)] < 0:
                raise RequestError(problem.message)
    return after


def _what_is_wrong(problem: Problem) -> tuple[str, About]:
    """A problem without the numbers that a change may shift."""
    return problem.message.key, replace(problem.about, number=None, nth=0)


def _refused(key: str, **data: Datum) -> RequestError:
    return RequestError(Message(key, data))


def _with_player(t: Tournament, player: Player) -> Tournament:
    return replace(t, players=tuple(player if p.id == player.id else p for p in t.players))


def _round(t: Tournament, round_no: int) -> Round:
    if not 1 <= round_no <= len(t.rounds):
        raise _refused("change.no-such-round", round=round_no, last=len(t.rounds))
    return t.rounds[round_no - 1]


def _with_round(t: Tournament, round_no: int, rnd: Round) -> Tournament:
    return replace(t, rounds=(*t.rounds[: round_no - 1], rnd, *t.rounds[round_no:]))


def _named(rnd: Round) -> set[PlayerId]:
    """Everybody of whom the round tells."""
    return {p for game in rnd.games for p in game.players} | {bye.player for bye in rnd.byes}
