"""Pictures of the handbook's forms as Hakem prints them: ``make pictures`` makes them anew in ``docs/pictures/forms``.

The events are those that the handbook has on its forms: its eighteen players with
their cards, the tables of teams, the examples of the systems, the play-off of the EICC.
"""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from functools import partial
from pathlib import Path
from typing import Any

from PIL import Image
from tests.support import handbook_tables
from tests.support.desks import AtDesk

from hakem.desk.journal.state import Desk
from hakem.i18n import Message, say
from hakem.model import EventRules, Tournament
from hakem.paper.documents import PaperWish, document
from hakem.values import replace
from hakem.web.demos import demo_actions
from tools.documents import ROOT
from tools.handbook import Form, forms

FOLDER = ROOT / "docs" / "pictures"
LANGUAGE = "tr"
WIDE, GREYS = 760, 8
"""Points of a picture across, and how many greys it has."""

_MATCHES = ROOT / "tests" / "data" / "knockout_eicc.json"
_GAMES = ("game-1", "game-2", "extra-1", "extra-2", "golden")
_RESULTS = {1: "1-0", 0: "0-1", 0.5: "½-½"}


def _ruled(t: Tournament, name: str, *tie_breaks: str) -> Desk:
    event = replace(t.event, name=name)
    return Desk(replace(t, event=event, rules=EventRules(tie_breaks=tie_breaks, tie_break_edition="2009")))


def of_eighteen() -> Desk:
    """The players of the tables on tie-breaks, who have names there."""
    t = handbook_tables.swiss("swiss_18")
    names = handbook_tables.DATA["swiss_18"]["names"]
    players = tuple(replace(p, name=name) for p, name in zip(t.players, names, strict=True))
    return _ruled(replace(t, players=players), "On sekiz oyuncu", "BH/M1", "BH", "SB")


def of_teams(name: str, title: str, *tie_breaks: str) -> Desk:
    """A table of teams."""
    return _ruled(handbook_tables.teams(name), title, *tie_breaks)


def example(name: str) -> Desk:
    """One of the examples that are played already."""
    at = AtDesk()
    for asked in demo_actions(name, say(Message(f"web-home.demo.{name}"), LANGUAGE)):
        fields: dict[str, Any] = dict(asked.fields)
        at.do(asked.action, confirm=asked.confirm, **fields)
    return at.desk


def drawn() -> Desk:
    """The six players of the round robin before its first round, with the numbers they drew."""
    at = AtDesk()
    at.do("create", name="Döner Turnuva Örneği", system="berger", edition="2009")
    for player in example("round-robin-6").tournament.players:
        at.do("add-player", name=player.name)
    at.do("number", by="lots", seed="zarlar: 4 2 6 1")
    return at.desk


def bronze_medal() -> Desk:
    """The play-off of the seventh European championship, as printed."""
    matches: list[Any] = json.loads(_MATCHES.read_text(encoding="utf-8"))["matches"]
    names = {player["seed"]: player["name"] for match in matches for player in match["players"]}
    at = AtDesk()
    name = "The 7th European Individual Chess Championship"
    at.do("create", name=name, system="dutch", rounds=1, tie_breaks=["PTS"], colour="white")
    for number in range(1, 11):
        at.do("add-player", name=names.get(number, f"Oyuncu {number}"), rating=2800 - number, title="GM")
    for player in (1, 2):
        at.do("bye", player=player, round=1, kind="full")
    at.do("pair")
    at.results(1, "½-½")
    at.do("close", round=1)
    at.do("play-off", place=3, format={"general": "yes", "time": "15+5", "extra_time": "5"}, seed="kura")
    for number, match in enumerate(matches, start=1):
        _match_played(at, f"quarter-finals.match-{number}", *match["players"])
    return at.desk


def _match_played(at: AtDesk, path: str, first: Mapping[str, Any], second: Mapping[str, Any]) -> None:
    for number, name in enumerate(_GAMES[: len(first["points"])]):
        white = first if first["colours"][number] == "W" else second
        drawn = {"white": white["seed"]} if name in ("game-1", "golden") else {}
        at.do("game", game=f"{path}.{name}", result=_RESULTS[white["points"][number]], **drawn)


EVENTS: Mapping[str, Callable[[], Desk]] = {
    "swiss-18": of_eighteen,
    "teams-22": partial(of_teams, "teams_22", "Takımlar İsviçre Sistemi", "OKM", "OKMSB"),
    "teams-4": partial(of_teams, "teams_4", "Takımlar Berger", "TSB", "TSBG"),
    "eicc": bronze_medal,
    "drawn-6": drawn,
    **{
        name: partial(example, name)
        for name in ("dubov-21", "lim-15", "round-robin-6", "double-round-robin-6", "knockout-11")
    },
    **{name: partial(example, name) for name in ("scheveningen-4", "skalitzka-8")},
}


def printed(form: Form) -> bytes:
    """The form as Hakem prints it."""
    return document(form.document, PaperWish(EVENTS[form.event](), LANGUAGE, form.round_no, dict(form.options)))


def picture(pdf: bytes) -> Image.Image:
    """The first page, small and grey, without what is empty below."""
    with tempfile.TemporaryDirectory() as name:
        source = Path(name) / "form.pdf"
        source.write_bytes(pdf)
        size = ["-scale-to-x", str(WIDE), "-scale-to-y", "-1"]
        words = ["pdftoppm", "-png", "-gray", *size, "-singlefile", str(source), str(source.with_suffix(""))]
        subprocess.run(words, check=True)
        page = Image.open(source.with_suffix(".png")).convert("L")
    foot = page.height - round(page.height * 0.055)
    content = page.crop((0, 0, page.width, foot)).point(lambda grey: 255 - grey).getbbox()
    assert content is not None
    shown = page.crop((0, 0, page.width, min(page.height, content[3] + 14)))
    return shown.quantize(GREYS, dither=Image.Dither.NONE)


def main() -> int:
    """Make the pictures, and take away those of forms that are no more."""
    wanted = {FOLDER / form.picture: form for form in forms()}
    for path, form in wanted.items():
        path.parent.mkdir(parents=True, exist_ok=True)
        picture(printed(form)).save(path, optimize=True)
    for path in (FOLDER / "forms").glob("*.png"):
        if path not in wanted:
            path.unlink()
    return 0


if __name__ == "__main__":
    sys.exit(main())
