"""The standings: after any round, of all or of a part of the field, with the working of every figure, and what if."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from urllib.parse import urlencode

from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from hakem.desk.assuming import ASSUMABLE, assumable, assumed_standings, boards_to_assume, with_assumed
from hakem.desk.by_stage import knockout_places
from hakem.desk.foresight import Goal, conditions_of, outlook_of
from hakem.desk.foresight.telling import told_conditions, told_outlook
from hakem.desk.journal.round_played import round_played, without_assumed
from hakem.desk.ranks import moves, shared_place
from hakem.errors import RequestError
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.rewind import after_round
from hakem.facts.round_sheet import round_sheet
from hakem.i18n import Message
from hakem.model import Player, Sex, Tournament
from hakem.pictures import score_group_flow, still_winning
from hakem.reports import event_renderer, working
from hakem.reports.columns import composed
from hakem.tiebreaks import Standings
from hakem.values import dataclass, replace
from hakem.web.looking import Look, Page, changed_words, event_page
from hakem.web.rendering import shown_picture
from hakem.web.sent import number_in
from hakem.web.tables.shown import shown_event, standings_of, table_links
from hakem.web.tables.stage_view import stage_ratings, stage_rows
from hakem.web.tables.standings_view import StandingsView, standings_view
from hakem.web.tables.working_view import WorkingView, working_view

LONGEST_WISH = 8000
"""So much of an address is read for results that somebody assumes."""

_RANKED_HERE, _SAMPLES_HERE = (40, 243, 12_000), (20, 200, 8_000)
"""How many cases are ranked and how often the event is played for a page, which somebody waits for.

