"""A new edition with one changed criterion is a value and a sentence: nothing else has to know of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from functools import partial

from hakem.explain import Step
from hakem.i18n import languages, say
from hakem.model import Tournament
from hakem.pairing import pair_explained
from hakem.pairing.api import Board, RoundPairing
from hakem.pairing.swiss.brackets.criteria import BracketLevel, Criteria, Criterion
from hakem.pairing.swiss.dutch.edition_2026 import DUTCH_RULES_2026
from hakem.pairing.swiss.dutch.system import DutchSwiss
from hakem.pairing.swiss.field import Profile
from hakem.regulations import DUTCH_2026
from tests.support.against_judges import by_the_engine, by_the_exact_way, paired
from tests.support.dense_events import course

NAME = "both-had-a-bye"
CHANGED = "2.4.7"


def both_had_a_bye(higher: Profile, lower: Profile, at: BracketLevel) -> int:
    """Two who have both had a bye are not to meet."""
    return 1 if not higher.may_have_bye and not lower.may_have_bye else 0


EDITION = replace(DUTCH_2026, id="2028", articles={**DUTCH_2026.articles, CHANGED: "two who had a bye"})
QUALITY = Criteria(
    tuple(Criterion(CHANGED, NAME, both_had_a_bye) if c.article == CHANGED else c for c in DUTCH_RULES_2026.quality.all)
)
SYSTEM = DutchSwiss(replace(DUTCH_RULES_2026, edition=EDITION, quality=QUALITY))


def rounds(events: int) -> Iterator[Tournament]:
    for seed in range(events):
        yield from (t for t in course(seed, partial(paired, SYSTEM), range(8, 12)) if paired(SYSTEM, t) is not None)


def unsaid(steps: Iterable[Step]) -> set[str]:
    """The sentences that are missing, in any language."""
    missing = set()
    for step in steps:
        for language in languages():
            try:
                say(step.message, language)
            except LookupError:
                missing.add(step.outcome)
    return missing


def test_it_pairs_quickly_and_exactly_the_same() -> None:
    other = 0
    for t in rounds(12):
        found = by_the_engine(SYSTEM, t)
        assert found == by_the_exact_way(SYSTEM, t)
        other += found != by_the_engine(DutchSwiss(DUTCH_RULES_2026), t)
    assert other > 5, "the criterion changes something"


def test_only_its_sentence_is_missing_in_explanations() -> None:
    steps = [step for t in rounds(12) for step in pair_explained(SYSTEM, t)[1]]
    ladder = {"swiss.ladder", "swiss.ladder.decides"}  # where the criterion has no name yet
    assert unsaid(steps) - ladder == {f"swiss.shortfall.{NAME}", f"swiss.check.worse.{NAME}"}
    unnamed = {step.article.number for step in steps if step.outcome in ladder and unsaid([step])}
    assert unnamed == {CHANGED}
    assert {step.article.edition for step in steps} == {"2028"}
    assert any(step.article.number == CHANGED and step.outcome.endswith(NAME) for step in steps)


def test_only_its_sentence_is_missing_in_judgements() -> None:
    """Rounds of the edition before are held against it."""
    steps = []
    for t in rounds(30):
        before = DutchSwiss(DUTCH_RULES_2026).pair(t)
        boards = tuple(Board(b.white, b.black) for b in before.boards)
        step = SYSTEM.first_difference(t, RoundPairing(t.next_round, boards, before.byes))
        steps += [step] if step is not None else []
    assert unsaid(steps) == {f"swiss.check.worse.{NAME}"}
    assert {step.article.number for step in steps if NAME in step.outcome} == {CHANGED}
