"""What can happen to an event: every change does one thing, can be taken back, and contradicts nothing."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, replace

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.model import (
    RESULTS,
    Absence,
    Acceleration,
    AccelerationMethod,
    Bye,
    ByeKind,
    Colour,
    Event,
    EventRules,
    ExternalValues,
    Game,
    Lot,
    Mark,
    PairedBy,
    Player,
    PlayerId,
    Points,
    Prohibition,
    Result,
    Round,
    RoundNo,
    Team,
    TeamId,
    TeamPlay,
    TeamScoring,
    Tournament,
    VirtualPoints,
    ids_by_number,
    point_system,
    problems,
    result_named,
    result_text,
    with_numbers_as_ids,
)
from hakem.model import changes as c
from tests.support.effort import examples
from tests.support.strategies import ANNOUNCED, PENDING, rounds, tournaments

OPEN = Mark.PENDING
EVENTS = tournaments().map(lambda t: replace(t, players=tuple(replace(p, name=p.name or "A") for p in t.players)))
"""Tournaments of which nobody is nameless; some have warnings, none an error."""


def p(number: int) -> PlayerId:
    return PlayerId(number)


def open_game(white: int, black: int) -> Game:
    return Game(p(white), p(black), OPEN, OPEN)


def event(players: int = 6, rounds_total: int = 3) -> Tournament:
    return Tournament(tuple(Player(p(n), n, f"Player {n}") for n in range(1, players + 1)), rounds_total)


def started(**also: object) -> Tournament:
    """Six players after round 1, whose boards are 1-4, 5-2 and 3-6."""
    return c.with_round(event(), replace(Round((open_game(1, 4), open_game(5, 2), open_game(3, 6))), **also))  # type: ignore[arg-type]


def refused(change: Callable[[], Tournament], key: str) -> None:
    with pytest.raises(RequestError) as caught:
        change()
    assert caught.value.message.key == key


def changed_fields(before: Tournament, after: Tournament) -> set[str]:
    return {f.name for f in fields(Tournament) if getattr(before, f.name) != getattr(after, f.name)}


def worse(before: Tournament, after: Tournament) -> bool:
    return len(problems(after)) > len(problems(before))


class TestPlayers:
    @given(EVENTS, st.integers(1, 9).map(RoundNo))
    def test_who_enters_can_be_removed(self, t: Tournament, joined: RoundNo) -> None:
        newcomer = Player(c.next_id(t), c.next_number(t), "Yeni, Ayşe", joined=joined)
        after = c.with_player(t, newcomer)
        assert after.players == (*t.players, replace(newcomer, joined=max(joined, t.next_round)))
        assert changed_fields(t, after) == {"players"}
        assert not worse(t, after)
        assert c.without_player(after, newcomer.id) == t

    def test_a_late_entry_is_there_from_the_next_round(self) -> None:
        after = c.with_player(started(), Player(p(9), 7, "Late"))
        assert after.players[-1].joined == 2
        assert c.with_player_changed(after, replace(after.players[-1], joined=RoundNo(1))).players[-1].joined == 1

    def test_several_enter_at_once(self) -> None:
        after = c.with_players(Tournament((), 3), event().players)
        assert after == event()

    def test_nobody_enters_twice(self) -> None:
        refused(lambda: c.with_player(event(), Player(p(1), 7, "Again")), "model.id-twice")
        refused(lambda: c.with_player(event(), Player(p(7), 1, "Same number")), "model.number-twice")
        refused(lambda: c.with_player(event(), Player(p(7), 7, " ")), "model.no-name")

    def test_a_citizens_number_does_not_enter(self) -> None:
        player = Player(p(7), 7, "Yılmaz, Ayşe", national_id="10000000146")
        refused(lambda: c.with_player(event(), player), "model.citizen-number")

    def test_an_event_with_warnings_can_go_on(self) -> None:
        nameless = replace(event(), players=(*event().players, Player(p(7), 7, "")))
        assert c.with_player(nameless, Player(p(8), 8, "Eighth")).players[-1].id == 8
        order = tuple(player.id for player in reversed(nameless.players))
        assert c.renumbered(nameless, order).players[-1].number == 1

    @given(EVENTS, st.data())
    def test_removal_leaves_no_trace(self, t: Tournament, data: st.DataObject) -> None:
        t = replace(t, rounds=(), absences=(), team_play=TeamPlay())
        player = data.draw(st.sampled_from(t.players))
        after = c.without_player(t, player.id)
        assert [other for other in t.players if other != player] == list(after.players)
        assert not [found for found in problems(after) if found.about.player == player.id]
        assert not worse(t, after)
        assert all(player.id not in team.members for team in after.teams)

    def test_everything_that_names_the_player_goes_along(self) -> None:
        t = replace(
            event(),
            absences=(Absence(RoundNo(1), p(1), ByeKind.HALF_POINT),),
            prohibited=(Prohibition((p(1), p(2))), Prohibition((p(1), p(2), p(3)))),
            acceleration=Acceleration(
                AccelerationMethod.LISTED, (VirtualPoints(p(1), RoundNo(1), RoundNo(2), Points(1)),)
            ),
            teams=(Team(TeamId(1), "A", (p(1), p(2))),),
            external=(ExternalValues("lots", ((1, Points(1)), (2, Points(2)))),),
        )
        after = c.without_player(t, p(1))
        assert after.absences == ()
        assert after.prohibited == (Prohibition((p(2), p(3))),)
        assert after.acceleration == Acceleration(AccelerationMethod.LISTED)
        assert after.teams == (Team(TeamId(1), "A", (p(2),)),)
        assert after.external == (ExternalValues("lots", ((2, Points(2)),)),)

    def test_whoever_played_stays(self) -> None:
        refused(lambda: c.without_player(started(), p(1)), "change.has-played")
        refused(lambda: c.without_player(event(), p(7)), "change.no-such-player")

    def test_data_of_a_player_are_corrected(self) -> None:
        t = started()
        after = c.with_player_changed(t, replace(t.players[2], rating=2010))
        assert after.players[2].rating == 2010
        assert c.with_player_changed(after, t.players[2]) == t
        refused(lambda: c.with_player_changed(t, replace(t.players[0], rating=5000)), "model.rating")
        refused(lambda: c.with_player_changed(t, replace(t.players[0], joined=RoundNo(2))), "model.not-there")
        refused(lambda: c.with_player_changed(t, Player(p(9), 9, "Nobody")), "change.no-such-player")

    @given(EVENTS, st.data())
    def test_numbers_change_and_ids_stay(self, t: Tournament, data: st.DataObject) -> None:
        order = data.draw(st.permutations([player.id for player in t.players]))
        after = c.renumbered(t, order)
        assert [ids_by_number(after)[n] for n in range(1, len(order) + 1)] == list(order)
        assert [player.id for player in after.players] == [player.id for player in t.players]
        assert changed_fields(t, after) <= {"players"}
        assert not worse(t, after)
        again = sorted(t.players, key=lambda player: player.number)
        assert c.renumbered(after, [player.id for player in again]) == t

    def test_an_order_names_everybody(self) -> None:
        refused(lambda: c.renumbered(event(2), [p(1)]), "order.not-everybody")

    def test_the_way_back_from_a_file_that_knows_only_numbers(self) -> None:
        t = Tournament((Player(p(40), 2, "B"), Player(p(7), 1, "A")), 1)
        back = ids_by_number(t)
        assert [back[player.id] for player in with_numbers_as_ids(t).players] == [40, 7]


class TestLeaving:
    @settings(max_examples=examples(24))
    @given(EVENTS, st.data())
    def test_who_left_can_come_back(self, t: Tournament, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from(t.players))
        assume(player.withdrawn_after is None)
        after = c.withdrawn(t, player.id)
        (left,) = (other for other in after.players if other.id == player.id)
        assert left.withdrawn_after == max(len(t.rounds), player.joined - 1)
        assert changed_fields(t, after) == {"players"}
        assert not worse(t, after)
        assert c.returned(after, player.id) == t

    def test_leaving_after_a_round_that_one_plays_in(self) -> None:
        board = next(n for n, game in enumerate(started().rounds[0].games, start=1) if p(1) in game.players)
        played = c.with_result(started(), 1, board, "1-0")
        refused(lambda: c.withdrawn(played, p(1), 0), "change.plays-after")
        assert c.withdrawn(played, p(1), 2).players[0].withdrawn_after == 2
        refused(lambda: c.withdrawn(played, p(1), -1), "change.plays-after")
        refused(lambda: c.withdrawn(event(), p(1), -1), "model.membership")

    def test_open_games_after_leaving_are_lost_by_forfeit(self) -> None:
        """Handbook, Round Robin 3: (-) for whoever is gone, (+) for the opponent, two (-) if both are gone."""
        after = c.withdrawn(started(), p(1), 0)
        (game,) = (game for game in after.rounds[0].games if p(1) in game.players)
        assert not game.played
        assert {game.white: game.white_mark, game.black: game.black_mark}[p(1)] is Mark.LOSS
        assert Mark.WIN in (game.white_mark, game.black_mark)
        (other,) = {*game.players} - {p(1)}
        (both,) = (game for game in c.withdrawn(after, other, 0).rounds[0].games if p(1) in game.players)
        assert (both.white_mark, both.black_mark, both.played) == (Mark.LOSS, Mark.LOSS, False)
        assert c.withdrawn(started(), p(1), 1).rounds == started().rounds

    def test_nobody_leaves_twice(self) -> None:
        after = c.withdrawn(started(), p(1))
        refused(lambda: c.withdrawn(after, p(1), 2), "change.withdrawn-already")
        refused(lambda: c.returned(started(), p(1)), "change.not-withdrawn")

    def test_whoever_left_is_not_paired(self) -> None:
        after = c.withdrawn(started(), p(1))
        refused(lambda: c.with_round(after, Round((open_game(1, 2),))), "model.not-there")

    def test_in_a_table_whoever_left_loses_by_forfeit(self) -> None:
        after = c.withdrawn(started(), p(1))
        lost = Round((Game(p(1), p(2), Mark.LOSS, Mark.WIN, played=False),))
        assert problems(c.with_round(after, lost)) == ()

    def test_a_bye_that_was_announced_before_leaving_is_not_given(self) -> None:
        t = c.withdrawn(c.with_bye(started(), 2, p(1), ByeKind.HALF_POINT), p(1))
        assert c.with_round(t, Round((open_game(2, 3),))).rounds[-1].byes == ()

    def test_whoever_is_not_there_announces_nothing(self) -> None:
        t = c.withdrawn(started(), p(1))
        refused(lambda: c.with_bye(t, 2, p(1), ByeKind.HALF_POINT), "model.not-there")
        t = c.with_player(started(), Player(p(9), 9, "Late", joined=RoundNo(3)))
        refused(lambda: c.with_bye(t, 2, p(9), ByeKind.HALF_POINT), "model.not-there")
        assert c.with_bye(t, 3, p(9), ByeKind.HALF_POINT).absences


class TestRounds:
    @given(EVENTS, st.data())
    def test_a_round_can_be_taken_back(self, t: Tournament, data: st.DataObject) -> None:
        there = [player.id for player in t.players if player.takes_part_in(t.next_round)]
        assume(there)
        rnd = data.draw(rounds(there, [PENDING]))
        asked = {bye.player for bye in rnd.byes if bye.kind is not ByeKind.PAIRING_ALLOCATED}
        rnd = replace(rnd, byes=tuple(bye for bye in rnd.byes if bye.player not in asked), paired_by=PairedBy("lim"))
        free = set(there) - {player for game in rnd.games for player in game.players} - {b.player for b in rnd.byes}
        t = replace(
            t,
            absences=tuple(a for a in t.absences if a.round_no > t.next_round or a.player in free),
            team_play=t.team_play.before(t.next_round),
        )
        after = c.with_round(t, rnd)
        assert after.rounds[:-1] == t.rounds
        assert after.rounds[-1].games == rnd.games
        assert after.rounds[-1].paired_by == PairedBy("lim")
        assert changed_fields(t, after) <= {"rounds", "absences", "rounds_total"}
        assert not worse(t, after)
        back = c.without_last_round(after)
        assert replace(back, rounds_total=t.rounds_total) == t

    def test_announced_byes_become_part_of_the_round(self) -> None:
        t = event(5)
        t = c.with_bye(t, 1, p(1), ByeKind.HALF_POINT)
        t = c.with_bye(t, 1, p(2), ByeKind.ZERO_POINT)
        t = c.with_bye(t, 2, p(3), ByeKind.HALF_POINT)
        after = c.with_round(t, Round((open_game(2, 3),), (Bye(p(4), ByeKind.PAIRING_ALLOCATED),)))
        assert after.rounds[0].byes == (Bye(p(4), ByeKind.PAIRING_ALLOCATED), Bye(p(1), ByeKind.HALF_POINT))
        assert after.absences == (Absence(RoundNo(2), p(3), ByeKind.HALF_POINT),)

    def test_the_event_grows_with_its_rounds(self) -> None:
        assert c.with_round(event(2, 1), Round((open_game(1, 2),))).rounds_total == 1
        again = c.with_round(c.with_round(event(2, 1), Round((open_game(1, 2),))), Round((open_game(2, 1),)))
        assert again.rounds_total == 2

    def test_rounds_that_contradict_themselves(self) -> None:
        refused(lambda: c.with_round(event(), Round()), "model.empty-round")
        refused(lambda: c.with_round(event(), Round((open_game(1, 2), open_game(2, 3)))), "model.twice-in-round")
        refused(lambda: c.with_round(event(), Round((open_game(1, 9),))), "model.unknown-player")
        refused(lambda: c.with_round(event(), Round((open_game(1, 1),))), "model.plays-himself")
        refused(lambda: c.without_last_round(event()), "change.no-such-round")

    def test_a_round_made_by_hand_has_a_reason(self) -> None:
        by_hand = Round((open_game(1, 2),), paired_by=PairedBy(by_hand=True))
        refused(lambda: c.with_round(event(), by_hand), "model.no-reason")

    def test_boards_changed_by_hand(self) -> None:
        t = c.with_result(started(paired_by=PairedBy("dutch", "2026", "1.0")), 1, 1, "1-0")
        other = Round((open_game(1, 4), open_game(2, 5), open_game(6, 3)))
        after = c.with_round_changed(t, other, "colours")
        assert [game.players for game in after.rounds[0].games] == [(1, 4), (2, 5), (6, 3)]
        assert after.rounds[0].games[0] == t.rounds[0].games[0]
        assert after.rounds[0].paired_by == PairedBy("dutch", "2026", "1.0", by_hand=True, reason="colours")
        assert changed_fields(t, after) == {"rounds"}

    def test_a_result_is_not_lost_by_changing_boards(self) -> None:
        t = c.with_result(started(), 1, 1, "1-0")
        other = Round((open_game(1, 5), open_game(2, 4), open_game(3, 6)))
        refused(lambda: c.with_round_changed(t, other, "why not"), "change.result-lost")
        assert c.with_round_changed(c.with_result(t, 1, 1, ""), other, "why not").rounds[0].games == other.games

    def test_boards_are_changed_for_a_reason_and_in_a_round_that_is_there(self) -> None:
        refused(lambda: c.with_round_changed(started(), started().rounds[0], " "), "model.no-reason")
        refused(lambda: c.with_round_changed(event(), Round(), "why"), "change.no-such-round")
        refused(lambda: c.with_round_changed(started(), Round((open_game(1, 1),)), "why"), "model.plays-himself")


class TestResults:
    @settings(max_examples=examples(24))
    @given(EVENTS, st.sampled_from([*RESULTS, ""]), st.data())
    def test_a_result_changes_one_board_and_can_be_put_back(
        self, t: Tournament, text: str, data: st.DataObject
    ) -> None:
        boards = [(n, b) for n, rnd in enumerate(t.rounds, 1) for b in range(1, len(rnd.games) + 1)]
        assume(boards)
        number, board = data.draw(st.sampled_from(boards))
        was = t.rounds[number - 1].games[board - 1]
        after = c.with_result(t, number, board, text)
        assert after.rounds[number - 1].games[board - 1].result == result_named(text)
        assert c.with_result(t, number, was.players, text) == after
        assert changed_fields(t, after) <= {"rounds"}
        assert [rnd.byes for rnd in after.rounds] == [rnd.byes for rnd in t.rounds]
        assert c.with_result(after, number, board, was.result) == t

    def test_a_result_makes_nothing_worse(self) -> None:
        for text in RESULTS:
            assert problems(c.with_result(started(), 1, 1, text)) == ()

    def test_results_that_cannot_be(self) -> None:
        t = started()
        refused(lambda: c.with_result(t, 1, 1, Result(Mark.WIN, Mark.WIN)), "model.marks")
        refused(lambda: c.with_result(t, 1, 1, Result(Mark.DRAW, Mark.DRAW, played=False)), "model.marks")
        refused(lambda: c.with_result(t, 1, 1, "2-0"), "unknown.result")
        refused(lambda: c.with_result(t, 1, 4, "1-0"), "change.no-such-board")
        refused(lambda: c.with_result(t, 1, 0, "1-0"), "change.no-such-board")
        refused(lambda: c.with_result(t, 2, 1, "1-0"), "change.no-such-round")
        refused(lambda: c.with_result(t, 1, (p(4), p(1)), "1-0"), "change.no-such-pair")

    @pytest.mark.parametrize("text", [name + u for name in RESULTS if name != "adjourned" for u in ("", "u")])
    def test_what_is_written_is_read(self, text: str) -> None:
        assert result_text(result_named(text)) == text

    def test_other_ways_to_write_a_draw(self) -> None:
        draw = Result(Mark.DRAW, Mark.DRAW)
        assert [result_named(text) for text in ("½-½", "1/2-1/2", "1/2", "½", " ½-½ ")] == [draw] * 5
        assert result_named("1/2-0") == Result(Mark.DRAW, Mark.LOSS)

    def test_an_open_game_has_no_text(self) -> None:
        assert result_text(result_named("adjourned")) == result_text(result_named("")) == ""
        assert result_text(Result(Mark.WIN, Mark.WIN)) == "1-1"
        for text in ("u", "adjournedu", "1-", "+-"):
            with pytest.raises(RequestError):
                result_named(text)


class TestByes:
    @settings(max_examples=examples(24))
    @given(EVENTS, st.sampled_from(ANNOUNCED), st.data())
    def test_a_bye_that_is_asked_for_can_be_taken_back(self, t: Tournament, kind: ByeKind, data: st.DataObject) -> None:
        player = data.draw(st.sampled_from(t.players))
        number = data.draw(st.integers(1, t.rounds_total))
        try:
            after = c.with_bye(t, number, player.id, kind)
        except RequestError:
            assume(False)
        assert changed_fields(t, after) == {"absences" if number >= t.next_round else "rounds"}
        assert not worse(t, after)
        assert c.without_bye(after, number, player.id) == t

    def test_byes_that_cannot_be(self) -> None:
        t = started()
        refused(lambda: c.with_bye(t, 2, p(1), ByeKind.PAIRING_ALLOCATED), "model.absence-kind")
        refused(lambda: c.with_bye(t, 1, p(1), ByeKind.HALF_POINT), "change.in-round")
        refused(lambda: c.with_bye(t, 9, p(1), ByeKind.HALF_POINT), "model.absence-round")
        refused(lambda: c.with_bye(t, 2, p(9), ByeKind.HALF_POINT), "change.no-such-player")
        twice = c.with_bye(t, 2, p(1), ByeKind.HALF_POINT)
        refused(lambda: c.with_bye(twice, 2, p(1), ByeKind.ZERO_POINT), "model.absence-twice")
        refused(lambda: c.without_bye(t, 2, p(1)), "change.no-bye")
        refused(lambda: c.without_bye(t, 1, p(1)), "change.no-bye")

    def test_a_bye_is_given_in_a_round_that_is_paired(self) -> None:
        t = c.with_round(event(3), Round((open_game(1, 2),)))
        assert c.with_bye(t, 1, p(3), ByeKind.HALF_POINT).rounds[0].byes == (Bye(p(3), ByeKind.HALF_POINT),)
        refused(lambda: c.with_bye(t, 1, p(3), ByeKind.PAIRING_ALLOCATED), "model.absence-kind")


RULES = EventRules("lim", "2009", (("maxi", "yes"),), ("BH", "SB"), "2009", "tr")
SETTINGS: list[tuple[str, Callable[[Tournament], Tournament], Callable[[Tournament], Tournament]]] = [
    ("event", lambda t: c.with_event(t, Event(name="Open")), lambda t: c.with_event(t, Event())),
    ("rules", lambda t: c.with_rules(t, RULES), lambda t: c.with_rules(t, EventRules())),
    ("rounds_total", lambda t: c.with_rounds_total(t, 9), lambda t: c.with_rounds_total(t, 3)),
    (
        "points",
        lambda t: c.with_points(t, point_system(Points(3), Points(1))),
        lambda t: c.with_points(t, event().points),
    ),
    (
        "acceleration",
        lambda t: c.with_acceleration(t, Acceleration(AccelerationMethod.BAKU)),
        lambda t: c.with_acceleration(t, None),
    ),
    ("initial_colour", lambda t: c.with_initial_colour(t, Colour.BLACK), lambda t: c.with_initial_colour(t, None)),
    ("lots", lambda t: c.with_lot(t, Lot("colour", "7")), lambda t: c.without_lot(t, Lot("colour", "7"))),
    (
        "prohibited",
        lambda t: c.with_prohibition(t, Prohibition((p(1), p(2)))),
        lambda t: c.without_prohibition(t, Prohibition((p(1), p(2)))),
    ),
    (
        "external",
        lambda t: c.with_external(t, ExternalValues("Lots", ((1, Points(1)),))),
        lambda t: c.without_external(t, "lots"),
    ),
    ("teams", lambda t: c.with_teams(t, [Team(TeamId(1), "A", (p(1),))]), lambda t: c.with_teams(t, ())),
    (
        "team_play",
        lambda t: c.with_team_play(t, TeamPlay(TeamScoring(board_colours="WB"))),
        lambda t: c.with_team_play(t, TeamPlay()),
    ),
]


class TestSettings:
    @pytest.mark.parametrize(("field", "change", "back"), SETTINGS, ids=[field for field, _, _ in SETTINGS])
    def test_one_thing_changes_and_can_be_put_back(
        self,
        field: str,
        change: Callable[[Tournament], Tournament],
        back: Callable[[Tournament], Tournament],
    ) -> None:
        after = change(event())
        assert changed_fields(event(), after) == {field}
        assert problems(after) == ()
        assert back(after) == event()

    def test_settings_that_contradict_something(self) -> None:
        refused(lambda: c.with_rounds_total(started(), 0), "model.too-many-rounds")
        refused(lambda: c.with_points(event(), point_system(Points(1), Points(2))), "model.point-order.white")
        refused(lambda: c.with_prohibition(event(), Prohibition((p(1),))), "model.lonely-ban")
        refused(lambda: c.with_prohibition(event(), Prohibition((p(1), p(9)))), "model.unknown-named")
        refused(lambda: c.with_teams(event(), [Team(TeamId(1), "A", (p(9),))]), "model.unknown-member")
        refused(lambda: c.with_external(event(), ExternalValues("lots", ((9, Points(1)),))), "model.external-unknown")
        refused(lambda: c.with_rules(event(), EventRules(collation="xx")), "unknown.collation")

    def test_what_is_not_there_cannot_be_taken_away(self) -> None:
        refused(lambda: c.without_prohibition(event(), Prohibition((p(1), p(2)))), "change.not-prohibited")
        refused(lambda: c.without_lot(event(), Lot("colour", "7")), "change.no-such-lot")
        refused(lambda: c.without_external(event(), "lots"), "change.no-such-values")

    def test_nobody_is_kept_apart_twice(self) -> None:
        t = c.with_prohibition(event(), Prohibition((p(1), p(2))))
        refused(lambda: c.with_prohibition(t, Prohibition((p(1), p(2)))), "change.prohibited-already")

    def test_the_system_stays_once_a_round_is_paired(self) -> None:
        t = c.with_rules(started(), EventRules("lim"))
        refused(lambda: c.with_rules(t, EventRules("dutch")), "change.system-locked")
        refused(lambda: c.with_rules(t, EventRules()), "change.system-locked")
        t = c.with_rules(t, EventRules("lim", "2009"))
        refused(lambda: c.with_rules(t, EventRules("lim", "2026")), "change.edition-locked")
        assert c.with_rules(t, EventRules("lim", "2009", tie_breaks=("BH",))).rules.tie_breaks == ("BH",)
        assert c.with_rules(c.with_rules(event(), EventRules("lim")), EventRules("dutch")).rules.system == "dutch"
