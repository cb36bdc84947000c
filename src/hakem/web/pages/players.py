"""The players of an event: a box that adds them, and everybody in the order of numbers with what is out of the way."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import islice
from json import dumps
from typing import Any
from urllib.parse import urlencode

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.choosing import choose_system, is_by_scores
from hakem.desk.journal.dealing import can_be_dealt
from hakem.desk.journal.roster import ByesAsked, Roster, RosterLine, roster
from hakem.desk.list_check import ListRating
from hakem.desk.numbering import ties_broken
from hakem.desk.suggestions import Suggestion, suggestions
from hakem.desk.typed_player import typed_player
from hakem.errors import HakemError, RequestError
from hakem.facts.initial_order import event_alphabet
from hakem.formats.tables.cells import turned_name
from hakem.i18n import Json, Message
from hakem.model import Birth, ByeKind, PlayerId, Tournament, search_key, search_words
from hakem.ratings.rules import list_of
from hakem.store.rating_list import ListInfo, RatingLists
from hakem.values import dataclass
from hakem.web.acting import back_of, fields_of_form, forth
from hakem.web.forms import FormSent, event_form, require
from hakem.web.looking import Look, Page, event_look, event_page
from hakem.web.rendering import Words, rendered
from hakem.web.rules_words import is_of_teams
from hakem.web.sent import number_in

FEWEST_LETTERS = 3
MOST_FOUND, YEARS_OF_BIRTH = 8, range(1920, 2031)
TEAM_LETTERS = 200
USUAL_LISTS = ("fide", "fide-standard", "fide-rapid", "fide-blitz", "national")
BYE_SIGNS = {ByeKind.HALF_POINT: "½", ByeKind.ZERO_POINT: "0", ByeKind.FULL_POINT: "1"}
BYE_WORDS = {ByeKind.HALF_POINT: "half", ByeKind.ZERO_POINT: "zero", ByeKind.FULL_POINT: "full"}


@dataclass(frozen=True, slots=True)
class Chip:
    """An exception: its kind of chip, its sign, and the words."""

    kind: str
    sign: str
    text: str


@dataclass(frozen=True, slots=True)
class RosterRow:
    """One line of the list, as it is shown; ``cells`` are those between name and state, with their classes."""

    id: int
    number: int
    name: str
    title: str
    cells: tuple[tuple[str, str], ...]
    chips: tuple[Chip, ...]
    reason: str


@event_page("/players", "players")
def players(look: Look) -> Page:
    """Everybody, and the box that adds the next one."""
    listed = roster(look.desk)
    reasons = tie_reasons(look)
    show, sort = look.query.get("show", ""), look.query.get("sort", "")
    chosen = [line for line in listed.lines if _SHOWN.get(show, _everybody)(line)]
    used = [name for name in _CELLS if any(_CELLS[name](line) for line in listed.lines)]
    rows = [_row(line, used, listed, reasons, look.words) for line in _sorted(chosen, sort, look)]
    return Page(
        "players.html",
        {
            "dealable": can_be_dealt(look.desk),
            "tab": "players",
            "rows": rows,
            "columns": _columns(used, sort, show),
            "segments": _segments(listed, look.words, show),
            "meta": _meta(listed, look.words),
            "caption": caption_of(look),
            "missing": len(listed.missing) if listed.begun else 0,
            "adding": _adding(look, listed),
            "unkept": _unkept(look),
        },
    )


def caption_of(look: Look) -> str:
    """What the list is: the starting rank, or the order of entry as long as nobody has a number of the event."""
    return look.words(f"web-players.caption.{'rank' if look.desk.numbered or look.desk.round_no else 'entered'}")


def _everybody(_line: RosterLine) -> bool:
    return True


_SHOWN: Mapping[str, Callable[[RosterLine], bool]] = {
    "missing": lambda line: line.missing,
    "away": lambda line: bool(line.byes),
    "left": lambda line: line.left is not None,
    "late": lambda line: bool(line.late),
}


def _segments(listed: Roster, w: Words, show: str) -> list[dict[str, object]]:
    """What the list can be narrowed to, with how many; what nobody is in is not offered."""
    counts = {name: sum(map(belongs, listed.lines)) for name, belongs in _SHOWN.items()}
    if not listed.begun:
        counts["missing"] = 0
    offered = [("", len(listed.lines)), *((name, count) for name, count in counts.items() if count or name == show)]
    return [
        {"name": name, "text": w(f"web-players.show.{name or 'all'}", count=count), "current": name == show}
        for name, count in offered
    ]


def _meta(listed: Roster, w: Words) -> str:
    parts = [w("web-players.entered", count=len(listed.lines))]
    if not listed.over and listed.lines:
        parts.append(w("web-players.playing", round=listed.round_no, count=listed.expected))
    if listed.begun:
        parts.append(w("web-players.seen", present=listed.present, missing=len(listed.missing)))
    return " · ".join(parts)


def _unkept(look: Look) -> str:
    """That identity numbers of a table had nowhere to go."""
    count = number_in(look.query.get("unkept", ""), 5)
    return "" if count is None else look.words("web-players.unkept", count=count)


# Rows


_SORTS: Mapping[str, Callable[[RosterLine], Any]] = {
    "rating": lambda line: -(line.player.rating or 0),
    "national": lambda line: -(line.player.national_rating or 0),
    "birth": lambda line: (line.player.birth is None, line.player.birth and line.player.birth.year),
    "status": lambda line: (not line.missing, line.left is None, not line.byes, not line.late),
}
_BY_ALPHABET: Mapping[str, Callable[[RosterLine], str]] = {
    "name": lambda line: line.player.name,
    "federation": lambda line: line.player.federation or "",
    "club": lambda line: line.player.club or "",
    "belongs": lambda line: line.team or line.group,
}


def _sorted(lines: Sequence[RosterLine], sort: str, look: Look) -> Sequence[RosterLine]:
    """By a column, texts by the alphabet of the event and empty ones last; by numbers if none is named."""
    if sort in _SORTS:
        return sorted(lines, key=_SORTS[sort])
    if sort in _BY_ALPHABET:
        alphabet, text = event_alphabet(look.desk.tournament), _BY_ALPHABET[sort]
        return sorted(lines, key=lambda line: (not text(line), alphabet.key(text(line))))
    return lines


_CELLS: Mapping[str, Callable[[RosterLine], str]] = {
    "rating": lambda line: str(line.player.rating or ""),
    "national": lambda line: str(line.player.national_rating or ""),
    "federation": lambda line: line.player.federation or "",
    "club": lambda line: line.player.club or "",
    "birth": lambda line: birth_text(line.player.birth),
    "belongs": lambda line: " · ".join(part for part in (line.team, line.group) if part),
}
_KINDS = {
    "number": "num",
    "rating": "num pl-figure",
    "national": "num pl-figure",
    "federation": "desk-only muted small",
    "club": "roomy muted small",
    "birth": "num roomy muted small",
    "belongs": "medium muted small",
    "status": "pl-status",
}


def _columns(used: Sequence[str], sort: str, show: str) -> list[dict[str, object]]:
    """The columns that anybody has something in, each with where it leads: the list in its order."""
    kept = f"&show={show}" if show in _SHOWN else ""
    current = sort if sort in _SORTS or sort in _BY_ALPHABET else "number"
    return [
        {
            "name": name,
            "kind": _KINDS.get(name, "").replace("muted small", ""),
            "href": ("?sort=" if name == "number" else f"?sort={name}") + kept,
            "current": name == current,
        }
        for name in ("number", "name", *used, "status")
    ]


def _row(line: RosterLine, used: Sequence[str], listed: Roster, reasons: Mapping[PlayerId, str], w: Words) -> RosterRow:
    p = line.player
    return RosterRow(
        id=int(p.id),
        number=p.number,
        name=p.name,
        title=p.title.value if p.title else "",
        cells=tuple((_KINDS[name], _CELLS[name](line)) for name in used),
        chips=tuple(chips(line, listed, w)),
        reason=reasons.get(p.id, ""),
    )


def birth_text(birth: Birth | None) -> str:
    """The year; the day is nobody's business."""
    return str(birth.year) if birth else ""


