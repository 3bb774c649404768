-- When the grant's code was exchanged. The authorization server's own store cannot say which of two exchanges was first.
ALTER TABLE client_grant ADD COLUMN exchanged_at INTEGER;
