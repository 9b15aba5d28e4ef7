-- First what keeps saves out, so that none falls between rows and functions; as in 0011, in the order in which saves
-- write. About five seconds for 100,000 trips and 50,000 testimonials; searches wait meanwhile.
LOCK TABLE "vendors", "trips", "testimonials", "blogs" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- What searches compare: lower case, without diacritics. Composed again, so that scripts that decompose stay short.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT normalize(regexp_replace(normalize(lower(value), NFD), '[\u0300-\u036f]', '', 'g'), NFC)
$$;
--> statement-breakpoint
CREATE TABLE "search_rows" (
	"noun" text NOT NULL,
	"id" uuid NOT NULL,
	"words" text NOT NULL,
	CONSTRAINT "search_rows_noun_id_pk" PRIMARY KEY("noun","id")
);
--> statement-breakpoint
CREATE TABLE "search_words" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
ALTER TABLE "trip_titles" ADD COLUMN "words" text DEFAULT '' NOT NULL;
--> statement-breakpoint
DROP INDEX "trip_titles_search";
--> statement-breakpoint
DROP INDEX "trip_titles_newest";
--> statement-breakpoint
DROP INDEX "trips_search";
--> statement-breakpoint
DROP INDEX "vendors_search";
--> statement-breakpoint
DROP INDEX "blogs_search";
--> statement-breakpoint
DROP INDEX "testimonials_search";
--> statement-breakpoint
UPDATE "trip_titles" AS kept
SET "words" = searchable(concat_ws(' ', trip.title, btrim(trip.region), vendor.vendor_name))
FROM "trips" AS trip LEFT JOIN "vendors" AS vendor ON vendor.id = trip.vendor_id
WHERE kept.trip_id = trip.id;
--> statement-breakpoint
INSERT INTO "search_rows" ("noun", "id", "words")
SELECT 'vendor', id, searchable(concat_ws(' ', vendor_name, city, region, email, phone)) FROM "vendors"
UNION ALL
SELECT 'blog', id, searchable(concat_ws(' ', title, slug, array_to_string(tags, ' '))) FROM "blogs"
UNION ALL
SELECT 'testimonial', said.id, searchable(concat_ws(' ', said.name, said.content, trip.title))
FROM "testimonials" AS said LEFT JOIN "trips" AS trip ON trip.id = said.trip_id;
--> statement-breakpoint
-- Four letters at least: what is shorter is not corrected. In one order, so that two saves cannot wait for each other.
CREATE FUNCTION remember_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO search_words (word)
	SELECT DISTINCT word FROM new_rows, regexp_split_to_table(words, '[^[:alnum:]]+') AS word
	WHERE length(word) BETWEEN 4 AND 40 ORDER BY word
	ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "search_words" ("word")
SELECT DISTINCT word FROM (SELECT words FROM "trip_titles" UNION ALL SELECT words FROM "search_rows") AS kept,
	regexp_split_to_table(words, '[^[:alnum:]]+') AS word
WHERE length(word) BETWEEN 4 AND 40;
--> statement-breakpoint
CREATE TRIGGER trip_titles_worded_in AFTER INSERT ON "trip_titles" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER trip_titles_worded_again AFTER UPDATE ON "trip_titles" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER search_rows_worded_in AFTER INSERT ON "search_rows" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
CREATE TRIGGER search_rows_worded_again AFTER UPDATE ON "search_rows" REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION remember_words();
--> statement-breakpoint
-- The release before reads `title`; it goes with the next one.
CREATE OR REPLACE FUNCTION keep_trip_titles() RETURNS trigger LANGUAGE plpgsql AS $$
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
DO $$
DECLARE
	kept text[];
BEGIN
	FOREACH kept SLICE 1 IN ARRAY ARRAY[['vendors', 'vendor'], ['blogs', 'blog'], ['testimonials', 'testimonial']] LOOP
		EXECUTE format('CREATE TRIGGER %1$s_searched_in AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows(%2$L)', kept[1], kept[2]);
		EXECUTE format('CREATE TRIGGER %1$s_searched_again AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows(%2$L)', kept[1], kept[2]);
		EXECUTE format('CREATE TRIGGER %1$s_searched_out AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows(%2$L)', kept[1], kept[2]);
		EXECUTE format('CREATE TRIGGER %1$s_searched_none AFTER TRUNCATE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION keep_search_rows(%2$L)', kept[1], kept[2]);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE INDEX "trip_titles_search" ON "trip_titles" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "trip_titles_newest" ON "trip_titles" USING btree ("created_at" DESC NULLS FIRST,"trip_id","words","category","region","status");
--> statement-breakpoint
CREATE INDEX "search_rows_search" ON "search_rows" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
ANALYZE "trip_titles", "search_rows", "search_words";
