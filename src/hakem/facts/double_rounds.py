"""Matches of two games, as a Double-Swiss has them, in the shape that pairing rules understand (C.04.5).

The event holds every match as two rounds: game 1, then game 2 of the same
players with the colours changed. The rules see one round with one game, which
is worth what both games were and has the colours of the first one.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from hakem.facts.card import Card, Entry, cards
from hakem.facts.colours import took_place
from hakem.facts.contestants import ContestEvent, with_points
from hakem.model import (
    POINT_FIELDS,
    Absence,
    Acceleration,
    Bye,
    ByeKind,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    PointSystem,
    Prohibition,
    Round,
    RoundNo,
    Tournament,
    VirtualPoints,
    total,
)
from hakem.values import replace

GAMES = 2
"""The games of a match."""


def match_of(round_no: int) -> int:
    """The match to which a round belongs.

    >>> [match_of(round_no) for round_no in (1, 2, 3, 4)]
    [1, 1, 2, 2]
    """
    return (round_no + 1) // GAMES


def _first_match_from(round_no: int) -> RoundNo:
    """The first match that begins in that round or later."""
    return RoundNo((round_no + GAMES) // GAMES)


def contest_of_matches(t: Tournament) -> ContestEvent:
    """The players of an event as contestants who meet in matches; a match of which game 2 is to come is not yet one."""
    book = cards(t)
    matches = len(t.rounds) // GAMES
    event = replace(
        t,
        players=tuple(map(_stay_in_matches, t.players)),
        rounds_total=t.rounds_total // GAMES,
        rounds=tuple(_match_round(t, book, number) for number in range(1, matches + 1)),
        points=_values(t.points),
        absences=_absences(t),
        prohibited=tuple(Prohibition(ban.players) for ban in t.prohibited if ban.holds_in(t.next_round)),
        acceleration=_acceleration(t.acceleration),
        abnormal_points=(),
    )
    shown = {p: _scored(card, matches) for p, card in book.items()}
    return ContestEvent(with_points(event, shown, {p: card.score for p, card in book.items()}))


def _stay_in_matches(player: Player) -> Player:
    left = player.withdrawn_after
    gone = None if left is None else RoundNo(match_of(left))
    return replace(player, joined=_first_match_from(player.joined), withdrawn_after=gone)


def _values(board: PointSystem) -> PointSystem:
    """A match won, drawn or lost in both games; the bye is a win and a draw (1.4)."""
    bye = board.pairing_allocated_bye + board.half_point_bye
    doubled = PointSystem(*(GAMES * getattr(board, name) for name in POINT_FIELDS))
    return replace(doubled, pairing_allocated_bye=bye)


def _match_round(t: Tournament, book: Mapping[PlayerId, Card], number: int) -> Round:
    """The matches of two rounds, by the pairs of the first one."""
    first = t.rounds[GAMES * number - GAMES]

    def entries(player: PlayerId) -> Sequence[Entry]:
        return book[player].entries[GAMES * (number - 1) : GAMES * number]

    games = tuple(_match(game, entries(game.white), entries(game.black)) for game in first.games)
    byes = tuple(Bye(bye.player, _match_bye(bye.kind, entries(bye.player))) for bye in first.byes)
    return replace(first, games=games, byes=byes)


def _match(game: Game, white: Sequence[Entry], black: Sequence[Entry]) -> Game:
    """Forfeited is only what was played in neither game; whoever has won both then has won by forfeit (preface)."""
    played = any(took_place(entry) for entry in (*white, *black) if entry.opponent is not None)
    if not played:
        marks = [Mark.WIN if all(e.mark is Mark.WIN for e in side) else Mark.LOSS for side in (white, black)]
    else:
        mine, theirs = (total(e.points for e in side) for side in (white, black))
        decided = {True: Mark.WIN, False: Mark.LOSS}
        marks = [Mark.DRAW] * 2 if mine == theirs else [decided[mine > theirs], decided[theirs > mine]]
    return Game(game.white, game.black, marks[0], marks[1], played=played)


def _match_bye(kind: ByeKind, games: Sequence[Entry]) -> ByeKind:
    """The bye of a match: a full-point bye only if it is one for both games."""
    if kind is ByeKind.FULL_POINT and any(e.bye is not ByeKind.FULL_POINT for e in games):
        return ByeKind.HALF_POINT
    return kind


def _scored(card: Card, matches: int) -> Mapping[int, Points]:
    """What a player scored in every match."""
    return {
        number: total(e.points for e in card.entries[GAMES * (number - 1) : GAMES * number])
        for number in range(1, matches + 1)
    }


def _absences(t: Tournament) -> tuple[Absence, ...]:
    """Whoever is away from one of the two games is away from the match: byes are those of matches (preface)."""
    found = {(match_of(a.round_no), a.player): a.kind for a in t.absences}
    return tuple(Absence(RoundNo(number), player, kind) for (number, player), kind in found.items())


def _acceleration(given: Acceleration | None) -> Acceleration | None:
    """The same acceleration, counted in matches: listed points are those of game 1."""
    if given is None or not given.points:
        return given
    listed = (
        VirtualPoints(v.player, _first_match_from(v.first_round), RoundNo(match_of(v.last_round)), v.points)
        for v in given.points
    )
    return replace(given, points=tuple(v for v in listed if v.first_round <= v.last_round))
