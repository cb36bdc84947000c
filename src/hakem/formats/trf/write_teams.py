"""The records about teams: who they are, what their matches are worth, what befell them without a game."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby, zip_longest

from hakem.formats.trf.sheet import Sheet
from hakem.formats.trf.team_records import FORFEITS, MATCH_POINTS, TEAM_WIDTH
from hakem.model import Points, TeamBye, TeamScoring, decimal_text

_TEAM_NAME = 32
_USUAL = TeamScoring()


def team_scoring(sheet: Sheet) -> Iterator[str]:
    """Board colours (352), and match points (362) if they are not the usual ones."""
    scoring = sheet.t.team_play.scoring
    if scoring.board_colours:
        yield f"352 {sheet.text(scoring.board_colours)}"
    values = {code: getattr(scoring, field) for code, field in MATCH_POINTS.items()}
    if any(value != getattr(_USUAL, MATCH_POINTS[code]) for code, value in values.items()):
        yield "362 " + "   ".join(f"{code}{_points(sheet, value)}" for code, value in values.items())


def team_byes_320(sheet: Sheet) -> Iterator[str]:
    """What the bye of a team is worth, and who had it in which round.

    One record has place for one team in a round; if a round has more, further
    records name the others.
    """
    scoring, byes = sheet.t.team_play.scoring, sheet.t.team_play.byes
    values = (scoring.bye_match_points, scoring.bye_game_points)
    if not byes and values == (None, None):
        return
    head = "320 " + " ".join(_points(sheet, value) for value in values)
    by_round = [list(group) for _, group in groupby(sorted(byes, key=_round), key=_round)]
    for row in list(zip_longest(*by_round)) or [()]:
        team_of = {bye.round_no: bye.team for bye in row if bye is not None}
        teams = (team_of.get(n, 0) for n in range(1, max(team_of, default=0) + 1))
        yield (head + "".join(f" {_number(sheet, team)}" for team in teams)).rstrip()


def forfeits_330(sheet: Sheet) -> Iterator[str]:
    """Matches that did not take place."""
    codes = {wins: code for code, wins in FORFEITS.items()}
    for match in sheet.t.team_play.forfeited:
        numbers = " ".join(_number(sheet, number) for number in (match.round_no, *match.teams))
        yield f"330 {codes[match.white_wins, match.black_wins]} {numbers}"


def teams_013(sheet: Sheet) -> Iterator[str]:
    """Teams as TRF16 has them: a name and the members; the number is the position."""
    for place, team in enumerate(sheet.t.teams, start=1):
        if team.id != place or team.nickname or team.strength is not None:
            sheet.note("write.lost.team", {"team": team.id})
        yield f"013 {sheet.padded(team.name, _TEAM_NAME)}{sheet.ids(team.members)}".rstrip()


def teams_310(sheet: Sheet) -> Iterator[str]:
    """Teams as TRF26 has them; points and rank as the file read had them."""
    stated = {s.team: s for s in sheet.extras.teams}
    for team in sheet.t.teams:
        s = stated.get(team.id)
        strength = decimal_text(team.strength) if team.strength is not None else ""
        figures = (strength, s.match_points, s.game_points, s.rank) if s else (strength, "", "", "")
        columns = " ".join(sheet.field(figure, width) for figure, width in zip(figures, (6, 6, 6, 3), strict=True))
        yield (
            f"310 {sheet.field(team.id, 3)} {sheet.padded(team.name, _TEAM_NAME)} "
            f"{sheet.padded(team.nickname or '', 5)} {columns}  {sheet.ids(team.members)}"
        ).rstrip()


def _round(bye: TeamBye) -> int:
    return bye.round_no


def _points(sheet: Sheet, value: Points | None) -> str:
    return sheet.field("" if value is None else decimal_text(value), 4)


def _number(sheet: Sheet, number: int) -> str:
    return sheet.field(f"{number:03d}", TEAM_WIDTH)
