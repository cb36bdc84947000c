"""Settings for all tests."""

from __future__ import annotations

from hypothesis import settings

from tests.support.effort import FACTOR

settings.register_profile("steady", derandomize=True, deadline=None)
settings.register_profile("campaign", deadline=None, print_blob=True)
settings.load_profile("steady" if FACTOR == 1 else "campaign")
