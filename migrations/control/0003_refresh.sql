-- Wishes for a new index, one of each ref at the most, and when somebody who fulfils them was last here.
CREATE TABLE refresh_request (
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  ref TEXT NOT NULL,
  paths TEXT NOT NULL, -- JSON array; empty: everything
  requested_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, ref)
) STRICT, WITHOUT ROWID;
CREATE TABLE refresh_watcher (
  repository_id INTEGER PRIMARY KEY REFERENCES repository (id),
  seen_at INTEGER NOT NULL
) STRICT;
