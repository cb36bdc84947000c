-- The journals of all events. The row of an event says where its journal ends; whoever writes locks it.
-- Lines are text, not jsonb, which would put their fields into another order and change what was hashed.
CREATE TABLE hakem_event (
    number bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    id text COLLATE "C" NOT NULL UNIQUE,
    seq bigint NOT NULL,
    hash text NOT NULL
);

CREATE TABLE hakem_entry (
    event bigint NOT NULL REFERENCES hakem_event ON DELETE CASCADE,
    seq bigint NOT NULL,
    line text NOT NULL,
    hash text NOT NULL,
    PRIMARY KEY (event, seq)
);

CREATE TABLE hakem_key (
    event bigint NOT NULL REFERENCES hakem_event ON DELETE CASCADE,
    key text NOT NULL,
    first bigint NOT NULL,
    last bigint NOT NULL,
    PRIMARY KEY (event, key)
);

CREATE TABLE hakem_version (
    one integer PRIMARY KEY CHECK (one = 1),
    version integer NOT NULL
);

INSERT INTO hakem_version VALUES (1, 0);
