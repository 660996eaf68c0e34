-- Generated from the drizzle schema.
CREATE INDEX "erp_invoices_total_idx" ON "erp_invoices" USING btree ("location_no",(case when "kind" = 'Credit' then -abs("amount") else "amount" end),"no");

CREATE INDEX "erp_invoices_outstanding_idx" ON "erp_invoices" USING btree ("location_no",(case when "kind" = 'Credit' then -abs("remaining_amount") else "remaining_amount" end),"no");
