-- Accounts, who is what at which event, logins, codes of helpers with their devices, and how often somebody tried.
-- Times are milliseconds since 1970 in UTC. Of passwords, tokens and codes only hashes are kept.
CREATE TABLE accounts (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  password TEXT NOT NULL,
  role TEXT NOT NULL,
  disabled BIGINT NOT NULL DEFAULT 0,
  made_at BIGINT NOT NULL
);

CREATE TABLE roles (
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  event TEXT NOT NULL,
  role TEXT NOT NULL,
  PRIMARY KEY (account, event)
);

CREATE TABLE logins (
  digest TEXT PRIMARY KEY,
  account TEXT NOT NULL REFERENCES accounts (id) ON DELETE CASCADE,
  device TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL
);

CREATE INDEX logins_by_account ON logins (account);

CREATE TABLE codes (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  round BIGINT NOT NULL,
  boards TEXT NOT NULL,
  name TEXT NOT NULL,
  made_by TEXT NOT NULL,
  made_at BIGINT NOT NULL,
  expires_at BIGINT NOT NULL,
  revoked_at BIGINT NOT NULL DEFAULT 0,
  digits TEXT NOT NULL UNIQUE,
  token TEXT NOT NULL UNIQUE
);

CREATE INDEX codes_by_event ON codes (event);

CREATE TABLE devices (
  digest TEXT PRIMARY KEY,
  code TEXT NOT NULL REFERENCES codes (id) ON DELETE CASCADE,
  name TEXT NOT NULL,
  made_at BIGINT NOT NULL
);

CREATE INDEX devices_by_code ON devices (code);

CREATE TABLE settings (
  name TEXT PRIMARY KEY,
  value TEXT NOT NULL
);

CREATE TABLE buckets (
  name TEXT PRIMARY KEY,
  full_at BIGINT NOT NULL
);
