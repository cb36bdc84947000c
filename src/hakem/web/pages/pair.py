"""Before a round is paired: what is open, who is not there, who would have the bye; then one button."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator, Mapping

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute

from hakem.desk.journal.absences import absences
from hakem.desk.journal.asking import Warned
from hakem.desk.journal.before_pairing import BeforePairing, Trial, before_pairing, trial
from hakem.desk.journal.captains import teams_handed_in
from hakem.desk.journal.hand_rounds import may_be_by_hand
from hakem.desk.journal.roles import may
from hakem.desk.journal.state import BoardAt
from hakem.desk.journal.views import rounds_planned
from hakem.facts.event_kind import is_knockout
from hakem.facts.round_sheet import board_named, whole_teams
from hakem.i18n import Json
from hakem.model import PlayerId, Tournament
from hakem.pairing import system_info
from hakem.values import dataclass, replace
from hakem.web.absences_view import absences_view, answer_fields
from hakem.web.acting import forth
from hakem.web.forms import FormSent, do_several, event_form
from hakem.web.looking import Look, Page, event_page
from hakem.web.match_view import has_matches
from hakem.web.player_typed import typed

FIXED_ROWS = 3
"""So many boards can be fixed on the page at a time; more of them are a round by hand."""


FEW = 8
"""So many names are shown at once; more of them open when asked for."""

LONG = 240
"""Of a warning so many letters are read at a glance."""

_SHOWN = frozenset({"not-checked-in", "absent-unanswered"})
"""Warnings that stand in the list before pairing anyway."""


@dataclass(frozen=True, slots=True)
class Fact:
    """A line of the list before pairing: how it stands, what it is, who, and where it can be changed."""

    kind: str
    icon: str
    title: str
    text: str
    people: tuple[str, ...] = ()
    link: str = ""
    label: str = ""

    @property
    def few(self) -> bool:
        """Whether all names can stand there at once."""
        return 0 < len(self.people) <= FEW


@event_page("/pair", "journal")
def pair_page(look: Look) -> Page:
    """What to know before the next round."""
    desk = look.desk
    before, tried = before_pairing(desk), trial(desk)
    paired = before.round_no > rounds_planned(desk)
    over = desk.finished or paired
    t = desk.tournament
    names = [f"{p.number} {p.name}" for p in sorted(t.players, key=lambda p: p.number)]
    current = desk.round_no + (desk.round_no in desk.closed or desk.round_no == 0)
    allowed = may(look.visitor.person, "pair", round=t.next_round, current=current) is None
    return Page(
        "pair.html",
        {
            "tab": "rounds",
            "before": before,
            "line_ups": "" if over else _line_ups(look, before),
            "trial": tried,
            "facts": tuple(_facts(look, before, tried)),
            "absent": absences_view(look, before.stayed_away),
            "unanswered": len(before.stayed_away.open),
            "warnings": [_warning(look, each) for each in tried.warnings if each.level > 1 and each.code not in _SHOWN],
            "notes": [look.words.say(each.message) for each in tried.warnings if each.level == 1],
            "refused": look.words.say(tried.refused) if tried.refused and not paired else "",
            "names": names,
            "fixed_rows": range(FIXED_ROWS),
            "fixes": bool(t.rules.system) and system_info(t.rules.system).may_fix_boards,
            "over": over,
            "may_pair": allowed and tried.refused is None,
            "by_hand": may_be_by_hand(desk),
        },
    )


def _line_ups(look: Look, before: BeforePairing) -> str:
    """How many teams have handed in a line-up, and which will sit as listed; nothing for those who may not know."""
    t = look.desk.tournament
    if not (has_matches(look.desk) and look.reads("journal")):
        return ""
    handed = teams_handed_in(look.entries, before.round_no)
    away = {*before.gone, *(bye.player for bye in before.byes)}
    others = [team.name for team in t.teams if team.id not in handed and not away.issuperset(team.members)]
    return look.words("web-teams.before-pairing", count=len(handed), others=len(others), names=", ".join(others))


def _warning(look: Look, each: Warned) -> tuple[int, str, str]:
    """A warning with its level; one that names half of the players shows how it begins."""
    text = look.words.say(each.message)
    return each.level, text if len(text) <= LONG else text[: LONG // 2].rsplit(" ", 1)[0] + " …", text


def _facts(look: Look, before: BeforePairing, tried: Trial) -> Iterator[Fact]:
    """The list, what needs somebody first."""
    w, base = look.words, f"/e/{look.running.event}"
    people = f"{base}/players"
    last = before.open_boards[0].round_no if before.open_boards else 0
    yield _fact(
        look, "open", bool(before.open_boards), _boards(look, before.open_boards), f"{base}/rounds/{last}?enter=1"
    )
    if before.adjourned:
        where = f"{base}/rounds/{before.adjourned[0].round_no}#attention"
        yield _fact(look, "adjourned", True, _boards(look, before.adjourned), where)
    if before.teamless:
        yield _fact(look, "teamless", True, _names(look, before.teamless), people)
    yield _fact(look, "absent", bool(before.absent), _names(look, before.absent), people)
    if before.unseen:
        yield _fact(look, "unseen", True, _names(look, before.unseen), people)
    asked = _fact(look, "byes", False, tuple(_byes(look, before)), people)
    yield replace(asked, text=_count(look, [bye.player for bye in before.byes], before.gone)) if before.byes else asked
    gone = _fact(look, "gone", False, _teams_and_players(look, before.gone), people)
    yield replace(gone, text=_count(look, before.gone)) if before.gone else gone
    if before.late:
        yield _fact(look, "late", False, _names(look, before.late), people)
    if tried.byes:
        why = " ".join(w.renderer.cited(step.article, step.message) for step in tried.why)
        whose = () if why else _teams_and_players(look, tried.byes, (p.id for p in look.desk.tournament.players))
        yield Fact("bye", "half", w("web-pair.fact.bye"), why, whose)
    elif tried.refused is None and not is_knockout(look.desk.tournament):
        yield Fact("bye", "check", w("web-pair.fact.bye"), w("web-pair.no-bye"))


def _fact(look: Look, kind: str, needs: bool, people: tuple[str, ...], link: str = "") -> Fact:
    """A line with a count; what needs somebody has another shape than what is only to be known."""
    w = look.words
    text = w(f"web-pair.fact.{kind}-text", count=len(people)) if people else w("web-pair.nobody")
    label = w(f"web-pair.fact.{kind}-link") if link and (people or kind == "absent") else ""
    return Fact(kind, "look" if needs and people else "check", w(f"web-pair.fact.{kind}"), text, people, link, label)


def _boards(look: Look, boards: Iterable[BoardAt]) -> tuple[str, ...]:
    t = look.desk.tournament
    names = ((at.round_no, board_named(t, at.round_no, at.board)) for at in boards)
    return tuple(look.words("web-round.board-of", round=number, board=name) for number, name in names)


def _names(look: Look, players: Iterable[PlayerId]) -> tuple[str, ...]:
    names = {p.id: p.name for p in look.desk.tournament.players}
    return tuple(names[player] for player in players)


def _teams_and_players(look: Look, players: Iterable[PlayerId], away: Iterable[PlayerId] = ()) -> tuple[str, ...]:
    """Their names; a team all of whose players are among them, or away, stands there as a team."""
    teams, others = whole_teams(look.desk.tournament, players, away)
    return (*(team.name for team in teams), *_names(look, others))


def _count(look: Look, players: Iterable[PlayerId], away: Iterable[PlayerId] = ()) -> str:
    """How many teams and single players these are."""
    teams, others = whole_teams(look.desk.tournament, players, away)
    said = (("teams", len(teams)), ("players", len(others)))
    return ", ".join(look.words(f"web-home.{key}", count=count) for key, count in said if count)


def _byes(look: Look, before: BeforePairing) -> Iterator[str]:
    """Who has asked for a bye, and for which; of a team it is the one that the team has."""
    t, number = look.desk.tournament, before.round_no
    kinds = {bye.player: bye.kind for bye in before.byes}
    of_team = {bye.team: bye.kind for bye in t.team_play.byes if bye.round_no == number}
    teams, others = whole_teams(t, kinds, before.gone)
    own = {team.id: next(kinds[member] for member in team.members if member in kinds) for team in teams}
    said = [(team.name, of_team.get(team.id, own[team.id])) for team in teams]
    said += [(name, kinds[player]) for player, name in zip(others, _names(look, others), strict=True)]
    return (f"{name} ({look.words('round.bye.' + kind.value)})" for name, kind in said)


@event_form("/pair", "pair")
def pair(sent: FormSent) -> Response:
    """Pair the next round, around the boards that were fixed, and say how long it took."""
    t, begun = sent.look.desk.tournament, time.perf_counter()
    answer = sent.do("pair", {"round": t.next_round, **_fixed(t, sent.form)})
    took = round((time.perf_counter() - begun) * 1000)
    running = sent.look.running
    return RedirectResponse(f"/e/{running.event}/rounds/{running.desk.round_no}?took={took}&done={answer.seq}", 303)


_TO_ALL: Mapping[str, tuple[str, dict[str, Json]]] = {
    "back": ("check-in", {"present": True}),
    "withdraw": ("withdraw", {}),
}
"""Answers that can be given for everybody who stayed away at once."""


@event_form("/pair/absent", "withdraw")
def answer_all(sent: FormSent) -> Response:
    """One answer for everybody who is still to be asked about."""
    wish = _TO_ALL.get(sent.text("answer"))
    if wish is None:
        raise HTTPException(404)
    action, fields = wish
    asked = absences(sent.look.desk)
    wishes = [(action, {**answer_fields(asked, one), **fields}, None) for one in asked.open]
    back = f"/e/{sent.look.running.event}/pair"
    return forth(back, do_several(sent, wishes)) if wishes else RedirectResponse(back, 303)


def _fixed(t: Tournament, form: FormData) -> dict[str, Json]:
    """The boards that were fixed, White first, and why."""
    pairs = zip(form.getlist("fix_white"), form.getlist("fix_black"), strict=False)
    said = [(str(white).strip(), str(black).strip()) for white, black in pairs]
    boards: list[Json] = [[typed(t, white), typed(t, black)] for white, black in said if white or black]
    reason = str(form.get("reason", "")).strip()
    return {"fix": boards, "reason": reason} if boards else {}


ROUTES: list[BaseRoute] = [pair_page, pair, answer_all]
