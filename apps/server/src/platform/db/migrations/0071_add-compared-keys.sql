-- Generated from the drizzle schema.
CREATE TABLE "compared_keys" (
	"comparison" uuid NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"key" text NOT NULL,
	"row_version" bigint NOT NULL
);

