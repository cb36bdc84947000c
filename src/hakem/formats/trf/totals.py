"""Printed totals of players against what the results add up to.

Programs do not agree on what a total holds. Each way in which a total of the
wild is known to differ is tried, the likeliest first; what it shows about the
event is taken over and said. A total that nothing explains is an error.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Mapping, Sequence

from hakem.facts.card import Card, bye_points, cards
from hakem.formats.trf.cells import OLD_FULL_POINTS
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.players import PlayerRow
from hakem.i18n.message import Datum
from hakem.model import (
    ZERO,
    Bye,
    ByeKind,
    Mark,
    PlayerId,
    Points,
    RoundNo,
    TeamBye,
    Tournament,
    total,
)
from hakem.values import replace

Changes = dict[tuple[RoundNo, PlayerId], ByeKind]
"""What somebody had in a round, as a total shows it."""

_POINTS_COLUMN = 81


class Totals:
    """The printed points of players, and what they show about byes."""

    def __init__(self, rows: Sequence[PlayerRow], found: Findings, of_teams: bool) -> None:
        self._rows = rows
        self._found = found
        self._of_teams = of_teams

    def settled(self, t: Tournament, values_of_bye: Iterable[Points]) -> Tournament:
        """The event as its totals show it; ``values_of_bye`` are those that the bye may have, if none is stated."""
        made = cards(t)
        off = self._off(made, t)
        if not off:
            return t
        for value in values_of_bye:
            better = replace(t, points=replace(t.points, pairing_allocated_bye=value))
            if self._explained_by(made, value - t.points.pairing_allocated_bye):
                self._found.adjusted((off[0].row, _POINTS_COLUMN), "trf.bye-value", {"points": value})
                return self.settled(better, ())
        of_open = self._value_of_open(off, made)
        if of_open is not None:
            self._found.adjusted((off[0].row, _POINTS_COLUMN), "trf.open-value", {"points": of_open})
            return self.settled(replace(t, points=replace(t.points, unknown=of_open)), values_of_bye)
        explaining = _Explaining(t, made)
        changes: Changes = {}
        for row in off:
            changes |= self._explained(row, explaining)
        changed = _changed(t, changes, [row.player.id for row in self._rows]) if changes else t
        return _with_byes_of_teams(changed, changes) if self._of_teams else changed

    def _off(self, made: Mapping[PlayerId, Card], t: Tournament) -> list[PlayerRow]:
        """Rows whose total is not the sum; a pending game may have been counted as nothing, a team's bye as its own."""
        listed = {(bye.round_no, bye.team) for bye in t.team_play.byes}
        team_of = {player: team.id for team in t.teams for player in team.members}
        off = []
        for row in self._rows:
            card = made[row.player.id]
            byes = [e for e in card.entries if e.bye and (e.round_no, team_of.get(row.player.id)) in listed]
            of_team = total(bye_points(e.bye, t.points) - e.points for e in byes if e.bye)
            without_open = row.points in (card.score - card.open_points, card.score - card.open_points + of_team)
            if row.points is not None and not without_open and row.points not in (card.score, card.score + of_team):
                off.append(row)
        return off

    def _explained_by(self, made: Mapping[PlayerId, Card], more: Points) -> bool:
        """Whether the totals of all who had the bye are right if it is worth so much more."""
        byes = 0
        for row in self._rows:
            card = made[row.player.id]
            had = sum(e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries)
            score = card.score + had * more
            if had and row.points is not None and row.points not in (score, score - card.open_points):
                return False
            byes += had if row.points is not None else 0
        return byes > 0

    def _value_of_open(self, off: Sequence[PlayerRow], made: Mapping[PlayerId, Card]) -> Points | None:
        """What an open game must be worth for all totals of players with one to be right; None if that is no value."""
        found: set[Points] = set()
        for row in self._rows:
            card = made[row.player.id]
            games = sum(e.mark is Mark.PENDING for e in card.entries)
            if games and row.points is not None:
                found.add((row.points - card.score + card.open_points) / games)
        right = found.pop() if len(found) == 1 else None
        had = any(e.mark is Mark.PENDING for row in off for e in made[row.player.id].entries)
        return right if had and right is not None and right > ZERO else None

    def _explained(self, row: PlayerRow, by: _Explaining) -> Changes:
        """What the total of a row shows; an error if nothing explains it."""
        card = by.cards[row.player.id]
        stated = row.points or ZERO
        missing = (stated - card.score, stated - card.score + card.open_points)
        place = (row.row, _POINTS_COLUMN)
        data: dict[str, Datum] = {"stated": stated, "sum": card.score, "player": row.player.id}
        if by.virtual.get(row.player.id) in missing:
            self._found.adjusted(place, "trf.virtual-in-points", data)
        elif any(points in missing for points in by.announced(row.player.id)):
            self._found.adjusted(place, "trf.announced-in-points", data)
        elif self._of_teams and (free := by.byes_worth_nothing(card, missing)):
            self._found.adjusted(place, "trf.member-bye", data)
            return free
        elif shown := by.byes_unsaid(row, missing):
            rounds = tuple(int(round_no) for round_no, _ in shown)
            full = any(kind is ByeKind.FULL_POINT for kind in shown.values())
            self._found.adjusted(place, "trf.full-bye" if full else "trf.half-bye", data | {"rounds": rounds})
            return shown
        elif other := by.old_byes(row, missing):
            return other
        elif self._of_teams:
            self._found.adjusted(place, "trf.member-sum", data)
        else:
            self._found.error(place, "trf.sum", data)
        return {}


