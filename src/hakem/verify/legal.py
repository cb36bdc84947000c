"""Whether a round is legal at all, and whether the colours are those of the text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection

from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import ByeKind, Colour, PlayerId, Round
from hakem.verify.colours import USUAL_COLOURS, ColourReading, breaks_limits, colour_of_higher
from hakem.verify.editions import SwissText
from hakem.verify.faults import RoundFault
from hakem.verify.participant import PresentField

UncolouredPairs = Collection[frozenset[PlayerId]]
"""Pairs whose colours the file does not give."""


def illegal(rnd: Round, field: PresentField, text: SwissText, colourless: UncolouredPairs) -> RoundFault | None:
    """The first absolute criterion that the round breaks."""
    art, articles = text.edition.art, text.articles
    byes = [bye.player for bye in rnd.byes if bye.kind is ByeKind.PAIRING_ALLOCATED]
    seats = Counter((*(player for game in rnd.games for player in game.players), *byes))
    twice = next((player for player, times in seats.items() if times > 1), None)
    if twice is not None:
        return RoundFault(art(articles.completion), Message("verify.twice", {"player": PlayerRef(twice)}))
    if len(byes) > 1:
        told: dict[str, Datum] = {"players": tuple(map(PlayerRef, byes))}
        return RoundFault(art(articles.completion), Message("verify.two-byes", told))
    here = field.by_id
    for player in byes:
        if here[player].barred:
            return RoundFault(art(articles.bye), Message("verify.barred", {"player": PlayerRef(player)}))
    for game in rnd.games:
        white, black = here[game.white], here[game.black]
        pair: dict[str, Datum] = {"pair": PairRef(game.white, game.black)}
        if black.id in white.met:
            return RoundFault(art(articles.rematch), Message("verify.met", pair))
        if not white.may_meet(black):
            return RoundFault(art(articles.colours), Message("verify.same-colour", pair))
        known = frozenset(game.players) not in colourless
        # after a history beyond the limits, or in opposite directions (DU-3), even the colour that is due breaks one
        coloured = ((white, Colour.WHITE), (black, Colour.BLACK))
        broken = any(breaks_limits(e, colour) and e.wants is not colour for e, colour in coloured)
        if known and broken and not (white.topscorer or black.topscorer):
            return RoundFault(art(articles.colours), Message("verify.colour-limits", pair))
    return None


def wrong_colours(
    rnd: Round,
    field: PresentField,
    text: SwissText,
    initial: Colour,
    colourless: UncolouredPairs,
    reading: ColourReading = USUAL_COLOURS,
) -> RoundFault | None:
    """The first board whose colours should be the other way round."""
    here = field.by_id
    for game in rnd.games:
        white, black = here[game.white], here[game.black]
        high = reading.higher(white, black)
        low = black if high is white else white
        colour, rule = colour_of_higher(high, low, initial, reading)
        given = Colour.WHITE if high is white else Colour.BLACK
        if colour is not given and frozenset(game.players) not in colourless:
            article = text.edition.art(text.articles.colour_rules[rule - 1])
            return RoundFault(article, Message("verify.colours", {"pair": PairRef(game.white, game.black)}))
    return None
