-- Functions, views and triggers of the tables in 0000, and the rows that every database has.
SET LOCAL check_function_bodies = off;
--> statement-breakpoint
-- An operation is one transaction that changed content; it has an id when its first version is stored. An undo names the
-- operation that it reverts.
CREATE FUNCTION current_operation() RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
	known text := nullif(current_setting('hatheli.operation_id', true), '');
	created bigint;
BEGIN
	IF known IS NOT NULL THEN
		RETURN known::bigint;
	END IF;
	INSERT INTO operations (author, operation, session_id, person, undo_of)
		VALUES (
			coalesce(nullif(current_setting('hatheli.author', true), ''), 'database'),
			coalesce(nullif(current_setting('hatheli.operation', true), ''), 'sql'),
			nullif(current_setting('hatheli.session', true), ''),
			nullif(current_setting('hatheli.person', true), ''),
			nullif(current_setting('hatheli.undo_of', true), '')::bigint
		)
		RETURNING id INTO created;
	PERFORM set_config('hatheli.operation_id', created::text, true);
	RETURN created;
END $$;
--> statement-breakpoint
-- What a version holds: the row of an item, a trip with its gallery; its draft, or what is scheduled for it. Null where there
-- is none.
CREATE FUNCTION stored_body(of_entity text, of_item text, of_part text) RETURNS jsonb LANGUAGE plpgsql STABLE AS $$
BEGIN
	CASE of_part
		WHEN 'draft' THEN
			RETURN (SELECT jsonb_build_object('body', body, 'base_version', base_version, 'saved_at', saved_at)
				FROM drafts WHERE entity = of_entity AND item_id = of_item::uuid AND body IS NOT NULL);
		WHEN 'publish' THEN
			RETURN (SELECT jsonb_build_object('publish_at', publish_at, 'publish_failure', publish_failure)
				FROM drafts WHERE entity = of_entity AND item_id = of_item::uuid AND publish_at IS NOT NULL);
		WHEN 'unpublish' THEN
			RETURN (SELECT jsonb_build_object('unpublish_at', unpublish_at, 'unpublish_failure', unpublish_failure)
				FROM drafts WHERE entity = of_entity AND item_id = of_item::uuid AND unpublish_at IS NOT NULL);
		ELSE
	END CASE;
	CASE of_entity
		WHEN 'trips' THEN
			RETURN (SELECT to_jsonb(t) || jsonb_build_object('trip_images', (
				SELECT coalesce(jsonb_agg(jsonb_build_object('image_url', image_url, 'alt', alt, 'caption', caption,
					'sort_order', sort_order) ORDER BY sort_order), '[]') FROM trip_images WHERE trip_id = t.id
			)) FROM trips t WHERE t.id = of_item::uuid);
		WHEN 'vendors' THEN RETURN (SELECT to_jsonb(t) FROM vendors t WHERE t.id = of_item::uuid);
		WHEN 'blogs' THEN RETURN (SELECT to_jsonb(t) - 'pictures' FROM blogs t WHERE t.id = of_item::uuid);
		WHEN 'testimonials' THEN RETURN (SELECT to_jsonb(t) FROM testimonials t WHERE t.id = of_item::uuid);
		WHEN 'hero_images' THEN RETURN (SELECT to_jsonb(t) FROM hero_images t WHERE t.id = of_item::uuid);
		WHEN 'categories' THEN RETURN (SELECT to_jsonb(t) FROM categories t WHERE t.id = of_item::uuid);
		WHEN 'regions' THEN RETURN (SELECT to_jsonb(t) FROM regions t WHERE t.id = of_item::uuid);
		WHEN 'pictures' THEN RETURN (SELECT to_jsonb(t) FROM pictures t WHERE t.url = of_item);
		WHEN 'site_settings' THEN RETURN (SELECT to_jsonb(t) - 'pictures' FROM site_settings t WHERE t.id = of_item);
	END CASE;
