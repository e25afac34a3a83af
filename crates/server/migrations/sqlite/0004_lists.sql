-- When anything last changed that everybody may know: seats or status. A move that others don't notice leaves no trace here.
ALTER TABLE tables ADD COLUMN changed INTEGER NOT NULL DEFAULT 0;
UPDATE tables SET changed = MAX(created, COALESCE((
    SELECT MAX(at) FROM log WHERE table_id = tables.id
    AND (tables.status = 'over' OR CASE WHEN json_valid(entry) THEN entry ->> 't' END
        IN ('sit', 'bot', 'free', 'start', 'abandon', 'close'))
), 0));

-- Whether everybody finds the table in a list.
ALTER TABLE tables ADD COLUMN listed INTEGER AS (
    CASE WHEN json_valid(setup) THEN setup ->> 'access' = 'open'
        AND (status = 'waiting' OR status = 'running' AND setup ->> 'spectators')
    END
) VIRTUAL;

DROP INDEX tables_by_host;
CREATE INDEX tables_of_host ON tables (host) WHERE status IN ('waiting', 'running');
CREATE INDEX tables_listed ON tables (status, created) WHERE listed;
CREATE INDEX tables_listed_by_game ON tables (game, status, created) WHERE listed;
CREATE INDEX tables_by_change ON tables (status, changed);

-- A guest's tables are listed in the order in which they were made.
ALTER TABLE sittings ADD COLUMN created INTEGER NOT NULL DEFAULT 0;
UPDATE sittings SET created = (SELECT created FROM tables WHERE id = table_id);
CREATE INDEX sittings_in_order ON sittings (guest, created);
CREATE INDEX sittings_by_table ON sittings (table_id);
