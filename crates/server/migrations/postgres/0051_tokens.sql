-- Programs that people have made, each a guest of its own. A program is known by the hash of its token; one that was ended
-- stays its owner's.
CREATE TABLE tokens (
    id      TEXT PRIMARY KEY,
    guest   TEXT NOT NULL UNIQUE,
    owner   TEXT NOT NULL,
    hash    BYTEA NOT NULL UNIQUE,
    scopes  TEXT NOT NULL,
    created BIGINT NOT NULL,
    used    BIGINT NOT NULL,
    ended   BIGINT NOT NULL
);
CREATE INDEX tokens_of ON tokens (owner, created);
