-- The journal of one event: entries in their order, the keys of the actions that had one, and where the journal ends.
-- A line is the canonical text of an entry, a hash that of the line behind the hash before it. A key is kept as a digest:
-- senders choose it, of any length.
CREATE TABLE entries (
    seq INTEGER PRIMARY KEY,
    line TEXT NOT NULL,
    hash TEXT NOT NULL
) STRICT;

CREATE TABLE keys (
    key TEXT PRIMARY KEY,
    first INTEGER NOT NULL,
    last INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE TABLE head (
    one INTEGER PRIMARY KEY CHECK (one = 1),
    seq INTEGER NOT NULL,
    hash TEXT NOT NULL
) STRICT;

INSERT INTO head VALUES (1, 0, '0000000000000000000000000000000000000000000000000000000000000000');
