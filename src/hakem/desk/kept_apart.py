"""Who is kept apart, and who often is: clubs, federations and families with more than one player.

A prohibition knows its players only. Where they are just those of a club, of a
federation or of a family, people call it by that name.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Iterator, Sequence

from hakem.model import Collation, Player, PlayerId, Prohibition, Tournament, search_key
from hakem.values import OneOf, dataclass


class Bond(OneOf):
    """What players have in common."""

    CLUB = "club"
    FEDERATION = "federation"
    FAMILY = "family"


@dataclass(frozen=True, slots=True)
class Circle:
    """Players who belong together, under the name that they share."""

    bond: Bond
    name: str
    players: tuple[PlayerId, ...]


@dataclass(frozen=True, slots=True)
class Separation:
    """A prohibition that holds; ``circle`` is what its players have in common, if it is all of them."""

    ban: Prohibition
    weak: bool
    circle: Circle | None


def circles(t: Tournament, alphabet: Collation) -> tuple[Circle, ...]:
    """Clubs, federations and families of more than one player, each in the order of the alphabet.

    A family is a surname. A federation of everybody
    keeps nobody apart, so it is left out.
    """
    found = [
        *_by(t.players, Bond.CLUB, [(p, p.club or "") for p in t.players]),
        *_by(t.players, Bond.FEDERATION, [(p, p.federation or "") for p in t.players]),
        *_by(t.players, Bond.FAMILY, _surnames(t.players)),
    ]
    order = list(Bond)
    return tuple(sorted(found, key=lambda c: (order.index(c.bond), alphabet.key(c.name))))


def _by(everybody: Sequence[Player], bond: Bond, named: Sequence[tuple[Player, str]]) -> Iterator[Circle]:
    sharing: dict[str, list[tuple[Player, str]]] = defaultdict(list)
    for player, name in named:
        if name:
            key = search_key(name) if bond is Bond.FAMILY else name
            sharing[key].append((player, name))
    for members in sharing.values():
        if 1 < len(members) < len(everybody):
            yield Circle(bond, members[0][1], tuple(p.id for p, _ in members))


def _surnames(players: Sequence[Player]) -> list[tuple[Player, str]]:
    """Everybody with a surname: what stands before the comma.

    A name without one has the word that is a surname of others, the last word if none is:
    lists that are typed without commas mostly have the given name first.
    """
    told = {p.id: p.name.partition(",")[0].strip() for p in players if "," in p.name}
    known = set(map(search_key, told.values()))
    return [(p, told[p.id] if p.id in told else _surname_in(p.name.split(), known)) for p in players]


def _surname_in(words: Sequence[str], known: Collection[str]) -> str:
    if len(words) < 2:
        return ""
    return next((word for word in (words[-1], words[0]) if search_key(word) in known), words[-1])


def separations(
    prohibited: Sequence[Prohibition], weak: Sequence[Prohibition], known: Sequence[Circle]
) -> tuple[Separation, ...]:
    """Everything that holds, those that must be kept first."""
    by_players = {frozenset(circle.players): circle for circle in reversed(known)}
    return tuple(
        Separation(ban, is_weak, by_players.get(frozenset(ban.players)))
        for bans, is_weak in ((prohibited, False), (weak, True))
        for ban in bans
    )