class _Explaining:
    """The ways in which a total may differ from the sum."""

    def __init__(self, t: Tournament, made: Mapping[PlayerId, Card]) -> None:
        self._t = t
        self.cards = made
        self.virtual = _virtual_now(t)
        self._absences: dict[PlayerId, list[tuple[RoundNo, Points]]] = {}
        for a in t.absences:
            self._absences.setdefault(a.player, []).append((a.round_no, bye_points(a.kind, t.points)))

    def announced(self, player: PlayerId) -> tuple[Points, ...]:
        """What the bye of the next round brings, and what all byes that are announced bring together."""
        listed = self._absences.get(player, [])
        following = total(points for round_no, points in listed if round_no == self._t.next_round)
        return tuple(p for p in (following, total(points for _, points in listed)) if p)

    def byes_worth_nothing(self, card: Card, missing: Sequence[Points]) -> Changes:
        """Byes of a member that the team has, if they bring the player nothing."""
        had = [e for e in card.entries if e.bye is ByeKind.PAIRING_ALLOCATED]
        if not had or -total(e.points for e in had) not in missing:
            return {}
        return {(e.round_no, card.player.id): ByeKind.ZERO_POINT for e in had}

    def byes_unsaid(self, row: PlayerRow, missing: Sequence[Points]) -> Changes:
        """Rounds without an opponent of which nothing else is said: half-point byes, or full ones if need be.

        If there are more of them than the total asks for, the first ones were
        byes: whoever leaves an event does so at the end.
        """
        entries = self.cards[row.player.id].entries
        free = [RoundNo(c.round_no) for c in row.cells if c.unsaid and c.round_no <= len(entries)]
        half, full = self._t.points.half_point_bye, self._t.points.full_point_bye
        for fulls in range(len(free) + 1) if half > ZERO else ():
            for wanted in missing:
                halves = (wanted - fulls * full) / half
                if halves.denominator == 1 and halves >= 0 and 0 < fulls + halves <= len(free):
                    kinds = [ByeKind.FULL_POINT] * fulls + [ByeKind.HALF_POINT] * halves.numerator
                    return {(at, row.player.id): kind for at, kind in zip(free, kinds, strict=False)}
        return {}

    def old_byes(self, row: PlayerRow, missing: Sequence[Points]) -> Changes:
        """Byes in the code of a won game: the pairing-allocated one or one for a full point, as the total says."""
        values, player = self._t.points, row.player.id
        old = [
            e
            for c in row.cells
            if c.code in OLD_FULL_POINTS
            for e in self.cards[player].entries[c.round_no - 1 : c.round_no]
            if e.bye is not None
        ]
        for kind, other in itertools.permutations((ByeKind.FULL_POINT, ByeKind.PAIRING_ALLOCATED)):
            had = [e for e in old if e.bye is kind]
            more = itertools.accumulate(bye_points(other, values) - e.points for e in had)
            for count, points in enumerate(more, start=1):
                if points and points in missing:
                    return {(e.round_no, player): other for e in had[:count]}
        return {}


def _virtual_now(t: Tournament) -> dict[PlayerId, Points]:
    """Virtual points in force in the last round or in the one to be paired."""
    now: dict[PlayerId, Points] = {}
    for v in t.acceleration.points if t.acceleration else ():
        if v.first_round <= t.next_round <= v.last_round + 1:
            now[v.player] = max(v.points, now.get(v.player, ZERO))
    return now


def _changed(t: Tournament, changes: Changes, order: Sequence[PlayerId]) -> Tournament:
    """The event with other byes, in the order of the rows; a full point that nobody else has is the allocated bye."""
    place = {player: n for n, player in enumerate(order)}
    same_worth = t.points.full_point_bye == t.points.pairing_allocated_bye
    rounds = []
    for number, rnd in enumerate(t.rounds, start=1):
        shown = {player: kind for (round_no, player), kind in changes.items() if round_no == number}
        byes = {bye.player: bye.kind for bye in rnd.byes} | shown
        full = [p for p, kind in shown.items() if kind is ByeKind.FULL_POINT]
        if len(full) == 1 and same_worth and ByeKind.PAIRING_ALLOCATED not in byes.values():
            byes[full[0]] = ByeKind.PAIRING_ALLOCATED
        ordered = tuple(Bye(p, byes[p]) for p in sorted(byes, key=lambda p: place[p]))
        rounds.append(replace(rnd, byes=ordered) if shown else rnd)
    return replace(t, rounds=tuple(rounds))


def _with_byes_of_teams(t: Tournament, changes: Changes) -> Tournament:
    """Byes of members that brought them nothing are those of their teams, unless the team has something else there."""
    team_of = {p: team for team in t.teams for p in team.members}
    byes = dict.fromkeys(
        TeamBye(round_no, team_of[player].id)
        for (round_no, player), kind in changes.items()
        if kind is ByeKind.ZERO_POINT and player in team_of
    )
    listed = {(at.round_no, team) for at in t.team_play.listed for team in at.teams}
    playing = {(n, p) for n, rnd in enumerate(t.rounds, start=1) for game in rnd.games for p in game.players}
    members = {team.id: team.members for team in t.teams}
    new = [
        bye
        for bye in byes
        if (bye.round_no, bye.team) not in listed and not any((bye.round_no, p) in playing for p in members[bye.team])
    ]
    both = sorted((*t.team_play.byes, *new), key=lambda at: at.round_no)
    return replace(t, team_play=replace(t.team_play, byes=tuple(both))) if new else t
