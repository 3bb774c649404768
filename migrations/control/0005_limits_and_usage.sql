-- How much clients may ask, how much they asked, and, where an organisation wants it, each call.

ALTER TABLE organisation ADD COLUMN records_calls INTEGER NOT NULL DEFAULT 0; -- 1: each tool call is a row of tool_call

-- Each holds every connected client (and API token) by itself. 0 means not at all; NULL means that this row says nothing.
CREATE TABLE usage_limit (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  client_id TEXT NOT NULL DEFAULT '', -- '': whichever client
  tool TEXT NOT NULL DEFAULT '', -- '': all tools together
  per_minute INTEGER CHECK (per_minute >= 0),
  per_day INTEGER CHECK (per_day >= 0),
  at_once INTEGER CHECK (at_once >= 0),
  updated_at INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, client_id, tool)
) STRICT, WITHOUT ROWID;

-- Written by the session objects, which send an hour's whole sums again and again: writing one twice changes nothing.
CREATE TABLE usage_by_hour (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  hour INTEGER NOT NULL, -- its first millisecond
  session TEXT NOT NULL, -- `grant:…`, `token:12`
  repository_id INTEGER NOT NULL, -- 0: of no single one
  tool TEXT NOT NULL,
  account_id INTEGER,
  client_id TEXT,
  calls INTEGER NOT NULL,
  errors INTEGER NOT NULL,
  refused INTEGER NOT NULL, -- by a limit; not among calls
  ms INTEGER NOT NULL, -- of all calls together
  -- Calls by how long they took: each column is of those that the column before did not count.
  within_10 INTEGER NOT NULL,
  within_30 INTEGER NOT NULL,
  within_100 INTEGER NOT NULL,
  within_300 INTEGER NOT NULL,
  within_1000 INTEGER NOT NULL,
  within_3000 INTEGER NOT NULL,
  within_10000 INTEGER NOT NULL,
  longer INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, hour, session, repository_id, tool)
) STRICT, WITHOUT ROWID;
CREATE INDEX usage_by_age ON usage_by_hour (hour);

-- Who called what, when, and how it ended: no arguments, no answers.
CREATE TABLE tool_call (
  organisation_id INTEGER NOT NULL REFERENCES organisation (id),
  at INTEGER NOT NULL,
  id TEXT NOT NULL,
  session TEXT NOT NULL,
  repository_id INTEGER NOT NULL,
  tool TEXT NOT NULL,
  account_id INTEGER,
  client_id TEXT,
  outcome TEXT NOT NULL, -- `ok`, or the code of the error
  ms INTEGER NOT NULL,
  PRIMARY KEY (organisation_id, at, id)
) STRICT, WITHOUT ROWID;
CREATE INDEX tool_call_by_age ON tool_call (at);

CREATE INDEX client_grant_by_client ON client_grant (client_id);
