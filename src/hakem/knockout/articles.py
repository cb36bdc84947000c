"""Which article of the handbook a play-off follows."""

from __future__ import annotations

from hakem.regulations import KNOCKOUT_2009, Article

ELEVEN_AND_MORE = 11

_BY_PLAYERS = {
    2: KNOCKOUT_2009.art("C.1"),
    3: KNOCKOUT_2009.art("C.2"),
    4: KNOCKOUT_2009.art("C.3"),
    5: KNOCKOUT_2009.art("C.4"),
    6: KNOCKOUT_2009.art("C.5"),
    7: KNOCKOUT_2009.art("C.6"),
    8: KNOCKOUT_2009.art("C.7"),
    9: KNOCKOUT_2009.art("C.8"),
    10: KNOCKOUT_2009.art("C.9"),
    ELEVEN_AND_MORE: KNOCKOUT_2009.art("C.10"),
}


def article(players: int) -> Article:
    """The article about a play-off of so many players, at least two."""
    return _BY_PLAYERS[min(players, ELEVEN_AND_MORE)]
