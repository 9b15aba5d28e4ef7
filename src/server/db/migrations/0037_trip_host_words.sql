-- Milliseconds for 100,000 rows: the new column is null.
ALTER TABLE "trips" ADD COLUMN "host_words" text;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_host_words_length" CHECK (length("trips"."host_words") <= 600);