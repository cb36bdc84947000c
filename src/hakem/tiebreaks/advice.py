"""What is wrong with a list of tie-breaks, or at least not wise.

Some of it cannot be done at all and is an error. The rest is advice: of C.07,
of the handbook's chapter on choosing tie-breaks, and of common sense.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.tiebreaks.context import TieBreakContext
from hakem.tiebreaks.definition import AppliesTo, Definition, Family
from hakem.tiebreaks.registry import definition_of
from hakem.tiebreaks.spec import OTHER, Spec
from hakem.values import dataclass

_VALUES_LEFT = 5
"""The handbook wants as many values left by a median."""

_LOW_CUTS_ENOUGH = 2
"""So many cuts from below "yeterli sayılabilir", for nine rounds."""


@dataclass(frozen=True, slots=True)
class TieBreakList:
    """The list, and the event it is for."""

    specs: tuple[Spec, ...]
    context: TieBreakContext

    @property
    def asked_for(self) -> tuple[tuple[Spec, Definition], ...]:
        """Every code with what it stands for."""
        return tuple((spec, definition_of(spec)) for spec in self.specs)

    @property
    def rounds(self) -> int:
        """The rounds of the whole event."""
        return self.context.ledger.rounds_total


Check = Callable[[TieBreakList], Iterable[Message]]


def without_ratings(asked: TieBreakList) -> tuple[Spec, ...]:
    """The codes that cannot be had because somebody is unrated (C.07 10): they are left out, or refused."""
    return tuple(
        spec
        for spec, definition in asked.asked_for
        if definition.without_rating is not None and definition.without_rating(asked.context, spec)
    )


def refuse_impossible(asked: TieBreakList) -> None:
    """Stop at the first code that cannot be computed for this event."""
    for spec, definition in asked.asked_for:
        _refuse_wrong_contestants(asked.context, spec, definition)
        if spec.low > asked.rounds:
            raise RequestError(Message("tiebreak.too-many-cuts", _cut_data(asked, spec, definition)))
        if spec.name.startswith(OTHER) and spec.name not in asked.context.external:
            known = tuple(asked.context.external)
            raise RequestError(Message("tiebreak.no-external", {"code": spec.name, "known": known}))
        black = definition.family is Family.COLOURS
        if black and asked.context.round_robin and not asked.context.rules.black_in_round_robin:
            article = definition.article(asked.context.rules)
            data: dict[str, Datum] = {"code": spec.code, "article": article or asked.context.rules.edition.whole}
            raise RequestError(Message("tiebreak.black-in-round-robin", data))


def _cut_data(asked: TieBreakList, spec: Spec, definition: Definition) -> dict[str, Datum]:
    rules = asked.context.rules
    article = definition.cut_article(rules, definition.cut) or rules.edition.whole
    return {"code": spec.code, "rounds": asked.rounds, "cuts": spec.low, "article": article}


def _refuse_wrong_contestants(context: TieBreakContext, spec: Spec, definition: Definition) -> None:
    if definition.applies_to is AppliesTo.TEAMS and not context.of_teams:
        raise RequestError(Message("tiebreak.for-teams", {"code": spec.code}))
    if definition.applies_to is AppliesTo.PLAYERS and context.of_teams:
        raise RequestError(Message("tiebreak.for-players", {"code": spec.code}))
    if spec.score is not None and not context.of_teams:
        raise RequestError(Message("tiebreak.score-of-teams", {"code": spec.code}))


def cuts_in_order(asked: TieBreakList) -> Iterator[Message]:
    """Handbook: a second cut or median only after the first."""
    seen: set[tuple[str, bool, int]] = set()
    for spec in asked.specs:
        if spec.low > 1 and (spec.name, spec.high > 0, spec.low - 1) not in seen:
            letter = "M" if spec.high else "C"
            yield Message(
                "tiebreak.advice.cuts-in-order",
                {"code": spec.code, "before": f"{spec.name}/{letter}{spec.low - 1}"},
            )
        seen.add((spec.name, spec.high > 0, spec.low))


def five_values_left(asked: TieBreakList) -> Iterator[Message]:
    """Handbook: a median must leave five values; events of five or six rounds are too short for one.

    One that leaves none at all is spoken of as every such code (``nothing_left``).
    """
    for spec in asked.specs:
        left = asked.rounds - spec.cuts
        if spec.high and 0 < left < _VALUES_LEFT:
            yield Message("tiebreak.advice.five-values", {"code": spec.code, "left": left, "rounds": asked.rounds})


def far_enough(asked: TieBreakList) -> Iterator[Message]:
    """Handbook: the longer the event, the further medians have to go: "geriye 5 değer kalmalıdır"."""
    deepest = _deepest(asked, median=True)
    wanted = values_cut(asked.rounds)
    if deepest is not None and deepest.low < wanted:
        yield Message("tiebreak.advice.far-enough", _how_far(asked, deepest, f"BH/M{wanted}"))


def low_cuts_far_enough(asked: TieBreakList) -> Iterator[Message]:
    """Handbook, about cuts from below: for nine rounds one alone is not right, two may be enough; three may be used."""
    deepest = _deepest(asked, median=False)
    wanted = values_cut(asked.rounds)
    if deepest is not None and deepest.low < wanted:
        key = "may-go-further" if deepest.low >= _LOW_CUTS_ENOUGH else "one-is-not-right"
        last = min(wanted, max(_LOW_CUTS_ENOUGH, deepest.low + 1))
        yield Message(f"tiebreak.advice.{key}", _how_far(asked, deepest, f"BH/C{last}"))


def values_cut(rounds: int) -> int:
    """Handbook: how many values go at either end so that five are left: seven rounds one, nine two, eleven three."""
    return max(0, rounds - _VALUES_LEFT) // 2


def _deepest(asked: TieBreakList, median: bool) -> Spec | None:
    """The last of the cuts or medians of the Buchholz in the list."""
    cuts = (s for s in asked.specs if s.name == "BH" and s.low and (s.high > 0) == median)
    return max(cuts, key=_low, default=None)


def _how_far(asked: TieBreakList, deepest: Spec, last: str) -> dict[str, Datum]:
    return {"code": deepest.code, "rounds": asked.rounds, "last": last}


def _low(spec: Spec) -> int:
    return spec.low


def opponents_in_round_robin(asked: TieBreakList) -> Iterator[Message]:
    """C.07 8.1 and the handbook: where all meet all, what the opponents scored says nothing."""
    if asked.context.round_robin:
        for spec, definition in asked.asked_for:
            if definition.family is Family.BUCHHOLZ:
                yield Message("tiebreak.advice.buchholz-in-round-robin", {"code": spec.code})


def black_in_round_robin(asked: TieBreakList) -> Iterator[Message]:
    """The tables have given the colours."""
    if asked.context.round_robin:
        for spec, definition in asked.asked_for:
            if definition.family is Family.COLOURS:
                yield Message("tiebreak.advice.black-in-round-robin", {"code": spec.code})


def koya_in_swiss(asked: TieBreakList) -> Iterator[Message]:
    """Koya is made for events in which all meet all."""
    if not asked.context.round_robin:
        for spec, definition in asked.asked_for:
            if definition.family is Family.ROUND_ROBIN:
                yield Message("tiebreak.advice.koya-in-swiss", {"code": spec.code})


def extension_after_koya(asked: TieBreakList) -> Iterator[Message]:
    """The extension begins where Koya has ended."""
    names = [spec.name for spec in asked.specs]
    if "KSX" in names and "KS" not in names[: names.index("KSX")]:
        yield Message("tiebreak.advice.koya-first")


def useless_places(asked: TieBreakList) -> Iterator[Message]:
    """What cannot part anybody any more: the same again, the score itself, anything after numbers or lots.

    A tie-break among those tied (type A) may come again once another one has made the groups smaller.
    """
    before: list[Spec] = []
    for spec, definition in asked.asked_for:
        final = next((s.code for s in before if definition_of(s).decides_all), None)
        again = spec in before and (definition.type != "A" or before[-1] == spec)
        if final is not None:
            yield Message("tiebreak.advice.after-final", {"code": spec.code, "final": final})
        elif again:
            yield Message("tiebreak.advice.again", {"code": spec.code})
        elif spec.name in ("PTS", asked.context.primary.value):
            yield Message("tiebreak.advice.the-score", {"code": spec.code})
        before.append(spec)


def results_before_data(asked: TieBreakList) -> Iterator[Message]:
    """What was known before the first round (type D) should not decide before what was played."""
    for at, (spec, definition) in enumerate(asked.asked_for):
        later = [s for s, d in asked.asked_for[at + 1 :] if d.type != "D"]
        if definition.known_beforehand and not definition.decides_all and later:
            yield Message("tiebreak.advice.data-first", {"code": spec.code, "later": later[0].code})


def undefined_in_edition(asked: TieBreakList) -> Iterator[Message]:
    """A code that another text defines is computed by that text's definition, and it is said."""
    edition = asked.context.rules.edition
    for spec, definition in asked.asked_for:
        article = definition.article(asked.context.rules)
        if article is not None and (article.regulation, article.edition) != (edition.regulation, edition.id):
            data: dict[str, Datum] = {"code": spec.code, "edition": edition.id, "article": article}
            yield Message("tiebreak.advice.undefined", data)


def nothing_left(asked: TieBreakList) -> Iterator[Message]:
    """A list in which every value is cut off parts nobody."""
    for spec in asked.specs:
        if spec.cuts >= max(1, asked.rounds):
            yield Message("tiebreak.advice.nothing-left", {"code": spec.code, "rounds": asked.rounds})


COMMON_SENSE: tuple[Check, ...] = (
    useless_places,
    nothing_left,
    results_before_data,
    extension_after_koya,
    undefined_in_edition,
)
C07_ADVICE: tuple[Check, ...] = (opponents_in_round_robin, black_in_round_robin, koya_in_swiss)
HANDBOOK_ADVICE: tuple[Check, ...] = (
    cuts_in_order,
    five_values_left,
    far_enough,
    low_cuts_far_enough,
    opponents_in_round_robin,
    koya_in_swiss,
)


def advised(asked: TieBreakList, checks: Sequence[Check]) -> tuple[Message, ...]:
    """Everything there is to say about the list."""
    return tuple(message for check in (*COMMON_SENSE, *checks) for message in check(asked))
