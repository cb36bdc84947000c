"""The Double-Swiss system (C.04.5)."""
