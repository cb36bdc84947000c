"""Several round robins of equal strength out of one list of entries."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from string import ascii_uppercase

from hakem.desk.next_event import Entries, EventWish, new_event
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.lots import drawing_order
from hakem.i18n import Message, PlayerRef
from hakem.model import Player, PlayerId, Tournament
from hakem.pairing import balanced_groups
from hakem.pairing.numbers.lots import require_not_started
from hakem.values import replace


def group_name(number: int) -> str:
    """A, B, C …, after Z the number.

    >>> group_name(1), group_name(27)
    ('A', '27')
    """
    return ascii_uppercase[number - 1] if number <= len(ascii_uppercase) else str(number)


def groups_of(t: Tournament, count: int, wish: EventWish) -> tuple[Tournament, ...]:
    """The events of the groups, dealt out from the strongest to the weakest and back.

    Every group is an event of its own with the name of the whole and its letter;
    its lots are drawn from the seed and that letter.
    """
    dealt = balanced_groups(drawing_order(t.players), count)
    return _made(t, {group_name(number): players for number, players in enumerate(dealt, start=1)}, wish)


def groups_named(t: Tournament, belongs: Mapping[PlayerId, str], wish: EventWish) -> tuple[Tournament, ...]:
    """The events of the groups to which the players have been told that they belong."""
    left = tuple(PlayerRef(p.id) for p in t.players if not belongs.get(p.id))
    if left:
        raise RequestError(Message("qualifying.no-group", {"players": left}))
    names = sorted({belongs[p.id] for p in t.players})
    return _made(t, {name: tuple(p for p in t.players if belongs[p.id] == name) for name in names}, wish)


def _made(t: Tournament, groups: Mapping[str, Sequence[Player]], wish: EventWish) -> tuple[Tournament, ...]:
    require_not_started(t)
    if is_team_event(t):
        raise RequestError(Message("qualifying.groups-of-teams"))
    made = []
    for letter, players in groups.items():
        name = f"{wish.name or t.event.name} ({letter})".strip()
        own = replace(wish, name=name, start=wish.start or t.event.start, seed=f"{wish.seed} {letter}")
        made.append(new_event(Entries(tuple(players)), t, own).tournament)
    return tuple(made)
