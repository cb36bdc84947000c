"""Whether two entries may be of one person: by name however it is written, and by what both say of the birth."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from functools import lru_cache

from hakem.model.names import search_key
from hakem.model.player import Birth, Player


@lru_cache(maxsize=8192)
def name_key(name: str) -> str:
    """One spelling for a name whatever its accents, case, blanks and signs are.

    >>> name_key("İnan-Öz, Işıl") == name_key("inan öz işil")
    True
    """
    return " ".join("".join(sign if sign.isalnum() else " " for sign in search_key(name)).split())


@lru_cache(maxsize=8192)
def words_key(name: str) -> str:
    """The same whatever stands first, surname or name.

    >>> words_key("Ayşe YILMAZ") == words_key("Yılmaz, Ayşe")
    True
    """
    return " ".join(sorted(name_key(name).split()))


def births_agree(one: Birth | None, other: Birth | None) -> bool:
    """Whether two dates may be of one person: what only one of them says contradicts nothing."""
    if one is None or other is None:
        return True
    pairs = ((one.year, other.year), (one.month, other.month), (one.day, other.day))
    return all(a is None or b is None or a == b for a, b in pairs)


class Namesakes:
    """Everybody by name and by national number, to find who is entered a second time."""

    def __init__(self, players: Iterable[Player]) -> None:
        self._by_name: dict[str, list[Player]] = defaultdict(list)
        self._by_number: dict[str, Player] = {}
        for player in players:
            self.add(player)

    def add(self, player: Player) -> None:
        """One more."""
        self._by_name[words_key(player.name)].append(player)
        if player.national_id:
            self._by_number.setdefault(player.national_id, player)

    def of_number(self, player: Player) -> Player | None:
        """Somebody else who has the national number of this player; None if nobody does."""
        same_number = self._by_number.get(player.national_id or "")
        return same_number if same_number is not None and same_number.id != player.id else None

    def twin_of(self, player: Player) -> Player | None:
        """Who of them seems to be this person, entered a second time; None if nobody does.

        Somebody with the same national number is. So is somebody of the same name, unless the
        dates of birth are of two people or, where they do not both say the day, the FIDE ids are.
        """
        same_number = self.of_number(player)
        if same_number is not None:
            return same_number
        named = self._by_name.get(words_key(player.name), ())
        return next((other for other in named if other.id != player.id and _may_be_one(player, other)), None)


def _may_be_one(one: Player, other: Player) -> bool:
    """Whether what is known of two players of the same name is of one person."""
    two_ids = one.fide_id and other.fide_id and one.fide_id != other.fide_id
    return births_agree(one.birth, other.birth) and (not two_ids or (_is_full(one.birth) and _is_full(other.birth)))


def _is_full(born: Birth | None) -> bool:
    return born is not None and born.day is not None
