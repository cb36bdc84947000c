"""The same work over many things on the workers of a Dask cluster."""

from __future__ import annotations

from collections.abc import Callable, Generator, Sequence
from importlib import import_module
from typing import Any, TypeVar

from hakem.cli.processes import all_of
from hakem.errors import RequestError
from hakem.i18n import Message

_CHUNKS_EACH = 32
"""So many chunks for every thread of a worker: large enough to be worth the way, small enough that all end together."""

PATIENCE = 10
"""So many seconds a cluster may take to answer."""

Task = TypeVar("Task")
Done = TypeVar("Done")


def on_cluster(work: Callable[[Task], Done], tasks: Sequence[Task], url: str) -> Generator[Done]:
    """What comes of the tasks, in their order, however many workers there are; they must have this program too."""
    try:
        distributed: Any = import_module("distributed")  # it has no types
    except ImportError:
        raise RequestError(Message("verify.no-cluster")) from None
    try:
        client = distributed.Client(url, timeout=PATIENCE, set_as_default=False)
    except (OSError, ValueError) as exc:
        raise RequestError(Message("verify.cluster-away", {"url": url, "reason": str(exc)})) from None
    with client:
        threads = sum(client.nthreads().values()) or 1
        size = max(1, -(-len(tasks) // (_CHUNKS_EACH * threads)))
        chunks = [tasks[at : at + size] for at in range(0, len(tasks), size)]
        sent = [client.submit(all_of, work, chunk, pure=False) for chunk in chunks]
        for future in sent:
            yield from future.result()
