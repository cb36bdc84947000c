"""An event checked: values only, so that they can cross to another process."""

from __future__ import annotations

import pickle
from dataclasses import replace

import pytest

from hakem.desk import CheckRequest, EventCheck, SystemWish, check_event
from hakem.errors import InputError, RequestError, UnknownName
from hakem.formats import dump_trf, parse
from hakem.model import Event, EventRules, PlayerId, Points, Tournament
from hakem.simulation import Settings, simulate
from tests.support.trf_lines import FOUR, report, row


def made(system: str, edition: str | None = None, **options: str) -> Tournament:
    """A simulated event, whose rules say how it was paired."""
    settings = Settings(9, 5, "Hatay", system, edition, options=tuple(options.items()))
    return simulate(settings).tournament


def checked(t: Tournament, request: CheckRequest | None = None) -> EventCheck:
    return check_event(t, request)


def turned(t: Tournament) -> Tournament:
    """Round 2 with the colours of its first board exchanged."""
    first, *others = t.rounds[1].games
    wrong = replace(t.rounds[1], games=(replace(first, white=first.black, black=first.white), *others))
    return replace(t, rounds=(t.rounds[0], wrong, *t.rounds[2:]))


@pytest.mark.parametrize(
    ("system", "edition", "options"),
    [("lim", "2009", {"maxi": "yes"}), ("lim", "2026", {}), ("dutch", "2009", {}), ("burstein", "2009", {})],
)
def test_an_event_that_knows_its_rules_is_checked_by_them(system: str, edition: str, options: dict[str, str]) -> None:
    found = checked(made(system, edition, **options))
    assert (found.system, found.edition, found.rounds, found.different) == (system, edition, 5, 0)
    assert found.notes == ()


def test_a_wish_goes_before_the_rules() -> None:
    found = checked(made("lim", "2009"), CheckRequest(SystemWish("dutch", "2017")))
    assert (found.system, found.edition) == ("dutch", "2017")


def test_a_code_that_means_nothing_here_is_skipped() -> None:
    t = replace(made("lim"), rules=EventRules(), event=Event(type_code="CUSTOM_SWISS"))
    assert checked(t) == EventCheck(skipped="CUSTOM_SWISS")
    assert checked(t, CheckRequest(SystemWish("lim"))).skipped == ""


def test_rules_that_name_no_system_of_ours_are_refused() -> None:
    with pytest.raises(UnknownName):
        checked(replace(made("lim"), rules=EventRules("keizer")))


def test_a_file_without_an_event() -> None:
    with pytest.raises(InputError):
        check_event(parse(""))


def test_differences_can_cross_to_another_process() -> None:
    found = checked(turned(made("dutch")))
    assert found.differences[0].round_no == 2
    assert found.differences[0].reason is not None
    assert pickle.loads(pickle.dumps(found)) == found
    assert hash(found.differences)


@pytest.mark.parametrize(("rounds", "count", "different"), [((1, 1), 1, 0), ((2, 3), 2, 1), ((3, None), 3, 0)])
def test_only_some_rounds(rounds: tuple[int, int | None], count: int, different: int) -> None:
    found = checked(turned(made("berger")), CheckRequest(rounds=rounds))
    assert (found.rounds, found.different) == (count, different)


def test_printed_points_and_places_if_they_are_asked_for() -> None:
    file = parse(dump_trf(made("dutch")).text)
    printed = dict(file.printed_points) | {PlayerId(1): Points(9)}
    wrong = replace(file, printed_points=tuple(printed.items()))
    assert check_event(wrong).different == 0
    found = check_event(wrong, CheckRequest(standings=True))
    assert [(entry.player, entry.printed) for entry in found.points] == [(1, 9)]
    assert found.different == 1 + bool(found.ranks.differences)


def test_forfeits_without_colours_are_right_either_way() -> None:
    records = ("142 1", "192 FIDE_ROUNDROBIN")
    assert check_event(parse(report([row(1, "2-+", points="1.0"), row(2, "1--")], *records))).different == 0
    assert check_event(parse(report([row(1, "2b+", points="1.0"), row(2, "1w-")], *records))).different == 1


def test_rounds_that_the_file_does_not_state_are_those_of_the_system() -> None:
    text = report(FOUR, "192 FIDE_ROUNDROBIN").replace("142 9\n", "")
    found = check_event(parse(text))
    assert (found.system, found.rounds) == ("berger", 2)


@pytest.mark.parametrize("first", [0, -3])
def test_rounds_count_from_one(first: int) -> None:
    with pytest.raises(RequestError, match=f"no round {first}"):
        checked(made("dutch"), CheckRequest(rounds=(first, 2)))
