"""An event of teams as the judge of C.04.6 looks at it.

The model has no place for teams that are kept apart and for their virtual
points, so whoever asks says both. Readings:

- A team is there if one of its members is, and if no bye is listed for it in
  the round to be paired.
- TPNs count those who have been paired so far or are paired now (GHR 2.5: who
  has yet to arrive has no TPN), in the order of the numbers of the teams.
- A match has the colour of its first board that has a colour, turned round by
  the colours of the boards; so board 1 may be empty or forfeited.
- 2024, C2: "a win without playing" is a match won by forfeit or a full-point
  bye, and the pairing-allocated bye bars by the Basic Rules.
- The initial-colour is what the event says; if it says nothing, the first match
  of round 1 by TPN shows it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass

from hakem.facts.card import cards
from hakem.facts.matches import TeamCard, TeamEntry, TeamMatch, team_cards, team_matches
from hakem.model import ZERO, ByeKind, Colour, Mark, Points, TeamId, Tournament
from tests.judges.colour_lot import Sat, settled, shown_lot
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_facts import Contestant, Laws, Past, Position

Virtual = Callable[[TeamId, int], Points]
"""The virtual points of a team in a round."""
Apart = Collection[Collection[TeamId]]
"""Teams that must not meet each other in the round to be paired."""


def unaccelerated(team: TeamId, round_no: int) -> Points:
    """No virtual points."""
    return ZERO


@dataclass(frozen=True, slots=True)
class TeamEvent:
    """An event with what stands beside it: the score that comes first, teams kept apart, virtual points."""

    t: Tournament
    primary: str = "MP"
    apart: Apart = ()
    virtual: Virtual = unaccelerated

    def scores(self, card: TeamCard, round_no: int | None = None) -> tuple[Points, Points]:
        """Primary and secondary score when that round was paired (None: the one to be paired), the first with virtual.

        Extra points that belong to no round count in the round to be paired only.
        """
        if round_no is None:
            match, game = card.match_points, card.game_points
        else:
            match, game = card.match_points_after(round_no - 1), card.game_points_after(round_no - 1)
        first, second = (match, game) if self.primary == "MP" else (game, match)
        return first + self.virtual(card.team.id, round_no or self.t.next_round), second


def pair_teams(event: TeamEvent, laws: Laws) -> tuple[list[tuple[TeamId, TeamId]], TeamId | None]:
    """The pairs of the next round as (white, black), and who has the pairing-allocated bye."""
    position, team_at = position_of(event)
    made = pair_round(position, laws)
    pairs = [(team_at[white], team_at[black]) for white, black in made.pairs]
    return pairs, None if made.bye is None else team_at[made.bye]


def position_of(event: TeamEvent) -> tuple[Position, Mapping[int, TeamId]]:
    """The position of the next round, and whose a TPN is."""
    t = event.t
    book = team_cards(t)
    here = teams_here(t)
    listed = sorted(team for team, card in book.items() if team in here or was_paired(card))
    tpn = {team: place for place, team in enumerate(listed, start=1)}
    colours = match_colours(t)
    position = Position(
        contestants=tuple(_contestant(event, book, tpn, colours, team) for team in listed if team in here),
        round_no=t.next_round,
        rounds_total=t.rounds_total,
        initial_colour=initial_colour(event, book),
        prohibited=frozenset(frozenset(tpn[team] for team in teams if team in tpn) for teams in event.apart),
    )
    return position, {place: team for team, place in tpn.items()}


def teams_here(t: Tournament) -> set[TeamId]:
    """Who is to be paired."""
    away = {bye.team for bye in t.team_play.byes if bye.round_no == t.next_round}
    absent = {absence.player for absence in t.absences if absence.round_no == t.next_round}
    present = {p.id for p in t.players if p.takes_part_in(t.next_round)} - absent
    return {team.id for team in t.teams if team.id not in away and present.intersection(team.members)}


def was_paired(card: TeamCard) -> bool:
    """Whether a team has had an opponent or the pairing-allocated bye."""
    return any(e.opponent is not None or e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries)


def _contestant(
    event: TeamEvent,
    book: Mapping[TeamId, TeamCard],
    tpn: Mapping[TeamId, int],
    colours: Mapping[tuple[int, TeamId], Colour],
    team: TeamId,
) -> Contestant:
    card = book[team]
    history = []
    for e in card.entries:
        rival = None if e.opponent is None else book[e.opponent]
        own = event.scores(card, e.round_no)[0]
        history.append(
            Past(
                opponent=None if rival is None else tpn[rival.team.id],
                colour=colours.get((e.round_no, team)),
                played=e.played,
                games=sum(e.boards_played),
                bars=bars(e),
                scores=(own, own if rival is None else event.scores(rival, e.round_no)[0]),
            )
        )
    return Contestant(tpn[team], *event.scores(card), tuple(history))


def bars(e: TeamEntry) -> bool:
    """C2: the pairing-allocated bye, a full-point bye, a match won by forfeit."""
    won_by_forfeit = e.opponent is not None and not e.played and e.mark is Mark.WIN
    return won_by_forfeit or e.bye in (ByeKind.PAIRING_ALLOCATED, ByeKind.FULL_POINT)


def match_colours(t: Tournament) -> Mapping[tuple[int, TeamId], Colour]:
    """1.6: the colour of every team on board 1, by round; also of matches that were not played."""
    found: dict[tuple[int, TeamId], Colour] = {}
    for match in team_matches(t):
        white = white_team(t, match)
        for team in match.teams:
            found[match.round_no, team] = Colour.WHITE if team == white else Colour.BLACK
    return found


def white_team(t: Tournament, match: TeamMatch) -> TeamId:
    """Who has White on board 1."""
    book = cards(t)
    letters = t.team_play.scoring.board_colours or "WB" * len(match.boards)
    for (one, _), letter in zip(match.boards, letters, strict=False):
        colour = None if one is None else book[one].entries[match.round_no - 1].colour
        if colour is not None:
            return match.teams[0 if (colour is Colour.WHITE) == (letter == "W") else 1]
    return match.teams[0]


def initial_colour(event: TeamEvent, book: Mapping[TeamId, TeamCard]) -> Colour:
    """4.1: the colour of an odd TPN in round 1: what the event says, else what the match of the first by TPN shows."""
    t = event.t
    sat = []
    for match in team_matches(t):
        if match.round_no == 1:
            white = white_team(t, match)
            black = next(team for team in match.teams if team != white)
            played = any(e.played for e in book[white].entries if e.round_no == 1)
            sat.append(Sat(white, black, played))
    shown = shown_lot(sorted(paired_first(t)), sat, lambda team: event.scores(book[team], 1)[0])
    return settled(t.initial_colour, shown, sorted(team.id for team in t.teams), paired_first(t))


# Acceleration: C.04.7


def baku(t: Tournament, win: Points) -> Virtual:
    """1.2 to 1.4: a win for the upper group in the first rounds, half of it in some more.

    The group is half of those to be paired in round 1, rounded up to an even
    number; whoever comes later and stands above the last of them belongs to it.
    """
    first = sorted(paired_first(t))
    size = next(n for n in range(0, len(first) + 2, 2) if 2 * n >= len(first))
    last = max(first[:size], default=0)
    accelerated = (t.rounds_total + 1) // 2
    full = (accelerated + 1) // 2

    def points(team: TeamId, round_no: int) -> Points:
        if team > last or round_no > accelerated:
            return ZERO
        return win if round_no <= full else win / 2

    return points


def paired_first(t: Tournament) -> set[TeamId]:
    """C.04.7, 1.2: who was paired in round 1, or is to be."""
    if not t.rounds:
        return teams_here(t)
    return {
        team
        for team, card in team_cards(t).items()
        for e in card.entries
        if e.round_no == 1 and (e.opponent is not None or e.bye is ByeKind.PAIRING_ALLOCATED)
    }
