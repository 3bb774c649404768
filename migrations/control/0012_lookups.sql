-- Tokens by whose they are. Those of CI runs are many, and are nobody's: they are found by their repository (0004).
CREATE INDEX token_of_organisation ON token (organisation_id, account_id) WHERE run IS NULL;
-- Also of repositories that were deleted or frozen since: deliveries about them still come.
CREATE INDEX repository_of_github ON repository (github_id) WHERE github_id IS NOT NULL;
