-- National identity numbers, encrypted: key_id names the key, sealed is the nonce and what AES-256-GCM made of the number.
CREATE TABLE numbers (
  event TEXT NOT NULL,
  player BIGINT NOT NULL,
  key_id TEXT NOT NULL,
  sealed BYTEA NOT NULL,
  PRIMARY KEY (event, player)
);

-- The one key that is in use now.
CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);
