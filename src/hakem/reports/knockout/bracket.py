"""A knockout to be drawn: what stands in every slot, and where the matches stand on the sheet.

The layout is a value, in units that know nothing of paper or screens: columns
from left to right, one for each stage and one for those who are selected, and
places from top to bottom in units of one match.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from types import MappingProxyType

from hakem.errors import RequestError
from hakem.i18n import Message
from hakem.knockout import BestLeft, KnockoutEvent, Log, MatchKey, Plan, Progress, Slot
from hakem.model import half_text, printable
from hakem.values import dataclass, field

_NOBODY: Mapping[int, str] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class MatchResult:
    """The seed that has won a match, and the score as it is to be printed beside the winner."""

    winner: int
    score: str = ""


_NOTHING: Mapping[MatchKey, MatchResult] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Bracket:
    """A plan with the names of the seeds and the results of matches, as far as they are known."""

    plan: Plan
    names: Mapping[int, str] = field(default_factory=lambda: _NOBODY)
    results: Mapping[MatchKey, MatchResult] = field(default_factory=lambda: _NOTHING)

    def __post_init__(self) -> None:
        for seed in self.names:
            if not 1 <= seed <= self.plan.players:
                raise RequestError(Message("knockout.no-such-seed", {"seed": seed, "players": self.plan.players}))
        self.progress()

    def progress(self) -> Progress:
        """Who holds which slot; results that cannot be are refused."""
        return Progress(self.plan, {match: result.winner for match, result in self.results.items()})

    @property
    def last_title(self) -> Message:
        """What stands over those who are left at the end."""
        return Message("knockout.winner" if self.plan.qualify == 1 else "knockout.selected")


def bracket_of(event: KnockoutEvent, log: Log, names: Mapping[int, str]) -> Bracket:
    """A knockout that is being played: the names of its players by their ids, and the matches decided so far."""
    by_seed = {seed: names[player] for seed, player in enumerate(event.players, start=1) if player in names}
    results = {
        key: MatchResult(match.winner, "-".join(map(half_text, match.points)))
        for key, match in event.scores(log).items()
    }
    return Bracket(event.plan, by_seed, results)


class Fate(enum.Enum):
    """What has become of somebody in a match."""

    OPEN = "open"
    WON = "won"
    LOST = "lost"


@dataclass(frozen=True, slots=True)
class BracketLine:
    """One line of a match: a seed with its name, or a note on who will stand there, or nothing yet.

    ``score`` stands with the winner only.
    """

    slot: Slot
    seed: int | None = None
    name: str = ""
    fate: Fate = Fate.OPEN
    score: str = ""
    note: Message | None = None


class Reader:
    """Reads a bracket slot by slot."""

    def __init__(self, bracket: Bracket) -> None:
        self._bracket = bracket
        self._progress = bracket.progress()

    def match(self, key: MatchKey) -> tuple[BracketLine, ...]:
        """The two lines of a match."""
        stage, number = key
        slots = self._bracket.plan.stages[stage - 1].matches[number - 1].slots
        return tuple(self.entry(slot, self._bracket.results.get(key)) for slot in slots)

    def entry(self, slot: Slot, result: MatchResult | None = None) -> BracketLine:
        """The line of a slot, in a match with that result."""
        seed = self._progress.seed(slot)
        if seed is None:
            note = Message("knockout.best-left", {"place": slot.place}) if isinstance(slot, BestLeft) else None
            return BracketLine(slot, note=note)
        name = printable(self._bracket.names.get(seed, ""))
        if result is None:
            return BracketLine(slot, seed, name)
        if result.winner == seed:
            return BracketLine(slot, seed, name, Fate.WON, printable(result.score))
        return BracketLine(slot, seed, name, Fate.LOST)
