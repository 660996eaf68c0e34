-- Generated from the drizzle schema.
CREATE TABLE "setting_history" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"key" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"undoes" bigint
);


CREATE INDEX "setting_history_key_idx" ON "setting_history" USING btree ("key","id" DESC NULLS LAST);
