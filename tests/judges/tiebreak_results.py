"""Tie-breaks made of a player's own results (article 7, 9.2), and those of them that only the handbook has."""

from __future__ import annotations

from dataclasses import replace
from fractions import Fraction

from hakem.facts.withdrawal import games_in_event
from hakem.model import HALF, ONE, ZERO, Colour, Mark, Points
from tests.judges.tiebreak_code import Code, Value
from tests.judges.tiebreak_rounds import HANDBOOK, Line, Scene, Sheet, is_own_game

KASHDAN = {Mark.WIN: Points(4), Mark.DRAW: Points(2), Mark.PENDING: Points(2), Mark.LOSS: ONE}


def score(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """The points of the whole event."""
    return sheet.score


def pairing_number(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.8; the smaller one is better."""
    return Fraction(sheet.player.number)


def rounds_worth_a_win(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.1: rounds with as many points as for a win, played or not. Handbook: wins made by playing."""
    if scene.edition == HANDBOOK:
        return Fraction(len([line for line in sheet.lines if line.on_board and line.mark is Mark.WIN]))
    return Fraction(len([line for line in sheet.lines if line.points >= scene.t.points.win]))


def games_won(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.2."""
    return Fraction(len([line for line in _games(scene, sheet) if line.mark is Mark.WIN]))


def games_with_black(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.3."""
    return Fraction(len([line for line in _games(scene, sheet) if line.colour is Colour.BLACK]))


def games_won_with_black(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.4."""
    black = [line for line in _games(scene, sheet) if line.colour is Colour.BLACK]
    return Fraction(len([line for line in black if line.mark is Mark.WIN]))


def _games(scene: Scene, sheet: Sheet) -> list[Line]:
    return [line for line in sheet.lines if is_own_game(scene, line)]


def progressive(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """7.5: the score after every round, added up; cuts take the first rounds away."""
    left = sheet.running[code.low :]
    return sum(left, ZERO) if left else None


def rounds_elected_to_play(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.6: all rounds but those a player chose not to play."""
    declined = [line for line in sheet.lines if line.voluntary and not is_own_game(scene, line)]
    return Fraction(scene.rounds - len(declined))


def standard_points(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """7.7: a point for more than the opponent, or for more than a draw without playing; half of it for as much."""
    found = ZERO
    for line in sheet.lines:
        other = line.theirs if is_own_game(scene, line) and line.theirs is not None else scene.t.points.draw
        if line.points > other:
            found += ONE
        elif line.points == other:
            found += HALF
    return found


def kashdan(scene: Scene, sheet: Sheet, code: Code) -> Fraction:
    """Handbook: 4, 2 and 1 for games won, drawn and lost, 2 for points without playing, in every kind of event."""
    found = ZERO
    for line in sheet.lines:
        if line.on_board and line.mark is not None:
            found += KASHDAN[line.mark]
        elif line.points > 0:
            found += 2
    return found


def koya(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """9.2: points against those who made at least half of what can be made; ``limit`` moves that by half points."""
    if all(line.opponent is None for line in sheet.lines):
        return None
    return _points_against(scene, sheet, _half_of_the_maximum(scene) + code.limit * scene.t.points.win / 2)


def extended_koya(scene: Scene, sheet: Sheet, code: Code) -> Value:
    """Handbook: the limit goes down from one score of the field to the next; every step is a value of its own."""
    half = _half_of_the_maximum(scene)
    reached = {_score_of_games(scene, other) for other in scene.sheets.values()}
    limits = sorted((score for score in reached if score < half), reverse=True)
    return tuple(_points_against(scene, sheet, limit) for limit in limits)


def _score_of_games(scene: Scene, sheet: Sheet) -> Points:
    """The score; where everybody has had the bye of an odd table, which is no game, without the points of byes."""
    whole_table = scene.round_robin and games_in_event(replace(scene.t, rounds_total=scene.rounds)) < scene.rounds
    byes = [line.points for line in sheet.lines if line.bye is not None and whole_table]
    return sheet.score - sum(byes, ZERO)


def _half_of_the_maximum(scene: Scene) -> Points:
    return scene.t.points.win * _games_to_be_had(scene) / 2


def _games_to_be_had(scene: Scene) -> Points:
    """As many as there are rounds; in a round robin one against each of the others, without those who are out."""
    entered = len(scene.t.players)
    if not scene.round_robin or entered < 2:
        return Points(scene.rounds)
    scheduled = games_in_event(replace(scene.t, rounds_total=scene.rounds))
    return Points(scheduled * (len(scene.sheets) - 1), entered - 1)


def _points_against(scene: Scene, sheet: Sheet, limit: Points) -> Points:
    """Forfeits count here in every kind of event, byes in none."""
    found = ZERO
    for line in sheet.lines:
        if line.opponent is not None and _score_of_games(scene, scene.sheets[line.opponent]) >= limit:
            found += line.points
    return found
