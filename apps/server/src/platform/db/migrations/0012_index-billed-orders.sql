-- Generated from the drizzle schema.
CREATE INDEX "erp_invoice_lines_arrival_idx" ON "erp_invoice_lines" USING btree ("arrival_order");

CREATE INDEX "erp_invoice_lines_removal_idx" ON "erp_invoice_lines" USING btree ("removal_order");
