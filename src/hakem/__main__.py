"""``python -m hakem``"""

import sys

from hakem.cli.main import entry

sys.exit(entry())
