-- Who wants nothing to do with whom.
CREATE TABLE blocks (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    at    BIGINT NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX blocks_by_other ON blocks (other);

-- Who is invited to a table by name.
CREATE TABLE invitations (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES tables (id),
    host     TEXT NOT NULL,
    at       BIGINT NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX invitations_by_table ON invitations (table_id);

-- What people report to the operator.
CREATE TABLE reports (
    id       TEXT PRIMARY KEY,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    table_id TEXT,
    reason   TEXT NOT NULL,
    words    TEXT NOT NULL,
    at       BIGINT NOT NULL,
    done     BIGINT
);
CREATE INDEX reports_in_order ON reports (at);
CREATE INDEX reports_of ON reports (reporter, at);

-- Who may not chat, until when.
CREATE TABLE mutes (
    guest TEXT PRIMARY KEY,
    until BIGINT NOT NULL
);

-- What the operator tells everybody, until when.
CREATE TABLE announcements (
    id    TEXT PRIMARY KEY,
    words TEXT NOT NULL,
    at    BIGINT NOT NULL,
    until BIGINT NOT NULL
);
