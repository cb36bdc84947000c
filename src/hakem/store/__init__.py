"""Where events are kept: journals in files or on a server, and beside them rating lists, people and secrets."""
