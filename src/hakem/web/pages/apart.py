"""Who is kept apart: clubs, federations and families at one press, players by name, and the list of what holds."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response
from starlette.routing import BaseRoute

from hakem.desk.choosing import is_by_scores
from hakem.desk.kept_apart import Circle, Separation, circles, separations
from hakem.facts.initial_order import event_alphabet
from hakem.i18n import Json
from hakem.model import PlayerId
from hakem.web.acting import forth
from hakem.web.forms import FormSent, event_form, require
from hakem.web.looking import Look, Page, event_page
from hakem.web.pages.players import meant
from hakem.web.rendering import Words

MOST_NAMED = 6


@event_page("/apart", "players")
def apart(look: Look) -> Page:
    """What holds, and what can be asked for."""
    require(look, "prohibit")
    t = look.desk.tournament
    known = circles(t, event_alphabet(t))
    names = {p.id: p.name for p in t.players}
    held = separations(t.prohibited, look.desk.weak, known)
    taken = {frozenset(each.ban.players) for each in held}
    asked = look.query.get("player", "")
    first = next((p for p in t.players if str(p.id) == asked), None)
    return Page(
        "apart.html",
        {
            "tab": "players",
            "held": [_held(each, names, look.words) for each in held],
            "circles": [_offered(each, names, look.words) for each in known if frozenset(each.players) not in taken],
            "possible": is_by_scores(t),
            "late": look.desk.round_no,
            "first": first.name if first else "",
            "everybody": [f"{p.number} {p.name}" for p in sorted(t.players, key=lambda p: p.number)],
        },
    )


def _names(players: tuple[PlayerId, ...], names: Mapping[PlayerId, str], w: Words) -> str:
    """Some of them, and how many more."""
    shown = [names.get(player, "?") for player in players[:MOST_NAMED]]
    more = len(players) - len(shown)
    return "; ".join(shown) + (w("web-players.apart.more", count=more) if more > 0 else "")


def _held(each: Separation, names: Mapping[PlayerId, str], w: Words) -> dict[str, object]:
    ban, circle = each.ban, each.circle
    last = ban.last_round
    rounds = (
        w("web-players.apart.rounds", first=ban.first_round, last=last)
        if last is not None
        else w("web-players.apart.from", first=ban.first_round)
        if ban.first_round > 1
        else w("web-players.apart.always")
    )
    return {
        "title": w(f"web-players.apart.{circle.bond.value}", name=circle.name) if circle else "",
        "names": _names(ban.players, names, w),
        "count": len(ban.players),
        "rounds": rounds,
        "weak": each.weak,
        "fields": {
            "players": ",".join(str(int(player)) for player in ban.players),
            "first_round": int(ban.first_round),
            **({"last_round": int(last)} if last is not None else {}),
            **({"weak": "true"} if each.weak else {}),
        },
    }


def _offered(circle: Circle, names: Mapping[PlayerId, str], w: Words) -> dict[str, object]:
    return {
        "bond": circle.bond.value,
        "title": w(f"web-players.apart.{circle.bond.value}", name=circle.name),
        "names": _names(circle.players, names, w),
        "count": len(circle.players),
        "players": ",".join(str(int(player)) for player in circle.players),
    }


@event_form("/apart", "prohibit")
def keep_apart(sent: FormSent) -> Response:
    """Players named one a line, by number or by name, must not meet."""
    t = sent.look.desk.tournament
    who = [line for text in sent.texts("who") for line in text.replace(";", "\n").splitlines() if line.strip()]
    fields: dict[str, Json] = {"players": [meant(t, line.strip()) for line in who[:1000]]}
    for name in ("first_round", "last_round"):
        if numbers := sent.numbers(name):
            fields[name] = numbers[0]
    if sent.text("weak") == "true":
        fields["weak"] = True
    answer = sent.do("prohibit", fields)
    return forth(f"/e/{sent.look.running.event}/apart", answer)


ROUTES: list[BaseRoute] = [apart, keep_apart]
