"""``python -m hakem``"""

import sys

from hakem.cli.main import entry

if __name__ == "__main__":
    sys.exit(entry())
