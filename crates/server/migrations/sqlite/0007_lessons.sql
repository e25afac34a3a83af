-- The lesson that is taught at a table, by its id.
ALTER TABLE tables ADD COLUMN lesson TEXT;
