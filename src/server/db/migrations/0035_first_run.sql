-- Milliseconds: constant defaults, small tables, and of the history only what loaded the sample content.
CREATE TABLE "auth_password_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "first_steps" (
	"only" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"put_away" boolean DEFAULT false NOT NULL,
	CONSTRAINT "first_steps_one_row" CHECK ("first_steps"."only")
);
--> statement-breakpoint
CREATE TABLE "sample_things" (
	"noun" text NOT NULL,
	"noun_id" text NOT NULL,
	"loaded" jsonb,
	CONSTRAINT "sample_things_noun_noun_id_pk" PRIMARY KEY("noun","noun_id"),
	CONSTRAINT "sample_things_noun" CHECK ("sample_things"."noun" in ('trips', 'vendors', 'blogs', 'testimonials', 'hero_images', 'categories', 'pictures'))
);
--> statement-breakpoint
ALTER TABLE "mail_outbox" ALTER COLUMN "enquiry_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "auth_accounts" ADD COLUMN "password_chosen_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD COLUMN "kind" text DEFAULT 'enquiry' NOT NULL;--> statement-breakpoint
CREATE INDEX "auth_password_links_by_end" ON "auth_password_links" USING btree ("expires_at");--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_kind" CHECK ("mail_outbox"."kind" in ('enquiry', 'password'));--> statement-breakpoint
ALTER TABLE "mail_outbox" ADD CONSTRAINT "mail_outbox_enquiry" CHECK (("mail_outbox"."kind" = 'enquiry') = ("mail_outbox"."enquiry_id" is not null));--> statement-breakpoint
-- A password that the admin changed was chosen.
UPDATE "auth_accounts" SET "password_chosen_at" = (SELECT max(at) FROM "changes" WHERE operation = 'password-changed');
--> statement-breakpoint
-- Sample content whose loading is recorded, as it was loaded.
INSERT INTO "sample_things" (noun, noun_id, loaded)
SELECT DISTINCT ON (item.noun, item.noun_id) item.noun, item.noun_id,
	item.after || CASE WHEN item.noun = 'trips' THEN jsonb_build_object('trip_images', coalesce((
		SELECT jsonb_agg(jsonb_build_object('image_url', image.after -> 'image_url', 'caption', image.after -> 'caption',
			'sort_order', image.after -> 'sort_order') ORDER BY (image.after ->> 'sort_order')::integer)
		FROM "change_items" AS image WHERE image.change_id = item.change_id AND image.kind = 'insert'
			AND image.row_table = 'trip_images' AND image.noun_id = item.noun_id
	), '[]'::jsonb)) ELSE '{}'::jsonb END
FROM "change_items" AS item JOIN "changes" AS change ON change.id = item.change_id
WHERE change.operation = 'demo.load' AND item.row_table = item.noun AND (
	(item.kind = 'insert' AND item.noun IN ('trips', 'vendors', 'blogs', 'testimonials', 'hero_images', 'pictures'))
	OR (item.kind = 'update' AND item.noun = 'categories')
) AND item.after IS NOT NULL
ORDER BY item.noun, item.noun_id, item.id DESC;
--> statement-breakpoint
-- What was loaded before changes were recorded is known by its names. It counts as unchanged where its version is still
-- that of its creation, or where nothing is recorded of it.
DO $$
DECLARE
	titles text[] := ARRAY['Kanha: Tiger Country', 'Living Root Bridges of Meghalaya', 'Lake Palace Days in Udaipur',
		'Rishikesh: River and Breath', 'Ladakh: Monasteries and Stars', 'Kaziranga on the Floodplain', 'Spiti: Snow Leopard Winter',
		'Houseboat Nights from Kumarakom', 'Full Moon on the White Rann', 'A Kerala Ayurveda Fortnight',
		'Sundarbans by Country Boat', 'A Haveli in the Blue City', 'Hampi at the Pace of Sunrise',
		'Coorg: Rest in the Coffee Forest', 'Gir and the Last Lions', 'A Courtyard House in Chettinad',
		'Majuli, an Island in the Brahmaputra', 'Dharamshala: Silence and Deodars', 'Periyar on Foot',
		'The Planter’s Bungalow, Munnar', 'Nagaland: Hornbill and the Villages', 'Kumaon Ridge Yoga',
		'Dune Camp under Jaisalmer Stars', 'Valley of Flowers, a Monsoon Walk', 'Varanasi before Dawn', 'Bandhavgarh at First Light'];
	hosts text[] := ARRAY['satpura-trails', 'brahmaputra-passages', 'tidewater-naturalists', 'saurashtra-wild',
		'high-ridge-expeditions', 'malabar-slow-journeys', 'ganga-stillness', 'kodagu-estates', 'marwar-house', 'chettinad-walks',
		'khasi-hills-homestays', 'changthang-skies', 'alder-terrace-journeys', 'eighty-four-ghats', 'boulder-country-walks'];
	slugs text[] := ARRAY['chai-a-map-of-india', 'first-breath-of-ayurveda', 'how-to-be-a-good-guest', 'monsoon-by-train',
		'packing-for-four-indias', 'sleeping-under-ladakh', 'the-tiger-hour', 'the-weavers-of-majuli-and-beyond',
		'what-a-spice-market-teaches', 'winter-birds-of-nal-sarovar'];
	heroes text[] := ARRAY['Dawn over the Himalaya', 'Dusk on the backwaters', 'Stars over the Thar'];
