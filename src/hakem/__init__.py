"""Hakem: a library and command line for chess arbiters.

The names below are what other programs may rely on; everything else may change.
"""

__version__ = "0.1.0"
