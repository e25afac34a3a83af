-- Programs that people have made, each a guest of its own. A program is known by the hash of its token; one that was ended
-- stays its owner's.
CREATE TABLE tokens (
    id      TEXT PRIMARY KEY,
    guest   TEXT NOT NULL UNIQUE,
    owner   TEXT NOT NULL,
    hash    BLOB NOT NULL UNIQUE,
    scopes  TEXT NOT NULL,
    created INTEGER NOT NULL,
    used    INTEGER NOT NULL,
    ended   INTEGER NOT NULL
);
CREATE INDEX tokens_of ON tokens (owner, created);
