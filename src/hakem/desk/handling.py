"""What an arbiter has to know before a Swiss round is paired: nothing is taken for granted in silence.

Open results, a lot for the colour that nobody has drawn, numbers that are not in
order, and players who stayed away without a word. Each is a message; results
that were forgotten long ago are refused.
"""

from __future__ import annotations

from hakem.errors import RequestError
from hakem.facts.initial_order import NUMBERS_FINAL_FROM_ROUND, initial_order_rules, with_methods
from hakem.facts.lots import chosen, lots
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import Colour, Game, Lot, Mark, PlayerId, Tournament
from hakem.model.changes import with_lot
from hakem.pairing.api import PairingSystem
from hakem.pairing.colour_lot import contradicted_lot
from hakem.regulations import INITIAL_ORDER_2009, INITIAL_ORDER_2026, Edition, choose_rules
from hakem.values import dataclass, replace

COLOUR = "colour"
"""The purpose under which a lot for the colour is recorded."""


@dataclass(frozen=True, slots=True)
class Handling:
    """The articles of an edition about handling; None where it has none.

    ``open_games``: they count
    as drawn. ``absent``: who stays away without a word counts as withdrawn.
    ``announced``: when an announced round is changed; that is so if ``rematch``,
    ``bye`` or ``colours`` is broken.
    """

    edition: Edition
    open_games: str
    announced: str
    rematch: str
    absent: str | None = None
    bye: str | None = None
    colours: str | None = None


TSF_HANDLING = Handling(INITIAL_ORDER_2009, "F.9", "F.6", "B.1.a", absent="F.8", bye="B.1.b", colours="B.2")
FIDE_HANDLING = Handling(INITIAL_ORDER_2026, "3.1", "4.4", "4.4")
_HANDLING = {rules.edition.id: rules for rules in (TSF_HANDLING, FIDE_HANDLING)}


def handling_of(edition: Edition) -> Handling:
    """The handling that belongs to an edition of a system: the handbook has its own, all others are FIDE's."""
    return _HANDLING.get(edition.id, FIDE_HANDLING)


def open_results(t: Tournament, handling: Handling, accepted: bool = False) -> tuple[Message, ...]:
    """Rounds with games that have no result, which count as drawn.

    In the last round a game may be postponed or adjourned. Before it somebody
    has most likely forgotten a result: unless that is ``accepted``, such a round
    is an error.
    """
    found = []
    for round_no, rnd in enumerate(t.rounds, start=1):
        games = tuple(PairRef(g.white, g.black) for g in rnd.games if Mark.PENDING in (g.white_mark, g.black_mark))
        if not games:
            continue
        if round_no < len(t.rounds) and not accepted:
            raise RequestError(Message("pairing.open-before", {"round": round_no, "games": games}))
        article = handling.edition.art(handling.open_games)
        data: dict[str, Datum] = {"round": round_no, "games": games, "article": article, "points": t.points.unknown}
        found.append(Message("pairing.open-taken-as-draws", data))
    return tuple(found)


def colour_is_open(t: Tournament) -> bool:
    """Whether nobody knows which colour the first of the list has: no lot is recorded, and no game shows it."""
    return t.initial_colour is None and not any(rnd.games for rnd in t.rounds[:1])


def with_colour_lot(t: Tournament, seed: str) -> Tournament:
    """The event with the colour that the seed draws for the first of the list; the draw is recorded."""
    drawn = (Colour.WHITE, Colour.BLACK)[chosen(lots(seed), 2)]
    return with_lot(replace(t, initial_colour=drawn), Lot(COLOUR, seed, outcome=drawn.name.lower()))


def event_seed(t: Tournament) -> str:
    """A seed for an event whose arbiter has thrown none: its name, its day and how many take part.

    The same event has the same one from every file.
    """
    day = t.event.start.isoformat() if t.event.start else ""
    return " ".join(filter(None, [" ".join(t.event.name.split()), day, str(len(t.players))]))


def colour_drawn(t: Tournament, seed: str) -> Message:
    """That the lot was drawn now, what came of it, and how to repeat it."""
    return Message("pairing.colour-drawn", {"colour": _named(t.initial_colour), "seed": seed})


def colour_contradicted(t: Tournament, system: PairingSystem) -> Message | None:
    """That round 1 shows another colour than the declared one, which counts."""
    shown = contradicted_lot(system, t)
    if shown is None:
        return None
    return Message("pairing.colour-contradicted", {"declared": _named(shown.other), "shown": _named(shown)})


def _named(colour: Colour | None) -> Message:
    return Message(f"pairing.colour.{'black' if colour is Colour.BLACK else 'white'}")


def numbers_out_of_order(t: Tournament, system: str, edition: Edition) -> Message | None:
    """That somebody stands before a stronger player in the list, as long as numbers may still be given anew.

    Of equal strength the list may be right for reasons nobody has written down.
    """
    if t.next_round >= NUMBERS_FINAL_FROM_ROUND:
        return None
    known = {rules.edition.id: rules for rules in initial_order_rules(system)}
    rules = known.get(edition.id) or choose_rules(known.values(), None, t.event.start)
    rules = with_methods(rules, t.event.rating_methods)
    listed = sorted((p for p in t.players if p.takes_part_in(t.next_round)), key=lambda p: p.number)
    strength = [rules.strength(p) or 0 for p in listed]
    wrong = next((place for place in range(1, len(listed)) if strength[place - 1] < strength[place]), None)
    if wrong is None:
        return None
    above, below = listed[wrong - 1], listed[wrong]
    article = rules.edition.art(rules.by_strength)
    data: dict[str, Datum] = {"above": PlayerRef(above.id), "below": PlayerRef(below.id), "article": article}
    return Message("pairing.numbers-out-of-order", data)


def absent_without_notice(t: Tournament, handling: Handling) -> Message | None:
    """Who did not come to the board in the last round and is to be paired again."""
    data = _absent(t)
    if data is None:
        return None
    if handling.absent is None:
        return Message("pairing.absent", data)
    return Message("pairing.absent-without-notice", {**data, "article": handling.edition.art(handling.absent)})


def absent_from_table(t: Tournament) -> Message | None:
    """Who did not come to the board in the last round of a table, keeps the seat and may have left."""
    data = _absent(t)
    return None if data is None else Message("pairing.absent-from-table", data)


def _absent(t: Tournament) -> dict[str, Datum] | None:
    gone = stayed_away(t) if t.rounds else ()
    return {"round": len(t.rounds), "players": tuple(PlayerRef(p) for p in gone)} if gone else None


def stayed_away(t: Tournament) -> tuple[PlayerId, ...]:
    """Who did not come to the board in the last round, has not said a word, and is to be paired again."""
    here = {p.id for p in t.players if p.takes_part_in(t.next_round)}
    here -= {absence.player for absence in t.absences if absence.round_no == t.next_round}
    return tuple(p for game in t.rounds[-1].games for p in lost_without_play(game) if p in here)


def lost_without_play(game: Game) -> list[PlayerId]:
    """Who did not come to the board of a game, both of them if neither did."""
    sides = ((game.white, game.white_mark), (game.black, game.black_mark))
    return [player for player, mark in sides if not game.played and mark is Mark.LOSS]
