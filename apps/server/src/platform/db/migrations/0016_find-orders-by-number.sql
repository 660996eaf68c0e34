-- Generated from the drizzle schema.
CREATE INDEX "erp_orders_no_start_idx" ON "erp_orders" USING btree (upper("no") text_pattern_ops);

CREATE INDEX "erp_orders_digits_idx" ON "erp_orders" USING btree (regexp_replace("no", '[^0-9]', '', 'g') text_pattern_ops);
