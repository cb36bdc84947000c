"""Who has something in common, and what holds."""

from __future__ import annotations

from hakem.desk.kept_apart import Bond, circles, separations
from hakem.model import TURKISH, Player, PlayerId, Prohibition, RoundNo, Tournament


def somebody(number: int, name: str, club: str | None = None, federation: str | None = "TUR") -> Player:
    return Player(PlayerId(number), number, name, club=club, federation=federation)


FIELD = Tournament(
    (
        somebody(1, "Işık, Ayşe", "Konak"),
        somebody(2, "IŞIK, Can", "Çiğli"),
        somebody(3, "Kaya, Ece", "Konak"),
        somebody(4, "Kaya", "Çiğli", "AZE"),
        somebody(5, "Ak, Ulu", None, "AZE"),
    ),
    5,
)


def test_circles_of_more_than_one() -> None:
    found = [(c.bond, c.name, c.players) for c in circles(FIELD, TURKISH)]
    assert found == [
        (Bond.CLUB, "Çiğli", (2, 4)),
        (Bond.CLUB, "Konak", (1, 3)),
        (Bond.FEDERATION, "AZE", (4, 5)),
        (Bond.FEDERATION, "TUR", (1, 2, 3)),
        (Bond.FAMILY, "Işık", (1, 2)),
    ]


def test_families_have_members_whose_names_were_typed_without_a_comma() -> None:
    names = ("Işık, Ayşe", "Can IŞIK", "işık nur", "Ece Kaya", "Ali Kaya", "Nur Ece", "Demir")
    people = tuple(somebody(n, name, None) for n, name in enumerate(names, start=1))
    found = [(c.name, c.players) for c in circles(Tournament(people, 5), TURKISH) if c.bond is Bond.FAMILY]
    assert found == [("Işık", (1, 2, 3)), ("Kaya", (4, 5))]


def test_a_federation_of_everybody_keeps_nobody_apart() -> None:
    same = Tournament(tuple(somebody(n, f"Oyuncu {n}") for n in (1, 2, 3)), 3)
    assert circles(same, TURKISH) == ()


def test_what_holds_is_called_by_what_is_shared() -> None:
    club = Prohibition((PlayerId(3), PlayerId(1)))
    two = Prohibition((PlayerId(1), PlayerId(5)), RoundNo(1), RoundNo(2))
    found = separations([club], [two], circles(FIELD, TURKISH))
    assert [(each.weak, each.circle.name if each.circle else None) for each in found] == [
        (False, "Konak"),
        (True, None),
    ]
