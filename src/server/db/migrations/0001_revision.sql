-- The database itself says that content changed: every statement on a content table raises the
-- revision and notifies the channel 'content' when its transaction commits.
INSERT INTO "content_revision" ("only", "revision") VALUES (true, 1);
--> statement-breakpoint
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	UPDATE content_revision SET revision = revision + 1;
	PERFORM pg_notify('content', TG_TABLE_NAME);
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "categories" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "vendors" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trips_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "trips" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trip_images_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "trip_images" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "testimonials" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "blogs" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER hero_images_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "hero_images" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "pictures" FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
