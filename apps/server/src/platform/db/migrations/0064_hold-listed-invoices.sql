-- Generated from the drizzle schema.
DROP INDEX "erp_invoices_listed_idx";

CREATE INDEX "erp_invoices_listed_idx" ON "erp_invoices" USING btree ("location_no",coalesce("posting_date", '0001-01-01'::date),"no","posting_date","due_date","kind","amount","remaining_amount");
