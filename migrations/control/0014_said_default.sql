-- Which branch is the default one at GitHub, as the last CI run said it, and as it was said when the repository's default ref was
-- chosen. Where these differ, the choice was made before the change.
ALTER TABLE repository ADD COLUMN said_default_ref TEXT;
ALTER TABLE repository ADD COLUMN known_default_ref TEXT;