def chips(line: RosterLine, listed: Roster, w: Words) -> Iterator[Chip]:
    """What is out of the way with somebody."""
    if line.left is not None:
        yield Chip("look", "cross", w("web-players.chip.left", round=line.left))
    for asked in line.byes:
        yield Chip("look" if listed.round_no in asked.rounds else "", "", _bye(asked, w))
    if line.late:
        yield Chip("", "forward", w("web-players.chip.late", round=line.late))
    if listed.begun and line.expected:
        if line.seen:
            yield Chip("state", "check", w("web-players.chip.here"))
        elif line.seen is False:
            yield Chip("look", "cross", w("web-players.chip.not-here"))
        else:
            yield Chip("", "clock", w("web-players.chip.not-seen"))


def _bye(asked: ByesAsked, w: Words) -> str:
    rounds = w.renderer.listed([str(number) for number in asked.rounds])
    key = f"web-players.chip.bye.{BYE_WORDS.get(asked.kind, 'zero')}"
    return w(key, rounds=rounds)


def tie_reasons(look: Look) -> dict[PlayerId, str]:
    """Why somebody stands behind a player of the same strength, as far as the numbers follow the rank."""
    desk, t = look.desk, look.desk.tournament
    if desk.numbered not in ("", "rank") or not t.players:
        return {}
    try:
        notes = ties_broken(t, choose_system(t))
    except HakemError:
        return {}
    known = {p.id: p for p in t.players}
    said = {}
    for note in notes:
        rating = known[note.below].rating or known[note.below].national_rating
        if rating:
            said[note.below] = look.words(f"web-players.tie.{note.decided_by.value}", rating=rating)
    return said


