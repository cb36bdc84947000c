"""Records about teams as such: byes (320), forfeited matches (330), board colours (352), match points (362)."""

from __future__ import annotations

import re
from collections.abc import Mapping
from types import MappingProxyType

from hakem.formats.trf.fields import whole_number
from hakem.formats.trf.findings import Findings, Place
from hakem.formats.trf.layout import Row
from hakem.model import (
    WHITE_OR_BLACK,
    ForfeitedMatch,
    Points,
    RoundNo,
    TeamBye,
    TeamId,
    TeamPlay,
    TeamScoring,
    parse_points,
)

FIRST_BYE = 15
"""Column where the team that has the bye of round 1 stands in record 320."""
BYE_STEP = 4
TEAM_WIDTH = 3

MATCH_POINTS: Mapping[str, str] = MappingProxyType({"TW": "win", "TD": "draw", "TL": "loss"})
"""Codes of record 362, in its order, and what they are the value of."""

FORFEITS: Mapping[str, tuple[bool, bool]] = MappingProxyType(
    {"+-": (True, False), "-+": (False, True), "--": (False, False)}
)
"""Whether White wins, whether Black does."""

_ENTRY_362 = re.compile(r"([A-Za-z]{2})\s*=?\s*((?![Tt])\S*)|\S+")
_BYE_VALUES: Mapping[str, tuple[int, int]] = MappingProxyType({"bye_match_points": (5, 8), "bye_game_points": (10, 13)})


class TeamRecords:
    """What these records say, as they come, and where every team is named."""

    def __init__(self, found: Findings) -> None:
        self._found = found
        self._values: dict[str, Points] = {}
        self._board_colours = ""
        self._byes: list[TeamBye] = []
        self._forfeited: list[ForfeitedMatch] = []
        self.named: list[tuple[Place, TeamId]] = []
        self._places: dict[tuple[int | None, int | None], Place] = {}

    def read_byes(self, row: Row) -> None:
        """``320  1.0  2.0 000 007``: two values, then a team for every round; zeros stand for none."""
        for field, columns in _BYE_VALUES.items():
            points = self._found.points(row, columns, columns[0])
            if points is not None and self._values.setdefault(field, points) != points:
                self._found.adjusted((row.number, columns[0]), "trf.point-twice", {"code": row.code})
        for round_no, column in enumerate(range(FIRST_BYE, len(row.text) + 1, BYE_STEP), start=1):
            text = row.cols(column, column + TEAM_WIDTH - 1)
            team = self._team(row, column, text, round_no) if text.strip("0") else None
            if team is not None:
                self._byes.append(TeamBye(RoundNo(round_no), team))

    def read_forfeit(self, row: Row) -> None:
        """``330 +- 004 023 047``: how it ended, the round, White on board 1 and the other team."""
        wins = FORFEITS.get(row.cols(5, 6))
        round_no = whole_number(row.cols(8, 10))
        if wins is None or not round_no:
            self._found.error((row.number, 5 if wins is None else 8), "trf.forfeit-record", {"text": row.value})
            return
        white, black = (self._team(row, column, row.cols(column, column + 2), round_no) for column in (12, 16))
        if white is not None and black is not None:
            self._forfeited.append(ForfeitedMatch(RoundNo(round_no), white, black, *wins))

    def read_board_colours(self, row: Row) -> None:
        """``352 WBWB``: the colours of the team that has White on board 1."""
        letters = row.value.upper()
        if set(letters) - WHITE_OR_BLACK:
            self._found.error((row.number, 5), "model.board-colours", {"text": row.value[:20]})
        else:
            self._board_colours = letters

    def read_match_points(self, row: Row) -> None:
        """``362 TW 3.0   TD 1.0   TL 0.0``"""
        for entry in _ENTRY_362.finditer(row.text, 4):
            code, text = (entry[1] or entry[0]).upper(), entry[2] or ""
            place = (row.number, entry.start() + 1)
            try:
                field, points = MATCH_POINTS[code], parse_points(text)
            except (KeyError, ValueError):
                self._found.error(place, "trf.point-value", {"code": code[:20], "text": text[:20]})
                continue
            if self._values.setdefault(field, points) != points:
                self._found.adjusted(place, "trf.point-twice", {"code": code})

    def _team(self, row: Row, column: int, text: str, round_no: int) -> TeamId | None:
        number = whole_number(text)
        if not number:
            self._found.error((row.number, column), "trf.team-number", {"text": text})
            return None
        self.named.append(((row.number, column), TeamId(number)))
        self._places[round_no, number] = (row.number, column)
        return TeamId(number)

    def place_of(self, round_no: int | None, team: int | None) -> Place | None:
        """Where a round names a team, the last place if there are several; None where it does not."""
        return self._places.get((round_no, team))

    def team_play(self) -> TeamPlay:
        """All of it as one value; byes in the order of the rounds."""
        scoring = TeamScoring(**self._values, board_colours=self._board_colours)
        byes = sorted(self._byes, key=lambda bye: bye.round_no)
        return TeamPlay(scoring, tuple(byes), tuple(self._forfeited))
