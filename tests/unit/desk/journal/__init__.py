"""Tests of an event that is being run."""
