"""The addresses under which this machine can be asked, and from where each of them works; and QR codes of them.

Nothing is sent to find them: a datagram socket that is pointed at an address of a
network tells with which of its own addresses the machine would speak to it.
"""

from __future__ import annotations

import socket
from collections.abc import Iterable
from contextlib import suppress
from ipaddress import IPv4Address, ip_network

import segno
from starlette.requests import Request

from hakem.values import dataclass
from hakem.web.hall import HallSettings, host_and_port
from hakem.web.serving import LOOPBACK, named_base

PROBES = (
    *("192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "8.8.8.8"),
    *("192.168.137.1", "10.42.0.1", "192.168.2.1", "192.168.43.1", "172.20.10.1"),
)
"""Somewhere in the usual networks; the second line are those that a laptop or a phone opens itself."""

ANYWHERE = ("", "0.0.0.0", "::")
"""Where a server listens that listens at every address."""

SHARED = ip_network("100.64.0.0/10")
HALL, INTERNET, OTHER, NAMED = "hall", "internet", "other", "name"


@dataclass(frozen=True, slots=True)
class Reachable:
    """An address of the desk, and from where it works: hall, internet, where its name is known, or who knows."""

    base: str
    where: str


def machine_addresses() -> tuple[str, ...]:
    """The addresses of this machine that others might reach, those of a hall first."""
    found: dict[str, None] = {}
    for probe in PROBES:
        with suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as way:
            way.connect((probe, 9))
            found[way.getsockname()[0]] = None
    with suppress(OSError):
        for *_, place in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET):
            found[str(place[0])] = None
    return tuple(sorted(filter(_is_seen, found), key=lambda text: where_from(text) != HALL))


def _is_seen(text: str) -> bool:
    address = IPv4Address(text)
    return not (address.is_loopback or address.is_link_local or address.is_unspecified)


def where_from(text: str) -> str:
    """From where an address works."""
    address = IPv4Address(text)
    if address in SHARED:
        return OTHER
    return HALL if address.is_private else INTERNET


def desk_addresses(request: Request, settings: HallSettings) -> tuple[Reachable, ...]:
    """Where others can ask the desk: by its names, else by every address of the machine at which it listens.

    Behind a proxy the machine's own addresses are none of them: there it is the one by which somebody asks now, if that
    is one that others can use. Where none is known there is none.
    """
    url = request.url
    port = f":{url.port}" if url.port else ""
    if settings.hosts:
        return tuple(Reachable(_named(host, request, settings), NAMED) for host in settings.hosts)
    if settings.behind_proxy or settings.host in LOOPBACK:
        found = _seen_addresses((str(url.hostname),)) if settings.behind_proxy else ()
    else:
        found = machine_addresses() if settings.host in ANYWHERE else _seen_addresses((settings.host,))
    return tuple(Reachable(f"{url.scheme}://{each}{port}", where_from(each)) for each in found)


def _named(host: str, request: Request, settings: HallSettings) -> str:
    """The address of a name: as it is asked for now if it is, else as a proxy usually has it, or the server itself."""
    url, (name, port) = request.url, host_and_port(host)
    if port or (settings.behind_proxy and str(url.hostname) not in settings.names):
        return named_base(host, "https" if settings.behind_proxy else url.scheme)
    return named_base(name, url.scheme, str(url.port or ""))


def _seen_addresses(those: Iterable[str]) -> tuple[str, ...]:
    """Those that are addresses of version 4 which others might reach."""
    found: list[str] = []
    for text in those:
        with suppress(ValueError):
            found += [text] if _is_seen(str(IPv4Address(text))) else []
    return tuple(found)


def qr_image(text: str) -> str:
    """A QR code as the address of a picture: dark on white whatever the theme is, for cameras."""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_data_uri(border=2, light="#fff", dark="#000", omitsize=True))


def qr_squares(text: str) -> tuple[tuple[bool, ...], ...]:
    """A QR code by rows, for paper: whether each square is dark."""
    return tuple(tuple(map(bool, row)) for row in segno.make(text, error="m", micro=False).matrix)


def wifi_text(name: str, password: str) -> str:
    r"""What a QR code says that joins a wireless network.

    >>> wifi_text("Salon; A", "")
    'WIFI:T:nopass;S:Salon\\; A;;'
    """
    kind, secret = ("WPA", f"P:{_escaped(password)};") if password else ("nopass", "")
    return f"WIFI:T:{kind};S:{_escaped(name)};{secret};"


def _escaped(text: str) -> str:
    return "".join(f"\\{sign}" if sign in '\\;,:"' else sign for sign in text)
