-- Functions, views and triggers of the tables in 0000, and the rows that every database has.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
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
CREATE FUNCTION change_names_forget() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM change_names AS known USING (SELECT DISTINCT noun, noun_id FROM old_items) AS removed
		WHERE known.noun = removed.noun AND known.noun_id = removed.noun_id
			AND NOT EXISTS (SELECT FROM change_items AS item WHERE item.noun = known.noun AND item.noun_id = known.noun_id);
	RETURN NULL;
END $$;
--> statement-breakpoint
-- change_names follows change_items: whoever writes or removes items, the names of things that have some are known. An
-- index cannot hold the longest names, which plain SQL can write.
CREATE FUNCTION change_names_learn() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO change_names (noun, noun_id, label)
		SELECT DISTINCT noun, noun_id, left(label, 400) FROM new_items WHERE label IS NOT NULL
		ON CONFLICT DO NOTHING;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE FUNCTION change_pictures_follow() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	-- A picture's upload and its edits do not keep it, or none would ever be swept.
	IF NEW.row_table = 'pictures' AND NEW.kind <> 'delete' THEN
		RETURN NULL;
	END IF;
	INSERT INTO change_pictures (item_id, url)
		SELECT NEW.id, url FROM pictures_named(NEW.before) AS url
		UNION SELECT NEW.id, url FROM pictures_named(NEW.after) AS url;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- Nobody changes or removes what happened, but for the retention job, which says so in its transaction.
CREATE FUNCTION changes_append_only() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' AND current_setting('hatheli.retention', true) = 'on' THEN
		RETURN OLD;
	END IF;
	RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END $$;
--> statement-breakpoint
-- Each transaction writes one row of its own, so no writer waits for another, and sends one notification.
CREATE FUNCTION content_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF current_setting('hatheli.announced', true) IS DISTINCT FROM 'yes' THEN
		PERFORM set_config('hatheli.announced', 'yes', true);
		INSERT INTO content_changes (xid) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
		PERFORM pg_notify('content', coalesce(current_setting('hatheli.writer', true), '') || ' ' || pg_current_xact_id());
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- An undo names the change that it takes back.
CREATE FUNCTION current_change() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	known text := nullif(current_setting('hatheli.change', true), '');
	created bigint;
BEGIN
	IF known IS NOT NULL THEN
		RETURN known::bigint;
	END IF;
	INSERT INTO changes (author, operation, session_id, undo_of)
		VALUES (
			coalesce(nullif(current_setting('hatheli.author', true), ''), 'database'),
			coalesce(nullif(current_setting('hatheli.operation', true), ''), 'sql'),
			nullif(current_setting('hatheli.session', true), ''),
			nullif(current_setting('hatheli.undo_of', true), '')::bigint
		)
		RETURNING id INTO created;
	PERFORM set_config('hatheli.change', created::text, true);
	RETURN created;
END $$;
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
-- What belongs to a thing goes with it, in its change.
CREATE FUNCTION editions_go_with_thing() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	DELETE FROM schedules WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	DELETE FROM editions WHERE noun = TG_TABLE_NAME AND item_id = OLD.id;
	RETURN NULL;
END $$;
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
-- Addresses of pictures in an item, wherever they stand: a column, a body, a list.
CREATE FUNCTION pictures_named(item jsonb) RETURNS SETOF text LANGUAGE sql IMMUTABLE AS $$
	SELECT DISTINCT found[1] FROM regexp_matches(item::text, '/media/[a-z-]+/[A-Za-z0-9][A-Za-z0-9._-]*', 'g') AS found
$$;
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
-- The four categories and the 36 states and union territories: rows that the product cannot do without.
INSERT INTO "categories" ("name", "title", "description") VALUES
	('Wildlife Escapes', 'Wildlife Escapes', 'Slow mornings in India’s forests, grasslands and tidal creeks, with naturalists who grew up beside them.'),
	('Wellness Retreats', 'Wellness Retreats', 'Yoga by the river, Ayurveda under palms, silence among deodars: time to rest, in the hands of people who practise what they teach.'),
	('Signature Stays', 'Signature Stays', 'Palaces, bungalows, courtyards and camps with a story, chosen for the people who keep them.'),
	('Offbeat & Immersive', 'Offbeat & Immersive', 'Root bridges, salt deserts and river islands: journeys at walking pace, as the guest of those who live there.');
