"""A round that somebody else made, held against the handbook: where it is worse by B.3 to B.6, or comes later.

The procedure does not weigh pairings against each other, but what it looks for
group by group are the criteria B.3 to B.6 in their order; so they are what
tells another pairing of the same group apart.
"""

from __future__ import annotations

from hakem.explain import Step
from hakem.model import Colour
from hakem.pairing.api import RoundPairing
from hakem.pairing.swiss import dutch_criteria as c
from hakem.pairing.swiss.bracket import Bracket, outcome
from hakem.pairing.swiss.brackets import PairedBracket
from hakem.pairing.swiss.criteria import Criterion, by_priority, left_over, score_above_residents
from hakem.pairing.swiss.field import Field
from hakem.pairing.swiss.handbook.boards import colour_by_the_handbook
from hakem.pairing.swiss.handbook.rules import HandbookRules
from hakem.pairing.swiss.handbook.state import Stage, State
from hakem.pairing.swiss.judgement import OwnRound, judged
from hakem.pairing.swiss.problem import Problem
from hakem.pairing.swiss.teller import Teller

CRITERIA = by_priority(
    Criterion("B.3", "downfloaters", floater=left_over),
    Criterion("B.3", "downfloater-scores", floater=score_above_residents, graded=True),
    Criterion("B.3", "differences", pair=c.score_difference, graded=True),
    Criterion("B.4", "preference", pair=c.preference_denied),
    Criterion("B.5", "downfloat-again", floater=c.leaves_again),
    Criterion("B.5", "upfloat-again", pair=c.opponent_upfloats_again),
    Criterion("B.6", "downfloat-before", floater=c.leaves_as_two_rounds_before),
    Criterion("B.6", "upfloat-before", pair=c.opponent_upfloats_as_two_rounds_before),
)


def first_difference(final: State, rules: HandbookRules, given: RoundPairing, initial: Colour) -> Step | None:
    """The first article by which a given round is worse than the one of the handbook."""
    relations = final.relations
    field = relations.field
    stages = (*final.done, final.stage)
    brackets = [_group(field, stage, place) for place, stage in enumerate(stages)]

    def colour(first: int, second: int) -> tuple[Colour, str]:
        return colour_by_the_handbook(relations, first, second, initial, rules)

    return judged(OwnRound(Teller(field, rules), rules.order, brackets, colour), given)


def _group(field: Field, stage: Stage, place: int) -> PairedBracket:
    """A group with everybody who was in it, whoever went on at once included."""
    players = tuple(sorted((*stage.bracket.players, *stage.passing)))
    lowest = min((field.profiles[p].score for p in players), default=0)
    problem = Problem(field, Bracket(players, 0, lowest), None, CRITERIA)
    pairs = [(min(pair), max(pair)) for pair in stage.pairs]
    return PairedBracket(problem, outcome(pairs, players), place)
