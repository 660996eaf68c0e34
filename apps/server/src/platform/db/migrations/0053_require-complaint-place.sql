-- Generated from the drizzle schema.
ALTER TABLE "complaint_comments" ALTER COLUMN "place" SET NOT NULL;

ALTER TABLE "complaint_files" ALTER COLUMN "place" SET NOT NULL;
