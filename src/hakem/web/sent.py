"""What comes from outside as text: numbers and addresses, read in bounds and never trusted."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import SplitResult, urlsplit

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request


def number_in(text: str, digits: int = 9) -> int | None:
    """A whole number of so many digits at most; None if it is none.

    >>> number_in("12"), number_in("-1"), number_in("٣"), number_in("1234", digits=3)
    (12, None, None, None)
    """
    return int(text) if text.isascii() and text.isdecimal() and len(text) <= digits else None


class NumberConvertor(IntegerConvertor):
    """A number in an address, of so many digits that it is read at once; a longer one is no page."""

    regex = "[0-9]{1,9}"


register_url_convertor("number", NumberConvertor())


def address_parts(text: str) -> SplitResult:
    """An address that somebody sent, taken apart; what is none has no parts."""
    try:
        return urlsplit(text)
    except ValueError:
        return urlsplit("")


def own_page(request: Request, wishes: Iterable[str], otherwise: str) -> str:
    """The first of these addresses that is a page of ours, without the note that it has shown; never another site."""
    for wish in wishes:
        parts = address_parts(wish)
        own = parts.netloc in ("", request.headers.get("host", ""))
        if wish and own and parts.path.startswith("/") and not parts.path.startswith("//"):
            kept = [part for part in parts.query.split("&") if part and not part.startswith(("done=", "since="))]
            return parts.path + ("?" + "&".join(kept) if kept else "")
    return otherwise
