-- Generated from the drizzle schema.
ALTER TABLE "erp_outbox" ADD COLUMN "subject" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_outbox" ADD COLUMN "company" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_outbox" ADD COLUMN "reopened_at" timestamp with time zone;

ALTER TABLE "erp_outbox" ADD COLUMN "corrected_at" timestamp with time zone;

ALTER TABLE "erp_outbox_attempts" ADD COLUMN "done_by" text;
