-- When a file version's vectors were sent to a store elsewhere, in milliseconds: a part of their ids, so that a deletion that is late
-- takes nothing that was sent after it. 0: their ids are without it, or they are kept here.
ALTER TABLE embedded_file ADD COLUMN sent_at INTEGER NOT NULL DEFAULT 0;

-- What a store elsewhere may have and nobody may find: noted before vectors are sent, until they are recorded as embedded; and again
-- from when their file is swept or another model replaces theirs, until they are deleted there.
CREATE TABLE sent_vectors (
  repository_id INTEGER NOT NULL,
  model_id INTEGER NOT NULL,
  file_id INTEGER NOT NULL,
  sent_at INTEGER NOT NULL,
  chunks INTEGER NOT NULL,
  PRIMARY KEY (repository_id, model_id, file_id, sent_at)
) WITHOUT ROWID;

-- Estimated tokens that the model was ever given for this repository, also for what was sent again or is swept by now.
ALTER TABLE embedding_model ADD COLUMN tokens INTEGER NOT NULL DEFAULT 0;
UPDATE embedding_model SET tokens = (SELECT coalesce(sum(e.tokens), 0) FROM embedded_file e
  WHERE e.repository_id = embedding_model.repository_id AND e.model_id = embedding_model.id);
