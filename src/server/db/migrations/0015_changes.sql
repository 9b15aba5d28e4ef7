CREATE TABLE "change_items" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "change_items_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"change_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"row_table" text NOT NULL,
	"row_id" text NOT NULL,
	"noun" text NOT NULL,
	"noun_id" text NOT NULL,
	"label" text,
	"before" jsonb,
	"after" jsonb,
	CONSTRAINT "change_items_kind" CHECK ("change_items"."kind" in ('insert', 'update', 'delete'))
);
--> statement-breakpoint
CREATE TABLE "changes" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"author" text NOT NULL,
	"operation" text NOT NULL,
	"session_id" text,
	"undo_of" bigint,
	"details" jsonb,
	CONSTRAINT "changes_author" CHECK ("changes"."author" in ('admin', 'visitor', 'program', 'database'))
);
--> statement-breakpoint
ALTER TABLE "change_items" ADD CONSTRAINT "change_items_change_id_changes_id_fk" FOREIGN KEY ("change_id") REFERENCES "public"."changes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "change_items_by_change" ON "change_items" USING btree ("change_id");--> statement-breakpoint
CREATE INDEX "change_items_by_thing" ON "change_items" USING btree ("noun","noun_id","change_id");--> statement-breakpoint
CREATE INDEX "changes_latest" ON "changes" USING btree ("at" DESC NULLS FIRST);--> statement-breakpoint
-- Nobody changes or removes what happened, but for the retention job, which says so in its transaction.
CREATE FUNCTION changes_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('hatheli.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
CREATE TRIGGER changes_append_only BEFORE UPDATE OR DELETE ON "changes" FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER changes_no_truncate BEFORE TRUNCATE ON "changes" FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_append_only BEFORE UPDATE OR DELETE ON "change_items" FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_no_truncate BEFORE TRUNCATE ON "change_items" FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
-- The change of the running transaction; its first changed row creates it. Who runs it is named by settings of the
-- transaction; where none are set, the statement does not come from the program.
CREATE FUNCTION current_change() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	known text := nullif(current_setting('hatheli.change', true), '');
	created bigint;
BEGIN
	IF known IS NOT NULL THEN
		RETURN known::bigint;
	END IF;
	INSERT INTO changes (author, operation, session_id)
		VALUES (
			coalesce(nullif(current_setting('hatheli.author', true), ''), 'database'),
			coalesce(nullif(current_setting('hatheli.operation', true), ''), 'sql'),
			nullif(current_setting('hatheli.session', true), '')
		)
		RETURNING id INTO created;
	PERFORM set_config('hatheli.change', created::text, true);
	RETURN created;
END $$;
--> statement-breakpoint
-- Arguments: the noun, the column with its id, the column with the row's own key, the columns with its name (the first
-- that is filled).
CREATE FUNCTION record_change() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	described jsonb := coalesce(now_is, was);
	name text;
BEGIN
	IF TG_OP = 'UPDATE' THEN
		-- Neither the version nor what is generated from other rows is a change.
		SELECT jsonb_object_agg(key, value) INTO was FROM jsonb_each(to_jsonb(OLD))
			WHERE key NOT IN ('updated_at', 'host_info') AND now_is -> key IS DISTINCT FROM value;
		IF was IS NULL THEN
			RETURN NULL;
		END IF;
		SELECT jsonb_object_agg(key, value) INTO now_is FROM jsonb_each(now_is) WHERE was ? key;
	END IF;
	FOR argument IN 3 .. TG_NARGS - 1 LOOP
		name := coalesce(name, nullif(described ->> TG_ARGV[argument], ''));
	END LOOP;
	INSERT INTO change_items (change_id, kind, row_table, row_id, noun, noun_id, label, before, after)
		VALUES (current_change(), lower(TG_OP), TG_TABLE_NAME, described ->> TG_ARGV[2], TG_ARGV[0], described ->> TG_ARGV[1], name, was, now_is);
	RETURN NULL;
END $$;
--> statement-breakpoint
DO $$
DECLARE
	recorded text[];
BEGIN
	FOREACH recorded SLICE 1 IN ARRAY ARRAY[
		['trips', '''trips'', ''id'', ''id'', ''title'''],
		['trip_images', '''trips'', ''trip_id'', ''id'''],
		['vendors', '''vendors'', ''id'', ''id'', ''vendor_name'''],
		['blogs', '''blogs'', ''id'', ''id'', ''title'''],
		['testimonials', '''testimonials'', ''id'', ''id'', ''name'''],
		['hero_images', '''hero_images'', ''id'', ''id'', ''title'''],
		['categories', '''categories'', ''id'', ''id'', ''name'''],
		['regions', '''regions'', ''id'', ''id'', ''name'''],
		['pictures', '''pictures'', ''url'', ''url'', ''alt'', ''name''']
	] LOOP
		EXECUTE format(
			'CREATE TRIGGER %1$s_recorded AFTER INSERT OR UPDATE OR DELETE ON %1$I FOR EACH ROW WHEN (current_setting(''hatheli.changes'', true) IS DISTINCT FROM ''off'') EXECUTE FUNCTION record_change(%2$s)',
			recorded[1], recorded[2]
		);
	END LOOP;
END $$;
