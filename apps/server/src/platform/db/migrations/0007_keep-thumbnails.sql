-- Generated from the drizzle schema.
CREATE TABLE "image_thumbnails" (
	"hash" text PRIMARY KEY NOT NULL,
	"thumbnail_hash" text
);

