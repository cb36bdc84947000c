"""What a double click on the program does, and what a browser that it opens is given."""

from __future__ import annotations

import io
import sys

import pytest

from hakem.cli import clicked


class Keyboard(io.StringIO):
    """Somebody at a terminal, who presses Enter."""

    def isatty(self) -> bool:
        return True


@pytest.mark.parametrize(("code", "waits"), [(0, False), (5, True)])
def test_without_words_the_desk_opens_and_what_went_wrong_can_be_read(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], code: int, waits: bool
) -> None:
    keyboard, ran = Keyboard("\n"), list[list[str]]()
    monkeypatch.setattr(sys, "argv", ["hakem"])
    monkeypatch.setattr(sys, "stdin", keyboard)

    def entry() -> int:
        ran.append(sys.argv[1:])
        return code

    monkeypatch.setattr(clicked, "entry", entry)
    monkeypatch.setenv("HAKEM_LANG", "tr")
    assert clicked.program() == code
    assert ran == [["serve"]]
    assert ("Enter tuşuna basın" in capsys.readouterr().err, keyboard.tell() == 1) == (waits, waits)


def test_with_words_it_is_the_command_line(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(sys, "argv", ["hakem", "--version"])
    assert clicked.program() == 0
    assert capsys.readouterr().out.startswith("hakem ")


@pytest.mark.parametrize(
    ("frozen", "given", "left"),
    [
        (True, {"LD_LIBRARY_PATH": "/here", "LD_LIBRARY_PATH_ORIG": "/before"}, {"LD_LIBRARY_PATH": "/before"}),
        (True, {"LD_LIBRARY_PATH": "/here", "A": "b"}, {"A": "b"}),
        (False, {"LD_LIBRARY_PATH": "/mine"}, {"LD_LIBRARY_PATH": "/mine"}),
    ],
)
def test_other_programs_are_started_with_the_libraries_of_the_system(
    monkeypatch: pytest.MonkeyPatch, frozen: bool, given: dict[str, str], left: dict[str, str]
) -> None:
    monkeypatch.setattr(sys, "frozen", frozen, raising=False)
    clicked.own_libraries_only_here(given)
    assert given == left
