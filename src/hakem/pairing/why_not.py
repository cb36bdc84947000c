"""Why a round is not another one: the round that the same rules give if somebody has their way, held against it.

What is asked for is said in the words of the event itself: whoever is to meet
somebody may meet nobody else, whoever is to have the bye may meet nobody at all,
whoever is to stay may meet nobody with another score. These are pairs that the event
does not allow, which every system knows; so the round that it gives is the best one by
its own rules, bracket by bracket, of all that contain what was asked for.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from fractions import Fraction

from hakem.errors import HakemError, PairingError
from hakem.explain import ORDER, Comparison, RungStanding
from hakem.facts.card import Card, cards
from hakem.facts.colours import record_of, took_place
from hakem.facts.contestants import contest_of_teams
from hakem.i18n import Article, Datum, Message, PairRef, PlayerRef
from hakem.i18n.message import said_of_teams
from hakem.model import Game, Mark, PlayerId, Points, Prohibition, Tournament
from hakem.pairing.api import Board, PairingSystem, RoundPairing, SeatsTeams
from hakem.pairing.of_teams import matches_of
from hakem.pairing.swiss.explain import StepMaker
from hakem.pairing.swiss.field import Field, facts_of, field_of
from hakem.pairing.swiss.system import AnnouncedSwiss, SeenContest, SeesContest
from hakem.values import OneOf, dataclass, replace


class Ask(OneOf):
    """What somebody would rather have: two who meet, the bye, no float, or the other colour."""

    MEET = "meet"
    BYE = "bye"
    STAY = "stay"
    COLOUR = "colour"


class Reply(OneOf):
    """What there is to say: it is so, it cannot be, it is worse by a criterion, or another one comes first."""

    SO = "so"
    AWAY = "away"
    FORBIDDEN = "forbidden"
    IMPOSSIBLE = "impossible"
    WORSE = "worse"
    ORDER = "order"
    OTHER = "other"
    TABLE = "table"


@dataclass(frozen=True, slots=True)
class RoundQuestion:
    """What is asked, and about whom: two players who are to meet, or one."""

    ask: Ask
    players: tuple[PlayerId, ...]

    @property
    def pair(self) -> PairRef:
        """The two who are to meet."""
        one, other = self.players
        return PairRef(one, other)


@dataclass(frozen=True, slots=True)
class WhyNot:
    """The answer as data: nothing in it has to be believed.

    ``own`` is the round of the rules, ``instead`` the best round with what was asked
    for, None where there is none. ``reason`` says in a sentence what ``comparison`` has
    as numbers: the first group in which the two rounds part, the criteria down to the
    one that decides, and whom each holds something against. ``ifs`` are what would have
    to be different, each of them tried.
    """

    question: RoundQuestion
    reply: Reply
    reason: Message
    own: RoundPairing
    article: Article | None = None
    instead: RoundPairing | None = None
    comparison: Comparison | None = None
    ifs: tuple[Message, ...] = ()
    of_teams: bool = False


def why_not(system: PairingSystem, t: Tournament, question: RoundQuestion) -> WhyNot:
    """Why the next round is not as somebody would have it; ``t`` is the event before it."""
    seen = system.seen(t) if isinstance(system, SeesContest) else None
    if seen is not None:
        return _in_event(why_not(seen.system, seen.event, question), seen, t)
    if isinstance(system, SeatsTeams) and system.teams_meet(t):
        return _about_teams(_by_matches(system, t, question))
    own = system.pair(t)
    here = _at_once(t, own, question)
    if here is not None:
        lowest = here.reply is Reply.SO and question.ask is Ask.BYE and isinstance(system, AnnouncedSwiss)
        return replace(here, article=_bye_article(system, t)) if lowest else here
    facts = facts_of(system)
    if facts is None or not isinstance(system, AnnouncedSwiss):
        return _by_table(system, t, own, question)
    if question.ask is Ask.COLOUR:
        return _compared(system, (t, None), question, own, _turned(own, question.players))
    field = field_of(t, facts)
    world = having_their_way(t, field, question)
    try:
        instead = system.pair(world)
    except PairingError as exc:
        reply, reason, article = _refused(system, t, field, question, exc)
        return WhyNot(question, reply, reason, own, article)
    if question.ask is Ask.STAY and any(bye.player == question.players[0] for bye in instead.byes):
        return _staying(system, t, field, question, own)
    return _compared(system, (t, world), question, own, instead)


def _in_event(found: WhyNot, seen: SeenContest, t: Tournament) -> WhyNot:
    """The answer about a contest as one about the event: its rounds, and teams where teams meet."""
    instead = None if found.instead is None else replace(found.instead, round_no=t.next_round)
    found = replace(found, own=replace(found.own, round_no=t.next_round), instead=instead)
    number = found.reason.data.get("round")
    if isinstance(number, int):
        data = {**found.reason.data, "round": seen.rounds * (number - 1) + 1}
        found = replace(found, reason=Message(found.reason.key, data))
    return _about_teams(found) if seen.of_teams else found


def _about_teams(found: WhyNot) -> WhyNot:
    """The answer in which players stand for teams as one about teams."""
    key = "why.so.match" if found.reason.key == "why.so.meet" else found.reason.key
    reason = said_of_teams(Message(key, found.reason.data))
    comparison = found.comparison
    if comparison is not None:
        rungs = tuple(replace(rung, of_teams=True) for rung in comparison.rungs)
        step = replace(comparison.step, data=said_of_teams(comparison.step.message).data)
        comparison = replace(comparison, step=step, rungs=rungs)
    return replace(found, reason=reason, comparison=comparison, of_teams=True)


def _staying(system: AnnouncedSwiss, t: Tournament, field: Field, question: RoundQuestion, own: RoundPairing) -> WhyNot:
    """Somebody who would rather have the bye than float: the best round in which there is an opponent of the score."""
    (one,) = question.players
    found = [why_not(system, t, RoundQuestion(Ask.MEET, (one, other))) for other in _of_the_score(field, one)]
    least = min((each for each in found if each.comparison is not None), key=_how_bad, default=None)
    if least is not None:
        return replace(least, question=question)
    article = found[0].article if found else None
    data: dict[str, Datum] = {"player": PlayerRef(one)}
    reason = Message("why.alone", data)
    if found:
        reason = Message("why.nobody-here", {**data, "reasons": tuple(each.reason for each in found)})
    return WhyNot(question, Reply.FORBIDDEN, reason, own, article)


def _of_the_score(field: Field, one: PlayerId) -> list[PlayerId]:
    score = {p: profile.score for p, profile in zip(field.ids, field.profiles, strict=True)}
    return [p for p in field.ids if p != one and score[p] == score[one]]


def _how_bad(found: WhyNot) -> tuple[Points, tuple[tuple[int, ...], ...]]:
    """The higher the group in which a round parts from ours, the worse; then by its criteria."""
    comparison = found.comparison
    assert comparison is not None
    place = Fraction(-1) if comparison.bracket is None else comparison.bracket
    return place, tuple(rung.theirs for rung in comparison.rungs)


def _bye_article(system: PairingSystem, t: Tournament) -> Article:
    """Where it is written to whom the bye goes."""
    assert isinstance(system, AnnouncedSwiss)
    rules = system.in_force(t).rules
    return rules.edition.art(rules.absolute.lowest_bye)


def having_their_way(t: Tournament, field: Field, question: RoundQuestion) -> Tournament:
    """The event in which nothing but what was asked for is allowed to those who are asked about."""
    score = {p: profile.score for p, profile in zip(field.ids, field.profiles, strict=True)}
    one = question.players[0]
    barred: list[tuple[PlayerId, PlayerId]] = []
    if question.ask is Ask.MEET:
        asked = question.players
        barred = [(player, p) for player in asked for p in field.ids if p not in asked]
    elif question.ask is Ask.BYE:
        barred = [(one, p) for p in field.ids if p != one]
    else:
        barred = [(one, p) for p in field.ids if score[p] != score[one]]
    now = t.next_round
    return replace(t, prohibited=(*t.prohibited, *(Prohibition(pair, now, now) for pair in barred)))


def _compared(
    system: AnnouncedSwiss,
    worlds: tuple[Tournament, Tournament | None],
    question: RoundQuestion,
    own: RoundPairing,
    instead: RoundPairing,
) -> WhyNot:
    """The two rounds held against each other by the system itself, each in the world in which it was made."""
    found = system.compared(worlds[0], instead, worlds[1])
    if found is None:  # it cannot tell them apart: then they are equally good
        return WhyNot(question, Reply.SO, Message("why.equal"), own, instead=instead)
    decided = found.decided_by
    reply = Reply.OTHER
    if decided is not None and decided.criterion == ORDER:
        reply = Reply.ORDER
    elif decided is not None and decided.standing is RungStanding.WORSE:
        reply = Reply.WORSE
    return WhyNot(question, reply, found.step.message, own, found.step.article, instead, found)


def _turned(own: RoundPairing, players: tuple[PlayerId, ...]) -> RoundPairing:
    """The same round with the colours of one board the other way round."""
    boards = [Board(b.black, b.white) if players[0] in (b.white, b.black) else b for b in own.boards]
    return replace(own, boards=tuple(boards))


def _away(t: Tournament, own: RoundPairing, players: Iterable[PlayerId]) -> Message | None:
    """That somebody who is asked about is not in the round at all."""
    busy = {p for board in own.boards for p in (board.white, board.black)}
    busy |= {bye.player for bye in own.byes} | {p for game in own.forfeits for p in game.players}
    asked = {absence.player for absence in t.absences if absence.round_no == t.next_round}
    for player in players:
        if player not in busy:
            key = "why.away.bye" if player in asked else "why.away.out"
            return Message(key, {"player": PlayerRef(player), "round": t.next_round})
    return None


def _at_once(t: Tournament, own: RoundPairing, question: RoundQuestion) -> WhyNot | None:
    """What is said without a rule: somebody is not in the round, or it is as somebody would have it."""
    away = _away(t, own, question.players)
    return _as_it_is(t, own, question) if away is None else WhyNot(question, Reply.AWAY, away, own)


def _as_it_is(t: Tournament, own: RoundPairing, question: RoundQuestion) -> WhyNot | None:
    """That the round is as somebody would have it."""
    one = question.players[0]
    if question.ask is Ask.MEET:
        pair = set(question.players)
        place = next((n for n, b in enumerate(own.boards, 1) if {b.white, b.black} == pair), 0)
        told = Message("why.so.meet", {"pair": question.pair, "board": place}) if place else None
    elif question.ask is Ask.BYE:
        has = any(bye.player == one for bye in own.byes)
        told = Message("why.so.bye", {"player": PlayerRef(one)}) if has else None
    elif question.ask is Ask.STAY:
        told = None if _floats(t, own, one) else Message("why.so.stay", {"player": PlayerRef(one)})
    else:
        seated = any(one in (b.white, b.black) for b in own.boards)
        told = None if seated else Message("why.no-colour", {"player": PlayerRef(one)})
    return None if told is None else WhyNot(question, Reply.SO, told, own)


def _floats(t: Tournament, own: RoundPairing, player: PlayerId) -> bool:
    """Whether somebody meets another score, or has the bye."""
    score = {p: card.score for p, card in cards(t).items()}
    met = next((b for b in own.boards if player in (b.white, b.black)), None)
    return met is None or score[met.white] != score[met.black]


def _refused(
    system: AnnouncedSwiss, t: Tournament, field: Field, question: RoundQuestion, no_round: PairingError
) -> tuple[Reply, Message, Article | None]:
    """Why no round has what was asked for: an absolute rule about those who are asked about, or about the others."""
    rules = system.in_force(t).rules
    index = {p: i for i, p in enumerate(field.ids)}
    one, *others = question.players
    if question.ask is Ask.BYE and field.size % 2 == 0:
        return Reply.IMPOSSIBLE, Message("why.no-bye", {"players": field.size}), None
    if question.ask is Ask.BYE and not field.profiles[index[one]].may_have_bye:
        barred = Message("why.bye-barred", {"player": PlayerRef(one)})
        return Reply.FORBIDDEN, barred, rules.edition.art(rules.absolute.bye)
    if question.ask is Ask.MEET and not field.opponents[index[one]] >> index[others[0]] & 1:
        reason = kept_apart(t, one, others[0])
        article = rules.edition.art(StepMaker(field, rules).barred((index[one], index[others[0]])))
        return Reply.FORBIDDEN, reason, None if reason.key == PROHIBITED else article
    return Reply.IMPOSSIBLE, Message("why.impossible", {"reason": no_round.message}), no_round.article


PROHIBITED, MET, SAME_COLOUR = "why.prohibited", "why.met", "why.colours"


def kept_apart(t: Tournament, one: PlayerId, other: PlayerId) -> Message:
    """Why two may never meet in the next round: they have met, the event does not allow it, or their colours."""
    pair = PairRef(one, other)
    known = cards(t)
    met = next((e.round_no for e in known[one].entries if e.opponent == other and took_place(e)), None)
    if met is not None:
        return Message(MET, {"pair": pair, "round": met})
    if any(rule.holds_in(t.next_round) and {one, other} <= set(rule.players) for rule in t.prohibited):
        return Message(PROHIBITED, {"pair": pair})
    return Message(SAME_COLOUR, {"pair": pair, "colour": _due(known[one])})


def _due(card: Card) -> Message:
    colour = record_of(card).preference.colour
    return Message(f"why.colour.{'none' if colour is None else colour.value}")


def _by_matches(system: PairingSystem, t: Tournament, question: RoundQuestion) -> WhyNot:
    """The answer of a table or of a bracket of teams, as of players who meet in one game."""
    event, own = contest_of_teams(t).event, matches_of(t, system.pair(t))
    return _at_once(event, own, question) or _by_table(system, t, own, question, event)


def _by_table(
    system: PairingSystem, t: Tournament, own: RoundPairing, question: RoundQuestion, of_teams: Tournament | None = None
) -> WhyNot:
    """The answer of a table or of a bracket: it says so, and for two of a table when they meet.

    ``of_teams`` is the event with teams as its players, where teams meet.
    """
    article = system.edition.whole
    if isinstance(system, SeesContest):
        told = Message("why.second-games", {"round": t.next_round, "first": t.next_round - 1})
        return WhyNot(question, Reply.TABLE, told, own, article)
    if question.ask is not Ask.MEET:
        return WhyNot(question, Reply.TABLE, Message("why.table"), own, article)
    pair = question.pair
    met = kept_apart(of_teams or t, *question.players)
    if met.key == MET:
        return WhyNot(question, Reply.TABLE, met, own, article)
    found = next(_meetings(system, t, question.players, of_teams is not None), None)
    if found is None:
        return WhyNot(question, Reply.TABLE, Message("why.table"), own, article)
    return WhyNot(question, Reply.TABLE, Message("why.table.meet", {"pair": pair, "round": found}), own, article)


def _meetings(
    system: PairingSystem, t: Tournament, players: tuple[PlayerId, ...], of_teams: bool = False
) -> Iterator[int]:
    """The rounds to come in which two meet, as far as they are known before anybody has played."""
    pair = set(players)
    for _ in range(t.next_round, system.scheduled_rounds(t) + 1):
        try:
            row = system.pair(t)
        except HakemError:  # a bracket waits for results
            return
        shown = matches_of(t, row) if of_teams else row
        if any({b.white, b.black} == pair for b in shown.boards):
            yield row.round_no
        t = replace(t, rounds=(*t.rounds, row.as_round()))


def what_if(system: PairingSystem, t: Tournament, question: RoundQuestion) -> tuple[Message, ...]:
    """What would have to be different for two to meet: other results and colours of their last games, each tried.

    Nothing is said that was not paired: an event with that one difference, by the same rules.
    """
    if question.ask is not Ask.MEET or facts_of(system) is None:
        return ()
    reason = kept_apart(t, *question.players)
    if reason.key == MET:
        return (Message("why.if.never", dict(reason.data)),)
    pair = set(question.players)
    found = []
    for change, other in _changed(t, question.players):
        try:
            made = system.pair(other)
        except HakemError:
            continue
        if any({b.white, b.black} == pair for b in made.boards):
            found.append(change)
    return tuple(found) or (Message("why.if.none", {"pair": question.pair}),)


def _changed(t: Tournament, players: Iterable[PlayerId]) -> Iterator[tuple[Message, Tournament]]:
    """The event with one thing different in the last game of one of these players."""
    if not t.rounds:
        return
    last = t.rounds[-1]
    for player in players:
        place = next((n for n, game in enumerate(last.games) if player in game.players), None)
        if place is None or not last.games[place].played:
            continue
        game = last.games[place]
        mine, opponent = (game.white_mark, game.black) if game.white == player else (game.black_mark, game.white)
        about: dict[str, Datum] = {
            "player": PlayerRef(player),
            "opponent": PlayerRef(opponent),
            "round": len(t.rounds),
        }
        for mark in (Mark.WIN, Mark.DRAW, Mark.LOSS):
            if mark is not mine:
                marks = (mark, _OTHER_SIDE[mark]) if game.white == player else (_OTHER_SIDE[mark], mark)
                changed = replace(game, white_mark=marks[0], black_mark=marks[1])
                yield Message(f"why.if.{_RESULTS[mark]}", about), _with_game(t, place, changed)
        turned = Game(game.black, game.white, game.black_mark, game.white_mark)
        yield Message("why.if.colour", about), _with_game(t, place, turned)


_OTHER_SIDE = {Mark.WIN: Mark.LOSS, Mark.DRAW: Mark.DRAW, Mark.LOSS: Mark.WIN}
_RESULTS = {Mark.WIN: "won", Mark.DRAW: "drawn", Mark.LOSS: "lost"}


def _with_game(t: Tournament, place: int, game: Game) -> Tournament:
    last = t.rounds[-1]
    games = (*last.games[:place], game, *last.games[place + 1 :])
    return replace(t, rounds=(*t.rounds[:-1], replace(last, games=games)))
