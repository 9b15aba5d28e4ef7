-- Adds columns with constant defaults, so no row is rewritten; index and check read the pictures once: less than a second
-- for 100,000 of them.
ALTER TABLE "pictures" ADD COLUMN "original_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "kept" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "pictures_search_original" ON "pictures" USING gin ("original_name" gin_trgm_ops);--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_original_name_length" CHECK (length("pictures"."original_name") <= 160);