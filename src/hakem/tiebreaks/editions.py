"""The editions of the tie-breaks as values, and which of them an event is ranked by."""

from __future__ import annotations

from hakem.facts.matches import by_half_of_boards, by_more_game_points
from hakem.model import Mark, Tournament
from hakem.regulations import TIEBREAKS_2009, TIEBREAKS_2023, TIEBREAKS_2024, TIEBREAKS_2026, choose_rules
from hakem.tiebreaks.advice import C07_ADVICE, HANDBOOK_ADVICE
from hakem.tiebreaks.ledger import is_game, is_game_or_forfeit_won, is_paired
from hakem.tiebreaks.rules import (
    CutArticles,
    Sight,
    TieBreakRules,
    as_it_is,
    at_most_350_away,
    every_sight,
    won_by_playing,
    worth_a_win,
)
from hakem.tiebreaks.unplayed import (
    every_unplayed_round_drawn,
    last_requested_byes_drawn,
    own_score,
    own_score_capped,
    virtual_opponent,
)
from hakem.values import replace

DUTCH_RULES_2009 = TieBreakRules(
    edition=TIEBREAKS_2009,
    adjusted=every_unplayed_round_drawn,
    own_unplayed=virtual_opponent,
    voluntary_first=False,
    round_robin_games=None,
    wins=won_by_playing,
    average_digits=1,
    rounded_averages=False,
    limited=at_most_350_away,
    match_mark=by_half_of_boards,
    round_robin_bye=Mark.WIN,
    adjusting="Ayarlanmış Puan",
    cuts=CutArticles(low="Medyan Alttan", high="Medyan", early="Eksiltilmiş Kademeli", voluntary="Medyan Alttan"),
    unrated=None,
    black_in_round_robin=False,
    partial_encounter=False,
    average_encounter=False,
    advice=HANDBOOK_ADVICE,
    handbook_presets=True,
)

C07_2023 = TieBreakRules(
    edition=TIEBREAKS_2023,
    adjusted=last_requested_byes_drawn,
    own_unplayed=own_score,
    voluntary_first=True,
    round_robin_games=every_sight(is_paired),
    wins=worth_a_win,
    average_digits=0,
    rounded_averages=True,
    limited=as_it_is,
    match_mark=by_more_game_points,
    round_robin_bye=Mark.DRAW,
    adjusting="16.3",
    cuts=CutArticles(low="14.1", high="14", early="14.1", voluntary="16.5"),
    unrated="10",
    black_in_round_robin=True,
    partial_encounter=True,
    average_encounter=True,
    advice=C07_ADVICE,
    handbook_presets=False,
)

C07_2024 = replace(C07_2023, edition=TIEBREAKS_2024)

C07_2026 = replace(
    C07_2024,
    edition=TIEBREAKS_2026,
    own_unplayed=own_score_capped,
    round_robin_games={Sight.RESULTS: is_paired, Sight.OWN: is_game_or_forfeit_won, Sight.RATINGS: is_game},
)

TIEBREAK_RULES = (DUTCH_RULES_2009, C07_2023, C07_2024, C07_2026)
"""Oldest first."""


def rules_for(t: Tournament, wanted: str | None = None) -> TieBreakRules:
    """The edition that is asked for, else that of the rules of the event, else the one of the day it began."""
    return choose_rules(TIEBREAK_RULES, wanted or t.rules.tie_break_edition or None, t.event.start)
