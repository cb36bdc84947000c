"""The page on which every round is verified, one after the other, by those who run the event."""

from __future__ import annotations

from pathlib import Path

from hakem.i18n import Json
from tests.support.at_desk import AtDesk
from tests.support.desk_clients import desk_client


def played(folder: Path) -> None:
    """Two rounds by the rules and one by hand that they would not have made."""
    at = AtDesk(folder, system="dutch", rounds=4, colour="white")
    at.enter({"name": f"P{n}", "rating": 2000 - n} for n in range(1, 7))
    for _ in range(2):
        at.pair()
        at.play_all("1", "1", "1")
    games = at.t.rounds[0].games
    boards: list[Json] = [[int(game.black), int(game.white)] for game in games]
    at.do("pair-by-hand", boards=boards, reason="hata", confirm="paired-by-hand,hand-rematch,hand-third-colour")
    at.close()


def test_rounds_are_verified_one_after_the_other(tmp_path: Path) -> None:
    played(tmp_path)
    with desk_client(tmp_path) as client:
        english = {"accept-language": "en"}
        assert 'href="/e/event/verify"' in client.get("/e/event", headers=english).text
        page = client.get("/e/event/verify", headers=english).text
        assert 'hx-get="/e/event/verify/1"' in page
        first = client.get("/e/event/verify/1", headers=english).text
        assert "the best, proved" in first
        assert 'hx-get="/e/event/verify/2"' in first
        last = client.get("/e/event/verify/3", headers=english).text
        assert "illegal" in last
        assert "hx-get" not in last
        assert client.get("/e/event/verify/4").status_code == 404
        whole = client.get("/e/event/verify?to=3", headers=english).text
        assert (whole.count("the best, proved"), whole.count('hx-get="/e/event/verify')) == (2, 0)
