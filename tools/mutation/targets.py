"""What is mutated, and which tests have to notice it: whoever moves a module or a test corrects its line here.

Of the tests of a target those run that reach the mutated function, the quickest
first; all of them together take some seconds.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """Modules of one story, by their names below ``hakem``, and files or folders of tests below ``tests``."""

    name: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


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
)
