"""Several round robins of equal strength out of one list of entries."""

from __future__ import annotations

from string import ascii_uppercase

from hakem.desk.next_event import Entries, EventWish, new_event
from hakem.errors import RequestError
from hakem.facts.event_kind import is_team_event
from hakem.facts.lots import drawing_order
from hakem.i18n import Message
from hakem.model import Tournament
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
    require_not_started(t)
    if is_team_event(t):
        raise RequestError(Message("qualifying.groups-of-teams"))
    made = []
    for number, players in enumerate(balanced_groups(drawing_order(t.players), count), start=1):
        letter = group_name(number)
        name = f"{wish.name or t.event.name} ({letter})".strip()
        own = replace(wish, name=name, start=wish.start or t.event.start, seed=f"{wish.seed} {letter}")
        made.append(new_event(Entries(players), t, own).tournament)
    return tuple(made)
