-- No row is read or rewritten: a table and triggers, a few milliseconds whatever the number of stories.
CREATE TABLE "former_addresses" (
	"slug" text PRIMARY KEY NOT NULL,
	"blog_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "former_addresses_by_blog" ON "former_addresses" USING btree ("blog_id");
--> statement-breakpoint
-- A story that was once public leaves its address behind; an address in public use is nobody's former one. A draft with the
-- same slug does not end a redirect, since nobody can read it yet.
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP <> 'DELETE' THEN
		DELETE FROM former_addresses WHERE slug = NEW.slug AND (NEW.status = 'published' OR blog_id = NEW.id);
	END IF;
	IF TG_OP = 'INSERT' OR OLD.published_at IS NULL THEN
		RETURN NULL;
	END IF;
	IF TG_OP = 'DELETE' OR NEW.slug <> OLD.slug THEN
		INSERT INTO former_addresses (slug, blog_id) VALUES (OLD.slug, OLD.id)
			ON CONFLICT (slug) DO UPDATE SET blog_id = excluded.blog_id, created_at = excluded.created_at;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_address_in AFTER INSERT ON "blogs" FOR EACH ROW EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_address_again AFTER UPDATE OF slug, status ON "blogs" FOR EACH ROW
	WHEN (OLD.slug IS DISTINCT FROM NEW.slug OR OLD.status IS DISTINCT FROM NEW.status) EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
-- It may come back from the trash with another slug. What is deleted without a record does not come back.
CREATE TRIGGER blogs_address_out AFTER DELETE ON "blogs" FOR EACH ROW
	WHEN (current_setting('hatheli.changes', true) IS DISTINCT FROM 'off') EXECUTE FUNCTION keep_former_address();
