-- What people feel about a move: one reaction for each seat and entry of the log.
CREATE TABLE reactions (
    table_id TEXT NOT NULL REFERENCES tables (id),
    seq      INTEGER NOT NULL,
    seat     INTEGER NOT NULL,
    feeling  TEXT NOT NULL,
    PRIMARY KEY (table_id, seq, seat)
) WITHOUT ROWID;
