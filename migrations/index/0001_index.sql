-- One index shard. Every table starts with the repository, so that no query can touch a neighbour's rows and
-- none slows down when a neighbour grows. Ids are 52-bit content hashes made by src/contract/ids.ts.
--
-- WITHOUT ROWID where a row is its key; not where it is mostly a body: such a table spills every row beyond about 1 KB to
-- pages of its own, which made these three a quarter larger.

-- What depends on one file's path and bytes. `facts` is deflateRaw(JSON of FileFacts): its first part, see `overflow`.
CREATE TABLE file_version (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  path TEXT NOT NULL,
  blob TEXT NOT NULL,
  extractor TEXT NOT NULL,
  language TEXT NOT NULL,
  role TEXT NOT NULL,
  size INTEGER NOT NULL,
  lines INTEGER NOT NULL,
  facts_parts INTEGER NOT NULL, -- 1, or more: the others are in `overflow`
  facts BLOB NOT NULL,
  uploaded_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, id)
);

-- What of `file_version.facts` and `link_set.body` does not fit D1's 2 MB row: parts 1, 2 …, to be put after the first.
CREATE TABLE overflow (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL, -- of the file version or link set
  part INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, id, part)
) WITHOUT ROWID;

-- A file's text: deflateRaw(UTF-8), in parts 0, 1 … below D1's 2 MB row.
CREATE TABLE file_text (
  repository_id INTEGER NOT NULL,
  file_id INTEGER NOT NULL,
  part INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, file_id, part)
);

-- Find a symbol by name or by id. Everything else about it is in its file's facts, at `ordinal`. The name is kept as it
-- is spelled, so that a reader tells `Get` from `get` without opening facts; NOCASE lets one look-up find both.
CREATE TABLE symbol (
  repository_id INTEGER NOT NULL,
  name TEXT NOT NULL COLLATE NOCASE,
  file_id INTEGER NOT NULL,
  ordinal INTEGER NOT NULL,
  id INTEGER NOT NULL,
  kind INTEGER NOT NULL,
  PRIMARY KEY (repository_id, name, file_id, ordinal)
) WITHOUT ROWID;
CREATE INDEX symbol_by_id ON symbol (repository_id, id, file_id);

-- Where the names in a file lead: deflateRaw(JSON of LinkSetBody).
CREATE TABLE link_set (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  file_id INTEGER NOT NULL,
  module_id INTEGER NOT NULL,
  body_parts INTEGER NOT NULL,
  body BLOB NOT NULL,
  uploaded_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, id)
);

-- One row per (used symbol, using symbol, link set): the edges. `uses` is a bit set over USES, `sites` their number,
-- `confidence` the best of them. Positions are in the link set's body.
CREATE TABLE edge (
  repository_id INTEGER NOT NULL,
  target_id INTEGER NOT NULL,
  source_id INTEGER NOT NULL,
  link_set_id INTEGER NOT NULL,
  uses INTEGER NOT NULL,
  sites INTEGER NOT NULL,
  confidence INTEGER NOT NULL,
  PRIMARY KEY (repository_id, target_id, source_id, link_set_id)
) WITHOUT ROWID;
CREATE INDEX edge_by_source ON edge (repository_id, source_id, uses);

-- Substring index: one segment per uploaded batch, its postings in blocks of about 8 KB (src/contract/trigrams.ts).
CREATE TABLE segment (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  files TEXT NOT NULL, -- JSON array of file ids, in ordinal order
  uploaded_at INTEGER NOT NULL,
  PRIMARY KEY (repository_id, id)
) WITHOUT ROWID;
CREATE TABLE trigram_block (
  repository_id INTEGER NOT NULL,
  segment_id INTEGER NOT NULL,
  first INTEGER NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, segment_id, first)
) WITHOUT ROWID;

-- What each ref contains, by generation. A row holds for generations from_gen <= g < to_gen of its layer.
-- file_id NULL: skipped, with the reason; or, in a layer that stands on another, gone (`reason` = 'removed').
CREATE TABLE manifest (
  repository_id INTEGER NOT NULL,
  layer_id INTEGER NOT NULL,
  path TEXT NOT NULL,
  from_gen INTEGER NOT NULL,
  to_gen INTEGER NOT NULL DEFAULT 9007199254740991,
  file_id INTEGER,
  link_set_id INTEGER,
  reason TEXT,
  size INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (repository_id, layer_id, path, from_gen)
) WITHOUT ROWID;
CREATE INDEX manifest_by_file ON manifest (repository_id, file_id, layer_id, from_gen, to_gen) WHERE file_id IS NOT NULL;
CREATE INDEX manifest_by_link_set ON manifest (repository_id, link_set_id, layer_id, from_gen, to_gen) WHERE link_set_id IS NOT NULL;

-- Who may write a layer's next generation: a publisher's statements run only while `fence` is its own.
CREATE TABLE layer (
  repository_id INTEGER NOT NULL,
  id INTEGER NOT NULL,
  fence INTEGER NOT NULL,
  PRIMARY KEY (repository_id, id)
) WITHOUT ROWID;

-- Manifest lines of an upload until it is published; columns as in `manifest`.
CREATE TABLE staged_manifest (
  repository_id INTEGER NOT NULL,
  upload_id TEXT NOT NULL,
  path TEXT NOT NULL,
  file_id INTEGER,
  link_set_id INTEGER,
  reason TEXT,
  size INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (repository_id, upload_id, path)
) WITHOUT ROWID;
