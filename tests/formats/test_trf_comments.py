"""The rules of an event, and who made its rounds, in reports: comments that are read back."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.formats import (
    DIALECTS,
    NO_EXTRAS,
    TRF06,
    TRF16,
    TRF26,
    Dialect,
    Extras,
    Finding,
    WriteOptions,
    dump_native,
    dump_trf,
    parse,
    parse_trf,
)
from hakem.i18n import say
from hakem.model import NO_RULES, STANDARD, ByeKind, EventRules, Lot, PairedBy, Round, Tournament
from tests.support.effort import examples
from tests.support.some import some
from tests.support.strategies import tournaments
from tests.support.trf_events import event, lines
from tests.support.trf_lines import FOUR, adjustments, good, report

LIM = EventRules("lim", "2009", (("maxi", "yes"),), ("BH", "SB"), "2009", "tr")
FORMATS = ("json", *DIALECTS)


def written_as(form: str, t: Tournament, extras: Extras) -> str:
    written = dump_native(t, extras) if form == "json" else dump_trf(t, DIALECTS[form], extras)
    return written.text


def made_by(*paired_by: PairedBy | None) -> Tournament:
    """An event of that many rounds, each of which has been made by somebody."""
    return replace(event(), rounds=tuple(Round(event().rounds[0].games, (), by) for by in paired_by))


class TestWriting:
    def test_rules(self) -> None:
        t = replace(event(), rules=LIM)
        common = '"system": "lim", "edition": "2009", "options": [{"name": "maxi", "value": "yes"}]'
        rest = '"tie_break_edition": "2009", "collation": "tr"'
        assert lines(dump_trf(t, TRF26), "###") == [f"### Hakem rules: {{{common}, {rest}}}"]
        assert lines(dump_trf(t, TRF26), "202") == ["202 BH,SB"]
        assert lines(dump_trf(t, TRF16), "###") == [
            f'### Hakem rules: {{{common}, "tie_breaks": ["BH", "SB"], {rest}}}'
        ]

    def test_an_event_without_rules_has_no_comment(self) -> None:
        for dialect in DIALECTS.values():
            assert lines(dump_trf(event(), dialect), "### Hakem rules") == []
        assert lines(dump_trf(replace(event(), rules=EventRules(tie_breaks=("BH",))), TRF26), "###") == []

    def test_rounds(self) -> None:
        t = made_by(PairedBy("dutch", "2026", "1.0"), None, PairedBy("dutch", by_hand=True, reason="iki kardeş"))
        by_hand = '"system": "dutch", "by_hand": true, "reason": "iki kardeş", "boards": [1, 4]'
        assert lines(dump_trf(t), "###") == [
            '### Hakem round: {"round": 1, "system": "dutch", "edition": "2026", "version": "1.0"}',
            f'### Hakem round: {{"round": 3, {by_hand}}}',
        ]

    def test_letters_beyond_ascii_only_where_they_are_welcome(self) -> None:
        t = made_by(PairedBy(by_hand=True, reason="iki kardeş"))
        written = dump_trf(t, TRF26, options=WriteOptions(ascii_only=True))
        assert "karde\\u015f" in lines(written, "###")[0]
        assert parse_trf(written.text).require().rounds == t.rounds


class TestReading:
    def test_rules(self) -> None:
        t = good(report(FOUR, '### Hakem rules: {"system": "lim", "options": [{"name": "maxi", "value": "yes"}]}'))
        assert t.rules == EventRules("lim", options=(("maxi", "yes"),))

    def test_capitals_and_blanks_make_no_difference(self) -> None:
        assert good(report(FOUR, '###hakem Rules:{"system":"lim"}')).rules.system == "lim"

    def test_a_record_with_tie_breaks_counts_more_than_the_comment(self) -> None:
        comment = '### Hakem rules: {"system": "lim", "tie_breaks": ["SB"]}'
        assert good(report(FOUR, comment)).rules == EventRules("lim", tie_breaks=("SB",))
        assert good(report(FOUR, comment, "202 BH")).rules == EventRules("lim", tie_breaks=("BH",))

    def test_rounds(self) -> None:
        t = good(report(FOUR, '### Hakem round: {"round": 2, "system": "lim", "by_hand": true, "reason": "x"}'))
        assert [rnd.paired_by for rnd in t.rounds] == [None, PairedBy("lim", by_hand=True, reason="x")]

    @pytest.mark.parametrize(
        "comment",
        [
            "### Hakem rules: lim",
            "### Hakem rules: []",
            '### Hakem rules: {"system": "lim"',
            '### Hakem rules: {"system": 7}',
            '### Hakem rules: {"system": "lim", "system": "dutch"}',
            '### Hakem rules: {"options": [{"name": "maxi", "value": "yes", "value": "no"}]}',
            '### Hakem round: {"round": 1, "system": "lim", "round": 2}',
            '### Hakem rules: {"options": {"maxi": "yes"}}',
            '### Hakem rules: {"options": [{"name": "a", "value": "1"}, {"name": "a", "value": "2"}]}',
            f'### Hakem rules: {{"system": {"[" * 5000}}}',
            f'### Hakem rules: {{"system": {"[" * 300}{"]" * 300}}}',
            f'### Hakem rules: {{"system": {"9" * 5000}}}',
            '### Hakem round: {"system": "lim"}',
            '### Hakem round: {"round": "1", "system": "lim"}',
            '### Hakem round: {"round": true, "system": "lim"}',
            '### Hakem round: {"round": 0, "system": "lim"}',
            '### Hakem round: {"round": 1, "by_hand": "yes"}',
            '### Hakem round: {"round": 7, "system": "lim"}',
        ],
    )
    def test_a_damaged_comment_is_one_finding_and_is_kept(self, comment: str) -> None:
        parsed = parse_trf(report(FOUR, comment))
        t = parsed.require()
        assert t.rules == NO_RULES
        assert [rnd.paired_by for rnd in t.rounds] == [None, None]
        assert adjustments(parsed) == [("trf.comment", 2, 1)]
        assert parsed.extras.records == (comment,)
        assert comment in dump_trf(t, TRF26, parsed.extras).text

    def test_a_key_that_stands_there_twice_is_named(self) -> None:
        parsed = parse_trf(report(FOUR, '### Hakem rules: {"system": "lim", "system": "dutch"}'))
        said = [say(problem.message) for problem in parsed.problems]
        assert "this comment of ours cannot be read and is kept as it stands: the key 'system' is there twice" in said

    def test_what_is_damaged_does_not_hide_the_rest(self) -> None:
        parsed = parse_trf(report(FOUR, "### Hakem rules: ?", '### Hakem rules: {"system": "lim"}'))
        assert parsed.require().rules.system == "lim"

    def test_the_same_said_again_is_kept_and_listed(self) -> None:
        again = ('### Hakem rules: {"system": "dutch"}', '### Hakem round: {"round": 1, "system": "dutch"}')
        first = ('### Hakem rules: {"system": "lim"}', '### Hakem round: {"round": 1, "system": "lim"}')
        parsed = parse_trf(report(FOUR, *first, *again))
        t = parsed.require()
        assert (t.rules.system, t.rounds[0].paired_by) == ("lim", PairedBy("lim"))
        assert [key for key, _, _ in adjustments(parsed)] == ["trf.again", "trf.again"]
        assert parsed.extras.records == again

    def test_keys_of_a_later_version_are_kept(self) -> None:
        parsed = parse_trf(
            report(
                FOUR,
                '### Hakem rules: {"system": "lim", "moon": "full"}',
                '### Hakem round: {"round": 1, "system": "lim", "engine": {"x": [1]}}',
            )
        )
        assert not parsed.adjustments
        t = parsed.require()
        assert (t.rules, t.rounds[0].paired_by) == (EventRules("lim"), PairedBy("lim"))
        kept = ('### Hakem rules: {"moon": "full"}', '### Hakem round: {"round": 1, "engine": {"x": [1]}}')
        assert parsed.extras.records == kept
        again = parse_trf(dump_trf(t, TRF26, parsed.extras).text)
        assert (again.tournament, again.extras.records) == (t, kept)

    def test_an_unknown_alphabet_is_warned_of_at_the_comment(self) -> None:
        parsed = parse_trf(report(FOUR, '### Hakem rules: {"collation": "xx"}'))
        assert [(p.message.key, p.finding, p.row) for p in parsed.problems] == [
            ("unknown.collation", Finding.WARNING, 2)
        ]

    def test_comments_of_others_stay_comments(self) -> None:
        others = ("### Hakem", "### Hakem moon: {}", "### rules: {}", "### hakem rules {}")
        parsed = parse_trf(report(FOUR, *others))
        assert parsed.extras.records == others
        assert not parsed.problems


@pytest.mark.parametrize("dialect", [TRF06, TRF16, TRF26], ids=lambda dialect: dialect.name)
def test_lots_rules_and_rounds_come_back(dialect: Dialect) -> None:
    t = replace(made_by(PairedBy("lim", "2009")), rules=LIM, lots=(Lot("colour", "7"),))
    again = parse_trf(dump_trf(t, dialect).text).require()
    assert (again.rules, again.lots, again.rounds[0].paired_by) == (t.rules, t.lots, PairedBy("lim", "2009"))


@settings(max_examples=examples(80), deadline=None)
@given(tournaments(trf=True), st.lists(st.sampled_from(FORMATS), min_size=1, max_size=4))
def test_rules_survive_every_way_from_file_to_file(t: Tournament, ways: list[str]) -> None:
    assume(all(rnd.games for rnd in t.rounds))  # TRF06 does not know a round of byes when it sees one
    now, extras = replace(t, points=STANDARD), NO_EXTRAS  # TRF06 knows no other points
    for way in some(ways):
        parsed = parse(written_as(way, now, extras))
        now, extras = parsed.require(), parsed.extras
        assert now.rules == t.rules
        assert [rnd.paired_by for rnd in now.rounds] == [rnd.paired_by for rnd in t.rounds]
        assert not [record for record in extras.records if record.startswith("### Hakem")]


class TestStays:
    """From when to when somebody takes part, and byes that no record has."""

    def test_are_read(self) -> None:
        t = good(report(FOUR, '### Hakem player: {"player": 3, "joined": 1, "withdrawn_after": 2}'))
        assert [p.withdrawn_after for p in t.players] == [None, None, 2, None]

    @pytest.mark.parametrize(
        "comment",
        [
            '### Hakem player: {"withdrawn_after": 1}',
            '### Hakem player: {"player": 0, "withdrawn_after": 1}',
            '### Hakem player: {"player": 3, "withdrawn_after": "soon"}',
            '### Hakem player: {"player": 3, "joined": 4, "withdrawn_after": 1}',
            '### Hakem player: {"player": 17, "withdrawn_after": 1}',
            '### Hakem player: {"player": 3, "withdrawn_after": 0}',
            '### Hakem bye: {"player": 3}',
            '### Hakem bye: {"round": 1, "player": 3, "kind": "half-point"}',
            '### Hakem bye: {"round": 3, "player": 17, "kind": "half-point"}',
            '### Hakem event: {"type_code": ""}',
        ],
    )
    def test_one_that_cannot_be_is_said_and_kept(self, comment: str) -> None:
        parsed = parse_trf(report(FOUR, comment))
        assert parsed.require() == good(report(FOUR))
        assert [p.message.key for p in parsed.adjustments if p.message.key == "trf.comment"] == ["trf.comment"]
        assert comment in parsed.extras.records

    def test_what_the_rounds_deny_is_not_believed(self) -> None:
        """Another program has paired somebody again who had left."""
        parsed = parse_trf(report(FOUR, '### Hakem player: {"player": 1, "withdrawn_after": 0}'))
        assert parsed.require().players[0].withdrawn_after is None

    def test_of_two_the_first_counts(self) -> None:
        comments = [f'### Hakem player: {{"player": 3, "withdrawn_after": {n}}}' for n in (2, 3)]
        parsed = parse_trf(report(FOUR, *comments))
        assert parsed.require().players[2].withdrawn_after == 2
        assert comments[1] in parsed.extras.records
        codes = [f'### Hakem event: {{"type_code": "{code}"}}' for code in ("FIDE_DUTCH", "FIDE_DUBOV")]
        assert parse_trf(report(FOUR, *codes)).require().event.type_code == "FIDE_DUTCH"

    def test_a_record_counts_more_than_the_comment(self) -> None:
        t = good(report(FOUR, '### Hakem event: {"type_code": "FIDE_DUTCH"}', "192 FIDE_DUBOV"))
        assert t.event.type_code == "FIDE_DUBOV"

    def test_keys_nobody_knows_are_kept(self) -> None:
        comment = '### Hakem player: {"player": 3, "withdrawn_after": 2, "mood": "good"}'
        parsed = parse_trf(report(FOUR, comment))
        assert parsed.extras.records == ('### Hakem player: {"player": 3, "mood": "good"}',)

    def test_of_two_byes_that_contradict_each_other_the_first_counts(self) -> None:
        comments = [f'### Hakem bye: {{"round": 3, "player": 3, "kind": "{kind}-point"}}' for kind in ("half", "zero")]
        parsed = parse_trf(report(FOUR, *comments))
        assert [a.kind for a in parsed.require().absences] == [ByeKind.HALF_POINT]
        assert parsed.extras.records == (comments[1],)
