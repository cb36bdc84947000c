"""The verdict on a round of a text that goes step by step: every step is decided once more, and proved.

The first step that comes out otherwise than in the round is what is wrong with it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from fractions import Fraction
from typing import Any

from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import Colour, Round
from hakem.verify.bracket import Partners
from hakem.verify.editions import SwissText
from hakem.verify.faults import RoundFault
from hakem.verify.legal import UncolouredPairs
from hakem.verify.participant import Participant, PresentField
from hakem.verify.questions import P, UnprovedError, can_be_paired
from hakem.verify.verdict import Judgement, VerdictKind

HigherColour = Callable[[P, P], tuple[Colour, str]]
"""The colour of the higher ranked of two, and the article that gives it."""


def step_by_step(round_no: int, illegal: RoundFault | None, steps: Callable[[], RoundFault | None]) -> Judgement:
    """The verdict: illegal, not the best, the best, or not proved if a proof was not found."""
    if illegal is not None:
        return Judgement(round_no, VerdictKind.ILLEGAL, illegal.message, illegal.article)
    try:
        fault = steps()
    except UnprovedError:
        return Judgement(round_no, VerdictKind.NOT_PROVED, Message("verify.no-proof"))
    if fault is not None:
        return Judgement(round_no, VerdictKind.NOT_BEST, fault.message, fault.article)
    return Judgement(round_no, VerdictKind.BEST)


def other_bye(
    players: Sequence[P], order: Callable[[P], Any], partners: Partners, text: SwissText, point: int
) -> RoundFault | None:
    """Somebody who comes first for the bye, may have it, and without whom all others can be paired."""
    given = next((e for e in players if partners[e.id] is None), None)
    if given is None:
        return None
    for e in sorted(players, key=order):
        if e is given:
            return None
        if not e.barred and can_be_paired((other for other in players if other is not e), partners):
            data: dict[str, Datum] = {"player": PlayerRef(e.id), "points": Fraction(e.score, point)}
            return RoundFault(text.edition.art(text.articles.lowest_bye), Message("verify.lower-bye", data))
    raise AssertionError("whoever has the bye is one of them")


def instead(
    text: SwissText,
    article: str,
    points: Fraction,
    better: Iterable[tuple[Participant, Participant]],
    given: Iterable[tuple[Participant, Participant]],
) -> RoundFault:
    """That a bracket has other pairs by that article."""
    right, found = _refs(better), _refs(given)
    data: dict[str, Datum] = {
        "points": points,
        "better": tuple(ref for pair, ref in right.items() if pair not in found),
        "given": tuple(ref for pair, ref in found.items() if pair not in right),
    }
    return RoundFault(text.edition.art(article), Message("verify.better", data))


def _refs(pairs: Iterable[tuple[Participant, Participant]]) -> dict[frozenset[int], PairRef]:
    ordered = sorted((sorted(pair, key=lambda e: e.rank) for pair in pairs), key=lambda pair: pair[0].rank)
    return {frozenset((high.id, low.id)): PairRef(high.id, low.id) for high, low in ordered}


def higher_of(one: P, two: P) -> P:
    """The higher ranked of two."""
    return one if one.rank < two.rank else two


def pairs_with(players: Iterable[P], everybody: Sequence[P], partners: Partners) -> list[tuple[P, P]]:
    """The pairs of the round in which one of these players is."""
    here = {e.id: e for e in everybody}
    wanted = {e.id for e in players}
    found = []
    for e in everybody:
        partner = partners[e.id]
        if partner is not None and e.rank < here[partner].rank and wanted & {e.id, partner}:
            found.append((e, here[partner]))
    return found


def wrong_colour(
    rnd: Round, players: Sequence[P], rule: HigherColour[P], text: SwissText, colourless: UncolouredPairs
) -> RoundFault | None:
    """The first board whose colours should be the other way round."""
    here = {e.id: e for e in players}
    for game in rnd.games:
        white, black = here[game.white], here[game.black]
        high, low = (white, black) if white.rank < black.rank else (black, white)
        colour, article = rule(high, low)
        given = Colour.WHITE if high is white else Colour.BLACK
        if colour is not given and frozenset(game.players) not in colourless:
            message = Message("verify.colours", {"pair": PairRef(game.white, game.black)})
            return RoundFault(text.edition.art(article), message)
    return None


def points_of(score: Fraction | int, field: PresentField) -> Fraction:
    """A score in points."""
    return Fraction(score, field.point)
