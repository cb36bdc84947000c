"""Whole events at the desk, from the list of entries to the final table."""
