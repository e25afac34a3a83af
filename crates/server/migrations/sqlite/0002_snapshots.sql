-- A position on the way, so that a table need not be replayed from its first entry. A cache: the log stays the truth.
CREATE TABLE snapshots (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    state    BLOB NOT NULL
) WITHOUT ROWID;
