-- Edges in lists: a row for a symbol and `edges_id`, with all that use it there (`way` 0) or all that it uses (1), instead of a row
-- an edge and its entry by source. What was written to `edge` before is read until the sweeper takes it.
CREATE TABLE edge_list (
  repository_id INTEGER NOT NULL,
  way INTEGER NOT NULL,
  symbol_id INTEGER NOT NULL,
  edges_id INTEGER NOT NULL,
  part INTEGER NOT NULL, -- 0, or more where a list is long
  others BLOB NOT NULL, -- JSONB (src/db/stores/edge-lists.ts)
  PRIMARY KEY (repository_id, way, symbol_id, edges_id, part)
) WITHOUT ROWID;
