-- What changed in a layer between two of its generations, for comparing refs: rows that began, and rows that ended. The second
-- leaves out rows that still hold, which are nearly all, so an ordinary publish hardly writes to it.
CREATE INDEX manifest_by_begin ON manifest (repository_id, layer_id, from_gen);
CREATE INDEX manifest_by_end ON manifest (repository_id, layer_id, to_gen) WHERE to_gen < 9007199254740991;
