-- Milliseconds: the new column has a constant default, and no row an entry of the index.
ALTER TABLE "blogs" ADD COLUMN "trip_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
CREATE INDEX "blogs_by_trip" ON "blogs" USING gin ("trip_ids");--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_trips" CHECK (cardinality("blogs"."trip_ids") between 0 and 3);