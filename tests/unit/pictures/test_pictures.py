"""Pictures: what they show is what happened, in both languages, for few and for many; the same text every time."""

from __future__ import annotations

import os
import re
from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import pairwise
from pathlib import Path
from xml.etree import ElementTree as ET

import pytest

from hakem.desk.journal.state import Desk
from hakem.desk.why import explained
from hakem.facts import cards
from hakem.i18n import languages
from hakem.model import Bye, ByeKind, EventRules, Game, Mark, Player, PlayerId, Round, Tournament
from hakem.pictures import (
    Picture,
    colour_strip,
    colour_strips,
    cross_heat,
    event_pictures,
    figure_of,
    player_pictures,
    score_group_flow,
    score_progress,
    still_winning,
    svg_of,
)
from hakem.pictures.drawing import HATCH, Disc, Patch, Piece, Stroke, Tone, hatching, rectangle
from hakem.pictures.round_map import round_map
from hakem.pictures.winners import MOST_WINNERS
from hakem.reports import event_renderer
from hakem.reports.why.round import explained_round
from hakem.simulation import Settings, simulate
from hakem.tiebreaks import standings
from hakem.values import replace
from tests.support import paper_events as events
from tests.support.some import some

GOLDEN = Path(__file__).parents[2] / "data" / "pictures"
SVG = "{http://www.w3.org/2000/svg}"
NAMES = ("Şahin, Işıl", "Öztürk, İbrahim", 'Çelik <"Ağa">, Üveyş', "Güneş & Oğlu", "İnce, Ayşe")
WON, DRAWN, LOST, OPEN = (Mark.WIN, Mark.LOSS), (Mark.DRAW, Mark.DRAW), (Mark.LOSS, Mark.WIN), (Mark.PENDING,) * 2


def game(white: int, black: int, marks: tuple[Mark, Mark], *, played: bool = True) -> Game:
    return Game(PlayerId(white), PlayerId(black), *marks, played=played)


def small() -> Desk:
    """Five players, three rounds of four played; in the third one game is a forfeit."""
    players = tuple(Player(PlayerId(n), n, name, 2000 - n) for n, name in enumerate(NAMES, start=1))
    byes = [(Bye(PlayerId(n), ByeKind.PAIRING_ALLOCATED),) for n in (5, 4, 3)]
    rounds = (
        Round((game(1, 3, WON), game(4, 2, LOST)), byes[0]),
        Round((game(2, 1, LOST), game(5, 3, DRAWN)), byes[1]),
        Round((game(1, 5, DRAWN), game(2, 4, WON, played=False)), byes[2]),
    )
    rules = EventRules("dutch", "2026", tie_breaks=("BH",))
    return Desk(Tournament(players=players, rounds=rounds, rounds_total=4, rules=rules), published=(1, 2, 3))


@cache
def large(count: int, played: int, total: int) -> Desk:
    """A simulated event with long names."""
    t = simulate(Settings(players=count, rounds=played, system="dutch", edition="2026", seed="resim")).tournament
    named = tuple(replace(p, name=other.name) for p, other in zip(t.players, events.people(count), strict=True))
    return Desk(replace(t, players=named, rounds_total=total))


def of(picture: Picture | None) -> Picture:
    assert picture is not None
    return picture


def drawn(picture: Picture | None) -> ET.Element:
    return ET.fromstring(svg_of(of(picture)))


def texts(picture: Picture | None) -> list[str]:
    return [each.text or "" for each in drawn(picture).iter(f"{SVG}text")]


def told(picture: Picture | None) -> list[str]:
    """What patches and discs say when somebody stays on them."""
    shapes = [each for tag in ("path", "circle") for each in drawn(picture).iter(SVG + tag)]
    return [each.findtext(f"{SVG}title") or "" for each in shapes if each.find(f"{SVG}title") is not None]


# The same text every time


