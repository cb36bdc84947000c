"""A process that is killed while it writes loses nothing that it said to be stored; ``tools.crash`` kills many more."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.support.crashing import killed
from tests.support.effort import FACTOR


@pytest.mark.parametrize(("threads", "times"), [(1, 12), (4, 8)], ids=["plain", "groups"])
def test_files_survive_their_writers(tmp_path: Path, threads: int, times: int) -> None:
    found = killed(str(tmp_path), times * FACTOR, threads=threads)
    assert found.kills == times * FACTOR
    assert found.acknowledged > times


def test_a_server_survives_its_writers(database: str) -> None:
    found = killed(database, 20 * FACTOR)
    assert found.kills == 20 * FACTOR
    assert found.acknowledged > 20
