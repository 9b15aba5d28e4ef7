-- First of all what takes the whole table: with a lesser lock first, a save under way could wait for this and this for
-- the save. Whoever reads or saves trips meanwhile waits until it is done, and no save falls between rows and triggers.
DROP INDEX "trips_by_region";
--> statement-breakpoint
DROP INDEX "trips_all_by_region";
--> statement-breakpoint
CREATE TABLE "trip_titles" (
	"trip_id" uuid PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"status" text NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION keep_trip_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO trip_titles (trip_id, title, category, region, status)
		SELECT id, lower(title), category, btrim(region), status FROM new_trips;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM trip_titles WHERE trip_id IN (SELECT id FROM old_trips);
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE trip_titles AS kept
		SET title = lower(trip.title), category = trip.category, region = btrim(trip.region), status = trip.status
		FROM new_trips AS trip
		WHERE kept.trip_id = trip.id AND (kept.title, kept.category, kept.region, kept.status)
			IS DISTINCT FROM (lower(trip.title), trip.category, btrim(trip.region), trip.status);
	ELSE
		DELETE FROM trip_titles;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trips_titled_in AFTER INSERT ON "trips" REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_out AFTER DELETE ON "trips" REFERENCING OLD TABLE AS old_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_again AFTER UPDATE ON "trips" REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
CREATE TRIGGER trips_titled_none AFTER TRUNCATE ON "trips" FOR EACH STATEMENT EXECUTE FUNCTION keep_trip_titles();
--> statement-breakpoint
INSERT INTO "trip_titles" ("trip_id", "title", "category", "region", "status")
SELECT "id", lower("title"), "category", btrim("region"), "status" FROM "trips";
--> statement-breakpoint
-- Counted anew: the back office trusts these numbers from now on, and when they came a save could fall between.
DELETE FROM "trip_counts";
--> statement-breakpoint
INSERT INTO "trip_counts" ("category", "region", "trips")
SELECT "category", btrim("region"), count(*) FROM "trips" WHERE "status" = 'published' GROUP BY 1, 2;
--> statement-breakpoint
CREATE INDEX "trip_titles_search" ON "trip_titles" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "trips_by_region" ON "trips" USING btree ("category",btrim("region") collate "C","created_at" DESC NULLS FIRST,"id") WHERE "trips"."status" = 'published';
--> statement-breakpoint
CREATE INDEX "trips_all_by_region" ON "trips" USING btree (btrim("region") collate "C","created_at" DESC NULLS FIRST,"id","region");
--> statement-breakpoint
ANALYZE "trips", "trip_titles";
