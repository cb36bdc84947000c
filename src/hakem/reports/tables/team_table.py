"""The cross table of teams in its two forms: team against team, and team by round.

Handbook, tie-breaks: by round it is the "Takımların Çarşaf Tablosu" (Tablo 12),
opponent and board points in every cell; against each other it is Tablo 15 and 16.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

from hakem.facts import TeamCard, TeamEntry, team_cards
from hakem.facts.event_kind import counts_boards_alone, is_round_robin, is_team_event
from hakem.facts.rewind import after_round
from hakem.i18n import Message
from hakem.model import ZERO, Mark, Points, TeamId, Tournament, total
from hakem.reports.columns import composed
from hakem.reports.tables.crosstable import OWN_CELL, Place
from hakem.reports.tables.open_games import has_open_match, open_note
from hakem.reports.tables.printed import Printed, Tongue, with_pending
from hakem.reports.tables.tiebreak_figures import Shown
from hakem.reports.tables.tiebreak_titles import column_names
from hakem.tiebreaks import Score, Standings, StandingsRequest, definition_of, standings
from hakem.tiebreaks.editions import rules_for
from hakem.tiebreaks.rules import TieBreakRules
from hakem.values import dataclass

Cells = tuple[tuple[TeamEntry, ...], ...]


@dataclass(frozen=True, slots=True)
class TeamRow:
    """One team. Who left too early has neither place nor values; without matches ``match_points`` is None.

    ``pending`` says that a match without all its results stands in its points.
    """

    number: int
    name: str
    cells: Cells
    game_points: Points
    match_points: Points | None
    place: Place | None
    values: tuple[Shown, ...]
    pending: bool = False


@dataclass(frozen=True, slots=True)
class TeamTable:
    """Every column is an opponent's number, or a round if it is ``by_rounds``; ``tiebreaks`` names further ones.

    ``note`` is about open games.
    """

    columns: tuple[int, ...]
    rows: tuple[TeamRow, ...]
    tiebreaks: tuple[str, ...]
    by_rounds: bool = False
    note: Message | None = None


def team_table(t: Tournament, found: Standings) -> TeamTable:
    """Team against team, in the order of the numbers, with the values and places of the standings."""
    numbers = tuple(sorted(team.id for team in t.teams))

    def against(card: TeamCard) -> Cells:
        return tuple(tuple(e for e in card.entries if e.opponent == number) for number in numbers)

    return _table(t, found, numbers, against)


def team_round_table(t: Tournament, found: Standings) -> TeamTable:
    """Team by round, in the order of the numbers, with the values and places of the standings."""
    rounds = tuple(range(1, len(t.rounds) + 1))

    def by_round(card: TeamCard) -> Cells:
        return tuple(tuple(e for e in card.entries if e.round_no == number) for number in rounds)

    return _table(t, found, rounds, by_round, by_rounds=True)


def team_standings(t: Tournament, codes: tuple[str, ...] | None = None) -> Standings:
    """The standings of the teams after all rounds, by these tie-breaks or the event's own.

    Where players play for themselves the tie-breaks of the event are theirs: the
    points of its teams are then all there is.
    """
    if codes is None and not is_team_event(t):
        return standings(t, StandingsRequest((), after=len(t.rounds), primary=Score.GAME, of_teams=True))
    return standings(t, StandingsRequest(codes, after=len(t.rounds), of_teams=True))


def cards_of_standings(t: Tournament, found: Standings) -> list[TeamCard]:
    """The cards of all teams as the standings reckon, in the order of their numbers."""
    return _cards(t, found.context.rules, found.context.round_robin)


def _cards(t: Tournament, rules: TieBreakRules, round_robin: bool) -> list[TeamCard]:
    made = team_cards(t, rules.match_mark, team_bye=rules.bye_of_teams(round_robin))
    return sorted(made.values(), key=lambda card: card.team.id)


def match_points_before(t: Tournament, round_no: int) -> Mapping[TeamId, tuple[Points, bool]]:
    """The match points that every team brings into a round, and whether an open match stands in them.

    They are those of the standings before that round, of which nothing else is needed.
    """
    before = after_round(t, round_no - 1)
    all_meet = counts_boards_alone(before) or is_round_robin(before, of_teams=True)
    made = _cards(before, rules_for(before), all_meet)
    return {card.team.id: (card.match_points, has_open_match(card.entries)) for card in made}


def _table(
    t: Tournament,
    found: Standings,
    columns: tuple[int, ...],
    arranged: Callable[[TeamCard], Cells],
    by_rounds: bool = False,
) -> TeamTable:
    with_matches = not counts_boards_alone(t)
    shown = [n for n, spec in enumerate(found.specs) if not definition_of(spec).is_score]
    standing = {row.contestant.id: row for row in found.rows}
    counted = {score: ledger.scores for score, ledger in found.context.ledgers.items()}
    rows = []
    for card in cards_of_standings(t, found):
        key = card.team.id
        own, matches = standing.get(key), counted[Score.MATCH].get(key, card.match_points)
        rows.append(
            TeamRow(
                card.team.id,
                composed(card.team.name),
                arranged(card),
                counted[Score.GAME].get(key, card.game_points),
                matches if with_matches else None,
                Place(own.first, own.last) if own else None,
                tuple(own.values[n].shown for n in shown) if own else (),
                has_open_match(card.entries),
            )
        )
    names = column_names([found.specs[n] for n in shown])
    note = open_note(t) if any(row.pending for row in rows) else None
    return TeamTable(columns, tuple(rows), tuple(names), by_rounds, note)


def team_table_printed(table: TeamTable, tongue: Tongue) -> Printed:
    """The cells of the table: number and name, what was made where, both scores, values, place."""
    with_matches = any(row.match_points is not None for row in table.rows)
    scores = ["game-points", *(["match-points"] if with_matches else [])]
    heads = [tongue.head("number"), tongue.head("team"), *map(str, table.columns)]
    rows = [[*heads, *map(tongue.head, scores), *table.tiebreaks, tongue.head("place")]]
    values = [tongue.column([row.values[n] if row.values else None for row in table.rows]) for n in _places(table)]
    for number, row in enumerate(table.rows):
        cells = [
            OWN_CELL if not table.by_rounds and column == row.number else _cell(entries, table.by_rounds, tongue)
            for column, entries in zip(table.columns, row.cells, strict=True)
        ]
        made = [row.game_points, *([] if row.match_points is None else [row.match_points])]
        totals = [tongue.total(points, row.pending) for points in made]
        figures = [*totals, *(column[number] for column in values)]
        rows.append([str(row.number), row.name, *cells, *figures, str(row.place or "")])
    return Printed(with_pending(rows, [row.pending for row in table.rows], tongue), frozenset({1}), note=table.note)


def _places(table: TeamTable) -> range:
    return range(len(table.tiebreaks))


def _cell(entries: tuple[TeamEntry, ...], with_opponent: bool, tongue: Tongue) -> str:
    """All matches of a cell; with the number of the opponent if the column does not say it, ``12:5½``."""
    texts = []
    for e in entries:
        if e.opponent is None:
            texts.append(f"{tongue.sign('bye')} {tongue.number(e.game_points)}")
        else:
            opponent = f"{e.opponent}:" if with_opponent else ""
            texts.append(f"{opponent}{match_text(e, tongue)}")
    return " ".join(texts)


def match_text(entry: TeamEntry, tongue: Tongue) -> str:
    """The board points of a match; + or - behind them if it did not take place, ? as long as a game is going on."""
    if entry.pending:
        return "?"
    mark = "" if entry.played else "+" if entry.mark is Mark.WIN else "-"
    return f"{tongue.number(entry.game_points)}{mark}"


def points_by_round(card: TeamCard, rounds: int) -> tuple[Points, ...]:
    """The game points of every round, from all matches of that round."""
    by_round = [[e.game_points for e in card.entries if e.round_no == number] for number in range(1, rounds + 1)]
    return tuple(total(made) if made else ZERO for made in by_round)
