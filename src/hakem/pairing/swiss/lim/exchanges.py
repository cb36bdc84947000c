"""Those who stay are paired: one after the other, each with the first opponent in the order of exchanges that will do.

The order is that of the articles on exchanges for six players, carried on to any number: of those still unpaired the
one whose turn it is tries the first of the lower half and on to the last, then the upper half from its end. Pairing
upward all of it is mirrored. A pairing is the first if it has the earlier try where it first differs from another; so
whoever takes the first try that leaves the others a pairing which will do, decides for the first of all pairings.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from hakem.matching.narrowing import PerfectMatchings
from hakem.model import Colour
from hakem.pairing.swiss.fewest_clashes import fewest_clashes, local_graph
from hakem.pairing.swiss.field import Pair
from hakem.pairing.swiss.lim.round_facts import LimRoundFacts
from hakem.pairing.swiss.lim.rules import Direction

OpponentChoice = Callable[[int, Sequence[int]], int]
"""The opponent of a player among others in the order of exchanges; all of them are places in the group."""


def order_of_exchanges(unpaired: Sequence[int]) -> list[int]:
    """The opponents of the first of them (2009 5.2, 5.3).

    >>> order_of_exchanges((1, 2, 3, 4, 5, 6)), order_of_exchanges((2, 3, 4, 5))
    ([4, 5, 6, 3, 2], [4, 5, 3])
    """
    half = len(unpaired) // 2
    return [*unpaired[half:], *unpaired[half - 1 : 0 : -1]]


def pairs_in_order(players: Sequence[int], direction: Direction, chosen: OpponentChoice) -> list[Pair]:
    """The pairs of the players, who stand in the order of the field, as they are decided one after the other."""
    waiting = list(range(len(players)))
    if direction is Direction.UP:
        waiting.reverse()
    pairs = []
    while waiting:
        one = waiting[0]
        other = chosen(one, order_of_exchanges(waiting))
        pairs.append((players[one], players[other]))
        waiting.remove(other)
        del waiting[0]
    return pairs


def pairs_of_rest(facts: LimRoundFacts, players: Sequence[int], direction: Direction) -> list[Pair]:
    """The pairing of players who can all be paired with each other."""
    choice = _in_turn if facts.rules.maxi or facts.rules.exchanges_in_turn else _fewest_clashes
    return pairs_in_order(players, direction, choice(facts, players)) if players else []


def first_compatible(facts: LimRoundFacts, players: Sequence[int], direction: Direction) -> list[Pair]:
    """The pairing that would come first if colours due were left aside."""
    matchings = PerfectMatchings(local_graph(facts.legal, players))
    return pairs_in_order(players, direction, lambda one, others: next(o for o in others if matchings.take(one, o)))


def _fewest_clashes(facts: LimRoundFacts, players: Sequence[int]) -> OpponentChoice:
    """Only pairings with the fewest clashes will do, and before that, in the last round, with the fewest grave ones.

    As all of these have the same number of clashes, nobody tries another one
    when there have been as many.
    """
    white, black = (facts.due_in(players, colour) for colour in (Colour.WHITE, Colour.BLACK))
    grave = None if facts.grave is None else local_graph(facts.grave, players)
    found = fewest_clashes(local_graph(facts.legal, players), white, black, grave)
    assert found is not None
    matchings, left = found.matchings, found.clashes

    def chosen(one: int, others: Sequence[int]) -> int:
        nonlocal left
        same = white if white >> one & 1 else black if black >> one & 1 else 0
        other = next(o for o in others if (left or not same >> o & 1) and matchings.take(one, o))
        left -= same >> other & 1
        return other

    return chosen


def _in_turn(facts: LimRoundFacts, players: Sequence[int]) -> OpponentChoice:
    """Any pairing will do; for colours one player after the other takes a later opponent (2009 6.2 so read, 6.7)."""
    place = {player: at for at, player in enumerate(players)}
    matchings = PerfectMatchings(local_graph(facts.legal, players))

    def chosen(one: int, others: Sequence[int]) -> int:
        def possible(opponent: int) -> bool:
            return matchings.allows(one, place[opponent])

        opponent = facts.first_for_colours(players[one], (players[o] for o in others), possible)
        assert opponent is not None
        matchings.take(one, place[opponent])
        return place[opponent]

    return chosen
