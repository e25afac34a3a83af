-- The devices on which a guest is signed in. Each has a secret of its own, known by its hash. `secret` in `guests` stays for
-- servers of the version before: it is that of the first device, or of none, and nothing for a guest that was deleted.
CREATE TABLE devices (
    id      TEXT PRIMARY KEY,
    guest   TEXT NOT NULL,
    secret  BYTEA NOT NULL UNIQUE,
    name    TEXT NOT NULL,
    created BIGINT NOT NULL,
    seen    BIGINT NOT NULL
);
CREATE INDEX devices_of ON devices (guest, seen);
INSERT INTO devices (id, guest, secret, name, created, seen)
    SELECT id, id, secret, '', created, created FROM guests WHERE secret IS NOT NULL;

-- What signs a guest in on another device, once: personal links and recovery codes, known by their hashes.
CREATE TABLE passes (
    hash  BYTEA PRIMARY KEY,
    guest TEXT NOT NULL,
    kind  TEXT NOT NULL,
    until BIGINT NOT NULL
);
CREATE INDEX passes_of ON passes (guest, kind);
