-- Whether an upload, and the generation that it published, come from somebody who may write the default ref. What was there before
-- counts as if it did (docs/decisions/0014-a-branch-does-not-speak-for-the-default-ref.md).
ALTER TABLE upload ADD COLUMN vouched INTEGER NOT NULL DEFAULT 1;
ALTER TABLE held_generation ADD COLUMN vouched INTEGER NOT NULL DEFAULT 1;
