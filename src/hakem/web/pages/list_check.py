"""The players of an event beside the rating list in force: every difference with a button, and one for all."""

from __future__ import annotations

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from hakem.desk.list_check import (
    ListComparison,
    ListDifference,
    ListQuestion,
    ListRating,
    Weight,
    compare_with_list,
    fields_changed,
)
from hakem.errors import RequestError
from hakem.formats.rating_lists.listed import ListKind
from hakem.i18n import Message
from hakem.store.rating_list import ListInfo, RatingLists
from hakem.web.acting import forth
from hakem.web.cache import made
from hakem.web.forms import FormSent, FormWish, do_several, event_form, require
from hakem.web.looking import Look, Page, event_look, html_of, packed
from hakem.web.pages.players import lists_of, rating_wanted

OFFERED = (Weight.DOUBTFUL, Weight.WRONG, Weight.INCOMPLETE, Weight.NOTE)


async def _show(request: Request) -> Response:
    return await run_in_threadpool(_shown, request)


def _shown(request: Request) -> Response:
    """The differences. Lists change without the event, so that this page is made anew every time."""
    look = event_look(request, request.app.state.hall)
    require(look, "change-player")
    infos = lists_of(look)
    info = _chosen(infos, look.query.get("list", ""))
    view: dict[str, object] = {"tab": "players", "lists": [each.name for each in infos], "info": info}
    if info is not None:
        compared = _compared(look, info)
        groups = [
            (weight, [d for one in compared for d in one.differences if d.weight is weight]) for weight in OFFERED
        ]
        view |= {
            "label": info.label,
            "groups": [_group(look, weight, found) for weight, found in groups if found],
            "count": sum(one.changed != one.player for one in compared),
            "same": sum(not one.differences for one in compared),
        }
    return packed(request, made(html_of(look, Page("list_check.html", view))))


def _chosen(infos: list[ListInfo], name: str) -> ListInfo | None:
    return next((info for info in infos if info.name == name), infos[0] if infos else None)


def _compared(look: Look, info: ListInfo) -> tuple[ListComparison, ...]:
    rating = ListRating.NATIONAL if info.kind is ListKind.NATIONAL else rating_wanted(look)
    with RatingLists(look.hall.data).open(info.name) as opened:
        return compare_with_list(look.desk.tournament, opened, ListQuestion(rating, effective=True))


def _group(look: Look, weight: Weight, found: list[ListDifference]) -> dict[str, object]:
    players = {p.id: p for p in look.desk.tournament.players}
    return {
        "weight": weight.value,
        "title": look.words(f"web-players.weight.{weight.value}", count=len(found)),
        "rows": [
            {
                "number": players[each.player].number,
                "name": players[each.player].name,
                "what": look.words(f"web-players.differs.{each.what.value}"),
                "ours": each.ours or "–",
                "theirs": each.theirs or "–",
                "key": f"{int(each.player)}:{each.what.value}" if each.changed is not None else "",
            }
            for each in found
        ],
    }


@event_form("/players/list-check", "change-player")
def take_from_list(sent: FormSent) -> Response:
    """One difference, or all of them, as the list has it."""
    require(sent.look, "change-player")
    info = _chosen(lists_of(sent.look), sent.text("list"))
    if info is None:
        raise RequestError(Message("web-players.no-list"))
    wanted, wishes = set(sent.texts("take")), list[FormWish]()
    for one in _compared(sent.look, info):
        if "all" in wanted:
            changes = [one.changed]
        else:
            changes = [d.changed for d in one.differences if d.changed and f"{int(d.player)}:{d.what.value}" in wanted]
        for now in changes:
            fields = fields_changed(one.player, now)
            if fields:
                wishes.append(
                    ("change-player", {"player": int(one.player.id), **fields, "rating_list": info.label}, None)
                )
    back = f"/e/{sent.look.running.event}/players/list-check?list={info.name}"
    if not wishes:
        raise RequestError(Message("done.nothing"))
    return forth(back, do_several(sent, wishes))


ROUTES: list[BaseRoute] = [Route("/e/{event}/players/list-check", _show), take_from_list]
