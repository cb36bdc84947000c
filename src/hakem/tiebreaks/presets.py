"""Lists of tie-breaks for kinds of events: the handbook's proposals, and short ones for today."""

from __future__ import annotations

from hakem.errors import UnknownName
from hakem.i18n import Message
from hakem.tiebreaks.ledger import Score
from hakem.values import dataclass


@dataclass(frozen=True, slots=True)
class Preset:
    """A list under a name: for which events it is, and by which score teams are ranked first.

    The first of its kind that is ``usual`` is taken where nobody has chosen.
    """

    name: str
    codes: tuple[str, ...]
    round_robin: bool = False
    primary: Score = Score.POINTS
    handbook: bool = True
    usual: bool = True

    @property
    def title(self) -> Message:
        """For which events, in words."""
        return Message(f"tiebreak.preset.{self.name}")

    @property
    def of_teams(self) -> bool:
        """Whether it is for teams."""
        return self.primary.of_teams


BOARDS_ALONE = Preset("team-boards", ("DE",), round_robin=True, primary=Score.GAME, handbook=False, usual=False)
"""For a Skalitzka or a Scheveningen: the sum of the boards decides, and nobody has a match in a round."""

PRESETS = (
    Preset("individual-round-robin", ("DE", "SB", "WIN", "KS"), round_robin=True),
    Preset("team-round-robin", ("MP", "DE", "TSBG", "TSB", "DTB"), round_robin=True, primary=Score.GAME),
    Preset("swiss-ratings-close", ("ARO", "ARO/C1"), usual=False),
    Preset("swiss-ratings-apart", ("BH", "SB", "PS", "WIN", "DE")),
    Preset("swiss-unrated", ("BH", "SB")),
    Preset("team-swiss", ("MP", "DE", "BH", "OKM", "DTB", "FFW"), primary=Score.GAME),
    BOARDS_ALONE,
    Preset("olympiad", ("MP", "DE"), primary=Score.GAME),
    Preset("swiss", ("BH/C1", "BH", "SB"), handbook=False),
    Preset("turkey", ("BH/C1", "SB", "BB"), handbook=False, usual=False),
    Preset("round-robin", ("DE", "WON", "SB", "KS"), round_robin=True, handbook=False),
    Preset("teams", ("MPVGP", "EDE", "BH:MP", "EMGSB"), primary=Score.MATCH, handbook=False),
    Preset("teams-round-robin", ("MPVGP", "EDE", "EMGSB"), round_robin=True, primary=Score.MATCH, handbook=False),
)


def preset(name: str) -> Preset:
    """The list of that name."""
    for known in PRESETS:
        if known.name == name.lower():
            return known
    raise UnknownName("preset", name, tuple(known.name for known in PRESETS))


def usual(of_teams: bool, round_robin: bool, handbook: bool) -> Preset:
    """What is taken when nobody has said anything, by the kind of event; the handbook's for an event of its time."""
    wanted = (of_teams, round_robin, handbook)
    return next(p for p in PRESETS if p.usual and (p.of_teams, p.round_robin, p.handbook) == wanted)
