-- Generated from the drizzle schema.
ALTER TABLE "sync_state" ADD COLUMN "compare_error" text;
