-- Generated from the drizzle schema.
CREATE INDEX "erp_locations_project_idx" ON "erp_locations" USING btree ("project_no");
