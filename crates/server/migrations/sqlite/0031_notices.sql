-- Keys of the server itself, made when they are first needed.
CREATE TABLE server_keys (
    name  TEXT PRIMARY KEY,
    value BLOB NOT NULL
);

-- The browsers that a person has subscribed. One belongs to whoever subscribed it last.
CREATE TABLE push_devices (
    endpoint TEXT PRIMARY KEY,
    guest    TEXT NOT NULL,
    p256dh   TEXT NOT NULL,
    auth     TEXT NOT NULL,
    language TEXT NOT NULL,
    created  INTEGER NOT NULL
);
CREATE INDEX push_devices_of ON push_devices (guest, created);

CREATE TABLE webhooks (
    guest    TEXT PRIMARY KEY,
    url      TEXT NOT NULL,
    key      TEXT NOT NULL,
    language TEXT NOT NULL,
    trouble  TEXT
);

-- The last notice about each table to each person. A new one is given only once they have looked, and about something else.
CREATE TABLE notices (
    guest    TEXT NOT NULL,
    table_id TEXT NOT NULL,
    about    TEXT NOT NULL,
    notice   TEXT NOT NULL,
    at       INTEGER NOT NULL,
    looked   INTEGER NOT NULL,
    PRIMARY KEY (guest, table_id)
);
CREATE INDEX notices_unseen ON notices (guest, at) WHERE looked = 0;
CREATE INDEX notices_by_table ON notices (table_id);

-- What is still to be delivered.
CREATE TABLE deliveries (
    id      TEXT PRIMARY KEY,
    guest   TEXT NOT NULL,
    channel TEXT NOT NULL,
    target  TEXT NOT NULL,
    notice  TEXT NOT NULL,
    tries   INTEGER NOT NULL,
    due     INTEGER NOT NULL
);
CREATE INDEX deliveries_due ON deliveries (due);
CREATE INDEX deliveries_of ON deliveries (guest);
