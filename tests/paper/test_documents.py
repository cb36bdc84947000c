"""Every document of every kind of event: who and what has to stand there stands there, whole, in both languages."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from hakem.desk.journal.state import Desk
from hakem.errors import HakemError, RequestError, UnknownName
from hakem.i18n import Message, languages, say
from hakem.paper.documents import DOCUMENTS
from tests.paper.reading import PrintedPage, cut_words, page_count, printed, printed_pages, text_of, words_missing
from tests.support import paper_events as events

KINDS: dict[str, Callable[[], Desk]] = {
    "8 players": lambda: events.swiss(8),
    "9 players": lambda: events.swiss(9, 4),
    "60 players": lambda: events.swiss(60, 5, events.LONG_EVENT, 4),
    "teams": lambda: events.teams(8),
    "league of teams": lambda: events.team_table("berger", 5, 4, 3, of_teams=True, board_colours="WBWB"),
    "scheveningen": lambda: events.team_table("scheveningen", 2, 4, 3),
    "skalitzka": lambda: events.team_table("skalitzka", 3),
    "knockout of teams": lambda: events.team_table("knockout", 6, 4, 4, of_teams=True, board_colours="WWWW"),
    "knockout": lambda: events.knockout(16),
    "round robin": lambda: events.round_robin(12),
    "round robin of five": lambda: events.from_journal("berger-2026"),
    "play-off": lambda: events.from_journal("play-off"),
    "dubov": lambda: events.example("handbook-dubov.trf"),
    "lim": lambda: events.example("handbook-lim.trf"),
}
TO_BE_CUT = ("cards", "blank-cards", "slips", "place-cards", "badges")
REFUSED = {
    **{name: {"report.no-teams"} for name in ("team-sheets", "board-prizes", "individual-list")},
    **{name: {"paper.no-prizes"} for name in ("prizes", "ceremony", "prize-receipts")},
    **{name: {"report.no-teams", "paper.no-matches"} for name in ("match-list", "match-sheets", "line-up-forms")},
    "bracket": {"report.no-bracket"},
    "game-sheet": {"paper.no-games"},
    "adjusted-scores": {"paper.no-adjusted"},
    "lots-protocol": {"paper.no-lots"},
    "explanation": {"pairing.unknown-type"},
    "editions": {"web-editions.none"},
    "quiz": {"learn.swiss", "learn.nothing", "pairing.unknown-type"},
    **{name: {"paper.no-prizes"} for name in ("prizes", "ceremony", "prize-receipts")},
}
ON_THE_WALL = ("pairings", "pairings-by-name", "results", "standings")
OF_PLAYERS = ("entry-list", "cards", "blank-cards", "badges", "round-sheet", "adjusted-scores")
FONTS, A_PAGE, A_DRAWING = 28_000, 7_000, 12_000
"""Bytes that the letters of a document have at most, and every page of it; one that is drawn has more lines."""

SMALLEST, SMALLEST_HEADING, ON_A_BRACKET = 6.5, 5.5, 4.5
of_each_kind = pytest.mark.parametrize("kind", KINDS)
in_each_language = pytest.mark.parametrize("language", languages())


def made_of(name: str, desk: Desk, language: str = "tr") -> bytes | None:
    """The document, or None if events of this kind have none."""
    try:
        return printed(name, desk, language)
    except HakemError as refused:
        if refused.message.key not in REFUSED[name]:
            raise
        return None


def faults(name: str, pages: tuple[PrintedPage, ...], desk: Desk, language: str) -> Iterator[str]:
    """What an arbiter would not accept about the pages."""
    bare = name in TO_BE_CUT
    for number, page in enumerate(pages, start=1):
        counted = say(Message("paper.page", {"page": number, "pages": len(pages)}), language)
        if not bare and not {counted, desk.tournament.event.name} <= {each.words for each in page.words}:
            yield f"page {number} has no head or is not counted"
        if len(page.words) < (2 if bare else 6):
            yield f"page {number} is empty"
        yield from (f"outside: {each}" for each in page.outside(14 if bare else 33))
        yield from (f"over each other: {each}" for each in page.overlapping())
        yield from (f"cut: {each}" for each in cut_words(page.text))
        least = ON_A_BRACKET if name == "bracket" else SMALLEST_HEADING
        yield from (f"too small: {each.words}" for each in page.words if each.words.strip() and each.size < least)
        if "□" in page.text:
            yield "a letter is missing"


@of_each_kind
@in_each_language
def test_nothing_is_cut_outside_or_over_something_else(kind: str, language: str) -> None:
    desk = KINDS[kind]()
    found = {}
    for name in DOCUMENTS:
        made = made_of(name, desk, language)
        if made is None:
            continue
        pages = printed_pages(made)
        said = [*faults(name, pages, desk, language)]
        if len(made) > FONTS + (A_DRAWING if name == "pictures" else A_PAGE) * len(pages):
            said.append(f"{len(made)} bytes for {len(pages)} pages")
        if said:
            found[name] = said
    assert found == {}


def everybody(name: str, desk: Desk) -> list[str]:
    """Who has to stand in the document, besides teams."""
    t = desk.tournament
    last = t.rounds[-1]
    seated = {p for game in last.games for p in game.players}
    if name in ("pairings", "results", "pairings-by-name"):
        seated |= {bye.player for bye in last.byes}
    members = {p: team for team in t.teams for p in team.members}
    free = {p for p, team in members.items() if name in ("pairings", "results") and not seated_of(team.members, desk)}
    return [p.name for p in t.players if name in OF_PLAYERS or (p.id in seated and p.id not in free)]


def seated_of(members: tuple[int, ...], desk: Desk) -> bool:
    """Whether anybody of a team has an opponent in the last round."""
    return any(p in members for game in desk.tournament.rounds[-1].games for p in game.players)


@of_each_kind
@in_each_language
def test_everybody_stands_there(kind: str, language: str) -> None:
    desk = KINDS[kind]()
    missing = {}
    for name in ("pairings", "pairings-by-name", "results", "slips", *OF_PLAYERS):
        made = made_of(name, desk, language)
        if made is None:
            continue
        text = " ".join(page.text for page in printed_pages(made))
        wanted = [each.replace(",", " ") if name == "badges" else each for each in everybody(name, desk)]
        if lacking := words_missing(text, *wanted):
            missing[name] = lacking
    assert missing == {}


CONTESTANTS_ON = ("standings", "crosstable", "team-sheets", "individual-list", "bracket", "game-sheet")


@of_each_kind
def test_tables_have_every_player_or_team(kind: str) -> None:
    desk = KINDS[kind]()
    t = desk.tournament
    contestants = [team.name for team in t.teams] or [p.name for p in t.players]
    if kind == "play-off":
        contestants = ["Işık, Ayşe", "İnce, Can"]
    missing = {}
    for name in CONTESTANTS_ON:
        made = made_of(name, desk)
        waits = name == "game-sheet" and kind == "knockout of teams"
        wanted = [each for each in contestants if not (waits and each.startswith("İzmir"))]  # it meets nobody yet
        if made is not None and (lacking := words_missing(" ".join(p.text for p in printed_pages(made)), *wanted)):
            missing[name] = lacking
    assert missing == {}


@of_each_kind
def test_what_hangs_is_read_from_where_one_stands(kind: str) -> None:
    """Names of up to forty letters are never written small on the wall, and figures not either."""
    desk = KINDS[kind]()
    small = {}
    for name in ON_THE_WALL:
        pages = printed_pages(made_of(name, desk) or b"")
        body = [each for page in pages for each in page.words if each.bottom > 50 and each.top < page.height - 105]
        assert body
        if low := [each.words for each in body if each.size < SMALLEST]:
            small[name] = low
        usual = sorted(each.size for each in body)[len(body) // 2]
        if usual < 8:
            small[name] = [f"usually {usual}"]
    assert small == {}


def test_a_free_team_is_one_line_and_its_players_find_themselves_by_name() -> None:
    desk = KINDS["league of teams"]()
    free = [team for team in desk.tournament.teams if not seated_of(team.members, desk)]
    (team,) = free
    players = [p.name for p in desk.tournament.players if p.id in team.members]
    for name in ("pairings", "results"):
        text = text_of(printed(name, desk))
        assert f"– {team.name} rakipsiz" in text
        assert [each for each in players if each in text] == []
    by_name = " ".join(page.text for page in printed_pages(printed("pairings-by-name", desk)))
    assert words_missing(by_name, *players) == []
    assert by_name.count("rakipsiz") == len(players)


def test_players_of_a_match_stand_below_their_own_team() -> None:
    desk = KINDS["league of teams"]()
    (page,) = printed_pages(printed("results", desk))
    names = {p.name: p.id for p in desk.tournament.players}
    teams = desk.tournament.teams
    wanted = {p.name: team.name for team in teams for p in desk.tournament.players if p.id in team.members}
    heads = [each for each in page.words if any(team.name.startswith(each.words) for team in teams)]
    found = {}
    for each in page.words:
        who = next((name for name in names if each.words.endswith(name)), "")
        above = [head for head in heads if head.bottom > each.bottom and abs(head.left - each.left) < 30]
        if who and above:
            found[who] = min(above, key=lambda head: head.bottom).words
    assert len(found) > 5
    assert [who for who, above in found.items() if not wanted[who].startswith(above)] == []


def test_both_languages_and_the_same_bytes_again() -> None:
    for kind in ("9 players", "league of teams", "knockout"):
        for name in DOCUMENTS:
            by_language = [made_of(name, KINDS[kind](), language) for language in languages()]
            assert by_language[0] == made_of(name, KINDS[kind](), languages()[0])
            if by_language[0] is not None and name != "place-cards":
                assert by_language[0] != by_language[1]


PAGES_OF_600 = {
    "pairings": 10,
    "pairings-by-name": 20,
    "results": 10,
    "standings": 17,
    "entry-list": 15,
    "crosstable": 15,
    "slips": 100,
    "place-cards": 150,
    "badges": 75,
    "cards": 150,
    "blank-cards": 150,
    "pictures": 13,
}


@pytest.mark.parametrize("name", PAGES_OF_600)
def test_600_players(name: str) -> None:
    made = printed(name, events.swiss(600))
    assert page_count(made) == PAGES_OF_600[name]
    assert len(made) < 450_000


@pytest.mark.parametrize("name", ["pairings", "pairings-by-name", "standings", "crosstable", "slips"])
def test_600_players_stand_there_and_nothing_is_wrong(name: str) -> None:
    desk = events.swiss(600)
    pages = printed_pages(printed(name, desk))
    assert [*faults(name, pages, desk, "tr")] == []
    assert words_missing(" ".join(page.text for page in pages), *(p.name for p in desk.tournament.players)) == []


def test_pages_by_name_say_from_whom_to_whom_they_go() -> None:
    pages = printed_pages(printed("pairings-by-name", events.swiss(60)))
    marks = [[each.words for each in page.words if " – " in each.words] for page in pages]
    assert marks == [["Ağaoğlu – İnce"], ["İnce – Yılmaz"]]


def test_before_the_first_round() -> None:
    desk = events.swiss(8, 0)
    for name in ("pairings", "pairings-by-name", "results", "slips", "round-sheet"):
        with pytest.raises(RequestError) as refused:
            printed(name, desk)
        assert refused.value.message.key == "report.no-rounds"
    names = [p.name for p in desk.tournament.players]
    for name in ("entry-list", "cards", "blank-cards", "standings", "crosstable"):
        assert words_missing(text_of(printed(name, desk)), *names) == []
    assert page_count(printed("place-cards", desk)) == 2


def test_rounds_and_names_that_are_not_there() -> None:
    desk = events.swiss(8)
    with pytest.raises(RequestError, match="no round 6"):
        printed("standings", desk, round_no=6)
    with pytest.raises(UnknownName, match="unknown document"):
        printed("poster", desk)
    with pytest.raises(UnknownName, match="unknown form"):
        printed("crosstable", desk, form="matches")


def test_an_earlier_round() -> None:
    text = text_of(printed("results", events.swiss(8), round_no=2))
    assert "2. tur: sonuçlar" in text
    assert "16 Mayıs 2026" in text


def test_pictures_of_a_player_and_of_an_earlier_round() -> None:
    desk = events.swiss(60)
    player = desk.tournament.players[2]
    made = printed("pictures", desk, form=f"player-{player.id}")
    assert page_count(made) == 1
    text = text_of(made)
    assert words_missing(text, player.name, "lider", "ort.") == []
    assert "5 turda" in text
    assert "2. tur sonunda" in text_of(printed("pictures", desk, round_no=2))
    with pytest.raises(RequestError):
        printed("pictures", desk, form="player-61")
