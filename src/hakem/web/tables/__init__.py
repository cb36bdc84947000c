"""Views of everything that stands in tables: standings and their working, cross tables, schedules, team sheets."""
