"""The list of the events of a server: only what moved on is read again."""

from __future__ import annotations

import pytest

from hakem.store.running import RunningEvent
from hakem.web.demos import open_copy
from hakem.web.event_cards import event_list
from hakem.web.hall import Hall, HallSettings


def test_only_what_moved_on_is_read_again(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    hall = Hall(HallSettings(database, local=False))
    for demo in ("round-robin-6", "team-league"):
        open_copy(hall.store, demo, demo)
    read: list[str] = []
    look_at = hall.look_at

    def counted(event: str) -> RunningEvent:
        read.append(event)
        return look_at(event)

    monkeypatch.setattr(hall, "look_at", counted)
    for expected in (["round-robin-6", "team-league"], []):
        read.clear()
        assert {card.event: card.state for card in event_list(hall).cards} == {
            "round-robin-6": "finished",
            "team-league": "closed",
        }
        assert read == expected
    hall.event("team-league").do("pair")
    assert {card.event: card.state for card in event_list(hall).cards}["team-league"] == "paired"
    assert read == ["team-league"]
    hall.close()