@pytest.mark.parametrize("language", languages())
def test_drawings_are_as_they_were(language: str) -> None:
    """A changed drawing is looked at before its text is renewed: RENEW_PICTURES=1."""
    desk = small()
    words = event_renderer(desk.tournament, language)
    made = (*event_pictures(desk, words), *player_pictures(desk, words, 1))
    assert [each.name for each in made] == [
        *("pc-winners", "pc-groups", "pc-heat", "pc-colours-of-1"),
        *("pc-progress-1", "pc-colours-1"),
    ]
    for each in made:
        file = GOLDEN / f"{each.name}-{language}.svg"
        if os.environ.get("RENEW_PICTURES"):
            file.write_text(svg_of(each), encoding="utf-8")
        assert svg_of(each) == file.read_text(encoding="utf-8")


# What they say


def test_the_line_of_a_player() -> None:
    desk = small()
    picture = score_progress(desk, event_renderer(desk.tournament, "tr"), 1)
    assert of(picture).says[0] == "3 turda 2½ puan. Lider 2½ puanda, ortalama 1,8."
    assert of(picture).figures.rows == (
        ("1", "1", "1", "0,6", "0–1"),
        ("2", "2", "2", "1,2", "½–2"),
        ("3", "2½", "2½", "1,8", "1–2½"),
    )
    assert told(picture) == ["1. tur: 1 (B)", "2. tur: 2 (S)", "3. tur: 2½ (B)"]
    assert {"lider 2½", "2½", "ort. 1,8"} <= set(texts(picture))


def test_the_words_at_the_ends_of_lines_do_not_touch() -> None:
    desk = large(60, 6, 7)
    words = event_renderer(desk.tournament, "tr")
    for player in some(desk.tournament.players):
        labels = list(drawn(score_progress(desk, words, player.id)).iter(f"{SVG}text"))
        ends = sorted(float(each.attrib["y"]) for each in labels if float(each.attrib["x"]) > 306)
        assert len(ends) == 3
        assert all(low - high >= 14 for high, low in pairwise(ends))


def test_colours_of_a_player_and_of_all() -> None:
    desk = small()
    words = event_renderer(desk.tournament, "tr")
    assert of(colour_strip(desk, words, 4)).figures.rows == (
        ("1", "beyaz", "2 Öztürk, İbrahim"),
        ("2", "oyun yok", "–"),
        ("3", "oyun yok", "2 Öztürk, İbrahim"),
    )
    assert of(colour_strip(desk, words, 4)).says == ("Beyaz: 1, siyah: 0; 2 turda oyun yok.",)
    (whole,) = colour_strips(desk, words)
    assert [row[2:] for row in whole.figures.rows] == [
        ("BSB", "2", "1"),
        ("SB–", "1", "1"),
        ("SS–", "0", "2"),
        ("B––", "1", "0"),
        ("–BS", "1", "1"),
    ]
    discs = Counter(shape.piece for shape in whole.shapes if isinstance(shape, Disc))
    assert discs == {Piece.WHITE: 5, Piece.BLACK: 5, Piece.NONE: 5}


def test_score_groups_count_everybody_and_their_ways() -> None:
    for desk in (small(), large(60, 6, 7)):
        picture = of(score_group_flow(desk, event_renderer(desk.tournament, "en")))
        shown = Counter[tuple[int, str]]()
        for each in told(picture):
            found = re.fullmatch(r"After round (\d+): (\d+) players? on (.+)", each)
            assert found is not None
            shown[int(found[1]), found[3]] = int(found[2])
        made = cards(desk.tournament).values()
        number = event_renderer(desk.tournament, "en").number
        rounds = range(1, len(desk.tournament.rounds) + 1)
        assert shown == Counter((n, number(card.score_after(n))) for n in rounds for card in made)


