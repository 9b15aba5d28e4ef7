CREATE TABLE "picture_variants" (
	"url" text NOT NULL,
	"width" integer NOT NULL,
	"format" text NOT NULL,
	"bytes" integer NOT NULL,
	CONSTRAINT "picture_variants_url_width_format_pk" PRIMARY KEY("url","width","format"),
	CONSTRAINT "picture_variants_format" CHECK ("picture_variants"."format" in ('avif', 'webp', 'jpeg')),
	CONSTRAINT "picture_variants_size" CHECK ("picture_variants"."width" > 0 and "picture_variants"."bytes" > 0)
);
--> statement-breakpoint
ALTER TABLE "picture_variants" ADD CONSTRAINT "picture_variants_url_pictures_url_fk" FOREIGN KEY ("url") REFERENCES "public"."pictures"("url") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pictures_newest" ON "pictures" USING btree ("created_at","url");--> statement-breakpoint
CREATE INDEX "pictures_largest" ON "pictures" USING btree ("bytes","url");--> statement-breakpoint
CREATE INDEX "pictures_search" ON "pictures" USING gin ("alt" gin_trgm_ops,"name" gin_trgm_ops);