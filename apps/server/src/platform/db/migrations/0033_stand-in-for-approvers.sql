-- Generated from the drizzle schema.
CREATE TABLE "approval_deputies" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"erp_user_name" text NOT NULL,
	"deputy" text NOT NULL,
	"from_day" date NOT NULL,
	"until_day" date NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);


ALTER TABLE "saved_requests" ADD COLUMN "decided_for" text;

CREATE INDEX "approval_deputies_person_idx" ON "approval_deputies" USING btree ("erp_user_name","until_day");

CREATE INDEX "approval_deputies_deputy_idx" ON "approval_deputies" USING btree ("deputy","until_day");

CREATE INDEX "saved_requests_decider_idx" ON "saved_requests" USING btree ("decided_by");
