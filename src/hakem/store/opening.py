"""Stores and events by the names that people give them: a folder or a file, or the address of a server."""

from __future__ import annotations

import os

from hakem.i18n import Message
from hakem.store.journal import Store, StoreError

SERVERS = ("postgresql://", "postgres://")


def is_server(target: str) -> bool:
    """Whether a text is the address of a server, and not a path."""
    return target.startswith(SERVERS)


def open_store(target: str, *, group_commit: bool = False) -> Store:
    """The store of a folder or of a server; ``group_commit`` for a program that serves many people from a folder."""
    if is_server(target):
        from hakem.store.postgres import PostgresStore

        return PostgresStore(target)
    from hakem.store.sqlite import SqliteStore

    return SqliteStore(target, group_commit=group_commit)


def store_for(target: str) -> tuple[Store, str]:
    """The store and the id of an event: a file, with or without its ending, or ``postgresql://…#ID``."""
    if is_server(target):
        url, _, event = target.partition("#")
        folder = url
    else:
        folder, name = os.path.split(target)
        event = name.removesuffix(".hakem")
    if not event:
        raise StoreError(Message("store.no-id", {"target": target.rpartition("@")[2]}))
    return open_store(folder or "."), event
