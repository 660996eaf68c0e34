-- Generated from the drizzle schema.
ALTER TABLE "job_runs" ADD COLUMN "progress" integer DEFAULT 0 NOT NULL;

ALTER TABLE "job_runs" ADD COLUMN "part" text;

ALTER TABLE "job_runs" ADD COLUMN "cancel_asked_by" text;
