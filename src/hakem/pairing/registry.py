"""Pairing systems by name. Each of them says in a module ``info`` who it is; here they stand in order."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib import import_module
from types import MappingProxyType

from hakem.errors import RequestError, UnknownName
from hakem.facts.event_kind import said_of_teams
from hakem.i18n import Message
from hakem.model import Tournament
from hakem.pairing.api import PairingSystem
from hakem.pairing.info import BOARDS, CONTESTANTS, PRIMARY, Chosen, Option, SystemEdition, SystemInfo
from hakem.pairing.type_codes import Choice, choice_named_by, code_of
from hakem.regulations import Edition, choose

_HOMES = {
    "dutch": ("hakem.pairing.swiss.dutch.info", "INFO"),
    "lim": ("hakem.pairing.swiss.lim.info", "INFO"),
    "dubov": ("hakem.pairing.swiss.dubov.info", "INFO"),
    "burstein": ("hakem.pairing.swiss.burstein.info", "INFO"),
    "double-swiss": ("hakem.pairing.swiss.double.info", "INFO"),
    "team-swiss": ("hakem.pairing.swiss.team.info", "INFO"),
    "berger": ("hakem.pairing.tables.info", "BERGER"),
    "scheveningen": ("hakem.pairing.tables.info", "SCHEVENINGEN"),
    "skalitzka": ("hakem.pairing.tables.info", "SKALITZKA"),
    "knockout": ("hakem.pairing.knockout.info", "INFO"),
}
"""Where each system says who it is; that is loaded when somebody asks."""

_ALSO_CALLED = {"berger": ("round robin", "roundrobin"), "knockout": ("knock out",)}
"""What people write for a system in the free text beside the type code, besides its name."""

NO_OPTIONS: Chosen = MappingProxyType({})


def systems() -> tuple[SystemInfo, ...]:
    """Every system there is, in the order of the documentation."""
    return tuple(map(system_info, _HOMES))


def system_info(name: str) -> SystemInfo:
    """Who the system of that name is; an error names the ones there are."""
    if name not in _HOMES:
        raise UnknownName("system", name, tuple(_HOMES))
    module, value = _HOMES[name]
    info: SystemInfo = getattr(import_module(module), value)
    return info


def system_named_by(code: str) -> Choice | None:
    """What a type code means, or None for a code that names no system here.

    >>> system_named_by("BERGER_ROUNDROBIN_G4").options
    (('cycles', '4'), ('reverse-last-two', 'no'))
    """
    return choice_named_by(code, map(system_info, _HOMES)) if code else None


def system_described_by(kind: str) -> str | None:
    """The name of the system that the free text about the kind of an event speaks of, if it speaks of one.

    >>> system_described_by("Individual: Round-Robin"), system_described_by("Individual: Swiss-System")
    ('berger', None)
    """
    text = " ".join(re.split(r"[^a-z]+", kind.lower()))
    return next((name for name in _HOMES if any(word in text for word in (name, *_ALSO_CALLED.get(name, ())))), None)


def type_code_for(
    system: str, edition: str, cycles: int = 1, of_teams: bool = False, options: Chosen = MappingProxyType({})
) -> str:
    """The type code of a system; a Swiss system that no code means is a custom one, a table without a code has none.

    >>> type_code_for("berger", "2009", 3), type_code_for("dutch", "2017"), type_code_for("dutch", "2009")
    ('BERGER_ROUNDROBIN_G3', 'FIDE_DUTCH_2017', 'FIDE_DUTCH')
    >>> type_code_for("lim", "2026"), type_code_for("berger", "2026", of_teams=True)
    ('CUSTOM_SWISS', 'FIDE_TEAM_ROUNDROBIN')
    >>> type_code_for("team-swiss", "2026", options={"preference": "b", "primary": "game"})
    'FIDE_TEAM_TYPEB_GP_MP'
    """
    return code_of(system_info(system), edition, cycles, of_teams, options)


def options_of(system: PairingSystem) -> tuple[Option[object], ...]:
    """The options that the rules of this edition know."""
    info = system_info(system.name)
    return info.options(info.text(system.edition))


def _editions(info: SystemInfo) -> tuple[Edition, ...]:
    return tuple(text.edition for text in info.texts)


def system_for(
    name: str, edition_id: str | None, t: Tournament, options: Mapping[str, str] = NO_OPTIONS
) -> PairingSystem:
    """The system of that name for this event.

    The edition is the one asked for, else the one the event's type code names,
    else the one in force when the event starts. Options of the code, such as a
    double cycle, apply if the code is about this system. ``options`` are what the
    rules leave to the event, by the names that the system gives them.
    """
    info = system_info(name)
    named = system_named_by(t.event.type_code)
    choice = named if named is not None and named.system == name else Choice(name)
    text = info.text(choose(_editions(info), edition_id or choice.edition, t.event.start))
    _require_known(options, info, text)
    chosen = {**dict(choice.options), **options}
    system = text.make(text.edition, chosen)
    if info.teams_too and _meet_as_teams(t, chosen):
        return _of_teams(system, chosen)
    return system if info.as_played is None else info.as_played(system, t)


def _meet_as_teams(t: Tournament, chosen: Chosen) -> bool:
    """Whether teams are to be paired: as was chosen, else as the event says of itself."""
    stated = CONTESTANTS.of(chosen)
    return bool(t.teams and said_of_teams(t)) if stated is None else stated


def _of_teams(system: PairingSystem, chosen: Chosen) -> PairingSystem:
    from hakem.facts.contestants import TeamScore
    from hakem.pairing.of_teams import TeamsAsPlayers

    return TeamsAsPlayers(system, TeamScore(PRIMARY.of(chosen)), BOARDS.of(chosen))


def _require_known(options: Chosen, info: SystemInfo, text: SystemEdition) -> None:
    """Every option is one of this edition; an error names the ones there are."""
    known = tuple(option.name for option in info.options(text))
    for name in options:
        if not known:
            data = {"name": name, "system": info.name, "edition": text.edition.id}
            raise RequestError(Message("pairing.no-options", data))
        if name not in known:
            raise UnknownName("option", name, known)
