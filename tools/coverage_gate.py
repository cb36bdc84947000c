"""Fail unless the branch coverage of the core is high enough.

The core is everything below the command line. Coverage counts lines and
branches together, as its own report does.
"""

from __future__ import annotations

import sys

import coverage

EDGE = ["*/hakem/cli/*", "*/hakem/__main__.py"]


def main(least: float) -> int:
    """Print what is not covered and compare the total with the least that is accepted."""
    data = coverage.Coverage()
    data.load()
    total = data.report(omit=EDGE, show_missing=True, skip_covered=True, precision=1)
    if total < least:
        print(f"core branch coverage {total:.1f} % is below {least:.0f} %")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(float(sys.argv[1])))
