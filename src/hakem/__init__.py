"""Hakem: a library and command line for chess arbiters.

An event is one value, a :class:`Tournament`. Read one with :func:`parse_bytes` or
make it from players, pair its next round with :func:`pair_next`, enter results
with :func:`with_result`, rank it with :func:`standings`, write it with
:func:`dump_trf`::

    t = hakem.parse_bytes(data).require()
    t = hakem.pair_next(t).tournament
    t = hakem.with_result(t, 1, 1, "1-0")

Here is the model and what is done with it most. The rest is in ``hakem.model``
and ``hakem.model.changes``, ``hakem.pairing``, ``hakem.tiebreaks``,
``hakem.knockout``, ``hakem.ratings``, ``hakem.formats`` and ``hakem.formats.native``,
``hakem.desk``, ``hakem.facts``, ``hakem.regulations``, ``hakem.explain``,
``hakem.i18n``, ``hakem.errors`` and ``hakem.simulation``. What they name in
``__all__``, and the functions of ``hakem.model.changes``, is what other programs
may rely on; everything else may change.
"""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.desk import (
        CheckRequest,
        EventCheck,
        NextRound,
        RoundWish,
        SystemWish,
        check_event,
        choose_system,
        pair_next,
    )
    from hakem.errors import HakemError, InputError, PairingError, RequestError, TooLarge, UnknownName
    from hakem.explain import Step
    from hakem.formats import TRF06, TRF16, TRF26, Parsed, Written, dump_native, dump_trf, parse, parse_bytes
    from hakem.i18n import Message, say
    from hakem.model import (
        Bye,
        ByeKind,
        Colour,
        Event,
        EventRules,
        Game,
        Mark,
        Player,
        PlayerId,
        Points,
        PointSystem,
        Problem,
        Round,
        Team,
        TeamId,
        Tournament,
        problems,
    )
    from hakem.model.changes import with_bye, with_player, with_players, with_result, withdrawn
    from hakem.pairing import Board, PairingSystem, RoundPairing, system_for, systems
    from hakem.tiebreaks import Standing, Standings, StandingsRequest, standings
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.desk": "CheckRequest EventCheck NextRound RoundWish SystemWish check_event choose_system pair_next",
            "hakem.errors": "HakemError InputError PairingError RequestError TooLarge UnknownName",
            "hakem.explain": "Step",
            "hakem.formats": "TRF06 TRF16 TRF26 Parsed Written dump_native dump_trf parse parse_bytes",
            "hakem.i18n": "Message say",
            "hakem.model": (
                "Bye ByeKind Colour Event EventRules Game Mark Player PlayerId Points PointSystem Problem Round Team "
                "TeamId Tournament problems"
            ),
            "hakem.model.changes": "with_bye with_player with_players with_result withdrawn",
            "hakem.pairing": "Board PairingSystem RoundPairing system_for systems",
            "hakem.tiebreaks": "Standing Standings StandingsRequest standings",
        },
    )

__version__ = "0.1.0"

__all__ = [
    "TRF06",
    "TRF16",
    "TRF26",
    "Board",
    "Bye",
    "ByeKind",
    "CheckRequest",
    "Colour",
    "Event",
    "EventCheck",
    "EventRules",
    "Game",
    "HakemError",
    "InputError",
    "Mark",
    "Message",
    "NextRound",
    "PairingError",
    "PairingSystem",
    "Parsed",
    "Player",
    "PlayerId",
    "PointSystem",
    "Points",
    "Problem",
    "RequestError",
    "Round",
    "RoundPairing",
    "RoundWish",
    "Standing",
    "Standings",
    "StandingsRequest",
    "Step",
    "SystemWish",
    "Team",
    "TeamId",
    "TooLarge",
    "Tournament",
    "UnknownName",
    "Written",
    "check_event",
    "choose_system",
    "dump_native",
    "dump_trf",
    "pair_next",
    "parse",
    "parse_bytes",
    "problems",
    "say",
    "standings",
    "system_for",
    "systems",
    "with_bye",
    "with_player",
    "with_players",
    "with_result",
    "withdrawn",
]
