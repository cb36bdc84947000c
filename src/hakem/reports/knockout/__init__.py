"""Knockouts and play-offs for people: brackets as text, drawing and page, timetables, play-offs on a screen."""
