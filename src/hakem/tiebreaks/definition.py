"""What a tie-break is: its articles, type and modifiers, its function, and everything that is special about it."""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterable, Mapping

from hakem.i18n import Message
from hakem.regulations import EDITIONS, Article
from hakem.tiebreaks.context import TieBreakContext
from hakem.tiebreaks.ledger import Score
from hakem.tiebreaks.rules import TieBreakRules
from hakem.tiebreaks.spec import Spec
from hakem.tiebreaks.value import Cut, Value
from hakem.values import dataclass, replace

PerContestant = Callable[[TieBreakContext, Spec, int], Value]
PerGroup = Callable[[TieBreakContext, Spec, Iterable[int]], Mapping[int, Value]]


class AppliesTo(enum.Enum):
    """For whom a tie-break is."""

    ALL = "all"
    PLAYERS = "players"
    TEAMS = "teams"


class Family(enum.Enum):
    """What the advice about kinds of events goes by."""

    OTHER = "other"
    BUCHHOLZ = "buchholz"
    COLOURS = "colours"
    ROUND_ROBIN = "round-robin"


class Adding(enum.Enum):
    """How the value comes of its terms, as the working shows it.

    It is their sum or their average; every number of it is a term, or the sum
    without one more of the last terms. Terms may be expectations beside
    ratings, which nobody adds up, or the notes tell what is done with them. Or
    the value is made of nothing.
    """

    SUM = "sum"
    AVERAGE = "average"
    EACH = "each"
    WITHOUT_LAST = "without-last"
    EXPECTATIONS = "expectations"
    TOLD = "told"
    NOTHING = "nothing"


@dataclass(frozen=True, slots=True)
class Definition:
    """One tie-break.

    ``numbers`` are its articles, in C.07 and in the handbook where it stands in
    both. ``type`` is that of C.07 4.3: A for the games of those tied, B for own
    results, C for results of opponents, D for what was known beforehand.
    ``modifiers`` are the letters it takes. Exactly one of the two functions is
    given: a value of everybody, or values inside a tied group.

    How it is shown: ``figure`` is what its terms show of an opponent, ``score``
    the score of teams they are of, where it is not the one asked for, and
    ``adding`` how the value comes of them; a score of teams itself ``is_score``,
    and tables that have a column for it need no other. ``cut`` says which values a cut
    takes, and ``cut_number`` is an article about cuts of its own.

    How it is computed and advised: ``fore`` sees the last round as drawn
    without being asked to; ``decides_all`` leaves nobody tied;
    ``known_beforehand`` is the same before the first round and after the last.
    ``without_rating`` says whether somebody whose rating it asks for has none.
    """

    code: str
    numbers: tuple[str, ...]
    type: str
    modifiers: str = ""
    each: PerContestant | None = None
    group: PerGroup | None = None
    applies_to: AppliesTo = AppliesTo.ALL
    family: Family = Family.OTHER
    figure: str = "score"
    score: Score | None = None
    adding: Adding = Adding.SUM
    cut: Cut = Cut.LOW
    cut_number: str = ""
    fore: bool = False
    decides_all: bool = False
    known_beforehand: bool = False
    is_score: bool = False
    without_rating: Callable[[TieBreakContext, Spec], bool] | None = None

    def __post_init__(self) -> None:
        if (self.each is None) == (self.group is None):
            raise TypeError(f"{self.code}: one function is needed, of everybody or of a tied group")

    @property
    def title(self) -> Message:
        """Its name in words."""
        return Message(f"tiebreak.title.{self.code}")

    def article(self, rules: TieBreakRules) -> Article | None:
        """Where the edition defines it, else the newest text that does."""
        candidates = (rules.edition, *reversed(dict(EDITIONS)["tie-breaks"]))
        for edition in candidates:
            for number in self.numbers:
                if number in edition.articles:
                    return edition.art(number)
        return None

    def cut_article(self, rules: TieBreakRules, cut: Cut) -> Article | None:
        """Where it is written that a value is cut off: an article of its own, or that of all such cuts."""
        usual: str = getattr(rules.cuts, cut.value)
        return next((rules.art(n) for n in (self.cut_number, usual) if n in rules.edition.articles), None)

    def values(self, context: TieBreakContext, spec: Spec, group: Iterable[int]) -> Mapping[int, Value]:
        """The value of every member of the group."""
        if self.group is not None:
            return self.group(context, self.seen(spec), group)
        return {key: self.value(context, spec, key) for key in group}

    def value(self, context: TieBreakContext, spec: Spec, key: int) -> Value:
        """The value of one contestant, if it does not depend on who else is tied."""
        if self.each is None:
            raise TypeError(f"{self.code} has values only inside a tied group")
        return self.each(context, self.seen(spec), key)

    def seen(self, spec: Spec) -> Spec:
        """What was asked for, as it is computed."""
        return replace(spec, fore=True) if self.fore else spec
