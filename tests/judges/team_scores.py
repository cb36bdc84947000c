"""Tie-breaks made of the scores of teams and of their opponents (article 13), and those of the handbook."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from math import trunc

from hakem.facts.matches import TeamCard, TeamEntry
from hakem.model import ONE, ZERO, Mark, PlayerId, Points
from tests.judges import tiebreak_results as results
from tests.judges import tiebreak_scores as scores
from tests.judges.team_code import GP, MP, TeamCode
from tests.judges.team_rounds import TeamScene, as_players, total_of, values_of_a_match
from tests.judges.tiebreak_code import Code, Value
from tests.judges.tiebreak_rounds import Scene, Sheet

OfPlayers = Callable[[Scene, Sheet, Code], Value]
OfTeams = Callable[[TeamScene, TeamCard, TeamCode], Value]

LETTERS = {"M": MP, "G": GP}


def of_players(tie_break: OfPlayers) -> OfTeams:
    """13: a tie-break of players for teams, in the score that is asked for or the primary one."""

    def of_teams(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
        view = as_players(scene, code.score or scene.primary)
        return tie_break(view, view.sheets[PlayerId(card.team.id)], code.asked)

    return of_teams


buchholz = of_players(scores.buchholz)
fore_buchholz = of_players(scores.fore_buchholz)
average_of_buchholz = of_players(scores.average_of_buchholz)
sonneborn_berger = of_players(scores.sonneborn_berger)
rounds_worth_a_win = of_players(results.rounds_worth_a_win)
progressive = of_players(results.progressive)


def match_points(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """11.1."""
    return card.match_points


def game_points(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """11.1."""
    return card.game_points


def score_that_is_not_primary(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """13.1."""
    return total_of(card, scene.secondary)


def extended_sonneborn_berger(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
    """13.2: one letter names the score of the opponents, the next one the score made against them."""
    of_opponents, made = (_contributions(scene, card, code, LETTERS[letter]) for letter in code.name[1:3])
    both = [replace(c, points=own.points) for c, own in zip(of_opponents, made, strict=True)]
    return scores.sum_of_products(scene.edition, both, code.asked)


def _contributions(scene: TeamScene, card: TeamCard, code: TeamCode, score: str) -> list[scores.Contribution]:
    view = as_players(scene, score)
    return scores.contributions(view, view.sheets[PlayerId(card.team.id)], code.asked.paired_forfeits)


def scores_and_schedule_strength(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """13.4: the secondary score, and the Buchholz of the primary one divided by a factor."""
    strength = (fore_buchholz if code.asked.fore else buchholz)(scene, card, replace(code, score=scene.primary))
    met = strength if isinstance(strength, Fraction) else ZERO
    return total_of(card, scene.secondary) + met / (code.factor or _factor(scene))


def _factor(scene: TeamScene) -> Fraction:
    """All that can be made in the event in the primary score, over all that a match can bring in the other one."""
    whole_event = values_of_a_match(scene, scene.primary).win * scene.t.rounds_total
    one_match = values_of_a_match(scene, scene.secondary).win
    return max(ONE, Fraction(trunc(whole_event / one_match))) if one_match else ONE


def opponents_match_points(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
    """Handbook: a cell for every round with the match points of the opponent, all but the lowest added up.

    The cell of a round without an opponent is empty, and nothing is lower.
    """
    cells = [_of_opponent(scene, entry).match_points if entry.opponent else None for entry in card.entries]
    filled = sorted(cell for cell in cells if cell is not None)
    without = filled if None in cells else filled[1:]
    return sum(without, ZERO) if without else None


def products_without_the_lowest(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
    """Handbook: board points times the opponent's match points, all but the lowest.

    A match without a single board point is not the one that is left out.
    """
    filled = [_product(scene, entry) for entry in _matches(card)]
    droppable = [_product(scene, entry) for entry in _matches(card) if entry.game_points > 0]
    if len(_matches(card)) == len(card.entries) and droppable:
        filled.remove(min(droppable))
    return sum(filled, ZERO) if filled else None


def products(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
    """Handbook: board points times the opponent's match points."""
    found = [_product(scene, entry) for entry in _matches(card)]
    return sum(found, ZERO) if found else None


SHARE_OF_THE_OPPONENT = {Mark.WIN: ONE, Mark.DRAW: Points(1, 2), Mark.LOSS: ZERO}


def board_points_of_the_beaten(scene: TeamScene, card: TeamCard, code: TeamCode) -> Value:
    """Handbook: the board points of the opponents, in full for a match won and half for one drawn."""
    found = [
        SHARE_OF_THE_OPPONENT[entry.mark] * _of_opponent(scene, entry).game_points
        for entry in _matches(card)
        if entry.mark is not None
    ]
    return sum(found, ZERO) if found else None


def matches_won_by_forfeit(scene: TeamScene, card: TeamCard, code: TeamCode) -> Fraction:
    """Handbook: fewer are better."""
    return Fraction(len([entry for entry in card.entries if not entry.played and entry.mark is Mark.WIN]))


def _matches(card: TeamCard) -> list[TeamEntry]:
    """The rounds with an opponent, whether the match was played or not."""
    return [entry for entry in card.entries if entry.opponent is not None]


def _of_opponent(scene: TeamScene, entry: TeamEntry) -> TeamCard:
    assert entry.opponent is not None
    return scene.cards[entry.opponent]


def _product(scene: TeamScene, entry: TeamEntry) -> Points:
    return entry.game_points * _of_opponent(scene, entry).match_points
