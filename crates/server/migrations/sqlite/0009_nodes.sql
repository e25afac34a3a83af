-- The servers on this database, and when each was last seen by the database's own clock.
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    seen  INTEGER NOT NULL
);

-- Which server runs a table: its clocks and its bots. What it writes still has to win its place in the log.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    node     TEXT NOT NULL
) WITHOUT ROWID;
CREATE INDEX leases_by_node ON leases (node);

-- How often somebody has talked at a table, so that another server can find out.
CREATE TABLE talks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    count    INTEGER NOT NULL
) WITHOUT ROWID;
