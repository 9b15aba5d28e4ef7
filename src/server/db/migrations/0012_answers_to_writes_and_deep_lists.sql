-- As in 0009: first of all what takes the whole table. Whoever reads or saves trips meanwhile waits: a second or two for
-- each 100,000 of them.
DROP INDEX "trips_by_category";
--> statement-breakpoint
DROP INDEX "trips_by_vendor";
--> statement-breakpoint
DROP INDEX "trips_all_by_title";
--> statement-breakpoint
DROP INDEX "trips_all_by_price";
--> statement-breakpoint
CREATE INDEX "trips_by_category" ON "trips" USING btree ("category","created_at" DESC NULLS FIRST,"id","status");
--> statement-breakpoint
CREATE INDEX "trips_by_vendor" ON "trips" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id","status","category");
--> statement-breakpoint
CREATE INDEX "trips_all_by_title" ON "trips" USING btree (lower("title") collate "C","created_at" DESC NULLS FIRST,"id","status","category","title");
--> statement-breakpoint
CREATE INDEX "trips_all_by_price" ON "trips" USING btree ("price","created_at" DESC NULLS FIRST,"id","status","category");
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");
--> statement-breakpoint
ANALYZE "trips";
