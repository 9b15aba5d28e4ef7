CREATE TABLE "check_dismissals" (
	"noun" text NOT NULL,
	"item_id" uuid NOT NULL,
	"check_name" text NOT NULL,
	"columns" text[] NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "check_dismissals_noun_item_id_check_name_pk" PRIMARY KEY("noun","item_id","check_name")
);
--> statement-breakpoint
-- A new table and triggers: no row is read. A save costs one look at the primary key.
CREATE FUNCTION forget_check_dismissals() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM check_dismissals AS dismissed
	WHERE noun = TG_TABLE_NAME AND item_id = OLD.id AND (TG_OP = 'DELETE' OR EXISTS (
		SELECT FROM unnest(dismissed.columns) AS name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name
	));
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER trips_forget_dismissals AFTER UPDATE OR DELETE ON "trips" FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER blogs_forget_dismissals AFTER UPDATE OR DELETE ON "blogs" FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER vendors_forget_dismissals AFTER UPDATE OR DELETE ON "vendors" FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
