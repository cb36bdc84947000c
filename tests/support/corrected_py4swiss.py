"""The Burstein engine of py4swiss, with every place corrected in which it does not do what C.04.4.2 says.

Each correction is a function of its own, so that a test can leave it out and see what the place does.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from py4swiss.dynamicuint import DynamicUint
from py4swiss.engines import BursteinEngine
from py4swiss.engines.burstein import player as their_player
from py4swiss.engines.burstein.bye_matcher import ByeMatcher
from py4swiss.engines.burstein.criteria.color import E1
from py4swiss.engines.burstein.criteria.quality import C7
from py4swiss.engines.burstein.pairer import Pairer
from py4swiss.engines.burstein.player import PlayerRole
from py4swiss.engines.burstein.state import State
from py4swiss.engines.common import ColorPreferenceSide
from py4swiss.trf.results import ColorToken, ResultToken
from py4swiss.trf.trf_parser import TrfParser

from hakem.facts.card import cards
from hakem.facts.initial_colour import places_in_the_list
from hakem.formats import TRF16, dump_trf
from hakem.model import Bye, ByeKind, Event, PlayerId, Round, RoundNo, Tournament

Patch = pytest.MonkeyPatch
Correction = Callable[[Patch, Tournament], None]


def scores_of_floaters(patch: Patch, _: Tournament) -> None:
    """2.3.2: the highest score of a floater weighs most; theirs gives it the lowest bits, so that high scores float."""

    def bits(players: list[Any]) -> tuple[int, dict[int, int]]:
        scores = [player.points_with_acceleration for player in players]
        start, starts = 0, {}
        for score in sorted(set(scores)):
            starts[score] = start
            start += scores.count(score).bit_length()
        return start, starts

    patch.setattr(State, "_get_score_bits", staticmethod(bits))


def pairs_of_the_following_bracket(patch: Patch, _: Tournament) -> None:
    """2.3.3: a pair with a resident of the following bracket counts, whoever of the two is ranked higher.

    Theirs asks it of the lower ranked only, and counts scores of pairs that are not in the following bracket.
    """

    def weight(_cls: type, one: Any, two: Any, zero: Any, state: Any) -> Any:
        worth = DynamicUint(zero)
        if PlayerRole.NONE in (one.role, two.role) or PlayerRole.LOWER not in (one.role, two.role):
            return worth
        worth |= 1
        worth <<= state.resident_score_total_bits
        for player in (one, two):
            if player.role == PlayerRole.RESIDENT:
                worth += (zero | 1) << state.resident_score_bit_dict[player.points_with_acceleration]
        return worth

    patch.setattr(C7, "get_weight", classmethod(weight))


def most_games(patch: Patch, _: Tournament) -> None:
    """3.1.4: of equal scores who has played most games has the bye; theirs takes who has played fewest.

    And whoever is tried gets one more, which must not lift anybody to the next number of games.
    """
    before = ByeMatcher._get_max_weight

    def largest(self: Any) -> Any:
        games = sorted({len(player.opponents) for player in self._players})
        self._games_dict = {value: 2 * place for place, value in enumerate(games)}
        self._game_bits += 1
        room = before(self)
        room.shift_grow(1)
        return (room << 1) | 1

    patch.setattr(ByeMatcher, "_get_max_weight", largest)


def runs_of_zero_byes(patch: Patch, _: Tournament) -> None:
    """1.7.2: the exception is for every run of zero-point byes up to now; theirs is for who never played a game.

    Nobody can have met such a player, so that theirs never applies; and it is not asked for Sonneborn-Berger.
    """

    def sums(sections: list[Any], points: Any, with_result: bool) -> dict[int, int]:
        rounds = min(len(section.results) for section in sections)
        draw = points.score_dict[(ResultToken.HALF_POINT_BYE, ColorToken.BYE_OR_NOT_PAIRED)]
        score = {}
        for section in sections:
            score[section.starting_number] = section.points_times_ten
            if [r.result for r in section.results[rounds:]] == [ResultToken.ZERO_POINT_BYE]:
                for result in reversed(section.results[:rounds]):
                    if result.result != ResultToken.ZERO_POINT_BYE:
                        break
                    score[section.starting_number] += draw
        return {
            section.starting_number: sum(
                (score[r.id] if r.result.is_played() else section.points_times_ten)
                * (points.get_points_times_ten(r) if with_result else 1)
                for r in section.results
            )
            for section in sections
        }

    patch.setattr(their_player, "_get_buchholz_dict", lambda sections, points: sums(sections, points, False))
    patch.setattr(their_player, "_get_sonneborn_berger_dict", lambda sections, points: sums(sections, points, True))


def floating_comes_last(patch: Patch, _: Tournament) -> None:
    """4: floating comes after every opponent; theirs counts the next in rank as no better than floating.

    And whoever floats must not be tied to somebody below while the others of the bracket are still to be paired.
    """

    def determine(self: Any) -> None:
        matcher, residents, done = self._matcher, self._resident_list, set()
        for place, player in enumerate(residents):
            if player in done:
                continue
            matcher.add_to_weights(player, residents[place + 1 :], 1, increment=True)
            matcher.update_matching()
            match = matcher.matching[player]
            if match.role == PlayerRole.RESIDENT:
                matcher.finalize_match(player, match)
                done |= {player, match}
            else:
                matcher.remove_weights(player, [other for other in residents if other != player])

    patch.setattr(Pairer, "determine_pairings", determine)


def colour_by_number(patch: Patch, t: Tournament) -> None:
    """5.2.1: higher is who has more points, then the smaller number; theirs goes by 1.8.

    Odd is the place among those who have been paired (interpretation DU-1).
    """
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    here = frozenset(p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in away)
    places = places_in_the_list(cards(t), here)

    def evaluate(_cls: type, one: Any, two: Any, state: Any) -> Any:
        if one.opponents or two.opponents:
            return ColorPreferenceSide.NONE
        higher = max(one, two, key=lambda player: (player.points_with_acceleration, -player.number))
        white = (places[PlayerId(higher.id)] % 2 == 1) == bool(state.initial_color)
        side = ColorPreferenceSide.WHITE if white else ColorPreferenceSide.BLACK
        return side if higher == one else side.get_opposite()

    patch.setattr(E1, "evaluate", classmethod(evaluate))


CORRECTIONS: tuple[Correction, ...] = (
    scores_of_floaters,
    pairs_of_the_following_bracket,
    most_games,
    runs_of_zero_byes,
    floating_comes_last,
    colour_by_number,
)


@contextmanager
def corrected(t: Tournament, corrections: Iterable[Correction]) -> Iterator[None]:
    """Their engine with these corrections, for the next round of the tournament."""
    with pytest.MonkeyPatch.context() as patch:
        for correction in corrections:
            correction(patch, t)
        yield


def theirs(t: Tournament, file: Path, corrections: Iterable[Correction] = CORRECTIONS) -> set[tuple[int, int]]:
    """Their next round as pairs of White and Black; 0 is the bye.

    They read dates in a way of their own and do without them, want every round
    of everybody and take every column for one, and count a bye with points for
    the next round as scored.
    """
    other = [a for a in t.absences if a.round_no == t.next_round and a.kind is not ByeKind.ZERO_POINT]
    said = replace(_every_round(t), event=Event(), absences=tuple(a for a in t.absences if a not in other))
    file.write_bytes((dump_trf(said, TRF16).text + "".join(f"XXZ {a.player}\n" for a in other)).encode())
    with corrected(t, corrections):
        return {(pair.white, pair.black) for pair in BursteinEngine.generate_pairings(TrfParser.parse(file))}


def _every_round(t: Tournament) -> Tournament:
    """The tournament with a zero-point bye wherever somebody was simply not there."""
    rounds = []
    for rnd in t.rounds:
        busy = {p for game in rnd.games for p in game.players} | {bye.player for bye in rnd.byes}
        away = tuple(Bye(p.id, ByeKind.ZERO_POINT) for p in t.players if p.id not in busy)
        rounds.append(Round(rnd.games, rnd.byes + away))
    players = tuple(replace(p, joined=RoundNo(1), withdrawn_after=None) for p in t.players)
    return replace(t, players=players, rounds=tuple(rounds))
