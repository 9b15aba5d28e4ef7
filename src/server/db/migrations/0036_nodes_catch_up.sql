-- Nothing of this depends on the number of rows: it takes milliseconds.
CREATE UNLOGGED TABLE "content_changes" (
	"xid" "xid8" PRIMARY KEY NOT NULL,
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "visits_today" (
	"day" date NOT NULL,
	"visit" text NOT NULL,
	CONSTRAINT "visits_today_day_visit_pk" PRIMARY KEY("day","visit")
);
--> statement-breakpoint
CREATE TABLE "schema_releases" (
	"release" integer PRIMARY KEY NOT NULL,
	"migration" bigint NOT NULL
);
--> statement-breakpoint
-- One row for each transaction, its own: no writer waits for another one, as with a counter. The notice is still the same for
-- a whole transaction, so that it is sent once. A node of the release before takes it for that of another node.
CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		IF NOT EXISTS (SELECT FROM changed_rows) THEN
			RETURN NULL;
		END IF;
	END IF;
	INSERT INTO content_changes (xid) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
	PERFORM pg_notify('content', coalesce(current_setting('hatheli.writer', true), '') || ' ' || pg_current_xact_id());
	RETURN NULL;
END $$;
