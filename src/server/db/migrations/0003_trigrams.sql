-- The searches of the back office find a part of a title by its trigrams.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
