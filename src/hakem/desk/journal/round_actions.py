"""Actions about rounds: pairing them by the rules or by hand, publishing, closing, and taking them back."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from hakem import __version__
from hakem.desk.announced import verdict_on
from hakem.desk.choosing import CUT_SHORT, choose_system, known_system, with_code_of_rounds
from hakem.desk.handling import handling_of, stayed_away
from hakem.desk.journal.absences import absences, checks_in
from hakem.desk.journal.actions import ByeOfRound, OneRound, RoundAsked
from hakem.desk.journal.asking import READ_FROM, ActionAsked, Done, Warned, refusal, warning
from hakem.desk.journal.lots_asked import of_lots
from hakem.desk.journal.player_actions import told
from hakem.desk.journal.player_entries import LAST_LATE_ROUND
from hakem.desk.journal.published import rounds_out
from hakem.desk.journal.result_actions import require_done
from hakem.desk.journal.state import ANEW, Desk
from hakem.desk.next_round import NextRound, RoundWish, pair_next, round_taken_back
from hakem.desk.numbering import numbers_by_rank
from hakem.desk.withdrawals import leave
from hakem.errors import HakemError, PairingError
from hakem.facts import cards
from hakem.facts.colours import colours_played
from hakem.facts.event_kind import is_knockout, is_team_event
from hakem.facts.initial_order import NUMBERS_FINAL_FROM_ROUND
from hakem.facts.line_ups import line_ups_to_come, with_opponents
from hakem.facts.round_sheet import board_named
from hakem.i18n import Json, Message, PlayerRef, TeamRef
from hakem.model import (
    ByeKind,
    Game,
    PlayerId,
    Tournament,
    decimal_text,
)
from hakem.model.changes import player_of, with_bye
from hakem.pairing import Board, system_info
from hakem.pairing.swiss.field import facts_of
from hakem.values import replace


def pair(desk: Desk, given: RoundAsked, asked: ActionAsked) -> Done:
    """The next round by the rules of the event. What it rests on is kept beside it."""
    require_next(desk, given.round_no)
    require_results(desk)
    ready, warnings = prepared(desk, given.byes, asked)
    warnings += (*of_lots(desk), *_of_absences(desk, given), *_of_line_ups(ready.tournament))
    made, dropped = paired(ready, _wish(ready, given, asked))
    if dropped:
        warnings += (warning(2, "weak-dropped", count=dropped),)
    if given.fix:
        warnings += tuple(_fixed(ready, made, asked))
    t = replace(made.tournament, prohibited=ready.tournament.prohibited)
    t = t if desk.round_no else with_code_of_rounds(t, made.system)
    after = begun(replace(ready, tournament=with_opponents(t, len(t.rounds))))
    notes = (*_to_know(made.notes), *told(step.message for step in made.cautions))
    return Done(after, (*warnings, *notes), _kept(made, after))


def _to_know(notes: Iterable[Message]) -> Iterator[Warned]:
    """What somebody should know; before a table that is cut short it has to be read."""
    for note in notes:
        if note.key not in _ASKED:
            yield Warned(READ_FROM if note.key == CUT_SHORT else 1, note)


_ASKED = ("pairing.absent", "pairing.absent-without-notice")
"""Notes about those who did not come: before a round at the desk everybody is asked about."""


def _of_absences(desk: Desk, given: RoundAsked) -> Iterator[Warned]:
    """Everybody who stayed away in the last round is asked about before the next one, unless the pairing names them."""
    named = {player for pair in given.fix for player in pair} | {each.player for each in given.byes}
    asked = absences(desk).to_ask(but=named)
    if asked:
        yield warning(3, "absent-unanswered", round=desk.round_no, players=asked)


def _of_line_ups(t: Tournament) -> Iterator[Warned]:
    """Every team has players; line-ups that have become wrong since, and teams whose captain has handed in none."""
    if not is_team_event(t) or is_knockout(t):
        return
    for team in t.teams:
        if not team.members:
            raise refusal("team-empty", team=team.name)
    stated = {team.id: wrong for team, wrong in line_ups_to_come(t)}
    for team in t.teams:
        if stated.get(team.id):
            yield warning(2, "line-up-broken", team=TeamRef(team.id), reasons=stated[team.id])
    missing = tuple(TeamRef(team.id) for team in t.teams if team.id not in stated)
    if stated and missing:
        yield warning(1, "line-ups-missing", teams=missing)


def require_next(desk: Desk, round_no: int | None) -> None:
    """The round can be paired: it is the next one, and there is one. A knockout knows itself when it is over."""
    t = desk.tournament
    if round_no is not None and round_no != t.next_round:
        raise refusal("not-the-next-round", round=round_no, next=t.next_round)
    if not t.players:
        raise refusal("no-players")
    if desk.rounds_stated and t.next_round > t.rounds_total and not is_knockout(t):
        raise refusal("all-rounds-paired", total=t.rounds_total)


def require_results(desk: Desk) -> None:
    """Every result of the rounds before is there; an adjourned game counts as drawn meanwhile."""
    for number in range(1, desk.round_no + 1):
        require_done(desk, number)


def prepared(desk: Desk, byes: Iterable[ByeOfRound], asked: ActionAsked) -> tuple[Desk, tuple[Warned, ...]]:
    """The event as it is paired: with its numbers, without those who are not there."""
    desk, warnings = with_numbers(desk, asked)
    t = desk.tournament
    for each in byes:
        t = with_bye(t, t.next_round, each.player, each.kind or ByeKind.ZERO_POINT)
    away = {a.player for a in t.absences if a.round_no == t.next_round}
    seen = {each.player: each.present for each in desk.presence}
    there = [p.id for p in t.players if p.takes_part_in(t.next_round) and p.id not in away]
    absent = tuple(p for p in there if seen.get(p) is False)
    if not system_info(t.rules.system).by_scores:
        warnings += (warning(2, "absent-paired", players=tuple(map(PlayerRef, absent))),) if absent else ()
        absent = ()
    for player in absent:
        t = with_bye(t, t.next_round, player, ByeKind.ZERO_POINT)
    unseen = tuple(PlayerRef(p) for p in there if p not in seen)
    if unseen and checks_in(desk):
        warnings += (warning(3, "not-checked-in", players=unseen),)
    return replace(desk, tournament=t), warnings


def with_numbers(desk: Desk, asked: ActionAsked) -> tuple[Desk, tuple[Warned, ...]]:
    """Numbers by rank where nobody has given others: before round 1, and anew while late comers may still enter.

    By the Turkish habit late comers stand at the end of the list for round 1, and
    the list is made anew before round 2.
    """
    t = desk.tournament
    if is_knockout(t):
        from hakem.desk.journal.match_actions import seeded

        return seeded(desk, asked.seed), ()
    by_scores, first = system_info(t.rules.system).by_scores, not t.rounds
    if not by_scores or t.next_round >= NUMBERS_FINAL_FROM_ROUND or desk.numbered not in ("", "rank"):
        return desk, ()
    waits = desk.late_entries == "end" and (first if desk.numbered else t.next_round > LAST_LATE_ROUND)
    if waits:
        return desk, ()
    made = numbers_by_rank(t, choose_system(t), asked.seed)
    if made.tournament == t:
        return replace(desk, numbered="rank"), ()
    warnings = told(made.notes) + (() if first else (warning(1, "numbers-renewed", round=t.next_round),))
    return replace(desk, tournament=made.tournament, numbered="rank"), warnings


def _wish(desk: Desk, given: RoundAsked, asked: ActionAsked) -> RoundWish:
    fixed = tuple(board_of(desk.tournament, pair) for pair in given.fix)
    return RoundWish(
        fixed=fixed,
        reason=given.reason,
        open_as_draws=True,
        seed=asked.seed,
        rounds_stated=desk.rounds_stated,
    )


def board_of(t: Tournament, pair: Sequence[PlayerId]) -> Board:
    """Two different players of the event at one board, White first."""
    if len(pair) != 2 or pair[0] == pair[1]:
        raise refusal("no-board", players=tuple(map(str, pair)))
    for player in pair:
        player_of(t, player)
    return Board(pair[0], pair[1])


def paired(desk: Desk, wish: RoundWish) -> tuple[NextRound, int]:
    """The round with as many of the weak prohibitions as there is a round for, the first ones first."""
    t = desk.tournament
    weak = [ban for ban in desk.weak if ban.holds_in(t.next_round)]
    for count in range(len(weak), 0, -1):
        try:
            return pair_next(replace(t, prohibited=(*t.prohibited, *weak[:count])), wish), len(weak) - count
        except PairingError:
            continue
    return pair_next(t, wish), len(weak)


def _fixed(desk: Desk, made: NextRound, asked: ActionAsked) -> Iterator[Warned]:
    """That boards were fixed, if the rules give another round."""
    own = by_rules(desk, asked)
    if own is None or set(own.pairing.boards) != set(made.pairing.boards):
        yield warning(4, "boards-fixed", round=desk.tournament.next_round)


def by_rules(desk: Desk, asked: ActionAsked) -> NextRound | None:
    """The round that the rules give; None if they give none."""
    wish = RoundWish(open_as_draws=True, seed=asked.seed, rounds_stated=desk.rounds_stated)
    try:
        return pair_next(desk.tournament, wish)
    except HakemError:
        return None


def begun(desk: Desk) -> Desk:
    """With a new round the ones before it are closed, and whoever checked in is not asked about any more."""
    closed = tuple(range(1, desk.round_no))
    return replace(desk, closed=closed, presence=(), rounds_stated=True)


def _kept(made: NextRound, after: Desk) -> dict[str, Json]:
    """What the journal keeps of a pairing besides the round: by which rules it was made, and what it rests on."""
    options: dict[str, Json] = dict(after.tournament.rules.options)
    return {
        "round": after.round_no,
        "system": made.system.name,
        "edition": made.system.edition.id,
        "options": options,
        "version": __version__,
        "rests_on": _basis(made.before, after.tournament.rounds[-1].games),
    }


def _basis(before: Tournament, games: Iterable[Game]) -> list[Json]:
    """For every board the points of both and the colours they have had."""
    known = cards(before)

    def card(player: PlayerId) -> str:
        colours = "".join(colour.value for colour in colours_played(known[player].entries))
        return f"{decimal_text(known[player].score)} {colours}".strip()

    return [[card(game.white), card(game.black)] for game in games]


def announced_changed(desk: Desk, round_no: int) -> Iterator[Warned]:
    """Whether a round that was announced may be changed at all (F.6, C.04.2 4.4)."""
    if round_no not in desk.published:
        return
    t = desk.tournament
    system = choose_system(t)
    facts = facts_of(system)
    if facts is None:
        yield warning(4, "announced-changed", round=round_no)
        return
    verdict = verdict_on(t, round_no, handling_of(system.edition), facts)
    if verdict.stands:
        yield warning(4, "announced-stands", round=round_no, verdict=verdict.message)
    else:
        yield warning(3, "announced-must-change", round=round_no, verdict=verdict.message)


# Taking back, publishing, closing


def unpair(desk: Desk, given: OneRound, _asked: ActionAsked) -> Done:
    """The last round goes; results in it go with it, and have to be read first."""
    number = _last(desk, given)
    t = desk.tournament
    games = t.rounds[-1].games
    results = sum(not game.pending for game in games) + sum(at.round_no == number for at in desk.adjourned)
    warnings = [*announced_changed(desk, number)]
    if results:
        warnings.append(warning(3, "results-lost", round=number, count=results))
    after = without_round(replace(desk, tournament=round_taken_back(t)), number)
    return Done(after, tuple(warnings), {"round": number})


def without_round(desk: Desk, number: int) -> Desk:
    """The desk with nothing said about a round that is there no longer."""
    return replace(
        desk,
        published=tuple(n for n in desk.published if n < number),
        closed=tuple(n for n in desk.closed if n < number),
        adjourned=tuple(at for at in desk.adjourned if at.round_no < number),
        rating_only=tuple(at for at in desk.rating_only if at.round_no < number),
        disputes=tuple(at for at in desk.disputes if at.round_no < number),
        beside=tuple(at for at in desk.beside if at.round_no < number or at.why == ANEW),
        game_details=tuple(at for at in desk.game_details if at.round_no < number),
        remarks=tuple(r for r in desk.remarks if r.round_no < number or r.board == 0),
        postponed=tuple(at for at in desk.postponed if at.round_no < number),
    )


def _last(desk: Desk, given: OneRound) -> int:
    if desk.round_no == 0:
        raise refusal("nothing-paired")
    if given.round_no not in (None, desk.round_no):
        raise refusal("not-the-last-round", round=given.round_no or 0, last=desk.round_no)
    return desk.round_no


def _named(desk: Desk, given: OneRound) -> int:
    """The round that is named, else the last one."""
    if desk.round_no == 0:
        raise refusal("nothing-paired")
    number = desk.round_no if given.round_no is None else given.round_no
    if not 1 <= number <= desk.round_no:
        raise refusal("no-such-round", round=number, last=desk.round_no)
    return number


def publish(desk: Desk, given: OneRound, _asked: ActionAsked) -> Done:
    """The round may be read by everybody, and every round before it: what is out is the first rounds without a gap."""
    number = _named(desk, given)
    out = rounds_out(desk)
    if number <= out:
        raise refusal("published-already", round=number)
    before = tuple(n for n in range(out + 1, number) if n not in desk.published)
    warnings = (warning(1, "published-with", round=number, before=before),) if before else ()
    after = replace(desk, published=tuple(sorted({*desk.published, *range(1, number + 1)})))
    return Done(after, warnings, {"round": number})


def unpublish(desk: Desk, given: OneRound, _asked: ActionAsked) -> Done:
    """The round may not be read any more, nor any round behind it: nobody reads round 3 who may not read round 2."""
    number = _named(desk, given)
    if number not in desk.published:
        raise refusal("not-published", round=number)
    behind = tuple(n for n in desk.published if n > number)
    warnings: tuple[Warned, ...] = (warning(2, "unpublished-with", round=number, behind=behind),) if behind else ()
    if any(not game.pending for game in desk.tournament.rounds[number - 1].games):
        warnings += (warning(2, "unpublished-with-results", round=number),)
    return Done(replace(desk, published=tuple(n for n in desk.published if n < number)), warnings, {"round": number})


def close(desk: Desk, given: OneRound, _asked: ActionAsked) -> Done:
    """All results of the round are there. Who stayed away without a word has withdrawn where the rules say so (F.8)."""
    number = _named(desk, given)
    if number in desk.closed:
        raise refusal("closed-already", round=number)
    require_done(desk, number)
    adjourned = (at.board for at in desk.adjourned if at.round_no == number)
    waiting = tuple(board_named(desk.tournament, number, board) for board in adjourned)
    said = (Message("warning.boards-of-round", {"round": number, "boards": waiting}),)
    warnings: tuple[Warned, ...] = (warning(2, "adjourned-as-draws", boards=said),) if waiting else ()
    beside = tuple(each for each in desk.beside if (each.round_no, each.why) != (number, ANEW))
    after = replace(desk, closed=tuple(sorted((*desk.closed, number))), beside=beside)
    if number == desk.round_no:
        after, more = _absent_withdrawn(after)
        warnings += more
    return Done(after, warnings, {"round": number})


def _absent_withdrawn(desk: Desk) -> tuple[Desk, tuple[Warned, ...]]:
    t = desk.tournament
    system = known_system(t)
    article = handling_of(system.edition).absent if system else None
    if system is None or article is None or not system_info(system.name).by_scores or t.next_round > t.rounds_total:
        return desk, ()
    gone = stayed_away(t)
    if not gone:
        return desk, ()
    made = leave(t, gone)
    cited = handling_of(system.edition).edition.art(article)
    said = warning(2, "absent-withdrawn", players=tuple(map(PlayerRef, gone)), article=cited)
    return replace(desk, tournament=made.tournament), (said,)


def reopen(desk: Desk, given: OneRound, _asked: ActionAsked) -> Done:
    """A closed round is open again."""
    number = _named(desk, given)
    if number not in desk.closed:
        raise refusal("not-closed", round=number)
    warnings = (warning(3, "reopened-old", round=number, last=desk.round_no),) if number < desk.round_no else ()
    return Done(replace(desk, closed=tuple(n for n in desk.closed if n != number)), warnings, {"round": number})
