-- Word index: beside a segment's trigrams, its terms in blocks of about 2 KB (src/contract/words.ts). The block under the
-- empty term holds the lengths of the segment's files.
CREATE TABLE word_block (
  repository_id INTEGER NOT NULL,
  segment_id INTEGER NOT NULL,
  first TEXT NOT NULL,
  data BLOB NOT NULL,
  PRIMARY KEY (repository_id, segment_id, first)
) WITHOUT ROWID;
