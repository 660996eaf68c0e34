-- Generated from the drizzle schema.
CREATE TABLE "approval_hand_overs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"saved_request_id" uuid NOT NULL,
	"user_name" text,
	"reason" text NOT NULL,
	"former" text[] NOT NULL,
	"approvers" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL
);


ALTER TABLE "saved_requests" ADD COLUMN "changed_days" jsonb;

ALTER TABLE "saved_requests" ADD COLUMN "asked_at" timestamp with time zone;

ALTER TABLE "saved_requests" ADD COLUMN "reminded_at" timestamp with time zone;

ALTER TABLE "saved_requests" ADD COLUMN "escalated_at" timestamp with time zone;

ALTER TABLE "approval_hand_overs" ADD CONSTRAINT "approval_hand_overs_saved_request_id_saved_requests_id_fk" FOREIGN KEY ("saved_request_id") REFERENCES "public"."saved_requests"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "approval_hand_overs_request_idx" ON "approval_hand_overs" USING btree ("saved_request_id","at");
