-- The control plane: who may do what, and which generation of which ref is current. Times are milliseconds since the epoch.

CREATE TABLE organisation (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;

CREATE TABLE account (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  name TEXT NOT NULL COLLATE NOCASE UNIQUE,
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;

CREATE TABLE member (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  account_id INTEGER NOT NULL REFERENCES account (id),
  role TEXT NOT NULL CHECK (role IN ('owner', 'admin', 'member')),
  created_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, account_id)
) STRICT, WITHOUT ROWID;

-- AUTOINCREMENT: an id is never used again, so nothing that outlives a repository can lead to its successor of the same name.
CREATE TABLE repository (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  owner TEXT NOT NULL COLLATE NOCASE,
  name TEXT NOT NULL COLLATE NOCASE,
  shard INTEGER NOT NULL,
  default_ref TEXT NOT NULL,
  visibility TEXT NOT NULL DEFAULT 'private' CHECK (visibility IN ('private', 'internal', 'public')),
  next_generation INTEGER NOT NULL DEFAULT 1,
  sweep_due INTEGER NOT NULL DEFAULT 0, -- 1: something of it ended, and its shard has rows to clear
  created_at INTEGER NOT NULL,
  deleted_at INTEGER
) STRICT;
-- Unique inside an organisation: were it unique across them, linking a name would tell whether a stranger has it.
CREATE UNIQUE INDEX repository_by_name ON repository (organisation_id, owner, name) WHERE deleted_at IS NULL;
CREATE INDEX repository_by_shard ON repository (shard);
CREATE INDEX repository_by_sweep ON repository (id) WHERE sweep_due = 1;

-- A ref is a pointer to one of its generations. `run` and `attempt` order the runs that want to move it; the `publishing`
-- columns are the claim of the publisher that is writing the next generation. Its own layer of the manifest has the ref's id.
CREATE TABLE ref (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  name TEXT NOT NULL,
  generation INTEGER,
  run INTEGER NOT NULL DEFAULT -1,
  attempt INTEGER NOT NULL DEFAULT -1,
  publishing INTEGER,
  publishing_run INTEGER,
  publishing_attempt INTEGER,
  publishing_until INTEGER,
  created_at INTEGER NOT NULL,
  UNIQUE (repository_id, name)
) STRICT;

-- Generations that were published and can still be read: the head of each ref, what other layers stand on, and for a while
-- what came before, so that a commit answers as a ref and a reader keeps the generation that it began with.
CREATE TABLE held_generation (
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  generation INTEGER NOT NULL,
  ref_id INTEGER NOT NULL,
  ref_name TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  layer_id INTEGER NOT NULL,
  base_layer_id INTEGER,
  base_generation INTEGER,
  digest INTEGER NOT NULL,
  indexed INTEGER NOT NULL,
  skipped INTEGER NOT NULL,
  statistics TEXT NOT NULL,
  indexed_at INTEGER NOT NULL,
  superseded_at INTEGER,
  PRIMARY KEY (repository_id, generation)
) STRICT, WITHOUT ROWID;
CREATE INDEX held_generation_by_end ON held_generation (superseded_at) WHERE superseded_at IS NOT NULL;
CREATE INDEX held_generation_by_commit ON held_generation (repository_id, commit_sha, generation);

CREATE TABLE token (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  hash TEXT NOT NULL UNIQUE, -- SHA-256 of the whole token, hex
  prefix TEXT NOT NULL, -- its first characters, to recognise it by
  name TEXT NOT NULL,
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  account_id INTEGER REFERENCES account (id),
  repository_id INTEGER REFERENCES repository (id), -- NULL: every repository of the organisation
  ref_pattern TEXT, -- NULL: every ref; `*` stands for any characters
  scopes TEXT NOT NULL, -- JSON array
  created_at INTEGER NOT NULL,
  expires_at INTEGER,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT;

CREATE TABLE upload (
  id TEXT PRIMARY KEY,
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  ref_id INTEGER NOT NULL REFERENCES ref (id),
  token_id INTEGER,
  commit_sha TEXT NOT NULL,
  run INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  base_generation INTEGER, -- what a delta changes; a held generation of this repository
  default_ref TEXT,
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'published', 'superseded')),
  generation INTEGER,
  agent TEXT NOT NULL,
  created_at INTEGER NOT NULL,
  touched_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX upload_by_ref ON upload (ref_id, status, touched_at);
CREATE INDEX upload_by_expiry ON upload (expires_at);

CREATE TABLE audit (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  at INTEGER NOT NULL,
  organisation_id INTEGER NOT NULL,
  repository_id INTEGER,
  actor TEXT NOT NULL, -- `token:12`, `person:7`, `system`
  action TEXT NOT NULL,
  details TEXT NOT NULL DEFAULT '{}'
) STRICT;
CREATE INDEX audit_by_organisation ON audit (organisation_id, id);
CREATE TRIGGER audit_is_append_only_update BEFORE UPDATE ON audit BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;
CREATE TRIGGER audit_is_append_only_delete BEFORE DELETE ON audit BEGIN SELECT raise(ABORT, 'the audit trail is append-only'); END;
