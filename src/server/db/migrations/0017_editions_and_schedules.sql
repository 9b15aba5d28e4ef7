CREATE TABLE "edition_pictures" (
	"edition_id" uuid NOT NULL,
	"image_url" text NOT NULL,
	"noun" text NOT NULL,
	CONSTRAINT "edition_pictures_edition_id_image_url_pk" PRIMARY KEY("edition_id","image_url")
);
--> statement-breakpoint
CREATE TABLE "editions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"item_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"body" jsonb NOT NULL,
	"body_version" integer NOT NULL,
	"base_version" timestamp (3) with time zone,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "editions_one_of_a_kind" UNIQUE("noun","item_id","kind"),
	CONSTRAINT "editions_noun" CHECK ("editions"."noun" in ('trips', 'blogs', 'categories')),
	CONSTRAINT "editions_kind" CHECK ("editions"."kind" in ('draft', 'autosave'))
);
--> statement-breakpoint
CREATE TABLE "schedules" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"noun" text NOT NULL,
	"item_id" uuid NOT NULL,
	"action" text NOT NULL,
	"due_at" timestamp (3) with time zone NOT NULL,
	"edition_id" uuid,
	"failure" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "schedules_one_of_an_action" UNIQUE("noun","item_id","action"),
	CONSTRAINT "schedules_noun" CHECK ("schedules"."noun" in ('trips', 'blogs', 'hero_images')),
	CONSTRAINT "schedules_action" CHECK ("schedules"."action" in ('publish', 'unpublish'))
);
--> statement-breakpoint
ALTER TABLE "edition_pictures" ADD CONSTRAINT "edition_pictures_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edition_pictures" ADD CONSTRAINT "edition_pictures_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "schedules" ADD CONSTRAINT "schedules_edition_id_editions_id_fk" FOREIGN KEY ("edition_id") REFERENCES "public"."editions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edition_pictures_by_picture" ON "edition_pictures" USING btree ("image_url");--> statement-breakpoint
CREATE INDEX "schedules_due" ON "schedules" USING btree ("due_at") WHERE "schedules"."failure" is null;--> statement-breakpoint
CREATE INDEX "schedules_by_edition" ON "schedules" USING btree ("edition_id");--> statement-breakpoint
-- New tables and triggers only: no row is read, so it takes no longer for a large catalogue.
-- Rows that belong to a thing of any noun; the thing is named by their columns `noun` and `item_id`.
CREATE FUNCTION record_change_of_thing() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	was jsonb := CASE WHEN TG_OP <> 'INSERT' THEN to_jsonb(OLD) END;
	now_is jsonb := CASE WHEN TG_OP <> 'DELETE' THEN to_jsonb(NEW) END;
	described jsonb := coalesce(now_is, was);
BEGIN
	IF TG_OP = 'UPDATE' THEN
		SELECT jsonb_object_agg(key, value) INTO was FROM jsonb_each(to_jsonb(OLD))
			WHERE key <> 'updated_at' AND now_is -> key IS DISTINCT FROM value;
		IF was IS NULL THEN
			RETURN NULL;
		END IF;
		SELECT jsonb_object_agg(key, value) INTO now_is FROM jsonb_each(now_is) WHERE was ? key;
	END IF;
	INSERT INTO change_items (change_id, kind, row_table, row_id, noun, noun_id, label, before, after)
		VALUES (
			current_change(), lower(TG_OP), TG_TABLE_NAME, described ->> 'id', described ->> 'noun', described ->> 'item_id',
			nullif(described -> 'body' ->> 'title', ''), was, now_is
		);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER schedules_recorded AFTER INSERT OR UPDATE OR DELETE ON "schedules" FOR EACH ROW
	WHEN (current_setting('hatheli.changes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
-- What a form keeps by itself is no change.
CREATE TRIGGER editions_recorded_in AFTER INSERT ON "editions" FOR EACH ROW
	WHEN (NEW.kind = 'draft' AND current_setting('hatheli.changes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER editions_recorded AFTER UPDATE OR DELETE ON "editions" FOR EACH ROW
	WHEN (OLD.kind = 'draft' AND current_setting('hatheli.changes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
-- A schedule changes no page, but every node has to know the next due time.
CREATE TRIGGER schedules_changed_in AFTER INSERT ON "schedules" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER schedules_changed_again AFTER UPDATE ON "schedules" REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
-- edition_pictures follows the bodies: whoever writes one, its pictures are known and kept.
CREATE FUNCTION edition_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM edition_pictures WHERE edition_id = NEW.id;
	INSERT INTO edition_pictures (edition_id, image_url, noun)
		SELECT DISTINCT NEW.id, pictures.url, NEW.noun
		FROM regexp_matches(NEW.body::text, '/media/[^"\\]+', 'g') AS found(groups)
		JOIN pictures ON pictures.url = found.groups[1];
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER editions_pictures AFTER INSERT OR UPDATE OF body ON "editions" FOR EACH ROW EXECUTE FUNCTION edition_pictures_follow();
--> statement-breakpoint
-- What belongs to a thing goes with it, in its change.
CREATE FUNCTION editions_go_with_thing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM schedules WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	DELETE FROM editions WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_take_editions AFTER DELETE ON "categories" FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER trips_take_editions AFTER DELETE ON "trips" FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER blogs_take_editions AFTER DELETE ON "blogs" FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER hero_images_take_editions AFTER DELETE ON "hero_images" FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
