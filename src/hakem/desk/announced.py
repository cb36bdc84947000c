"""Whether a round that has been announced stands or must be changed (F.6 of the handbook, C.04.2 4.4)."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.handling import Handling
from hakem.facts import Card, cards
from hakem.facts.bye_bars import scored_without_a_game
from hakem.facts.colours import colours_played, took_place
from hakem.facts.rewind import before_round
from hakem.i18n import Message, PairRef, PlayerRef
from hakem.model import ByeKind, Colour, PlayerId, Tournament
from hakem.pairing.swiss.field import FieldRules
from hakem.values import dataclass

_THREE = 3


@dataclass(frozen=True, slots=True)
class Verdict:
    """Whether the round stands, and one sentence that says so with its article."""

    stands: bool
    message: Message


def verdict_on(t: Tournament, round_no: int, handling: Handling, facts: FieldRules) -> Verdict:
    """The verdict on a round of the event, by what was known when it was paired.

    ``facts`` are those of the system that pairs it: they say who may go without
    the due colour in the last round.
    """
    article = handling.edition.art(handling.announced)
    broken = next(_broken(t, round_no, handling, facts), None)
    if broken is None:
        return Verdict(True, Message("pairing.announced-stands", {"article": article}))
    return Verdict(False, Message("pairing.announced-must-change", {"article": article, "broken": broken}))


def _broken(t: Tournament, round_no: int, handling: Handling, facts: FieldRules) -> Iterator[Message]:
    """What is broken of that for which an announced round has to be changed: board by board, then the bye."""
    before = before_round(t, round_no)
    known, rnd = cards(before), t.rounds[round_no - 1]
    for game in rnd.games:
        pair = PairRef(game.white, game.black)
        if have_met(known[game.white], game.black):
            yield Message("pairing.broken-rematch", {"pair": pair, "article": handling.edition.art(handling.rematch)})
        if handling.colours is None or _is_exempt(before, facts, (known[game.white], known[game.black])):
            continue
        for player, colour in ((game.white, Colour.WHITE), (game.black, Colour.BLACK)):
            if too_many(known[player], colour):
                article = handling.edition.art(handling.colours)
                yield Message("pairing.broken-colour", {"player": PlayerRef(player), "article": article})
    for bye in rnd.byes if handling.bye is not None else ():
        entries = known[bye.player].entries
        if bye.kind is ByeKind.PAIRING_ALLOCATED and any(scored_without_a_game(e, t.points) for e in entries):
            article = handling.edition.art(handling.bye or "")
            yield Message("pairing.broken-bye", {"player": PlayerRef(bye.player), "article": article})


def have_met(card: Card, other: PlayerId) -> bool:
    """Whether the two have played each other."""
    return any(entry.opponent == other and took_place(entry) for entry in card.entries)


def too_many(card: Card, colour: Colour) -> bool:
    """Whether the colour would be the third in a row, or make a difference of three between the colours."""
    history = (*colours_played(card.entries), colour)
    last = history[-_THREE:]
    difference = sum(1 if played is colour else -1 for played in history)
    return difference >= _THREE or (len(last) == _THREE and all(played is colour for played in last))


def _is_exempt(t: Tournament, facts: FieldRules, pair: tuple[Card, Card]) -> bool:
    """In the last round colours give way where somebody has enough of the points (general rule 6)."""
    if t.next_round < t.rounds_total:
        return False
    return any(facts.is_enough(card.score, len(t.rounds), t.points.win) for card in pair)
