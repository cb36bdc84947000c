"""The round robin of the federation's handbook, chapter by chapter."""

from __future__ import annotations

from hakem.facts import cards, round_robin_scores
from hakem.model import ByeKind, Mark, PlayerId, Points
from hakem.pairing import ROUND_ROBIN_RULES, BergerRoundRobin
from tests.support.round_robins import event, gone_after, played_out
from tests.support.some import some

HANDBOOK = BergerRoundRobin(ROUND_ROBIN_RULES[0])


class TestMainRules1:
    """Everybody plays everybody; twice, once with each colour, in a double event."""

    def test_both_colours_against_everybody_in_a_double_event(self) -> None:
        t = played_out(event(6, 10), HANDBOOK)
        games = [g.players for rnd in t.rounds for g in rnd.games]
        assert sorted(games) == [(a, b) for a in range(1, 7) for b in range(1, 7) if a != b]


class TestPairing2:
    """The last even number of the table is the bye; the second half repeats the first with colours reversed."""

    def test_whoever_meets_the_empty_number_has_the_bye(self) -> None:
        t = played_out(event(7), HANDBOOK)
        assert [[bye.player for bye in rnd.byes] for rnd in t.rounds] == [[1], [5], [2], [6], [3], [7], [4]]

    def test_second_half_repeats_the_first(self) -> None:
        t = played_out(event(6, 10), HANDBOOK)
        for first, second in some(zip(t.rounds[:5], t.rounds[5:], strict=True)):
            assert [g.players[::-1] for g in first.games] == [g.players for g in second.games]


class TestScoring3:
    """The bye is worth a point; games of those who leave are lost by forfeit, shown + and -."""

    def test_bye_is_worth_one_point(self) -> None:
        t = played_out(event(3), HANDBOOK)
        assert {card.score for card in cards(t).values()} == {Points(2)}
        assert t.rounds[0].byes[0].kind is ByeKind.PAIRING_ALLOCATED

    def test_plus_for_the_opponent_minus_for_both_if_both_are_gone(self) -> None:
        t = played_out(gone_after(event(4), {3: 0, 4: 0}), HANDBOOK)
        forfeits = {g.players: (g.white_mark, g.black_mark) for rnd in t.rounds for g in rnd.games if not g.played}
        assert forfeits[PlayerId(4), PlayerId(3)] == (Mark.LOSS, Mark.LOSS)
        assert forfeits[PlayerId(1), PlayerId(4)] == (Mark.WIN, Mark.LOSS)

    def test_less_than_half_of_the_games_is_out_of_the_standings(self) -> None:
        t = played_out(gone_after(event(4), {4: 1}), HANDBOOK)
        assert round_robin_scores(t).out == {PlayerId(4)}

    def test_half_of_the_games_stays_in_the_standings(self) -> None:
        t = played_out(gone_after(event(5), {5: 2}), HANDBOOK)
        assert PlayerId(5) in round_robin_scores(t).scores
