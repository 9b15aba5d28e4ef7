-- Functions, views and triggers of the tables in 0000, and the rows that every database has.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
-- blog_pictures follows the bodies of blogs: whoever writes a body, its pictures are known and kept.
CREATE FUNCTION blog_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM blog_pictures WHERE blog_id = NEW.id;
	INSERT INTO blog_pictures (blog_id, image_url)
		SELECT DISTINCT NEW.id, pictures.url
		FROM regexp_matches(NEW.body, 'src="(/media/[^"]+)"', 'g') AS found(groups)
		JOIN pictures ON pictures.url = found.groups[1];
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_names_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM change_names AS known USING (SELECT DISTINCT noun, noun_id FROM old_items) AS removed
		WHERE known.noun = removed.noun AND known.noun_id = removed.noun_id
			AND NOT EXISTS (SELECT FROM change_items AS item WHERE item.noun = known.noun AND item.noun_id = known.noun_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- change_names follows change_items: whoever writes or removes items, the names of things that have some are known. An
-- index cannot hold the longest names, which plain SQL can write.
CREATE FUNCTION change_names_learn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO change_names (noun, noun_id, label)
		SELECT DISTINCT noun, noun_id, left(label, 400) FROM new_items WHERE label IS NOT NULL
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A picture's upload and its edits do not keep it, or none would ever be swept.
	IF NEW.row_table = 'pictures' AND NEW.kind <> 'delete' THEN
		RETURN NULL;
	END IF;
	INSERT INTO change_pictures (item_id, url)
		SELECT NEW.id, url FROM pictures_named(NEW.before) AS url
		UNION SELECT NEW.id, url FROM pictures_named(NEW.after) AS url;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Nobody changes or removes what happened, but for the retention job, which says so in its transaction.
CREATE FUNCTION changes_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('hatheli.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Each transaction writes one row of its own, so no writer waits for another, and sends one notification.
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hatheli.announced', true) IS DISTINCT FROM 'yes' THEN
		PERFORM set_config('hatheli.announced', 'yes', true);
		INSERT INTO content_changes (xid) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
		PERFORM pg_notify('content', coalesce(current_setting('hatheli.writer', true), '') || ' ' || pg_current_xact_id());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Numbers change in one order, so that two saves cannot wait for each other.
CREATE FUNCTION count_facets() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO facet_counts AS kept (month, category, region, length, price_band, pace, trips)
		SELECT month, category, region, length, price_band, pace, count(*) FROM new_rows, facet_months(months) AS month
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (month, category, region, length, price_band, pace) DO UPDATE SET trips = kept.trips + excluded.trips;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO facet_counts AS kept (month, category, region, length, price_band, pace, trips)
		SELECT month, category, region, length, price_band, pace, -count(*) FROM old_rows, facet_months(months) AS month
		GROUP BY 1, 2, 3, 4, 5, 6 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (month, category, region, length, price_band, pace) DO UPDATE SET trips = kept.trips + excluded.trips;
	ELSE
		INSERT INTO facet_counts AS kept (month, category, region, length, price_band, pace, trips)
		SELECT month, category, region, length, price_band, pace, sum(change) FROM (
			SELECT *, 1 AS change FROM new_rows UNION ALL SELECT *, -1 FROM old_rows
		) AS changed, facet_months(months) AS month
		GROUP BY 1, 2, 3, 4, 5, 6 HAVING sum(change) <> 0 ORDER BY 1, 2, 3, 4, 5, 6
		ON CONFLICT (month, category, region, length, price_band, pace) DO UPDATE SET trips = kept.trips + excluded.trips;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Numbers change in one order, so that two saves cannot wait for each other.
CREATE FUNCTION count_published_trips() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO trip_counts AS kept (category, region, trips)
		SELECT category, btrim(region), count(*) FROM new_trips WHERE status = 'published' GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (category, region) DO UPDATE SET trips = kept.trips + excluded.trips;
	ELSIF TG_OP = 'DELETE' THEN
		INSERT INTO trip_counts AS kept (category, region, trips)
		SELECT category, btrim(region), -count(*) FROM old_trips WHERE status = 'published' GROUP BY 1, 2 ORDER BY 1, 2
		ON CONFLICT (category, region) DO UPDATE SET trips = kept.trips + excluded.trips;
	ELSIF TG_OP = 'UPDATE' THEN
		INSERT INTO trip_counts AS kept (category, region, trips)
		SELECT category, region, sum(change) FROM (
			SELECT category, btrim(region) AS region, 1 AS change FROM new_trips WHERE status = 'published'
			UNION ALL
			SELECT category, btrim(region), -1 FROM old_trips WHERE status = 'published'
		) AS changes
		GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
		ON CONFLICT (category, region) DO UPDATE SET trips = kept.trips + excluded.trips;
	ELSE
		DELETE FROM trip_counts;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- An undo names the change that it takes back.
CREATE FUNCTION current_change() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	known text := nullif(current_setting('hatheli.change', true), '');
	created bigint;
BEGIN
	IF known IS NOT NULL THEN
		RETURN known::bigint;
	END IF;
	INSERT INTO changes (author, operation, session_id, undo_of)
		VALUES (
			coalesce(nullif(current_setting('hatheli.author', true), ''), 'database'),
			coalesce(nullif(current_setting('hatheli.operation', true), ''), 'sql'),
			nullif(current_setting('hatheli.session', true), ''),
			nullif(current_setting('hatheli.undo_of', true), '')::bigint
		)
		RETURNING id INTO created;
	PERFORM set_config('hatheli.change', created::text, true);
	RETURN created;
END $$;
--> statement-breakpoint
-- edition_pictures follows the bodies: whoever writes one, its pictures are known and kept.
CREATE FUNCTION edition_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM edition_pictures WHERE edition_id = NEW.id;
	INSERT INTO edition_pictures (edition_id, image_url, noun)
		SELECT DISTINCT NEW.id, pictures.url, NEW.noun
		FROM regexp_matches(NEW.body::text, '/media/[^"\\]+', 'g') AS found(groups)
		JOIN pictures ON pictures.url = found.groups[1];
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What belongs to a thing goes with it, in its change.
CREATE FUNCTION editions_go_with_thing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM schedules WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	DELETE FROM editions WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	RETURN NULL;
END $$;
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
CREATE FUNCTION facet_months(months integer) RETURNS SETOF smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT month::smallint FROM generate_series(0, 12) AS month WHERE month = 0 OR months & (1 << (month + 12)) <> 0
$$;
--> statement-breakpoint
-- A new table and triggers: no row is read. A save costs one look at the primary key.
CREATE FUNCTION forget_check_dismissals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM check_dismissals AS dismissed
	WHERE noun = TG_TABLE_NAME AND item_id = OLD.id AND (TG_OP = 'DELETE' OR EXISTS (
		SELECT FROM unnest(dismissed.columns) AS name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A story that was once public leaves its address behind; an address in public use is nobody's former one. A draft with the
-- same slug does not end a redirect, since nobody can read it yet.
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		DELETE FROM former_addresses WHERE slug = NEW.slug AND (NEW.status = 'published' OR blog_id = NEW.id);
	END IF;
	IF TG_OP = 'INSERT' OR OLD.published_at IS NULL THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' OR NEW.slug <> OLD.slug THEN
		INSERT INTO former_addresses (slug, blog_id) VALUES (OLD.slug, OLD.id)
			ON CONFLICT (slug) DO UPDATE SET blog_id = excluded.blog_id, created_at = excluded.created_at;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A vendor of no trip is no host, so a new one changes nothing. Entries of trips have the name of their host alone.
CREATE FUNCTION keep_hosts_found() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- One function for three tables: a branch is planned when a row of its table changes, with that table's columns.
CREATE FUNCTION keep_search_rows() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	kept_noun text := TG_ARGV[0];
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_rows WHERE noun = kept_noun AND id IN (SELECT id FROM old_rows);
		RETURN NULL;
	ELSIF TG_OP = 'TRUNCATE' THEN
		DELETE FROM search_rows WHERE noun = kept_noun;
		RETURN NULL;
	END IF;
	IF kept_noun = 'vendor' THEN
		INSERT INTO search_rows AS kept (noun, id, words)
		SELECT kept_noun, id, searchable(concat_ws(' ', vendor_name, city, region, email, phone)) FROM new_rows ORDER BY id
		ON CONFLICT (noun, id) DO UPDATE SET words = excluded.words WHERE kept.words <> excluded.words;
		UPDATE trip_titles AS kept SET words = trip.words
		FROM (
			SELECT trips.id, searchable(concat_ws(' ', trips.title, btrim(trips.region), vendor.vendor_name)) AS words
			FROM new_rows AS vendor JOIN trips ON trips.vendor_id = vendor.id
		) AS trip
		WHERE TG_OP = 'UPDATE' AND kept.trip_id = trip.id AND kept.words <> trip.words;
	ELSIF kept_noun = 'blog' THEN
		INSERT INTO search_rows AS kept (noun, id, words)
		SELECT kept_noun, id, searchable(concat_ws(' ', title, slug, array_to_string(tags, ' '))) FROM new_rows ORDER BY id
		ON CONFLICT (noun, id) DO UPDATE SET words = excluded.words WHERE kept.words <> excluded.words;
	ELSE
		INSERT INTO search_rows AS kept (noun, id, words)
		SELECT kept_noun, said.id, searchable(concat_ws(' ', said.name, said.content, trip.title))
		FROM new_rows AS said LEFT JOIN trips AS trip ON trip.id = said.trip_id ORDER BY said.id
		ON CONFLICT (noun, id) DO UPDATE SET words = excluded.words WHERE kept.words <> excluded.words;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- As in 0016, one save notes new words at a time and the others go on without. The cleanup job does what was left out, and
-- removes words that stand nowhere any more: to find out for each word of a save costs more than the save.
CREATE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE FUNCTION keep_stories_found() RETURNS trigger LANGUAGE plpgsql AS $$
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
-- The release before reads `title`; it goes with the next one.
CREATE FUNCTION keep_trip_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO trip_titles (trip_id, title, category, region, status, created_at, words)
		SELECT trip.id, lower(trip.title), trip.category, btrim(trip.region), trip.status, trip.created_at,
			searchable(concat_ws(' ', trip.title, btrim(trip.region), vendor.vendor_name))
		FROM new_trips AS trip LEFT JOIN vendors AS vendor ON vendor.id = trip.vendor_id;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM trip_titles WHERE trip_id IN (SELECT id FROM old_trips);
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE trip_titles AS kept
		SET title = lower(trip.title), category = trip.category, region = btrim(trip.region), status = trip.status,
			created_at = trip.created_at, words = trip.words
		FROM (
			SELECT new_trips.*, searchable(concat_ws(' ', new_trips.title, btrim(new_trips.region), vendor.vendor_name)) AS words
			FROM new_trips LEFT JOIN vendors AS vendor ON vendor.id = new_trips.vendor_id
		) AS trip
		WHERE kept.trip_id = trip.id
			AND (kept.title, kept.category, kept.region, kept.status, kept.created_at, kept.words)
				IS DISTINCT FROM (lower(trip.title), trip.category, btrim(trip.region), trip.status, trip.created_at, trip.words);
		UPDATE search_rows AS kept SET words = said.words
		FROM (
			SELECT testimonials.id, searchable(concat_ws(' ', testimonials.name, testimonials.content, trip.title)) AS words
			FROM new_trips AS trip JOIN testimonials ON testimonials.trip_id = trip.id
		) AS said
		WHERE kept.noun = 'testimonial' AND kept.id = said.id AND kept.words IS DISTINCT FROM said.words;
	ELSE
		DELETE FROM trip_titles;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What visitors find and count is written again only where what it is made of differs (docs/decisions/0078). The
-- comparisons are of sets, because the plan of a save of one trip is kept for a statement with thousands: as joins they
-- would then compare each row with each other.
CREATE FUNCTION keep_trips_found() RETURNS trigger LANGUAGE plpgsql AS $$
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
				SELECT id, ROW(category, region, duration, price, pace, best_months, closed_months, created_at) AS facets, 1 AS change
				FROM new_rows WHERE status = 'published'
				UNION ALL SELECT id, ROW(category, region, duration, price, pace, best_months, closed_months, created_at), -1
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
-- Addresses of pictures in an item, wherever they stand: a column, a body, a list.
CREATE FUNCTION pictures_named(item jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT found[1] FROM regexp_matches(item::text, '/media/[a-z-]+/[A-Za-z0-9][A-Za-z0-9._-]*', 'g') AS found
$$;
--> statement-breakpoint
-- Arguments: the noun, the column with its id, the column with the row's own key, the columns with its name (the first
-- that is filled).
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	described jsonb := coalesce(now_is, was);
	name text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- Neither the version nor what is generated from other rows is a change.
		SELECT jsonb_object_agg(key, value) INTO was FROM jsonb_each(to_jsonb(OLD))
			WHERE key NOT IN ('updated_at', 'host_info') AND now_is -> key IS DISTINCT FROM value;
		IF was IS NULL THEN
			RETURN NULL;
		END IF;
		SELECT jsonb_object_agg(key, value) INTO now_is FROM jsonb_each(now_is) WHERE was ? key;
	END IF;
	FOR argument IN 3 .. TG_NARGS - 1 LOOP
		name := coalesce(name, nullif(described ->> TG_ARGV[argument], ''));
	END LOOP;
	INSERT INTO change_items (change_id, kind, row_table, row_id, noun, noun_id, label, before, after)
		VALUES (current_change(), lower(TG_OP), TG_TABLE_NAME, described ->> TG_ARGV[2], TG_ARGV[0], described ->> TG_ARGV[1], name, was, now_is);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- New tables and triggers only: no row is read, so it takes no longer for a large catalogue.
-- Rows that belong to a thing of any noun; the thing is named by their columns `noun` and `item_id`.
CREATE FUNCTION record_change_of_thing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	described jsonb := coalesce(now_is, was);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT jsonb_object_agg(key, value) INTO was FROM jsonb_each(to_jsonb(OLD))
			WHERE key <> 'updated_at' AND now_is -> key IS DISTINCT FROM value;
		IF was IS NULL THEN
			RETURN NULL;
		END IF;
		SELECT jsonb_object_agg(key, value) INTO now_is FROM jsonb_each(now_is) WHERE was ? key;
	END IF;
	INSERT INTO change_items (change_id, kind, row_table, row_id, noun, noun_id, label, before, after)
		VALUES (
			current_change(), lower(TG_OP), TG_TABLE_NAME, described ->> 'id', described ->> 'noun', described ->> 'item_id',
			nullif(described -> 'body' ->> 'title', ''), was, now_is
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows are written in one order, so that two saves cannot wait for each other.
CREATE FUNCTION refresh_search_entries(changed_noun text, changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	source text := CASE changed_noun WHEN 'trip' THEN 'entries_of_trips' WHEN 'story' THEN 'entries_of_stories' ELSE 'entries_of_hosts' END;
BEGIN
	EXECUTE format('DELETE FROM search_entries AS kept WHERE noun = $1 AND id = ANY ($2)
		AND NOT EXISTS (SELECT FROM %I AS entry WHERE entry.id = kept.id)', source) USING changed_noun, changed;
	EXECUTE format('INSERT INTO search_entries AS kept (noun, id, title, words, stems, listed_at)
		SELECT noun, id, title, words, stems, listed_at FROM %I WHERE id = ANY ($1) ORDER BY id
		ON CONFLICT (noun, id) DO UPDATE
		SET title = excluded.title, words = excluded.words, stems = excluded.stems, listed_at = excluded.listed_at
		WHERE (kept.title, kept.words, kept.stems, kept.listed_at)
			IS DISTINCT FROM (excluded.title, excluded.words, excluded.stems, excluded.listed_at)', source) USING changed;
END $$;
--> statement-breakpoint
CREATE FUNCTION refresh_trip_facets(changed uuid[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM trip_facets AS kept WHERE trip_id = ANY (changed)
		AND NOT EXISTS (SELECT FROM trips WHERE id = kept.trip_id AND status = 'published');
	INSERT INTO trip_facets AS kept (trip_id, category, region, length, price_band, pace, months, price, duration, created_at)
	SELECT trip_id, category, region, length, price_band, pace, months, price, duration, created_at
	FROM facets_of_trips WHERE trip_id = ANY (changed) ORDER BY trip_id
	ON CONFLICT (trip_id) DO UPDATE
	SET category = excluded.category, region = excluded.region, length = excluded.length, price_band = excluded.price_band,
		pace = excluded.pace, months = excluded.months, price = excluded.price, duration = excluded.duration,
		created_at = excluded.created_at
	WHERE (kept.category, kept.region, kept.pace, kept.months, kept.price, kept.duration, kept.created_at)
		IS DISTINCT FROM (excluded.category, excluded.region, excluded.pace, excluded.months, excluded.price,
			excluded.duration, excluded.created_at);
END $$;
--> statement-breakpoint
-- Two saves with the same new word waited for each other's commit. Now one of them notes new words at a time, and the
-- others go on without; the cleanup job adds what is missing then. One lock for all words, since a transaction with
-- thousands of new ones would fill the server's table of locks.
CREATE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
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
--> statement-breakpoint
-- Text of one byte a letter has neither diacritics nor another script; the rest of the functions is that of 0028.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
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
CREATE FUNCTION search_stems(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = length(value) THEN to_tsvector('english', lower(value))
		ELSE to_tsvector('english', search_key(value))
			|| CASE WHEN value ~ '[\u0900-\u097f]' THEN to_tsvector('hindi', value) ELSE '' END
			|| CASE WHEN value ~ '[\u0b80-\u0bff]' THEN to_tsvector('tamil', value) ELSE '' END
	END
$$;
--> statement-breakpoint
-- Distinct words of a text; shorter and longer ones are not corrected.
CREATE FUNCTION search_words_of(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
	FROM regexp_split_to_table(search_key(value), '[^[:alnum:]]+') AS word WHERE length(word) BETWEEN 3 AND 40
$$;
--> statement-breakpoint
-- setting_pictures follows what is saved: whoever writes it, its pictures are known and kept.
CREATE FUNCTION setting_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM setting_pictures WHERE setting_id = NEW.id;
	INSERT INTO setting_pictures (setting_id, image_url)
		SELECT DISTINCT NEW.id, pictures.url
		FROM pictures_named(NEW.data) AS named(url)
		JOIN pictures ON pictures.url = named.url;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- The values of src/values/facets.ts; a test compares them.
CREATE FUNCTION trip_length(days integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN days <= 4 THEN 'short' WHEN days <= 7 THEN 'week' ELSE 'long' END
$$;
--> statement-breakpoint
CREATE FUNCTION trip_price_band(price numeric) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN price < 40000 THEN 'under-40000' WHEN price < 60000 THEN '40000-60000'
		WHEN price < 120000 THEN '60000-120000' ELSE 'from-120000' END
$$;
--> statement-breakpoint
CREATE VIEW "entries_of_hosts" AS
SELECT 'host' AS noun, id, vendor_name AS title, search_words_of(concat_ws(' ', vendor_name, region)) AS words,
	setweight(search_stems(vendor_name), 'A') || setweight(search_stems(region), 'B') AS stems, created_at AS listed_at
FROM "vendors" AS vendor
WHERE EXISTS (SELECT FROM "trips" WHERE vendor_id = vendor.id AND status = 'published' AND show_vendor_info);
--> statement-breakpoint
CREATE VIEW "entries_of_stories" AS
SELECT 'story' AS noun, id, title, search_words_of(concat_ws(' ', title, array_to_string(tags, ' '))) AS words,
	setweight(search_stems(title), 'A') || setweight(search_stems(coalesce(array_to_string(tags, ' '), '')), 'B')
		|| setweight(search_stems(left(regexp_replace(body, '<[^>]*>', ' ', 'g'), 100000)), 'C') AS stems,
	coalesce(published_at, created_at) AS listed_at
FROM "blogs" WHERE status = 'published';
--> statement-breakpoint
-- What visitors find, as it should be stored. Texts are cut where stems would outgrow what PostgreSQL stores. Facts are title and words of the second weight; a trip's host is one of
-- them where it is shown, and nothing of a vendor but name and region is here. What a price does not include is left out.
CREATE VIEW "entries_of_trips" AS
SELECT 'trip' AS noun, trip.id, trip.title, search_words_of(concat_ws(' ', named.title, named.facts)) AS words,
	setweight(search_stems(named.title), 'A') || setweight(search_stems(named.facts), 'B')
		|| setweight(search_stems(left(named.told, 100000)), 'C') AS stems,
	trip.created_at AS listed_at
FROM "trips" AS trip LEFT JOIN "vendors" AS vendor ON vendor.id = trip.vendor_id AND trip.show_vendor_info,
	LATERAL (SELECT
		concat_ws(' ', trip.title, btrim(trip.region)) AS title,
		concat_ws(' ', trip.category, trip.short_description, array_to_string(trip.highlights, ' '), vendor.vendor_name,
			trip.start_place, trip.end_place, trip.nearest_station, trip.nearest_airport,
			(SELECT string_agg(stop ->> 'name', ' ') FROM jsonb_array_elements(trip.stops) AS stop),
			(SELECT string_agg(day ->> 'title', ' ') FROM jsonb_array_elements(trip.itinerary) AS day),
			trip.duration || ' days',
			(ARRAY['restful easy gentle', 'easy gentle', 'moderate', 'active strenuous', 'demanding strenuous'])[trip.pace],
			(SELECT string_agg((ARRAY['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september',
				'october', 'november', 'december'])[month], ' ') FROM unnest(trip.best_months) AS month)) AS facts,
		concat_ws(' ', trip.description, array_to_string(trip.inclusions, ' '), array_to_string(trip.languages, ' '),
			(SELECT string_agg(concat_ws(' ', day ->> 'description', day ->> 'accommodation_name'), ' ')
				FROM jsonb_array_elements(trip.itinerary) AS day),
			(SELECT string_agg(concat_ws(' ', faq ->> 'question', faq ->> 'answer'), ' ')
				FROM jsonb_array_elements(trip.faqs) AS faq)) AS told
	) AS named
WHERE trip.status = 'published';
-- Bit n of `months` is a best month, bit n + 12 a month in which the trip is open.
CREATE VIEW "facets_of_trips" AS
SELECT id AS trip_id, category, btrim(region) AS region, trip_length(duration) AS length, trip_price_band(price) AS price_band,
	coalesce(pace, 0)::smallint AS pace,
	(coalesce((SELECT sum(1 << month) FROM unnest(best_months) AS month), 0)
		+ coalesce((SELECT sum(1 << (month + 12)) FROM generate_series(1, 12) AS month WHERE month <> ALL (closed_months)), 0))::integer AS months,
	price, duration, created_at
FROM "trips" WHERE status = 'published';
--> statement-breakpoint
-- The four categories and the 36 states and union territories: rows that the product cannot do without.
INSERT INTO "categories" ("name", "title", "description") VALUES
	('Wildlife Escapes', 'Wildlife Escapes', 'Slow mornings in India’s forests, grasslands and tidal creeks, with naturalists who grew up beside them.'),
	('Wellness Retreats', 'Wellness Retreats', 'Yoga by the river, Ayurveda under palms, silence among deodars: time to rest, in the hands of people who practise what they teach.'),
	('Signature Stays', 'Signature Stays', 'Palaces, bungalows, courtyards and camps with a story, chosen for the people who keep them.'),
	('Offbeat & Immersive', 'Offbeat & Immersive', 'Root bridges, salt deserts and river islands: journeys at walking pace, as the guest of those who live there.');
--> statement-breakpoint
-- Nothing is saved yet: all values are first values, of the environment or the specification.
INSERT INTO "site_settings" ("id", "data")
	SELECT section, '{}' FROM unnest(ARRAY['company', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries']) AS section;
--> statement-breakpoint
INSERT INTO "regions" ("name", "map_id") VALUES
	('Andaman and Nicobar Islands', 'andaman-and-nicobar-islands'),
	('Andhra Pradesh', 'andhra-pradesh'),
	('Arunachal Pradesh', 'arunachal-pradesh'),
	('Assam', 'assam'),
	('Bihar', 'bihar'),
	('Chandigarh', 'chandigarh'),
	('Chhattisgarh', 'chhattisgarh'),
	('Dadra and Nagar Haveli and Daman and Diu', 'dadra-and-nagar-haveli-and-daman-and-diu'),
	('Delhi', 'delhi'),
	('Goa', 'goa'),
	('Gujarat', 'gujarat'),
	('Haryana', 'haryana'),
	('Himachal Pradesh', 'himachal-pradesh'),
	('Jammu and Kashmir', 'jammu-and-kashmir'),
	('Jharkhand', 'jharkhand'),
	('Karnataka', 'karnataka'),
	('Kerala', 'kerala'),
	('Ladakh', 'ladakh'),
	('Lakshadweep', 'lakshadweep'),
	('Madhya Pradesh', 'madhya-pradesh'),
	('Maharashtra', 'maharashtra'),
	('Manipur', 'manipur'),
	('Meghalaya', 'meghalaya'),
	('Mizoram', 'mizoram'),
	('Nagaland', 'nagaland'),
	('Odisha', 'odisha'),
	('Puducherry', 'puducherry'),
	('Punjab', 'punjab'),
	('Rajasthan', 'rajasthan'),
	('Sikkim', 'sikkim'),
	('Tamil Nadu', 'tamil-nadu'),
	('Telangana', 'telangana'),
	('Tripura', 'tripura'),
	('Uttar Pradesh', 'uttar-pradesh'),
	('Uttarakhand', 'uttarakhand'),
	('West Bengal', 'west-bengal');
--> statement-breakpoint
-- Lost with a crash: what they hold is rebuilt, or counts for a day.
ALTER TABLE "content_changes" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "visits_today" SET UNLOGGED;
--> statement-breakpoint
CREATE TRIGGER blogs_address_again AFTER UPDATE OF slug, status ON blogs FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_address_in AFTER INSERT ON blogs FOR EACH ROW EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_address_out AFTER DELETE ON blogs FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_changed AFTER INSERT OR UPDATE OR DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_forget_dismissals AFTER DELETE OR UPDATE ON blogs FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER blogs_found_again AFTER UPDATE ON blogs REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_stories_found();
--> statement-breakpoint
CREATE TRIGGER blogs_found_in AFTER INSERT ON blogs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_stories_found();
--> statement-breakpoint
CREATE TRIGGER blogs_found_none AFTER TRUNCATE ON blogs FOR EACH STATEMENT EXECUTE FUNCTION keep_stories_found();
--> statement-breakpoint
CREATE TRIGGER blogs_found_out AFTER DELETE ON blogs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_stories_found();
--> statement-breakpoint
CREATE TRIGGER blogs_pictures AFTER INSERT OR UPDATE OF body ON blogs FOR EACH ROW EXECUTE FUNCTION blog_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER blogs_recorded AFTER INSERT OR DELETE OR UPDATE ON blogs FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('blogs', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER blogs_searched_again AFTER UPDATE ON blogs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('blog');
--> statement-breakpoint
CREATE TRIGGER blogs_searched_in AFTER INSERT ON blogs REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('blog');
--> statement-breakpoint
CREATE TRIGGER blogs_searched_none AFTER TRUNCATE ON blogs FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('blog');
--> statement-breakpoint
CREATE TRIGGER blogs_searched_out AFTER DELETE ON blogs REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('blog');
--> statement-breakpoint
CREATE TRIGGER blogs_take_editions AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER categories_recorded AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('categories', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER categories_take_editions AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER change_items_append_only BEFORE DELETE OR UPDATE ON change_items FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_forgotten AFTER DELETE ON change_items REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION change_names_forget();
--> statement-breakpoint
CREATE TRIGGER change_items_named AFTER INSERT ON change_items REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION change_names_learn();
--> statement-breakpoint
CREATE TRIGGER change_items_no_truncate BEFORE TRUNCATE ON change_items FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_pictures AFTER INSERT ON change_items FOR EACH ROW EXECUTE FUNCTION change_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER change_pictures_append_only BEFORE DELETE OR UPDATE ON change_pictures FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER changes_append_only BEFORE DELETE OR UPDATE ON changes FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER changes_no_truncate BEFORE TRUNCATE ON changes FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER editions_pictures AFTER INSERT OR UPDATE OF body ON editions FOR EACH ROW EXECUTE FUNCTION edition_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER editions_recorded AFTER DELETE OR UPDATE ON editions FOR EACH ROW WHEN (((old.kind = 'draft'::text) AND (current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text))) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER editions_recorded_in AFTER INSERT ON editions FOR EACH ROW WHEN (((new.kind = 'draft'::text) AND (current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text))) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER hero_images_changed AFTER INSERT OR UPDATE OR DELETE ON hero_images FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER hero_images_recorded AFTER INSERT OR DELETE OR UPDATE ON hero_images FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('hero_images', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER hero_images_take_editions AFTER DELETE ON hero_images FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER pictures_recorded AFTER INSERT OR DELETE OR UPDATE ON pictures FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('pictures', 'url', 'url', 'alt', 'name');
--> statement-breakpoint
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE ON regions FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER regions_recorded AFTER INSERT OR DELETE OR UPDATE ON regions FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('regions', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER schedules_changed AFTER INSERT OR UPDATE ON schedules FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER schedules_recorded AFTER INSERT OR DELETE OR UPDATE ON schedules FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER search_entries_found_again AFTER UPDATE ON search_entries REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_terms();
--> statement-breakpoint
CREATE TRIGGER search_entries_found_in AFTER INSERT ON search_entries REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_terms();
--> statement-breakpoint
CREATE TRIGGER search_rows_worded_again AFTER UPDATE ON search_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER search_rows_worded_in AFTER INSERT ON search_rows REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER site_settings_changed AFTER INSERT OR UPDATE OR DELETE ON site_settings FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER site_settings_pictures AFTER INSERT OR UPDATE OF data ON site_settings FOR EACH ROW EXECUTE FUNCTION setting_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER site_settings_recorded AFTER INSERT OR DELETE OR UPDATE ON site_settings FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('site_settings', 'id', 'id', 'id');
--> statement-breakpoint
CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE ON testimonials FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER testimonials_recorded AFTER INSERT OR DELETE OR UPDATE ON testimonials FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('testimonials', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER testimonials_searched_again AFTER UPDATE ON testimonials REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('testimonial');
--> statement-breakpoint
CREATE TRIGGER testimonials_searched_in AFTER INSERT ON testimonials REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('testimonial');
--> statement-breakpoint
CREATE TRIGGER testimonials_searched_none AFTER TRUNCATE ON testimonials FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('testimonial');
--> statement-breakpoint
CREATE TRIGGER testimonials_searched_out AFTER DELETE ON testimonials REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('testimonial');
--> statement-breakpoint
CREATE TRIGGER trip_facets_found_again AFTER UPDATE ON trip_facets REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER trip_facets_found_in AFTER INSERT ON trip_facets REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER trip_facets_found_out AFTER DELETE ON trip_facets REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION count_facets();
--> statement-breakpoint
CREATE TRIGGER trip_images_changed AFTER INSERT OR UPDATE OR DELETE ON trip_images FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trip_images_recorded AFTER INSERT OR DELETE OR UPDATE ON trip_images FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('trips', 'trip_id', 'id');
--> statement-breakpoint
CREATE TRIGGER trip_titles_worded_again AFTER UPDATE ON trip_titles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER trip_titles_worded_in AFTER INSERT ON trip_titles REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER trips_changed AFTER INSERT OR UPDATE OR DELETE ON trips FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trips_counted_again AFTER UPDATE ON trips REFERENCING OLD TABLE AS old_trips NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_in AFTER INSERT ON trips REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_none AFTER TRUNCATE ON trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_out AFTER DELETE ON trips REFERENCING OLD TABLE AS old_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_forget_dismissals AFTER DELETE OR UPDATE ON trips FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER trips_found_again AFTER UPDATE ON trips REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_trips_found();
--> statement-breakpoint
CREATE TRIGGER trips_found_in AFTER INSERT ON trips REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_trips_found();
--> statement-breakpoint
CREATE TRIGGER trips_found_none AFTER TRUNCATE ON trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trips_found();
--> statement-breakpoint
CREATE TRIGGER trips_found_out AFTER DELETE ON trips REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_trips_found();
--> statement-breakpoint
CREATE TRIGGER trips_recorded AFTER INSERT OR DELETE OR UPDATE ON trips FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('trips', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER trips_take_editions AFTER DELETE ON trips FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER trips_titled_again AFTER UPDATE ON trips REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_in AFTER INSERT ON trips REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_none AFTER TRUNCATE ON trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_out AFTER DELETE ON trips REFERENCING OLD TABLE AS old_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE ON vendors FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER vendors_forget_dismissals AFTER DELETE OR UPDATE ON vendors FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER vendors_found_again AFTER UPDATE ON vendors REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_hosts_found();
--> statement-breakpoint
CREATE TRIGGER vendors_found_out AFTER DELETE ON vendors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_hosts_found();
--> statement-breakpoint
CREATE TRIGGER vendors_recorded AFTER INSERT OR DELETE OR UPDATE ON vendors FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('vendors', 'id', 'id', 'vendor_name');
--> statement-breakpoint
CREATE TRIGGER vendors_searched_again AFTER UPDATE ON vendors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('vendor');
--> statement-breakpoint
CREATE TRIGGER vendors_searched_in AFTER INSERT ON vendors REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('vendor');
--> statement-breakpoint
CREATE TRIGGER vendors_searched_none AFTER TRUNCATE ON vendors FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('vendor');
--> statement-breakpoint
CREATE TRIGGER vendors_searched_out AFTER DELETE ON vendors REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows('vendor');
