-- Members who may not do anything for now, and organisations that name the clients that may read.

-- What the person has in the organisation is kept: role, teams, grants, tokens. None of it counts while this is set.
ALTER TABLE member ADD COLUMN suspended_at INTEGER;

ALTER TABLE organisation ADD COLUMN listed_clients_only INTEGER NOT NULL DEFAULT 0; -- 1: only those in allowed_client
CREATE TABLE allowed_client (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  client_id TEXT NOT NULL,
  allowed_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, client_id)
) STRICT, WITHOUT ROWID;

CREATE INDEX team_by_organisation ON team (organisation_id);
CREATE INDEX team_member_by_team ON team_member (team_id, account_id);
-- A repository's page of the trail. Most lines are about none.
CREATE INDEX audit_by_repository ON audit (organisation_id, repository_id, id) WHERE repository_id IS NOT NULL;
