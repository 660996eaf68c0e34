-- Generated from the drizzle schema.
CREATE INDEX "mails_subject_idx" ON "mails" USING btree ("subject_id");
