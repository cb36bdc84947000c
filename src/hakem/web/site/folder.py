"""A site on the disk: a folder that is written whole or not at all, and as an archive.

A folder is only replaced if a file in it says that it was made here, and if nothing
else lies in it: nobody loses a file because of a mistyped name.
"""

from __future__ import annotations

import json
import os
import shutil
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from io import BytesIO
from zipfile import ZIP_DEFLATED, ZipFile, ZipInfo

from hakem.errors import RequestError
from hakem.i18n import Message

SITE = "site"
"""What addresses and the command line call it."""

MARK = "hakem-site.json"
"""By this file a folder is known as one that was made here; it lists what else was."""

_LEFT_BY_SYSTEMS = frozenset({".ds_store", "thumbs.db", "desktop.ini"})
"""What file managers put into every folder that somebody looks at."""

_DAY = (1980, 1, 1, 0, 0, 0)
"""The same event makes the same archive, whenever it is asked for."""

SiteFiles = Iterable[tuple[str, bytes]]


def write_site(folder: str, files: SiteFiles) -> int:
    """Write the site into the folder, in the place of the one before; how many files it has.

    OSError if the disk does not let us, RequestError if something else lies there.
    """
    target = os.path.realpath(folder)
    _require_ours(target, folder)
    above = os.path.dirname(target)
    os.makedirs(above, exist_ok=True)
    made = tempfile.mkdtemp(prefix=".hakem-site-", dir=above)
    try:
        names = [_write(made, name, data) for name, data in files]
        _write(made, MARK, _mark(names))
        os.chmod(made, 0o777 & ~_umask())
        _replace(target, made)
    except BaseException:
        shutil.rmtree(made, ignore_errors=True)
        raise
    return len(names)


def _require_ours(target: str, named: str) -> None:
    """Refuse a folder in which something lies that we did not put there."""
    if not os.path.lexists(target):
        return
    if not os.path.isdir(target):
        raise RequestError(Message("file.site.no-folder", {"folder": named}))
    known = _listed(target)
    for name in sorted(_within(target)):
        if name not in known and os.path.basename(name).lower() not in _LEFT_BY_SYSTEMS:
            key = "file.site.foreign" if known else "file.site.not-ours"
            raise RequestError(Message(key, {"folder": named, "file": name}))


def _listed(target: str) -> frozenset[str]:
    """The files that a folder of ours says to have; none if it is not ours."""
    try:
        with open(os.path.join(target, MARK), encoding="utf-8") as file:
            mark = json.load(file)
        return frozenset((*mark["files"], MARK)) if mark["made_by"] == "hakem" else frozenset()
    except (OSError, ValueError, KeyError, TypeError):
        return frozenset()


def _within(target: str) -> Iterable[str]:
    """Every file of a folder, and every folder that is empty or a link, as paths below it."""
    for place, folders, files in os.walk(target):
        links = [name for name in folders if os.path.islink(os.path.join(place, name))]
        for name in (*files, *links):
            yield os.path.relpath(os.path.join(place, name), target).replace(os.sep, "/")


def _write(folder: str, name: str, data: bytes) -> str:
    path = os.path.join(folder, *name.split("/"))
    os.makedirs(os.path.dirname(path), exist_ok=True)
    with open(path, "wb") as file:
        file.write(data)
    return name


def _mark(names: list[str]) -> bytes:
    return (json.dumps({"made_by": "hakem", "files": names}, indent=0) + "\n").encode()


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _replace(target: str, made: str) -> None:
    """Put the new folder in the place of the old one; if that fails, the old one is back."""
    if not os.path.isdir(target):
        os.rename(made, target)
        return
    aside = f"{made}-old"
    os.rename(target, aside)
    try:
        os.rename(made, target)
    except OSError:
        os.rename(aside, target)
        raise
    with suppress(OSError):
        shutil.rmtree(aside)


def site_archive(folder: str, files: SiteFiles) -> bytes:
    """The site as one archive; unpacked it is a folder of that name."""
    out = BytesIO()
    with ZipFile(out, "w") as archive:
        for name, data in files:
            archive.writestr(ZipInfo(f"{folder}/{name}", _DAY), data, ZIP_DEFLATED)
    return out.getvalue()
