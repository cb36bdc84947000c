"""Knockouts and play-offs: plans and seeds, and play as pure functions of lots and of the results so far."""

from hakem.knockout.as_tournament import CUSTOM_KNOCKOUT, KNOCKOUT_LOTS, as_reported, as_tournament, named
from hakem.knockout.contest import (
    Contest,
    Decided,
    Finish,
    GameDue,
    GameId,
    GameKind,
    GameResult,
    Log,
    Outcome,
    Pending,
    Stage,
    State,
)
from hakem.knockout.event import Course, KnockoutEvent, MatchScore, PlanStage
from hakem.knockout.from_tournament import event_in, log_of
from hakem.knockout.golden import GoldenPoint
from hakem.knockout.line_up import LineUp, line_up
from hakem.knockout.lots import Lots
from hakem.knockout.match import Controls, Match, MatchRules
from hakem.knockout.options import PLAYOFF_CONTROLS, PlayoffOptions
from hakem.knockout.outcome import playoff_values, values_of_order
from hakem.knockout.outline import Outline, describe
from hakem.knockout.plain import (
    PlayoffRecord,
    log_from_plain,
    log_to_plain,
    outline_to_plain,
    record_from_plain,
    record_to_plain,
    state_to_plain,
)
from hakem.knockout.plan import (
    PRELIMINARY,
    BestLeft,
    Plan,
    PlannedMatch,
    PlannedStage,
    Seed,
    Slot,
    WinnerOf,
    plan,
    size_after_preliminary,
    stage_title,
)
from hakem.knockout.plan_account import plan_steps
from hakem.knockout.plan_data import plan_as_data
from hakem.knockout.playoff import playoff
from hakem.knockout.prizes import share_by_stage, share_places
from hakem.knockout.progress import MatchKey, Progress
from hakem.knockout.record import EMPTY_LOG, correct, history, play, require_sound, take_back
from hakem.knockout.round_robin_playoff import RoundRobin
from hakem.knockout.rounds import EventRound, PlacedGame, RoundPlace, event_rounds
from hakem.knockout.seeding import Seeding, as_given, by_lots, by_ranking, by_rating
from hakem.knockout.time_control import GOLDEN, USUAL, TimeControl
from hakem.knockout.timetable import (
    DAY,
    USUAL_PAUSES,
    USUAL_TIMES,
    MatchTimes,
    Part,
    Pauses,
    Remedy,
    Timetable,
    TimetableRow,
    clock_text,
    play_off_start,
    remedies,
    timetable,
)

__all__ = [
    "CUSTOM_KNOCKOUT",
    "DAY",
    "EMPTY_LOG",
    "GOLDEN",
    "KNOCKOUT_LOTS",
    "PLAYOFF_CONTROLS",
    "PRELIMINARY",
    "USUAL",
    "USUAL_PAUSES",
    "USUAL_TIMES",
    "BestLeft",
    "Contest",
    "Controls",
    "Course",
    "Decided",
    "EventRound",
    "Finish",
    "GameDue",
    "GameId",
    "GameKind",
    "GameResult",
    "GoldenPoint",
    "KnockoutEvent",
    "LineUp",
    "Log",
    "Lots",
    "Match",
    "MatchKey",
    "MatchRules",
    "MatchScore",
    "MatchTimes",
    "Outcome",
    "Outline",
    "Part",
    "Pauses",
    "Pending",
    "PlacedGame",
    "Plan",
    "PlanStage",
    "PlannedMatch",
    "PlannedStage",
    "PlayoffOptions",
    "PlayoffRecord",
    "Progress",
    "Remedy",
    "RoundPlace",
    "RoundRobin",
    "Seed",
    "Seeding",
    "Slot",
    "Stage",
    "State",
    "TimeControl",
    "Timetable",
    "TimetableRow",
    "WinnerOf",
    "as_given",
    "as_reported",
    "as_tournament",
    "by_lots",
    "by_ranking",
    "by_rating",
    "clock_text",
    "correct",
    "describe",
    "event_in",
    "event_rounds",
    "history",
    "line_up",
    "log_from_plain",
    "log_of",
    "log_to_plain",
    "named",
    "outline_to_plain",
    "plan",
    "plan_as_data",
    "plan_steps",
    "play",
    "play_off_start",
    "playoff",
    "playoff_values",
    "record_from_plain",
    "record_to_plain",
    "remedies",
    "require_sound",
    "share_by_stage",
    "share_places",
    "size_after_preliminary",
    "stage_title",
    "state_to_plain",
    "take_back",
    "timetable",
    "values_of_order",
]
