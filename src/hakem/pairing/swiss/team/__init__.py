"""The Swiss system of teams (C.04.6)."""
