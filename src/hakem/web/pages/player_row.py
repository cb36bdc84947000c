"""One player of the list, opened in place: other data, byes, leaving and coming back, being taken out."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping

from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.import_difference import json_of
from hakem.desk.journal.player_actions import byes_on_request
from hakem.desk.journal.roster import RosterLine, roster
from hakem.formats.native import to_data
from hakem.i18n import Json
from hakem.model import Player, Title, Tournament
from hakem.model.changes import player_of
from hakem.web.acting import back_of, forth
from hakem.web.forms import FormSent, FormWish, do_several, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.players import BYE_WORDS
from hakem.web.rules_words import is_of_teams
from hakem.web.sent import number_in

TEXTS = ("name", "club", "federation", "birth", "national_id")
NUMBERS = ("rating", "national_rating", "fide_id")
CHOICES: Mapping[str, tuple[str, ...]] = {"title": tuple(t.value for t in Title), "sex": ("f", "m")}
OWN = ("name", "rating", "national_rating", "title", "sex", "birth", "federation", "club", "fide_id", "national_id")
BESIDE = ("team", "board", "group")


@event_page("/players/{player:number}/edit", "players")
def edit_player(look: Look) -> Page:
    """The row opened: a piece of the list for its script, a page of its own for everybody else."""
    require(look, "change-player")
    t = look.desk.tournament
    player = player_of(t, look.params["player"])
    line = next(each for each in roster(look.desk).lines if each.player.id == player.id)
    view = {"tab": "players", "p": player, "line": line, "part": "part" in look.query}
    view |= {"fields": list(_fields(player, line, t)), "was": _was(player), "paired": is_paired(t, player)}
    view |= _byes(look, line)
    return Page("player_part.html" if "part" in look.query else "player_edit.html", view)


def _fields(player: Player, line: RosterLine, t: Tournament) -> Iterator[dict[str, object]]:
    """The boxes, each with what it holds; those of teams only where there are some."""
    for name in OWN:
        value = json_of(getattr(player, name))
        kind = "number" if name in NUMBERS else "choice" if name in CHOICES else "text"
        shown = "" if value is None else str(value)
        yield {"name": name, "value": shown, "kind": kind, "choices": CHOICES.get(name, ())}
    if t.teams or is_of_teams(t):
        board = next((team.members.index(player.id) + 1 for team in t.teams if player.id in team.members), "")
        yield {"name": "team", "value": line.team, "kind": "text", "choices": ()}
        yield {"name": "board", "value": str(board), "kind": "number", "choices": ()}
    yield {"name": "group", "value": line.group, "kind": "text", "choices": ()}


def _was(player: Player) -> str:
    """What this person sees of the player, to be compared when they write."""
    data = to_data(player)
    return json.dumps({name: data.get(name) for name in OWN}, ensure_ascii=False)


def is_paired(t: Tournament, player: Player) -> bool:
    """Whether some round names the player."""
    return any(player.id in game.players for rnd in t.rounds for game in rnd.games) or any(
        bye.player == player.id for rnd in t.rounds for bye in rnd.byes
    )


def _byes(look: Look, line: RosterLine) -> dict[str, object]:
    t = look.desk.tournament
    asked = [(BYE_WORDS.get(each.kind, "zero"), number) for each in line.byes for number in each.rounds]
    taken = {number for _, number in asked}
    last = t.rounds_total if look.desk.rounds_stated else t.next_round
    return {
        "may_ask": byes_on_request(t),
        "asked": sorted(asked, key=lambda each: each[1]),
        "free": [number for number in range(t.next_round, last + 1) if number not in taken],
        "afters": list(range(min(look.desk.round_no, t.rounds_total), t.rounds_total)),
        "last_paired": look.desk.round_no,
    }


@event_form("/players/{player:number}/change", "change-player")
def change(sent: FormSent) -> Response:
    """What the boxes say otherwise than the event; an emptied box takes the value away."""
    player = player_of(sent.look.desk.tournament, sent.request.path_params["player"])
    seen = _seen(sent.text("_was"))
    said, gone = _differing(sent, {name: json_of(getattr(player, name)) for name in OWN})
    line = next(each for each in roster(sent.look.desk).lines if each.player.id == player.id)
    said |= _beside(sent, player, line)
    back = back_of(sent.request, {"_back": f"/e/{sent.look.running.event}/players"}, sent.look)
    fields: dict[str, Json] = {"player": int(player.id), **said} | ({"clear": gone} if gone else {})
    was: dict[str, Json] = {name: seen[name] for name in (*said, *map(str, gone)) if name in seen}
    answer = sent.do("change-player", fields, was or None)
    return forth(back, answer)


def _seen(text: str) -> Mapping[str, Json]:
    try:
        seen = json.loads(text or "{}")
    except (ValueError, RecursionError):
        return {}
    return seen if isinstance(seen, dict) else {}


def _differing(sent: FormSent, now: Mapping[str, Json]) -> tuple[dict[str, Json], list[Json]]:
    said: dict[str, Json] = {}
    gone: list[Json] = []
    for name in OWN:
        if name not in sent.form or sent.text(name) == ("" if now[name] is None else str(now[name])):
            continue
        text = sent.text(name)
        if not text and name != "name":
            gone.append(name)
        else:
            said[name] = int(text) if name in NUMBERS and text.isdecimal() and len(text) < 12 else text
    return said, gone


def _beside(sent: FormSent, player: Player, line: RosterLine) -> dict[str, Json]:
    """Team, board and group: what the event knows beside the person."""
    teams = sent.look.desk.tournament.teams
    board = next((str(team.members.index(player.id) + 1) for team in teams if player.id in team.members), "")
    now = {"team": line.team, "board": board, "group": line.group}
    said: dict[str, Json] = {}
    for name in BESIDE:
        if name in sent.form and sent.text(name) != now[name]:
            text = sent.text(name)
            if name == "board":
                said |= {} if (number := number_in(text, 4)) is None else {"board": number}
            else:
                said[name] = text
    return said


@event_form("/players/{player:number}/byes", "bye")
def ask_byes(sent: FormSent) -> Response:
    """Byes of one kind for the rounds that were ticked."""
    player = sent.request.path_params["player"]
    wishes: list[FormWish] = [
        ("bye", {"player": player, "round": number, "kind": sent.text("kind")}, None)
        for number in sent.numbers("rounds")[:100]
    ]
    back = f"/e/{sent.look.running.event}/players"
    if not wishes:
        wishes = [("bye", {"player": player, "kind": sent.text("kind")}, None)]  # the desk says what is missing
    answer = do_several(sent, wishes)
    return forth(back_of(sent.request, {"_back": back}, sent.look), answer)


ROUTES: list[BaseRoute] = [edit_player, change, ask_byes]
