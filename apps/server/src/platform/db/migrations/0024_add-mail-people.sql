-- Generated from the drizzle schema.
ALTER TABLE "mails" ADD COLUMN "people" text[] DEFAULT '{}'::text[] NOT NULL;
