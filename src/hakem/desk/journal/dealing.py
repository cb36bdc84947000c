"""The entries of an event as several events, one for every group."""

from __future__ import annotations

from hakem.desk.grouping import groups_named, groups_of
from hakem.desk.journal.state import Desk
from hakem.desk.next_event import EventWish
from hakem.model import Tournament
from hakem.values import replace

MOST_GROUPS = 26
"""As many as there are letters."""


def dealt(desk: Desk, into: int | None, wish: EventWish) -> tuple[Tournament, ...]:
    """An event for every group: as many as are named, dealt out by strength; None: as the players say themselves.

    Rounds that were stated for the entries are those of every group.
    """
    if wish.rounds is None and desk.rounds_stated:
        wish = replace(wish, rounds=desk.tournament.rounds_total)
    if into is not None:
        return groups_of(desk.tournament, into, wish)
    return groups_named(desk.tournament, {each.player: each.text for each in desk.groups}, wish)


def has_named_groups(desk: Desk) -> bool:
    """Whether everybody has been told to which group they belong."""
    told = {each.player for each in desk.groups if each.text}
    return bool(desk.tournament.players) and all(p.id in told for p in desk.tournament.players)


def can_be_dealt(desk: Desk) -> bool:
    """Whether groups may be made of the entries: a round robin before its first round."""
    return desk.tournament.rules.system == "berger" and not desk.tournament.rounds
