"""Every document of every kind of event: who and what has to stand there stands there, whole, in both languages."""

from __future__ import annotations

import time

import pytest

from hakem.desk.journal.state import Desk
from hakem.errors import HakemError, RequestError, UnknownName
from hakem.i18n import languages
from hakem.paper.documents import DOCUMENTS
from tests.paper.reading import cut_words, page_count, pages_of, printed, text_of, words_missing
from tests.support import paper_events as events

_PLAIN_KINDS: dict[str, Desk] = {
    "8 players": events.swiss(8),
    "9 players": events.swiss(9, 4),
    "60 players": events.swiss(60, 5, events.LONG_EVENT, 4),
    "teams": events.teams(8),
    "round robin": events.from_journal("berger-2026"),
    "round robin of teams": events.from_journal("berger-teams"),
    "scheveningen": events.from_journal("scheveningen"),
    "skalitzka": events.from_journal("skalitzka"),
    "knockout": events.from_journal("knockout"),
    "long knockout": events.knockout(16),
    "play-off": events.from_journal("play-off"),
    "league": events.example("team-league.json"),
    "dubov": events.example("handbook-dubov.trf"),
}
KINDS = {kind: events.with_prizes(desk) for kind, desk in _PLAIN_KINDS.items()}
PLAYERS_ON = (
    "pictures",
    "pairings",
    "pairings-by-name",
    "results",
    "entry-list",
    "cards",
    "blank-cards",
    "slips",
    "badges",
)
REFUSED = {
    "team-sheets": {"report.no-teams"},
    "bracket": {"report.no-bracket"},
    "game-sheet": {"paper.no-games"},
    "adjusted-scores": {"paper.no-adjusted"},
    "lots-protocol": {"paper.no-lots"},
}
of_each_kind = pytest.mark.parametrize("kind", KINDS)
of_each_document = pytest.mark.parametrize("name", DOCUMENTS)


def made_of(name: str, desk: Desk, language: str = "tr") -> bytes | None:
    """The document, or None if events of this kind have none."""
    try:
        return printed(name, desk, language)
    except HakemError as refused:
        if refused.message.key not in REFUSED[name]:
            raise
        return None


@of_each_kind
@of_each_document
def test_nothing_is_cut_and_pages_are_counted(name: str, kind: str) -> None:
    made = made_of(name, KINDS[kind])
    pages = pages_of(made) if made is not None else []
    assert cut_words(" ".join(pages)) == []
    assert "□" not in "".join(pages)
    if name in ("cards", "blank-cards", "slips", "place-cards", "badges"):
        assert pages
    else:
        assert [f"sayfa {number}/{len(pages)}" in page for number, page in enumerate(pages, 1)] == [True] * len(pages)


@of_each_kind
@pytest.mark.parametrize("name", PLAYERS_ON)
def test_everybody_stands_there(name: str, kind: str) -> None:
    desk = KINDS[kind]
    t = desk.tournament
    last = t.rounds[-1]
    seated = {p for game in last.games for p in game.players} | {bye.player for bye in last.byes}
    there = [
        p.name
        for p in t.players
        if p.id in seated or name in ("entry-list", "cards", "blank-cards", "badges", "pictures")
    ]
    if name == "slips":
        there = [p.name for p in t.players if any(p.id in game.players for game in last.games)]
    text = text_of(printed(name, desk))
    said = [each.replace(",", " ") if name == "badges" else each for each in there]
    assert words_missing(text, *said) == []


@pytest.mark.parametrize("name", ["standings", "crosstable", "round-sheet", "adjusted-scores"])
@pytest.mark.parametrize("kind", ["8 players", "9 players", "60 players", "round robin", "dubov"])
def test_tables_have_everybody(name: str, kind: str) -> None:
    desk = KINDS[kind]
    assert words_missing(text_of(printed(name, desk)), *(p.name for p in desk.tournament.players)) == []


@pytest.mark.parametrize("name", ["standings", "crosstable", "team-sheets", "results", "schedule"])
@pytest.mark.parametrize("kind", ["teams", "round robin of teams", "league"])
def test_teams_stand_there(name: str, kind: str) -> None:
    desk = KINDS[kind]
    last = desk.tournament.rounds[-1].games
    meeting = {player for game in last for player in game.players}
    teams = [team.name for team in desk.tournament.teams if name != "results" or meeting & {*team.members}]
    if name == "schedule" and kind == "teams":
        teams = []  # paired by results: it has days only
    assert words_missing(text_of(printed(name, desk)), *teams) == []


@of_each_document
def test_both_languages_and_the_same_bytes_again(name: str) -> None:
    for kind in ("60 players", "teams", "knockout"):
        by_language = [made_of(name, KINDS[kind], language) for language in languages()]
        assert by_language[0] == made_of(name, KINDS[kind], languages()[0])
        if by_language[0] is not None and name not in ("place-cards",):
            assert by_language[0] != by_language[1]


@of_each_document
def test_large_events_are_printed_quickly_into_small_files(name: str) -> None:
    desk = events.with_prizes(events.swiss(600))
    made_of(name, KINDS["8 players"])
    start = time.process_time()
    made = made_of(name, desk)
    assert time.process_time() - start < 3  # about a third of a second on a quiet machine
    if made is not None:
        assert len(made) < 450_000


PAGES_OF_600 = {
    "pairings": 10,
    "results": 10,
    "slips": 100,
    "place-cards": 150,
    "badges": 75,
    "cards": 150,
    "blank-cards": 150,
    "pictures": 13,
}


@pytest.mark.parametrize("name", PAGES_OF_600)
def test_pages_of_600_players(name: str) -> None:
    assert page_count(printed(name, events.swiss(600))) == PAGES_OF_600[name]


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
