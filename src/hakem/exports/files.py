"""A tournament as files that other programs read: reports, our own file, a workbook."""

from __future__ import annotations

from hakem.facts.event_kind import is_knockout
from hakem.formats import DIALECTS, Extras, WriteOptions, Written, dump_native, dump_trf
from hakem.i18n import Message
from hakem.model import PlayerId, Tournament
from hakem.values import replace

NATIVE = "json"


def workbook(t: Tournament, language: str) -> bytes:
    """Everything about the event as a workbook, in the language of the user."""
    from hakem.desk import knockout_places
    from hakem.reports import event_workbook
    from hakem.tiebreaks import StandingsRequest, standings

    if is_knockout(t):
        return event_workbook(t, (), knockout_places(t), language)
    found = [standings(t)]
    found += [standings(t, StandingsRequest(of_teams=False))] if found[0].primary.of_teams else []
    return event_workbook(t, found, language=language)


def with_right_places(t: Tournament, extras: Extras) -> tuple[Extras, tuple[Message, ...]]:
    """The places that a report prints, by the rules of the event; and a word if others were printed."""
    from hakem.desk import printed_places

    printed = {int(player): rank for player, rank in extras.ranks}
    right = printed_places(t, printed)
    if right is printed:
        return extras, ()
    changed = sum(printed.get(player, place) != place for player, place in right.items())
    notes = (Message("cli.places-anew", {"count": changed}),) if changed else ()
    return replace(extras, ranks=tuple((PlayerId(player), place) for player, place in right.items())), notes


def written_as(form: str, t: Tournament, extras: Extras, options: WriteOptions) -> Written:
    """The tournament in a format that it can be read back from."""
    if form == NATIVE:
        return dump_native(t, extras)
    return dump_trf(t, DIALECTS[form], extras, options)
