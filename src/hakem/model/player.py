"""Players and teams: who takes part."""

from __future__ import annotations

import enum

from hakem.model.ids import FIRST_ROUND, PlayerId, RoundNo, TeamId
from hakem.model.points import Points
from hakem.values import dataclass


class Title(enum.Enum):
    """FIDE titles over the board, in the order in which they break ties of rating."""

    GM = "GM"
    IM = "IM"
    WGM = "WGM"
    FM = "FM"
    WIM = "WIM"
    CM = "CM"
    WFM = "WFM"
    WCM = "WCM"


TITLES_OF_WOMEN = frozenset({Title.WGM, Title.WIM, Title.WFM, Title.WCM})


class Sex(enum.Enum):
    """As the tournament files write it."""

    MAN = "m"
    WOMAN = "w"


@dataclass(frozen=True, slots=True)
class Birth:
    """A date of birth of which often only the year is known."""

    year: int
    month: int | None = None
    day: int | None = None


@dataclass(frozen=True, slots=True)
class Player:
    """One participant.

    ``id`` never changes; ``number`` is the pairing number (TPN), which may
    change while late entries arrive. ``national_id`` is the membership number
    in the federation that gave the national rating, never a citizen's identity
    number; ``national_federation`` says which one, if it is not the player's own.
    ``joined`` is the first round the player is there for, ``withdrawn_after``
    the last one (0: gone before the first round).
    """

    id: PlayerId
    number: int
    name: str
    rating: int | None = None
    national_rating: int | None = None
    title: Title | None = None
    sex: Sex | None = None
    birth: Birth | None = None
    federation: str | None = None
    club: str | None = None
    fide_id: int | None = None
    national_id: str | None = None
    national_federation: str | None = None
    joined: RoundNo = FIRST_ROUND
    withdrawn_after: RoundNo | None = None

    @property
    def known_sex(self) -> Sex | None:
        """As it was entered; a title that only women have is evidence where nothing was."""
        return Sex.WOMAN if self.sex is None and self.title in TITLES_OF_WOMEN else self.sex

    def takes_part_in(self, round_no: int) -> bool:
        """Whether the player has entered and not withdrawn at that round."""
        return self.joined <= round_no and (self.withdrawn_after is None or round_no <= self.withdrawn_after)


@dataclass(frozen=True, slots=True)
class Team:
    """Players who score together; ``members`` stand in board order. ``captain`` and ``coach`` are names of people."""

    id: TeamId
    name: str
    members: tuple[PlayerId, ...]
    nickname: str | None = None
    strength: Points | None = None
    captain: str | None = None
    coach: str | None = None
    federation: str | None = None
    club: str | None = None
