-- The last round of a code that is for several, 0 for codes of their one round.
ALTER TABLE codes ADD COLUMN last_round INTEGER NOT NULL DEFAULT 0;
