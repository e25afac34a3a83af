-- The passkeys of people: what is known of each, and its state after its last use.
CREATE TABLE passkeys (
    id         BLOB PRIMARY KEY,
    guest      TEXT NOT NULL,
    handle     BLOB NOT NULL,
    public_key BLOB NOT NULL,
    state      BLOB NOT NULL,
    name       TEXT NOT NULL,
    created    INTEGER NOT NULL,
    used       INTEGER NOT NULL
);
CREATE INDEX passkeys_of ON passkeys (guest, created);

-- What browsers were asked about passkeys and have not answered yet.
CREATE TABLE ceremonies (
    challenge TEXT PRIMARY KEY,
    guest     TEXT,
    state     BLOB NOT NULL,
    until     INTEGER NOT NULL
);
CREATE INDEX ceremonies_old ON ceremonies (until);
