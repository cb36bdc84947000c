"""The judges judged."""
