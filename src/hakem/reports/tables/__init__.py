"""Tables of an event: standings and their working, crosstables, team sheets."""