def test_who_can_still_win() -> None:
    desk = small()
    picture = of(still_winning(desk, event_renderer(desk.tournament, "en")))
    assert picture.figures.rows == (
        ("Şahin, Işıl", "2½", "3½", "can win alone"),
        ("Öztürk, İbrahim", "2", "3", "can win alone"),
        ("İnce, Ayşe", "2", "3", "can win alone"),
        ('Çelik <"Ağa">, Üveyş', "1½", "2½", "can only share"),
    )
    assert picture.says[0] == "4 of 5 can still be first by points."
    assert picture.says[1] == "Still to play: one round."


def test_somebody_is_first_whatever_happens() -> None:
    desk = small()
    third = (game(1, 5, WON), game(2, 4, DRAWN))
    rounds = (*desk.tournament.rounds[:2], replace(desk.tournament.rounds[2], games=third))
    t = replace(desk.tournament, rounds=rounds)
    picture = of(still_winning(replace(desk, tournament=t), event_renderer(t, "tr")))
    assert picture.says == ("Ne olursa olsun puanla birinci: Şahin, Işıl.",)


def test_the_heat_has_every_game_twice() -> None:
    desk = small()
    picture = of(cross_heat(desk, event_renderer(desk.tournament, "en")))
    said = told(picture)
    assert "1 Şahin, Işıl – 3 Öztürk, İbrahim: 1 from 1 game" in said
    assert len(said) == 2 * 5
    order = [row.contestant.name for row in standings(desk.tournament).rows]
    assert [row[0] for row in picture.figures.rows] == [f"{place} {name}" for place, name in enumerate(order, start=1)]


# Few, many, none


def test_many_players_are_shown_in_parts() -> None:
    desk = large(600, 6, 7)
    words = event_renderer(desk.tournament, "tr")
    heat = of(cross_heat(desk, words))
    assert (heat.figures.heads[1], heat.figures.heads[-1], len(heat.figures.rows)) == ("1–60", "541–600", 10)
    games = [cell.split("/") for row in heat.figures.rows for cell in row[1:] if cell != "–"]
    played = sum(g.played for rnd in desk.tournament.rounds for g in rnd.games)
    assert sum(int(count) for _, count in games) == 2 * played
    strips = colour_strips(desk, words)
    assert len(strips) == 12
    assert len({each.name for each in strips}) == 12
    groups = of(score_group_flow(desk, words))
    assert groups.size[0] < 600
    winners = of(still_winning(desk, words))
    assert len([s for s in winners.shapes if isinstance(s, Patch) and s.about]) == min(
        MOST_WINNERS, len(winners.figures.rows)
    )
    sizes = [len(svg_of(each)) for each in event_pictures(desk, words)]
    assert max(sizes) < 120_000


def test_many_rounds_and_scores_stand_together() -> None:
    desk = large(30, 15, 15)
    picture = of(score_group_flow(desk, event_renderer(desk.tournament, "en")))
    assert picture.figures.heads[1:] == tuple(f"Round {number}" for number in range(4, 16))
    assert len(picture.figures.rows) <= 25
    by_round = [[row[at] for row in picture.figures.rows] for at in range(1, 13)]
    assert [sum(int(cell) for cell in column if cell != "–") for column in by_round] == [30] * 12


def test_where_there_is_nothing_to_see_there_is_nothing() -> None:
    begun, knockout, teams = events.swiss(8, 0), events.from_journal("knockout"), events.teams(4)
    for desk in (begun, knockout, teams):
        words = event_renderer(desk.tournament, "tr")
        assert still_winning(desk, words) is None
        assert score_group_flow(desk, words) is None
        assert cross_heat(desk, words) is None
    assert event_pictures(begun, event_renderer(begun.tournament, "tr")) == ()
    assert player_pictures(begun, event_renderer(begun.tournament, "tr"), 1) == ()
    assert [each.name for each in event_pictures(teams, event_renderer(teams.tournament, "tr"))] == ["pc-colours-of-1"]


