"""Somebody leaves after the lots were drawn and before the first round."""

from __future__ import annotations

from collections.abc import Collection, Mapping

from hakem.errors import RequestError
from hakem.facts.berger import rounds_per_cycle
from hakem.i18n import Message
from hakem.model import Player, PlayerId, Tournament
from hakem.model.changes import without_notes
from hakem.pairing.numbers.lots import numbers_by_lots, require_not_started
from hakem.values import replace


def redraw_needed(t: Tournament, leaving: Collection[PlayerId], replaced: Collection[PlayerId]) -> bool:
    """Whether the others lose the numbers they have drawn.

    The handbook first says that the lots are drawn again, and then says so a
    second time for two special cases: the one who leaves has the last number
    and that is even, or somebody new comes instead. In both cases the table
    stays as it is (the empty last number is the bye; the newcomer takes the
    free number), so the second sentence has lost a "not": there we draw no
    lots. The first case is about one player; two who leave for good always
    make the table smaller or leave a hole in it.
    """
    gone = [p for p in t.players if p.id in leaving and p.id not in replaced]
    last = max((p.number for p in t.players), default=0)
    leaves_the_bye = len(gone) == 1 and gone[0].number == last == len(t.players) and last % 2 == 0
    return bool(gone) and not leaves_the_bye


def without_players_before_start(
    t: Tournament, leaving: Collection[PlayerId], replacements: Mapping[PlayerId, Player], seed: str
) -> Tournament:
    """The event without those who leave; newcomers take the numbers of the players they replace.

    ``seed`` serves only if lots have to be drawn again, which the recorded lots
    then show. An event whose length was that of its table keeps the number of
    cycles; absences and other notes about the leavers go with them.
    """
    require_not_started(t)
    known = {p.id for p in t.players}
    for player in sorted({*leaving, *replacements}):
        if player not in known or player not in leaving:
            raise RequestError(Message("pairing.unknown-leaver", {"player": player}))
    staying = tuple(
        replace(replacements[p.id], number=p.number) if p.id in replacements else p
        for p in t.players
        if p.id not in leaving or p.id in replacements
    )
    if not staying:
        raise RequestError(Message("pairing.nobody-stays"))
    rest = replace(_without_notes(t, leaving, replacements), players=staying, rounds_total=_rounds_total(t, staying))
    return numbers_by_lots(rest, seed) if redraw_needed(t, leaving, replacements.keys()) else rest


def _rounds_total(t: Tournament, staying: tuple[Player, ...]) -> int:
    cycles, rest = divmod(t.rounds_total, max(1, rounds_per_cycle(len(t.players))))
    return t.rounds_total if rest else cycles * rounds_per_cycle(len(staying))


def _without_notes(t: Tournament, leaving: Collection[PlayerId], replacements: Mapping[PlayerId, Player]) -> Tournament:
    """What was noted about the leavers is dropped; in their team the newcomer takes their board."""
    newcomers = {old: new.id for old, new in replacements.items()}
    teams = (
        replace(team, members=tuple(newcomers.get(m, m) for m in team.members if m not in leaving or m in newcomers))
        for team in t.teams
    )
    return replace(without_notes(t, leaving), teams=tuple(teams))
