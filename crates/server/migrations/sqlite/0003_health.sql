-- Written to find out whether writing works.
CREATE TABLE health (
    id     INTEGER PRIMARY KEY CHECK (id = 1),
    probed INTEGER NOT NULL
);
