-- When GitHub said which branch a pull request is to be merged into (`base_ref`), by its clock. NULL: only a run has said so.
ALTER TABLE ref ADD COLUMN base_at INTEGER;
