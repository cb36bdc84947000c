"""Whatever a program sends to the API, by its description: an answer that the description knows, and never a 500."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.support.desk_clients import app_of, desk_client, two_rounds
from tests.support.effort import FACTOR, examples

CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]
ALL = list(HealthCheck)
PATIENCE = 120
"""Seconds for an answer: what it says is tested here, and the machine may be busy."""


def test_every_answer_is_one_of_the_description(tmp_path: Path) -> None:
    two_rounds(tmp_path).close()
    asked = 0
    with desk_client(tmp_path) as client:
        schema = schemathesis.openapi.from_asgi("/api/openapi.json", app_of(client))
        for found in schema.get_all_operations():
            assert isinstance(found, Ok)
            operation = found.ok()

            @settings(
                max_examples=examples(30),
                derandomize=FACTOR == 1,
                deadline=None,
                database=None,
                phases=[Phase.generate],
                suppress_health_check=ALL,
            )
            @given(case=operation.as_strategy(), real=st.integers(0, 3))
            def ask(case: Any, real: int) -> None:
                nonlocal asked
                if real and "event" in case.path_parameters:
                    case.path_parameters["event"] = "event"
                case.validate_response(case.call(timeout=PATIENCE), checks=CHECKS)
                asked += 1

            ask()
    assert asked > 400
