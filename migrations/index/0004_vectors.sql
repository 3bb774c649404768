-- Vectors by model. A repository has one active model and, while another is being prepared, one that is building beside it:
-- readers switch when the second is complete. `chunks` is how many there were when a fitted model was fitted.
CREATE TABLE embedding_model (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  name TEXT NOT NULL,
  dimensions INTEGER NOT NULL,
  status TEXT NOT NULL, -- 'building', 'active', 'refused'
  chunks INTEGER NOT NULL,
  reason TEXT,
  created_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, id)
) WITHOUT ROWID;

-- Word vectors of a fitted model, in runs of words (src/vectors/local/term-table.ts).
CREATE TABLE embedding_term (
  repository_id INTEGER NOT NULL,
  model_id INTEGER NOT NULL,
  first TEXT NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, model_id, first)
);

-- Vectors that are kept here: of many files in one row (src/vectors/local/vector-block.ts). The id follows from the files.
CREATE TABLE vector_block (
  repository_id INTEGER NOT NULL,
  model_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  files INTEGER NOT NULL,
  chunks INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, model_id, id)
);

-- File versions whose chunks have been embedded, and what that took.
CREATE TABLE embedded_file (
  repository_id INTEGER NOT NULL,
  model_id INTEGER NOT NULL,
  file_id INTEGER NOT NULL,
  chunks INTEGER NOT NULL,
  tokens INTEGER NOT NULL,
  PRIMARY KEY (repository_id, model_id, file_id)
) WITHOUT ROWID;

-- Generations of which every chunk has a vector of the model. `mutation`: what the vector store has still to show; NULL when
-- it can be found.
CREATE TABLE embedded_generation (
  repository_id INTEGER NOT NULL,
  model_id INTEGER NOT NULL,
  generation INTEGER NOT NULL,
  mutation TEXT,
  completed_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, model_id, generation)
) WITHOUT ROWID;
