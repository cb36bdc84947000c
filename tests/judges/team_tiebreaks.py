"""Every tie-break of a team event, word by word and as slow as it likes, to judge the real ones."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Mapping

from hakem.facts.matches import TeamCard
from hakem.model import TeamId, Tournament
from tests.judges import team_boards as boards
from tests.judges import team_direct as direct
from tests.judges import team_scores as scores
from tests.judges.team_code import TeamCode, parse_team_code
from tests.judges.team_direct import Teams
from tests.judges.team_rounds import TeamScene, team_scene
from tests.judges.tiebreak_code import Value

__all__ = ["EDITIONS", "GROUPS", "TIE_BREAKS", "parts", "ranking", "values"]

EDITIONS = ("2009", "2023", "2024", "2026")

TIE_BREAKS: Mapping[str, Callable[[TeamScene, TeamCard, TeamCode], Value]] = {
    "MP": scores.match_points,
    "GP": scores.game_points,
    "MPVGP": scores.score_that_is_not_primary,
    "WIN": scores.rounds_worth_a_win,
    "PS": scores.progressive,
    "BH": scores.buchholz,
    "FB": scores.fore_buchholz,
    "AOB": scores.average_of_buchholz,
    "SB": scores.sonneborn_berger,
    "EMMSB": scores.extended_sonneborn_berger,
    "EMGSB": scores.extended_sonneborn_berger,
    "EGMSB": scores.extended_sonneborn_berger,
    "EGGSB": scores.extended_sonneborn_berger,
    "SSSC": scores.scores_and_schedule_strength,
    "BC": boards.board_count,
    "TBR": boards.top_board_results,
    "BBE": boards.bottom_board_elimination,
    "OKM": scores.opponents_match_points,
    "OKMSB": scores.products_without_the_lowest,
    "TSB": scores.products,
    "TSBG": scores.board_points_of_the_beaten,
    "FFW": scores.matches_won_by_forfeit,
}
GROUPS: Mapping[str, Callable[[TeamScene, Collection[TeamId], TeamCode], list[Teams]]] = {
    "DE": direct.direct_encounter,
    **dict.fromkeys(direct.AFTER_IT, direct.extended_direct_encounter),
    "DTB": direct.top_board_of_their_match,
}
"""Tie-breaks that have no value for a team alone, only an order of those who are tied."""

SMALLER_IS_BETTER = ("BC", "FFW")


def values(t: Tournament, edition: str, code: str, primary: str, round_robin: bool) -> dict[TeamId, Value]:
    """The value of every team."""
    asked = parse_team_code(code)
    scene = team_scene(t, edition, primary, round_robin)
    return {team: TIE_BREAKS[asked.name](scene, card, asked) for team, card in scene.cards.items()}


def ranking(t: Tournament, edition: str, codes: Iterable[str], primary: str, round_robin: bool) -> list[list[TeamId]]:
    """Those who share a place, best first, each group in the order of the ids.

    The primary score comes first; every tie-break after it divides the groups that are left.
    """
    scene = team_scene(t, edition, primary, round_robin)
    groups = [frozenset(scene.cards)]
    for code in (primary, *codes):
        groups = [part for group in groups for part in parts(scene, group, code)]
    return [sorted(group) for group in groups]


def parts(scene: TeamScene, group: Teams, code: str) -> list[Teams]:
    """The group divided by one tie-break, best first; a board count (12.1) needs equal game points."""
    asked = parse_team_code(code)
    if asked.name in GROUPS:
        return GROUPS[asked.name](scene, group, asked)
    if asked.name == "BC" and len({scene.cards[team].game_points for team in group}) > 1:
        return [group]
    worth = {team: TIE_BREAKS[asked.name](scene, scene.cards[team], asked) for team in group}
    some = sorted((v for v in set(worth.values()) if v is not None), reverse=asked.name not in SMALLER_IS_BETTER)
    nobody = [None] if None in worth.values() else []
    return [frozenset(team for team in group if worth[team] == value) for value in (*some, *nobody)]
