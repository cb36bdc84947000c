"""Somebody leaves a round robin after the lots were drawn and before its first round."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hakem.desk.withdrawals import Changed, table_rules
from hakem.errors import RequestError
from hakem.facts.event_kind import is_round_robin, is_team_event
from hakem.i18n import Message, PlayerRef
from hakem.model import Player, PlayerId, Tournament
from hakem.model.changes import next_id
from hakem.pairing import redraw_needed, without_players_before_start
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Substitute:
    """Somebody who comes in another's place."""

    name: str
    rating: int | None = None


def without_leavers(
    t: Tournament, leaving: Collection[PlayerId], newcomers: Mapping[PlayerId, Substitute], seed: str
) -> Changed:
    """The event without them, whether lots were drawn again, and by which article."""
    if not is_round_robin(t) or is_team_event(t):
        raise RequestError(Message("pairing.redraw-table"))
    first = int(next_id(t))
    replacements = {
        old: Player(PlayerId(first + place), 1, new.name, rating=new.rating)
        for place, (old, new) in enumerate(newcomers.items())
    }
    made = without_players_before_start(t, leaving, replacements, seed)
    rules = table_rules(t)
    article = rules.edition.art(rules.table_article)
    notes = [Message("change.redraw-left", {"players": tuple(PlayerRef(p) for p in leaving)})]
    if redraw_needed(t, leaving, newcomers):
        notes.append(Message("change.redraw-drawn", {"article": article}))
    elif len(newcomers) == len({*leaving}):
        notes.append(Message("change.redraw-replaced", {"article": article}))
    else:
        notes.append(Message("change.redraw-bye", {"article": article}))
    return Changed(made, tuple(notes))
