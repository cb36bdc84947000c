"""Direct encounter (article 6): the games among those who are tied, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from itertools import combinations, product

from hakem.model import ZERO, PlayerId, Points, Tournament
from tests.judges.tiebreak_rounds import Scene, is_game, scene_of

MOST_TO_TRY = 8
"""Three outcomes for so many games can be gone through one by one."""

IF_NOT_ALL_HAVE_MET = {"2009": False, "2023": True, "2024": True, "2026": True}
"""6.3; the handbook speaks only of groups in which all have met."""

Group = frozenset[PlayerId]
Pair = tuple[PlayerId, PlayerId]
Standings = dict[PlayerId, Points]


def direct_encounter(
    t: Tournament, edition: str, group: Collection[PlayerId], round_robin: bool, paired_forfeits: bool = False
) -> list[Group]:
    """The group in parts, best first; those in the same part stay tied."""
    return ranked(scene_of(t, edition, round_robin), frozenset(group), paired_forfeits)


def ranked(scene: Scene, group: Group, paired_forfeits: bool) -> list[Group]:
    """6.2 and 6.3."""
    if len(group) < 2:
        return [group]
    made, missing = encounters(scene, group, paired_forfeits)
    if not missing:
        parts = [
            frozenset(p for p in group if made[p] == points) for points in sorted(set(made.values()), reverse=True)
        ]
        if len(parts) == 1:
            return parts
        return [smaller for part in parts for smaller in ranked(scene, part, paired_forfeits)]
    if not IF_NOT_ALL_HAVE_MET[scene.edition]:
        return [group]
    for player in group:
        if _first_in_any_case(scene, made, missing, player):
            return [frozenset({player}), *ranked(scene, group - {player}, paired_forfeits)]
    return [group]


def encounters(scene: Scene, group: Group, paired_forfeits: bool) -> tuple[Standings, list[Pair]]:
    """The points of everybody in these games, and the pairs who have not met."""
    made = dict.fromkeys(group, ZERO)
    missing = []
    for one, other in combinations(sorted(group), 2):
        if _meetings(scene, one, other, paired_forfeits):
            together = TOGETHER[scene.edition]
            made[one] += together(_meetings(scene, one, other, paired_forfeits))
            made[other] += together(_meetings(scene, other, one, paired_forfeits))
        else:
            missing.append((one, other))
    return made, missing


def _meetings(scene: Scene, one: PlayerId, other: PlayerId, paired_forfeits: bool) -> list[Points]:
    """The points of one player against another, meeting by meeting."""
    lines = [line for line in scene.sheets[one].lines if line.opponent == other]
    return [line.points for line in lines if is_game(scene, line) or paired_forfeits]


def _average(points: list[Points]) -> Points:
    """6.1.2."""
    return sum(points, ZERO) / len(points)


def _added(points: list[Points]) -> Points:
    """Handbook: "bu oyunlardan alınan puanların toplamı"."""
    return sum(points, ZERO)


TOGETHER: Mapping[str, Callable[[list[Points]], Points]] = {
    "2009": _added,
    "2023": _average,
    "2024": _average,
    "2026": _average,
}
"""What several meetings of two count for."""


def _first_in_any_case(scene: Scene, made: Standings, missing: list[Pair], player: PlayerId) -> bool:
    """6.3: alone on top, however the games end that were not played."""
    if len(missing) > MOST_TO_TRY:
        return all(worst_margin(scene, made, missing, player, other) > 0 for other in made if other != player)
    return all(alone_on_top(final, player) for final in all_outcomes(scene, made, missing))


def alone_on_top(final: Standings, player: PlayerId) -> bool:
    """Whether nobody has as many points."""
    return all(final[player] > final[other] for other in final if other != player)


def _results(scene: Scene) -> list[tuple[Points, Points]]:
    """What a game may bring to the two players."""
    values = scene.t.points
    return [(values.win, values.loss), (values.draw, values.draw), (values.loss, values.win)]


def all_outcomes(scene: Scene, made: Standings, missing: list[Pair]) -> Iterator[Standings]:
    """The points of everybody if the missing games are played, in all ways they can end."""
    for results in product(_results(scene), repeat=len(missing)):
        final = dict(made)
        for (one, other), (to_one, to_other) in zip(missing, results, strict=True):
            final[one] += to_one
            final[other] += to_other
        yield final


def worst_margin(scene: Scene, made: Standings, missing: list[Pair], player: PlayerId, other: PlayerId) -> Points:
    """How far a player is ahead of another one at least: no game matters for both of them but their own."""
    margin = made[player] - made[other]
    for pair in missing:
        if player in pair and other in pair:
            margin += min(to_one - to_other for to_one, to_other in _results(scene))
        elif player in pair:
            margin += min(to_one for to_one, _ in _results(scene))
        elif other in pair:
            margin -= max(to_one for to_one, _ in _results(scene))
    return margin
