-- Generated from the drizzle schema.
CREATE INDEX "erp_items_no_start_idx" ON "erp_items" USING btree ("no" text_pattern_ops);

CREATE INDEX "erp_prices_customer_idx" ON "erp_prices" USING btree ("price_group") WHERE "erp_prices"."price_group" <> '';
