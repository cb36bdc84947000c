"""Actions about the event itself: creating it, changing what it is, remarks, and its end."""

from __future__ import annotations

from collections.abc import Iterator

from hakem.desk.choosing import SystemWish, choose_system, is_by_scores, own_system, with_type_code
from hakem.desk.editions import tie_break_edition
from hakem.desk.journal.actions import EventAsked, NoteOfArbiter, Nothing
from hakem.desk.journal.asking import ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.result_actions import require_all_done
from hakem.desk.journal.state import EMPTY, Desk, Remark
from hakem.desk.play_off import with_play_off_to_come
from hakem.errors import NothingToPair, UnknownName
from hakem.facts.event_kind import is_knockout, said_of_teams
from hakem.i18n import day_said
from hakem.model import (
    STANDARD,
    Acceleration,
    AccelerationMethod,
    Colour,
    Event,
    EventRules,
    PointSystem,
    PrizeList,
    Team,
    TeamId,
    TeamScoring,
    Tournament,
    parse_points,
    point_system_named,
)
from hakem.model.changes import (
    with_acceleration,
    with_event,
    with_initial_colour,
    with_points,
    with_prizes,
    with_rounds_total,
    with_rules,
    with_team_play,
)
from hakem.pairing import system_for, system_info
from hakem.tiebreaks import OTHER, Score, standings
from hakem.tiebreaks.editions import rules_for
from hakem.tiebreaks.presets import preset
from hakem.values import replace

MOST_POINTS = 10
MOST_OF_BYE = 99
"""Board points that a bye may bring: reports have room for two figures."""
DRAWN = "draw"
"""The bye of a team brings what a drawn match does."""
_COLOURS = {"white": Colour.WHITE, "black": Colour.BLACK}
_COVER = ("name", "start", "end", "round_dates", "city", "federation", "chief_arbiter", "deputies", "time_control")
_FIRST = {Score.MATCH: ("MPTS",), Score.GAME: ("GPTS",)}
_PLAY_OFF = "PLAYOFF"
_ACCELERATIONS = {"": None, "none": None, "baku": Acceleration(AccelerationMethod.BAKU)}


def create(_desk: Desk, given: EventAsked, _asked: ActionAsked) -> Done:
    """A new event. The edition in force on its first day becomes part of its rules, so that it never changes alone."""
    if not given.name or not given.name.strip():
        raise refusal("missing", field="name")
    if not given.system:
        raise refusal("missing", field="system")
    info = system_info(given.system)
    if given.rounds is None and info.by_scores:
        raise refusal("missing", field="rounds")
    t = with_event(Tournament((), 1), _cover(Event(), given))
    t = with_points(t, _points(given.points, STANDARD))
    t = t if given.rounds is None else with_rounds_total(t, given.rounds)
    options = tuple((given.options or {}).items())
    system = system_for(given.system, given.edition or None, t, dict(options))
    named = system.name, system.edition.id
    ties = given.tie_break_edition or tie_break_edition(*named, given.preset or "", t.event.start)
    rules = EventRules(*named, options, tie_break_edition=ties)
    t = with_rules(t, replace(rules, tie_breaks=_tie_breaks(given) or ()))
    t = _boosted(t, given.acceleration)
    t = _colours(t, given)
    t = _play_offs_to_come(_of_teams(t, given))
    t = _with_match_points(t, given)
    _require_rankable(t)
    desk = replace(EMPTY, tournament=t, rounds_stated=given.rounds is not None)
    _require_dates(desk, given)
    desk = replace(desk, late_entries=given.late_entries or desk.late_entries)
    return Done(desk, (*_habits(given), *_ties_along(EMPTY.tournament, desk.tournament, given)))


def _ties_along(was: Tournament, now: Tournament, given: EventAsked) -> Iterator[Warned]:
    """That the tie-breaks have come to another edition by what was chosen beside them."""
    before, after = was.rules.tie_break_edition, now.rules.tie_break_edition
    if before != after and given.tie_break_edition is None and not is_knockout(now):
        yield warning(1, "ties-go-along", rules=rules_for(now).edition.whole)


def _habits(given: EventAsked) -> Iterator[Warned]:
    if given.late_entries == "end":
        yield warning(4, "late-entries-at-the-end")


