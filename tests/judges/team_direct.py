"""Direct encounters of teams (articles 6 and 13.3): the matches among those who are tied, and nothing else."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from fractions import Fraction

from hakem.facts.matches import TeamEntry
from hakem.model import ZERO, PlayerId, Points, TeamId
from tests.judges.team_boards import bottom_of, count_of, on_boards, top_of
from tests.judges.team_code import TeamCode
from tests.judges.team_rounds import TeamScene, as_players
from tests.judges.tiebreak_direct import ranked
from tests.judges.tiebreak_rounds import HANDBOOK

Teams = frozenset[TeamId]
Key = Callable[[list[Points]], tuple[Fraction, ...]]
"""What is compared of the boards of two teams; more is better."""


def _board_count(by_board: list[Points]) -> tuple[Fraction, ...]:
    return (-count_of(by_board),)


AFTER_IT: Mapping[str, Sequence[Key]] = {
    "EDE": (),
    "EDEBT": (_board_count, top_of),
    "EDEBB": (_board_count, bottom_of),
    "EDET": (top_of,),
    "EDEB": (bottom_of,),
}
"""13.3.2: what is applied to two teams that are still tied."""


def direct_encounter(scene: TeamScene, group: Collection[TeamId], code: TeamCode) -> list[Teams]:
    """6, in the score that is asked for or the primary one."""
    return _direct(scene, frozenset(group), code.score or scene.primary, code.asked.paired_forfeits)


def extended_direct_encounter(scene: TeamScene, group: Collection[TeamId], code: TeamCode) -> list[Teams]:
    """13.3: the primary score, then the secondary one; whoever is left with fewer begins anew with the primary one.

    Article 6 goes on with smaller groups by itself, so a group that one score
    has divided is not looked at in the other one before the first can do no
    more.
    """
    tied = frozenset(group)
    if len(tied) < 2:
        return [tied]
    for score in (scene.primary, scene.secondary):
        parts = _direct(scene, tied, score, code.asked.paired_forfeits)
        if len(parts) > 1:
            return [smaller for part in parts for smaller in extended_direct_encounter(scene, part, code)]
    return _two_teams(scene, tied, AFTER_IT[code.name], code.asked.paired_forfeits)


def _direct(scene: TeamScene, group: Teams, score: str, paired_forfeits: bool) -> list[Teams]:
    players = frozenset(PlayerId(team) for team in group)
    parts = ranked(as_players(scene, score), players, paired_forfeits)
    return [frozenset(TeamId(player) for player in part) for part in parts]


def _two_teams(scene: TeamScene, tied: Teams, keys: Sequence[Key], paired_forfeits: bool) -> list[Teams]:
    """13.3.2: the boards of the matches of exactly two teams against each other."""
    if len(tied) != 2:
        return [tied]
    one, other = sorted(tied)
    ours = on_boards(scene, _meetings(scene, one, other, paired_forfeits))
    theirs = on_boards(scene, _meetings(scene, other, one, paired_forfeits))
    for key in keys:
        if key(ours) != key(theirs):
            first, second = (one, other) if key(ours) > key(theirs) else (other, one)
            return [frozenset({first}), frozenset({second})]
    return [tied]


def _meetings(scene: TeamScene, one: TeamId, other: TeamId, paired_forfeits: bool) -> list[TeamEntry]:
    """The matches of one team against another that count in a direct encounter (6.1.1, 15.2)."""
    matches = [entry for entry in scene.cards[one].entries if entry.opponent == other]
    all_of_them = paired_forfeits or (scene.round_robin and scene.edition != HANDBOOK)
    return [entry for entry in matches if entry.played or all_of_them]


def top_board_of_their_match(scene: TeamScene, group: Collection[TeamId], code: TeamCode) -> list[Teams]:
    """Handbook: of two teams, the one that won the highest board played in their match, in several matches most."""
    tied = frozenset(group)
    if len(tied) != 2:
        return [tied]
    one, other = tied
    ours, theirs = _on_top(scene, one, other), _on_top(scene, other, one)
    if ours == theirs:
        return [tied]
    return [frozenset({one}), frozenset({other})] if ours > theirs else [frozenset({other}), frozenset({one})]


def _on_top(scene: TeamScene, one: TeamId, other: TeamId) -> Points:
    """What a team made on the first board of each match on which two players sat down."""
    made = ZERO
    for entry in scene.cards[one].entries:
        if entry.opponent == other:
            boards = zip(entry.boards, entry.boards_played, strict=True)
            made += next((points for points, played in boards if played), ZERO)
    return made
