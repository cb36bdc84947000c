"""A round with its reasons as people look at it: boards with a sentence each, groups with who was in them and why."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from hakem.explain import Level, Step
from hakem.facts.card import Card, cards
from hakem.facts.colours import Preference, record_of, took_place
from hakem.facts.event_kind import is_team_event
from hakem.facts.floats import Float
from hakem.facts.round_sheet import SheetBoard, round_sheet
from hakem.i18n import Datum, Message, PairRef, PlayerRef
from hakem.model import ZERO, Bye, ByeKind, Colour, PlayerId, Points, Tournament
from hakem.model.changes import with_round
from hakem.pairing.api import PairingSystem, RoundPairing, pair_explained
from hakem.pairing.swiss.field import Field, facts_of, field_of
from hakem.pairing.swiss.system import SeesContest
from hakem.regulations import Edition
from hakem.values import dataclass, replace

_COLOUR = "swiss.colour."
_PLAIN = frozenset({"swiss.pair"})
_HALVES = ("s1", "s2")
_LISTS = ("white", "black")
"""What steps call the halves or lists in which the players of a group stand."""


@dataclass(frozen=True, slots=True)
class PastGame:
    """A round of a player so far: the number of the opponent and the colour, neither without a game."""

    opponent: int | None = None
    colour: Colour | None = None


@dataclass(frozen=True, slots=True)
class GroupPlayer:
    """A player of a group: in which half or list, the points, the rounds so far, the preference, the last two floats.

    ``came`` says that the player belongs to another group by score.
    """

    player: PlayerId
    part: str
    score: Points
    past: tuple[PastGame, ...]
    due: Preference | None
    floats: tuple[Float, Float]
    came: bool


@dataclass(frozen=True, slots=True)
class ExplainedGroup:
    """A score group as it was paired: who was in it, and the steps that led to its pairs."""

    score: Points
    players: tuple[GroupPlayer, ...]
    steps: tuple[Step, ...]


@dataclass(frozen=True, slots=True)
class ExplainedBoard:
    """A board with its steps: why these two, and by which article the colours.

    ``by_score`` says whether scores decide who meets whom, so that somebody may float;
    ``sheet`` is what people call a board of a match and who stands left there.
    """

    board: int
    white: PlayerId
    black: PlayerId
    scores: tuple[Points, Points]
    reasons: tuple[Step, ...]
    colour: Step | None
    by_score: bool
    sheet: SheetBoard | None = None

    @property
    def label(self) -> str:
        """What people call the board."""
        return self.sheet.label if self.sheet else str(self.board)


@dataclass(frozen=True, slots=True)
class ExplainedRound:
    """A round by the rules with everything that led to it; ``general`` belongs to no group and no board."""

    before: Tournament
    system: str
    edition: Edition
    pairing: RoundPairing
    boards: tuple[ExplainedBoard, ...]
    groups: tuple[ExplainedGroup, ...]
    general: tuple[Step, ...]

    @property
    def round_no(self) -> int:
        """Which round it is."""
        return self.pairing.round_no

    def of_player(self, player: PlayerId) -> tuple[ExplainedBoard, ...]:
        """The board of a player, if there is one."""
        return tuple(b for b in self.boards if player in (b.white, b.black))

    def about(self, players: Iterable[PlayerId]) -> tuple[ExplainedGroup, ...]:
        """The groups in which one of the players was."""
        wanted = set(players)
        return tuple(g for g in self.groups if wanted & {p.player for p in g.players})

    def bye_steps(self) -> tuple[Step, ...]:
        """Why somebody has the bye."""
        return tuple(s for s in self.general if s.level is Level.HEADLINE)


def explained_round(
    before: Tournament, system: PairingSystem, pairing: RoundPairing, steps: Sequence[Step]
) -> ExplainedRound:
    """The steps of a round put together by group and by board; ``before`` is the event that was paired.

    Where teams meet, or players in matches, it is the contest that is explained: those
    whom the rules pair are the players of ``before`` there, and bring their names along.
    """
    seen = system.seen(before) if isinstance(system, SeesContest) else None
    if seen is not None:
        matches, steps = pair_explained(seen.system, seen.event)
        shown = explained_round(seen.event, seen.system, replace(matches, round_no=pairing.round_no), steps)
        return replace(shown, system=system.name)
    facts = facts_of(system)
    field = None if facts is None else field_of(before, facts)
    known = cards(before)
    scores = {p: card.score for p, card in known.items()}
    if field is not None:
        scores |= {p: field.points(profile.score) for p, profile in zip(field.ids, field.profiles, strict=True)}
    groups: dict[Points, list[Step]] = {}
    for step in steps:
        if step.bracket is not None:
            groups.setdefault(step.bracket, []).append(step)
    return ExplainedRound(
        before,
        system.name,
        system.edition,
        pairing,
        _on_sheet(_boards(pairing, scores, steps, field is not None), before, pairing),
        tuple(_group(at, said, known, scores, field) for at, said in groups.items()),
        tuple(step for step in steps if step.bracket is None and step.board is None),
    )


def as_played(shown: ExplainedRound, t: Tournament) -> ExplainedRound:
    """The boards that are played in place of those of the rules, with the reasons of those that are the same.

    A round made by hand is another one than that of the rules: what hangs on the wall names
    the boards at which people sit.
    """
    if shown.round_no > len(t.rounds):
        return shown
    scores = {p.player: p.score for group in shown.groups for p in group.players}
    scores |= {p: s for b in shown.boards for p, s in zip((b.white, b.black), b.scores, strict=True)}
    pairs, byes = _contests_played(shown, t)
    ruled = {(b.white, b.black): b for b in shown.boards}
    by_score = any(b.by_score for b in shown.boards)
    boards = [
        replace(ruled[one, two], board=number)
        if (one, two) in ruled
        else ExplainedBoard(number, one, two, (scores.get(one, ZERO), scores.get(two, ZERO)), (), None, by_score)
        for number, (one, two) in enumerate(pairs, start=1)
    ]
    if is_team_event(t) and pairs and pairs[0] == t.rounds[shown.round_no - 1].games[0].players:
        sheet = round_sheet(t, shown.round_no)
        boards = [replace(board, sheet=sheet[board.board]) for board in boards]
    return replace(shown, boards=tuple(boards), pairing=replace(shown.pairing, byes=byes))


def _on_sheet(
    boards: Iterable[ExplainedBoard], before: Tournament, pairing: RoundPairing
) -> tuple[ExplainedBoard, ...]:
    """The boards with their places on the sheets of matches, where players of teams meet."""
    found = tuple(boards)
    if not found or not is_team_event(before) or not pairing.boards:
        return found
    sheet = round_sheet(with_round(before, pairing.as_round()), pairing.round_no)
    return tuple(replace(board, sheet=sheet[board.board]) for board in found)


def _contests_played(
    shown: ExplainedRound, t: Tournament
) -> tuple[Sequence[tuple[PlayerId, PlayerId]], tuple[Bye, ...]]:
    """Who met whom in a round and who rested: players, or the teams of its matches where teams are paired."""
    rnd = t.rounds[shown.round_no - 1]
    if not {p.name for p in shown.before.players} <= {team.name for team in t.teams}:
        return [game.players for game in rnd.games], rnd.byes
    team = {member: PlayerId(each.id) for each in t.teams for member in each.members}
    first: dict[frozenset[PlayerId], tuple[PlayerId, PlayerId]] = {}
    for game in rnd.games:
        if game.white in team and game.black in team:
            pair = team[game.white], team[game.black]
            first.setdefault(frozenset(pair), pair)
    rested = [each.team for each in t.team_play.byes if each.round_no == shown.round_no]
    return [*first.values()], tuple(Bye(PlayerId(each), ByeKind.PAIRING_ALLOCATED) for each in rested)


def _boards(
    pairing: RoundPairing, scores: Mapping[PlayerId, Points], steps: Sequence[Step], by_score: bool
) -> Iterable[ExplainedBoard]:
    by_pair: dict[frozenset[PlayerId], list[Step]] = {}
    for step in steps:
        if len(step.subject) == 2:
            by_pair.setdefault(frozenset(step.subject), []).append(step)
    for number, board in enumerate(pairing.boards, start=1):
        own = by_pair.get(frozenset((board.white, board.black)), [])
        colour = next((s for s in own if s.outcome.startswith(_COLOUR)), None)
        told = tuple(s for s in own if s is not colour and s.level is not Level.TRACE and _says_why(s))
        both = (scores[board.white], scores[board.black])
        yield ExplainedBoard(number, board.white, board.black, both, told[-1:], colour, by_score)


def _says_why(step: Step) -> bool:
    """Whether a step about two says why they meet, not only who is in a group of two."""
    return step.outcome not in _PLAIN and any(isinstance(each, PairRef) for each in step.data.values())


def _group(
    at: Points,
    steps: Sequence[Step],
    known: Mapping[PlayerId, Card],
    scores: Mapping[PlayerId, Points],
    field: Field | None,
) -> ExplainedGroup:
    """A group with everybody who was in it, in halves or lists."""
    parts = _parts(steps)
    everybody = dict.fromkeys([*parts, *(p for step in steps[:1] for p in step.subject)])
    numbers = {p: card.player.number for p, card in known.items()}
    index = {} if field is None else {p: i for i, p in enumerate(field.ids)}
    players = []
    for player in everybody:
        card, place = known[player], index.get(player)
        floats, due = (Float.NONE, Float.NONE), None
        if field is not None and place is not None:
            profile = field.profiles[place]
            floats, due = (profile.last_float, profile.float_before), field.records[place].preference
        past = tuple(
            PastGame(numbers[e.opponent], e.colour) if e.opponent is not None and took_place(e) else PastGame()
            for e in card.entries
        )
        due = due or record_of(card).preference
        came = scores[player] != at
        players.append(GroupPlayer(player, parts.get(player, ""), scores[player], past, due, floats, came))
    return ExplainedGroup(at, tuple(players), tuple(steps))


def _parts(steps: Iterable[Step]) -> dict[PlayerId, str]:
    """In which half everybody stands when the group is first divided, or in which list in the end."""
    said = list(steps)
    for names, in_order in ((_HALVES, said), (_LISTS, said[::-1])):
        for step in in_order:
            found = {p: name for name in names for p in _refs(step.data.get(name, ()))}
            if found:
                return found
    return {}


def _refs(datum: Datum) -> list[PlayerId]:
    """The players of a list, also where each comes with figures."""
    listed = datum if isinstance(datum, tuple) else ()
    found = []
    for each in listed:
        inside = each.data.get("player") if isinstance(each, Message) else each
        if isinstance(inside, PlayerRef):
            found.append(PlayerId(inside.id))
    return found
