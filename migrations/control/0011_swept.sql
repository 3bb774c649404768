-- When the sweeper last began with the repository: of those that have something to clear, it takes the one first that waits longest.
ALTER TABLE repository ADD COLUMN swept_at INTEGER;