--> statement-breakpoint
-- Nothing is saved yet: all values are first values, of the environment or the specification.
INSERT INTO "site_settings" ("id", "data")
	SELECT section, '{}' FROM unnest(ARRAY['company', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries']) AS section;
--> statement-breakpoint
INSERT INTO "regions" ("name", "map_id") VALUES
	('Andaman and Nicobar Islands', 'andaman-and-nicobar-islands'),
	('Andhra Pradesh', 'andhra-pradesh'),
	('Arunachal Pradesh', 'arunachal-pradesh'),
	('Assam', 'assam'),
	('Bihar', 'bihar'),
	('Chandigarh', 'chandigarh'),
	('Chhattisgarh', 'chhattisgarh'),
	('Dadra and Nagar Haveli and Daman and Diu', 'dadra-and-nagar-haveli-and-daman-and-diu'),
	('Delhi', 'delhi'),
	('Goa', 'goa'),
	('Gujarat', 'gujarat'),
	('Haryana', 'haryana'),
	('Himachal Pradesh', 'himachal-pradesh'),
	('Jammu and Kashmir', 'jammu-and-kashmir'),
	('Jharkhand', 'jharkhand'),
	('Karnataka', 'karnataka'),
	('Kerala', 'kerala'),
	('Ladakh', 'ladakh'),
	('Lakshadweep', 'lakshadweep'),
	('Madhya Pradesh', 'madhya-pradesh'),
	('Maharashtra', 'maharashtra'),
	('Manipur', 'manipur'),
	('Meghalaya', 'meghalaya'),
	('Mizoram', 'mizoram'),
	('Nagaland', 'nagaland'),
	('Odisha', 'odisha'),
	('Puducherry', 'puducherry'),
	('Punjab', 'punjab'),
	('Rajasthan', 'rajasthan'),
	('Sikkim', 'sikkim'),
	('Tamil Nadu', 'tamil-nadu'),
	('Telangana', 'telangana'),
	('Tripura', 'tripura'),
	('Uttar Pradesh', 'uttar-pradesh'),
	('Uttarakhand', 'uttarakhand'),
	('West Bengal', 'west-bengal');
--> statement-breakpoint
-- Lost with a crash: what they hold is rebuilt, or counts for a day.
ALTER TABLE "content_changes" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "visits_today" SET UNLOGGED;
--> statement-breakpoint
CREATE TRIGGER blogs_address_again AFTER UPDATE OF slug, status ON blogs FOR EACH ROW WHEN (((old.slug IS DISTINCT FROM new.slug) OR (old.status IS DISTINCT FROM new.status))) EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_address_in AFTER INSERT ON blogs FOR EACH ROW EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_address_out AFTER DELETE ON blogs FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
CREATE TRIGGER blogs_changed AFTER INSERT OR UPDATE OR DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER blogs_forget_dismissals AFTER DELETE OR UPDATE ON blogs FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER blogs_pictures AFTER INSERT OR UPDATE OF body ON blogs FOR EACH ROW EXECUTE FUNCTION blog_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER blogs_recorded AFTER INSERT OR DELETE OR UPDATE ON blogs FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('blogs', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER blogs_take_editions AFTER DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER categories_changed AFTER INSERT OR UPDATE OR DELETE ON categories FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER categories_recorded AFTER INSERT OR DELETE OR UPDATE ON categories FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('categories', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER categories_take_editions AFTER DELETE ON categories FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER change_items_append_only BEFORE DELETE OR UPDATE ON change_items FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_forgotten AFTER DELETE ON change_items REFERENCING OLD TABLE AS old_items FOR EACH STATEMENT EXECUTE FUNCTION change_names_forget();
--> statement-breakpoint
CREATE TRIGGER change_items_named AFTER INSERT ON change_items REFERENCING NEW TABLE AS new_items FOR EACH STATEMENT EXECUTE FUNCTION change_names_learn();
--> statement-breakpoint
CREATE TRIGGER change_items_no_truncate BEFORE TRUNCATE ON change_items FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER change_items_pictures AFTER INSERT ON change_items FOR EACH ROW EXECUTE FUNCTION change_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER change_pictures_append_only BEFORE DELETE OR UPDATE ON change_pictures FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER changes_append_only BEFORE DELETE OR UPDATE ON changes FOR EACH ROW EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER changes_no_truncate BEFORE TRUNCATE ON changes FOR EACH STATEMENT EXECUTE FUNCTION changes_append_only();
--> statement-breakpoint
CREATE TRIGGER editions_pictures AFTER INSERT OR UPDATE OF body ON editions FOR EACH ROW EXECUTE FUNCTION edition_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER editions_recorded AFTER DELETE OR UPDATE ON editions FOR EACH ROW WHEN (((old.kind = 'draft'::text) AND (current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text))) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER editions_recorded_in AFTER INSERT ON editions FOR EACH ROW WHEN (((new.kind = 'draft'::text) AND (current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text))) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER hero_images_changed AFTER INSERT OR UPDATE OR DELETE ON hero_images FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER hero_images_recorded AFTER INSERT OR DELETE OR UPDATE ON hero_images FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('hero_images', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER hero_images_take_editions AFTER DELETE ON hero_images FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER pictures_changed AFTER INSERT OR UPDATE OR DELETE ON pictures FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER pictures_recorded AFTER INSERT OR DELETE OR UPDATE ON pictures FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('pictures', 'url', 'url', 'alt', 'name');
--> statement-breakpoint
CREATE TRIGGER regions_changed AFTER INSERT OR UPDATE OR DELETE ON regions FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER regions_recorded AFTER INSERT OR DELETE OR UPDATE ON regions FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('regions', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER schedules_changed AFTER INSERT OR UPDATE ON schedules FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER schedules_recorded AFTER INSERT OR DELETE OR UPDATE ON schedules FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change_of_thing();
--> statement-breakpoint
CREATE TRIGGER site_settings_changed AFTER INSERT OR UPDATE OR DELETE ON site_settings FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER site_settings_pictures AFTER INSERT OR UPDATE OF data ON site_settings FOR EACH ROW EXECUTE FUNCTION setting_pictures_follow();
--> statement-breakpoint
CREATE TRIGGER site_settings_recorded AFTER INSERT OR DELETE OR UPDATE ON site_settings FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('site_settings', 'id', 'id', 'id');
--> statement-breakpoint
CREATE TRIGGER testimonials_changed AFTER INSERT OR UPDATE OR DELETE ON testimonials FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER testimonials_recorded AFTER INSERT OR DELETE OR UPDATE ON testimonials FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('testimonials', 'id', 'id', 'name');
--> statement-breakpoint
CREATE TRIGGER trip_images_changed AFTER INSERT OR UPDATE OR DELETE ON trip_images FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trip_images_recorded AFTER INSERT OR DELETE OR UPDATE ON trip_images FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('trips', 'trip_id', 'id');
--> statement-breakpoint
CREATE TRIGGER trips_changed AFTER INSERT OR UPDATE OR DELETE ON trips FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER trips_forget_dismissals AFTER DELETE OR UPDATE ON trips FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER trips_recorded AFTER INSERT OR DELETE OR UPDATE ON trips FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('trips', 'id', 'id', 'title');
--> statement-breakpoint
CREATE TRIGGER trips_take_editions AFTER DELETE ON trips FOR EACH ROW EXECUTE FUNCTION editions_go_with_thing();
--> statement-breakpoint
CREATE TRIGGER vendors_changed AFTER INSERT OR UPDATE OR DELETE ON vendors FOR EACH ROW EXECUTE FUNCTION content_changed();
--> statement-breakpoint
CREATE TRIGGER vendors_forget_dismissals AFTER DELETE OR UPDATE ON vendors FOR EACH ROW EXECUTE FUNCTION forget_check_dismissals();
--> statement-breakpoint
CREATE TRIGGER vendors_recorded AFTER INSERT OR DELETE OR UPDATE ON vendors FOR EACH ROW WHEN ((current_setting('hatheli.changes'::text, true) IS DISTINCT FROM 'off'::text)) EXECUTE FUNCTION record_change('vendors', 'id', 'id', 'vendor_name');
--> statement-breakpoint
-- Search, to the end of this file: docs/decisions/0092. Latin letters for Devanagari and Tamil, as travellers write them.
CREATE VIEW latin_letters (letter, latin) AS VALUES
	-- Devanagari: consonants
	('क', 'k'), ('ख', 'kh'), ('ग', 'g'), ('घ', 'gh'), ('ङ', 'n'),
	('च', 'ch'), ('छ', 'chh'), ('ज', 'j'), ('झ', 'jh'), ('ञ', 'n'),
	('ट', 't'), ('ठ', 'th'), ('ड', 'd'), ('ढ', 'dh'), ('ण', 'n'),
	('त', 't'), ('थ', 'th'), ('द', 'd'), ('ध', 'dh'), ('न', 'n'), ('ऩ', 'n'),
	('प', 'p'), ('फ', 'ph'), ('ब', 'b'), ('भ', 'bh'), ('म', 'm'),
	('य', 'y'), ('र', 'r'), ('ऱ', 'r'), ('ल', 'l'), ('ळ', 'l'), ('ऴ', 'l'), ('व', 'v'),
	('श', 'sh'), ('ष', 'sh'), ('स', 's'), ('ह', 'h'),
	-- vowels, vowel signs
	('अ', 'a'), ('आ', 'a'), ('इ', 'i'), ('ई', 'i'), ('उ', 'u'), ('ऊ', 'u'), ('ऋ', 'ri'),
	('ए', 'e'), ('ऍ', 'e'), ('ऐ', 'ai'), ('ओ', 'o'), ('ऑ', 'o'), ('औ', 'au'),
	('ा', 'a'), ('ि', 'i'), ('ी', 'i'), ('ु', 'u'), ('ू', 'u'), ('ृ', 'ri'),
	('े', 'e'), ('ॅ', 'e'), ('ै', 'ai'), ('ो', 'o'), ('ॉ', 'o'), ('ौ', 'au'),
	-- other signs, digits
	('ं', 'n'), ('ँ', 'n'), ('ः', 'h'), ('्', ''), ('़', ''), ('ऽ', ''), ('ॐ', 'om'),
	('०', '0'), ('१', '1'), ('२', '2'), ('३', '3'), ('४', '4'), ('५', '5'), ('६', '6'), ('७', '7'), ('८', '8'), ('९', '9'),
	-- Tamil: consonants
	('க', 'k'), ('ங', 'n'), ('ச', 's'), ('ஞ', 'n'), ('ட', 't'), ('ண', 'n'), ('த', 'th'), ('ந', 'n'), ('ப', 'p'),
	('ம', 'm'), ('ய', 'y'), ('ர', 'r'), ('ல', 'l'), ('வ', 'v'), ('ழ', 'zh'), ('ள', 'l'), ('ற', 'r'), ('ன', 'n'),
	('ஜ', 'j'), ('ஷ', 'sh'), ('ஸ', 's'), ('ஹ', 'h'), ('ஶ', 'sh'),
	-- vowels, vowel signs, other signs
	('அ', 'a'), ('ஆ', 'a'), ('இ', 'i'), ('ஈ', 'i'), ('உ', 'u'), ('ஊ', 'u'),
	('எ', 'e'), ('ஏ', 'e'), ('ஐ', 'ai'), ('ஒ', 'o'), ('ஓ', 'o'), ('ஔ', 'au'),
	('ா', 'a'), ('ி', 'i'), ('ீ', 'i'), ('ு', 'u'), ('ூ', 'u'),
	('ெ', 'e'), ('ே', 'e'), ('ை', 'ai'), ('ொ', 'o'), ('ோ', 'o'), ('ௌ', 'au'),
	('்', ''), ('ஃ', '');
--> statement-breakpoint
-- A consonant without a vowel sign is spoken with an a, which is not written.
CREATE FUNCTION search_key(value text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT CASE WHEN value !~ '[\u0900-\u097f\u0b80-\u0bff]' THEN searchable(value) ELSE (
		SELECT string_agg(coalesce(latin, split.letter), '' ORDER BY place)
		FROM regexp_split_to_table(
			regexp_replace(
				normalize(searchable(value), NFD),
				'([\u0915-\u0939\u0b95-\u0bb9]\u093c?)(?![\u093c\u093e-\u094d\u0bbe-\u0bcd])', '\1a', 'g'
			), ''
		) WITH ORDINALITY AS split(letter, place)
		LEFT JOIN latin_letters ON latin_letters.letter = split.letter
	) END
$$;
--> statement-breakpoint
CREATE FUNCTION search_stems(value text) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT to_tsvector('english', search_key(value))
		|| CASE WHEN value ~ '[\u0900-\u097f]' THEN to_tsvector('hindi', value) ELSE '' END
		|| CASE WHEN value ~ '[\u0b80-\u0bff]' THEN to_tsvector('tamil', value) ELSE '' END
$$;
--> statement-breakpoint
-- What search_entries holds for each item. Long texts are cut where stems would outgrow what PostgreSQL stores. What a price
-- does not include is left out, and of a vendor everything but name and region.
CREATE VIEW searched_items AS
SELECT 'trips' AS noun, trip.id, trip.status = 'published' AS published, searchable(trip.title) AS title,
	searchable(concat_ws(' ', trip.title, btrim(trip.region), vendor.vendor_name)) AS words,
	CASE WHEN trip.status = 'published' THEN
		setweight(search_stems(concat_ws(' ', trip.title, btrim(trip.region))), 'A')
		|| setweight(search_stems(concat_ws(' ', trip.category, trip.short_description,
			array_to_string(trip.highlights, ' '), CASE WHEN trip.show_vendor_info THEN vendor.vendor_name END,
			trip.start_place, trip.end_place, trip.nearest_station, trip.nearest_airport,
			(SELECT string_agg(stop ->> 'name', ' ') FROM jsonb_array_elements(trip.stops) AS stop),
			(SELECT string_agg(day ->> 'title', ' ') FROM jsonb_array_elements(trip.itinerary) AS day),
			trip.duration || ' days',
			(ARRAY['restful easy gentle', 'easy gentle', 'moderate', 'active strenuous', 'demanding strenuous'])[trip.pace],
			(SELECT string_agg((ARRAY['january', 'february', 'march', 'april', 'may', 'june', 'july', 'august', 'september',
				'october', 'november', 'december'])[month], ' ') FROM unnest(trip.best_months) AS month))), 'B')
		|| setweight(search_stems(left(concat_ws(' ', trip.description, array_to_string(trip.inclusions, ' '),
			array_to_string(trip.languages, ' '),
			(SELECT string_agg(concat_ws(' ', day ->> 'description', day ->> 'accommodation_name'), ' ')
				FROM jsonb_array_elements(trip.itinerary) AS day),
			(SELECT string_agg(concat_ws(' ', faq ->> 'question', faq ->> 'answer'), ' ')
				FROM jsonb_array_elements(trip.faqs) AS faq)), 100000)), 'C')
	END AS stems,
	trip.created_at AS listed_at
FROM trips AS trip LEFT JOIN vendors AS vendor ON vendor.id = trip.vendor_id
UNION ALL
SELECT 'blogs', id, status = 'published', searchable(title),
	searchable(concat_ws(' ', title, slug, array_to_string(tags, ' '))),
	CASE WHEN status = 'published' THEN
		setweight(search_stems(title), 'A') || setweight(search_stems(coalesce(array_to_string(tags, ' '), '')), 'B')
		|| setweight(search_stems(left(regexp_replace(body, '<[^>]*>', ' ', 'g'), 100000)), 'C')
	END,
	coalesce(published_at, created_at)
FROM blogs
UNION ALL
SELECT 'vendors', id, false, searchable(vendor_name), searchable(concat_ws(' ', vendor_name, city, region, email, phone)),
	setweight(search_stems(vendor_name), 'A') || setweight(search_stems(region), 'B'), created_at
FROM vendors
UNION ALL
SELECT 'testimonials', said.id, false, searchable(said.name), searchable(concat_ws(' ', said.name, said.content, trip.title)),
	NULL, said.created_at
FROM testimonials AS said LEFT JOIN trips AS trip ON trip.id = said.trip_id;
--> statement-breakpoint
-- Where nothing differs, nothing is written. Its plan is made once and reads by primary key, however large tables grow in a
-- transaction.
CREATE FUNCTION refresh_search_entries(changed_noun text, changed uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO search_entries AS stored (noun, id, published, title, words, stems, listed_at)
	SELECT noun, id, published, title, words, stems, listed_at FROM searched_items
	WHERE noun = changed_noun AND id = ANY (changed) ORDER BY id
	ON CONFLICT (noun, id) DO UPDATE
	SET published = excluded.published, title = excluded.title, words = excluded.words, stems = excluded.stems,
		listed_at = excluded.listed_at
	WHERE (stored.published, stored.title, stored.words, stored.stems, stored.listed_at)
		IS DISTINCT FROM (excluded.published, excluded.title, excluded.words, excluded.stems, excluded.listed_at);
END
$$;
--> statement-breakpoint
-- Locks the trips of a renamed vendor before their entries, as a save of a trip does, so that the two cannot deadlock.
CREATE FUNCTION keep_search_entries() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'DELETE' THEN
		DELETE FROM search_entries WHERE noun = TG_TABLE_NAME AND id = OLD.id;
		RETURN NULL;
	END IF;
	PERFORM refresh_search_entries(TG_TABLE_NAME, ARRAY[NEW.id]);
	IF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'trips' THEN
		IF NEW.title <> OLD.title THEN
			PERFORM refresh_search_entries('testimonials', ARRAY(SELECT id FROM testimonials WHERE trip_id = NEW.id));
		END IF;
	ELSIF TG_OP = 'UPDATE' AND TG_TABLE_NAME = 'vendors' THEN
		IF NEW.vendor_name <> OLD.vendor_name THEN
			PERFORM refresh_search_entries('trips',
				ARRAY(SELECT id FROM trips WHERE vendor_id = NEW.id ORDER BY id FOR NO KEY UPDATE));
		END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER blogs_searched AFTER INSERT OR DELETE OR UPDATE OF title, slug, tags, body, status, published_at, created_at
	ON blogs FOR EACH ROW EXECUTE FUNCTION keep_search_entries();
--> statement-breakpoint
CREATE TRIGGER testimonials_searched AFTER INSERT OR DELETE OR UPDATE OF name, content, trip_id, created_at
	ON testimonials FOR EACH ROW EXECUTE FUNCTION keep_search_entries();
--> statement-breakpoint
CREATE TRIGGER trips_searched AFTER INSERT OR DELETE OR UPDATE OF title, region, category, status, duration, pace, best_months,
	short_description, description, highlights, inclusions, languages, itinerary, stops, faqs, vendor_id, show_vendor_info,
	start_place, end_place, nearest_station, nearest_airport, created_at
	ON trips FOR EACH ROW EXECUTE FUNCTION keep_search_entries();
--> statement-breakpoint
CREATE TRIGGER vendors_searched AFTER INSERT OR DELETE OR UPDATE OF vendor_name, city, region, email, phone, created_at
	ON vendors FOR EACH ROW EXECUTE FUNCTION keep_search_entries();
--> statement-breakpoint
-- Words of entries that are like a mistyped one, the most similar first.
CREATE FUNCTION similar_words(typed text, only_published boolean) RETURNS SETOF text LANGUAGE sql STABLE
SET pg_trgm.word_similarity_threshold = 0.3 AS $$
	SELECT word FROM (
		SELECT DISTINCT word FROM search_entries, regexp_split_to_table(words, '[^[:alnum:]]+') AS word
		WHERE words %> typed AND (published OR NOT only_published)
	) AS known
	WHERE length(word) BETWEEN 3 AND 40 AND typed <% word ORDER BY similarity(word, typed) DESC, word LIMIT 20
$$;
