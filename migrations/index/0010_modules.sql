-- The file of a module: what `import utils` leads to has no symbol of its own.
CREATE INDEX link_set_by_module ON link_set (repository_id, module_id);