BEGIN
	IF EXISTS (SELECT FROM sample_things) THEN
		RETURN;
	END IF;
	INSERT INTO sample_things (noun, noun_id, loaded)
	SELECT 'trips', trip.id, CASE WHEN trip.updated_at = trip.created_at THEN to_jsonb(trip) || jsonb_build_object('trip_images', coalesce((
		SELECT jsonb_agg(jsonb_build_object('image_url', image_url, 'caption', caption, 'sort_order', sort_order) ORDER BY sort_order)
		FROM trip_images WHERE trip_id = trip.id), '[]'::jsonb)) END
	FROM trips AS trip WHERE title = ANY (titles);
	INSERT INTO sample_things (noun, noun_id, loaded)
	SELECT 'vendors', vendor.id, CASE WHEN NOT EXISTS (SELECT FROM change_items WHERE noun = 'vendors' AND noun_id = vendor.id::text) THEN to_jsonb(vendor) END
	FROM vendors AS vendor WHERE split_part(split_part(email, '@', 2), '.example', 1) = ANY (hosts) AND email LIKE '%.example';
	INSERT INTO sample_things (noun, noun_id, loaded)
	SELECT 'blogs', blog.id, CASE WHEN blog.updated_at = blog.created_at THEN to_jsonb(blog) END FROM blogs AS blog WHERE slug = ANY (slugs);
	INSERT INTO sample_things (noun, noun_id, loaded)
	SELECT 'testimonials', words.id, CASE WHEN NOT EXISTS (SELECT FROM change_items WHERE noun = 'testimonials' AND noun_id = words.id::text) THEN to_jsonb(words) END
	FROM testimonials AS words WHERE name LIKE '% (sample)';
	INSERT INTO sample_things (noun, noun_id, loaded)
	SELECT 'hero_images', hero.id, to_jsonb(hero) FROM hero_images AS hero WHERE title = ANY (heroes);
	INSERT INTO sample_things (noun, noun_id)
	SELECT 'pictures', url FROM (
		SELECT featured_image AS url FROM trips JOIN sample_things ON noun = 'trips' AND noun_id = id::text
		UNION SELECT image_url FROM trip_images JOIN sample_things ON noun = 'trips' AND noun_id = trip_id::text
		UNION SELECT featured_image FROM blogs JOIN sample_things ON noun = 'blogs' AND noun_id = id::text
		UNION SELECT image_url FROM blog_pictures JOIN sample_things ON noun = 'blogs' AND noun_id = blog_id::text
		UNION SELECT image_url FROM hero_images JOIN sample_things ON noun = 'hero_images' AND noun_id = id::text
	) AS used WHERE url IS NOT NULL;
END $$;
