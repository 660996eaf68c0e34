-- Generated from the drizzle schema.
ALTER TABLE "idempotency_keys" ADD COLUMN "location_nos" text[] DEFAULT '{}'::text[] NOT NULL;
