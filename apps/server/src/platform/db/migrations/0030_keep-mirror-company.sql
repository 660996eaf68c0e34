-- Generated from the drizzle schema.
CREATE TABLE "mirror_company" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"company_id" uuid,
	"name" text NOT NULL
);

