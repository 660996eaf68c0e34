-- Generated from the drizzle schema.
CREATE TABLE "restores" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"data_from" timestamp with time zone NOT NULL,
	"settled_at" timestamp with time zone
);


ALTER TABLE "erp_requests" ADD COLUMN "portal_no" text DEFAULT '' NOT NULL;
