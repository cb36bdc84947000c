"""Hakem: a library and command line for chess arbiters.

Read a tournament with :func:`parse_bytes`, look at ``problems``, take a pairing
system with :func:`system_for` and ask it for the next round::

    t = hakem.parse_bytes(data).require()
    pairing, steps = hakem.pair_explained(hakem.system_for("berger", None, t), t)

The names below are what other programs may rely on; everything else may change.
"""

from hakem.errors import HakemError, InputError, PairingError, RequestError, TooLarge, UnknownName
from hakem.facts import cards, round_robin_scores, team_cards, team_scores
from hakem.formats import (
    TRF06,
    TRF16,
    TRF26,
    Parsed,
    WriteOptions,
    Written,
    dump_native,
    dump_trf,
    parse,
    parse_bytes,
)
from hakem.i18n import Message, say
from hakem.knockout import (
    Decided,
    GameOutcome,
    GameResult,
    Pending,
    Plan,
    PlayoffOptions,
    PlayoffRecord,
    describe,
    plan,
    play,
    playoff,
    playoff_values,
    record_to_data,
    share_places,
    take_back,
)
from hakem.model import Event, Game, Player, PlayerId, PointSystem, Round, Team, Tournament, problems
from hakem.pairing import (
    RoundPairing,
    berger_table,
    pair_explained,
    scheveningen_table,
    skalitzka_table,
    system_for,
    systems,
)
from hakem.ratings import RatingList, rating_changes, rating_rules
from hakem.tiebreaks import Standings, StandingsRequest, standings

__version__ = "0.1.0"

__all__ = [
    "TRF06",
    "TRF16",
    "TRF26",
    "Decided",
    "Event",
    "Game",
    "GameOutcome",
    "GameResult",
    "HakemError",
    "InputError",
    "Message",
    "PairingError",
    "Parsed",
    "Pending",
    "Plan",
    "Player",
    "PlayerId",
    "PlayoffOptions",
    "PlayoffRecord",
    "PointSystem",
    "RatingList",
    "RequestError",
    "Round",
    "RoundPairing",
    "Standings",
    "StandingsRequest",
    "Team",
    "TooLarge",
    "Tournament",
    "UnknownName",
    "WriteOptions",
    "Written",
    "berger_table",
    "cards",
    "describe",
    "dump_native",
    "dump_trf",
    "pair_explained",
    "parse",
    "parse_bytes",
    "plan",
    "play",
    "playoff",
    "playoff_values",
    "problems",
    "rating_changes",
    "rating_rules",
    "record_to_data",
    "round_robin_scores",
    "say",
    "scheveningen_table",
    "share_places",
    "skalitzka_table",
    "standings",
    "system_for",
    "systems",
    "take_back",
    "team_cards",
    "team_scores",
]
