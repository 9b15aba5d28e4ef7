-- Writers of content wait until this is done, before their triggers run: none of them may find the table gone that the
-- triggers wrote to. The tables come in the order in which saves write them, so that no save and this wait for each other.
LOCK TABLE "pictures", "categories", "vendors", "trips", "trip_images", "testimonials", "blogs", "hero_images" IN SHARE ROW EXCLUSIVE MODE;
--> statement-breakpoint
-- Equal notices of one transaction are sent as one: the payload names the writer, where it names itself, and no table.
CREATE OR REPLACE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'TRUNCATE' THEN
		IF NOT EXISTS (SELECT FROM changed_rows) THEN
			RETURN NULL;
		END IF;
	END IF;
	PERFORM pg_notify('content', coalesce(current_setting('hatheli.writer', true), ''));
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Rows that a statement touched are known to a trigger of one kind of statement alone. Replaced, not dropped: that would
-- wait for readers, and they for it.
DO $$
DECLARE
	content text;
BEGIN
	FOREACH content IN ARRAY ARRAY['pictures', 'categories', 'vendors', 'trips', 'trip_images', 'testimonials', 'blogs', 'hero_images'] LOOP
		EXECUTE format('CREATE OR REPLACE TRIGGER %1$s_changed AFTER TRUNCATE ON %1$I FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', content);
		EXECUTE format('CREATE TRIGGER %1$s_changed_in AFTER INSERT ON %1$I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', content);
		EXECUTE format('CREATE TRIGGER %1$s_changed_again AFTER UPDATE ON %1$I REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', content);
		EXECUTE format('CREATE TRIGGER %1$s_changed_out AFTER DELETE ON %1$I REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed()', content);
	END LOOP;
END $$;
--> statement-breakpoint
DROP TABLE "content_revision";
