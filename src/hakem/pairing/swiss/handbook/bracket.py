"""A group as it is paired: its players, what is demanded of their pairing, and how many preferences must go unmet."""

from __future__ import annotations

from dataclasses import dataclass, replace

from hakem.pairing.swiss.field import set_of
from hakem.pairing.swiss.handbook.relations import FLOATS_KEPT, NOTHING_BROKEN, Breach, Relations

Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Bracket:
    """The players of a group in the order of A.2, the ``movers`` who came down to it first.

    In the ``lowest`` group whoever is left over has the bye.
    """

    players: tuple[int, ...]
    movers: int
    lowest: bool

    @property
    def heterogeneous(self) -> bool:
        """A.3: some players moved down, but less than half of all; else the group counts as homogeneous."""
        return 0 < self.movers < len(self.players) - self.movers

    @property
    def head(self) -> int:
        """A.6: how many moved-down players are to be paired before the others."""
        return self.movers if self.heterogeneous else 0

    @property
    def most_pairs(self) -> int:
        """A.6: p of a homogeneous group; a heterogeneous one has the same number with its remainder."""
        return len(self.players) // 2


@dataclass(frozen=True, slots=True)
class ColourCount:
    """A.8: how many wish White and Black, the larger half of the group, and x by A.8 alone and with A.7.e.

    ``wishes`` are the sets of those whose wish for White and for Black counts.
    Preferences that A.7.e lets give way are in neither.
    """

    white: int
    black: int
    half: int
    plain: int
    x: int
    wishes: tuple[int, int]

    @property
    def majority(self) -> int:
        """Those who wish the colour that more players wish than can have it."""
        return max(self.wishes, key=int.bit_count)


def count_colours(relations: Relations, players: tuple[int, ...]) -> ColourCount:
    """A.8 with A.7.e.

    If one colour is wished by x more players than half of the group, x pairs
    must leave a preference unmet. In even rounds every mild preference for that
    colour makes way: it counts as met either way, and x becomes smaller by one
    for each of them, as far as there is an x.
    """
    everybody = set_of(players)
    white, black = relations.white & everybody, relations.black & everybody
    half = (len(players) + 1) // 2
    plain = max(white.bit_count() - half, black.bit_count() - half, 0)
    giving_way = relations.mild & everybody if plain and relations.mild_give_way else 0
    giving_way &= white if white.bit_count() >= black.bit_count() else black
    return ColourCount(
        white=white.bit_count(),
        black=black.bit_count(),
        half=half,
        plain=plain,
        x=max(0, plain - giving_way.bit_count()),
        wishes=(white & ~giving_way, black & ~giving_way),
    )


@dataclass(frozen=True, slots=True)
class Demand:
    """What a pairing of a group must fulfil at the present stage.

    ``pairs`` in all, ``head`` of them between the highest players and others;
    ``allowed`` is what it may break (x is ``allowed.unmet``), ``floats`` how
    far B.6 and B.5 are given up.
    """

    pairs: int
    head: int
    allowed: Breach = NOTHING_BROKEN
    floats: int = FLOATS_KEPT

    def with_x(self, x: int) -> Demand:
        """The same with x preferences unmet, nothing else broken."""
        return replace(self, allowed=Breach(unmet=x), floats=FLOATS_KEPT)


def least_x(count: ColourCount, bracket: Bracket, pairs: int) -> int:
    """C.14: every pairing less lets one unmet preference less be necessary, because its players may leave."""
    return max(0, count.x - (bracket.most_pairs - pairs))
