"""A whole knockout being played: its matches, its rounds, and the tournament that a report makes of it."""
