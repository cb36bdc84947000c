"""Where the program for machines without Python begins; ``packaging/hakem.spec`` freezes it."""

import multiprocessing
import sys

from hakem.cli.clicked import program

if __name__ == "__main__":
    multiprocessing.freeze_support()
    sys.exit(program())
