-- No row is read or rewritten: new tables and their indexes, a few milliseconds whatever is stored.
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
	"besides" jsonb,
	"changes" text[] DEFAULT '{}'::text[] NOT NULL,
	"problems" jsonb,
	CONSTRAINT "import_rows_import_id_number_pk" PRIMARY KEY("import_id","number"),
	CONSTRAINT "import_rows_outcome" CHECK ("import_rows"."outcome" in ('create', 'update', 'unchanged', 'problem'))
);
--> statement-breakpoint
CREATE TABLE "imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"format" text NOT NULL,
	"file_name" text NOT NULL,
	"create_regions" boolean DEFAULT false NOT NULL,
	"overwrite" boolean DEFAULT false NOT NULL,
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
	CONSTRAINT "imports_noun" CHECK ("imports"."noun" in ('trips', 'vendors', 'testimonials', 'blogs')),
	CONSTRAINT "imports_format" CHECK ("imports"."format" in ('csv', 'json'))
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
ALTER TABLE "import_parts" ADD CONSTRAINT "import_parts_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "import_rows" ADD CONSTRAINT "import_rows_import_id_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."imports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "imports" ADD CONSTRAINT "imports_task_id_tasks_id_fk" FOREIGN KEY ("task_id") REFERENCES "public"."tasks"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "import_rows_by_outcome" ON "import_rows" USING btree ("import_id","outcome","number");--> statement-breakpoint
CREATE INDEX "imports_by_time" ON "imports" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "imports_by_task" ON "imports" USING btree ("task_id");--> statement-breakpoint
CREATE INDEX "tasks_open" ON "tasks" USING btree ("created_at") WHERE "tasks"."finished_at" is null;--> statement-breakpoint
CREATE INDEX "tasks_finished" ON "tasks" USING btree ("finished_at" DESC NULLS FIRST);