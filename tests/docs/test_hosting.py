"""What the pages about hosting say can be typed: every command is understood, and the example files fit together."""

from __future__ import annotations

import configparser
import io
import re
import shlex

import pytest
from tools.documents import ROOT

from hakem.cli.console import Console
from hakem.cli.main import grammar_of
from hakem.web.guards import MOST_BYTES

PAGES = ("hosting.md", "sunucu.md")
UNIT = ROOT / "docs" / "hosting" / "hakem.service"
PROXY = (ROOT / "docs" / "hosting" / "nginx.conf").read_text(encoding="utf-8")


def commands(text: str) -> list[str]:
    found: list[str] = re.findall(r"`(hakem (?:serve|desk)[^`\n]*)`|^(?:\S*/)?(hakem serve.*)$", text, re.MULTILINE)
    return ["".join(pair) for pair in found]


def understood(command: str) -> object:
    words = shlex.split(command)[1:]
    grammar = grammar_of(words, Console(io.StringIO(), io.StringIO(), io.BytesIO()))
    return grammar.parser.parse_args(words)


@pytest.mark.parametrize("page", PAGES)
def test_every_command_is_understood(page: str) -> None:
    found = [each for each in commands((ROOT / "docs" / page).read_text(encoding="utf-8")) if "backup" not in each]
    assert len(found) >= 5
    for command in found:
        assert understood(command), command


def test_the_pages_are_twins() -> None:
    texts = [(ROOT / "docs" / page).read_text(encoding="utf-8") for page in PAGES]
    assert len({text.count("\n## ") for text in texts}) == 1
    assert len({tuple(re.findall(r"--[a-z-]+", text)) for text in texts}) == 1


def test_the_unit_starts_what_the_proxy_asks() -> None:
    unit = configparser.ConfigParser(strict=False, interpolation=None)
    unit.optionxform = str  # type: ignore[assignment,method-assign]
    unit.read_string(UNIT.read_text(encoding="utf-8"))
    service = unit["Service"]
    args = vars(understood(service["ExecStart"]))
    assert (args["behind_proxy"], args["workers"] > 1, args["host"]) == (True, True, "127.0.0.1")
    assert f"proxy_pass http://{args['host']}:{args['port']};" in PROXY
    assert f"server_name {args['allow_host'][0]};" in PROXY
    assert understood(service["ExecStartPre"])
    assert f"client_max_body_size {MOST_BYTES // 10**6}m;" in PROXY
    for header in ("Host              $http_host", "X-Forwarded-For   $remote_addr", "X-Forwarded-Proto $scheme"):
        assert f"proxy_set_header {header};" in PROXY
