-- Waits for saves and searches that are under way. Of 100,000 trips the index takes two seconds.
DROP INDEX "search_entries_by_word";
--> statement-breakpoint
CREATE INDEX "search_titles_of_trip" ON "search_entries" USING gin (ts_filter("stems", '{a}')) WHERE "search_entries"."noun" = 'trip';
--> statement-breakpoint
-- Ids of entries that a query matches, by the indexes over stems alone: how many entries have several words together the
-- planner guesses, and where it takes them for many, it would read every entry in vain.
CREATE FUNCTION entries_by_index(wanted_noun text, query tsquery, in_title boolean, most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE SET enable_seqscan = off SET enable_indexscan = off AS $$
BEGIN
	RETURN QUERY EXECUTE format(CASE WHEN in_title
		THEN 'SELECT id FROM search_entries WHERE noun = %L AND stems @@ $1 AND ts_filter(stems, ''{a}'') @@ $1 LIMIT $2'
		ELSE 'SELECT id FROM search_entries WHERE noun = %L AND stems @@ $1 LIMIT $2' END, wanted_noun) USING query, most;
END $$;
--> statement-breakpoint
-- The same for queries with several words, or with words of titles. Where every fifth entry matches, the first ones are
-- enough: to list tens of thousands from the indexes takes longer than to rank some of them.
CREATE FUNCTION entries_with(wanted_noun text, query tsquery, in_title boolean, most integer) RETURNS SETOF uuid
LANGUAGE plpgsql STABLE AS $$
DECLARE
	found uuid[];
BEGIN
	IF NOT in_title THEN
		EXECUTE format('SELECT array_agg(id) FROM (SELECT id FROM (
			SELECT id, stems FROM search_entries WHERE noun = %L LIMIT 5 * $2
		) AS first WHERE stems @@ $1 LIMIT $2) AS matching', wanted_noun) INTO found USING query, most;
	END IF;
	IF cardinality(found) = most THEN
		RETURN QUERY SELECT unnest(found);
	ELSE
		RETURN QUERY SELECT entries_by_index(wanted_noun, query, in_title, most);
	END IF;
