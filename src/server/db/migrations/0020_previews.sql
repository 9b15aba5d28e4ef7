CREATE TABLE "previews" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" text,
	"noun" text NOT NULL,
	"item_id" uuid,
	"body" jsonb NOT NULL,
	"label" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone,
	"revoked_at" timestamp (3) with time zone,
	CONSTRAINT "previews_noun" CHECK ("previews"."noun" in ('trips', 'blogs', 'categories', 'hero_images')),
	CONSTRAINT "previews_label_length" CHECK (length("previews"."label") <= 200),
	CONSTRAINT "previews_body" CHECK (jsonb_typeof("previews"."body") = 'object')
);
--> statement-breakpoint
CREATE INDEX "previews_by_end" ON "previews" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "previews_by_session" ON "previews" USING btree ("session_id","created_at");--> statement-breakpoint
CREATE INDEX "previews_by_thing" ON "previews" USING btree ("noun","item_id");