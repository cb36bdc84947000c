"""What tests of the pages share: one browser for all of a process, a desk on a laptop, a client without a browser."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from hakem.web.app import desk_app
from hakem.web.hall import Hall, HallSettings
from tests.support.browser import running_browser

expect.set_options(timeout=20_000)  # a machine may be busy; what never comes fails all the same


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with running_browser() as browser:
        yield browser


@pytest.fixture
def hall(tmp_path: Path) -> Hall:
    """The desk of a laptop, on an empty folder."""
    return Hall(HallSettings(str(tmp_path), language="tr"))


@pytest.fixture
def client(hall: Hall) -> Iterator[TestClient]:
    """Somebody who asks it for pages, without a browser."""
    with TestClient(desk_app(hall), follow_redirects=False) as client:
        yield client
