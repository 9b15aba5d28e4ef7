-- Pages show a region's shape on the map: a change of it is announced as that of other content. No row is read.
CREATE OR REPLACE TRIGGER regions_changed AFTER TRUNCATE ON regions FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER regions_changed_in AFTER INSERT ON regions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER regions_changed_again AFTER UPDATE ON regions REFERENCING NEW TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER regions_changed_out AFTER DELETE ON regions REFERENCING OLD TABLE AS changed_rows FOR EACH STATEMENT EXECUTE FUNCTION content_changed();
