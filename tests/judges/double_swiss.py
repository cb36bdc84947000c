"""C.04.5, the Double-Swiss of 2026, followed to the letter.

The procedure is that of teams (``match_swiss``). An event holds every match as
two rounds, game 1 and game 2. Readings:

- C7 and C8 are left out in the last round, counted in matches.
- 1.5: a match that was forfeited makes floaters as any other pairing does.
- A match in which neither game was played is forfeited; it is won by forfeit by
  whoever has won both games.
- A full-point bye bars if it was one for both games.
- Virtual points are those of game 1; the Baku acceleration gives a match won in
  both games and counts matches.
- TPNs count those who have been paired so far or are paired now, as with teams.
"""

from __future__ import annotations

from collections.abc import Mapping

from hakem.facts.card import Card, cards
from hakem.model import ZERO, AccelerationMethod, ByeKind, Colour, Mark, PlayerId, Points, Tournament
from tests.judges.baku import group_a, paired_first
from tests.judges.colour_lot import Sat, settled, shown_lot
from tests.judges.entrant import over_the_board
from tests.judges.match_swiss import pair_round
from tests.judges.match_swiss_colours import (
    alternate_the_first,
    alternate_the_second,
    latest_difference,
    neither_has_played,
)
from tests.judges.match_swiss_facts import (
    Contestant,
    Laws,
    Paired,
    Past,
    Position,
    Preference,
    Side,
    Table,
    before_the_last,
)
from tests.judges.match_swiss_pairs import again_opponents
from tests.judges.match_swiss_upfloaters import again_upfloaters, fails_at_parity


def no_preference(colours: tuple[Colour, ...], last_round: bool) -> Preference:
    """The system has no criterion of colours."""
    return Preference()


def fewer_whites(table: Table, first: Side, second: Side) -> Colour | None:
    """4.3.2: White for whoever has had it less often."""
    one, two = (s.colours.count(Colour.WHITE) for s in (first, second))
    return None if one == two else Colour.WHITE if one < two else Colour.BLACK


DOUBLE_SWISS = Laws(
    preference=no_preference,
    experience=lambda past: int(past.played),
    of_sets=(fails_at_parity, before_the_last(1, again_upfloaters)),
    of_pairs=(before_the_last(1, again_opponents),),
    of_colours=(neither_has_played, fewer_whites, latest_difference, alternate_the_first, alternate_the_second),
    forfeited_floats=True,
    secondary_ranks=False,
)


def judged(position: Position) -> Paired:
    """The next match of everybody; White and Black are those of game 1."""
    return pair_round(position, DOUBLE_SWISS)


# Events


def pair_players(t: Tournament) -> tuple[list[tuple[PlayerId, PlayerId]], PlayerId | None]:
    """The pairs of the next match as (white, black) of game 1, and who has the pairing-allocated bye."""
    position, player_at = position_of(t)
    made = judged(position)
    pairs = [(player_at[white], player_at[black]) for white, black in made.pairs]
    return pairs, None if made.bye is None else player_at[made.bye]


def position_of(t: Tournament) -> tuple[Position, Mapping[int, PlayerId]]:
    """The position of the next match, and whose a TPN is; between two games of a match there is none."""
    if len(t.rounds) % 2:
        raise ValueError("game 2 is still to be played")
    book = cards(t)
    here = players_here(t)
    listed = sorted((p for p in t.players if p.id in here or was_paired(book[p.id])), key=lambda p: p.number)
    tpn = {p.id: place for place, p in enumerate(listed, start=1)}
    bans = [ban.players for ban in t.prohibited if ban.holds_in(t.next_round)]
    position = Position(
        contestants=tuple(_contestant(t, book, tpn, p.id) for p in listed if p.id in here),
        round_no=len(t.rounds) // 2 + 1,
        rounds_total=t.rounds_total // 2,
        initial_colour=initial_colour(t),
        prohibited=frozenset(frozenset(tpn[p] for p in ban if p in tpn) for ban in bans),
    )
    return position, {place: player for player, place in tpn.items()}


def players_here(t: Tournament) -> set[PlayerId]:
    """Who is to be paired: a bye for one of the two games is one for the match."""
    rounds = (t.next_round, t.next_round + 1)
    away = {absence.player for absence in t.absences if absence.round_no in rounds}
    return {p.id for p in t.players if p.takes_part_in(t.next_round)} - away


def was_paired(card: Card) -> bool:
    """Whether somebody has had an opponent or the pairing-allocated bye."""
    return any(e.opponent is not None or e.bye is ByeKind.PAIRING_ALLOCATED for e in card.entries)


def score_before(t: Tournament, card: Card, match_no: int) -> Points:
    """The score with which that match was paired, or is to be."""
    real = card.score if match_no > len(t.rounds) // 2 else card.score_after(2 * match_no - 2)
    return real + virtual_points(t, card.player.id, match_no)


def virtual_points(t: Tournament, player: PlayerId, match_no: int) -> Points:
    """Those that the event lists for game 1, else by the Baku acceleration if the event has it."""
    if t.acceleration is None:
        return ZERO
    game_1 = 2 * match_no - 1
    for v in t.acceleration.points:
        if v.player == player and v.first_round <= game_1 <= v.last_round:
            return v.points
    accelerated = (t.rounds_total // 2 + 1) // 2
    if t.acceleration.method is not AccelerationMethod.BAKU or match_no > accelerated or player not in group_a(t):
        return ZERO
    return 2 * t.points.win if match_no <= (accelerated + 1) // 2 else t.points.win


def _contestant(t: Tournament, book: Mapping[PlayerId, Card], tpn: Mapping[PlayerId, int], who: PlayerId) -> Contestant:
    upcoming = len(t.rounds) // 2 + 1
    history = tuple(_past(t, book, tpn, who, match_no) for match_no in range(1, upcoming))
    return Contestant(tpn[who], score_before(t, book[who], upcoming), ZERO, history)


def _past(
    t: Tournament, book: Mapping[PlayerId, Card], tpn: Mapping[PlayerId, int], who: PlayerId, match_no: int
) -> Past:
    """One match: two games of the same pair, or the same bye twice."""
    card = book[who]
    games = card.entries[2 * match_no - 2 : 2 * match_no]
    rival = games[0].opponent
    played = sum(over_the_board(e) for e in games if e.opponent is not None)
    own = score_before(t, card, match_no)
    won_by_forfeit = rival is not None and not played and all(e.mark is Mark.WIN for e in games)
    bye = games[0].bye is ByeKind.PAIRING_ALLOCATED or all(e.bye is ByeKind.FULL_POINT for e in games)
    return Past(
        opponent=None if rival is None else tpn[rival],
        colour=games[0].colour,
        played=bool(played),
        games=played,
        bars=won_by_forfeit or bye,
        scores=(own, own if rival is None else score_before(t, book[rival], match_no)),
    )


def initial_colour(t: Tournament) -> Colour:
    """4.1: the colour of an odd TPN in round 1: what the event says, else what game 1 of the first by TPN shows."""
    if not t.rounds:
        return t.initial_colour or Colour.WHITE
    first = sorted((p for p in t.players if p.id in paired_first(t)), key=lambda p: p.number)
    sat = [Sat(game.white, game.black, game.played) for game in t.rounds[0].games]
    shown = shown_lot([p.id for p in first], sat, lambda p: virtual_points(t, p, 1))
    everybody = [p.id for p in sorted(t.players, key=lambda p: p.number)]
    return settled(t.initial_colour, shown, everybody, paired_first(t))
