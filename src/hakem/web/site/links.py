"""Names of the pages of a site: relative, plain letters, safe on every system of files."""

from __future__ import annotations

from hakem.values import dataclass

INDEX, STYLE, FILES = "index.html", "style.css", "files"


class SiteLinks:
    """Where the things of an event are, beside each other in one folder."""

    def player(self, key: int) -> str:
        """The card of a player."""
        return f"player-{key}.html"

    def team(self, key: int) -> str:
        """The sheet of a team."""
        return f"teams.html#t{key}"

    def round(self, number: int) -> str:
        """The boards of a round."""
        return f"round-{number}.html"

    def names(self, number: int) -> str:
        """The same round by name."""
        return f"round-{number}-names.html"

    def match(self, key: str) -> str:
        """A match of a knockout."""
        return f"matches.html#m{key}"


LINKS = SiteLinks()


@dataclass(frozen=True, slots=True)
class SiteLink:
    """A way to another page or file: its words, where it is, and whether it is this page."""

    label: str
    href: str
    here: bool = False