END $$;
--> statement-breakpoint
-- The fields of one body that the other has not, or has differently. Neither versions nor what is generated from other rows
-- make a difference.
CREATE FUNCTION differing(one jsonb, other jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
	SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM jsonb_each(one)
	WHERE key NOT IN ('updated_at', 'saved_at', 'host_info', 'base_version', 'pictures')
		AND coalesce(other -> key, 'null') IS DISTINCT FROM value
$$;
--> statement-breakpoint
-- Stores the version that a transaction leaves of an item, at its end, so that each has one: docs/decisions/0050. Where
-- recording is off, the newest version is replaced, so that it always equals what is stored.
CREATE FUNCTION store_version(of_entity text, of_item text, of_part text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	now_is jsonb := stored_body(of_entity, of_item, of_part);
	newest versions;
	ignored CONSTANT text[] := '{updated_at,saved_at,host_info,base_version,pictures}';
	is_gone boolean;
	name text;
BEGIN
	SELECT * INTO newest FROM versions WHERE entity = of_entity AND item_id = of_item AND part = of_part ORDER BY id DESC LIMIT 1;
	is_gone := newest.id IS NULL OR newest.kind IN ('delete', 'purge');
	IF now_is IS NULL AND is_gone OR NOT is_gone AND now_is - ignored = newest.body - ignored THEN
		RETURN;
	END IF;
	name := left(coalesce(CASE
		WHEN of_part <> 'item' THEN coalesce(nullif(now_is -> 'body' ->> 'title', ''), stored_body(of_entity, of_item, 'item') ->> 'title')
		WHEN of_entity = 'pictures' THEN coalesce(nullif(now_is ->> 'alt', ''), now_is ->> 'name')
		WHEN of_entity = 'site_settings' THEN of_item
		WHEN of_entity = 'categories' THEN now_is ->> 'name'
		ELSE coalesce(now_is ->> 'title', now_is ->> 'vendor_name', now_is ->> 'name')
	END, ''), 400);
	IF current_setting('hatheli.recording', true) = 'off' THEN
		IF now_is IS NULL THEN
			RETURN;
		ELSIF is_gone THEN
			INSERT INTO versions (entity, item_id, part, kind, label, body) VALUES (of_entity, of_item, of_part, 'insert', name, now_is);
		ELSE
			UPDATE versions SET body = now_is, label = name WHERE id = newest.id;
		END IF;
		RETURN;
	END IF;
	INSERT INTO versions AS stored (operation_id, entity, item_id, part, kind, label, body)
		VALUES (current_operation(), of_entity, of_item, of_part,
			CASE WHEN now_is IS NULL THEN 'delete' WHEN is_gone THEN 'insert' ELSE 'update' END,
			CASE WHEN now_is IS NULL THEN newest.label ELSE name END, coalesce(now_is, newest.body))
		ON CONFLICT (operation_id, entity, item_id, part) DO UPDATE SET label = excluded.label, body = excluded.body,
			kind = CASE
				WHEN stored.kind = 'insert' AND excluded.kind = 'update' THEN 'insert'
				WHEN stored.kind = 'delete' AND excluded.kind = 'insert' THEN 'update'
				ELSE excluded.kind
			END;
END $$;
--> statement-breakpoint
-- Of each table with content, when a transaction commits: versions, search entries, and what belongs to a deleted item. Each
-- transaction writes one row of content_changes, so no writer waits for another, and sends one notification.
CREATE FUNCTION content_written() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	written jsonb := CASE WHEN TG_OP = 'DELETE' THEN to_jsonb(OLD) ELSE to_jsonb(NEW) END;
	of_entity text := coalesce(written ->> 'entity', TG_ARGV[0]);
	of_item text := written ->> TG_ARGV[1];
	times CONSTANT text[] := '{publish_at,unpublish_at}';
BEGIN
	-- Neither a draft nor an autosave changes what visitors see, or when.
	IF current_setting('hatheli.announced', true) IS DISTINCT FROM 'yes' AND (TG_TABLE_NAME <> 'drafts' OR EXISTS (
		SELECT FROM unnest(times) AS name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM to_jsonb(NEW) -> name
	)) THEN
		PERFORM set_config('hatheli.announced', 'yes', true);
		INSERT INTO content_changes (xid) VALUES (pg_current_xact_id()) ON CONFLICT DO NOTHING;
		PERFORM pg_notify('content', coalesce(current_setting('hatheli.writer', true), '') || ' ' || pg_current_xact_id());
	END IF;
	IF TG_TABLE_NAME = 'drafts' THEN
		PERFORM store_version(of_entity, of_item, part) FROM unnest(ARRAY['draft', 'publish', 'unpublish']) AS part;
		RETURN NULL;
	END IF;
	IF TG_TABLE_NAME IN ('trips', 'blogs', 'vendors', 'categories', 'hero_images') THEN
		IF TG_OP = 'DELETE' THEN
			DELETE FROM drafts WHERE entity = of_entity AND item_id = of_item::uuid;
		END IF;
		IF EXISTS (SELECT FROM check_dismissals WHERE entity = of_entity AND item_id = of_item::uuid) THEN
			DELETE FROM check_dismissals AS dismissed
			WHERE entity = of_entity AND item_id = of_item::uuid AND (TG_OP = 'DELETE' OR EXISTS (
				SELECT FROM unnest(dismissed.columns) AS name WHERE to_jsonb(OLD) -> name IS DISTINCT FROM written -> name
			));
		END IF;
	END IF;
	IF TG_TABLE_NAME IN ('trips', 'blogs', 'vendors', 'testimonials') THEN
		PERFORM update_search_entries(of_entity, of_item::uuid, to_jsonb(OLD), to_jsonb(NEW));
	END IF;
	PERFORM store_version(of_entity, of_item, 'item');
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What is published and unpublished later.
CREATE VIEW schedules AS
SELECT entity, item_id, 'publish' AS action, publish_at AS due_at, publish_failure AS failure, body ->> 'title' AS title
FROM drafts WHERE publish_at IS NOT NULL
UNION ALL
SELECT entity, item_id, 'unpublish', unpublish_at, unpublish_failure, NULL FROM drafts WHERE unpublish_at IS NOT NULL;
--> statement-breakpoint
-- What each version changed, with the fields that differ from the version before it; baselines are no change.
CREATE VIEW version_changes AS
SELECT version.id, version.operation_id, version.entity, version.item_id, version.part, version.kind, version.label,
	CASE version.kind WHEN 'update' THEN differing(former.body, version.body) WHEN 'delete' THEN version.body END AS before,
	CASE version.kind WHEN 'update' THEN differing(version.body, former.body) WHEN 'insert' THEN version.body END AS after
FROM versions AS version LEFT JOIN LATERAL (
	SELECT body FROM versions AS earlier
	WHERE earlier.entity = version.entity AND earlier.item_id = version.item_id AND earlier.part = version.part AND earlier.id < version.id
	ORDER BY earlier.id DESC LIMIT 1
) AS former ON version.kind = 'update'
WHERE version.operation_id IS NOT NULL;
--> statement-breakpoint
-- A story that was once public leaves its address behind; an address in public use is no former address. A draft with the
-- same slug does not end a redirect, since nobody can read it yet.
CREATE FUNCTION keep_former_address() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF TG_OP = 'UPDATE' AND (OLD.slug, OLD.status) IS NOT DISTINCT FROM (NEW.slug, NEW.status)
		OR TG_OP = 'DELETE' AND current_setting('hatheli.recording', true) = 'off' THEN
		RETURN NULL;
	END IF;
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
CREATE CONSTRAINT TRIGGER trips_written AFTER INSERT OR UPDATE OR DELETE ON trips DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('trips', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER trip_images_written AFTER INSERT OR UPDATE OR DELETE ON trip_images DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('trips', 'trip_id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER vendors_written AFTER INSERT OR UPDATE OR DELETE ON vendors DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('vendors', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER blogs_written AFTER INSERT OR UPDATE OR DELETE ON blogs DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('blogs', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER testimonials_written AFTER INSERT OR UPDATE OR DELETE ON testimonials DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('testimonials', 'id');
--> statement-breakpoint
-- The words of a guest stay theirs, whatever writes the row: a form, an import, an undo.
CREATE FUNCTION guest_words_stay() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	NEW.name := OLD.name;
	NEW.content := OLD.content;
	NEW.rating := OLD.rating;
	NEW.by_invitation := true;
	RETURN NEW;
END $$;
--> statement-breakpoint
CREATE TRIGGER guest_words_stay BEFORE UPDATE ON testimonials
	FOR EACH ROW WHEN (OLD.by_invitation) EXECUTE FUNCTION guest_words_stay();
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER hero_images_written AFTER INSERT OR UPDATE OR DELETE ON hero_images DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('hero_images', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER categories_written AFTER INSERT OR UPDATE OR DELETE ON categories DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('categories', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER regions_written AFTER INSERT OR UPDATE OR DELETE ON regions DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('regions', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER pictures_written AFTER INSERT OR UPDATE OR DELETE ON pictures DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('pictures', 'url');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER site_settings_written AFTER INSERT OR UPDATE OR DELETE ON site_settings DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('site_settings', 'id');
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER drafts_written AFTER INSERT OR UPDATE OR DELETE ON drafts DEFERRABLE INITIALLY DEFERRED
	FOR EACH ROW EXECUTE FUNCTION content_written('', 'item_id');
--> statement-breakpoint
CREATE TRIGGER blogs_address AFTER INSERT OR UPDATE OR DELETE ON blogs FOR EACH ROW EXECUTE FUNCTION keep_former_address();
--> statement-breakpoint
-- Travellers decide on what was sent: a new version is a new row.
CREATE FUNCTION keep_proposal_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'versions of proposals never change';
END $$;
--> statement-breakpoint
CREATE TRIGGER proposal_versions_kept BEFORE UPDATE ON proposal_versions FOR EACH ROW EXECUTE FUNCTION keep_proposal_version();
--> statement-breakpoint
-- Lost with a crash: what they hold is rebuilt, or counts for a day.
ALTER TABLE "content_changes" SET UNLOGGED;
--> statement-breakpoint
ALTER TABLE "visits_today" SET UNLOGGED;
--> statement-breakpoint
-- The rows that every database has belong to no operation.
SET LOCAL hatheli.recording = 'off';
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
	SELECT section, '{}' FROM unnest(ARRAY['company', 'home', 'contacts', 'social', 'whatsapp', 'figures', 'taxes', 'rates', 'advice', 'about', 'founders', 'partner', 'contact', 'legal', 'enquiries', 'proposals']) AS section;
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
SET CONSTRAINTS ALL IMMEDIATE;
--> statement-breakpoint
SET LOCAL hatheli.recording = '';
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
SELECT 'trips' AS entity, trip.id, trip.status = 'published' AS published, searchable(trip.title) AS title,
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
CREATE FUNCTION refresh_search_entries(changed_entity text, changed uuid[]) RETURNS void LANGUAGE plpgsql
SET plan_cache_mode = force_generic_plan SET enable_seqscan = off AS $$
BEGIN
	INSERT INTO search_entries AS stored (entity, id, published, title, words, stems, listed_at)
	SELECT entity, id, published, title, words, stems, listed_at FROM searched_items
	WHERE entity = changed_entity AND id = ANY (changed) ORDER BY id
	ON CONFLICT (entity, id) DO UPDATE
	SET published = excluded.published, title = excluded.title, words = excluded.words, stems = excluded.stems,
		listed_at = excluded.listed_at
	WHERE (stored.published, stored.title, stored.words, stored.stems, stored.listed_at)
		IS DISTINCT FROM (excluded.published, excluded.title, excluded.words, excluded.stems, excluded.listed_at);
END
$$;
--> statement-breakpoint
-- Updates the entries that contain a written item; called when its transaction commits. Columns of which no entry consists
-- make no difference. Locks the trips of a renamed vendor before their entries, as a save of a trip does, so that the two
-- cannot deadlock.
CREATE FUNCTION update_search_entries(of_entity text, of_item uuid, former jsonb, written jsonb) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
	unsearched CONSTANT text[] := '{updated_at,price,featured,featured_image,home_position,host_info,sample,number_of_trips}';
BEGIN
	IF written IS NULL THEN
		DELETE FROM search_entries WHERE entity = of_entity AND id = of_item;
	ELSIF former - unsearched IS DISTINCT FROM written - unsearched THEN
		PERFORM refresh_search_entries(of_entity, ARRAY[of_item]);
	END IF;
	IF of_entity = 'trips' AND former ->> 'title' <> written ->> 'title' THEN
		PERFORM refresh_search_entries('testimonials', ARRAY(SELECT id FROM testimonials WHERE trip_id = of_item));
	ELSIF of_entity = 'vendors' AND former ->> 'vendor_name' <> written ->> 'vendor_name' THEN
		PERFORM refresh_search_entries('trips',
			ARRAY(SELECT id FROM trips WHERE vendor_id = of_item ORDER BY id FOR NO KEY UPDATE));
	END IF;
END $$;
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
