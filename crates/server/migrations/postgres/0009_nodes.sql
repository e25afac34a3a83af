-- The servers on this database, and when each was last seen by the database's own clock.
CREATE TABLE nodes (
    id    TEXT PRIMARY KEY,
    rules TEXT NOT NULL,
    seen  BIGINT NOT NULL
);

-- Which server runs a table: its clocks and its bots. What it writes still has to win its place in the log.
CREATE TABLE leases (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    node     TEXT NOT NULL
);
CREATE INDEX leases_by_node ON leases (node);

-- How often somebody has talked at a table, so that another server can find out. `written` is as in the log.
CREATE TABLE talks (
    table_id TEXT PRIMARY KEY REFERENCES tables (id),
    count    BIGINT NOT NULL,
    written  BIGINT NOT NULL DEFAULT 0
);
CREATE INDEX talks_in_order ON talks (written);
CREATE FUNCTION stamp_talk() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    NEW.written := pg_current_xact_id()::text::bigint;
    RETURN NEW;
END
$$;
CREATE TRIGGER talks_are_stamped BEFORE INSERT OR UPDATE ON talks FOR EACH ROW EXECUTE FUNCTION stamp_talk();
