-- Generated from the drizzle schema.
CREATE TABLE "category_choices" (
	"code" text PRIMARY KEY NOT NULL,
	"hidden" boolean,
	"picture" text,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);

