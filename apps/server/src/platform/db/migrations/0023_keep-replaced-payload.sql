-- Generated from the drizzle schema.
ALTER TABLE "erp_outbox" ADD COLUMN "replaced_payload" jsonb;
