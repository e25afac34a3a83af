-- The passkeys of people: what is known of each, and its state after its last use.
CREATE TABLE passkeys (
    id         BYTEA PRIMARY KEY,
    guest      TEXT NOT NULL,
    handle     BYTEA NOT NULL,
    public_key BYTEA NOT NULL,
    state      BYTEA NOT NULL,
    name       TEXT NOT NULL,
    created    BIGINT NOT NULL,
    used       BIGINT NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (guest, created);

-- What browsers were asked about passkeys and have not answered yet.
CREATE TABLE ceremonies (
    challenge TEXT PRIMARY KEY,
    guest     TEXT,
    state     BYTEA NOT NULL,
    until     BIGINT NOT NULL
);
CREATE INDEX ceremonies_old ON ceremonies (until);
