-- What each repository keeps on its shard, so that an organisation can be held to a limit without counting its rows.

-- Added to as records are stored, and counted exactly after each sweep. NULL: not counted yet.
ALTER TABLE repository ADD COLUMN stored_bytes INTEGER;
-- The sum over an organisation is read from this index alone, with every request of an upload.
CREATE INDEX repository_stored ON repository (organisation_id, stored_bytes);
-- Bytes that the organisation may keep, set by the operator. NULL: as the deployment says (STORED_MEGABYTES).
ALTER TABLE organisation ADD COLUMN stored_bytes_limit INTEGER CHECK (stored_bytes_limit >= 0);
-- Every repository is counted by the next sweeps.
UPDATE repository SET sweep_due = 1 WHERE deleted_at IS NULL;
