"""The native file: JSON with a version, which holds everything the model knows, exactly.

Points are texts (``"0.5"``), days are ISO dates, players are named by their
ids. What has its usual value is not written. Reading is strict: an unknown key
is more often a mistake than a wish, and what is not understood would be lost
when the file is written again.
"""

from __future__ import annotations

from dataclasses import replace

from hakem.formats.document import NO_EXTRAS, Extras, FileProblem, Finding, Parsed, Written
from hakem.formats.json_places import Fault, Node, Places, read_json
from hakem.formats.native_fields import Fields, Notes
from hakem.formats.native_places import Mentions
from hakem.formats.native_read import TournamentReader
from hakem.formats.native_words import FORMAT, VERSION
from hakem.formats.native_write import write
from hakem.model import Severity, Tournament, problems

__all__ = ["dump_native", "parse_native"]

_FINDINGS = {Severity.ERROR: Finding.ERROR, Severity.WARNING: Finding.WARNING}


def dump_native(t: Tournament, extras: Extras = NO_EXTRAS) -> Written:
    """The tournament as a native file; ``parse_native`` gives the same tournament back.

    Raises ``TooLarge`` for numbers that not every reader of JSON would keep.
    """
    return write(t, extras)


def parse_native(text: str) -> Parsed:
    """Read a native file; never raises.

    Whether the events of the tournament fit together is asked only when every
    value could be read: stand-ins for unreadable values would raise false alarms.
    """
    text = text.removeprefix("\ufeff")
    places = Places(text)
    node, faults = read_json(text)
    notes = Notes()
    notes.faults += faults
    reader = TournamentReader(notes)
    t, extras = (None, NO_EXTRAS) if node is None else _document(node, reader)
    if node is None or t is None or notes.faults:
        return Parsed(None, tuple(_file_problem(fault, Finding.ERROR, places) for fault in _in_order(notes.faults)))
    found = tuple(_file_problem(fault, finding, places) for fault, finding in _contradictions(t, node))
    if any(problem.finding is Finding.ERROR for problem in found):
        return Parsed(None, found)
    return Parsed(t, found, extras)


def _document(node: Node, reader: TournamentReader) -> tuple[Tournament | None, Extras]:
    """The outermost object. A file of another kind or of a newer version is not looked into."""
    fields = Fields(node, reader.notes)
    if not _is_ours(fields, reader):
        return None, NO_EXTRAS
    inside = fields.need("tournament")
    t = None if inside is None else reader.tournament(inside)
    extras = fields.optional("extras", reader.extras) or NO_EXTRAS
    fields.done()
    return t, replace(extras, records=(*reader.beside, *extras.records)) if reader.beside else extras


def _is_ours(fields: Fields, reader: TournamentReader) -> bool:
    before = len(fields.notes.faults)
    kind, version = fields.need("format"), fields.need("version")
    if kind is not None and kind.value != FORMAT:
        fields.notes.add(kind.start, "json.not-hakem")
    elif version is not None:
        number = reader.version = fields.notes.whole(version)
        if number > VERSION:
            fields.notes.add(version.start, "json.newer-version", {"version": number, "known": VERSION})
        elif number < 1 and len(fields.notes.faults) == before:
            fields.notes.add(version.start, "json.no-version", {"version": number})
    return len(fields.notes.faults) == before and fields.is_object


def _contradictions(t: Tournament, document: Node) -> list[tuple[Fault, Finding]]:
    """What the model says about the tournament, each at the place in the file that it is about, in file order."""
    wrong = problems(t)
    if not wrong:
        return []
    mentions = Mentions(document)
    found = [(Fault(p.message, mentions.of(p.about)), _FINDINGS[p.severity]) for p in wrong]
    return sorted(found, key=lambda entry: entry[0].start)


def _in_order(faults: list[Fault]) -> list[Fault]:
    return sorted(faults, key=lambda fault: fault.start)


def _file_problem(fault: Fault, finding: Finding, places: Places) -> FileProblem:
    row, column = places.of(fault.start)
    return FileProblem(fault.message, finding, row, column)
