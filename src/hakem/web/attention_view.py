"""What of a round needs somebody, as lines of its page: each with its boards and with what can be done about it.

The heaviest lines stand above the boards, which stay in sight; the others are folded under them.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from hakem.desk.journal.attention import (
    DECIDE,
    ENTER,
    LEAVE,
    PAIR_ANEW,
    READ,
    Attention,
    Trouble,
    attention,
    doubtful_rounds,
)
from hakem.desk.journal.result_actions import shown_result
from hakem.desk.journal.roles import may
from hakem.desk.journal.state import ANEW
from hakem.desk.journal.views import round_state
from hakem.facts.match_boards import team_matches
from hakem.facts.round_sheet import SheetBoard, round_sheet
from hakem.values import dataclass, replace
from hakem.web.looking import Look
from hakem.web.phone_cards import result_words

AT_ONCE = 3
"""So many lines stand above the boards."""

IN_A_LINE = 2
"""So many boards of a line are named in it; the others open under it."""


@dataclass(frozen=True, slots=True)
class PlaceView:
    """A board or somebody in a line: what it is called, who, what was said of it, and what can be done.

    ``link`` leads there. ``go`` is a board of this page that may be entered, 0 if there
    is none; ``choices`` are results that were claimed for it; ``player`` may be
    withdrawn, 0 if nobody. ``acts`` are results that a button of its own enters at
    ``board``, with what stands on it.
    """

    label: str
    names: str
    link: str
    said: str = ""
    go: int = 0
    choices: tuple[tuple[str, str], ...] = ()
    player: int = 0
    board: int = 0
    acts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True, slots=True)
class LineView:
    """A line: its kind, its sign, its words, a sentence, its places, and what can be done about all of it.

    ``go`` is the board of this page where entering begins, ``unpairs`` whether the
    round can be paired anew, ``link`` leads to where more is said, called by ``link_word``.
    """

    kind: str
    sign: str
    word: str
    text: str
    places: tuple[PlaceView, ...]
    go: int = 0
    unpairs: bool = False
    link: str = ""
    link_word: str = ""

    @property
    def first(self) -> tuple[PlaceView, ...]:
        """The places that are named in the line."""
        return self.places[:IN_A_LINE]

    @property
    def rest(self) -> tuple[PlaceView, ...]:
        """The places that open under it."""
        return self.places[IN_A_LINE:]


NOTHING_TO_SEE: Mapping[str, object] = {"attention": (), "attention_rest": ()}
"""For those who do not run the event."""


def attention_view(look: Look, round_no: int) -> dict[str, object]:
    """The lines of a round: those that stand above its boards, and the others."""
    lines = tuple(_lines(look, round_no))
    return {"attention": lines[:AT_ONCE], "attention_rest": lines[AT_ONCE:]}


def _lines(look: Look, round_no: int) -> Iterator[LineView]:
    for line in attention(look.desk, round_no, doubtful_rounds(look.entries)):
        yield _line(look, line, round_no)


def _line(look: Look, line: Attention, here: int) -> LineView:
    kind = line.kind
    places = tuple(_place(look, line, trouble, here) for trouble in line.troubles)
    first = line.troubles[0]
    shown = LineView(kind.name, kind.sign, _word(look, line, here), _text(look, line), places)
    if kind.act == ENTER:
        go = next((place.go for place in places if place.go), 0)
        return replace(shown, go=go) if go else replace(shown, link=places[0].link, link_word="open-round")
    if kind.act == PAIR_ANEW:
        last = here == look.desk.round_no and not look.desk.finished
        why = f"/e/{look.running.event}/rounds/{here}?why={first.board or f'p{first.players[0]}'}"
        return replace(shown, unpairs=last and look.can("unpair"), link=why, link_word="why")
    return shown


def _word(look: Look, line: Attention, here: int) -> str:
    """What the line is about, and how much of it; a match is named before it, with its round if that is another one."""
    counted = [trouble for trouble in line.troubles if trouble.board or line.kind.act == LEAVE]
    word = look.words(f"web-round.attention.{line.kind.name}", count=len(counted))
    if not line.match:
        return word
    match = _match_named(look, line.round_no, line.match)
    if line.round_no != here:
        match = look.words("web-round.of-round", round=line.round_no, what=match)
    return f"{match}: {word}"


def _text(look: Look, line: Attention) -> str:
    """The sentence of a line: it depends on whether the round is out, or the day of a match is known."""
    key, until = f"web-round.attention.{line.kind.name}", line.troubles[0].until
    if line.kind.act == PAIR_ANEW:
        return look.words(f"{key}.{round_state(look.desk, line.round_no)}")
    return look.words(f"{key}-until", until=look.words.day(until)) if until else look.words(f"{key}-text")


def _match_named(look: Look, round_no: int, match: int) -> str:
    t = look.desk.tournament
    teams = {team.id: team.name for team in t.teams}
    one, other = (teams[team] for team in team_matches(t, round_no)[match - 1].teams)
    return f"{look.words('web-teams.match', match=match)}, {one} – {other}"


def _place(look: Look, line: Attention, trouble: Trouble, here: int) -> PlaceView:
    """A board, a match or somebody, with what can be done about this one alone."""
    w, act = look.words, line.kind.act
    sheet = round_sheet(look.desk.tournament, trouble.round_no).get(trouble.board, SheetBoard(str(trouble.board)))
    said = ((claim.by or w("web-round.desk"), sheet.read(claim.result)) for claim in trouble.claims)
    results = dict.fromkeys(claim.result for claim in trouble.claims)
    return PlaceView(
        *_named(look, trouble, sheet, here),
        "; ".join(w("web-round.claim", by=by, result=result_words(w, result)) for by, result in said),
        trouble.board if trouble.round_no == here and act in (DECIDE, ENTER) else 0,
        tuple((result, sheet.read(result)) for result in results),
        int(trouble.players[0]) if act == LEAVE and look.can("withdraw") else 0,
        trouble.board,
        tuple(_acts(look, line, trouble, sheet)),
    )


def _acts(look: Look, line: Attention, trouble: Trouble, sheet: SheetBoard) -> Iterator[tuple[str, str]]:
    """Results that a button enters: those that were claimed, or what stands, by which reports are read.

    A report about others than those who sit there now is read, and nothing else. So is one behind the end of the event.
    """
    desk, act = look.desk, line.kind.act
    allowed = may(look.visitor.person, "result", round=trouble.round_no, current=desk.round_in_hand) is None
    if act not in (DECIDE, READ) or not allowed or look.past:
        return
    there = trouble.board in round_sheet(desk.tournament, trouble.round_no)
    if act == READ:
        stands = shown_result(desk, trouble.round_no, trouble.board) if there else ""
        key = "stays" if stands and line.kind.name != ANEW else "read"
        yield stands, look.words(f"web-round.{key}", result=result_words(look.words, sheet.read(stands)))
    if line.kind.name != ANEW and not desk.finished:
        for result in dict.fromkeys(claim.result for claim in trouble.claims):
            yield result, result_words(look.words, sheet.read(result))


def _named(look: Look, trouble: Trouble, sheet: SheetBoard, here: int) -> tuple[str, str, str]:
    """What the place is called, who sits there, and the address that leads there."""
    w, base = look.words, f"/e/{look.running.event}"
    names = {p.id: p.name for p in look.desk.tournament.players}
    seated = sheet.placed(*trouble.players) if len(trouble.players) > 1 else trouble.players
    people = " – ".join(names.get(player, "?") for player in seated)
    page = "" if trouble.round_no == here else f"{base}/rounds/{trouble.round_no}"
    if trouble.match:
        return _match_named(look, trouble.round_no, trouble.match), "", f"{page}#b{trouble.board}"
    if not trouble.board:
        return people, "", f"{base}/players/{trouble.players[0]}"
    known = {"round": trouble.round_no, "board": sheet.label}
    return w("web-round.board-of" if page else "web-round.board", **known), people, f"{page}#b{trouble.board}"
