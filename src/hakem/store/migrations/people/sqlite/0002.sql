-- The team of a captain, whose code is for the line-up and the match of that team, 0 for codes of boards.
ALTER TABLE codes ADD COLUMN team INTEGER NOT NULL DEFAULT 0;
