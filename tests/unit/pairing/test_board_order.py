"""Boards of rounds that were read from a report: in the order of the rule of their system."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from hakem.desk.choosing import choose_system
from hakem.formats import dump_trf, parse_bytes
from hakem.model import Tournament
from hakem.pairing.board_order import boards_in_order
from hakem.simulation.generator import simulate
from hakem.simulation.settings import Settings
from hakem.store.running import open_event
from hakem.values import replace
from tests.cli.runner import hakem
from tests.support.desks import swiss

EXAMPLES = Path(__file__).parents[3] / "examples"
SYSTEMS = {
    "dutch 2009": ("dutch", "2009"),
    "dutch 2017": ("dutch", "2017"),
    "dutch 2026": ("dutch", "2026"),
    "lim 2009": ("lim", "2009"),
    "lim 2026": ("lim", "2026"),
    "dubov 2009": ("dubov", "2009"),
    "dubov 2026": ("dubov", "2026"),
    "burstein 2009": ("burstein", "2009"),
    "burstein 2026": ("burstein", "2026"),
    "double-swiss": ("double-swiss", None),
    "team-swiss": ("team-swiss", None),
    "berger": ("berger", "2009"),
    "knockout": ("knockout", None),
}


def shuffled(t: Tournament, seed: int) -> Tournament:
    """The same rounds with their boards in another order."""
    chance = random.Random(seed)
    return replace(
        t, rounds=tuple(replace(rnd, games=tuple(chance.sample(rnd.games, len(rnd.games)))) for rnd in t.rounds)
    )


@pytest.mark.parametrize("name", SYSTEMS)
@pytest.mark.parametrize("players", [8, 13])
def test_the_order_is_that_of_the_system(name: str, players: int) -> None:
    system, edition = SYSTEMS[name]
    t = simulate(Settings(players, 4, f"{name} {players}", system, edition)).tournament
    assert boards_in_order(shuffled(t, players), choose_system(t)) == t


def test_the_worked_example_of_the_handbook() -> None:
    """Round 2: 16 and 3 have a point each, 2 and 9 have none."""
    t = parse_bytes((EXAMPLES / "handbook-swiss.trf").read_bytes()).require()
    made = boards_in_order(t, choose_system(t))
    assert [game.players for game in made.rounds[1].games][:3] == [(10, 1), (16, 3), (17, 7)]
    assert boards_in_order(made, choose_system(made)) is made


class TestFromFiles:
    """One game has one number, at whatever door the file comes in."""

    FILE = EXAMPLES / "handbook-swiss.trf"

    def test_the_list_of_a_round(self) -> None:
        listed = json.loads(hakem("round", str(self.FILE), "2", "--format", "json").out)
        boards = [(board["white"]["number"], board["black"]["number"]) for board in listed["boards"]]
        assert boards[:3] == [(10, 1), (16, 3), (17, 7)]

    def test_the_desk_and_the_file_of_ours(self, tmp_path: Path) -> None:
        event = str(tmp_path / "kupa.hakem")
        assert hakem("desk", "import", event, str(self.FILE)).code == 0
        t = open_event(event).desk.tournament
        assert [game.players for game in t.rounds[1].games][:3] == [(10, 1), (16, 3), (17, 7)]
        assert hakem("convert", str(self.FILE), str(tmp_path / "kupa.json")).code == 0
        converted = parse_bytes((tmp_path / "kupa.json").read_bytes()).require()
        assert [rnd.games for rnd in converted.rounds] == [rnd.games for rnd in t.rounds]

    def test_a_round_by_hand_keeps_its_boards(self) -> None:
        """What an arbiter made no rule knows: the report says where who sat."""
        event = swiss(8, colour="white")
        event.do("pair-by-hand", boards=[[7, 8], [1, 2], [5, 6], [4, 3]], reason="Salon", confirm=("paired-by-hand",))
        t = event.desk.tournament
        parsed = parse_bytes(dump_trf(t).text.encode())
        assert parsed.without_boards == ()
        assert boards_named(parsed.require()) == boards_named(t)
        assert boards_named(t)[0] == ("Oyuncu 07", "Oyuncu 08")


def boards_named(t: Tournament) -> list[tuple[str, str]]:
    """Who sits at the boards of round 1."""
    names = {p.id: p.name for p in t.players}
    return [(names[game.white], names[game.black]) for game in t.rounds[0].games]
