"""Where rules are written and when they hold. Code cites articles through these values."""

from typing import TYPE_CHECKING

from hakem.lazy import lazily

if TYPE_CHECKING:
    from hakem.i18n import Article
    from hakem.regulations.acceleration import BAKU_2016, BAKU_2026
    from hakem.regulations.burstein import BURSTEIN_2009, BURSTEIN_2026
    from hakem.regulations.calendar import EDITIONS
    from hakem.regulations.double_swiss import DOUBLE_SWISS_2026
    from hakem.regulations.dubov import DUBOV_2009, DUBOV_2026
    from hakem.regulations.dutch import DUTCH_2009, DUTCH_2017, DUTCH_2026
    from hakem.regulations.edition import Edition, any_in_force, choose, choose_rules
    from hakem.regulations.initial_order import INITIAL_ORDER_2009, INITIAL_ORDER_2026
    from hakem.regulations.knockout import KNOCKOUT_2009
    from hakem.regulations.lim import LIM_2009, LIM_2026
    from hakem.regulations.planning import PLANNING_2009
    from hakem.regulations.ratings import RATINGS_2024, RATINGS_2025, RATINGS_RAPID_BLITZ_2024
    from hakem.regulations.round_robin import ROUND_ROBIN_2009, ROUND_ROBIN_2026
    from hakem.regulations.team_swiss import TEAM_SWISS_2024, TEAM_SWISS_2026
    from hakem.regulations.team_tables import SCHEVENINGEN_2009, SKALITZKA_2009
    from hakem.regulations.tiebreaks import TIEBREAKS_2009, TIEBREAKS_2023, TIEBREAKS_2024, TIEBREAKS_2026
else:
    __getattr__, __dir__ = lazily(
        __name__,
        {
            "hakem.i18n": "Article",
            "hakem.regulations.acceleration": "BAKU_2016 BAKU_2026",
            "hakem.regulations.burstein": "BURSTEIN_2009 BURSTEIN_2026",
            "hakem.regulations.calendar": "EDITIONS",
            "hakem.regulations.double_swiss": "DOUBLE_SWISS_2026",
            "hakem.regulations.dubov": "DUBOV_2009 DUBOV_2026",
            "hakem.regulations.dutch": "DUTCH_2009 DUTCH_2017 DUTCH_2026",
            "hakem.regulations.edition": "Edition any_in_force choose choose_rules",
            "hakem.regulations.initial_order": "INITIAL_ORDER_2009 INITIAL_ORDER_2026",
            "hakem.regulations.knockout": "KNOCKOUT_2009",
            "hakem.regulations.lim": "LIM_2009 LIM_2026",
            "hakem.regulations.planning": "PLANNING_2009",
            "hakem.regulations.ratings": "RATINGS_2024 RATINGS_2025 RATINGS_RAPID_BLITZ_2024",
            "hakem.regulations.round_robin": "ROUND_ROBIN_2009 ROUND_ROBIN_2026",
            "hakem.regulations.team_swiss": "TEAM_SWISS_2024 TEAM_SWISS_2026",
            "hakem.regulations.team_tables": "SCHEVENINGEN_2009 SKALITZKA_2009",
            "hakem.regulations.tiebreaks": "TIEBREAKS_2009 TIEBREAKS_2023 TIEBREAKS_2024 TIEBREAKS_2026",
        },
    )

__all__ = [
    "BAKU_2016",
    "BAKU_2026",
    "BURSTEIN_2009",
    "BURSTEIN_2026",
    "DOUBLE_SWISS_2026",
    "DUBOV_2009",
    "DUBOV_2026",
    "DUTCH_2009",
    "DUTCH_2017",
    "DUTCH_2026",
    "EDITIONS",
    "INITIAL_ORDER_2009",
    "INITIAL_ORDER_2026",
    "KNOCKOUT_2009",
    "LIM_2009",
    "LIM_2026",
    "PLANNING_2009",
    "RATINGS_2024",
    "RATINGS_2025",
    "RATINGS_RAPID_BLITZ_2024",
    "ROUND_ROBIN_2009",
    "ROUND_ROBIN_2026",
    "SCHEVENINGEN_2009",
    "SKALITZKA_2009",
    "TEAM_SWISS_2024",
    "TEAM_SWISS_2026",
    "TIEBREAKS_2009",
    "TIEBREAKS_2023",
    "TIEBREAKS_2024",
    "TIEBREAKS_2026",
    "Article",
    "Edition",
    "any_in_force",
    "choose",
    "choose_rules",
]
