"""From a tournament to ledgers: players under their points, teams under match points and game points."""

from __future__ import annotations

from collections.abc import Mapping

from hakem.facts.card import Card, Entry, cards, extra_points
from hakem.facts.colours import took_place
from hakem.facts.double_rounds import contest_of_matches
from hakem.facts.event_kind import games_each, has_double_rounds
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL
from hakem.facts.lots import drawing_order, teams_drawing_order
from hakem.facts.matches import TeamCard, TeamEntry, boards_per_match, team_cards, team_matches
from hakem.facts.team_withdrawal import teams_out, without_teams
from hakem.facts.withdrawal import RoundRobinScores, round_robin_scores
from hakem.model import ZERO, ByeKind, Mark, Player, PlayerId, Points, RoundNo, Team, Tournament
from hakem.tiebreaks.ledger import Contestant, Ledger, LedgerRow, Score
from hakem.tiebreaks.rules import TieBreakRules
from hakem.values import dataclass

ExtraPoints = Mapping[tuple[PlayerId, RoundNo | None], Points]
"""Bonus and penalty points by player and round."""


@dataclass(frozen=True, slots=True)
class Ledgers:
    """Who takes part, under every score; ``out`` has left a round robin too early to be in the standings.

    ``pending`` are contestants with a game still going on. ``drawing_order`` is
    who draws lots first.
    """

    by_score: Mapping[Score, Ledger]
    out: tuple[Player | Team, ...] = ()
    pending: frozenset[int] = frozenset()
    boards: int = 0
    drawing_order: tuple[int, ...] = ()


def ledgers_of(t: Tournament, rules: TieBreakRules, of_teams: bool, round_robin: bool) -> Ledgers:
    """The ledgers of an event: of its teams under both their scores, or of its players.

    In a Double-Swiss a round of a ledger is a match of two games (C.04.5, preface).
    """
    if not of_teams and has_double_rounds(t):
        t = contest_of_matches(t).event
    return _of_teams(t, rules, round_robin) if of_teams else _of_players(t, round_robin)


def _of_players(t: Tournament, round_robin: bool) -> Ledgers:
    made = cards(t)
    counts = round_robin_scores(t) if round_robin else None
    gone = counts.out if counts else frozenset()
    extra = extra_points(t)
    contestants: dict[int, Contestant] = {p: _player(card, counts, extra) for p, card in made.items() if p not in gone}
    games = _games(t, len(made), len(contestants), round_robin)
    ledger = Ledger(
        contestants,
        t.points.win,
        t.points.draw,
        t.points.loss,
        len(t.rounds),
        t.rounds_total,
        games,
        round_robin,
        _free_rounds(t, len(made), round_robin),
    )
    return Ledgers(
        {Score.POINTS: ledger},
        out=tuple(p for p in t.players if p.id in gone),
        pending=_pending(ledger),
        drawing_order=tuple(p.id for p in drawing_order(tuple(p for p in t.players if p.id not in gone))),
    )


def _games(t: Tournament, entered: int, counting: int, round_robin: bool) -> Points:
    """How many games everybody could have played in these rounds, without those against players who are out."""
    if not round_robin or entered < 2:
        return Points(len(t.rounds))
    return Points(games_each(entered, len(t.rounds)) * (counting - 1), entered - 1)


def _free_rounds(t: Tournament, entered: int, round_robin: bool) -> int:
    """In how many of these rounds everybody has had the bye of an odd table."""
    return len(t.rounds) - games_each(entered, len(t.rounds)) if round_robin else 0


def _player(card: Card, counts: RoundRobinScores | None, extra: ExtraPoints) -> Contestant:
    player = card.player
    rows = [_row(e) for e in card.entries]
    score = card.score
    if counts is not None:
        score = counts.scores[player.id]
        rows = [
            LedgerRow(row.round_no, extra.get((player.id, RoundNo(row.round_no)), ZERO))
            if (player.id, row.round_no) in counts.uncounted
            else row
            for row in rows
        ]
    rating = FIDE_ELSE_NATIONAL.strength(player)
    return Contestant(player.id, player.number, player.name, rating, tuple(rows), score)


def _row(e: Entry) -> LedgerRow:
    game = took_place(e)
    return LedgerRow(e.round_no, e.points, e.opponent, e.mark, e.colour, e.bye, game, game)


def _pending(ledger: Ledger) -> frozenset[int]:
    return frozenset(key for key, c in ledger.contestants.items() if any(row.mark is Mark.PENDING for row in c.rows))


def _of_teams(t: Tournament, rules: TieBreakRules, round_robin: bool) -> Ledgers:
    matches = team_matches(t)
    everybody = team_cards(t, rules.match_mark, matches, rules.bye_of_teams(round_robin))
    out = teams_out(t, everybody) if round_robin else frozenset()
    made = {key: without_teams(card, out) for key, card in everybody.items() if key not in out}
    boards = boards_per_match(t, matches)
    games = _games(t, len(everybody), len(made), round_robin)
    scoring = t.team_play.scoring
    worth = {
        Score.MATCH: (scoring.win, scoring.draw, scoring.loss),
        Score.GAME: (boards * t.points.win, boards * t.points.draw, boards * t.points.loss),
    }
    ledgers = {
        score: Ledger(
            {key: _team(card, score, boards, t.points.win) for key, card in made.items()},
            win,
            draw,
            loss,
            len(t.rounds),
            t.rounds_total,
            games,
            round_robin,
            _free_rounds(t, len(made), round_robin),
        )
        for score, (win, draw, loss) in worth.items()
    }
    pending = frozenset(key for key, card in made.items() if any(e.pending for e in card.entries))
    gone = tuple(team for team in t.teams if team.id in out)
    staying = [team for team in t.teams if team.id not in out]
    return Ledgers(ledgers, gone, pending, boards, tuple(team.id for team in teams_drawing_order(staying)))


def _team(card: TeamCard, score: Score, boards: int, win: Points) -> Contestant:
    rows = tuple(_team_row(e, score) for e in card.entries)
    total = card.match_points if score is Score.MATCH else card.game_points
    team = card.team
    strength = None if team.strength is None else int(team.strength)
    return Contestant(
        team.id,
        team.id,
        team.name,
        strength,
        rows,
        total,
        boards=tuple(_boards(e, boards, win) for e in card.entries),
        boards_played=tuple(e.boards_played for e in card.entries),
    )


def _team_row(e: TeamEntry, score: Score) -> LedgerRow:
    points = e.match_points if score is Score.MATCH else e.game_points
    return LedgerRow(e.round_no, points, e.opponent, e.mark, e.colour, e.bye, e.played, e.played)


def _boards(e: TeamEntry, boards: int, win: Points) -> tuple[Points, ...]:
    """What every board brought; the pairing-allocated bye is a win on each of them (C.07 12)."""
    return (win,) * boards if e.bye is ByeKind.PAIRING_ALLOCATED else e.boards
