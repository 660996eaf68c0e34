-- Generated from the drizzle schema.
CREATE INDEX "mails_created_idx" ON "mails" USING btree ("created_at");
