"""By which rules an event is held, and by which of them each round was paired.

The rules are part of the event, so that whoever opens its file need not know
them: which pairing system in which edition and with which options, by which
tie-breaks in which edition places are decided, in which alphabet names stand.
Here they are names. What a name means is known where the thing itself is made
(``pairing``, ``tiebreaks``, ``names``), and an unknown one is refused there.
"""

from __future__ import annotations

from hakem.values import dataclass

SCORE_CODES = frozenset({"PTS", "MPTS", "GPTS"})
"""By these a list of tie-breaks names the score that makes the standings: points, match points, game points."""


@dataclass(frozen=True, slots=True)
class EventRules:
    """The rules of an event; what is left empty is decided by its type code, its date or the usual way.

    ``system``, ``edition`` and ``options`` (name and value) are those of the
    pairing. ``tie_breaks`` is the one list of the event, in order; it may begin
    with the score. A report has two records for it: a list that begins with the
    score is record 212, another one record 202. ``collation`` names the alphabet
    in which equal players are ordered.
    """

    system: str = ""
    edition: str = ""
    options: tuple[tuple[str, str], ...] = ()
    tie_breaks: tuple[str, ...] = ()
    tie_break_edition: str = ""
    collation: str = ""

    @property
    def begins_with_score(self) -> bool:
        """Whether the list of tie-breaks names the score first."""
        return bool(self.tie_breaks) and self.tie_breaks[0].upper() in SCORE_CODES


NO_RULES = EventRules()


@dataclass(frozen=True, slots=True)
class PairedBy:
    """Who made a round: a system in an edition, in this version of the program, or somebody by hand.

    ``by_hand`` says that the arbiter changed the round or made it; ``reason``
    why. Then system and edition are those beside whose round it was made.
    """

    system: str = ""
    edition: str = ""
    version: str = ""
    by_hand: bool = False
    reason: str = ""
