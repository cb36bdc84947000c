"""What a process loads before it does anything: nothing that it does not need."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.runner import hakem

ROOT = Path(__file__).parents[2]
EVENT = str(ROOT / "examples" / "izmir-open.trf")

NEVER = (
    "concurrent.futures",
    "dataclasses",
    "email",
    "http",
    "inspect",
    "logging",
    "multiprocessing",
    "pathlib",
    "socket",
    "ssl",
    "subprocess",
    "tarfile",
    "tempfile",
    "threading",
    "urllib",
    "xml",
)
"""Modules of the standard library that cost more than they give here."""

NOT_TO_PAIR = ("hakem.knockout", "hakem.ratings", "hakem.reports", "hakem.simulation", "hakem.tiebreaks")
OTHER_SYSTEMS = ("burstein", "dubov", "dutch_2009", "lim")


def loaded(*argv: str) -> list[str]:
    """The modules of a process that has run this command line; none for the library alone."""
    run = f"sys.argv[1:] = {argv!r}; from hakem.cli.main import entry; entry()" if argv else "import hakem"
    script = f"import sys; before = set(sys.modules)\n{run}\nprint('::', *(set(sys.modules) - before))"
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True, cwd=ROOT)
    return done.stdout.rpartition("::")[2].split()


def ours(modules: list[str]) -> list[str]:
    return [name for name in modules if name.partition(".")[0] == "hakem"]


@pytest.mark.parametrize(
    ("argv", "most_of_ours", "most"),
    [
        ((), 2, 40),
        (("--help",), 45, 100),
        (("systems",), 89, 149),
        (("pair", EVENT, "--round", "5"), 138, 198),
    ],
    ids=["import hakem", "--help", "systems", "pair"],
)
def test_so_many_modules_and_none_of_the_heavy_ones(argv: tuple[str, ...], most_of_ours: int, most: int) -> None:
    modules = loaded(*argv)
    assert [name for name in modules if name.partition(".")[0] in NEVER or name in NEVER] == []
    assert len(ours(modules)) <= most_of_ours
    assert len(modules) <= most


def test_pairing_loads_one_system_and_no_tie_breaks() -> None:
    modules = loaded("pair", EVENT, "--round", "5")
    assert [name for name in modules if name.startswith(NOT_TO_PAIR)] == []
    assert "hakem.pairing.swiss.field" in modules
    others = tuple(f"hakem.pairing.swiss.{system}." for system in OTHER_SYSTEMS)
    engines = [name for name in modules if name.startswith(others)]
    assert [name for name in engines if not name.endswith(".info")] == []
    assert [name for name in modules if name.startswith("hakem.formats.native.")] == []


def test_listing_systems_loads_no_engine() -> None:
    modules = loaded("systems")
    swiss = [name for name in modules if name.startswith("hakem.pairing.swiss.") and name.count(".") > 3]
    assert swiss
    assert [name for name in swiss if not name.endswith("info")] == []


def test_a_command_is_loaded_when_it_is_meant() -> None:
    commands = [name for name in loaded("tables", "berger", "4") if name.startswith("hakem.cli.commands.")]
    assert commands == ["hakem.cli.commands.tables"]
    assert [name for name in loaded("--help") if name.startswith("hakem.cli.commands.")] == []


def test_a_result_at_the_desk_loads_no_engine_and_no_server(tmp_path: Path) -> None:
    path = str(tmp_path / "event.hakem")
    for argv in (
        ("new", path, "--name", "Kupa", "--system", "dutch", "--rounds", "3"),
        *(("add", path, name) for name in ("Ali", "Veli", "Ayşe", "Can")),
        ("pair", path),
    ):
        assert hakem("desk", *argv).code == 0
    modules = loaded("desk", "result", path, "1.1", "1-0")
    heavy = ("hakem.knockout", "hakem.tiebreaks", "hakem.ratings", "hakem.simulation", "hakem.pairing.swiss.field")
    assert [name for name in modules if name.startswith(heavy)] == []
    assert {"psycopg", "argon2", "cryptography", "python_calamine", "pathlib", "subprocess"}.isdisjoint(modules)
    assert len(ours(modules)) <= 106
