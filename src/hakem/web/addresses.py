"""The addresses under which this machine can be asked, and from where each of them works; and QR codes of them.

Nothing is sent to find them: a datagram socket that is pointed at an address of a
network tells with which of its own addresses the machine would speak to it.
"""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import IPv4Address, ip_network

import segno
from starlette.requests import Request

from hakem.values import dataclass
from hakem.web.hall import HallSettings

PROBES = (
    *("192.168.0.1", "192.168.1.1", "10.0.0.1", "172.16.0.1", "8.8.8.8"),
    *("192.168.137.1", "10.42.0.1", "192.168.2.1", "192.168.43.1", "172.20.10.1"),
)
"""Somewhere in the usual networks; the second line are those that a laptop or a phone opens itself."""

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
    """Where the desk can be asked: by the names that it has, else by every address of the machine."""
    url = request.url
    port = f":{url.port}" if url.port else ""
    if settings.hosts:
        return tuple(Reachable(f"{url.scheme}://{name}{port}", NAMED) for name in settings.hosts)
    return tuple(Reachable(f"{url.scheme}://{each}{port}", where_from(each)) for each in machine_addresses())


def qr_image(text: str) -> str:
    """A QR code as the address of a picture: dark on white whatever the theme is, for cameras."""
    code = segno.make(text, error="m", micro=False)
    return str(code.svg_data_uri(border=2, light="#fff", dark="#000", omitsize=True))


def wifi_text(name: str, password: str) -> str:
    r"""What a QR code says that joins a wireless network.

    >>> wifi_text("Salon; A", "")
    'WIFI:T:nopass;S:Salon\\; A;;'
    """
    kind, secret = ("WPA", f"P:{_escaped(password)};") if password else ("nopass", "")
    return f"WIFI:T:{kind};S:{_escaped(name)};{secret};"


def _escaped(text: str) -> str:
    return "".join(f"\\{sign}" if sign in '\\;,:"' else sign for sign in text)
