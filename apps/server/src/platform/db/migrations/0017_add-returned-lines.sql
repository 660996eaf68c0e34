-- Generated from the drizzle schema.
ALTER TABLE "request_lines" ADD COLUMN "returned_to" uuid;
