-- Generated from the drizzle schema.
ALTER TABLE "sessions" ADD COLUMN "network" text DEFAULT '' NOT NULL;
