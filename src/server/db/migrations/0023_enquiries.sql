-- Two new tables, empty: a few milliseconds whatever the catalogue holds. No trigger announces or records them: enquiries
-- are not content, and personal words must not stay in the history (docs/decisions/0062).
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
	"consented_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"answered_at" timestamp (3) with time zone,
	"searched" text GENERATED ALWAYS AS (searchable(reference || ' ' || name || ' ' || coalesce(email, '') || ' ' || coalesce(phone, '') || ' ' || coalesce(trip_title, '') || ' ' || words)) STORED,
	CONSTRAINT "enquiries_name_length" CHECK (length("enquiries"."name") between 1 and 120),
	CONSTRAINT "enquiries_email_length" CHECK (length("enquiries"."email") between 1 and 254),
	CONSTRAINT "enquiries_phone_length" CHECK (length("enquiries"."phone") between 1 and 40),
	CONSTRAINT "enquiries_words_length" CHECK (length("enquiries"."words") between 1 and 4000),
	CONSTRAINT "enquiries_notes_length" CHECK (length("enquiries"."notes") <= 4000),
	CONSTRAINT "enquiries_month" CHECK ("enquiries"."month" between 1 and 12),
	CONSTRAINT "enquiries_people" CHECK ("enquiries"."people" between 1 and 60),
	CONSTRAINT "enquiries_status_known" CHECK ("enquiries"."status" in ('new', 'answered', 'closed', 'spam')),
	CONSTRAINT "enquiries_can_be_answered" CHECK ("enquiries"."email" is not null or "enquiries"."phone" is not null)
);
--> statement-breakpoint
CREATE TABLE "mail_outbox" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"enquiry_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp (3) with time zone,
	"failed_at" timestamp (3) with time zone,
	"error" text
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_enquiry_id_enquiries_id_fk" FOREIGN KEY ("enquiry_id") REFERENCES "public"."enquiries"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_reference" ON "enquiries" USING btree ("reference");--> statement-breakpoint
CREATE UNIQUE INDEX "enquiries_form_key" ON "enquiries" USING btree ("form_key");--> statement-breakpoint
CREATE INDEX "enquiries_newest" ON "enquiries" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "enquiries_by_status" ON "enquiries" USING btree ("status","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_by_trip" ON "enquiries" USING btree ("trip_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "enquiries_searched" ON "enquiries" USING gin ("searched" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "mail_outbox_due" ON "mail_outbox" USING btree ("due_at") WHERE sent_at is null and failed_at is null;--> statement-breakpoint
CREATE INDEX "mail_outbox_by_enquiry" ON "mail_outbox" USING btree ("enquiry_id");