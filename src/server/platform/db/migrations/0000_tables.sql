CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
-- What searches compare: lower case, without diacritics. Composed again, so that scripts that decompose stay short.
CREATE FUNCTION searchable(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN octet_length(value) = length(value) THEN lower(value)
		ELSE normalize(regexp_replace(normalize(lower(value), NFD), '[\u0300-\u036f]', '', 'g'), NFC) END
$$;
--> statement-breakpoint
-- Addresses of pictures in a text, wherever they stand: a column, a body, a list.
CREATE FUNCTION pictures_in(value text) RETURNS text[] LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(array_agg(DISTINCT found[1]), '{}')
	FROM regexp_matches(value, '/media/[a-z-]+/[A-Za-z0-9][A-Za-z0-9._-]*', 'g') AS found
$$;
--> statement-breakpoint
CREATE TABLE "auth_accounts" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"password" text,
	"password_chosen_at" timestamp (3) with time zone,
	"emergency_code_hash" text,
	"emergency_code_made_at" timestamp (3) with time zone,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_accounts_one_each" UNIQUE("user_id","provider_id")
);
--> statement-breakpoint
CREATE TABLE "auth_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"since" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "auth_sessions" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_sessions_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "auth_two_factors" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"secret" text NOT NULL,
	"backup_codes" text NOT NULL,
	"verified" boolean DEFAULT true NOT NULL,
	"failed_verification_count" integer DEFAULT 0 NOT NULL,
	"locked_until" timestamp (3) with time zone,
	CONSTRAINT "auth_two_factors_user_id_unique" UNIQUE("user_id")
);
--> statement-breakpoint
CREATE TABLE "auth_users" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"role" text DEFAULT 'admin' NOT NULL,
	"two_factor_enabled" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "auth_users_email_unique" UNIQUE("email"),
	CONSTRAINT "auth_users_one_admin" UNIQUE("role"),
	CONSTRAINT "auth_users_role" CHECK ("auth_users"."role" = 'admin'),
	CONSTRAINT "auth_users_email_lower" CHECK ("auth_users"."email" = lower("auth_users"."email"))
);
--> statement-breakpoint
CREATE TABLE "auth_verifications" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "blogs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"slug" text NOT NULL,
	"title" text NOT NULL,
	"body" text DEFAULT '' NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(body)) STORED NOT NULL,
	"start" text DEFAULT '' NOT NULL,
	"reading_minutes" integer DEFAULT 1 NOT NULL,
	"status" text DEFAULT 'draft' NOT NULL,
	"tags" text[],
	"trip_ids" uuid[] DEFAULT '{}'::uuid[] NOT NULL,
	"featured_image" text,
	"published_at" timestamp (3) with time zone,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "blogs_slug_unique" UNIQUE("slug"),
	CONSTRAINT "blogs_title" CHECK (length("blogs"."title") between 1 and 200),
	CONSTRAINT "blogs_slug" CHECK (length("blogs"."slug") between 1 and 120),
	CONSTRAINT "blogs_status" CHECK ("blogs"."status" in ('draft', 'published')),
	CONSTRAINT "blogs_body" CHECK (length("blogs"."body") <= 200000),
	CONSTRAINT "blogs_tags" CHECK (cardinality("blogs"."tags") between 1 and 20),
	CONSTRAINT "blogs_trip_ids" CHECK (cardinality("blogs"."trip_ids") between 0 and 3),
	CONSTRAINT "blogs_slug_form" CHECK ("blogs"."slug" ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
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
	CONSTRAINT "categories_title" CHECK (length("categories"."title") between 1 and 120),
	CONSTRAINT "categories_description" CHECK (length("categories"."description") <= 1000)
);
--> statement-breakpoint
CREATE TABLE "check_dismissals" (
	"entity" text NOT NULL,
	"item_id" uuid NOT NULL,
	"check_name" text NOT NULL,
	"columns" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_dismissals_entity_item_id_check_name_pk" PRIMARY KEY("entity","item_id","check_name")
);
--> statement-breakpoint
CREATE TABLE "content_changes" (
	"xid" "xid8" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "drafts" (
	"entity" text NOT NULL,
	"item_id" uuid NOT NULL,
	"body" jsonb,
	"base_version" timestamp (3) with time zone,
	"saved_at" timestamp (3) with time zone,
	"autosave" jsonb,
	"autosave_base" timestamp (3) with time zone,
	"autosaved_at" timestamp (3) with time zone,
	"publish_at" timestamp (3) with time zone,
	"publish_failure" text,
	"unpublish_at" timestamp (3) with time zone,
	"unpublish_failure" text,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(coalesce(body::text, '') || coalesce(autosave::text, ''))) STORED NOT NULL,
	CONSTRAINT "drafts_entity_item_id_pk" PRIMARY KEY("entity","item_id"),
	CONSTRAINT "drafts_entity" CHECK ("drafts"."entity" in ('trips', 'blogs', 'categories', 'hero_images')),
	CONSTRAINT "drafts_saved" CHECK (num_nulls("drafts"."body", "drafts"."saved_at") in (0, 2)),
	CONSTRAINT "drafts_autosaved" CHECK (num_nulls("drafts"."autosave", "drafts"."autosaved_at") in (0, 2)),
	CONSTRAINT "drafts_publish_a_body" CHECK ("drafts"."publish_at" is null or "drafts"."body" is not null or "drafts"."entity" = 'hero_images'),
	CONSTRAINT "drafts_publish_failure" CHECK ("drafts"."publish_failure" is null or "drafts"."publish_at" is not null),
	CONSTRAINT "drafts_unpublish_failure" CHECK ("drafts"."unpublish_failure" is null or "drafts"."unpublish_at" is not null)
);
--> statement-breakpoint
CREATE TABLE "enquiries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"form_key" text NOT NULL,
	"trip_id" uuid,
	"trip_title" text,
	"name" text NOT NULL,
	"email" text,
	"phone" text,
	"month" smallint,
	"people" integer,
	"words" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"notes" text DEFAULT '' NOT NULL,
	"taken_by" text DEFAULT '' NOT NULL,
	"consented_at" timestamp (3) with time zone DEFAULT now(),
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"searched" text GENERATED ALWAYS AS (searchable(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(trip_title, '') || ' ' || words)) STORED,
	CONSTRAINT "enquiries_name_length" CHECK (length("enquiries"."name") between 1 and 120),
	CONSTRAINT "enquiries_email_length" CHECK (length("enquiries"."email") between 1 and 254),
	CONSTRAINT "enquiries_phone_length" CHECK (length("enquiries"."phone") between 1 and 40),
	CONSTRAINT "enquiries_words_length" CHECK (length("enquiries"."words") between 1 and 4000),
	CONSTRAINT "enquiries_notes_length" CHECK (length("enquiries"."notes") <= 4000),
	CONSTRAINT "enquiries_taken_by_length" CHECK (length("enquiries"."taken_by") <= 40),
	CONSTRAINT "enquiries_month" CHECK ("enquiries"."month" between 1 and 12),
	CONSTRAINT "enquiries_people" CHECK ("enquiries"."people" between 1 and 60),
	CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'answered', 'closed', 'spam')),
	CONSTRAINT "enquiries_can_be_answered" CHECK ("enquiries"."email" is not null or "enquiries"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "former_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hero_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"title" text NOT NULL,
	"image_url" text NOT NULL,
	"is_active" boolean DEFAULT false NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "hero_images_title" CHECK (length("hero_images"."title") between 1 and 120)
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"key" text PRIMARY KEY NOT NULL,
	"operation" text NOT NULL,
	"fingerprint" text NOT NULL,
	"answer" text,
	"change_id" bigint,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "import_parts" (
	"import_id" uuid NOT NULL,
	"part" integer NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "import_parts_import_id_part_pk" PRIMARY KEY("import_id","part")
);
--> statement-breakpoint
CREATE TABLE "import_rows" (
	"import_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"outcome" text NOT NULL,
	"label" text NOT NULL,
	"item_id" uuid,
	"version" timestamp (3) with time zone,
	"data" jsonb,
	"media" jsonb,
	"changes" text[] DEFAULT '{}'::text[] NOT NULL,
	"problems" jsonb,
	"cells" jsonb,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('create', 'update', 'unchanged', 'problem'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"entity" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"create_regions" boolean DEFAULT false NOT NULL,
	"overwrite" boolean DEFAULT false NOT NULL,
	"mapping" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"corrections" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"bytes" integer DEFAULT 0 NOT NULL,
	"parts" integer,
	"columns" jsonb,
	"new_regions" text[] DEFAULT '{}'::text[] NOT NULL,
	"checked_at" timestamp (3) with time zone,
	"imported_at" timestamp (3) with time zone,
	"problem" text,
	"change_id" bigint,
	"task_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "imports_entity" CHECK ("imports"."entity" in ('trips', 'vendors', 'testimonials', 'blogs')),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv', 'json'))
);
--> statement-breakpoint
CREATE TABLE "picture_variants" (
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "picture_variants_url_width_format_pk" PRIMARY KEY("url","width","format"),
	CONSTRAINT "picture_variants_format" CHECK ("picture_variants"."format" in ('avif', 'webp', 'jpeg')),
	CONSTRAINT "picture_variants_size" CHECK ("picture_variants"."width" > 0 and "picture_variants"."bytes" > 0)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text DEFAULT 'enquiry' NOT NULL,
	"enquiry_id" uuid,
	"proposal_id" uuid,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text,
	CONSTRAINT "mail_outbox_kind" CHECK ("mail_outbox"."kind" in ('enquiry', 'password', 'email-old', 'email-new', 'proposal', 'accepted-owner', 'accepted-guest', 'change-owner')),
	CONSTRAINT "mail_outbox_enquiry" CHECK (("mail_outbox"."kind" = 'enquiry') = ("mail_outbox"."enquiry_id" is not null)),
	CONSTRAINT "mail_outbox_proposal" CHECK (("mail_outbox"."kind" in ('proposal', 'accepted-owner', 'accepted-guest', 'change-owner')) = ("mail_outbox"."proposal_id" is not null))
);
--> statement-breakpoint
CREATE TABLE "milestones" (
	"name" text PRIMARY KEY NOT NULL,
	"reached_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "operations" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "operations_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"author" text NOT NULL,
	"operation" text NOT NULL,
	"session_id" text,
	"person" text,
	"undo_of" bigint,
	"details" jsonb,
	"pinned" boolean DEFAULT false NOT NULL,
	CONSTRAINT "operations_author" CHECK ("operations"."author" in ('admin', 'visitor', 'program', 'database'))
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
	"original_name" text DEFAULT '' NOT NULL,
	"kept" boolean DEFAULT false NOT NULL,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "pictures_url_length" CHECK (length("pictures"."url") between 1 and 200),
	CONSTRAINT "pictures_alt" CHECK (length("pictures"."alt") <= 300),
	CONSTRAINT "pictures_focal_x" CHECK ("pictures"."focal_x" between 0 and 1),
	CONSTRAINT "pictures_focal_y" CHECK ("pictures"."focal_y" between 0 and 1),
	CONSTRAINT "pictures_original_name_length" CHECK (length("pictures"."original_name") <= 160),
	CONSTRAINT "pictures_bucket" CHECK ("pictures"."bucket" in ('trip-images', 'blog-images', 'hero-images', 'category-images', 'site-images')),
	CONSTRAINT "pictures_size" CHECK ("pictures"."width" > 0 and "pictures"."height" > 0 and "pictures"."bytes" > 0),
	CONSTRAINT "pictures_color" CHECK ("pictures"."color" ~ '^#[0-9a-f]{6}$')
);
--> statement-breakpoint
CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text,
	"entity" text NOT NULL,
	"item_id" uuid,
	"body" jsonb NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "previews_entity" CHECK ("previews"."entity" in ('trips', 'blogs', 'categories', 'hero_images')),
	CONSTRAINT "previews_label_length" CHECK (length("previews"."label") <= 200),
	CONSTRAINT "previews_body" CHECK (jsonb_typeof("previews"."body") = 'object')
);
--> statement-breakpoint
CREATE TABLE "private_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"sealed" text NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "private_settings_known" CHECK ("private_settings"."id" in ('mail', 'backup', 'push'))
);
--> statement-breakpoint
CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"label" text NOT NULL,
	"quiet" jsonb,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp (3) with time zone,
	"last_error" text,
	"waiting" text[] DEFAULT '{}' NOT NULL,
	"waits_since" timestamp (3) with time zone,
	"due_at" timestamp (3) with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "push_devices_endpoint" UNIQUE("endpoint"),
	CONSTRAINT "push_devices_label" CHECK (length("push_devices"."label") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "regions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"map_id" text,
	"words" text,
	CONSTRAINT "regions_name" CHECK (length("regions"."name") between 1 and 80),
	CONSTRAINT "regions_map_id" CHECK ("regions"."map_id" in ('andaman-and-nicobar-islands', 'andhra-pradesh', 'arunachal-pradesh', 'assam', 'bihar', 'chandigarh', 'chhattisgarh', 'dadra-and-nagar-haveli-and-daman-and-diu', 'delhi', 'goa', 'gujarat', 'haryana', 'himachal-pradesh', 'jammu-and-kashmir', 'jharkhand', 'karnataka', 'kerala', 'ladakh', 'lakshadweep', 'madhya-pradesh', 'maharashtra', 'manipur', 'meghalaya', 'mizoram', 'nagaland', 'odisha', 'puducherry', 'punjab', 'rajasthan', 'sikkim', 'tamil-nadu', 'telangana', 'tripura', 'uttar-pradesh', 'uttarakhand', 'west-bengal')),
	CONSTRAINT "regions_words" CHECK (length("regions"."words") <= 600),
	CONSTRAINT "regions_name_trimmed" CHECK ("regions"."name" = btrim("regions"."name"))
);
--> statement-breakpoint
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"search" jsonb NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "saved_views_list" CHECK ("saved_views"."list" in ('trips', 'vendors', 'blogs', 'testimonials')),
	CONSTRAINT "saved_views_name_length" CHECK (length("saved_views"."name") between 1 and 60)
);
--> statement-breakpoint
CREATE TABLE "search_entries" (
	"entity" text NOT NULL,
	"id" uuid NOT NULL,
	"published" boolean NOT NULL,
	"title" text NOT NULL,
	"words" text NOT NULL,
	"stems" "tsvector",
	"listed_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "search_entries_entity_id_pk" PRIMARY KEY("entity","id")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(data::text)) STORED NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_section" CHECK ("site_settings"."id" in ('company', 'home', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'rates', 'advice', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries', 'proposals'))
);
--> statement-breakpoint
CREATE TABLE "tasks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"title" text NOT NULL,
	"address" text,
	"subject" jsonb NOT NULL,
	"session_id" text,
	"person" text,
	"done" integer DEFAULT 0 NOT NULL,
	"total" integer,
	"message" text,
	"change_id" bigint,
	"cancelling" boolean DEFAULT false NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"claim" uuid,
	"lease_until" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"finished_at" timestamp (3) with time zone,
	CONSTRAINT "tasks_kind" CHECK ("tasks"."kind" in ('import-check', 'import-run')),
	CONSTRAINT "tasks_state" CHECK ("tasks"."state" in ('waiting', 'running', 'done', 'failed', 'cancelled')),
	CONSTRAINT "tasks_done" CHECK ("tasks"."done" >= 0)
);
--> statement-breakpoint
CREATE TABLE "testimonials" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"content" text NOT NULL,
	"rating" integer DEFAULT 5 NOT NULL,
	"trip_id" uuid,
	"travelled_on" date,
	"place" text,
	"photo" text,
	"home_position" integer,
	"sample" boolean DEFAULT false NOT NULL,
	"by_invitation" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "testimonials_name" CHECK (length("testimonials"."name") between 1 and 120),
	CONSTRAINT "testimonials_content" CHECK (length("testimonials"."content") between 1 and 2000),
	CONSTRAINT "testimonials_rating" CHECK ("testimonials"."rating" between 1 and 5),
	CONSTRAINT "testimonials_travelled_on" CHECK (extract(day from "testimonials"."travelled_on") = 1),
	CONSTRAINT "testimonials_place" CHECK (length("testimonials"."place") <= 80),
	CONSTRAINT "testimonials_home_position" CHECK ("testimonials"."home_position" >= 1)
);
--> statement-breakpoint
CREATE TABLE "trip_days_counted" (
	"trip_id" uuid NOT NULL,
	"day" date NOT NULL,
	"seen" integer DEFAULT 0 NOT NULL,
	"button" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "trip_days_counted_trip_id_day_pk" PRIMARY KEY("trip_id","day"),
	CONSTRAINT "trip_days_counted_sums" CHECK ("trip_days_counted"."seen" >= 0 and "trip_days_counted"."button" >= 0)
);
--> statement-breakpoint
CREATE TABLE "trip_images" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"trip_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"alt" text,
	"caption" text,
	"sort_order" integer NOT NULL,
	CONSTRAINT "trip_images_order" UNIQUE("trip_id","sort_order"),
	CONSTRAINT "trip_images_alt_length" CHECK (length("trip_images"."alt") <= 300),
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
	"home_position" integer,
	"show_vendor_info" boolean DEFAULT true NOT NULL,
	"featured_image" text,
	"highlights" text[] DEFAULT '{}'::text[] NOT NULL,
	"inclusions" text[] DEFAULT '{}'::text[] NOT NULL,
	"exclusions" text[] DEFAULT '{}'::text[] NOT NULL,
	"itinerary" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"best_months" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"closed_months" integer[] DEFAULT '{}'::integer[] NOT NULL,
	"month_notes" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"group_size_min" integer,
	"group_size_max" integer,
	"pace" smallint,
	"minimum_age" integer,
	"start_place" text,
	"end_place" text,
	"nearest_station" text,
	"nearest_airport" text,
	"highest_altitude" integer,
	"languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"cancellation" text,
	"group_prices" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"single_supplement" integer,
	"faqs" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"stops" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"local_share" integer,
	"carbon_kg" integer,
	"carbon_source" text,
	"host_words" text,
	"arrivals" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"suits" text,
	"access" text,
	"safety" text,
	"permits" text,
	"insurance" text,
	"packing" text,
	"payment" text,
	"food" text,
	"guide_name" text,
	"guide_words" text,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "trips_title" CHECK (length("trips"."title") between 1 and 160),
	CONSTRAINT "trips_category" CHECK ("trips"."category" in ('Wildlife Escapes', 'Wellness Retreats', 'Signature Stays', 'Offbeat & Immersive')),
	CONSTRAINT "trips_region" CHECK (length("trips"."region") <= 80),
	CONSTRAINT "trips_price" CHECK ("trips"."price" between 1 and 100000000),
	CONSTRAINT "trips_duration" CHECK ("trips"."duration" between 1 and 365),
	CONSTRAINT "trips_status" CHECK ("trips"."status" in ('draft', 'published')),
	CONSTRAINT "trips_short_description" CHECK (length("trips"."short_description") <= 300),
	CONSTRAINT "trips_description" CHECK (length("trips"."description") <= 20000),
	CONSTRAINT "trips_highlights" CHECK (cardinality("trips"."highlights") between 0 and 50),
	CONSTRAINT "trips_inclusions" CHECK (cardinality("trips"."inclusions") between 0 and 50),
	CONSTRAINT "trips_exclusions" CHECK (cardinality("trips"."exclusions") between 0 and 50),
	CONSTRAINT "trips_itinerary" CHECK (jsonb_typeof("trips"."itinerary") = 'array'),
	CONSTRAINT "trips_best_months" CHECK ("trips"."best_months" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
	CONSTRAINT "trips_closed_months" CHECK ("trips"."closed_months" <@ array[1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]),
	CONSTRAINT "trips_group_size_min" CHECK ("trips"."group_size_min" between 1 and 200),
	CONSTRAINT "trips_group_size_max" CHECK ("trips"."group_size_max" between 1 and 200),
	CONSTRAINT "trips_pace" CHECK ("trips"."pace" between 1 and 5),
	CONSTRAINT "trips_minimum_age" CHECK ("trips"."minimum_age" between 0 and 99),
	CONSTRAINT "trips_start_place" CHECK (length("trips"."start_place") <= 120),
	CONSTRAINT "trips_end_place" CHECK (length("trips"."end_place") <= 120),
	CONSTRAINT "trips_nearest_station" CHECK (length("trips"."nearest_station") <= 120),
	CONSTRAINT "trips_nearest_airport" CHECK (length("trips"."nearest_airport") <= 120),
	CONSTRAINT "trips_highest_altitude" CHECK ("trips"."highest_altitude" between 0 and 8849),
	CONSTRAINT "trips_languages" CHECK (cardinality("trips"."languages") between 0 and 12),
	CONSTRAINT "trips_cancellation" CHECK (length("trips"."cancellation") <= 300),
	CONSTRAINT "trips_group_prices" CHECK (jsonb_typeof("trips"."group_prices") = 'array'),
	CONSTRAINT "trips_single_supplement" CHECK ("trips"."single_supplement" between 1 and 100000000),
	CONSTRAINT "trips_faqs" CHECK (jsonb_typeof("trips"."faqs") = 'array'),
	CONSTRAINT "trips_stops" CHECK (jsonb_typeof("trips"."stops") = 'array'),
	CONSTRAINT "trips_local_share" CHECK ("trips"."local_share" between 0 and 100),
	CONSTRAINT "trips_carbon_kg" CHECK ("trips"."carbon_kg" between 0 and 100000),
	CONSTRAINT "trips_carbon_source" CHECK (length("trips"."carbon_source") <= 300),
	CONSTRAINT "trips_host_words" CHECK (length("trips"."host_words") <= 600),
	CONSTRAINT "trips_month_notes" CHECK (jsonb_typeof("trips"."month_notes") = 'array'),
	CONSTRAINT "trips_arrivals" CHECK (jsonb_typeof("trips"."arrivals") = 'array'),
	CONSTRAINT "trips_suits" CHECK (length("trips"."suits") <= 1000),
	CONSTRAINT "trips_access" CHECK (length("trips"."access") <= 1000),
	CONSTRAINT "trips_safety" CHECK (length("trips"."safety") <= 1000),
	CONSTRAINT "trips_permits" CHECK (length("trips"."permits") <= 1000),
	CONSTRAINT "trips_insurance" CHECK (length("trips"."insurance") <= 1000),
	CONSTRAINT "trips_packing" CHECK (length("trips"."packing") <= 1000),
	CONSTRAINT "trips_payment" CHECK (length("trips"."payment") <= 1000),
	CONSTRAINT "trips_food" CHECK (length("trips"."food") <= 1000),
	CONSTRAINT "trips_guide_name" CHECK (length("trips"."guide_name") <= 80),
	CONSTRAINT "trips_guide_words" CHECK (length("trips"."guide_words") <= 200),
	CONSTRAINT "trips_host_info" CHECK (length("trips"."host_info") <= 2000),
	CONSTRAINT "trips_home_position" CHECK ("trips"."home_position" >= 1)
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
	"portrait" text,
	"words" text,
	"spoken_languages" text[] DEFAULT '{}'::text[] NOT NULL,
	"verified_checks" text[] DEFAULT '{}'::text[] NOT NULL,
	"verified_on" date,
	"sample" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendors_vendor_name" CHECK (length("vendors"."vendor_name") between 1 and 120),
	CONSTRAINT "vendors_email" CHECK (length("vendors"."email") <= 254),
	CONSTRAINT "vendors_phone" CHECK (length("vendors"."phone") <= 40),
	CONSTRAINT "vendors_city" CHECK (length("vendors"."city") <= 80),
	CONSTRAINT "vendors_region" CHECK (length("vendors"."region") between 1 and 80),
	CONSTRAINT "vendors_description" CHECK (length("vendors"."description") <= 4000),
	CONSTRAINT "vendors_years_of_experience" CHECK ("vendors"."years_of_experience" between 0 and 200),
	CONSTRAINT "vendors_number_of_trips" CHECK ("vendors"."number_of_trips" between 0 and 1000000),
	CONSTRAINT "vendors_rating" CHECK ("vendors"."rating" between 1 and 5),
	CONSTRAINT "vendors_social_handles" CHECK (jsonb_typeof("vendors"."social_handles") = 'object'),
	CONSTRAINT "vendors_words" CHECK (length("vendors"."words") <= 1200),
	CONSTRAINT "vendors_spoken_languages" CHECK (cardinality("vendors"."spoken_languages") between 0 and 12),
	CONSTRAINT "vendors_verified_checks" CHECK (cardinality("vendors"."verified_checks") between 0 and 12)
);
--> statement-breakpoint
CREATE TABLE "versions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "versions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"operation_id" bigint,
	"entity" text NOT NULL,
	"item_id" text NOT NULL,
	"part" text NOT NULL,
	"kind" text NOT NULL,
	"label" text NOT NULL,
	"body" jsonb,
	"pictures" text[] GENERATED ALWAYS AS (case when entity = 'pictures' and kind <> 'delete' then '{}' else pictures_in(body::text) end) STORED NOT NULL,
	CONSTRAINT "versions_once" UNIQUE("operation_id","entity","item_id","part"),
	CONSTRAINT "versions_part" CHECK ("versions"."part" in ('item', 'draft', 'publish', 'unpublish')),
	CONSTRAINT "versions_kind" CHECK ("versions"."kind" in ('insert', 'update', 'delete', 'purge'))
);
--> statement-breakpoint
CREATE TABLE "visits_today" (
	"day" date NOT NULL,
	"visit" text NOT NULL,
	CONSTRAINT "visits_today_day_visit_pk" PRIMARY KEY("day","visit")
);
--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD CONSTRAINT "auth_accounts_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_sessions" ADD CONSTRAINT "auth_sessions_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "auth_two_factors" ADD CONSTRAINT "auth_two_factors_user_id_auth_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."auth_users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blogs" ADD CONSTRAINT "blogs_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "categories" ADD CONSTRAINT "categories_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hero_images" ADD CONSTRAINT "hero_images_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "picture_variants" ADD CONSTRAINT "picture_variants_url_pictures_url_fk" FOREIGN KEY ("url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "testimonials" ADD CONSTRAINT "testimonials_photo_pictures_url_fk" FOREIGN KEY ("photo") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_images" ADD CONSTRAINT "trip_images_trip_id_trips_id_fk" FOREIGN KEY ("trip_id") REFERENCES "public"."trips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trip_images" ADD CONSTRAINT "trip_images_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_category_categories_name_fk" FOREIGN KEY ("category") REFERENCES "public"."categories"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_vendor_id_vendors_id_fk" FOREIGN KEY ("vendor_id") REFERENCES "public"."vendors"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "trips" ADD CONSTRAINT "trips_featured_image_pictures_url_fk" FOREIGN KEY ("featured_image") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendors" ADD CONSTRAINT "vendors_portrait_pictures_url_fk" FOREIGN KEY ("portrait") REFERENCES "public"."pictures"("url") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "versions" ADD CONSTRAINT "versions_operation_id_operations_id_fk" FOREIGN KEY ("operation_id") REFERENCES "public"."operations"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "auth_attempts_by_time" ON "auth_attempts" USING btree ("since");--> statement-breakpoint
CREATE INDEX "auth_sessions_by_user" ON "auth_sessions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "auth_sessions_by_end" ON "auth_sessions" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "auth_verifications_by_identifier" ON "auth_verifications" USING btree ("identifier");--> statement-breakpoint
CREATE INDEX "auth_verifications_by_end" ON "auth_verifications" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "blogs_by_body_picture" ON "blogs" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "blogs_by_trip" ON "blogs" USING gin ("trip_ids");--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("status","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_all_newest" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_all_by_title" ON "blogs" USING btree (lower("title") collate "C","id");--> statement-breakpoint
CREATE INDEX "blogs_by_picture" ON "blogs" USING btree ("featured_image") WHERE "blogs"."featured_image" is not null;--> statement-breakpoint
CREATE INDEX "drafts_by_picture" ON "drafts" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "drafts_to_publish" ON "drafts" USING btree ("publish_at") WHERE "drafts"."publish_at" is not null;--> statement-breakpoint
CREATE INDEX "drafts_to_unpublish" ON "drafts" USING btree ("unpublish_at") WHERE "drafts"."unpublish_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_reference" ON "enquiries" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_form_key" ON "enquiries" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_by_trip" ON "enquiries" USING btree ("trip_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_searched" ON "enquiries" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "former_addresses_by_blog" ON "former_addresses" USING btree ("blog_id");--> statement-breakpoint
CREATE UNIQUE INDEX "hero_images_one_active" ON "hero_images" USING btree ("is_active") WHERE "hero_images"."is_active";--> statement-breakpoint
CREATE INDEX "hero_images_newest" ON "hero_images" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "hero_images_by_picture" ON "hero_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "idempotency_keys_by_time" ON "idempotency_keys" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "import_rows_by_outcome" ON "import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_by_task" ON "imports" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_by_enquiry" ON "mail_outbox" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "operations_latest" ON "operations" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "operations_undone_once" ON "operations" USING btree ("undo_of") WHERE "operations"."undo_of" is not null;--> statement-breakpoint
CREATE INDEX "pictures_by_bucket" ON "pictures" USING btree ("bucket","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("created_at","url");--> statement-breakpoint
CREATE INDEX "pictures_largest" ON "pictures" USING btree ("bytes","url");--> statement-breakpoint
CREATE INDEX "pictures_search" ON "pictures" USING gin ("alt" gin_trgm_ops,"name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "pictures_search_original" ON "pictures" USING gin ("original_name" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "previews_by_end" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "previews_by_session" ON "previews" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "previews_by_item" ON "previews" USING btree ("entity","item_id");--> statement-breakpoint
CREATE UNIQUE INDEX "regions_name_unique" ON "regions" USING btree (lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_named_once" ON "saved_views" USING btree ("list",lower("name"));--> statement-breakpoint
CREATE UNIQUE INDEX "saved_views_one_default" ON "saved_views" USING btree ("list") WHERE "saved_views"."is_default";--> statement-breakpoint
CREATE INDEX "search_entries_words" ON "search_entries" USING gin ("words" gin_trgm_ops) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "search_entries_stems" ON "search_entries" USING gin ("stems");--> statement-breakpoint
CREATE INDEX "search_entries_titles" ON "search_entries" USING gin (ts_filter("stems", '{a}'));--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("created_at") WHERE "tasks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("finished_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "testimonials_on_home" ON "testimonials" USING btree ("home_position","created_at" DESC NULLS FIRST,"id") WHERE "testimonials"."home_position" is not null;--> statement-breakpoint
CREATE INDEX "testimonials_by_photo" ON "testimonials" USING btree ("photo") WHERE "testimonials"."photo" is not null;--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "testimonials_by_trip" ON "testimonials" USING btree ("trip_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trip_days_counted_by_day" ON "trip_days_counted" USING btree ("day");--> statement-breakpoint
CREATE INDEX "trip_images_by_picture" ON "trip_images" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "trips_newest" ON "trips" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trips_by_category" ON "trips" USING btree ("category","created_at" DESC NULLS FIRST,"id","status");--> statement-breakpoint
CREATE INDEX "trips_by_region" ON "trips" USING btree ("category",btrim("region") collate "C","created_at" DESC NULLS FIRST,"id","region") WHERE "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_by_facets" ON "trips" USING btree ("duration","price","created_at" DESC NULLS FIRST,"id","category","region","pace","best_months","closed_months","group_size_min","group_size_max") WHERE "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_by_choice" ON "trips" USING btree ("featured" DESC NULLS LAST,"home_position","created_at" DESC NULLS FIRST,"id") WHERE "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_featured_in_order" ON "trips" USING btree ("home_position","created_at" DESC NULLS FIRST,"id") WHERE "trips"."featured" and "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_by_vendor" ON "trips" USING btree ("vendor_id","created_at" DESC NULLS FIRST,"id","status","category");--> statement-breakpoint
CREATE INDEX "trips_all_newest" ON "trips" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trips_all_by_title" ON "trips" USING btree (lower("title") collate "C","created_at" DESC NULLS FIRST,"id","status","category","title");--> statement-breakpoint
CREATE INDEX "trips_all_by_price" ON "trips" USING btree ("price","created_at" DESC NULLS FIRST,"id","status","category");--> statement-breakpoint
CREATE INDEX "trips_all_by_region" ON "trips" USING btree (btrim("region") collate "C","created_at" DESC NULLS FIRST,"id","region");--> statement-breakpoint
CREATE INDEX "trips_by_picture" ON "trips" USING btree ("featured_image") WHERE "trips"."featured_image" is not null;--> statement-breakpoint
CREATE INDEX "vendors_by_portrait" ON "vendors" USING btree ("portrait") WHERE "vendors"."portrait" is not null;--> statement-breakpoint
CREATE INDEX "vendors_by_name" ON "vendors" USING btree ("vendor_name");--> statement-breakpoint
CREATE INDEX "vendors_all_by_name" ON "vendors" USING btree (lower("vendor_name") collate "C","id");--> statement-breakpoint
CREATE INDEX "versions_by_item" ON "versions" USING btree ("entity","item_id","part","id");--> statement-breakpoint
CREATE INDEX "versions_by_kind" ON "versions" USING btree ("kind","operation_id") WHERE "versions"."part" = 'item' and "versions"."kind" <> 'update';--> statement-breakpoint
CREATE INDEX "versions_by_picture" ON "versions" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "versions_search" ON "versions" USING gin ("label" gin_trgm_ops);
--> statement-breakpoint
CREATE TABLE "proposal_events" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"proposal_id" uuid NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"option" integer,
	"words" text DEFAULT '' NOT NULL,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(details::text)) STORED NOT NULL,
	CONSTRAINT "proposal_events_kind" CHECK ("proposal_events"."kind" in ('seen', 'change', 'accepted', 'words')),
	CONSTRAINT "proposal_events_option" CHECK (("proposal_events"."kind" = 'accepted') = ("proposal_events"."option" is not null))
);
--> statement-breakpoint
CREATE TABLE "proposal_versions" (
	"proposal_id" uuid NOT NULL,
	"number" integer NOT NULL,
	"key" text NOT NULL,
	"body" jsonb NOT NULL,
	"shown" jsonb NOT NULL,
	"changes" text[] NOT NULL,
	"sent_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(body::text)) STORED NOT NULL,
	CONSTRAINT "proposal_versions_proposal_id_number_pk" PRIMARY KEY("proposal_id","number"),
	CONSTRAINT "proposal_versions_number" CHECK ("proposal_versions"."number" >= 1)
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"reference" text NOT NULL,
	"enquiry_id" uuid,
	"template_name" text,
	"body" jsonb NOT NULL,
	"withdrawn_at" timestamp (3) with time zone,
	"asked_words_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"pictures" text[] GENERATED ALWAYS AS (pictures_in(body::text)) STORED NOT NULL,
	CONSTRAINT "proposals_for_one" CHECK (num_nonnulls("proposals"."enquiry_id", "proposals"."template_name") = 1),
	CONSTRAINT "proposals_body" CHECK (jsonb_typeof("proposals"."body") = 'object')
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_events" ADD CONSTRAINT "proposal_events_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "proposals" ADD CONSTRAINT "proposals_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_outbox_accepted_once" ON "mail_outbox" USING btree ("proposal_id","kind") WHERE kind in ('accepted-owner', 'accepted-guest');--> statement-breakpoint
CREATE INDEX "mail_outbox_by_proposal" ON "mail_outbox" USING btree ("proposal_id");--> statement-breakpoint
CREATE INDEX "proposal_events_by_proposal" ON "proposal_events" USING btree ("proposal_id","at");--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_events_once" ON "proposal_events" USING btree ("proposal_id","kind") WHERE kind in ('accepted', 'words');--> statement-breakpoint
CREATE UNIQUE INDEX "proposal_versions_key" ON "proposal_versions" USING btree ("key");--> statement-breakpoint
CREATE INDEX "proposal_versions_by_picture" ON "proposal_versions" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "proposal_versions_sent" ON "proposal_versions" USING btree ("sent_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "proposals_reference" ON "proposals" USING btree ("reference");--> statement-breakpoint
CREATE INDEX "proposals_by_enquiry" ON "proposals" USING btree ("enquiry_id");--> statement-breakpoint
CREATE INDEX "proposals_by_picture" ON "proposals" USING gin ("pictures");--> statement-breakpoint
CREATE INDEX "proposal_events_by_picture" ON "proposal_events" USING gin ("pictures");
