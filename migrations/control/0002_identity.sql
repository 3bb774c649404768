-- People, teams, what they may read, the clients that act for them, and the identity of CI runs.

-- GitHub's numeric ids: logins and names change hands, ids never do.
ALTER TABLE account ADD COLUMN github_id INTEGER;
ALTER TABLE account ADD COLUMN checked_at INTEGER; -- when GitHub last said which organisations the person is in
ALTER TABLE account ADD COLUMN suspended_at INTEGER;
CREATE UNIQUE INDEX account_by_github ON account (github_id) WHERE github_id IS NOT NULL;

ALTER TABLE organisation ADD COLUMN github_id INTEGER;
ALTER TABLE organisation ADD COLUMN suspended_at INTEGER;
CREATE UNIQUE INDEX organisation_by_github ON organisation (github_id) WHERE github_id IS NOT NULL;

CREATE INDEX member_by_account ON member (account_id, organisation_id);

-- The link to the repository at GitHub. A transfer changes the owner's id, and CI is refused until somebody links it again.
ALTER TABLE repository ADD COLUMN github_id INTEGER;
ALTER TABLE repository ADD COLUMN github_owner_id INTEGER;
ALTER TABLE repository ADD COLUMN ci_policy TEXT NOT NULL DEFAULT '{}'; -- JSON; src/auth/ci/policy.ts
CREATE UNIQUE INDEX repository_by_github ON repository (github_id) WHERE github_id IS NOT NULL AND deleted_at IS NULL;
CREATE INDEX repository_public ON repository (owner, name) WHERE visibility = 'public' AND deleted_at IS NULL;

CREATE TABLE team (
  id INTEGER PRIMARY KEY AUTOINCREMENT,
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  github_id INTEGER UNIQUE,
  name TEXT NOT NULL,
  UNIQUE (organisation_id, name)
) STRICT;

CREATE TABLE team_member (
  team_id INTEGER NOT NULL REFERENCES team (id),
  account_id INTEGER NOT NULL REFERENCES account (id),
  PRIMARY KEY (account_id, team_id)
) STRICT, WITHOUT ROWID;

-- Who of the organisation may read a private repository, besides its owners and admins. An internal one is read by everybody in
-- the organisation, a public one by anybody signed in.
CREATE TABLE repository_access (
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  account_id INTEGER REFERENCES account (id),
  team_id INTEGER REFERENCES team (id),
  created_at INTEGER NOT NULL,
  CHECK ((account_id IS NULL) <> (team_id IS NULL)),
  UNIQUE (repository_id, account_id),
  UNIQUE (repository_id, team_id)
) STRICT;

-- What a person allowed a client. Its tokens are kept elsewhere, eventually consistent; this row is what decides.
CREATE TABLE client_grant (
  id TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  client_id TEXT NOT NULL,
  client_name TEXT NOT NULL,
  redirect_uri TEXT NOT NULL,
  resource TEXT NOT NULL, -- the one MCP address that its tokens open
  organisation_id INTEGER REFERENCES organisation (id), -- NULL: all that the person may read
  chosen INTEGER NOT NULL DEFAULT 0, -- 1: only what client_grant_repository lists
  scopes TEXT NOT NULL, -- JSON array
  provider_grant TEXT UNIQUE, -- the authorization server's own id
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL,
  last_used_at INTEGER,
  revoked_at INTEGER
) STRICT, WITHOUT ROWID;
CREATE INDEX client_grant_by_account ON client_grant (account_id, client_id);

CREATE TABLE client_grant_repository (
  grant_id TEXT NOT NULL REFERENCES client_grant (id),
  repository_id INTEGER NOT NULL REFERENCES repository (id),
  PRIMARY KEY (grant_id, repository_id)
) STRICT, WITHOUT ROWID;

-- Clients that an organisation does not want to have its code.
CREATE TABLE blocked_client (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  client_id TEXT NOT NULL,
  blocked_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, client_id)
) STRICT, WITHOUT ROWID;

-- A browser that is signed in. The person's GitHub token is sealed with a key that only the cookie gives.
CREATE TABLE web_session (
  hash TEXT PRIMARY KEY,
  account_id INTEGER NOT NULL REFERENCES account (id),
  sealed_token TEXT,
  created_at INTEGER NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;
CREATE INDEX web_session_by_account ON web_session (account_id);

-- A sign-in that is on its way through GitHub: used once, by the browser that began it.
CREATE TABLE pending_sign_in (
  hash TEXT PRIMARY KEY, -- of the state
  browser TEXT NOT NULL, -- hash of the cookie
  verifier TEXT NOT NULL,
  return_to TEXT NOT NULL,
  expires_at INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

-- Identity tokens of CI runs that were exchanged. The key decides between two that come at once.
CREATE TABLE exchanged_identity (
  issuer TEXT NOT NULL,
  jti TEXT NOT NULL,
  expires_at INTEGER NOT NULL,
  PRIMARY KEY (issuer, jti)
) STRICT, WITHOUT ROWID;
CREATE INDEX exchanged_identity_by_expiry ON exchanged_identity (expires_at);

-- Upload tokens of CI runs: held to the commit and the run that their identity named.
ALTER TABLE token ADD COLUMN commit_sha TEXT;
ALTER TABLE token ADD COLUMN run INTEGER;
ALTER TABLE token ADD COLUMN attempt INTEGER;
