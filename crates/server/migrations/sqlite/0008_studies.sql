-- Commented games. A study keeps the record itself, so that it outlives the table; its notes are JSON.
CREATE TABLE studies (
    id       TEXT PRIMARY KEY,
    guest    TEXT NOT NULL REFERENCES guests (id),
    game     TEXT NOT NULL,
    record   TEXT NOT NULL,
    places   TEXT NOT NULL,
    title    TEXT NOT NULL,
    language TEXT NOT NULL,
    notes    TEXT NOT NULL,
    -- Counts the changes, so that of two pages that write only one can win.
    revision INTEGER NOT NULL,
    created  INTEGER NOT NULL,
    changed  INTEGER NOT NULL
);
CREATE INDEX studies_by_guest ON studies (guest, changed);