# The box


def _adding(look: Look, listed: Roster) -> dict[str, object] | None:
    """What stands beside the box: what a late entry means, and whether players belong to teams."""
    if not look.can("add-player") or look.desk.finished:
        return None
    t = look.desk.tournament
    late, by_scores = "", is_by_scores(t)
    if t.rounds and not listed.over:
        late = look.words("web-players.late.from" if by_scores else "web-players.late.no", round=listed.round_no)
    return {
        "late": late,
        "late_rule": look.words(f"web-players.late.{look.desk.late_entries}") if by_scores else "",
        "closed": listed.over,
        "lists": bool(lists_of(look)),
        "of_teams": bool(t.teams) or is_of_teams(t),
        "team": look.query.get("team", "")[:TEAM_LETTERS],
        "teams": [team.name for team in t.teams],
    }


def lists_of(look: Look) -> list[ListInfo]:
    """The rating lists that are there; one that cannot be read is none."""
    infos = []
    lists = RatingLists(look.hall.data) if look.hall.data else None
    for name in lists.names() if lists else ():
        try:
            with lists.open(name) as opened:  # type: ignore[union-attr]  # there are names only where there are lists
                infos.append(opened.info)
        except HakemError:
            continue
    return sorted(infos, key=lambda info: USUAL_LISTS.index(info.name) if info.name in USUAL_LISTS else 9)


def rating_wanted(look: Look) -> ListRating:
    """The rating that counts by the time control of the event; the standard one if it does not say."""
    found = list_of(look.desk.tournament.event)
    return ListRating(found.value) if found else ListRating.STANDARD


async def _suggest(request: Request) -> Response:
    return await run_in_threadpool(_suggested, request)