def _cover(event: Event, given: EventAsked) -> Event:
    said = {name: getattr(given, name) for name in _COVER}
    return replace(event, **{name: value for name, value in said.items() if value is not None})


def _require_dates(desk: Desk, given: EventAsked) -> None:
    """Days of rounds that are named now are of rounds that there are, and not before the first day of the event."""
    event, total = desk.tournament.event, desk.tournament.rounds_total
    for number, day in enumerate(given.round_dates or (), start=1):
        if day is None:
            continue
        if desk.rounds_stated and number > total:
            raise refusal("round-date-too-many", day=day_said(day), rounds=total)
        if event.start is not None and day < event.start:
            raise refusal("round-date-early", round=number, day=day_said(day), start=day_said(event.start))


def _points(text: str | None, otherwise: PointSystem) -> PointSystem:
    """Two draws are worth no more than a win and a loss, the bye no more than a win, and reports have room for all."""
    if text is None:
        return otherwise
    try:
        points = point_system_named(text)
    except ValueError:
        raise refusal("points", text=text) from None
    if points.win > MOST_POINTS:
        raise refusal("points-large", text=text)
    if 2 * points.white_draw > points.white_win + points.white_loss:
        raise refusal("points-draws", text=text)
    if points.pairing_allocated_bye > points.white_win:
        raise refusal("points-bye", text=text)
    return points


def _tie_breaks(given: EventAsked) -> tuple[str, ...] | None:
    """The list that is given, or that of a preset; None if nobody says one."""
    if given.tie_breaks is not None and given.preset:
        raise refusal("preset-and-list")
    if given.preset:
        chosen = preset(given.preset)
        return (*_FIRST.get(chosen.primary, ()), *chosen.codes)
    return given.tie_breaks


def _require_rankable(t: Tournament) -> None:
    """The event can be ranked by its tie-breaks, as soon as there is somebody to be ranked."""
    standings(t if t.teams or not _are_of_teams(t) else replace(t, teams=(Team(TeamId(1), "-", ()),)))


def _are_of_teams(t: Tournament) -> bool:
    """Whether teams meet, also while none is entered."""
    by_system = bool(t.rules.system) and system_info(t.rules.system).of_teams
    return by_system or bool(said_of_teams(t))


def _boosted(t: Tournament, wish: str | None) -> Tournament:
    if wish is None:
        return t
    if wish not in _ACCELERATIONS:
        raise UnknownName("acceleration", wish, ("none", "baku"))
    boost = _ACCELERATIONS[wish]
    if boost is not None and not system_info(t.rules.system).by_scores:
        raise refusal("no-acceleration", system=t.rules.system)
    return with_acceleration(t, boost)


def _colours(t: Tournament, given: EventAsked) -> Tournament:
    """The colour of the first of the list, or that it is left to the lot."""
    return t if given.colour is None else with_initial_colour(t, _COLOURS.get(given.colour))


def _of_teams(t: Tournament, given: EventAsked) -> Tournament:
    """The type code says whether teams meet, and the colours of their boards on how many."""
    info = system_info(t.rules.system)
    of_teams = bool(info.of_teams or said_of_teams(t)) if given.of_teams is None else given.of_teams
    of_players = info.by_scores and not info.of_teams
    if given.of_teams and of_players and not info.teams_too:
        raise refusal("no-swiss-of-teams", system=info.name)
    t = with_type_code(t, choose_system(t), of_teams and (info.teams_too or not of_players))
    if given.board_colours is not None:
        letters = given.board_colours.upper()
        if set(letters) - {"W", "B"}:
            raise refusal("board-colours", colours=given.board_colours)
        scoring: TeamScoring = replace(t.team_play.scoring, board_colours=letters)
        t = with_team_play(t, replace(t.team_play, scoring=scoring))
    if of_teams and is_knockout(t) and not t.team_play.scoring.board_colours:
        raise refusal("missing", field="board_colours")
    return t


def _with_match_points(t: Tournament, given: EventAsked) -> Tournament:
    """What a match won, drawn and lost is worth, and the bye of a team: reports have room for all of them."""
    scoring = t.team_play.scoring
    if given.match_points is not None:
        scoring = _of_matches(scoring, given.match_points)
    if given.team_bye is not None:
        if not (is_by_scores(t) and _are_of_teams(t)):
            raise refusal("team-bye-worth-alone")
        scoring = _of_byes(scoring, given.team_bye)
    if scoring == t.team_play.scoring:
        return t
    return with_team_play(t, replace(t.team_play, scoring=scoring))


