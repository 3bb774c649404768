-- Blocks of the substring and word indexes, deflated: half the bytes. Not WITHOUT ROWID: rows of more than 1 KB would each leave
-- a part of a page empty. What was written to `trigram_block` and `word_block` before is read until the sweeper merges it.
CREATE TABLE trigram_pack (
  repository_id INTEGER NOT NULL,
  segment_id INTEGER NOT NULL,
  first INTEGER NOT NULL,
  data BLOB NOT NULL, -- deflateRaw(block)
  PRIMARY KEY (repository_id, segment_id, first)
);
CREATE TABLE word_pack (
  repository_id INTEGER NOT NULL,
  segment_id INTEGER NOT NULL,
  first TEXT NOT NULL,
  data BLOB NOT NULL, -- deflateRaw(block)
  PRIMARY KEY (repository_id, segment_id, first)
);
