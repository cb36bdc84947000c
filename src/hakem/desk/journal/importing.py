"""A whole event of a file as the beginning of a journal: what is in it, and which rounds are not by the rules."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator, Sequence
from itertools import islice

from hakem.desk.choosing import choose_system, own_system
from hakem.desk.handling import colour_contradicted
from hakem.desk.journal.asking import ActionAsked, Warned, refusal, warning
from hakem.desk.journal.decide import Decision
from hakem.desk.journal.entry import Draft, JournalEntry
from hakem.desk.journal.fold import difference
from hakem.desk.journal.state import EMPTY, Departure
from hakem.desk.lots_due import lots_rules
from hakem.errors import HakemError
from hakem.formats import FileProblem, Finding
from hakem.i18n import Json, Message
from hakem.model import Player, Tournament, looks_like_citizen_number
from hakem.pairing import system_info
from hakem.pairing.board_order import boards_in_order
from hakem.pairing.check import check_round
from hakem.pairing.numbers.by_hand import BY_HAND
from hakem.pairing.numbers.lots import LOTS_OF_TEAMS, NUMBERS
from hakem.pairing.numbers.varma import VARMA
from hakem.values import replace


def with_its_boards(t: Tournament, without_boards: Collection[int]) -> Tournament:
    """The event of a file; rounds for which that has no boards get theirs by the rule of the system."""
    return t if own_system(t) is None else boards_in_order(t, choose_system(t), without_boards)


LISTED = 8
"""So many findings of a file are told one by one."""


def read_otherwise(problems: Iterable[FileProblem]) -> tuple[Message, ...]:
    """What was read otherwise than a file has it, each with its place, as the event keeps it."""
    adjusted = (each for each in problems if each.finding is Finding.ADJUSTED)
    return tuple(
        Message("import.at", {"row": each.row, "column": each.column, "what": each.message})
        for each in islice(adjusted, LISTED)
    )


def imported(
    t: Tournament,
    asked: ActionAsked,
    source: str,
    rounds_stated: bool = True,
    numbered: str = "",
    otherwise: Sequence[Message] = (),
) -> Decision:
    """The first entry of an event that was begun elsewhere; ``numbered`` says how its numbers came about.

    If nobody says so they are those of the file; where lots have to be drawn, its record of them tells.
    ``otherwise`` is what was read otherwise than the file has it; it is kept with the entry.

    Its system and edition become part of its rules. Rounds with all results are
    closed; every round is paired again, and those that come out differently are told.
    """
    if own_system(t) is None:
        raise refusal("unknown-kind", code=t.event.type_code or t.event.kind)
    system = choose_system(t)
    stated = replace(t.rules, system=system.name, edition=t.rules.edition or system.edition.id)
    t = replace(t, rules=stated, players=_without_citizen_numbers(t))
    closed = tuple(n for n, rnd in enumerate(t.rounds, start=1) if not any(game.pending for game in rnd.games))
    warnings = (warning(1, "imported", source=source), *_contradicted(t), *_different(t))
    left = tuple(Departure(w.code, w.level, len(t.rounds), w.message) for w in warnings if w.level >= 4)
    desk = replace(
        EMPTY,
        tournament=t,
        rounds_stated=rounds_stated or system_info(system.name).by_scores,
        numbered=_numbered(t, numbered) if t.players else "",
        teams_numbered=_numbered(t, numbered) if t.teams else "",
        closed=closed,
        published=tuple(range(1, len(t.rounds) + 1)),
        departures=left,
    )
    data: dict[str, Json] = {"name": t.event.name, "system": system.name, "source": source}
    if otherwise:
        data["read_otherwise"] = [each.to_data() for each in otherwise]
    data["changes"] = dict(difference(EMPTY, desk))
    said = tuple(each.to_data() for each in warnings)
    return Decision((Draft("create", data, asked.at, asked.person.name, said, asked.key),), desk)


def _without_citizen_numbers(t: Tournament) -> tuple[Player, ...]:
    """The players; an identity number never enters a journal."""
    return tuple(
        replace(p, national_id=None) if p.national_id and looks_like_citizen_number(p.national_id) else p
        for p in t.players
    )


def found_on_import(entries: Sequence[JournalEntry]) -> Iterator[Message]:
    """What an import has found, for the page of its event: nothing where the event was begun at the desk."""
    first = entries[0] if entries else None
    if first is None or first.action != "create" or "source" not in first.data:
        return
    codes = {str(each.get("code")) for each in first.draft.warnings}
    changes = first.data.get("changes")
    rounds = changes.get("rounds") if isinstance(changes, dict) else None
    added = rounds.get("add") if isinstance(rounds, dict) else None
    if isinstance(added, list) and _DIFFERS not in codes:
        yield Message("import.rounds-as-ruled", {"count": len(added)})
    for each in first.draft.warnings:
        warned = Warned.from_data(each)
        if warned.code != _SOURCE:
            yield warned.message
    kept = first.data.get("read_otherwise")
    for said in kept if isinstance(kept, list) else ():
        yield Message.from_data(said)


_SOURCE, _DIFFERS = "imported", "imported-differs"
"""The warnings about the file itself, and about rounds that the rules would have paired otherwise."""


def _numbered(t: Tournament, said: str) -> str:
    """How the numbers of a file came about: as somebody says, by the lots that it records, or as they are."""
    if said == "rank":
        return said
    if any(lot.purpose in (NUMBERS, BY_HAND, LOTS_OF_TEAMS) for lot in t.lots):
        return "lots"
    if any(lot.purpose == VARMA for lot in t.lots):
        return "varma"
    return said or ("" if lots_rules(t) is not None and not t.rounds else "given")


def _contradicted(t: Tournament) -> tuple[Warned, ...]:
    """A lot for the colours that round 1 of the file contradicts."""
    system = choose_system(t)
    said = colour_contradicted(t, system) if system_info(system.name).by_scores else None
    return () if said is None else (Warned(1, said),)


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