END $$;
--> statement-breakpoint
-- What visitors find and count is written again only where what it is made of differs (docs/decisions/0078). The
-- comparisons are of sets, because the plan of a save of one trip is kept for a statement with thousands: as joins they
-- would then compare each row with each other.
CREATE OR REPLACE FUNCTION keep_trips_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	sorted uuid[];
	told uuid[];
	hosts uuid[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM trip_facets;
		DELETE FROM search_entries WHERE noun IN ('trip', 'host');
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(id) INTO told FROM new_rows WHERE status = 'published';
		sorted := told;
		-- A host that is found already would only be locked.
		SELECT array_agg(DISTINCT vendor_id) INTO hosts FROM new_rows
		WHERE status = 'published' AND show_vendor_info AND vendor_id IS NOT NULL
			AND NOT EXISTS (SELECT FROM search_entries AS host WHERE host.noun = 'host' AND host.id = vendor_id);
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(id) INTO told FROM old_rows WHERE status = 'published';
		sorted := told;
		SELECT array_agg(DISTINCT vendor_id) INTO hosts FROM old_rows
		WHERE status = 'published' AND show_vendor_info AND vendor_id IS NOT NULL;
	ELSE
		SELECT array_agg(DISTINCT id) INTO sorted FROM (
			SELECT id FROM (
				SELECT id, ROW(category, region, duration, price, pace, best_months, created_at) AS facets, 1 AS change
				FROM new_rows WHERE status = 'published'
				UNION ALL SELECT id, ROW(category, region, duration, price, pace, best_months, created_at), -1
				FROM old_rows WHERE status = 'published'
			) AS versions GROUP BY id, facets HAVING sum(change) <> 0
		) AS changed;
		SELECT array_agg(DISTINCT id) INTO told FROM (
			SELECT id FROM (
				SELECT id, ROW(title, region, category, short_description, description, highlights, inclusions, languages,
					vendor_id, show_vendor_info, start_place, end_place, nearest_station, nearest_airport, stops, itinerary,
					faqs, duration, pace, best_months, created_at) AS words, 1 AS change
				FROM new_rows WHERE status = 'published'
				UNION ALL SELECT id, ROW(title, region, category, short_description, description, highlights, inclusions,
					languages, vendor_id, show_vendor_info, start_place, end_place, nearest_station, nearest_airport, stops,
					itinerary, faqs, duration, pace, best_months, created_at), -1
				FROM old_rows WHERE status = 'published'
			) AS versions GROUP BY id, words HAVING sum(change) <> 0
		) AS changed;
		SELECT array_agg(DISTINCT vendor_id) INTO hosts FROM (
			SELECT vendor_id FROM (
				SELECT id, vendor_id, 1 AS change FROM new_rows
				WHERE status = 'published' AND show_vendor_info AND vendor_id IS NOT NULL
				UNION ALL SELECT id, vendor_id, -1 FROM old_rows
				WHERE status = 'published' AND show_vendor_info AND vendor_id IS NOT NULL
			) AS versions GROUP BY id, vendor_id HAVING sum(change) <> 0
		) AS changed;
	END IF;
	IF sorted IS NOT NULL THEN
		PERFORM refresh_trip_facets(sorted);
	END IF;
	IF told IS NOT NULL THEN
		PERFORM refresh_search_entries('trip', told);
	END IF;
	IF hosts IS NOT NULL THEN
		PERFORM refresh_search_entries('host', hosts);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A vendor of no trip is no host, so a new one changes nothing. Entries of trips have the name of their host alone.
CREATE OR REPLACE FUNCTION keep_hosts_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
	trips_of_renamed uuid[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE noun = 'host' AND id IN (SELECT id FROM old_rows);
		RETURN NULL;
	END IF;
	SELECT array_agg(id) INTO changed FROM (
		SELECT id, vendor_name, region FROM new_rows EXCEPT SELECT id, vendor_name, region FROM old_rows
	) AS differing;
	IF changed IS NULL THEN
		RETURN NULL;
	END IF;
	PERFORM refresh_search_entries('host', changed);
	SELECT array_agg(id) INTO trips_of_renamed FROM trips
	WHERE status = 'published' AND show_vendor_info AND vendor_id IN (
		SELECT id FROM (SELECT id, vendor_name FROM new_rows EXCEPT SELECT id, vendor_name FROM old_rows) AS renamed
	);
	IF trips_of_renamed IS NOT NULL THEN
		PERFORM refresh_search_entries('trip', trips_of_renamed);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_stories_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM search_entries WHERE noun = 'story';
		RETURN NULL;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE noun = 'story' AND id IN (SELECT id FROM old_rows);
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(id) INTO changed FROM new_rows WHERE status = 'published';
	ELSE
		SELECT array_agg(DISTINCT id) INTO changed FROM (
			SELECT id FROM (
				SELECT id, ROW(title, tags, body, published_at, created_at) AS words, 1 AS change
				FROM new_rows WHERE status = 'published'
				UNION ALL SELECT id, ROW(title, tags, body, published_at, created_at), -1
				FROM old_rows WHERE status = 'published'
			) AS versions GROUP BY id, words HAVING sum(change) <> 0
		) AS differing;
	END IF;
	IF changed IS NOT NULL THEN
		PERFORM refresh_search_entries('story', changed);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0016, one save notes new words at a time and the others go on without. The cleanup job does what was left out, and
-- removes words that stand nowhere any more: to find out for each word of a save costs more than the save.
CREATE OR REPLACE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unknown text[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		RETURN NULL;
	END IF;
	SELECT array_agg(word) INTO unknown FROM (SELECT DISTINCT unnest(words) AS word FROM new_rows) AS split
	WHERE NOT EXISTS (SELECT FROM search_terms AS known WHERE known.word = split.word);
	IF unknown IS NOT NULL AND pg_try_advisory_xact_lock(7120058) THEN
		INSERT INTO search_terms (word) SELECT unnest(unknown) ON CONFLICT DO NOTHING;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "search_entries_found_out" ON "search_entries";
--> statement-breakpoint
-- Text of one byte a letter has neither diacritics nor another script; the rest of the functions is that of 0028.
CREATE OR REPLACE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value) WHEN value !~ '[\u0900-\u097f\u0b80-\u0bff]' THEN searchable(value) ELSE (
		SELECT string_agg(coalesce(latin, letter), '' ORDER BY place)
		FROM regexp_split_to_table(
			regexp_replace(
				normalize(searchable(value), NFD),
				'([\u0915-\u0939\u0b95-\u0bb9]\u093c?)(?![\u093c\u093e-\u094d\u0bbe-\u0bcd])', '\1a', 'g'
			), ''
		) WITH ORDINALITY AS split(letter, place)
		LEFT JOIN (VALUES ('क', 'k'), ('ख', 'kh'), ('ग', 'g'), ('घ', 'gh'), ('ङ', 'n'), ('च', 'ch'), ('छ', 'chh'), ('ज', 'j'), ('झ', 'jh'), ('ञ', 'n'), ('ट', 't'), ('ठ', 'th'), ('ड', 'd'), ('ढ', 'dh'), ('ण', 'n'), ('त', 't'), ('थ', 'th'), ('द', 'd'), ('ध', 'dh'), ('न', 'n'), ('ऩ', 'n'), ('प', 'p'), ('फ', 'ph'), ('ब', 'b'), ('भ', 'bh'), ('म', 'm'), ('य', 'y'), ('र', 'r'), ('ऱ', 'r'), ('ल', 'l'), ('ळ', 'l'), ('ऴ', 'l'), ('व', 'v'), ('श', 'sh'), ('ष', 'sh'), ('स', 's'), ('ह', 'h'), ('अ', 'a'), ('आ', 'a'), ('इ', 'i'), ('ई', 'i'), ('उ', 'u'), ('ऊ', 'u'), ('ऋ', 'ri'), ('ए', 'e'), ('ऍ', 'e'), ('ऐ', 'ai'), ('ओ', 'o'), ('ऑ', 'o'), ('औ', 'au'), ('ा', 'a'), ('ि', 'i'), ('ी', 'i'), ('ु', 'u'), ('ू', 'u'), ('ृ', 'ri'), ('े', 'e'), ('ॅ', 'e'), ('ै', 'ai'), ('ो', 'o'), ('ॉ', 'o'), ('ौ', 'au'), ('ं', 'n'), ('ँ', 'n'), ('ः', 'h'), ('्', ''), ('़', ''), ('ऽ', ''), ('ॐ', 'om'), ('०', '0'), ('१', '1'), ('२', '2'), ('३', '3'), ('४', '4'), ('५', '5'), ('६', '6'), ('७', '7'), ('८', '8'), ('९', '9'), ('க', 'k'), ('ங', 'n'), ('ச', 's'), ('ஞ', 'n'), ('ட', 't'), ('ண', 'n'), ('த', 'th'), ('ந', 'n'), ('ப', 'p'), ('ம', 'm'), ('ய', 'y'), ('ர', 'r'), ('ல', 'l'), ('வ', 'v'), ('ழ', 'zh'), ('ள', 'l'), ('ற', 'r'), ('ன', 'n'), ('ஜ', 'j'), ('ஷ', 'sh'), ('ஸ', 's'), ('ஹ', 'h'), ('ஶ', 'sh'), ('அ', 'a'), ('ஆ', 'a'), ('இ', 'i'), ('ஈ', 'i'), ('உ', 'u'), ('ஊ', 'u'), ('எ', 'e'), ('ஏ', 'e'), ('ஐ', 'ai'), ('ஒ', 'o'), ('ஓ', 'o'), ('ஔ', 'au'), ('ா', 'a'), ('ி', 'i'), ('ீ', 'i'), ('ு', 'u'), ('ூ', 'u'), ('ெ', 'e'), ('ே', 'e'), ('ை', 'ai'), ('ொ', 'o'), ('ோ', 'o'), ('ௌ', 'au'), ('்', ''), ('ஃ', '')) AS letters(indic, latin) ON indic = letter
	) END
$$;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION search_stems(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = length(value) THEN to_tsvector('english', lower(value))
		ELSE to_tsvector('english', search_key(value))
			|| CASE WHEN value ~ '[\u0900-\u097f]' THEN to_tsvector('hindi', value) ELSE '' END
			|| CASE WHEN value ~ '[\u0b80-\u0bff]' THEN to_tsvector('tamil', value) ELSE '' END
	END
$$;
