-- An edited file, and a link set that hardly differs from one before, is kept as its difference to another of the same path:
-- `beside_id`, which is whole itself and stays while it is needed. NULL: whole, as all were before.
ALTER TABLE file_version ADD COLUMN beside_id INTEGER;
ALTER TABLE link_set ADD COLUMN beside_id INTEGER;
CREATE INDEX file_version_whole ON file_version (repository_id, path) WHERE beside_id IS NULL;
CREATE INDEX file_version_beside ON file_version (repository_id, beside_id) WHERE beside_id IS NOT NULL;
CREATE INDEX link_set_beside ON link_set (repository_id, beside_id) WHERE beside_id IS NOT NULL;
