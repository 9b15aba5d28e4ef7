-- Two saves with the same new word waited for each other's commit. Now one of them notes new words at a time, and the
-- others go on without; the cleanup job adds what is missing then. One lock for all words, since a transaction with
-- thousands of new ones would fill the server's table of locks.
CREATE OR REPLACE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unknown text[];
BEGIN
	SELECT array_agg(DISTINCT split.word) INTO unknown
	FROM new_rows, regexp_split_to_table(words, '[^[:alnum:]]+') AS split(word)
	WHERE length(split.word) BETWEEN 4 AND 40
		AND NOT EXISTS (SELECT FROM search_words AS known WHERE known.word = split.word);
	IF unknown IS NOT NULL AND pg_try_advisory_xact_lock(7120044) THEN
		INSERT INTO search_words (word) SELECT unnest(unknown) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
