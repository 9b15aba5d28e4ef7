-- blog_pictures follows the bodies of blogs: whoever writes a body, its pictures are known and kept.
CREATE FUNCTION blog_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM blog_pictures WHERE blog_id = NEW.id;
	INSERT INTO blog_pictures (blog_id, image_url)
		SELECT DISTINCT NEW.id, pictures.url
		FROM regexp_matches(NEW.body, 'src="(/media/[^"]+)"', 'g') AS found(groups)
		JOIN pictures ON pictures.url = found.groups[1];
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_pictures AFTER INSERT OR UPDATE OF body ON "blogs" FOR EACH ROW EXECUTE FUNCTION blog_pictures_follow();
--> statement-breakpoint
INSERT INTO blog_pictures (blog_id, image_url)
	SELECT DISTINCT blogs.id, pictures.url
	FROM blogs, regexp_matches(blogs.body, 'src="(/media/[^"]+)"', 'g') AS found(groups)
	JOIN pictures ON pictures.url = found.groups[1];
