-- Upload tokens of CI runs are many and short-lived: the next run of the repository clears away those that have ended.
CREATE INDEX token_of_run ON token (repository_id, expires_at) WHERE run IS NOT NULL;
