-- Generated from the drizzle schema.
ALTER TABLE "sync_state" ADD COLUMN "vanishing" integer;

ALTER TABLE "sync_state" ADD COLUMN "accepted_vanishing" integer;

ALTER TABLE "sync_state" ADD COLUMN "accepted_by" text;
