"""Native JSON back into a tournament: strict, and with a place for everything that is wrong."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping

from hakem.formats.document import FileProblem, Finding, Parsed, with_withdrawals, withdrawals_in
from hakem.formats.json_with_places import Fault, Items, Member, Members, Node, Places, keys_of, read_at_once, read_json
from hakem.formats.native.fields import TEXTS, Notes
from hakem.formats.native.parts import DOCUMENT, NUMBER, Document
from hakem.formats.native.places import Mentions
from hakem.formats.native.words import FORMAT, VERSION
from hakem.i18n import Message
from hakem.model import PlayerId, RoundNo, Severity, Tournament, problems
from hakem.values import replace

_WITHDRAWN = "withdrawn_after"
_FINDINGS = {Severity.ERROR: Finding.ERROR, Severity.WARNING: Finding.WARNING}


def parse_native(text: str) -> Parsed:
    """Read a native file; never raises.

    Whether the events of the tournament fit together is asked only when every
    value could be read: stand-ins for unreadable values would raise false alarms.
    """
    text = text.removeprefix("\ufeff")
    tree = read_at_once(text)
    parsed = None if tree is None else _parsed(tree, (), Places(""))
    if parsed is not None and not parsed.problems:
        return parsed
    return _parsed(*read_json(text), Places(text))


def _parsed(node: Node | None, faults: tuple[Fault, ...], places: Places) -> Parsed:
    notes = Notes()
    notes.faults += faults
    kept: tuple[str, ...] = ()
    document: Document | None = None
    version = 0 if node is None else _version(node, notes)
    if node is not None and version:
        if version == 1:
            node, kept = _from_version_1(node, notes)
        document = DOCUMENT.read(node, notes)
    if node is None or document is None or notes.faults:
        in_order = sorted(notes.faults, key=lambda fault: fault.start)
        return Parsed(None, tuple(_file_problem(fault, Finding.ERROR, places) for fault in in_order))
    t, extras = document.tournament, document.extras
    left = _withdrawals(t, node)
    t = with_withdrawals(t, left)
    cleaned = [(Fault(Message("file.control"), start), Finding.ADJUSTED) for start in notes.unprintable]
    assumed = [(Fault(_withdrawn(p, left[p]), start), Finding.ADJUSTED) for p, start in _starts(node, left)]
    listed = sorted([*cleaned, *assumed, *_contradictions(t, node)], key=lambda entry: entry[0].start)
    found = tuple(_file_problem(fault, finding, places) for fault, finding in listed)
    if any(problem.finding is Finding.ERROR for problem in found):
        return Parsed(None, found)
    return Parsed(t, found, replace(extras, records=(*kept, *extras.records)) if kept else extras)


def _version(document: Node, notes: Notes) -> int:
    """The version of a file of ours; 0 for another file or a newer one, which nobody looks into."""
    before = len(notes.faults)
    number = 0
    if not isinstance(document.value, Members):
        notes.add(document.start, "json.no-object")
        return 0
    keys = keys_of(document)
    for key in ("format", "version"):
        if key not in keys:
            notes.add(document.start, "json.missing-key", {"key": key})
    if "format" in keys and keys["format"].value != FORMAT:
        notes.add(keys["format"].start, "json.not-hakem")
    elif "version" in keys:
        number = NUMBER.read(keys["version"], notes)
        if number > VERSION:
            notes.add(keys["version"].start, "json.newer-version", {"version": number, "known": VERSION})
        elif number < 1 and len(notes.faults) == before:
            notes.add(keys["version"].start, "json.no-version", {"version": number})
    return number if len(notes.faults) == before else 0


def _from_version_1(document: Node, notes: Notes) -> tuple[Node, tuple[str, ...]]:
    """The file as version 2 has it, and a record that it has no place for.

    Version 1 had both lists of tie-breaks of a report on the cover of the event.
    The one that begins with the score counted; it belongs to the rules, and the
    other one is kept as the record that it was. Every value keeps its place.
    """
    tournament = keys_of(document).get("tournament")
    event = None if tournament is None else keys_of(tournament).get("event")
    cover = {} if event is None else keys_of(event)
    plain, after_score = cover.get("tie_breaks"), cover.get("standings_order")
    listed = plain if after_score is None or after_score.value == Items(()) else after_score
    if tournament is None or event is None or listed is None:
        return document, ()
    beside = TEXTS.read(plain, notes) if plain is not None and listed is not plain else ()
    rules = keys_of(tournament).get("rules", Node(Members(()), listed.start))
    event = _with(event, tie_breaks=None, standings_order=None)
    tournament = _with(tournament, event=event, rules=_with(rules, tie_breaks=listed))
    return _with(document, tournament=tournament), (f"202 {','.join(beside)}",) if beside else ()


def _with(node: Node, **changed: Node | None) -> Node:
    """An object with other values under these keys; without the keys that have none any more."""
    if not isinstance(node.value, Members):
        return node
    kept = {member.key: member for member in node.value.members if member.key not in changed}
    new = {key: Member(key, value.start, value) for key, value in changed.items() if value is not None}
    return Node(Members(tuple((kept | new).values())), node.start)


def _withdrawals(t: Tournament, document: Node) -> Mapping[PlayerId, RoundNo]:
    """Who has left by what the rounds show and of whom the file does not say whether they have, null included."""
    shown = withdrawals_in(t)
    if not shown:
        return shown
    return {p: shown[p] for p, item in _listed_players(document) if p in shown and _WITHDRAWN not in keys_of(item)}


def _listed_players(document: Node) -> Iterator[tuple[PlayerId, Node]]:
    """Everybody with their place; every value has been read before."""
    players = keys_of(keys_of(document)["tournament"])["players"].value
    for item in players.nodes if isinstance(players, Items) else ():
        number = keys_of(item)["id"].value
        if isinstance(number, int):
            yield PlayerId(number), item


def _starts(document: Node, players: Collection[PlayerId]) -> list[tuple[PlayerId, int]]:
    return [(p, item.start) for p, item in _listed_players(document) if p in players] if players else []


def _withdrawn(player: PlayerId, last: RoundNo) -> Message:
    return Message("file.withdrawn", {"player": player, "round": last})


def _contradictions(t: Tournament, document: Node) -> list[tuple[Fault, Finding]]:
    """What the model says about the tournament, each at the place in the file that it is about."""
    wrong = problems(t)
    if not wrong:
        return []
    mentions = Mentions(document)
    return [(Fault(p.message, mentions.of(p.about)), _FINDINGS[p.severity]) for p in wrong]


def _file_problem(fault: Fault, finding: Finding, places: Places) -> FileProblem:
    row, column = places.of(fault.start)
    return FileProblem(fault.message, finding, row, column)
