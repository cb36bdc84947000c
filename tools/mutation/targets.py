"""What is mutated, and which tests have to notice it: whoever moves a module or a test corrects its line here.

Of the tests of a target those run that reach the mutated function: first those
that have noticed most, then the quickest; all of them together take some seconds.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from pathlib import Path

EXPLAINED = Path(__file__).with_name("explained.toml")


@dataclass(frozen=True)
class Target:
    """Modules of one story, by their names below ``hakem``, and files or folders of tests below ``tests``."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


def explanations() -> dict[tuple[str, str], str]:
    """The reasons by module and name of the mutant."""
    listed = tomllib.loads(EXPLAINED.read_text(encoding="utf-8"))["explained"]
    return {(f"hakem.{entry['module']}", entry["mutant"]): entry["reason"] for entry in listed}


TARGETS = (
    Target(
        "floats",
        ("facts.floats", "facts.bye_bars"),
        ("unit/facts/test_floats.py", "unit/facts/test_bye_bars.py"),
    ),
    Target(
        "colours",
        ("facts.colours", "facts.initial_colour"),
        ("unit/facts/test_colours.py", "unit/facts/test_initial_colour.py"),
    ),
    Target("acceleration", ("facts.acceleration",), ("unit/facts/test_acceleration.py",)),
    Target("opposition", ("facts.opposition",), ("unit/facts/test_opposition.py",)),
    Target(
        "tie-breaks",
        (
            "tiebreaks.opponents_results",
            "tiebreaks.own_results",
            "tiebreaks.ratings",
            "tiebreaks.direct",
            "tiebreaks.cutting",
            "tiebreaks.unplayed",
        ),
        (
            "rules/test_tiebreaks_c07.py",
            "rules/test_tiebreaks_2009.py",
            "rules/test_tiebreaks_published.py",
            "rules/test_tiebreaks_exercises.py",
            "unit/tiebreaks/test_terms.py",
            "unit/tiebreaks/test_direct.py",
            "unit/tiebreaks/test_standings.py",
            "unit/tiebreaks/test_definitions.py",
            "unit/reports/test_working.py",
            "differential/test_tiebreaks_judge.py",
        ),
    ),
    Target(
        "tie-breaks-of-teams",
        ("tiebreaks.teams", "tiebreaks.boards"),
        (
            "rules/test_tiebreaks_teams.py",
            "rules/test_tiebreaks_2009.py",
            "unit/tiebreaks/test_definitions.py",
            "differential/test_team_tiebreaks_judge.py",
        ),
    ),
    Target(
        "completion",
        ("pairing.swiss.completion", "pairing.swiss.bye"),
        (
            "unit/pairing/swiss/test_completion.py",
            "unit/pairing/swiss/test_bye.py",
            "rules/test_dutch_2017.py",
            "rules/test_dutch_2026.py",
            "rules/test_dubov_2026.py",
            "rules/test_lim_2009.py",
            "differential/test_dense_events.py",
        ),
    ),
    Target(
        "colours-of-boards",
        ("pairing.swiss.colours", "pairing.swiss.fewest_clashes"),
        (
            "unit/pairing/swiss/test_colours.py",
            "unit/pairing/swiss/test_fewest_clashes.py",
            "rules/test_dutch_2017.py",
            "rules/test_dutch_2026.py",
            "rules/test_burstein_2009.py",
            "rules/test_lim_2009.py",
            "differential/test_dense_events.py",
        ),
    ),
    Target(
        "criteria",
        (
            "pairing.swiss.brackets.criteria",
            "pairing.swiss.brackets.rules",
            "pairing.swiss.dutch.edition_2017",
            "pairing.swiss.dutch.edition_2026",
        ),
        (
            "unit/pairing/swiss/brackets/test_criteria.py",
            "unit/pairing/swiss/brackets/test_rules.py",
            "unit/pairing/swiss/dutch",
            "rules/test_dutch_2017.py",
            "rules/test_dutch_2026.py",
            "differential/test_dutch_recorded.py",
            "differential/test_dense_events.py",
        ),
    ),
    Target(
        "brackets",
        (
            "pairing.swiss.brackets.bounds",
            "pairing.swiss.brackets.bracket",
            "pairing.swiss.brackets.candidates",
            "pairing.swiss.brackets.exact",
            "pairing.swiss.brackets.outlook",
            "pairing.swiss.brackets.search",
            "pairing.swiss.brackets.whole_round",
        ),
        (
            "unit/pairing/swiss/brackets",
            "rules/test_dutch_2017.py",
            "rules/test_dutch_2026.py",
            "differential/test_dutch_recorded.py",
            "differential/test_dutch_two_ways.py",
            "differential/test_dense_events.py",
            "differential/test_invented_editions.py",
        ),
    ),
    Target(
        "lim",
        (
            "pairing.swiss.lim.exchanges",
            "pairing.swiss.lim.floaters",
            "pairing.swiss.lim.round",
            "pairing.swiss.lim.round_facts",
            "pairing.swiss.lim.rules",
        ),
        (
            "rules/test_lim_2009.py",
            "rules/test_lim_2026.py",
            "rules/test_lim_example.py",
            "unit/pairing/swiss/lim",
            "differential/test_lim_judge.py",
            "differential/test_dense_events.py",
            "unit/desk/test_announced.py",
        ),
    ),
    Target(
        "dubov",
        (
            "pairing.swiss.dubov.crossing",
            "pairing.swiss.dubov.edition_2009",
            "pairing.swiss.dubov.edition_2026",
            "pairing.swiss.dubov.floaters_2009",
            "pairing.swiss.dubov.lists",
            "pairing.swiss.dubov.own_list_2009",
            "pairing.swiss.dubov.players",
            "pairing.swiss.dubov.raised_2009",
            "pairing.swiss.dubov.upfloaters_2026",
        ),
        (
            "rules/test_dubov_2009.py",
            "rules/test_dubov_2009_example.py",
            "rules/test_dubov_2026.py",
            "unit/pairing/swiss/dubov",
            "differential/test_dubov_judge.py",
            "differential/test_dense_events.py",
            "unit/desk/test_announced.py",
        ),
    ),
    Target(
        "burstein",
        (
            "pairing.swiss.burstein.editions",
            "pairing.swiss.burstein.groups_2009",
            "pairing.swiss.burstein.rank_order",
            "pairing.swiss.burstein.ranks_and_bye",
            "pairing.swiss.burstein.rules",
        ),
        (
            "rules/test_burstein_2009.py",
            "rules/test_burstein_2026.py",
            "rules/test_burstein_orders.py",
            "unit/pairing/swiss/burstein",
            "differential/test_burstein_recorded.py",
            "differential/test_burstein_judge.py",
            "differential/test_dense_events.py",
            "differential/test_burstein_two_ways.py",
            "unit/desk/test_announced.py",
        ),
    ),
    Target(
        "dutch-2009",
        (
            "pairing.swiss.dutch_2009.colours",
            "pairing.swiss.dutch_2009.going_back",
            "pairing.swiss.dutch_2009.in_turn",
            "pairing.swiss.dutch_2009.matching",
            "pairing.swiss.dutch_2009.order",
            "pairing.swiss.dutch_2009.relations",
            "pairing.swiss.dutch_2009.remainder",
            "pairing.swiss.dutch_2009.search",
            "pairing.swiss.dutch_2009.state",
            "pairing.swiss.dutch_2009.steps",
        ),
        (
            "rules/test_dutch_2009.py",
            "rules/test_dutch_2009_example.py",
            "rules/test_dutch_2009_judgement.py",
            "unit/pairing/swiss/dutch_2009",
            "differential/test_dutch_2009_fields.py",
            "differential/test_dutch_2009_judge.py",
        ),
    ),
)
