-- The addresses to which people get mail. Each was shown to be theirs; `known` is the address in small letters.
CREATE TABLE mail_addresses (
    guest    TEXT PRIMARY KEY,
    address  TEXT NOT NULL,
    known    TEXT NOT NULL UNIQUE,
    language TEXT NOT NULL,
    trouble  TEXT
);

-- Addresses that people have given and not confirmed yet; the link in the mail is known by its hash.
CREATE TABLE mail_wishes (
    guest    TEXT PRIMARY KEY,
    hash     BYTEA NOT NULL UNIQUE,
    address  TEXT NOT NULL,
    known    TEXT NOT NULL,
    language TEXT NOT NULL,
    until    BIGINT NOT NULL
);

-- Whether a mail has told of a notice.
ALTER TABLE notices ADD COLUMN mailed BIGINT NOT NULL DEFAULT 0;
