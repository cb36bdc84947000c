"""What holds of every state of a desk and of everything that it refuses, however it came about."""

from __future__ import annotations

import json
from collections.abc import Sequence

from hakem import TRF16, TRF26, dump_native, dump_trf, parse_bytes
from hakem.desk.journal.entry import JournalEntry, entry_of
from hakem.desk.journal.fide_mode import report_lines
from hakem.desk.journal.fold import changed, difference
from hakem.desk.journal.published import as_published, rounds_out
from hakem.desk.journal.result_actions import for_rating
from hakem.desk.journal.state import Desk
from hakem.desk.journal.views import card_data, log_data, players_data, round_view, status_data
from hakem.errors import HakemError
from hakem.i18n import Message, Renderer, languages
from hakem.i18n.catalogue import CATALOGUE
from hakem.model import Severity, Tournament, problems
from hakem.store.journal import Store
from hakem.tiebreaks import standings

MAY_BE_MISSING = frozenset({"", "tiebreak.unrated", "tiebreak.for-teams"})
"""Why there are no standings yet: somebody has no rating, or there is no team so far."""

Rows = list[tuple[int, str, str]]


def rows(store: Store, event: str) -> Rows:
    """The journal, byte by byte."""
    return [(entry.seq, entry.line, entry.hash) for entry in store.read(event)]


def has_words(message: Message) -> None:
    """The message can be said in every language."""
    for language in languages():
        assert CATALOGUE.has(message.key, language), message.key
        assert Renderer(language).say(message)


def is_sound(desk: Desk) -> None:
    """Nothing in the state contradicts anything else in it."""
    t = desk.tournament
    assert not [p for p in problems(t) if p.severity is Severity.ERROR]
    numbers = set(range(1, desk.round_no + 1))
    assert set(desk.published) <= numbers
    assert set(desk.closed) <= numbers
    for at in desk.adjourned:
        assert t.rounds[at.round_no - 1].games[at.board - 1].pending
    places = [(each.round_no, each.board) for each in desk.rating_only]
    places += [(each.round_no, each.board) for each in desk.game_details]
    for number, board in places:
        assert 1 <= board <= len(t.rounds[number - 1].games)
    known = {p.id for p in t.players}
    assert {each.player for each in desk.presence} <= known
    assert {each.player for each in (*desk.groups, *desk.rating_lists)} <= known
    assert {player for ban in desk.weak for player in ban.players} <= known
    assert {player for off in desk.play_offs for player in off.record.players} <= known


def can_be_shown(desk: Desk, event: str, entries: Sequence[JournalEntry]) -> None:
    """Everything that is shown and written of an event can be."""
    t = desk.tournament
    shown = [
        status_data(desk, event, entries),
        [*log_data(entries)],
        players_data(desk),
        [round_view(desk, number) for number in range(1, desk.round_no + 1)],
        [card_data(desk, p.id) for p in t.players],
    ]
    assert json.loads(json.dumps(shown)) == shown
    readers = as_published(desk)
    assert json.loads(json.dumps(players_data(readers))) == players_data(readers)
    assert status_data(readers, event, entries)["round"] == rounds_out(desk)
    assert _why_no_standings(readers.tournament) in MAY_BE_MISSING
    assert parse_bytes(dump_native(readers.tournament).text.encode()).require() == readers.tournament
    for message in report_lines(desk, entries):
        has_words(message)
    for written in (dump_trf(t, TRF16), dump_trf(t, TRF26), dump_trf(for_rating(desk), TRF26)):
        assert written.text.encode()
    assert parse_bytes(dump_native(t).text.encode()).require() == t
    assert _why_no_standings(t) in MAY_BE_MISSING


def _why_no_standings(t: Tournament) -> str:
    try:
        standings(t)
    except HakemError as error:
        return error.message.key
    return ""


def can_be_stored(before: Desk, after: Desk, new: Sequence[JournalEntry]) -> None:
    """Entries are what their lines say, and what changed leads from one state to the other."""
    for entry in new:
        assert entry_of(entry.seq, entry.line, entry.prev, entry.hash) == entry
        for each in entry.draft.warnings:
            has_words(Message.from_data(each["message"]))
    assert changed(before, difference(before, after)) == after
    assert changed(after, difference(after, before)) == before
