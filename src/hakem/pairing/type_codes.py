"""The encoded tournament types of TRF26, and which system, edition and options they stand for."""

from __future__ import annotations

import re
from collections.abc import Iterable
from types import MappingProxyType

from hakem.pairing.info import Chosen, SystemInfo, TypeCode
from hakem.values import dataclass

_ACCELERATED = "_BAKU"
_GAMES_EACH = re.compile(r"(.+)_G([1-9][0-9]?)\Z")
_CYCLES = "cycles"
_CUSTOM_OF_TEAMS = "CUSTOM_TEAM_SWISS"
"""What a Swiss system of players is called where it pairs teams."""


@dataclass(frozen=True, slots=True)
class Choice:
    """What a code asks for. Without an edition the day of the event decides; options that it is silent on are usual."""

    system: str
    edition: str | None = None
    options: tuple[tuple[str, str], ...] = ()


def choice_named_by(code: str, systems: Iterable[SystemInfo]) -> Choice | None:
    """What the code means, or None for a code that names none of the systems."""
    plain = code.strip().upper().removesuffix(_ACCELERATED)
    several = _GAMES_EACH.match(plain)
    for info in systems:
        for known in info.type_codes:
            if plain == known.code:
                return Choice(info.name, known.edition, known.options)
            if several and known.games_each and several[1] == known.code:
                options = {_CYCLES: several[2], **dict(known.options)}
                return Choice(info.name, known.edition, tuple(options.items()))
    return None


def code_of(
    info: SystemInfo, edition: str, cycles: int = 1, of_teams: bool = False, chosen: Chosen = MappingProxyType({})
) -> str:
    """The code of a system, with its edition if a code has it, for an event of players or of teams.

    A code that leaves the edition open stands for the one in force when the
    event starts. A Swiss system without a code of its own is a custom one: then
    nobody takes the event for a Dutch one. Empty if there is no such code.
    """
    codes = [known for known in info.type_codes if known.of_teams == (of_teams or info.of_teams)]
    once = "1" if any(_CYCLES in dict(known.options) for known in codes) else str(cycles)
    fitting = [known for known in codes if dict(known.options).get(_CYCLES, once) == str(cycles)]
    if info.codes_by_options:
        usual = {option.name: option.shown[0] for option in info.texts[-1].options} | dict(chosen)
        fitting = [known for known in fitting if all(usual[name] == value for name, value in known.options)][-1:]
    exact = [known.code for known in fitting if known.edition == edition]
    open_to_all = [known.code for known in fitting if not known.edition]
    if exact or open_to_all:
        return exact[-1] if exact else open_to_all[0]
    custom = _CUSTOM_OF_TEAMS if of_teams and info.teams_too else info.custom_code
    return next((code for known in codes if (code := _with_games(known, cycles))), custom)


def _with_games(known: TypeCode, cycles: int) -> str:
    """The code with the number of games added, if it can have one."""
    code = f"{known.code}_G{cycles}"
    return code if known.games_each and _GAMES_EACH.match(code) else ""
