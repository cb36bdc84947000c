"""One sheet per team, as the handbook draws it for a Scheveningen."""

from __future__ import annotations

from dataclasses import replace

from hakem.model import (
    Bye,
    ByeKind,
    Event,
    EventRules,
    Game,
    Mark,
    Player,
    PlayerId,
    Points,
    Round,
    RoundNo,
    Team,
    TeamBye,
    TeamId,
    TeamPlay,
    Title,
    Tournament,
)
from hakem.pairing import Scheveningen, system_for
from hakem.reports import Tongue, printed_page, team_sheet_printed, team_sheets, team_sheets_text
from hakem.tiebreaks import StandingsRequest, standings


def two_teams(boards: int) -> Tournament:
    players = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, 2 * boards + 1))
    teams = tuple(
        Team(TeamId(k + 1), name, tuple(PlayerId(k * boards + n) for n in range(1, boards + 1)))
        for k, name in enumerate(("Bursa", "Verona"))
    )
    return Tournament(players, boards, teams=teams)


def with_first_team_winning(t: Tournament) -> Tournament:
    first = set(t.teams[0].members)
    pairing = Scheveningen().pair(t)
    games = tuple(
        Game(b.white, b.black, *((Mark.WIN, Mark.LOSS) if b.white in first else (Mark.LOSS, Mark.WIN)))
        for b in pairing.boards
    )
    return replace(t, rounds=(*t.rounds, Round(games)))


def test_seats_points_and_totals() -> None:
    t = with_first_team_winning(with_first_team_winning(two_teams(3)))
    ours, theirs = team_sheets(t)
    assert (ours.letter, ours.name, ours.rounds, ours.total) == ("A", "Bursa", (Points(3), Points(3)), Points(6))
    assert (str(ours.place), str(theirs.place)) == ("1", "2")
    assert [[cell.opponent for cell in row.cells] for row in ours.rows] == [["B1", "B2"], ["B2", "B3"], ["B3", "B1"]]
    assert [row.board for row in theirs.rows] == [1, 2, 3]
    assert theirs.total == 0


def test_text_in_both_languages() -> None:
    t = with_first_team_winning(two_teams(2))
    assert team_sheets_text(team_sheets(t)) == (
        "A  Bursa        1  Points\n"
        "1  P1       B1w:1       1\n"
        "2  P2       B2w:1       1\n"
        "   Place 1      2       2\n"
        "\n"
        "B  Verona       1  Points\n"
        "1  P3       A1b:0       0\n"
        "2  P4       A2b:0       0\n"
        "   Place 2      0       0\n"
    )
    turkish = team_sheets_text(team_sheets(t), "tr")
    assert "B1b:1" in turkish
    assert "A1s:0" in turkish


def test_bye_and_opponent_outside_the_teams() -> None:
    t = two_teams(1)
    stranger = Player(PlayerId(9), 9, "P9")
    t = replace(t, players=(*t.players, stranger))
    game = Game(PlayerId(1), PlayerId(9), Mark.DRAW, Mark.DRAW)
    t = replace(t, rounds=(Round((game,), (Bye(PlayerId(2), ByeKind.ZERO_POINT),)),))
    text = team_sheets_text(team_sheets(t))
    assert "?w:½" in text
    assert "bye" in text


def test_many_teams_have_letters() -> None:
    players = tuple(Player(PlayerId(n), n, f"P{n}") for n in range(1, 29))
    teams = tuple(Team(TeamId(n), f"T{n}", (PlayerId(n),)) for n in range(1, 29))
    letters = [sheet.letter for sheet in team_sheets(Tournament(players, 27, teams=teams))]
    assert letters[:2] + letters[25:] == ["A", "B", "Z", "AA", "AB"]


def test_table_systems_know_their_length() -> None:
    t = two_teams(3)
    assert Scheveningen().scheduled_rounds(t) == 3
    assert Scheveningen(cycles=2).scheduled_rounds(t) == 6
    assert Scheveningen().scheduled_rounds(replace(t, teams=())) == 3
    assert system_for("skalitzka", None, t).scheduled_rounds(t) == 2
    assert system_for("berger", None, t).scheduled_rounds(t) == 3, "two teams meet as often as the rounds allow"
    assert system_for("berger", None, replace(t, teams=())).scheduled_rounds(t) == 3


def test_titles_and_ratings_have_columns_as_in_the_form_of_the_handbook() -> None:
    t = with_first_team_winning(two_teams(2))
    strong = replace(t.players[0], title=Title.WFM, rating=2011)
    t = replace(t, players=(strong, *t.players[1:]))
    text = team_sheets_text(team_sheets(t), "tr").splitlines()
    assert text[0] == "A  Bursa     Unv.  Rat.      1  Puan"
    assert text[1] == "1  P1        WFM   2011  B1b:1     1"
    assert text[2] == "2  P2                    B2b:1     1"
    assert text[5] == "B  Verona        1  Puan", "nobody there has a title or a rating"


def test_values_of_tie_breaks_stand_below_the_place() -> None:
    t = with_first_team_winning(two_teams(2))
    found = standings(t, StandingsRequest(codes=("MP", "BC"), of_teams=True))
    lines = team_sheets_text(team_sheets(t, found, with_values=True)).splitlines()
    assert [line.split() for line in lines[3:6]] == [["Place", "1", "2", "2"], ["MP", "2"], ["BC", "3"]]


def test_tie_breaks_of_players_say_nothing_of_their_teams() -> None:
    t = with_first_team_winning(two_teams(2))
    t = replace(t, event=Event(type_code="FIDE_DUTCH"), rules=EventRules(tie_breaks=("PTS", "ARO", "RTNG")))
    assert [str(sheet.place) for sheet in team_sheets(t)] == ["1", "2"]


def test_black_is_bold_on_a_page() -> None:
    (_, theirs) = team_sheets(with_first_team_winning(two_teams(2)))
    printed = team_sheet_printed(theirs, Tongue("tr"))
    assert printed.black == {(1, 2), (2, 2)}
    page = printed_page("", [printed], "tr")
    assert '<td class="k">A1s:0</td>' in page
    assert "Koyu: siyah renkle oynandı." in page


def test_bye_of_a_team_is_in_its_round_and_its_total() -> None:
    t = with_first_team_winning(two_teams(2))
    resting = Team(TeamId(3), "Üçüncü", (PlayerId(5),))
    t = replace(
        t,
        players=(*t.players, Player(PlayerId(5), 5, "P5")),
        teams=(*t.teams, resting),
        team_play=TeamPlay(byes=(TeamBye(RoundNo(1), resting.id),)),
    )
    sheet = team_sheets(t)[2]
    assert (sheet.rounds, sheet.total, str(sheet.place)) == ((Points(1),), Points(1), "2")
