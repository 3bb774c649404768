-- How a link set's body is kept: 0 as it was sent (deflated JSON), 1 in columns of small numbers (src/db/stores/link-body.ts).
ALTER TABLE link_set ADD COLUMN packing INTEGER NOT NULL DEFAULT 0;