def _suggested(request: Request) -> Response:
    """Who may be meant by what has been typed so far: the options under the box."""
    look = event_look(request, request.app.state.hall)
    require(look, "add-player")
    text = look.query.get("q", "")[:100]
    typed = typed_player(text)
    name = str(typed.get("name", ""))
    enough = len(search_key(name).replace(" ", "")) >= FEWEST_LETTERS
    infos, lists = lists_of(look), RatingLists(look.hall.data)
    found = []
    for info in infos if enough else ():
        with lists.open(info.name) as opened:
            found.append((info.label, opened.search(name, MOST_FOUND)))
    hits = islice(suggestions(look.desk.tournament, found, rating_wanted(look)), MOST_FOUND)
    view = {
        "w": look.words,
        "text": text,
        "by_hand": list(_by_hand(typed, look.words)) if name else [],
        "options": [_option(hit, name) for hit in hits],
        "lists": ", ".join(info.label for info in infos),
    }
    return HTMLResponse(rendered("players_suggest.html", view))


def _by_hand(typed: Mapping[str, Json], w: Words) -> Iterator[tuple[str, str]]:
    """What was typed, as it stands, and the other ways to mean it: the fields of each, none for the first."""
    name, number = str(typed["name"]), typed.get("rating")
    yield (
        (w("web-players.by-hand-rated", name=name, rating=number) if number else w("web-players.by-hand", name=name)),
        "",
    )
    if isinstance(number, int) and number in YEARS_OF_BIRTH and "birth" not in typed:
        born = {**{key: value for key, value in typed.items() if key != "rating"}, "birth": str(number)}
        yield w("web-players.by-hand-born", name=name, year=str(number)), _fields_of(born)
    turned_both = [turned_name(name, way) for way in ("name-surname-first", "name-given-first")]
    for turned in turned_both if name not in turned_both else ():
        yield w("web-players.by-hand-turned", name=turned), _fields_of({**typed, "name": turned})


def _fields_of(typed: Mapping[str, Json]) -> str:
    return dumps({**typed, "chosen": "1"}, ensure_ascii=False)


def _option(hit: Suggestion, typed: str) -> dict[str, object]:
    person = hit.person
    return {
        "parts": list(_marked(person.name, typed)),
        "title": hit.title,
        "rating": hit.rating or "–",
        "national": person.national or "–",
        "birth": person.birth_year or "",
        "federation": person.federation,
        "place": person.province or person.club,
        "fide_id": person.fide_id or "",
        "entered": hit.entered is not None,
        "fields": dumps(hit.fields, ensure_ascii=False),
    }


def _marked(name: str, typed: str) -> Iterator[tuple[str, bool]]:
    """The name in pieces, those that were typed marked: beginnings of words, whatever their accents are."""
    wanted = [search_key(word) for word in re.findall(r"[^\W_]+", typed)]
    for piece in re.split(r"([^\W_]+)", name):
        length = max((len(word) for word in wanted if search_key(piece).startswith(word)), default=0)
        if length:
            yield piece[:length], True
        yield piece[length:], False


@event_form("/players/add", "add-player")
def add(sent: FormSent) -> Response:
    """The player who was picked or typed. A field that was filled in counts more than what the line says."""
    fields: dict[str, Json] = fields_of_form("add-player", sent.form)
    picked = bool(fields.get("rating_list") or sent.text("chosen"))
    typed = {} if picked else typed_player(sent.text("text"))
    if not picked:
        fields.pop("name", None)
    answer = sent.do("add-player", {**typed, **fields})
    team = "?" + urlencode({"team": fields["team"]}) if fields.get("team") else ""  # the next one is often of it too
    return forth(back_of(sent.request, {"_back": f"/e/{sent.look.running.event}/players{team}"}, sent.look), answer)


def meant(t: Tournament, text: str) -> int:
    """The player of a number, or of a name that only one has."""
    number = text.split(" ", 1)[0].rstrip(".")
    if number.isdecimal():
        found = [p for p in t.players if str(p.number) == number]
    else:
        words = set(search_words(text))
        found = [p for p in t.players if words and words <= set(search_words(p.name))]
    if len(found) != 1:
        raise RequestError(Message(f"web-players.apart.{'several' if found else 'nobody'}", {"text": text[:80]}))
    return int(found[0].id)


ROUTES: list[BaseRoute] = [players, Route("/e/{event}/players/suggest", _suggest), add]