def test_open_games_count_as_drawn_and_it_is_said() -> None:
    desk = small()
    third = (game(1, 5, OPEN), game(2, 4, WON))
    rounds = (*desk.tournament.rounds[:2], replace(desk.tournament.rounds[2], games=third))
    t = replace(desk.tournament, rounds=rounds)
    closed = replace(desk, tournament=t, closed=(1, 2, 3))
    picture = of(score_group_flow(closed, event_renderer(t, "tr")))
    assert "Sonucu olmayan 1 oyun berabere sayılır." in picture.says
    winners = of(still_winning(replace(desk, tournament=t), event_renderer(t, "tr")))
    assert winners.says[1] == "Oynanacak: sonucu olmayan 1 oyun ve 1 tur daha."


# How they are written


@pytest.mark.parametrize("count", [8, 600])
def test_every_picture_can_be_read_out_and_needs_no_style(count: int) -> None:
    desk = large(count, 4, 5)
    words = event_renderer(desk.tournament, "tr")
    for picture in some((*event_pictures(desk, words), *player_pictures(desk, words, 1))):
        root = drawn(picture)
        assert root.attrib["role"] == "img"
        title, desc = root.attrib["aria-labelledby"].split()
        assert root.findtext(f"{SVG}title[@id='{title}']") == picture.title
        assert root.findtext(f"{SVG}desc[@id='{desc}']") == " ".join(picture.says)
        text = figure_of(picture, words)
        assert "style" not in text
        assert "<script" not in text
        assert all(f"<p>{each}</p>" in text for each in picture.says)
        assert text.count("<tr>") == 1 + len(picture.figures.rows)
        wide, high = picture.size
        for label in root.iter(f"{SVG}text"):
            assert 0 <= float(label.attrib["x"]) <= wide
            assert 0 <= float(label.attrib["y"]) <= high


def test_names_are_no_markup() -> None:
    desk = small()
    words = event_renderer(desk.tournament, "tr")
    for picture in (*event_pictures(desk, words), *player_pictures(desk, words, 3)):
        text = figure_of(picture, words)
        assert '<"Ağa">' not in text
        assert "Güneş & Oğlu" not in text
    assert 'Çelik &lt;"Ağa"&gt;, Üveyş' in figure_of(of(score_progress(desk, words, 3)), words)


def test_hatching_stays_inside() -> None:
    corners = rectangle(10, 20, 33, 12)
    lines = list(hatching(corners))
    assert len(lines) == (33 + 12) // HATCH
    for start, end in lines:
        assert all(10 <= x <= 43 and 20 <= y <= 32 for x, y in (start, end))
        assert Fraction(start[0] + start[1]) == Fraction(end[0] + end[1])


@pytest.mark.parametrize("players", [8, 61])
def test_the_map_has_everybody_once_and_a_line_for_every_pair(players: int) -> None:
    """Those who meet another score have thick lines, and whoever has the bye stands there without one."""
    t = simulate(Settings(players, 7, "map")).tournament
    made = explained(t, 5)
    shown = explained_round(made.before, made.system, made.pairing, made.steps)
    for language in languages():
        picture = round_map(shown, event_renderer(t, language))
        assert picture is not None
        discs = [shape for shape in picture.shapes if isinstance(shape, Disc)]
        busy = 2 * len(shown.boards)
        assert Counter(disc.piece for disc in discs) == Counter(
            {Piece.WHITE: busy // 2, Piece.BLACK: busy // 2, Piece.NONE: len(shown.pairing.byes)}
        ) - Counter({Piece.NONE: 0})
        lines = [shape for shape in picture.shapes if isinstance(shape, Stroke)]
        crossing = [board for board in shown.boards if board.scores[0] != board.scores[1]]
        assert len(lines) == len(shown.boards)
        assert sum(line.tone is Tone.ACCENT for line in lines) == len(crossing)
        assert all(0 <= x <= picture.size[0] and 0 <= y <= picture.size[1] for disc in discs for x, y in [disc.at])
        ET.fromstring(svg_of(picture))
