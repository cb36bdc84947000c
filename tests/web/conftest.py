"""One browser for all tests of a process, started when the first of them asks for it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.support.browser import running_browser


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    """A real browser."""
    with running_browser() as browser:
        yield browser
