-- Milliseconds: a new, empty table.
CREATE TABLE "trip_days_counted" (
	"trip_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"button" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trip_days_counted_trip_id_day_pk" PRIMARY KEY("trip_id","day"),
	CONSTRAINT "trip_days_counted_sums" CHECK ("trip_days_counted"."seen" >= 0 and "trip_days_counted"."button" >= 0)
);
--> statement-breakpoint
CREATE INDEX "trip_days_counted_by_day" ON "trip_days_counted" USING btree ("day");