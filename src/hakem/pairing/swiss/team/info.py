"""Who the Swiss system of teams is."""

from __future__ import annotations

from hakem.pairing.api import PairingSystem
from hakem.pairing.info import BOARDS, PRIMARY, YES_OR_NO, Chosen, Option, SystemEdition, SystemInfo, TypeCode
from hakem.pairing.swiss.upfloating.info import FOLLOWING
from hakem.regulations import TEAM_SWISS_2024, TEAM_SWISS_2026, Edition

PREFERENCE = Option("preference", (("a", "a"), ("b", "b"), ("none", "none")))
"""The type of preferences for colours (1.7)."""

SECONDARY = Option("secondary", YES_OR_NO)
"""Whether the other score decides who goes first for the colours (4.2)."""


def _team_swiss(edition: Edition, chosen: Chosen) -> PairingSystem:
    from hakem.facts.contestants import TeamScore
    from hakem.pairing.swiss.team.editions import TEAM_RULES_2024, TEAM_RULES_2026, team_rules
    from hakem.pairing.swiss.team.system import TeamSwiss
    from hakem.pairing.swiss.upfloating.rules import Following
    from hakem.regulations import choose_rules
    from hakem.values import replace

    rules = choose_rules((TEAM_RULES_2024, TEAM_RULES_2026), edition.id, None)
    if FOLLOWING.name in chosen:
        rules = replace(rules, following=Following(FOLLOWING.of(chosen)))
    return TeamSwiss(
        team_rules(rules, PREFERENCE.of(chosen)),
        TeamScore(PRIMARY.of(chosen)),
        SECONDARY.of(chosen),
        BOARDS.of(chosen),
    )


def _codes() -> tuple[TypeCode, ...]:
    """``FIDE_TEAM`` alone is type A by match points; a code without a type is one without preferences."""
    codes = [TypeCode("FIDE_TEAM", of_teams=True)]
    for kind, preference in (("_TYPEA", "a"), ("_TYPEB", "b"), ("", "none")):
        for scores, primary, secondary in (
            ("_MP_GP", "match", "yes"),
            ("_GP_MP", "game", "yes"),
            ("_MP", "match", "no"),
            ("_GP", "game", "no"),
        ):
            options = ((PREFERENCE.name, preference), (PRIMARY.name, primary), (SECONDARY.name, secondary))
            codes.append(TypeCode(f"FIDE_TEAM{kind}{scores}", options=options, of_teams=True))
    return tuple(codes)


INFO = SystemInfo(
    "team-swiss",
    texts=(
        SystemEdition(TEAM_SWISS_2024, _team_swiss, (PREFERENCE, PRIMARY, SECONDARY, BOARDS)),
        SystemEdition(TEAM_SWISS_2026, _team_swiss, (PREFERENCE, PRIMARY, SECONDARY, FOLLOWING, BOARDS)),
    ),
    type_codes=_codes(),
    custom_code="CUSTOM_TEAM_SWISS",
    by_scores=True,
    of_teams=True,
    codes_by_options=True,
)
