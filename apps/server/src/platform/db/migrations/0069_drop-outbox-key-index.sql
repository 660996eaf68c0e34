-- Generated from the drizzle schema.
DROP INDEX "erp_outbox_aggregate_idx";
