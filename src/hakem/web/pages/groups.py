"""Groups of a league: the entries dealt out by strength, or as they say themselves, and an event for every group."""

from __future__ import annotations

from functools import partial

from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from hakem.desk.journal.asking import ActionAsked, refusal
from hakem.desk.journal.dealing import MOST_GROUPS, can_be_dealt, dealt, has_named_groups
from hakem.desk.journal.decide import Decision
from hakem.desk.journal.importing import imported
from hakem.desk.journal.state import Desk
from hakem.desk.next_event import EventWish
from hakem.errors import HakemError
from hakem.facts.event_kind import is_team_event
from hakem.facts.initial_order import FIDE_ELSE_NATIONAL
from hakem.facts.line_ups import strength_of
from hakem.model import Points, Tournament
from hakem.reports.columns import composed
from hakem.store.journal import Store
from hakem.store.running import begin_event, random_seed, utc_now
from hakem.values import dataclass
from hakem.web.forms import FormSent, event_form
from hakem.web.looking import Look, Page, event_page
from hakem.web.making import begin_named
from hakem.web.sent import number_in

USUAL = 2
NUMBERS = ("lots", "rank")


@dataclass(frozen=True, slots=True)
class GroupView:
    """A group as it would be: its name, how strong it is on average, and who is in it, the strongest first."""

    name: str
    average: str
    rounds: int
    sides: tuple[tuple[str, str], ...]


def _wish(desk: Desk, numbers: str, seed: str = "") -> EventWish:
    return EventWish(desk.tournament.rules.system, by=numbers if numbers in NUMBERS else NUMBERS[0], seed=seed)


def _into(text: str) -> int:
    return min(max(number_in(text, 3) or USUAL, USUAL), MOST_GROUPS)


@event_page("/groups", "journal")
def groups_page(look: Look) -> Page:
    """The groups that would be made; nothing is stored."""
    desk, query = look.desk, look.query
    if not can_be_dealt(desk):
        raise refusal("no-groups")
    named, into = has_named_groups(desk), _into(query.get("into", ""))
    by = "named" if named and query.get("by") != "strength" else "strength"
    view: dict[str, object] = {"tab": "players", "into": into, "by": by, "named": named, "most": MOST_GROUPS}
    view |= {"of_teams": is_team_event(desk.tournament), "groups": (), "why": ""}
    try:
        made = dealt(desk, None if by == "named" else into, _wish(desk, NUMBERS[1]))
        view["groups"] = tuple(map(_group, made))
    except HakemError as error:
        view["why"] = look.words.say(error.message)
    return Page("groups.html", view)


def _group(t: Tournament) -> GroupView:
    if is_team_event(t):
        strong = [(strength_of(t, team), composed(team.name)) for team in t.teams]
    else:
        strong = [(Points(FIDE_ELSE_NATIONAL.strength(p) or 0), composed(p.name)) for p in t.players]
    rated = [strength for strength, _ in strong if strength]
    average = str(round(sum(rated) / len(rated))) if rated else ""
    sides = tuple((name, str(round(strength)) if strength else "") for strength, name in sorted(strong, reverse=True))
    return GroupView(_letter(t), average, t.rounds_total, sides)


def _letter(t: Tournament) -> str:
    return t.event.name.rpartition(" (")[2].rstrip(")")


@event_form("/groups", "create")
def make_groups(sent: FormSent) -> Response:
    """An event for every group, beside the one that has the entries; decided for all before the first is stored."""
    look = sent.look
    desk, store = look.running.desk, look.hall.store
    if not can_be_dealt(desk):
        raise refusal("no-groups")
    into = None if sent.text("by") == "named" else _into(sent.text("into"))
    numbers = sent.text("numbers")
    made = dealt(desk, into, _wish(desk, numbers, random_seed()))
    asked = ActionAsked("create", {}, look.visitor.person, utc_now(), random_seed())
    numbered = "rank" if numbers == "rank" else "given"
    decisions = [(t, imported(t, asked, look.running.event, desk.rounds_stated, numbered=numbered)) for t in made]
    for t, decision in decisions:
        begin_named(store, t.event.name, partial(_begin, store, decision))
    return RedirectResponse("/", 303)


def _begin(store: Store, decision: Decision, event: str) -> None:
    begin_event(store, event, decision)


ROUTES: list[BaseRoute] = [groups_page, make_groups]
