"""What hangs on the wall and what strangers read is what is played: while a round runs, after one made by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from hakem.desk.journal.next_step import NextStep, next_step
from hakem.desk.journal.published import rounds_out
from hakem.desk.journal.reasons import round_reasons
from hakem.desk.journal.round_played import round_played, without_assumed
from hakem.desk.why import explained
from hakem.errors import HakemError
from hakem.i18n import Json
from hakem.model import ZERO, Player, Sex
from hakem.pictures.drawing import Stroke
from hakem.pictures.round_map import round_map
from hakem.reports import event_renderer
from hakem.reports.why.round import as_played, explained_round
from tests.paper.reading import printed, text_of
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client, two_rounds


@pytest.fixture
def at(tmp_path: Path) -> Iterator[AtDesk]:
    """Eight players, round 1 over, one of four results of round 2 in."""
    made = two_rounds(tmp_path)
    yield made
    made.close()


@pytest.fixture
def client(at: AtDesk, tmp_path: Path) -> Iterator[TestClient]:
    """The pages of that event."""
    assert at.desk.round_no == 2
    with desk_client(tmp_path) as made:
        yield made


def points(html: str) -> list[str]:
    """The points of a page of standings, from the first place on."""
    return re.findall(r'<td class="num strong">([^<]*)', html)


class TestWhileARoundRuns:
    def test_standings_are_those_after_the_round_that_is_over(self, at: AtDesk, client: TestClient) -> None:
        assert at.desk.rounds_over == 1
        page = client.get("/e/event/standings").text
        assert points(page) == ["1", "1", "1", "½", "½", "0", "0", "0"]
        assert "after round 1" in page.lower()
        assert "Round 2 is being played: 1 of 4 results are in" in page

    def test_the_running_round_has_a_head_of_its_own_and_no_assumed_halves(self, client: TestClient) -> None:
        page = client.get("/e/event/standings?after=2").text
        assert sorted(points(page), reverse=True).count("1½") == 0
        assert "games that are still going on count nothing yet" in page
        assert "count as drawn" not in page

    def test_the_same_holds_for_programs_papers_terminal_workbook_and_projector(
        self, at: AtDesk, client: TestClient
    ) -> None:
        assert client.get("/api/v1/events/event/standings").json()["after_round"] == 1
        assert "1. tur sonunda" in text_of(printed("standings", at.desk))
        assert "2. tur oynanıyor" in text_of(printed("standings", at.desk, round_no=2))
        csv = client.get("/api/v1/events/event/export/csv?table=standings").text
        assert "*" not in csv

    def test_before_round_1_is_over_the_paper_says_so(self, tmp_path: Path) -> None:
        new = AtDesk(tmp_path, "new", system="dutch", rounds=3, colour="white")
        new.enter({"name": name} for name in "ABCD")
        new.pair()
        text = text_of(printed("standings", new.desk, "en"))
        assert "Standings before round 1" in text
        assert "round 0" not in text
        new.close()

    def test_a_closed_round_with_an_adjourned_game_is_over(self, at: AtDesk) -> None:
        at.play_all("1", "=", "adjourned", "0")
        assert at.desk.rounds_over == 2

    def test_nobody_wins_a_prize_by_a_game_that_goes_on(self, at: AtDesk, client: TestClient) -> None:
        at.do("prizes", categories=[{"name": "Genel", "prizes": [{"coins": 100}]}])
        before = client.get("/api/v1/events/event/prizes").json()["categories"][0]["awards"]
        at.do("result", round=2, board=1, result="1-0")
        assert client.get("/api/v1/events/event/prizes").json()["categories"][0]["awards"] == before


class TestMadeByHand:
    @pytest.fixture
    def hand(self, at: AtDesk) -> AtDesk:
        """Round 3, in which the first two boards have changed their Blacks."""
        at.play_all("1", "1", "0", "=")
        at.pair()
        (one, two, three, four) = (game.players for game in at.t.rounds[-1].games)
        at.do("unpair")
        boards: list[Json] = [[one[0], two[1]], [two[0], one[1]], list(three), list(four)]
        at.do("pair-by-hand", boards=boards, reason="Aynı kulüp", confirm=HAND)
        return at

    def test_the_paper_names_the_boards_that_are_played_and_says_so_first(self, hand: AtDesk) -> None:
        text = text_of(printed("explanation", hand.desk, "en", 3))
        assert text.index("This round was made by hand") < text.index("Below stand the boards that are played")
        assert "Aynı kulüp" in text
        games = hand.t.rounds[-1].games
        names = {p.id: f"{p.number} {p.name}" for p in hand.t.players}
        head = text[text.index("instead:") : text.index("How the rules would have paired")]
        for board, game in enumerate(games, start=1):
            found = re.search(rf" {board}\. (\([^)]*\) )?{names[game.white]} – {names[game.black]}", head)
            assert found, (board, head)

    def test_the_map_shows_the_boards_that_are_played(self, hand: AtDesk) -> None:
        made = explained(hand.t, 3)
        shown = explained_round(made.before, made.system, made.pairing, made.steps)
        played = as_played(shown, hand.t)
        assert [(b.white, b.black) for b in played.boards] == [game.players for game in hand.t.rounds[2].games]
        drawer = hand_drawer(hand)
        assert [row[1::2][:2] for row in drawer] == [
            tuple(f"{p.number} {p.name}" for p in (by_id(hand, g.white), by_id(hand, g.black)))
            for g in hand.t.rounds[2].games
        ]

    def test_a_round_of_the_rules_has_no_word_of_it(self, at: AtDesk) -> None:
        assert "made by hand" not in text_of(printed("explanation", at.desk, "en", 2))


HAND = "hand-rematch,paired-by-hand"


def by_id(at: AtDesk, player: int) -> Player:
    return next(p for p in at.t.players if p.id == player)


def hand_drawer(at: AtDesk) -> list[tuple[str, ...]]:
    """The rows of the map of round 3 as the drawer shows it."""
    made = round_reasons(at.t, 3).made
    assert made is not None
    shown = as_played(explained_round(made.before, made.system, made.pairing, made.steps), at.t)
    picture = round_map(shown, event_renderer(at.t, "en"))
    assert picture is not None
    return [row for row in picture.figures.rows if row[0] != "–"]


def test_no_two_brackets_of_the_map_lie_on_one_line(tmp_path: Path) -> None:
    """Eight in one group, first half against second half: four brackets that overlap."""
    event = AtDesk(tmp_path, "one", system="dutch", rounds=3, colour="white")
    event.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 9))
    event.pair()
    made = explained(event.t, 1)
    picture = round_map(
        explained_round(made.before, made.system, made.pairing, made.steps), event_renderer(event.t, "en")
    )
    event.close()
    assert picture is not None
    strokes = [shape for shape in picture.shapes if isinstance(shape, Stroke) and len(shape.spots) == 4]
    assert len(strokes) == 4
    assert len({stroke.spots[1][1] for stroke in strokes}) == 4
    assert all(stroke.spots[1][1] < picture.size[1] for stroke in strokes)


class TestPublishing:
    @pytest.fixture
    def quiet(self, tmp_path: Path) -> Iterator[AtDesk]:
        """Two rounds, none of them published."""
        made = AtDesk(tmp_path, "quiet", system="dutch", rounds=4, colour="white")
        made.enter({"name": f"Oyuncu {n}", "rating": 2000 - n} for n in range(1, 9))
        made.pair()
        made.play_all("1", "=", "0", "1")
        made.pair()
        yield made
        made.close()

    def test_a_round_takes_those_before_it_along(self, quiet: AtDesk) -> None:
        assert next_step(quiet.desk) == NextStep("publish", 2)
        answer = quiet.do("publish", round=2)
        assert [each.code for each in answer.warnings] == ["published-with"]
        assert rounds_out(quiet.desk) == 2
        assert next_step(quiet.desk).kind == "enter"

    def test_a_round_is_taken_back_by_itself_and_with_those_behind_it(self, quiet: AtDesk) -> None:
        quiet.do("publish", round=2)
        quiet.do("unpublish", round=2)
        assert quiet.desk.published == (1,)
        quiet.do("publish", round=2)
        quiet.do("unpublish", round=1)
        assert quiet.desk.published == ()

    def test_every_page_names_the_same_next_step(self, quiet: AtDesk, tmp_path: Path) -> None:
        assert quiet.desk.round_no == 2
        with desk_client(tmp_path) as client:
            for page in ("", "/rounds", "/publish", "/standings"):
                assert "Publish round 2" in client.get(f"/e/quiet{page}").text, page


class TestPrizesOfWomen:
    def test_a_title_of_women_is_evidence(self, at: AtDesk) -> None:
        player = at.t.players[0]
        at.do("change-player", player=player.id, title="WFM")
        assert at.t.players[0].sex is None
        assert at.t.players[0].known_sex is Sex.WOMAN
        assert at.t.players[1].known_sex is None

    def test_what_is_not_known_is_counted_and_named(self, at: AtDesk, client: TestClient) -> None:
        at.do("change-player", player=at.t.players[0].id, title="WFM")
        at.do("prizes", categories=[{"name": "Kadınlar", "sex": "woman", "prizes": [{"coins": 100}, {"coins": 50}]}])
        page = client.get("/e/event/prizes").text
        assert "sex not known of 7 players, who may compete here" in page
        found = client.get("/api/v1/events/event/prizes").json()["categories"][0]
        assert [each["id"] for each in found["awards"]] == [at.t.players[0].id]
        assert "7 oyuncunun cinsiyeti bilinmiyor" in text_of(printed("prizes", at.desk))
        at.do("change-player", player=at.t.players[1].id, sex="m")
        assert "sex not known of 6 players" in client.get("/e/event/prizes").text


def test_reserves_are_not_missing_in_a_round_made_by_hand(tmp_path: Path) -> None:
    at = AtDesk(tmp_path, "teams", system="team-swiss", of_teams=True, rounds=2, colour="white", board_colours="WB")
    at.enter_teams(("Ankara", "Bursa", "İzmir", "Van"), 3)
    boards: list[Json] = [[1, 4], [5, 2], [7, 10], [11, 8]]
    with pytest.raises(HakemError) as refused:
        at.do("pair-by-hand", boards=boards[:2], reason="Salon", confirm="paired-by-hand")
    left = str(refused.value)
    assert re.findall(r"\d+", left.rpartition(":")[2]) == ["7", "8", "9", "10", "11", "12"], left
    made = at.do("pair-by-hand", boards=boards, reason="Salon", confirm="paired-by-hand")
    assert [each.code for each in made.warnings if each.level > 2] == ["paired-by-hand"]
    at.close()


def test_nothing_is_assumed_where_nothing_may_be(at: AtDesk) -> None:
    assert without_assumed(at.t).points.unknown == ZERO
    played = round_played(at.desk)
    assert played is not None
    assert (played.round_no, played.done, played.boards) == (2, 1, 4)
