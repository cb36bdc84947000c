"""Tests of the stores, all of them with the real thing: files on the disk, and a PostgreSQL server."""
