-- A table whose seed nobody chose has a secret of 32 bytes here; its number in `seed` is not used.
ALTER TABLE tables ADD COLUMN secret_seed BLOB;
