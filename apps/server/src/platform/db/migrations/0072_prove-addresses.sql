-- Generated from the drizzle schema.
ALTER TABLE "password_links" ADD COLUMN "is_invitation" boolean DEFAULT false NOT NULL;

ALTER TABLE "registrations" ADD COLUMN "token_hash" text;

ALTER TABLE "registrations" ADD COLUMN "proved_at" timestamp with time zone;

ALTER TABLE "users" ADD COLUMN "proved_email" text;

ALTER TABLE "users" ADD COLUMN "email_by" text;

CREATE UNIQUE INDEX "registrations_token_hash_key" ON "registrations" USING btree ("token_hash");
