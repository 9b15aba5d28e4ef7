-- As in 0009: first what keeps saves of trips out, so that none falls between rows and function. Searches that come
-- meanwhile wait for the new rows.
LOCK TABLE "trips" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
TRUNCATE "trip_titles";
--> statement-breakpoint
DROP INDEX "trip_titles_search";
--> statement-breakpoint
ALTER TABLE "trip_titles" ADD COLUMN "created_at" timestamp (3) with time zone NOT NULL;
--> statement-breakpoint
CREATE OR REPLACE FUNCTION keep_trip_titles() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'INSERT' THEN
		INSERT INTO trip_titles (trip_id, title, category, region, status, created_at)
		SELECT id, lower(title), category, btrim(region), status, created_at FROM new_trips;
	ELSIF TG_OP = 'DELETE' THEN
		DELETE FROM trip_titles WHERE trip_id IN (SELECT id FROM old_trips);
	ELSIF TG_OP = 'UPDATE' THEN
		UPDATE trip_titles AS kept
		SET title = lower(trip.title), category = trip.category, region = btrim(trip.region), status = trip.status,
			created_at = trip.created_at
		FROM new_trips AS trip
		WHERE kept.trip_id = trip.id AND (kept.title, kept.category, kept.region, kept.status, kept.created_at)
			IS DISTINCT FROM (lower(trip.title), trip.category, btrim(trip.region), trip.status, trip.created_at);
	ELSE
		DELETE FROM trip_titles;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
INSERT INTO "trip_titles" ("trip_id", "title", "category", "region", "status", "created_at")
SELECT "id", lower("title"), "category", btrim("region"), "status", "created_at" FROM "trips";
--> statement-breakpoint
CREATE INDEX "trip_titles_search" ON "trip_titles" USING gin ("title" gin_trgm_ops) WITH (fastupdate=false);
--> statement-breakpoint
CREATE INDEX "trip_titles_newest" ON "trip_titles" USING btree ("created_at" DESC NULLS FIRST,"trip_id","title","category","region","status");
--> statement-breakpoint
ANALYZE "trip_titles";
