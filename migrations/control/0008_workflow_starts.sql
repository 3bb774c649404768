-- When the indexing workflow of a ref was last started from here: asked for often, it is started once in a while.
CREATE TABLE workflow_start (
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  ref TEXT NOT NULL,
  started_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, ref)
) STRICT, WITHOUT ROWID;
