"""The JSON Schema of the native file (docs/hakem.schema.json), made from the tables by which the file is read.

``python -m tools.schema --renew`` writes it; without that it is shown.
"""

from __future__ import annotations

import json
import sys

from hakem.formats.native import DOCUMENT, VERSION
from hakem.i18n import Json
from tools.documents import ROOT

PAGE = ROOT / "docs" / "hakem.schema.json"


def schema() -> dict[str, Json]:
    """What a file of the present version looks like."""
    classes: dict[str, Json] = {}
    whole = DOCUMENT.schema(classes)
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": f"Hakem's JSON, version {VERSION}",
        **whole,
        "$defs": dict(sorted(classes.items())),
    }


def text() -> str:
    """The same as it stands in the file."""
    return json.dumps(schema(), ensure_ascii=False, indent=1) + "\n"


if __name__ == "__main__":
    if "--renew" in sys.argv[1:]:
        PAGE.write_text(text(), encoding="utf-8")
    else:
        sys.stdout.write(text())
