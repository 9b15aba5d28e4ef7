-- New tables with a row for each section, and a bucket more: milliseconds for 100,000 rows, since the check of the bucket is
-- first not proved and then proved under a lock that stops nobody. The strongest lock comes first.
ALTER TABLE "pictures" DROP CONSTRAINT "pictures_bucket";--> statement-breakpoint
ALTER TABLE "pictures" ADD CONSTRAINT "pictures_bucket" CHECK ("pictures"."bucket" in ('trip-images', 'blog-images', 'hero-images', 'category-images', 'site-images')) NOT VALID;--> statement-breakpoint
ALTER TABLE "pictures" VALIDATE CONSTRAINT "pictures_bucket";--> statement-breakpoint
CREATE TABLE "setting_pictures" (
	"setting_id" text NOT NULL,
	"image_url" text NOT NULL,
	CONSTRAINT "setting_pictures_setting_id_image_url_pk" PRIMARY KEY("setting_id","image_url")
);
--> statement-breakpoint
CREATE TABLE "site_settings" (
	"id" text PRIMARY KEY NOT NULL,
	"data" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "site_settings_section" CHECK ("site_settings"."id" in ('company', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries'))
);
--> statement-breakpoint
ALTER TABLE "setting_pictures" ADD CONSTRAINT "setting_pictures_setting_id_site_settings_id_fk" FOREIGN KEY ("setting_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "setting_pictures" ADD CONSTRAINT "setting_pictures_image_url_pictures_url_fk" FOREIGN KEY ("image_url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "setting_pictures_by_picture" ON "setting_pictures" USING btree ("image_url");
--> statement-breakpoint
-- Nothing is saved yet: all values are first values, of the environment or the specification.
INSERT INTO "site_settings" ("id", "data")
	SELECT section, '{}' FROM unnest(ARRAY['company', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries']) AS section;
--> statement-breakpoint
-- setting_pictures follows what is saved: whoever writes it, its pictures are known and kept.
CREATE FUNCTION setting_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM setting_pictures WHERE setting_id = NEW.id;
	INSERT INTO setting_pictures (setting_id, image_url)
		SELECT DISTINCT NEW.id, pictures.url
		FROM pictures_named(NEW.data) AS named(url)
		JOIN pictures ON pictures.url = named.url;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER site_settings_pictures AFTER INSERT OR UPDATE OF data ON site_settings FOR EACH ROW EXECUTE FUNCTION setting_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER site_settings_recorded AFTER INSERT OR UPDATE OR DELETE ON site_settings FOR EACH ROW WHEN (current_setting('hatheli.changes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION record_change('site_settings', 'id', 'id', 'id');
--> statement-breakpoint
CREATE TRIGGER site_settings_changed AFTER TRUNCATE ON site_settings FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER site_settings_changed_in AFTER INSERT ON site_settings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER site_settings_changed_again AFTER UPDATE ON site_settings REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER site_settings_changed_out AFTER DELETE ON site_settings REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
