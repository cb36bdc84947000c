"""What can be wrong with what is said of teams, and with values from outside."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from hakem.i18n import Message
from hakem.i18n.message import Datum
from hakem.model.ids import RoundNo, TeamId
from hakem.model.line_up_rules import line_up_rule_problems
from hakem.model.points import ZERO, Points
from hakem.model.problem import LAST, About, Part, Problem, Severity
from hakem.model.team_play import WHITE_OR_BLACK, ForfeitedMatch, TeamBye
from hakem.model.tournament import Tournament
from hakem.values import replace


def team_play_problems(t: Tournament) -> Iterator[Problem]:
    """Byes and forfeited matches name teams of the event, in its rounds, each team once in a round."""
    yield from _scoring(t)
    yield from line_up_rule_problems(t.team_play.line_up_rules)
    known = {team.id for team in t.teams}
    for listed in t.team_play.listed:
        yield from _listed(listed, known, t.rounds_total)
    named = Counter((listed.round_no, team) for listed in t.team_play.listed for team in listed.teams)
    for (round_no, team), count in named.items():
        if count > 1:
            data: dict[str, Datum] = {"round": round_no, "team": team}
            yield Problem(Message("model.team-twice-in-round", data), _in_round(round_no, team, LAST))
    yield from _games_beside_byes(t)
    yield from _line_ups(t, known)
    for unusual in t.team_play.abnormal_points:
        for team in unusual.teams:
            if team not in known:
                yield Problem(Message("model.unknown-team-named", {"team": team}), About(Part.TEAM_PLAY, team=team))


def _line_ups(t: Tournament, known: set[TeamId]) -> Iterator[Problem]:
    """Line-ups name teams of the event in its rounds, and players of theirs, each once."""
    members = {team.id: set(team.members) for team in t.teams}
    for line_up in t.team_play.line_ups:
        here = _in_round(line_up.round_no, line_up.team)
        data: dict[str, Datum] = {"round": line_up.round_no, "team": line_up.team}
        seated = [p for p in line_up.players if p is not None]
        named = {line_up.team} if line_up.opponent is None else {line_up.team, line_up.opponent}
        if not named <= known or not 1 <= line_up.round_no <= t.rounds_total:
            yield Problem(Message("model.team-round", data), here)
        elif len(set(seated)) < len(seated) or not members[line_up.team].issuperset(seated):
            yield Problem(Message("model.line-up", data), here)


def _listed(listed: TeamBye | ForfeitedMatch, known: set[TeamId], rounds_total: int) -> Iterator[Problem]:
    for team in listed.teams:
        if team not in known:
            data: dict[str, Datum] = {"round": listed.round_no, "team": team}
            yield Problem(Message("model.unknown-team", data), _in_round(listed.round_no, team))
    if not 1 <= listed.round_no <= rounds_total:
        data = {"round": listed.round_no, "team": listed.teams[0]}
        yield Problem(Message("model.team-round", data), _in_round(listed.round_no, listed.teams[0]))
    if isinstance(listed, ForfeitedMatch) and listed.white_wins and listed.black_wins:
        data = {"round": listed.round_no, "team": listed.white, "other": listed.black}
        yield Problem(Message("model.forfeit-won-twice", data), _in_round(listed.round_no, listed.white, LAST))


def _in_round(round_no: RoundNo, team: TeamId, nth: int = 0) -> About:
    """What is listed for a team in a round."""
    return About(Part.TEAM_PLAY, round_no=round_no, team=team, nth=nth)


def _games_beside_byes(t: Tournament) -> Iterator[Problem]:
    """A team that has the bye has no games."""
    members = {team.id: team.members for team in t.teams}
    playing = {
        number: {p for game in t.rounds[number - 1].games for p in game.players}
        for number in {bye.round_no for bye in t.team_play.byes}
        if 1 <= number <= len(t.rounds)
    }
    for bye in t.team_play.byes:
        if not playing.get(bye.round_no, set()).isdisjoint(members.get(bye.team, ())):
            data: dict[str, Datum] = {"round": bye.round_no, "team": bye.team}
            yield Problem(Message("model.team-bye-and-games", data), _in_round(bye.round_no, bye.team))


def _scoring(t: Tournament) -> Iterator[Problem]:
    scoring = t.team_play.scoring
    if not scoring.win >= scoring.draw >= scoring.loss or scoring.win == scoring.loss:
        yield Problem(Message("model.match-point-order"), _scoring_of("win"), Severity.WARNING)
    if any(map(_is_odd, (scoring.win, scoring.draw, scoring.loss))):
        yield Problem(Message("model.match-point-fraction"), _scoring_of("win"))
    if any(map(_is_odd, (scoring.bye_match_points, scoring.bye_game_points))):
        yield Problem(Message("model.team-bye-fraction"), _scoring_of("bye_match_points"))
    if set(scoring.board_colours) - WHITE_OR_BLACK:
        yield Problem(Message("model.board-colours", {"text": scoring.board_colours}), _scoring_of("board_colours"))


def _scoring_of(field: str) -> About:
    return About(Part.TEAM_PLAY, field=field)


def _is_odd(value: Points | None) -> bool:
    """Points that nobody gives: below zero, or finer than hundredths."""
    return value is not None and (value < ZERO or bool(100 % value.denominator))


def external_problems(t: Tournament) -> Iterator[Problem]:
    """Every list of values has a name of its own, and names each player or team of the event at most once."""
    players, teams = {int(p.id) for p in t.players}, {int(team.id) for team in t.teams}
    names: set[str] = set()
    for external in t.external:
        here = About(Part.EXTERNAL, name=external.name)
        if external.name.casefold() in names:
            yield Problem(Message("model.external-twice", {"name": external.name}), replace(here, nth=LAST))
        names.add(external.name.casefold())
        known = teams if external.of_teams else players
        for number, count in Counter(number for number, _ in external.values).items():
            data: dict[str, Datum] = {"name": external.name, "number": number}
            if number not in known:
                yield Problem(Message("model.external-unknown", data), replace(here, number=number))
            if count > 1:
                yield Problem(Message("model.external-id-twice", data), replace(here, number=number, nth=LAST))
