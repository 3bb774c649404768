-- Runs of the indexer, what the server has heard of GitHub besides them, and how long refs are kept.

-- One row a run, attempt and ref; the newest of each repository are kept (src/db/stores/run-store.ts).
CREATE TABLE run (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  ref_name TEXT NOT NULL,
  commit_sha TEXT NOT NULL,
  run INTEGER NOT NULL,
  attempt INTEGER NOT NULL,
  agent TEXT NOT NULL,
  actor TEXT NOT NULL, -- as in `audit`
  status TEXT NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'published', 'superseded', 'failed', 'cancelled')),
  generation INTEGER, -- that it published, or confirmed
  started_at INTEGER NOT NULL,
  finished_at INTEGER,
  phases TEXT NOT NULL DEFAULT '{}', -- JSON: phase → milliseconds
  counts TEXT NOT NULL DEFAULT '{}', -- JSON: RunCounts of src/contract/messages.ts, and indexed, skipped, symbols
  failure TEXT, -- JSON: RunFailure of src/contract/messages.ts; text that CI sent, for people
  UNIQUE (repository_id, ref_name, run, attempt)
) STRICT;
CREATE INDEX run_by_repository ON run (repository_id, id);
CREATE INDEX run_open ON run (started_at) WHERE status = 'open';

-- Pushes that webhooks told of: deliveries come late and in any order, and what a ref lacks is counted from these.
CREATE TABLE push (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  ref_name TEXT NOT NULL,
  before_sha TEXT NOT NULL,
  after_sha TEXT NOT NULL,
  commits INTEGER, -- NULL: not a plain addition to `before_sha`
  pushed_at INTEGER NOT NULL, -- GitHub's clock, in whole seconds
  UNIQUE (repository_id, ref_name, after_sha, before_sha, pushed_at)
) STRICT;

-- The newest head that the server has heard of, and how far the index is behind it. A ref is stale while `pushed_commit` is
-- another commit than its generation's; `behind_by` counts commits, and is NULL when nobody can say.
ALTER TABLE ref ADD COLUMN pushed_commit TEXT;
ALTER TABLE ref ADD COLUMN pushed_at INTEGER;
ALTER TABLE ref ADD COLUMN behind_by INTEGER;
-- Of `refs/pull/N/head`: the branch that it wants to change.
ALTER TABLE ref ADD COLUMN base_ref TEXT;
-- Deleted or closed at GitHub: still answered until `expires_at`, and then taken away.
ALTER TABLE ref ADD COLUMN ended TEXT CHECK (ended IN ('deleted', 'closed'));
ALTER TABLE ref ADD COLUMN ended_at INTEGER;
ALTER TABLE ref ADD COLUMN expires_at INTEGER;
CREATE INDEX ref_by_expiry ON ref (expires_at) WHERE expires_at IS NOT NULL;

-- Days that things are kept. NULL: as the organisation says; and of the organisation: as src/ingest/retention.ts says.
ALTER TABLE organisation ADD COLUMN keep_commits_days INTEGER CHECK (keep_commits_days BETWEEN 0 AND 365); -- left by their ref
ALTER TABLE organisation ADD COLUMN keep_ended_days INTEGER CHECK (keep_ended_days BETWEEN 0 AND 365); -- refs that ended
ALTER TABLE organisation ADD COLUMN keep_idle_days INTEGER CHECK (keep_idle_days BETWEEN 1 AND 3650); -- refs without a publish
ALTER TABLE repository ADD COLUMN keep_commits_days INTEGER CHECK (keep_commits_days BETWEEN 0 AND 365);
ALTER TABLE repository ADD COLUMN keep_ended_days INTEGER CHECK (keep_ended_days BETWEEN 0 AND 365);
ALTER TABLE repository ADD COLUMN keep_idle_days INTEGER CHECK (keep_idle_days BETWEEN 1 AND 3650);

-- Not read and not written until somebody links it again: `transferred` away at GitHub.
ALTER TABLE repository ADD COLUMN frozen_at INTEGER;
ALTER TABLE repository ADD COLUMN frozen_because TEXT;
-- What the repository opens with as soon as that ref is published.
ALTER TABLE repository ADD COLUMN next_default_ref TEXT;
-- File name of the workflow that `refresh` starts. NULL: sextant.yml.
ALTER TABLE repository ADD COLUMN workflow TEXT;

-- The GitHub App, where it is installed, and what it was given there: what can be linked.
CREATE TABLE installation (
  id INTEGER PRIMARY KEY, -- GitHub's
  github_owner_id INTEGER NOT NULL,
  owner TEXT NOT NULL,
  selection TEXT NOT NULL DEFAULT 'selected' CHECK (selection IN ('all', 'selected')),
  suspended_at INTEGER,
  updated_at INTEGER NOT NULL
) STRICT;
CREATE INDEX installation_by_owner ON installation (github_owner_id);
CREATE TABLE installation_repository (
  installation_id INTEGER NOT NULL REFERENCES installation (id),
  github_id INTEGER NOT NULL,
  name TEXT NOT NULL,
  private INTEGER NOT NULL,
  PRIMARY KEY (installation_id, github_id)
) STRICT, WITHOUT ROWID;

-- Deliveries that were acted on: one that comes again is not.
CREATE TABLE webhook_delivery (
  id TEXT PRIMARY KEY,
  event TEXT NOT NULL,
  received_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX webhook_delivery_by_time ON webhook_delivery (received_at);
