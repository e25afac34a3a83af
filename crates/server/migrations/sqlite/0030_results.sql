-- How finished games ended. They stay when their tables are deleted.
CREATE TABLE results (
    table_id TEXT PRIMARY KEY,
    game     TEXT NOT NULL,
    ended    INTEGER NOT NULL,
    result   TEXT NOT NULL
);

-- Who finished which game, and how.
CREATE TABLE played (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL REFERENCES results (table_id),
    seat     INTEGER NOT NULL,
    game     TEXT NOT NULL,
    variant  TEXT NOT NULL,
    players  INTEGER NOT NULL,
    company  TEXT NOT NULL,
    score    INTEGER NOT NULL,
    place    INTEGER NOT NULL,
    decided  INTEGER NOT NULL,
    won      INTEGER NOT NULL,
    counts   INTEGER NOT NULL,
    ended    INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX played_in_order ON played (guest, ended);
CREATE INDEX played_for_streaks ON played (guest, ended, won) WHERE counts = 1 AND decided = 1;
CREATE INDEX played_by_table ON played (table_id);

-- What the games of a person add up to, so that a profile costs the same however many they are.
CREATE TABLE tallies (
    guest      TEXT NOT NULL,
    game       TEXT NOT NULL,
    variant    TEXT NOT NULL,
    players    INTEGER NOT NULL,
    company    TEXT NOT NULL,
    together   INTEGER NOT NULL,
    games      INTEGER NOT NULL,
    decided    INTEGER NOT NULL,
    won        INTEGER NOT NULL,
    score      INTEGER NOT NULL,
    best       INTEGER NOT NULL,
    best_table TEXT NOT NULL,
    PRIMARY KEY (guest, game, variant, players, company)
);

-- What a person played with; `whole` is 1 for what the whole table played against.
CREATE TABLE kept (
    guest   TEXT NOT NULL,
    game    TEXT NOT NULL,
    variant TEXT NOT NULL,
    players INTEGER NOT NULL,
    kind    TEXT NOT NULL,
    name    TEXT NOT NULL,
    whole   INTEGER NOT NULL,
    games   INTEGER NOT NULL,
    times   INTEGER NOT NULL,
    won     INTEGER NOT NULL,
    best    INTEGER NOT NULL,
    PRIMARY KEY (guest, game, variant, players, kind, name)
);

-- Who finished games with whom; each pair stands here both ways.
CREATE TABLE met (
    guest TEXT NOT NULL,
    other TEXT NOT NULL,
    games INTEGER NOT NULL,
    last  INTEGER NOT NULL,
    PRIMARY KEY (guest, other)
);
CREATE INDEX met_most ON met (guest, games);
CREATE INDEX met_by_other ON met (other);

-- What a person allows others and which notices they want, as JSON.
CREATE TABLE preferences (
    guest  TEXT PRIMARY KEY,
    wishes TEXT NOT NULL
);
