"""The matches of a team event, laid out as the tie-break regulations look at them.

A match has two scores (11.1). For either of them the event can be looked at as
if every team were a player: then all that is said of players can be said of
teams (13), and unplayed matches are dealt with for each score on its own (16).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from hakem.facts.matches import MatchMark, TeamCard, TeamEntry, by_half_of_boards, by_more_game_points, team_cards
from hakem.model import Mark, Player, PlayerId, Points, PointSystem, TeamId, Tournament, point_system
from tests.judges.team_code import GP, MP
from tests.judges.tiebreak_rounds import Line, Scene, Sheet

WHO_WINS_A_MATCH: Mapping[str, MatchMark] = {
    "2009": by_half_of_boards,
    "2023": by_more_game_points,
    "2024": by_more_game_points,
    "2026": by_more_game_points,
}
OTHER = {MP: GP, GP: MP}

BYE_IN_ROUND_ROBINS = {"2009": Mark.WIN, "2023": Mark.DRAW, "2024": Mark.DRAW, "2026": Mark.DRAW}
"""Handbook, Döner 3: "tur atlayan … bir puan alır"; C.04.6 1.4, and everywhere else: a drawn match."""


@dataclass(frozen=True, slots=True)
class TeamScene:
    """A team event under one edition; ``primary`` is the score that comes first in its standings."""

    t: Tournament
    edition: str
    primary: str
    round_robin: bool
    cards: Mapping[TeamId, TeamCard]

    @property
    def secondary(self) -> str:
        """The score that does not come first."""
        return OTHER[self.primary]

    @property
    def boards(self) -> int:
        """As many as have colours, else as the longest match has."""
        named = len(self.t.team_play.scoring.board_colours)
        return named or max((len(entry.boards) for card in self.cards.values() for entry in card.entries), default=0)


def team_scene(t: Tournament, edition: str, primary: str, round_robin: bool) -> TeamScene:
    """The event as it stands."""
    bye = BYE_IN_ROUND_ROBINS[edition] if round_robin else Mark.DRAW
    made = team_cards(t, WHO_WINS_A_MATCH[edition], team_bye=bye)
    return TeamScene(t, edition, primary, round_robin, made)


def values_of_a_match(scene: TeamScene, score: str) -> PointSystem:
    """What a match won, drawn and lost is worth in one of the scores: in game points, the same on every board."""
    if score == MP:
        scoring = scene.t.team_play.scoring
        return point_system(scoring.win, scoring.draw, scoring.loss)
    values = scene.t.points
    return point_system(scene.boards * values.win, scene.boards * values.draw, scene.boards * values.loss)


def total_of(card: TeamCard, score: str) -> Points:
    """What a team has in the end."""
    return card.match_points if score == MP else card.game_points


def points_of(entry: TeamEntry, score: str) -> Points:
    """What a team has in one match, or for a round without one."""
    return entry.match_points if score == MP else entry.game_points


def as_players(scene: TeamScene, score: str) -> Scene:
    """The event in one of its scores, with teams in the place of players."""
    t = replace(scene.t, points=values_of_a_match(scene, score))
    sheets = {PlayerId(team): _sheet(scene, card, score) for team, card in scene.cards.items()}
    return Scene(t, scene.edition, scene.round_robin, sheets)


def _sheet(scene: TeamScene, card: TeamCard, score: str) -> Sheet:
    reached = card.match_points_after if score == MP else card.game_points_after
    running = tuple(reached(round_no) for round_no in range(1, len(scene.t.rounds) + 1))
    player = Player(PlayerId(card.team.id), card.team.id, card.team.name)
    lines = tuple(_line(scene, card.team.id, entry, score) for entry in card.entries)
    return Sheet(player, lines, running, total_of(card, score))


def _line(scene: TeamScene, team: TeamId, entry: TeamEntry, score: str) -> Line:
    theirs = None
    if entry.opponent is not None:
        across = [e for e in scene.cards[entry.opponent].entries if (e.round_no, e.opponent) == (entry.round_no, team)]
        theirs = points_of(across[0], score)
    return Line(
        round_no=entry.round_no,
        points=points_of(entry, score),
        theirs=theirs,
        opponent=None if entry.opponent is None else PlayerId(entry.opponent),
        colour=entry.colour,
        mark=entry.mark,
        bye=entry.bye,
        on_board=entry.played,
    )
