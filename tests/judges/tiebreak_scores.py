"""Tie-breaks made of the scores of the opponents (articles 8, 9.1 and 16): Buchholz and its kin, Sonneborn-Berger."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from hakem.model import ZERO, PlayerId, Points
from tests.judges.tiebreak_code import Code, Value
from tests.judges.tiebreak_rounds import HANDBOOK, Line, Scene, Sheet, fore, is_game

Adjustment = Callable[[Scene, Sheet], Points]
"""What a player's score is worth to the opponents."""

Stranger = Callable[[Scene, Sheet, Line], Points]
"""The score of whoever stands for the opponent in a round without a game."""


def adjusted(scene: Scene, sheet: Sheet) -> Points:
    """The score that counts for the opponents; in a round robin of C.07 the real one."""
    real = scene.round_robin and scene.edition != HANDBOOK
    return sheet.score if real else ADJUSTMENTS[scene.edition](scene, sheet)


def every_unplayed_round_a_draw(scene: Scene, sheet: Sheet) -> Points:
    """Handbook: the adjusted score."""
    worth = sheet.score
    for line in sheet.lines:
        if not line.on_board:
            worth += scene.t.points.draw - line.points
    return worth


def late_byes_a_draw(scene: Scene, sheet: Sheet) -> Points:
    """16.3: a bye that was asked for is a draw if no round follows, or only rounds the player chose not to play."""
    worth = sheet.score
    for line in sheet.lines:
        later = [other for other in sheet.lines if other.round_no > line.round_no]
        if line.requested and all(other.voluntary for other in later):
            worth += scene.t.points.draw - line.points
    return worth


def virtual_opponent(scene: Scene, sheet: Sheet, line: Line) -> Points:
    """Handbook: as many points as the player before the round, the rest of this round, and draws to the end."""
    before = sheet.running[line.round_no - 2] if line.round_no > 1 else ZERO
    values = scene.t.points
    return before + (values.win - line.points) + values.draw * (scene.rounds - line.round_no)


def own_score(scene: Scene, sheet: Sheet, line: Line) -> Points:
    """16.4: somebody with the same score."""
    return sheet.score


def own_score_capped(scene: Scene, sheet: Sheet, line: Line) -> Points:
    """16.4.1, 16.4.2: the same score, but no more than the opponent who was there or than draws all the way."""
    if line.opponent is not None:
        return min(sheet.score, adjusted(scene, scene.sheets[line.opponent]))
    return min(sheet.score, scene.t.points.draw * scene.t.rounds_total)


ADJUSTMENTS: Mapping[str, Adjustment] = {
    "2009": every_unplayed_round_a_draw,
    "2023": late_byes_a_draw,
    "2024": late_byes_a_draw,
    "2026": late_byes_a_draw,
}
STRANGERS: Mapping[str, Stranger] = {
    "2009": virtual_opponent,
    "2023": own_score,
    "2024": own_score,
    "2026": own_score_capped,
}
VOLUNTARY_FIRST: Mapping[str, bool] = {"2009": False, "2023": True, "2024": True, "2026": True}
"""16.5: whether rounds that somebody chose not to play are cut before others."""


@dataclass(frozen=True, slots=True)
class Contribution:
    """What a round adds: the score met there, and the own points of the round."""

    score: Points
    points: Points
    voluntary: bool

    @property
    def product(self) -> Points:
        """9.1."""
        return self.score * self.points


def contributions(scene: Scene, sheet: Sheet, paired_forfeits: bool = False) -> list[Contribution]:
    """One for every round; in a round robin of C.07 a bye is no round."""
    found = []
    for line in sheet.lines:
        if line.opponent is not None and (is_game(scene, line) or paired_forfeits):
            found.append(Contribution(adjusted(scene, scene.sheets[line.opponent]), line.points, False))
        elif not scene.round_robin or scene.edition == HANDBOOK:
            stranger = STRANGERS[scene.edition](scene, sheet, line)
            found.append(Contribution(stranger, line.points, line.voluntary))
    return found


def buchholz(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """8.1: the scores met, without as many low and then high ones as are to be cut."""
    left = contributions(scene, sheet, code.paired_forfeits)
    for _ in range(min(code.low, len(left))):
        lowest = min(left, key=lambda c: c.score)
        voluntary = [c for c in left if c.voluntary]
        if VOLUNTARY_FIRST[scene.edition] and voluntary:
            lowest_voluntary = min(voluntary, key=lambda c: c.score)
            if lowest_voluntary.score >= lowest.score:
                lowest = lowest_voluntary
        left.remove(lowest)
    for _ in range(min(code.high, len(left))):
        left.remove(max(left, key=lambda c: c.score))
    return sum((c.score for c in left), ZERO) if left else None


def fore_buchholz(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """8.3: the Buchholz if the last round had been drawn on all boards."""
    changed = fore(scene)
    return buchholz(changed, changed.sheets[sheet.player.id], code)


def sonneborn_berger(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """9.1: products of the scores met and the points made there."""
    return sum_of_products(scene.edition, contributions(scene, sheet, code.paired_forfeits), code)


def sum_of_products(edition: str, terms: Iterable[Contribution], code: Code) -> Value:
    """All products but those cut.

    What is cut is the product with the lowest score, the lowest product if
    there are several; or the lowest product of a round the player chose not to
    play, if that is no lower. A median then takes as many with the highest
    score, the highest product if there are several.
    """
    left = list(terms)
    for _ in range(min(code.low, len(left))):
        least = min(left, key=lambda c: (c.score, c.product))
        voluntary = [c for c in left if c.voluntary]
        if VOLUNTARY_FIRST[edition] and voluntary:
            least_voluntary = min(voluntary, key=lambda c: (c.product, c.score))
            if least_voluntary.product >= least.product:
                least = least_voluntary
        left.remove(least)
    for _ in range(min(code.high, len(left))):
        left.remove(max(left, key=lambda c: (c.score, c.product)))
    return sum((c.product for c in left), ZERO) if left else None


def buchholz_of_opponents(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """Handbook: the Buchholz of all opponents, added up; whoever did not come was an opponent too."""
    met = _buchholz_of(scene, code, [line.opponent for line in sheet.lines])
    return sum(met, ZERO) if met else None


def average_of_buchholz(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """8.2: the average Buchholz, or fore-Buchholz, of everybody met; nothing if nobody was met."""
    met = _buchholz_of(scene, code, [line.opponent for line in sheet.lines if line.on_board])
    return sum(met, ZERO) / len(met) if met else None


def _buchholz_of(scene: Scene, code: Code, opponents: list[PlayerId | None]) -> list[Fraction]:
    worth = fore_buchholz if code.fore else buchholz
    plain = Code("BH")
    found = [worth(scene, scene.sheets[p], plain) for p in opponents if p is not None]
    return [value for value in found if isinstance(value, Fraction)]
