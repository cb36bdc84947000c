"""Hakem: a library and command line for chess arbiters."""
