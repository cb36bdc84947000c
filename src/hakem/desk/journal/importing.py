"""A whole event of a file as the beginning of a journal: what is in it, and which rounds are not by the rules."""

from __future__ import annotations

from hakem.desk.choosing import choose_system, own_system
from hakem.desk.journal.asking import ActionAsked, Warned, refusal, warning
from hakem.desk.journal.decide import Decision
from hakem.desk.journal.entry import Draft
from hakem.desk.journal.fold import difference
from hakem.desk.journal.state import EMPTY, Departure
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.model import Tournament, looks_like_citizen_number
from hakem.pairing import system_info
from hakem.pairing.check import check_round
from hakem.values import replace


def imported(
    t: Tournament, asked: ActionAsked, source: str, rounds_stated: bool = True, numbered: str = "given"
) -> Decision:
    """The first entry of an event that was begun elsewhere; ``numbered`` says how its numbers came about.

    Its system and edition become part of its rules. Rounds with all results are
    closed; every round is paired again, and those that come out differently are told.
    """
    if own_system(t) is None:
        raise refusal("unknown-kind", code=t.event.type_code or t.event.kind)
    system = choose_system(t)
    stated = replace(t.rules, system=system.name, edition=t.rules.edition or system.edition.id)
    people = tuple(
        replace(p, national_id=None) if p.national_id and looks_like_citizen_number(p.national_id) else p
        for p in t.players
    )
    t = replace(t, rules=stated, players=people)
    closed = tuple(n for n, rnd in enumerate(t.rounds, start=1) if not any(game.pending for game in rnd.games))
    warnings = (warning(1, "imported", source=source), *_different(t))
    left = tuple(Departure(w.code, w.level, len(t.rounds), w.message) for w in warnings if w.level >= 4)
    desk = replace(
        EMPTY,
        tournament=t,
        rounds_stated=rounds_stated or system_info(system.name).by_scores,
        numbered=numbered if t.players else "",
        closed=closed,
        published=tuple(range(1, len(t.rounds) + 1)),
        departures=left,
    )
    data: dict[str, Json] = {"name": t.event.name, "system": system.name, "source": source}
    data["changes"] = dict(difference(EMPTY, desk))
    said = tuple(each.to_data() for each in warnings)
    return Decision((Draft("create", data, asked.at, asked.person.name, said, asked.key),), desk)


def _different(t: Tournament) -> tuple[Warned, ...]:
    """Rounds of the file that the rules would have paired otherwise."""
    system = choose_system(t)
    found = []
    for number in range(1, len(t.rounds) + 1):
        try:
            different = check_round(system, t, number) is not None
        except HakemError:
            different = True
        if different:
            found.append(number)
    return (warning(4, "imported-differs", rounds=tuple(found)),) if found else ()
