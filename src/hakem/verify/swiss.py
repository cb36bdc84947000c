"""The verdict on a round of a Swiss system: is it legal, is every bracket the best, are the colours right."""

from __future__ import annotations

from collections.abc import Callable

from hakem.model import ByeKind, PlayerId, Round, Tournament
from hakem.values import dataclass
from hakem.verify.bracket import Partners
from hakem.verify.certificate import RoundProof, certificate
from hakem.verify.colours import USUAL_COLOURS, ColourReading
from hakem.verify.editions import SwissText
from hakem.verify.faults import RoundFault
from hakem.verify.legal import UncolouredPairs, illegal, wrong_colours
from hakem.verify.lot import lot_of
from hakem.verify.participant import PresentField, field_of
from hakem.verify.verdict import Judgement, VerdictKind

BracketJudge = Callable[[PresentField, SwissText, Partners], RoundProof | RoundFault]
"""Proofs for a legal round, or the first thing that should be another."""

FieldOrder = Callable[[Tournament, int, SwissText], PresentField]
"""Everybody in a round of an event, in the order of the text."""


@dataclass(frozen=True, slots=True)
class SwissJudge:
    """A text with whoever reads it; ``certifies`` says that the small program understands its certificates."""

    text: SwissText
    brackets: BracketJudge
    field: FieldOrder
    certifies: bool = False
    colours: ColourReading = USUAL_COLOURS


def by_score(t: Tournament, round_no: int, text: SwissText) -> PresentField:
    """By score, then by number."""
    return field_of(t, round_no, text.facts)


def verify_swiss(
    t: Tournament,
    round_no: int,
    judge: SwissJudge,
    colourless: UncolouredPairs = (),
    certified: bool = False,
    opening: SwissJudge | None = None,
) -> Judgement:
    """The verdict on a round that is there, with a certificate if that is wanted.

    ``opening`` judges round 1, which shows the lot, if another text does.
    """
    rnd, text = t.rounds[round_no - 1], judge.text
    field = judge.field(t, round_no, text)
    fault = illegal(rnd, field, text, colourless)
    if fault is not None:
        return Judgement(round_no, VerdictKind.ILLEGAL, fault.message, fault.article)
    judged = judge.brackets(field, text, partners_in(rnd))
    if isinstance(judged, RoundProof):
        first = opening or judge
        drawn = lot_of(t, lambda: first.field(t, 1, first.text).entrants, first.colours.higher, first.text.facts.listed)
        wrong = wrong_colours(rnd, field, text, drawn, colourless, judge.colours)
        if wrong is None:
            told = certificate(round_no, text, judged) if certified and judge.certifies else None
            return Judgement(round_no, VerdictKind.BEST, certificate=told)
        judged = wrong
    return Judgement(round_no, VerdictKind.NOT_BEST, judged.message, judged.article)


def partners_in(rnd: Round) -> Partners:
    """Who meets whom in a round."""
    partners: dict[PlayerId, PlayerId | None] = {}
    for game in rnd.games:
        partners[game.white], partners[game.black] = game.black, game.white
    return partners | {bye.player: None for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
