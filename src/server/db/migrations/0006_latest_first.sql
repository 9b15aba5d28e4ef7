DROP INDEX "blogs_newest";--> statement-breakpoint
DROP INDEX "blogs_all_newest";--> statement-breakpoint
DROP INDEX "hero_images_newest";--> statement-breakpoint
DROP INDEX "pictures_by_bucket";--> statement-breakpoint
DROP INDEX "testimonials_newest";--> statement-breakpoint
DROP INDEX "testimonials_by_trip";--> statement-breakpoint
DROP INDEX "trips_newest";--> statement-breakpoint
DROP INDEX "trips_by_category";--> statement-breakpoint
DROP INDEX "trips_by_region";--> statement-breakpoint
DROP INDEX "trips_featured";--> statement-breakpoint
DROP INDEX "trips_all_newest";--> statement-breakpoint
DROP INDEX "trips_all_by_region";--> statement-breakpoint
CREATE INDEX "blogs_newest" ON "blogs" USING btree ("status","published_at" DESC NULLS FIRST,"created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "blogs_all_newest" ON "blogs" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "hero_images_newest" ON "hero_images" USING btree ("created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "pictures_by_bucket" ON "pictures" USING btree ("bucket","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "testimonials_newest" ON "testimonials" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "testimonials_by_trip" ON "testimonials" USING btree ("trip_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "trips_newest" ON "trips" USING btree ("status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trips_by_category" ON "trips" USING btree ("category","status","created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trips_by_region" ON "trips" USING btree ("category",btrim("region"),"created_at" DESC NULLS FIRST,"id") WHERE "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_featured" ON "trips" USING btree ("created_at" DESC NULLS FIRST,"id") WHERE "trips"."featured" and "trips"."status" = 'published';--> statement-breakpoint
CREATE INDEX "trips_all_newest" ON "trips" USING btree ("created_at" DESC NULLS FIRST,"id");--> statement-breakpoint
CREATE INDEX "trips_all_by_region" ON "trips" USING btree (btrim("region"),"created_at" DESC NULLS FIRST,"id");