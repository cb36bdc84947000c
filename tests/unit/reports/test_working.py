"""The working of one contestant: it adds up to the value, and says who was tied and what made the difference."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from hakem.errors import RequestError
from hakem.model import Tournament, total
from hakem.reports import TieBreakWorking, Working, working, working_data, working_text
from hakem.reports.tables.working import BY_SCORE
from hakem.reports.tables.working_text import equations
from hakem.tiebreaks import DEFINITIONS, Adding, StandingsRequest, Why, standings
from hakem.tiebreaks.definition import AppliesTo
from tests.support.effort import examples
from tests.support.handbook_tables import swiss, teams
from tests.support.some import some
from tests.support.swiss_events import swiss_events
from tests.support.team_events import by_match_scores
from tests.support.tiebreak_events import by_cards, by_crosstable

BY_RATINGS = ("ARO", "TPR", "PTP", "APRO", "APPO", "RTNG")
OF_PLAYERS = tuple(
    f"{d.code}/U1400" if d.code in BY_RATINGS else d.code for d in DEFINITIONS if d.applies_to is not AppliesTo.TEAMS
)
OF_TEAMS = tuple(d.code for d in DEFINITIONS if d.applies_to is not AppliesTo.PLAYERS)
MODIFIED = ("BH/C1", "BH/C2", "BH/M1", "BH/C1/P", "FB/C1", "SB/C1", "SB/C2/P", "PS/C1", "KS/L-1", "AOB/F")
VIRTUAL_STEPS = ("before", "rest", "later", "draw")
EDITIONS = ("2009", "2023", "2026")

FORFEITS = by_cards(
    """
    2w1 3w½ 4w+ 5b1
    1b0 4w1 Z Z
    4b½ 1b½ 5w1 U
    3w½ 2b0 1b- H
    H U 3b0 1w0
    """,
    (2200, 2100, 2000, 1900, 1400),
)


def of(t: Tournament, key: int, *codes: str, edition: str = "2026", **wish: Any) -> Working:
    return working(standings(t, StandingsRequest(codes, edition=edition, seed="x", **wish)), key)


def rounds_fit(t: Tournament, codes: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(code for code in codes if not ("/C2" in code and t.rounds_total < 2))


def adds_up(part: TieBreakWorking) -> None:
    """What is shown and not cut gives the value, wherever the tie-break is a sum or an average."""
    adding, shown = part.definition.adding, part.value.shown
    if adding is Adding.SUM and shown:
        assert total(part.counted) == shown[0], part.spec.code
    if adding is Adding.AVERAGE and shown:
        assert total(part.counted) == shown[0] * len(part.counted)
    if not shown:
        assert not part.counted
    if adding is Adding.EACH:
        assert part.counted == shown
    if adding is Adding.WITHOUT_LAST:
        assert tuple(total(part.counted[:size]) for size in range(len(part.counted) - 1, 0, -1)) == shown
    for line in part.lines:
        if line.figure is not None and line.times is not None and adding is not Adding.EXPECTATIONS:
            assert line.figure * line.times == line.amount


class TestAddingUp:
    @pytest.mark.parametrize("edition", EDITIONS)
    @pytest.mark.parametrize("t", [FORFEITS, swiss("swiss_18")], ids=["forfeits", "handbook"])
    def test_every_code_of_players(self, t: Tournament, edition: str) -> None:
        codes = (*OF_PLAYERS, *MODIFIED)
        for player in some(t.players):
            for part in of(t, player.id, *codes, edition=edition, round_robin=False).parts:
                adds_up(part)

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_every_code_of_players_in_a_round_robin(self, edition: str) -> None:
        t = by_crosstable("x1½+\n0x1½\n½0x1\n-½0x".replace("+", "1").replace("-", "0"))
        codes = tuple(code for code in OF_PLAYERS if code not in ("BPG", "BWG"))
        for player in some(t.players):
            for part in of(t, player.id, *codes, edition=edition).parts:
                adds_up(part)

    @pytest.mark.parametrize("edition", EDITIONS)
    def test_every_code_of_teams(self, edition: str) -> None:
        t = teams("teams_22")
        for key in (1, 3, 22):
            for part in some(of(t, key, *OF_TEAMS, "BH:GP", "SB:MP/C1", "EMGSB/C1", edition=edition).parts):
                adds_up(part)

    @given(swiss_events(rounds=5), st.sampled_from(EDITIONS), st.data())
    @settings(max_examples=examples(40))
    def test_of_anybody_in_any_event(self, t: Tournament, edition: str, data: st.DataObject) -> None:
        key = data.draw(st.sampled_from([p.id for p in t.players]))
        codes = rounds_fit(t, (*OF_PLAYERS, *MODIFIED))
        shown = of(t, key, *codes, edition=edition, round_robin=False)
        for part in shown.parts:
            adds_up(part)
        for language in ("en", "tr"):
            assert working_text(shown, language)
            assert working_data(shown, language)

    def test_terms_of_the_data_add_up(self) -> None:
        shown: Any = working_data(of(FORFEITS, 1, *MODIFIED))
        for part in some(part for part in shown["tiebreaks"] if not part["code"].startswith("AOB")):
            assert sum(Fraction(t["amount"]) for t in part["terms"] if t["cut"] is None) == Fraction(part["value"])

    @given(swiss_events(rounds=5), st.sampled_from(("BH", "FB", "SB", "BH/C1/P")))
    @settings(max_examples=examples(40))
    def test_the_steps_of_the_virtual_opponent(self, t: Tournament, code: str) -> None:
        parts = [of(t, player.id, code, edition="2009", round_robin=False).parts[0] for player in t.players]
        virtual = [line for part in parts for line in part.lines if line.kind is Why.VIRTUAL]
        assume(virtual)
        for line in virtual:
            before, rest, later, draw = (Fraction(str(line.why.data[name])) for name in VIRTUAL_STEPS)
            assert before + rest + later * draw == line.figure


class TestWhere:
    """The place, the neighbours, and who was tied."""

    T = by_cards("2w1 3w½\n1b0 4w1\n4w1 1b½\n3b0 2b0\n6w1 Z\n5b0 U")
    FOUND = standings(T, StandingsRequest(("WIN", "BH"), edition="2026", round_robin=False))

    def test_neighbours_and_what_parted_them(self) -> None:
        shown = working(self.FOUND, 2)
        assert str(shown.place) == "5"
        assert shown.above is not None
        assert shown.below is not None
        assert (shown.above.other.contestant.id, shown.above.by) == (5, 1)
        assert (shown.below.other.contestant.id, shown.below.by) == (4, BY_SCORE)

    def test_first_and_last_have_one_neighbour(self) -> None:
        first, *_, last = self.FOUND.rows
        assert working(self.FOUND, first.contestant.id).above is None
        assert working(self.FOUND, last.contestant.id).below is None

    @given(swiss_events(rounds=5))
    @settings(max_examples=examples(40))
    def test_what_parts_two_is_the_first_in_which_they_differ(self, t: Tournament) -> None:
        found = standings(t, StandingsRequest(("WIN", "BH/C1", "SB"), edition="2026", round_robin=False))
        assume(found.rows[0].last < len(found.rows))
        for row in some(found.rows):
            shown = working(found, row.contestant.id)
            for parting in filter(None, (shown.above, shown.below)):
                pairs = zip(shown.standing.values, parting.other.values, strict=True)
                differing = [at for at, (own, theirs) in enumerate(pairs) if own.order != theirs.order]
                by_score = row.points != parting.other.points
                assert parting.by == (BY_SCORE if by_score else differing[0])

    def test_who_was_tied_when_its_turn_came(self) -> None:
        win, bh = working(self.FOUND, 2).parts
        assert [row.contestant.id for row in win.tied] == [6, 5]
        assert str(win.place) == "1-3"
        assert [row.contestant.id for row in bh.tied] == [6, 5]
        assert str(bh.place) == "3"

    def test_a_shared_place(self) -> None:
        found = standings(self.T, StandingsRequest(("WIN",), edition="2026", round_robin=False))
        shown = working(found, 5)
        assert str(shown.place) == "3-5"
        assert [row.contestant.id for row in shown.sharing] == [2, 6]
        assert "shares the place with 2 Player 2; 6 Player 6" in working_text(shown)
        assert "dereceyi paylaştıkları: 2 Player 2; 6 Player 6" in working_text(shown, "tr")

    def test_nobody_of_that_number(self) -> None:
        with pytest.raises(RequestError):
            working(self.FOUND, 99)


class TestText:
    def test_in_english(self) -> None:
        assert working_text(of(FORFEITS, 4, "BH/C1", round_robin=False)) == (
            "Standings after round 4 of 4, C.07 (2026)\n"
            "4 Player 4: place 4, Points 1\n"
            "below 5 Player 5 by Points 1 : 1.5\n"
            "above 2 Player 2 by BH/C1 6 : 5.5\n"
            "\n"
            "BH/C1 = 6  Buchholz (cut 1) [C.07 (2026) 8.1]\n"
            "  tied until here with 2 Player 2 (5.5): place 1 of 2\n"
            "  Rd  No  Opponent  Score\n"
            "   1   3  Player 3     3\n"
            "   2   2  Player 2     2   adjusted score, instead of 1 [16.3]\n"
            "   3   1  Player 1    (1)  dummy: own score [16.4]\n"
            "                           cut first: unplayed by choice [16.5]\n"
            "   4      –            1   dummy: own score [16.4]\n"
            "  6 = 3 + 2 + 1\n"
        )

    def test_in_turkish_by_the_handbook(self) -> None:
        assert working_text(of(FORFEITS, 1, "SB", edition="2009", round_robin=False), "tr") == (
            "4. tur sonunda sıralama (4 tur), TSF Eşitlik Bozma (2009)\n"
            "1 Player 1: derece 1, Puan 3,5\n"
            "3 Player 3'ün üstünde; ayıran: Puan 3,5 : 3\n"
            "\n"
            "SB = 6,25  Sonneborn-Berger [TSF Eşitlik Bozma (2009) Sonneborn-Berger]\n"
            "  kimseyle eşit değil: burada bir şey belirlemez\n"
            "  Tur  No  Rakip     Puan    ×  Değer\n"
            "    1   2  Player 2   2,0  1,0   2,00  ayarlanmış puan, 1 yerine\n"
            "                                         [Ayarlanmış Puan]\n"
            "    2   3  Player 3   2,5  0,5   1,25  ayarlanmış puan, 3 yerine\n"
            "                                         [Ayarlanmış Puan]\n"
            "    3   4  Player 4   2,0  1,0   2,00  sanal rakip: 1,5 + 0 + 1 × 0,5\n"
            "                                         [Oynamadan]\n"
            "    4   5  Player 5   1,0  1,0   1,00  ayarlanmış puan, 1,5 yerine\n"
            "                                         [Ayarlanmış Puan]\n"
            "  6,25 = 2 + 1,25 + 2 + 1\n"
        )

    def test_a_direct_encounter_says_who_has_met(self) -> None:
        t = by_cards("2w1 3w0\n1b0 4w1\n4w0 1b1\n3b1 2b0")
        shown = working_text(of(t, 1, "DE", round_robin=False))
        assert "4 of 6 pairs of those tied have met\n" in shown
        assert "place 1-4 of 4" in " ".join(shown.split())

    def test_nothing_about_encounters_where_nobody_is_tied(self) -> None:
        (part,) = working_text(of(FORFEITS, 1, "DE", round_robin=False)).split("\n\n")[1:]
        assert part == "DE = none  Direct encounter [C.07 (2026) 6]\n  nobody is tied: it decides nothing here\n"

    def test_many_who_are_tied_are_not_all_named(self) -> None:
        t = by_cards("\n".join(f"{n + 1 if n % 2 else n - 1}{'w' if n % 2 else 'b'}½" for n in range(1, 21)))
        shown = working_text(of(t, 11, "BH", round_robin=False))
        assert shown.count("; and 13 more") == 2
        assert max(map(len, shown.splitlines())) <= 80

    def test_where_a_forfeit_is_a_game(self) -> None:
        t = by_cards("2w+ 3w1 4w1\n1b- 4b1 3w1\n4w1 1b0 2b0\n3b0 2w0 1b0")
        (in_round_robin,) = of(t, 1, "SB", round_robin=True).parts
        assert [str(line.article) for line in in_round_robin.lines if line.kind is Why.PAIRED] == ["C.07 (2026) 15.2"]
        (asked_for,) = of(t, 1, "BH/P", round_robin=False).parts
        assert [str(line.article) for line in asked_for.lines if line.kind is Why.PAIRED] == ["C.07 (2026) 14"]

    def test_the_handbooks_own_article_for_averages_of_ratings(self) -> None:
        (part,) = of(FORFEITS, 4, "ARO/C1", edition="2009", round_robin=False).parts
        assert [line.cut_article.number for line in part.lines if line.cut_article] == ["Azaltarak Ortalama"]
        (part,) = of(teams("teams_22"), 3, "OKM").parts
        assert [str(line.cut_article) for line in part.lines if line.cut] == ["TSF Tie-breaks (2009) OKM"]

    def test_open_games_are_marked(self) -> None:
        t = by_cards("2w1 3w?\n1b0 4w½\n4w½ 1b?\n3b½ 2b½")
        shown = working_text(of(t, 1, "BH", after=2, round_robin=False))
        assert "with open games, which count as drawn\n" in shown
        assert "result open, counts as a draw\n" in shown

    def test_boards_of_teams(self) -> None:
        t = by_match_scores("ABCD", 2, [["1 2 1.5", "3 4 1"], ["1 3 1", "2 4 0.5"]])
        count, top, bottom = of(t, 1, "BC", "TBR", "BBE").parts
        assert equations(count) == ["3 = 2 + 1"]
        assert [line.board for line in top.lines] == [1, 2]
        assert equations(top) == []
        assert bottom.value.shown == (Fraction(2),)
        assert "  Board   GP  ×  Value\n      1  2.0  1      2\n" in working_text(of(t, 1, "BC"))

    def test_expectations_are_not_added_up(self) -> None:
        shown = working_text(of(FORFEITS, 1, "PTP", round_robin=False))
        assert "Rating  Expected\n" in shown
        assert " + " not in shown


class TestData:
    def test_shape(self) -> None:
        data: Any = working_data(of(FORFEITS, 4, "BH/C1", round_robin=False))
        assert {key: data[key] for key in ("id", "rank", "points", "after_round", "edition")} == {
            "id": 4,
            "rank": 4,
            "points": "1.0",
            "after_round": 4,
            "edition": "2026",
        }
        assert data["above"] == {"id": 5, "parted_by": "PTS"}
        assert data["below"] == {"id": 2, "parted_by": "BH/C1"}
        (part,) = data["tiebreaks"]
        assert (part["code"], part["article"], part["value"]) == ("BH/C1", "C.07 (2026) 8.1", "6.0")
        assert (part["tied_before"], part["place_among_tied"]) == ([2], 1)
        assert part["terms"][2] == {
            "round": 3,
            "opponent": 1,
            "board": None,
            "figure": "1.0",
            "times": None,
            "amount": "1.0",
            "why": "dummy",
            "article": "C.07 (2026) 16.4",
            "text": "dummy: own score",
            "cut": {"kind": "voluntary", "article": "C.07 (2026) 16.5", "text": "cut first: unplayed by choice"},
        }

    def test_only_words_depend_on_the_language(self) -> None:
        def without_words(value: Any) -> Any:
            if isinstance(value, dict):
                return {k: without_words(v) for k, v in value.items() if k not in ("text", "name", "notes")}
            return [without_words(v) for v in value] if isinstance(value, list) else value

        shown = of(FORFEITS, 1, *OF_PLAYERS, round_robin=False)
        assert without_words(working_data(shown, "en")) == without_words(working_data(shown, "tr"))
        assert working_data(shown, "en") != working_data(shown, "tr")
