-- A guest is known by the hash of the secret in the cookie; the secret itself is nowhere.
CREATE TABLE guests (
    id      TEXT PRIMARY KEY,
    secret  BLOB UNIQUE,
    name    TEXT NOT NULL,
    created INTEGER NOT NULL
);

-- What a table was made with never changes. `status` and `places` repeat what the log says, for lists.
CREATE TABLE tables (
    id       TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    version  INTEGER NOT NULL,
    options  TEXT NOT NULL,
    seed     INTEGER NOT NULL,
    seed_chosen INTEGER NOT NULL,
    setup    TEXT NOT NULL,
    host     TEXT NOT NULL,
    invite   TEXT NOT NULL,
    origin   TEXT,
    created  INTEGER NOT NULL,
    status   TEXT NOT NULL,
    places   TEXT NOT NULL
);
CREATE INDEX tables_by_status ON tables (status, created);
CREATE INDEX tables_by_host ON tables (host);

-- The truth: one row an entry. The primary key makes two entries at one place impossible. Nothing is deleted.
CREATE TABLE log (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    at       INTEGER NOT NULL,
    entry    TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
);

-- Who sat where, for "my tables".
CREATE TABLE sittings (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    PRIMARY KEY (guest, table_id)
) WITHOUT ROWID;

CREATE TABLE chat (
    id       INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL REFERENCES tables (id),
    at       INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    name     TEXT NOT NULL,
    text     TEXT NOT NULL
);
CREATE INDEX chat_by_table ON chat (table_id, id);
