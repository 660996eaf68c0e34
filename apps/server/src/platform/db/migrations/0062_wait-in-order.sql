-- Generated from the drizzle schema.
CREATE INDEX "erp_outbox_waiting_idx" ON "erp_outbox" USING btree ("next_at","id") WHERE state in ('pending', 'retry', 'unknown');

CREATE INDEX "erp_outbox_blocking_idx" ON "erp_outbox" USING btree ("aggregate_key","id") WHERE state in ('pending', 'retry', 'unknown', 'sending', 'verifying', 'parked');
