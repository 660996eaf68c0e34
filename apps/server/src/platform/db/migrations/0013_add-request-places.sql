-- Generated from the drizzle schema.
ALTER TABLE "request_lines" ADD COLUMN "plant_no" text DEFAULT '' NOT NULL;

ALTER TABLE "requests" ADD COLUMN "from_location" text DEFAULT '' NOT NULL;

ALTER TABLE "requests" ADD COLUMN "to_location" text DEFAULT '' NOT NULL;

ALTER TABLE "requests" ADD COLUMN "pickup" jsonb;

ALTER TABLE "requests" ADD COLUMN "transport" jsonb;

CREATE INDEX "erp_locations_customer_idx" ON "erp_locations" USING btree ("customer_no");

CREATE INDEX "requests_to_idx" ON "requests" USING btree ("to_location","created_at");

UPDATE "requests" SET "to_location" = "location_no" WHERE "type" = 'Aanvoer';
