"""The description of the API for other programs (OpenAPI 3.1), made from its endpoints and from the desk's actions."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from copy import deepcopy
from functools import lru_cache
from typing import Any

from hakem import __version__
from hakem.desk.journal.actions import ACTIONS
from hakem.desk.journal.roles import ACTIONS as ROLES
from hakem.desk.journal.roles import Grant
from hakem.exports.offered import EXPORTS
from hakem.paper.documents import DOCUMENTS
from hakem.web.endpoints import ERROR, TEXT, Endpoint, number_of
from hakem.web.site.folder import SITE

JSON = "application/json"
_STATUSES = {
    "401": "Unknown",
    "403": "Forbidden",
    "404": "NotThere",
    "409": "Changed",
    "413": "TooLarge",
    "415": "NoJson",
    "422": "Refused",
    "429": "TooOften",
    "503": "NoStore",
}
"""Every answer that is an error, by the name of its description."""

_MEANT = {
    "Unknown": "who are you: a login is needed, or the token is not valid",
    "Forbidden": "not for this role",
    "NotThere": "no such event, round, action or format",
    "Changed": "changed meanwhile: `was` and `now` say both values",
    "TooLarge": "more than is read",
    "NoJson": "the body has to be JSON",
    "Refused": "refused, with the reason; `warnings` have to be read and confirmed",
    "TooOften": "too many attempts",
    "NoStore": "the store cannot be read or written now",
}
_ENVELOPE: dict[str, Any] = {
    "key": {**TEXT, "description": "any text, once per event: a repeated send returns the first answer"},
    "was": {"description": "what the person saw; refused with both values if it is no longer so"},
    "confirm": {"type": "array", "items": TEXT, "description": "codes of warnings that have been read"},
}
_BODIES: dict[str, dict[str, Any]] = {
    "login": {
        "type": "object",
        "additionalProperties": False,
        "required": ["name", "password", "device"],
        "properties": {"name": TEXT, "password": TEXT, "device": TEXT},
    },
    "logout": {"type": "object", "additionalProperties": False, "properties": {}},
}


def description(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    """The whole description."""
    return deepcopy(_described(endpoints))


@lru_cache(maxsize=2)
def _described(endpoints: tuple[Endpoint, ...]) -> dict[str, Any]:
    classes: dict[str, Any] = {}
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        for path, body, more in _expanded(endpoint, classes):
            paths.setdefault(path, {})[endpoint.method.lower()] = _operation(endpoint, path, body, more)
    errors = {
        name: {"description": meant, "content": {JSON: {"schema": {"$ref": "#/components/schemas/Error"}}}}
        for name, meant in _MEANT.items()
    }
    schemas = {"Error": dict(ERROR), **{name: _moved(schema) for name, schema in classes.items()}}
    return {
        "openapi": "3.1.0",
        "info": {"title": "Hakem", "version": __version__, "license": {"name": "MIT", "identifier": "MIT"}},
        "servers": [{"url": "/"}],
        "paths": paths,
        "components": {
            "schemas": schemas,
            "responses": errors,
            "securitySchemes": {
                "bearer": {"type": "http", "scheme": "bearer"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "hakem"},
            },
        },
        "security": [{"bearer": []}, {"cookie": []}, {}],
    }


def _expanded(endpoint: Endpoint, classes: dict[str, Any]) -> Iterator[tuple[str, dict[str, Any] | None, str]]:
    """An address with what is sent to it; the one of all actions becomes one address for each of them."""
    if endpoint.body != "{action}":
        body = _body(endpoint.body, classes) if endpoint.body else None
        yield endpoint.path, body, _roles(endpoint.body) if endpoint.body in ACTIONS else ""
        return
    for action in ACTIONS:
        if action != "create":
            yield endpoint.path.replace("{action}", action), _body(action, classes), _roles(action)


def _body(name: str, classes: dict[str, Any]) -> dict[str, Any]:
    if name in _BODIES:
        return _BODIES[name]
    own: dict[str, Any] = {}
    of = str(ACTIONS[name].schema(own)["$ref"]).rpartition("/")[2]
    schema = own.pop(of)
    classes.update(own)
    needed = [*schema.get("required", ()), *(["name"] if name in ("create", "add-player") else ())]
    return {
        **_moved({key: part for key, part in schema.items() if key != "required"}),
        **({"required": needed} if needed else {}),
        "properties": {**_moved(schema["properties"]), **_ENVELOPE},
    }


def _roles(action: str) -> str:
    """Who may do it."""
    grants = {role.value: grant for role, grant in ROLES[action].items() if grant is not Grant.NEVER}
    return ", ".join(role if grant is Grant.ALWAYS else f"{role} ({grant.value})" for role, grant in grants.items())


def _moved(schema: Any) -> Any:
    """The schema with its references where this description keeps classes."""
    if isinstance(schema, dict):
        return {
            key: part.replace("#/$defs/", "#/components/schemas/") if key == "$ref" else _moved(part)
            for key, part in schema.items()
        }
    return [_moved(part) for part in schema] if isinstance(schema, list) else schema


def _operation(endpoint: Endpoint, path: str, body: dict[str, Any] | None, roles: str) -> dict[str, Any]:
    about = " ".join((endpoint.function.__doc__ or "").split())
    operation: dict[str, Any] = {
        "operationId": "-".join([endpoint.method.lower(), *re.findall(r"[\w-]+", path.removeprefix("/api/v1"))]),
        "summary": body["description"] if body and "description" in body else about,
        "description": f"{about}\n\n{roles}".strip(),
        "responses": {str(endpoint.status): _answer(endpoint), **_errors(endpoint)},
    }
    if parameters := [*_in_path(path), *_in_query(endpoint)]:
        operation["parameters"] = parameters
    if body is not None:
        operation["requestBody"] = {"required": bool(body.get("required")), "content": {JSON: {"schema": body}}}
    return operation


def _answer(endpoint: Endpoint) -> dict[str, Any]:
    if endpoint.answer is not None:
        return {"description": "done", "content": {JSON: {"schema": dict(endpoint.answer)}}}
    return {"description": "a file", "content": {"*/*": {}}}


def _errors(endpoint: Endpoint) -> dict[str, Any]:
    """What may go wrong: reading refuses less than changing."""
    reading = ("415", "409", "413", "429")
    left_out = reading if endpoint.method == "GET" else ()
    return {
        status: {"$ref": f"#/components/responses/{name}"}
        for status, name in _STATUSES.items()
        if status not in left_out
    }


def _in_path(path: str) -> Iterable[dict[str, Any]]:
    for name in re.findall(r"{(\w+)}", path):
        schema: dict[str, Any] = number_of(1, 99_999) if name == "round" else dict(TEXT)
        if name == "format":
            schema = {"enum": [*EXPORTS, SITE]}
        if name == "name":
            schema = {"enum": list(DOCUMENTS)}
        yield {"name": name, "in": "path", "required": True, "schema": schema}


def _in_query(endpoint: Endpoint) -> Iterable[dict[str, Any]]:
    for name, schema in endpoint.query.items():
        yield {"name": name, "in": "query", "required": False, "schema": dict(schema)}
