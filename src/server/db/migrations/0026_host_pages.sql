-- Milliseconds for 100,000 rows: the new columns are null or have constant defaults. The strongest locks come first, in the
-- order in which saves take theirs.
LOCK TABLE "pictures" IN SHARE ROW EXCLUSIVE MODE;--> statement-breakpoint
LOCK TABLE "vendors", "testimonials" IN ACCESS EXCLUSIVE MODE;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "travelled_on" date;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "place" text;--> statement-breakpoint
ALTER TABLE "testimonials" ADD COLUMN "photo" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "portrait" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "words" text;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "spoken_languages" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "verified_checks" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "vendors" ADD COLUMN "verified_on" date;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_pictures_url_fk" FOREIGN KEY ("photo") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_portrait_pictures_url_fk" FOREIGN KEY ("portrait") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "testimonials_by_photo" ON "testimonials" USING btree ("photo") WHERE "testimonials"."photo" is not null;--> statement-breakpoint
CREATE INDEX "vendors_by_portrait" ON "vendors" USING btree ("portrait") WHERE "vendors"."portrait" is not null;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_travelled_on" CHECK (extract(day from "testimonials"."travelled_on") = 1);--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_place_length" CHECK (length("testimonials"."place") <= 80);--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_words_length" CHECK (length("vendors"."words") <= 1200);--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_languages" CHECK (cardinality("vendors"."spoken_languages") between 0 and 12);--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_checks" CHECK (cardinality("vendors"."verified_checks") between 0 and 12);