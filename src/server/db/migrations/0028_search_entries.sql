-- First what keeps saves out, so that none falls between rows and triggers; as in 0011, in the order in which saves write.
-- Reads and stems every published trip once; searches of the back office and public pages go on meanwhile.
LOCK TABLE "vendors", "trips", "blogs" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
CREATE TABLE "facet_counts" (
	"month" smallint NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"length" text NOT NULL,
	"price_band" text NOT NULL,
	"pace" smallint NOT NULL,
	"trips" integer NOT NULL,
	CONSTRAINT "facet_counts_month_category_region_length_price_band_pace_pk" PRIMARY KEY("month","category","region","length","price_band","pace")
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"noun" text NOT NULL,
	"id" uuid NOT NULL,
	"title" text NOT NULL,
	"words" text[] NOT NULL,
	"stems" "tsvector" NOT NULL,
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_noun_id_pk" PRIMARY KEY("noun","id")
);
--> statement-breakpoint
CREATE TABLE "search_terms" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE TABLE "trip_facets" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"length" text NOT NULL,
	"price_band" text NOT NULL,
	"pace" smallint NOT NULL,
	"months" integer NOT NULL,
	"price" numeric(11, 2) NOT NULL,
	"duration" integer NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
-- Words as searches compare them: lower case, without diacritics, and Devanagari and Tamil in Latin letters, so that
-- हिमालय and Himalaya are one word. A consonant without a vowel sign is spoken with an a.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN value !~ '[\u0900-\u097f\u0b80-\u0bff]' THEN searchable(value) ELSE (
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
-- Stems of a text, in its own script as well.
CREATE FUNCTION search_stems(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('english', search_key(value))
		|| CASE WHEN value ~ '[\u0900-\u097f]' THEN to_tsvector('hindi', value) ELSE '' END
		|| CASE WHEN value ~ '[\u0b80-\u0bff]' THEN to_tsvector('tamil', value) ELSE '' END
$$;
--> statement-breakpoint
-- Distinct words of a text; shorter and longer ones are not corrected.
CREATE FUNCTION search_words_of(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT word ORDER BY word), '{}')
	FROM regexp_split_to_table(search_key(value), '[^[:alnum:]]+') AS word WHERE length(word) BETWEEN 3 AND 40
$$;
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
CREATE VIEW "facets_of_trips" AS
SELECT id AS trip_id, category, btrim(region) AS region, trip_length(duration) AS length, trip_price_band(price) AS price_band,
	coalesce(pace, 0)::smallint AS pace, coalesce((SELECT sum(1 << month) FROM unnest(best_months) AS month), 0)::integer AS months,
	price, duration, created_at
FROM "trips" WHERE status = 'published';
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
--> statement-breakpoint
CREATE VIEW "entries_of_stories" AS
SELECT 'story' AS noun, id, title, search_words_of(concat_ws(' ', title, array_to_string(tags, ' '))) AS words,
	setweight(search_stems(title), 'A') || setweight(search_stems(coalesce(array_to_string(tags, ' '), '')), 'B')
		|| setweight(search_stems(left(regexp_replace(body, '<[^>]*>', ' ', 'g'), 100000)), 'C') AS stems,
	coalesce(published_at, created_at) AS listed_at
FROM "blogs" WHERE status = 'published';
--> statement-breakpoint
CREATE VIEW "entries_of_hosts" AS
SELECT 'host' AS noun, id, vendor_name AS title, search_words_of(concat_ws(' ', vendor_name, region)) AS words,
	setweight(search_stems(vendor_name), 'A') || setweight(search_stems(region), 'B') AS stems, created_at AS listed_at
FROM "vendors" AS vendor
WHERE EXISTS (SELECT FROM "trips" WHERE vendor_id = vendor.id AND status = 'published' AND show_vendor_info);
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
CREATE FUNCTION keep_trips_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
	hosts uuid[];
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM trip_facets;
		DELETE FROM search_entries WHERE noun IN ('trip', 'host');
		RETURN NULL;
	ELSIF TG_OP = 'INSERT' THEN
		SELECT array_agg(id), array_agg(DISTINCT vendor_id) FILTER (WHERE vendor_id IS NOT NULL) INTO changed, hosts
		FROM new_rows WHERE status = 'published';
	ELSIF TG_OP = 'DELETE' THEN
		SELECT array_agg(id), array_agg(DISTINCT vendor_id) FILTER (WHERE vendor_id IS NOT NULL) INTO changed, hosts
		FROM old_rows WHERE status = 'published';
	ELSE
		SELECT array_agg(DISTINCT id), array_agg(DISTINCT vendor_id) FILTER (WHERE vendor_id IS NOT NULL) INTO changed, hosts
		FROM (SELECT id, vendor_id, status FROM new_rows UNION ALL SELECT id, vendor_id, status FROM old_rows) AS rows
		WHERE status = 'published';
	END IF;
	IF changed IS NOT NULL THEN
		PERFORM refresh_trip_facets(changed), refresh_search_entries('trip', changed);
	END IF;
	IF hosts IS NOT NULL THEN
		PERFORM refresh_search_entries('host', hosts);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A vendor of no trip is no host, so a new one changes nothing.
CREATE FUNCTION keep_hosts_found() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	changed uuid[];
	trips_of_changed uuid[];
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE noun = 'host' AND id IN (SELECT id FROM old_rows);
		RETURN NULL;
	END IF;
	SELECT array_agg(now_so.id) INTO changed FROM new_rows AS now_so JOIN old_rows AS before USING (id)
	WHERE (now_so.vendor_name, now_so.region) IS DISTINCT FROM (before.vendor_name, before.region);
	IF changed IS NULL THEN
		RETURN NULL;
	END IF;
	PERFORM refresh_search_entries('host', changed);
	SELECT array_agg(id) INTO trips_of_changed FROM trips
	WHERE vendor_id = ANY (changed) AND status = 'published' AND show_vendor_info;
	PERFORM refresh_search_entries('trip', trips_of_changed);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION keep_stories_found() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'TRUNCATE' THEN
		DELETE FROM search_entries WHERE noun = 'story';
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE noun = 'story' AND id IN (SELECT id FROM old_rows);
	ELSE
		PERFORM refresh_search_entries('story', array_agg(id)) FROM new_rows;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION facet_months(months integer) RETURNS SETOF smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT month::smallint FROM generate_series(0, 12) AS month WHERE month = 0 OR months & (1 << month) <> 0
$$;
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
-- As in 0016, one save notes new words at a time and the others go on without; none waits to remove one. The cleanup job
-- does what was left out.
CREATE FUNCTION keep_search_terms() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	unknown text[];
BEGIN
	IF TG_OP <> 'DELETE' THEN
		SELECT array_agg(DISTINCT split.word) INTO unknown FROM new_rows, unnest(words) AS split(word)
		WHERE NOT EXISTS (SELECT FROM search_terms AS known WHERE known.word = split.word);
		IF unknown IS NOT NULL AND pg_try_advisory_xact_lock(7120058) THEN
			INSERT INTO search_terms (word) SELECT unnest(unknown) ON CONFLICT DO NOTHING;
		END IF;
	END IF;
	IF TG_OP <> 'INSERT' THEN
		DELETE FROM search_terms WHERE word IN (
			SELECT word FROM search_terms AS known
			WHERE word IN (SELECT unnest(words) FROM old_rows)
				AND NOT EXISTS (SELECT FROM search_entries WHERE words @> ARRAY[known.word])
			FOR UPDATE SKIP LOCKED
		);
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "trip_facets" SELECT trip_id, category, region, length, price_band, pace, months, price, duration, created_at FROM "facets_of_trips";
--> statement-breakpoint
INSERT INTO "facet_counts"
SELECT month, category, region, length, price_band, pace, count(*) FROM "trip_facets", facet_months(months) AS month GROUP BY 1, 2, 3, 4, 5, 6;
--> statement-breakpoint
INSERT INTO "search_entries"
SELECT * FROM "entries_of_trips" UNION ALL SELECT * FROM "entries_of_stories" UNION ALL SELECT * FROM "entries_of_hosts";
--> statement-breakpoint
INSERT INTO "search_terms" SELECT DISTINCT unnest(words) FROM "search_entries";
--> statement-breakpoint
DO $$
DECLARE
	kept text[];
BEGIN
	FOREACH kept SLICE 1 IN ARRAY ARRAY[
		['trips', 'keep_trips_found'], ['blogs', 'keep_stories_found'], ['trip_facets', 'count_facets'], ['search_entries', 'keep_search_terms']
	] LOOP
		EXECUTE format('CREATE TRIGGER %1$s_found_in AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', kept[1], kept[2]);
		EXECUTE format('CREATE TRIGGER %1$s_found_again AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', kept[1], kept[2]);
		EXECUTE format('CREATE TRIGGER %1$s_found_out AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION %2$I()', kept[1], kept[2]);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER vendors_found_again AFTER UPDATE ON "vendors" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_hosts_found();
--> statement-breakpoint
CREATE TRIGGER vendors_found_out AFTER DELETE ON "vendors" REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_hosts_found();
--> statement-breakpoint
CREATE TRIGGER trips_found_none AFTER TRUNCATE ON "trips" FOR EACH STATEMENT EXECUTE FUNCTION keep_trips_found();
--> statement-breakpoint
CREATE TRIGGER blogs_found_none AFTER TRUNCATE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION keep_stories_found();
--> statement-breakpoint
CREATE INDEX "search_entries_of_trip" ON "search_entries" USING gin ("stems") WHERE "search_entries"."noun" = 'trip';
--> statement-breakpoint
CREATE INDEX "search_entries_of_story" ON "search_entries" USING gin ("stems") WHERE "search_entries"."noun" = 'story';
--> statement-breakpoint
CREATE INDEX "search_entries_of_host" ON "search_entries" USING gin ("stems") WHERE "search_entries"."noun" = 'host';
--> statement-breakpoint
CREATE INDEX "search_entries_by_word" ON "search_entries" USING gin ("words");
--> statement-breakpoint
CREATE INDEX "search_terms_search" ON "search_terms" USING gin ("word" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "trip_facets_newest" ON "trip_facets" USING btree ("created_at" DESC NULLS FIRST,"trip_id");
--> statement-breakpoint
CREATE INDEX "trip_facets_by_price" ON "trip_facets" USING btree ("price","created_at" DESC NULLS FIRST,"trip_id");
--> statement-breakpoint
CREATE INDEX "trip_facets_by_length" ON "trip_facets" USING btree ("duration","price","created_at" DESC NULLS FIRST,"trip_id");
--> statement-breakpoint
ANALYZE "trip_facets", "facet_counts", "search_entries", "search_terms";
