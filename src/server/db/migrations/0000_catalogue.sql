CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"start" text DEFAULT '' NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"tags" text[],
	"featured_image" text,
	"published_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_slug_length" CHECK (length("blogs"."slug") between 1 and 120),
	CONSTRAINT "blogs_slug_form" CHECK ("blogs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
	CONSTRAINT "blogs_title_length" CHECK (length("blogs"."title") between 1 and 200),
	CONSTRAINT "blogs_body_length" CHECK (length("blogs"."body") <= 200000),
	CONSTRAINT "blogs_status" CHECK ("blogs"."status" in ('draft', 'published')),
	CONSTRAINT "blogs_tags" CHECK (cardinality("blogs"."tags") between 1 and 20),
	CONSTRAINT "blogs_published" CHECK ("blogs"."status" = 'draft' or ("blogs"."published_at" is not null and "blogs"."body" <> ''))
);
--> statement-breakpoint
CREATE TABLE "categories" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"title" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"featured_image" text,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "categories_name_unique" UNIQUE("name"),
	CONSTRAINT "categories_name" CHECK ("categories"."name" in ('Wildlife Escapes', 'Wellness Retreats', 'Signature Stays', 'Offbeat & Immersive')),
	CONSTRAINT "categories_title_length" CHECK (length("categories"."title") between 1 and 120),
	CONSTRAINT "categories_description_length" CHECK (length("categories"."description") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "content_revision" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"revision" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "content_revision_only" CHECK ("content_revision"."only")
);
--> statement-breakpoint
CREATE TABLE "hero_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_images_title_length" CHECK (length("hero_images"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "pictures" (
	"url" text PRIMARY KEY NOT NULL,
	"bucket" text NOT NULL,
	"name" text NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"bytes" integer NOT NULL,
	"color" text NOT NULL,
	"focal_x" real DEFAULT 0.5 NOT NULL,
	"focal_y" real DEFAULT 0.5 NOT NULL,
	"alt" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_url_length" CHECK (length("pictures"."url") between 1 and 200),
	CONSTRAINT "pictures_alt_length" CHECK (length("pictures"."alt") <= 300),
	CONSTRAINT "pictures_bucket" CHECK ("pictures"."bucket" in ('trip-images', 'blog-images', 'hero-images', 'category-images')),
	CONSTRAINT "pictures_focal_x" CHECK ("pictures"."focal_x" between 0 and 1),
	CONSTRAINT "pictures_focal_y" CHECK ("pictures"."focal_y" between 0 and 1),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."bytes" > 0),
	CONSTRAINT "pictures_color" CHECK ("pictures"."color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "regions_name_length" CHECK (length("regions"."name") between 1 and 80),
	CONSTRAINT "regions_name_trimmed" CHECK ("regions"."name" = btrim("regions"."name"))
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"rating" integer DEFAULT 5 NOT NULL,
	"trip_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_name_length" CHECK (length("testimonials"."name") between 1 and 120),
	CONSTRAINT "testimonials_content_length" CHECK (length("testimonials"."content") between 1 and 2000),
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "trip_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trip_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"caption" text,
	"sort_order" integer NOT NULL,
	CONSTRAINT "trip_images_order" UNIQUE("trip_id","sort_order"),
	CONSTRAINT "trip_images_caption_length" CHECK (length("trip_images"."caption") <= 300),
	CONSTRAINT "trip_images_sort_order" CHECK ("trip_images"."sort_order" >= 1)
);
--> statement-breakpoint
CREATE TABLE "trips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"category" text NOT NULL,
	"region" text NOT NULL,
	"vendor_id" uuid,
	"price" numeric(11, 2) NOT NULL,
	"duration" integer NOT NULL,
	"description" text NOT NULL,
	"short_description" text,
	"host_info" text,
	"status" text DEFAULT 'draft' NOT NULL,
	"featured" boolean DEFAULT false NOT NULL,
	"show_vendor_info" boolean DEFAULT true NOT NULL,
	"featured_image" text,
	"highlights" text[] DEFAULT '{}'::text[] NOT NULL,
	"inclusions" text[] DEFAULT '{}'::text[] NOT NULL,
	"exclusions" text[] DEFAULT '{}'::text[] NOT NULL,
	"itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trips_title_length" CHECK (length("trips"."title") between 1 and 160),
	CONSTRAINT "trips_region_length" CHECK (length("trips"."region") <= 80),
	CONSTRAINT "trips_description_length" CHECK (length("trips"."description") <= 20000),
	CONSTRAINT "trips_short_description_length" CHECK (length("trips"."short_description") <= 300),
	CONSTRAINT "trips_host_info_length" CHECK (length("trips"."host_info") <= 2000),
	CONSTRAINT "trips_price" CHECK ("trips"."price" > 0 and "trips"."price" <= 100000000),
	CONSTRAINT "trips_duration" CHECK ("trips"."duration" between 1 and 365),
	CONSTRAINT "trips_status" CHECK ("trips"."status" in ('draft', 'published')),
	CONSTRAINT "trips_highlights" CHECK (cardinality("trips"."highlights") between 0 and 50),
	CONSTRAINT "trips_inclusions" CHECK (cardinality("trips"."inclusions") between 0 and 50),
	CONSTRAINT "trips_exclusions" CHECK (cardinality("trips"."exclusions") between 0 and 50),
	CONSTRAINT "trips_itinerary" CHECK (jsonb_typeof("trips"."itinerary") = 'array')
);
--> statement-breakpoint
CREATE TABLE "vendors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_name" text NOT NULL,
	"email" text,
	"phone" text,
	"city" text,
	"region" text NOT NULL,
	"description" text,
	"years_of_experience" integer DEFAULT 0 NOT NULL,
	"number_of_trips" integer DEFAULT 0 NOT NULL,
	"rating" numeric(2, 1),
	"social_handles" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_name_length" CHECK (length("vendors"."vendor_name") between 1 and 120),
	CONSTRAINT "vendors_email_length" CHECK (length("vendors"."email") <= 254),
	CONSTRAINT "vendors_phone_length" CHECK (length("vendors"."phone") <= 40),
	CONSTRAINT "vendors_city_length" CHECK (length("vendors"."city") <= 80),
	CONSTRAINT "vendors_region_length" CHECK (length("vendors"."region") between 1 and 80),
	CONSTRAINT "vendors_description_length" CHECK (length("vendors"."description") <= 4000),
	CONSTRAINT "vendors_years" CHECK ("vendors"."years_of_experience" between 0 and 200),
	CONSTRAINT "vendors_trips" CHECK ("vendors"."number_of_trips" between 0 and 1000000),
	CONSTRAINT "vendors_rating" CHECK ("vendors"."rating" between 1 and 5),
	CONSTRAINT "vendors_social" CHECK (jsonb_typeof("vendors"."social_handles") = 'object')
);
--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_images" ADD CONSTRAINT "hero_images_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_images" ADD CONSTRAINT "trip_images_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_images" ADD CONSTRAINT "trip_images_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_category_categories_name_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("status","published_at" DESC NULLS LAST,"created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE UNIQUE INDEX "hero_images_one_active" ON "hero_images" USING btree ("is_active") WHERE "hero_images"."is_active";--> statement-breakpoint
CREATE INDEX "hero_images_newest" ON "hero_images" USING btree ("created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "pictures_by_bucket" ON "pictures" USING btree ("bucket","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_unique" ON "regions" USING btree (lower("name"));--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "testimonials_by_trip" ON "testimonials" USING btree ("trip_id","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "trip_images_by_picture" ON "trip_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "trips_newest" ON "trips" USING btree ("status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "trips_by_category" ON "trips" USING btree ("category","status","created_at" DESC NULLS LAST,"id");--> statement-breakpoint
CREATE INDEX "trips_by_region" ON "trips" USING btree ("category",btrim("region"),"created_at" DESC NULLS LAST,"id") WHERE "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_featured" ON "trips" USING btree ("created_at" DESC NULLS LAST,"id") WHERE "trips"."featured" and "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_by_vendor" ON "trips" USING btree ("vendor_id");--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("vendor_name");