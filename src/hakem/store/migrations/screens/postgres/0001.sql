-- What the screens of the hall show, by event and by the name in their address. Times, changed_at, are milliseconds since 1970 in UTC.
CREATE TABLE screens (
  event TEXT NOT NULL,
  name TEXT NOT NULL,
  setting TEXT NOT NULL,
  changed_at BIGINT NOT NULL,
  PRIMARY KEY (event, name)
);
