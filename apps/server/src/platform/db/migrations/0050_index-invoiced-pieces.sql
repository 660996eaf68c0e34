-- Generated from the drizzle schema.
CREATE INDEX "erp_invoice_lines_piece_idx" ON "erp_invoice_lines" USING btree ("plant_no") WHERE "erp_invoice_lines"."plant_no" <> '';
