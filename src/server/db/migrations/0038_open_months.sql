-- A month chooses what is open in it, and not only what is best. Keeps saves out; counts 100,000 trips in seconds.
LOCK TABLE "trips" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
DELETE FROM "trip_facets";
--> statement-breakpoint
-- Bit n of `months` is a best month, bit n + 12 a month in which the trip is open.
CREATE OR REPLACE VIEW "facets_of_trips" AS
SELECT id AS trip_id, category, btrim(region) AS region, trip_length(duration) AS length, trip_price_band(price) AS price_band,
	coalesce(pace, 0)::smallint AS pace,
	(coalesce((SELECT sum(1 << month) FROM unnest(best_months) AS month), 0)
		+ coalesce((SELECT sum(1 << (month + 12)) FROM generate_series(1, 12) AS month WHERE month <> ALL (closed_months)), 0))::integer AS months,
	price, duration, created_at
FROM "trips" WHERE status = 'published';
--> statement-breakpoint
CREATE OR REPLACE FUNCTION facet_months(months integer) RETURNS SETOF smallint LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT month::smallint FROM generate_series(0, 12) AS month WHERE month = 0 OR months & (1 << (month + 12)) <> 0
$$;
--> statement-breakpoint
-- A change of the closed months counts as one of the facets.
DO $$ BEGIN
	EXECUTE replace(pg_get_functiondef('keep_trips_found'::regproc), 'price, pace, best_months,', 'price, pace, best_months, closed_months,');
END $$;
--> statement-breakpoint
DELETE FROM "facet_counts";
--> statement-breakpoint
INSERT INTO "trip_facets" SELECT trip_id, category, region, length, price_band, pace, months, price, duration, created_at FROM "facets_of_trips";
--> statement-breakpoint
ANALYZE "trip_facets", "facet_counts";