def _of_matches(scoring: TeamScoring, text: str) -> TeamScoring:
    """A win brings the most."""
    try:
        win, draw, loss = map(parse_points, text.split("-"))
    except ValueError:
        raise refusal("match-points", text=text) from None
    if not 0 <= loss <= draw <= win <= MOST_POINTS or not win:
        raise refusal("match-points", text=text)
    return replace(scoring, win=win, draw=draw, loss=loss)


def _of_byes(scoring: TeamScoring, text: str) -> TeamScoring:
    """Match points, no more than for a win, and game points of a bye; ``draw`` are those of a drawn match."""
    if text.strip().casefold() == DRAWN:
        return replace(scoring, bye_match_points=None, bye_game_points=None)
    try:
        match_points, game_points = map(parse_points, text.split("-"))
    except ValueError:
        raise refusal("team-bye-worth", text=text) from None
    if not (0 <= match_points <= scoring.win and 0 <= game_points <= MOST_OF_BYE):
        raise refusal("team-bye-worth", text=text)
    return replace(scoring, bye_match_points=match_points, bye_game_points=game_points)


def _play_offs_to_come(t: Tournament) -> Tournament:
    """A list of tie-breaks may say where a play-off belongs before there is one."""
    known = {each.name.casefold() for each in t.external}
    for code in t.rules.tie_breaks:
        name = code.upper().removeprefix(OTHER)
        if code.upper().startswith(f"{OTHER}{_PLAY_OFF}") and name.casefold() not in known:
            t = with_play_off_to_come(t, name)
    return t


# Changing it


def change_event(desk: Desk, given: EventAsked, _asked: ActionAsked) -> Done:
    """Other facts or rules. What the pairings rest on is locked, or leaves FIDE's rules once round 1 is paired."""
    was, warnings = desk.tournament, tuple(_habits(given))
    for change in (_change_cover, _change_rules, _change_rounds, _change_points, _change_boost, _change_colour):
        desk, more = change(desk, given)
        warnings += more
    _require_dates(desk, given)
    _require_rankable(desk.tournament)
    warnings += tuple(_ties_along(was, desk.tournament, given))
    late = given.late_entries or desk.late_entries
    return Done(replace(desk, late_entries=late), warnings)


_Changed = tuple[Desk, tuple[Warned, ...]]


def _change_cover(desk: Desk, given: EventAsked) -> _Changed:
    t = desk.tournament
    if given.name is not None and not given.name.strip():
        raise refusal("missing", field="name")
    return replace(desk, tournament=with_event(t, _cover(t.event, given))), ()


def _change_rules(desk: Desk, given: EventAsked) -> _Changed:
    t = desk.tournament
    was, listed = t.rules, _tie_breaks(given)
    options = was.options if given.options is None else tuple(given.options.items())
    name = given.system or was.system
    edition = given.edition or (was.edition if name == was.system else "")
    if name or own_system(t) is not None:
        edition = system_for(name, edition or None, replace(t, rules=was), dict(options)).edition.id
    rules = replace(
        was,
        system=name,
        edition=edition,
        options=options,
        tie_breaks=was.tie_breaks if listed is None else listed,
        tie_break_edition=_edition_of_ties(t, given, replace(was, system=name, edition=edition)),
    )
    t = with_rules(t, rules)
    teams_said = given.of_teams is not None or given.board_colours is not None
    if t.rounds and teams_said:
        raise refusal("locked", field="of_teams" if given.of_teams is not None else "board_colours")
    if teams_said or (name, rules.edition, options) != (was.system, was.edition, was.options):
        t = _of_teams(t, given)
    t = _play_offs_to_come(t)
    warnings: list[Warned] = []
    if desk.round_no and (rules.tie_breaks, rules.tie_break_edition) != (was.tie_breaks, was.tie_break_edition):
        warnings.append(warning(4, "tie-breaks-changed", was=was.tie_breaks, now=rules.tie_breaks))
    if desk.round_no and options != was.options:
        warnings.append(warning(4, "options-changed", round=desk.round_no))
    return replace(desk, tournament=t), tuple(warnings)


