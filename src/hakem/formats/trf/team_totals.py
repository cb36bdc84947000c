"""Printed totals of teams against what the matches bring.

They are printed beside what follows from the matches, so what differs is only said.
Two things they decide, because a record leaves them open: whether results of
unusual value that name no team (299) were counted at all, and which team
had a bye that a record (240) gives to one that cannot have had it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence

from hakem.facts.matches import TeamCard, team_cards
from hakem.formats.document import StatedTeam
from hakem.formats.trf.findings import Findings
from hakem.formats.trf.layout import Row
from hakem.formats.trf.team_rounds import TeamRounds
from hakem.i18n.message import Datum
from hakem.model import Points, TeamBye, TeamId, Tournament, parse_points
from hakem.values import replace

_MATCH_POINTS, _GAME_POINTS = 55, 62
_TABLE = re.compile(r"80[12]\s+(\d{1,3}) .*?\s(\d{1,3}(?:[.,]\d+)?)\s+(\d{1,3}[.,]\d+)(?:\s|\Z)")

PrintedPoints = tuple[Points | None, Points | None]
"""Match points and game points, as far as they are printed."""


class TeamTotals:
    """The printed points of teams (310, 801, 802); ``stated`` are those of 310 by row."""

    def __init__(self, stated: Mapping[int, StatedTeam], tables: Sequence[Row], found: Findings) -> None:
        self._stated, self._tables, self._found = stated, tables, found
        self._printed: dict[TeamId, PrintedPoints] = {
            s.team: (_points(s.match_points), _points(s.game_points)) for s in stated.values()
        }

    def settled(self, t: Tournament, records: TeamRounds, keep: list[str]) -> Tournament:
        """The event as its totals show it, what still differs said; ``keep`` takes records that were not counted."""
        if not self._tables and all(figures == (None, None) for figures in self._printed.values()):
            return t
        t = self._without_uncounted(t, records, keep)
        t = self._with_byes_of_others(t, records, keep)
        self._compare_all(_finished(t))
        return t

    def _without_uncounted(self, t: Tournament, records: TeamRounds, keep: list[str]) -> Tournament:
        """TRF-10: a record 299 that names nobody, if every team that it concerns is printed as if it were not there."""
        for row, unusual in records.of_nobody():
            play = t.team_play
            others = tuple(each for each in play.abnormal_points if each is not unusual)
            without = replace(t, team_play=replace(play, abnormal_points=others))
            before, after = _finished(t), _finished(without)
            concerned = [team for team in before if _figures(before[team]) != _figures(after[team])]
            if concerned and all(self._are_printed(after[team]) for team in concerned):
                self._found.adjusted((row.number, 1), "trf.abnormal-not-counted", {"number": len(concerned)})
                keep.append(row.text)
                t = without
        return t

    def _with_byes_of_others(self, t: Tournament, records: TeamRounds, keep: list[str]) -> Tournament:
        """A bye of a team that cannot have had it is that of the only one whose totals lack it."""
        for row, bye in records.not_believed(t.team_play):
            changed = [
                (team, new)
                for team, card in _finished(t).items()
                if not self._are_printed(card)
                and (new := _with_bye(t, replace(bye, team=team), card)) is not None
                and self._are_printed(_finished(new)[team])
            ]
            if len(changed) == 1:
                team, t = changed[0]
                data: dict[str, Datum] = {"team": team, "round": bye.round_no, "other": bye.team}
                self._found.adjusted((row.number, 1), "trf.team-bye-of-another", data)
                keep[:] = [text for text in keep if text.removeprefix("### ") != row.text]
        return t

    def _are_printed(self, card: TeamCard) -> bool:
        """Whether both figures of a team are printed, and these."""
        return self._printed.get(card.team.id) == _figures(card)

    def _compare_all(self, made: Mapping[TeamId, TeamCard]) -> None:
        """A team with an open result has no points to compare yet."""
        for row, s in self._stated.items():
            self._compare(made.get(s.team), row, (s.match_points, s.game_points), (_MATCH_POINTS, _GAME_POINTS))
        for table in self._tables:
            parts = _TABLE.match(table.text)
            if parts:
                columns = (parts.start(2) + 1, parts.start(3) + 1)
                self._compare(made.get(TeamId(int(parts[1]))), table.number, (parts[2], parts[3]), columns)

    def _compare(self, card: TeamCard | None, row: int, printed: tuple[str, str], columns: tuple[int, int]) -> None:
        if card is None:
            return
        keys = ("trf.team-match-points", "trf.team-game-points")
        for key, computed, text, column in zip(keys, _figures(card), printed, columns, strict=True):
            stated = _points(text)
            if stated is not None and stated != computed:
                data: dict[str, Datum] = {"team": card.team.id, "stated": stated, "sum": computed}
                self._found.adjusted((row, column), key, data)


def _finished(t: Tournament) -> Mapping[TeamId, TeamCard]:
    """The cards of teams without an open result."""
    return {team: card for team, card in team_cards(t).items() if t.rounds and not any(e.pending for e in card.entries)}


def _figures(card: TeamCard) -> tuple[Points, Points]:
    return card.match_points, card.game_points


def _with_bye(t: Tournament, bye: TeamBye, card: TeamCard) -> Tournament | None:
    """The event with this bye; None if the team has something else in that round than nothing."""
    there = [entry for entry in card.entries if entry.round_no == bye.round_no]
    if any(entry.opponent is not None or entry.match_points or entry.game_points for entry in there):
        return None
    others = [each for each in t.team_play.byes if (each.round_no, each.team) != (bye.round_no, bye.team)]
    byes = tuple(sorted((*others, bye), key=lambda at: at.round_no))
    return replace(t, team_play=replace(t.team_play, byes=byes))


def _points(text: str) -> Points | None:
    try:
        return parse_points(text) if text else None
    except ValueError:
        return None
