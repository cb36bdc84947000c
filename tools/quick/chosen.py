"""A plugin of pytest that runs what is planned, the nearest first, and begins nothing that would end too late."""

from __future__ import annotations

import json
import os
import time
from functools import cache
from pathlib import Path
from typing import Any

import pytest

FOLDER = "HAKEM_QUICK"
"""The folder with the plan, into which every worker writes what it did not begin."""

PLAN = "plan.json"


@cache
def _plan() -> dict[str, Any]:
    plan: dict[str, Any] = json.loads((Path(os.environ[FOLDER]) / PLAN).read_text(encoding="utf-8"))
    return plan


def _is_chosen(item: pytest.Item) -> bool:
    file, _, test = item.nodeid.partition("::")
    of_file = _plan()["files"][file]
    return test in of_file["slow"] or (of_file["short"] and test not in of_file["left"])


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is not planned."""
    left = [item for item in items if not _is_chosen(item)]
    items[:] = [item for item in items if _is_chosen(item)]
    config.hook.pytest_deselected(items=left)


@pytest.hookimpl(tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> bool | None:
    """Begin a test only if there is time for it."""
    file, _, test = item.nodeid.partition("::")
    if time.time() + _plan()["files"][file]["slow"].get(test, 0) <= _plan()["end"]:
        return None
    with (Path(os.environ[FOLDER]) / f"late-{os.getpid()}.txt").open("a", encoding="utf-8") as late:
        late.write(f"{item.nodeid}\n")
    return True
