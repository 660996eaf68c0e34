-- Generated from the drizzle schema.
ALTER TABLE "erp_inspections" ADD COLUMN "norm" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_inspections" ADD COLUMN "inspector" text DEFAULT '' NOT NULL;
