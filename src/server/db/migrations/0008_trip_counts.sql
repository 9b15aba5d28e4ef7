CREATE TABLE "trip_counts" (
	"category" text NOT NULL,
	"region" text NOT NULL,
	"trips" integer NOT NULL,
	CONSTRAINT "trip_counts_category_region_pk" PRIMARY KEY("category","region")
);

--> statement-breakpoint
INSERT INTO "trip_counts" ("category", "region", "trips")
SELECT "category", btrim("region"), count(*) FROM "trips" WHERE "status" = 'published' GROUP BY 1, 2;
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
CREATE TRIGGER trips_counted_in AFTER INSERT ON "trips" REFERENCING NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_out AFTER DELETE ON "trips" REFERENCING OLD TABLE AS old_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_again AFTER UPDATE ON "trips" REFERENCING OLD TABLE AS old_trips NEW TABLE AS new_trips FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
--> statement-breakpoint
CREATE TRIGGER trips_counted_none AFTER TRUNCATE ON "trips" FOR EACH STATEMENT EXECUTE FUNCTION count_published_trips();
