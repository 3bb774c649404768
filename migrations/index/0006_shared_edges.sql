-- Edges by what they are: an edit that changes no edge (most do not) shares those of the version before. `edge.link_set_id` is what
-- `edges_id` says; NULL is the link set's own id, as all were before.
ALTER TABLE link_set ADD COLUMN edges_id INTEGER;
ALTER TABLE manifest ADD COLUMN edges_id INTEGER;
CREATE INDEX link_set_by_edges ON link_set (repository_id, edges_id) WHERE edges_id IS NOT NULL;
CREATE INDEX manifest_by_edges ON manifest (repository_id, coalesce(edges_id, link_set_id), layer_id, from_gen, to_gen)
  WHERE link_set_id IS NOT NULL;
