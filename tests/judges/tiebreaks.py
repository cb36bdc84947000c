"""Every tie-break of an individual event, word by word and as slow as it likes, to judge the real ones."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping

from hakem.model import PlayerId, Tournament
from tests.judges import tiebreak_ratings as ratings
from tests.judges import tiebreak_results as results
from tests.judges import tiebreak_scores as scores
from tests.judges.tiebreak_code import Code, Value, parse_code
from tests.judges.tiebreak_direct import Group, direct_encounter
from tests.judges.tiebreak_rounds import Scene, Sheet, scene_of

__all__ = ["EDITIONS", "direct_encounter", "ranking", "values"]

EDITIONS = ("2009", "2023", "2024", "2026")

TIE_BREAKS: Mapping[str, Callable[[Scene, Sheet, Code], Value]] = {
    "PTS": results.score,
    "WIN": results.rounds_worth_a_win,
    "WON": results.games_won,
    "BPG": results.games_with_black,
    "BWG": results.games_won_with_black,
    "PS": results.progressive,
    "REP": results.rounds_elected_to_play,
    "STD": results.standard_points,
    "TPN": results.pairing_number,
    "KS": results.koya,
    "KSX": results.extended_koya,
    "KD": results.kashdan,
    "BH": scores.buchholz,
    "FB": scores.fore_buchholz,
    "AOB": scores.average_of_buchholz,
    "BB": scores.buchholz_of_opponents,
    "SB": scores.sonneborn_berger,
    "RTNG": ratings.own_rating,
    "ARO": ratings.average_rating,
    "TPR": ratings.performance,
    "PTP": ratings.perfect_performance,
    "APRO": ratings.average_of_performances,
    "APPO": ratings.average_of_perfect_performances,
}
SMALLER_IS_BETTER = ("TPN",)


def values(t: Tournament, edition: str, code: str, round_robin: bool) -> dict[PlayerId, Value]:
    """The value of everybody in the standings."""
    asked = parse_code(code)
    scene = scene_of(t, edition, round_robin)
    return {p: TIE_BREAKS[asked.name](scene, sheet, asked) for p, sheet in scene.sheets.items()}


def ranking(t: Tournament, edition: str, codes: Iterable[str], round_robin: bool) -> list[list[PlayerId]]:
    """Those who share a place, best first, each group in the order of the pairing numbers.

    The score comes first; every tie-break after it divides the groups that are left.
    """
    groups = [frozenset(scene_of(t, edition, round_robin).sheets)]
    for code in ("PTS", *codes):
        asked = parse_code(code)
        if asked.name == "DE":
            parts = [direct_encounter(t, edition, group, round_robin, asked.paired_forfeits) for group in groups]
        else:
            worth = values(t, edition, code, round_robin)
            upwards = (asked.name in SMALLER_IS_BETTER) is not asked.reverse
            parts = [_by_value(group, worth, upwards) for group in groups]
        groups = [part for divided in parts for part in divided]
    number = {p.id: p.number for p in t.players}
    return [sorted(group, key=lambda p: number[p]) for group in groups]


def _by_value(group: Group, worth: Mapping[PlayerId, Value], upwards: bool) -> list[Group]:
    some = sorted((value for value in {worth[p] for p in group} if value is not None), reverse=not upwards)
    nobody = [None] if any(worth[p] is None for p in group) else []
    return [frozenset(p for p in group if worth[p] == value) for value in (*some, *nobody)]
