"""The colour drawn before the first round, and whose number counts as odd."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Protocol

from hakem.facts.acceleration import BAKU_BY_WINS, VirtualRules
from hakem.facts.card import Card, cards
from hakem.facts.list_order import ListOrder, by_number
from hakem.model import ZERO, ByeKind, Colour, Game, PlayerId, Points, Round, Tournament
from hakem.values import dataclass, replace


class RanksPlayers(Protocol):
    """What the rules of a system say about the ranking of a round: by score with virtual points, then by the list."""

    @property
    def list_order(self) -> ListOrder: ...
    @property
    def virtual(self) -> VirtualRules: ...


@dataclass(frozen=True, slots=True)
class UsualRanking:
    """The ranking where no system says another."""

    list_order: ListOrder = by_number
    virtual: VirtualRules = BAKU_BY_WINS.scores


USUAL_RANKING = UsualRanking()


def drawn_colour(t: Tournament, ranking: RanksPlayers = USUAL_RANKING) -> Colour:
    """The colour that the lot gave to odd places in the list (DU-2).

    What the event declares is the fact. Where it declares nothing, round 1 shows it; White if there is none.
    """
    declared = t.initial_colour
    if declared is None:
        return shown_colour(t, ranking) or Colour.WHITE
    return declared.other if _goes_by_numbers(t, ranking) else declared


def shown_colour(t: Tournament, ranking: RanksPlayers = USUAL_RANKING) -> Colour | None:
    """The colour of the lot as round 1 shows it; None if nobody is at a board there.

    It is shown by the board of the first of the list, and there by the higher
    ranked of the two in that round, who had it on an odd place.
    """
    place = _places_in_round_1(t, ranking)
    game = _board_of_the_first(t, place)
    if game is None:
        return None
    score = _before_round_1(t, ranking, game.players)
    higher = min(game.players, key=lambda player: (-score[player], place[player]))
    had = Colour.WHITE if higher == game.white else Colour.BLACK
    return had if place[higher] % 2 else had.other


def contradicted_colour(t: Tournament, ranking: RanksPlayers = USUAL_RANKING) -> Colour | None:
    """The colour that round 1 shows although the event declares the other one; None if they agree, or one is silent."""
    shown = shown_colour(t, ranking) if t.initial_colour is not None else None
    return None if shown is t.initial_colour or _goes_by_numbers(t, ranking) else shown


def _goes_by_numbers(t: Tournament, ranking: RanksPlayers) -> bool:
    """Whether the declared colour is that of odd numbers in a round 1 whose best number is even.

    Where the first of the list was away, places and numbers differ. Other programs declare
    the colour by numbers, and round 1 agrees with them.
    """
    shown = shown_colour(t, ranking)
    if shown is None or shown is t.initial_colour:
        return False
    places = _places_in_round_1(t, ranking)
    listed = [player.id in places for player in sorted(t.players, key=ranking.list_order)]
    return listed.index(True) % 2 == 1


def _board_of_the_first(t: Tournament, place: Mapping[PlayerId, int]) -> Game | None:
    """A game that did not take place tells only where none did: files write such games without colours."""
    games = t.rounds[0].games if t.rounds else ()
    return min(
        [game for game in games if game.played] or games,
        key=lambda game: min(place[player] for player in game.players),
        default=None,
    )


def _places_in_round_1(t: Tournament, ranking: RanksPlayers) -> dict[PlayerId, int]:
    first = t.rounds[0] if t.rounds else Round()
    paired = {player for game in first.games for player in game.players}
    paired |= {bye.player for bye in first.byes if bye.kind is ByeKind.PAIRING_ALLOCATED}
    listed = sorted((p for p in t.players if p.id in paired), key=ranking.list_order)
    return {player.id: place for place, player in enumerate(listed, start=1)}


def _before_round_1(t: Tournament, ranking: RanksPlayers, two: tuple[PlayerId, ...]) -> dict[PlayerId, Points]:
    """The scores by which these two are paired in round 1: virtual points, and what was given beside all rounds."""
    virtual = ranking.virtual(t)
    given = cards(replace(t, rounds=(), players=tuple(p for p in t.players if p.id in two)))
    return {p: card.score + (ZERO if virtual is None else virtual(p, 1)) for p, card in given.items()}


def places_in_the_list(
    everybody: Mapping[PlayerId, Card], here: frozenset[PlayerId], order: ListOrder = by_number
) -> dict[PlayerId, int]:
    """Places in the list, counting only those who have been paired so far or are paired now.

    Who has only announced byes has not entered the list of those who take part,
    so the colours of the first round alternate without a gap.
    """
    taking_part = [c.player for p, c in everybody.items() if p in here or any(_was_paired(c))]
    taking_part.sort(key=order)
    return {player.id: place for place, player in enumerate(taking_part, start=1)}


def _was_paired(card: Card) -> list[bool]:
    return [e.opponent is not None or e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries]