The fewest, the most, and how many players all of them together have.
"""


@dataclass(frozen=True, slots=True)
class ListChoice:
    """One of several looks at the same list: its label, where it is, and whether it is the one that is shown."""

    label: str
    href: str
    here: bool


@dataclass(frozen=True, slots=True)
class OpenBoard:
    """A board without a result: its name, both colours with who has them, and what can be assumed, from the left."""

    board: str
    label: str
    sides: tuple[tuple[str, str], tuple[str, str]]
    results: tuple[tuple[str, str, bool], ...]


# The list


@event_page("/standings", "standings")
def standings_page(look: Look) -> Page:
    """Who stands where."""
    t = shown_event(look)
    view: dict[str, object] = {"tab": "standings", "tables": table_links(look, "standings")}
    if not t.players or (is_team_event(t) and not t.teams):
        return Page("standings_empty.html", view)
    if is_knockout(t):
        return _of_knockout(look, t, view)
    after, played = _after(look), round_played(look.desk)
    found = _found(look, t, after)
    moved = moves(standings_of(look, t, after - 1), found) if after > 1 else {}
    ids = _part(look, t)
    shown = standings_view(t, found, look.words, moved, ids)
    opened = _opened(look, found)
    if opened is not None:
        rows = tuple(replace(row, opened=opened) if row.id == opened.id else row for row in shown.rows)
        shown = replace(shown, rows=rows)
    final = look.desk.finished and after == len(t.rounds)
    return Page(
        "standings_list.html",
        {
            **view,
            "s": shown,
            "after": after,
            "meta": _meta(look, found, shown),
            "rounds": tuple(_after_links(look, look.desk.rounds_over, after)),
            "played": look.words.say(played.said) if played else "",
            "played_href": _address(look, after=str(played.round_no)) if played else "",
            "played_here": bool(played and after == played.round_no),
            "parts_of_field": tuple(_parts(look, t)),
            "clubs": tuple(_clubs(look, t)),
            "kept": {name: value for name, value in look.query.items() if name in ("after", "group", "sex", "club")},
            "gone": [composed(each.name) for each in found.out],
            "advice": [*map(look.words.say, found.advice if look.reads("journal") else found.left_out)],
            "final": final,
            "tied_for_first": bool(after == len(t.rounds) and _all_played(t) and shared_place(found)),
            "pictures": _pictures(look, t) if after == look.desk.rounds_over and ids is None else (),
            "what_if": bool(after >= look.desk.rounds_over and boards_to_assume(t)),
        },
    )


def _after(look: Look) -> int:
    """After which round: the one that the address names, else the last one that is over."""
    over, played = look.desk.rounds_over, round_played(look.desk)
    wanted = number_in(look.query.get("after", "")) or over
    return wanted if played is not None and wanted == played.round_no else min(wanted, over)


def _found(look: Look, t: Tournament, after: int) -> Standings:
    """The standings after a round; while it is being played nothing is assumed in them."""
    return standings_of(look, t if after <= look.desk.rounds_over else without_assumed(t), after)


def _pictures(look: Look, t: Tournament) -> tuple[tuple[str, Markup], ...]:
    """Who can still win, and the score groups, each behind its title."""
    desk, words = replace(look.desk, tournament=t), look.words
    made = (still_winning(desk, words.renderer), score_group_flow(desk, words.renderer))
    return tuple((each.title, shown_picture(each, words)) for each in made if each is not None)


def _all_played(t: Tournament) -> bool:
    return len(t.rounds) >= t.rounds_total and not any(game.pending for rnd in t.rounds for game in rnd.games)


def _meta(look: Look, found: Standings, shown: StandingsView) -> str:
    """After which round, how many there are, by which rules."""
    w, played = look.words, round_played(look.desk)
    when = w("web-standings.after", round=found.after_round) if found.after_round else w("web-standings.before")
    if played is not None and not found.after_round:
        when = w("web-standings.before-closed", round=played.round_no)
    if played is not None and found.after_round == played.round_no:
        when = w.say(played.said)
    kind = "teams" if shown.of_teams else "players"
    count, rules = w(f"web-standings.{kind}", count=len(shown.rows)), w.renderer.article(found.edition.whole)
    return " · ".join((when, count, rules, *changed_words(look)))


def _address(look: Look, **changed: str) -> str:
    """The same page with other options; an empty one goes."""
    options = {**{k: v for k, v in look.query.items() if k not in ("done", "open")}, **changed}
    query = urlencode({name: value for name, value in options.items() if value})
    return f"/e/{look.running.event}/standings" + (f"?{query}" if query else "")


def _after_links(look: Look, last: int, after: int) -> Iterator[ListChoice]:
    for number in range(1, last + 1):
        text = "" if number == last else str(number)
        yield ListChoice(str(number), _address(look, after=text), number == after)


# Parts of the field


def _part(look: Look, t: Tournament) -> frozenset[int] | None:
    """The ids of those whom the address asks for; None for everybody."""
    if is_team_event(t) or not any(look.query.get(name) for name in ("group", "sex", "club")):
        return None
    group, sex, club = (look.query.get(name, "") for name in ("group", "sex", "club"))
    groups = {each.player: each.text for each in look.desk.groups}

    def wanted(p: Player) -> bool:
        of_sex = p.known_sex is not None and p.known_sex.value == sex
        return (not group or groups.get(p.id) == group) and (not sex or of_sex) and (not club or p.club == club)

    return frozenset(p.id for p in t.players if wanted(p))


def _parts(look: Look, t: Tournament) -> Iterator[ListChoice]:
    """Everybody, the groups, women and men, as far as there are several."""
    if is_team_event(t):
        return
    groups = sorted({each.text for each in look.desk.groups if each.text})
    sexes = {p.known_sex for p in t.players}
    if not groups and Sex.WOMAN not in sexes and not look.query.get("club"):
        return
    chosen = {name: look.query.get(name, "") for name in ("group", "sex", "club")}
    yield ListChoice(
        look.words("web-standings.all"), _address(look, group="", sex="", club=""), not any(chosen.values())
    )
    for group in groups:
        yield ListChoice(group, _address(look, group=group), chosen["group"] == group)
    for sex in (Sex.WOMAN, Sex.MAN) if Sex.WOMAN in sexes else ():
        label = look.words(f"web-standings.sex.{sex.value}")
        yield ListChoice(label, _address(look, sex=sex.value), chosen["sex"] == sex.value)


def _clubs(look: Look, t: Tournament) -> Iterator[ListChoice]:
    clubs = {p.club for p in t.players if p.club}
    if is_team_event(t) or len(clubs) < 2:
        return
    for club in sorted(clubs):
        yield ListChoice(composed(club), _address(look, club=club), look.query.get("club") == club)


# The working


@event_page("/standings/working/{player}/{column}", "standings")
def working_part(look: Look) -> Page:
    """The working behind one value: the row that opens below that of its contestant."""
    t = shown_event(look)
    found = _found(look, t, _after(look))
    opened = _working(look, found, look.params["player"], look.params["column"])
    if opened is None:
        raise RequestError(Message("web.not-found"))
    return Page("standings_working.html", {"open": opened, "width": number_in(look.query.get("width", "")) or 1})


def _opened(look: Look, found: Standings) -> WorkingView | None:
    player, _, column = look.query.get("open", "").partition(".")
    return _working(look, found, player, column)


def _working(look: Look, found: Standings, player: str, column: str) -> WorkingView | None:
    key, at = number_in(player), number_in(column)
    known = key is not None and any(row.contestant.id == key for row in found.rows)
    if not known or key is None or at is None or at >= len(found.specs):
        return None
    return working_view(working(found, key), at, look.words)


# Knockouts


def _of_knockout(look: Look, t: Tournament, view: Mapping[str, object]) -> Page:
    last = len(t.rounds)
    after = min(number_in(look.query.get("after", "")) or last, last)
    places = knockout_places(t, after)
    now = after_round(t, after)
    rows = tuple(stage_rows(now, places, look.words))
    return Page(
        "standings_knockout.html",
        {
            **view,
            "rows": rows,
            "of_teams": is_team_event(t),
            "after": after,
            "over": places.over,
            "ratings": stage_ratings(now, look.words),
            "rounds": tuple(_after_links(look, last, after)),
            "final": look.desk.finished,
        },
    )


# What if


def wished_results(text: str) -> dict[int, str]:
    """Results by board from an address: ``12:1-0,13:½``."""
    wished: dict[int, str] = {}
    for part in text[:LONGEST_WISH].split(","):
        board, _, result = part.strip().partition(":")
        number = number_in(board)
        if number is not None:
            wished[number] = {"½": "½-½", "1/2": "½-½", "1/2-1/2": "½-½"}.get(result, result)
    return wished


def wish_text(wished: Mapping[int, str]) -> str:
    """The results as an address has them, in the order of boards."""
    return ",".join(f"{board}:{'½' if result == '½-½' else result}" for board, result in sorted(wished.items()))


@event_page("/standings/what-if", "standings")
def what_if_page(look: Look) -> Page:
    """The standings with results that somebody assumes; nothing is stored."""
    t = shown_event(look)
    if is_knockout(t) or not t.rounds:
        raise RequestError(Message("web-standings.nothing-to-assume"))
    wished = assumable(t, wished_results(look.query.get("r", "")))
    now = standings_of(look, t, len(t.rounds))
    then = assumed_standings(t, wished) if wished else now
    shown = standings_view(t, then, look.words, moves(now, then))
    return Page(
        "what_if.html",
        {
            "tab": "standings",
            "tables": table_links(look, "standings"),
            "s": replace(shown, moved=True),
            "boards": tuple(_open_boards(t, wished)),
            "wish": wish_text(wished),
            "assumed": len(wished),
            "round_no": len(t.rounds),
            **_goal_asked(look, with_assumed(t, wished), now),
        },
    )


def _goal_asked(look: Look, t: Tournament, now: Standings) -> dict[str, object]:
    """What must happen for whom the address asks, beside the results that are assumed."""
    who, place = number_in(look.query.get("who", "")), number_in(look.query.get("place", "")) or 1
    contestants = tuple((row.contestant.id, composed(row.contestant.name)) for row in now.rows)
    view: dict[str, object] = {"contestants": contestants, "who": who, "place": place, "told": ()}
    if not look.reads("journal"):  # it takes seconds of a large event: not for everybody who passes by
        return {**view, "contestants": ()}
    if who is None:
        return view
    goal, of_teams = Goal(who, place), is_team_event(t)
    told = told_conditions(conditions_of(t, goal, _affordable(_RANKED_HERE, len(t.players))), of_teams)
    left = t.rounds_total - len(t.rounds)
    if left > 0:
        told += told_outlook(outlook_of(t, goal, _affordable(_SAMPLES_HERE, left * len(t.players))), of_teams)
    words = event_renderer(t, look.words.renderer.language)
    return {**view, "told": tuple((line.depth, words.say(line.message)) for line in told)}


def _affordable(limits: tuple[int, int, int], each: int) -> int:
    fewest, most, together = limits
    return min(most, max(fewest, together // each))


def _open_boards(t: Tournament, wished: Mapping[int, str]) -> Iterator[OpenBoard]:
    names = {p.id: composed(p.name) for p in t.players}
    sheet = round_sheet(t, len(t.rounds)) if t.rounds else {}
    for board in boards_to_assume(t):
        game, read = t.rounds[-1].games[board - 1], sheet[board].read
        results = tuple(
            (shown.replace("½-½", "½"), f"{board}:" if here else f"{board}:{read(shown)}", here)
            for shown in ASSUMABLE
            for here in [wished.get(board) == read(shown)]
        )
        sides = sheet[board].placed(("w", names[game.white]), ("b", names[game.black]))
        yield OpenBoard(str(board), sheet[board].label, sides, results)


async def _assume(request: Request) -> Response:
    """One more result, or one less: on to the page whose address has all of them. Nothing changes but the address."""
    wished = wished_results(request.query_params.get("r", ""))
    wished |= wished_results(request.query_params.get("set", ""))
    text = wish_text({board: result for board, result in wished.items() if result in ASSUMABLE})
    kept = {name: request.query_params[name] for name in ("who", "place") if name in request.query_params}
    options = {**({"r": text} if text else {}), **kept}
    query = "?" + urlencode(options, safe=":,½") if options else ""
    return RedirectResponse(f"/e/{request.path_params['event']}/standings/what-if{query}", 303)


ROUTES: list[BaseRoute] = [
    standings_page,
    working_part,
    Route("/e/{event}/standings/what-if/set", _assume),
    what_if_page,
]
