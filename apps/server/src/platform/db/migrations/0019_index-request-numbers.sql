-- Generated from the drizzle schema.
CREATE INDEX "erp_requests_no_start_idx" ON "erp_requests" USING btree (upper("no") text_pattern_ops);

CREATE INDEX "erp_requests_digits_idx" ON "erp_requests" USING btree (regexp_replace("no", '[^0-9]', '', 'g') text_pattern_ops);

CREATE INDEX "requests_no_start_idx" ON "requests" USING btree (upper("no") text_pattern_ops);

CREATE INDEX "requests_digits_idx" ON "requests" USING btree (regexp_replace("no", '[^0-9]', '', 'g') text_pattern_ops);

CREATE INDEX "requests_erp_no_start_idx" ON "requests" USING btree (upper("erp_no") text_pattern_ops);

CREATE INDEX "requests_erp_digits_idx" ON "requests" USING btree (regexp_replace("erp_no", '[^0-9]', '', 'g') text_pattern_ops);