def _edition_of_ties(t: Tournament, given: EventAsked, rules: EventRules) -> str:
    """The edition of the tie-breaks: it goes with that of the pairing and with a list chosen, unless it is named."""
    if given.tie_break_edition is not None:
        return given.tie_break_edition
    if (rules.system, rules.edition) == (t.rules.system, t.rules.edition) and not given.preset:
        return rules.tie_break_edition
    name = rules.system or own_system(t)
    if name is None:
        return rules.tie_break_edition
    return tie_break_edition(name, rules.edition, given.preset or "", t.event.start)


def _change_rounds(desk: Desk, given: EventAsked) -> _Changed:
    t = desk.tournament
    if given.rounds is None or given.rounds == t.rounds_total:
        return desk, ()
    after = replace(desk, tournament=with_rounds_total(t, given.rounds), rounds_stated=True)
    told = warning(4, "rounds-changed", was=t.rounds_total, now=given.rounds)
    return after, (told,) if desk.round_no else ()


def _change_points(desk: Desk, given: EventAsked) -> _Changed:
    t = desk.tournament
    after = _with_match_points(with_points(t, _points(given.points, t.points)), given)
    if (after.points, after.team_play) == (t.points, t.team_play):
        return desk, ()
    told = warning(4, "points-changed", round=desk.round_no)
    return replace(desk, tournament=after), (told,) if desk.round_no else ()


def _change_boost(desk: Desk, given: EventAsked) -> _Changed:
    t = _boosted(desk.tournament, given.acceleration)
    if desk.round_no and t.acceleration != desk.tournament.acceleration:
        raise refusal("acceleration-locked")
    return replace(desk, tournament=t), ()


def _change_colour(desk: Desk, given: EventAsked) -> _Changed:
    if given.colour is None:
        return desk, ()
    t = _colours(desk.tournament, given)
    if desk.round_no and t.initial_colour is not desk.tournament.initial_colour:
        raise refusal("locked", field="colour")
    return replace(desk, tournament=t), ()


# Prizes, remarks and the end


def prizes(desk: Desk, given: PrizeList, _asked: ActionAsked) -> Done:
    """Another list of prizes, as a whole. It changes nothing of what is played, so it may come after the end."""
    categories = tuple(replace(each, name=each.name.strip()) for each in given.categories)
    return Done(replace(desk, tournament=with_prizes(desk.tournament, replace(given, categories=categories))))


def note(desk: Desk, given: NoteOfArbiter, _asked: ActionAsked) -> Done:
    """The arbiter's remark; about a round or a board of it if they are named."""
    if not given.text.strip():
        raise refusal("missing", field="text")
    rounds = desk.tournament.rounds
    if given.round_no and not 1 <= given.round_no <= len(rounds):
        raise refusal("no-such-round", round=given.round_no, last=len(rounds))
    if given.board and not (given.round_no and 1 <= given.board <= len(rounds[given.round_no - 1].games)):
        raise refusal("no-such-board", round=given.round_no, board=given.board)
    remark = Remark(given.text.strip(), given.round_no, given.board)
    return Done(replace(desk, remarks=(*desk.remarks, remark)))


def finish(desk: Desk, _given: Nothing, _asked: ActionAsked) -> Done:
    """The standings are final. Refused while a result is open, a game adjourned or a play-off undecided."""
    if desk.round_no == 0:
        raise refusal("nothing-played")
    require_all_done(desk)
    for play_off in desk.play_offs:
        if hasattr(play_off.record.contest.state(play_off.record.log), "due"):
            raise refusal("play-off-open", name=play_off.name)
    t = desk.tournament
    warnings: tuple[Warned, ...] = ()
    if _knockout_goes_on(t) if is_knockout(t) else desk.round_no < t.rounds_total:
        warnings = (warning(3, "rounds-missing", played=desk.round_no, total=t.rounds_total),)
    return Done(replace(desk, finished=True, closed=tuple(range(1, desk.round_no + 1))), warnings)


def _knockout_goes_on(t: Tournament) -> bool:
    """Whether a knockout has games to come."""
    system = choose_system(t, SystemWish())
    try:
        system.pair(t)
    except NothingToPair:
        return False
    return True
