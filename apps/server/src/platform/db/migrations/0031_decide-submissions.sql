-- Generated from the drizzle schema.
ALTER TABLE "saved_requests" DROP CONSTRAINT "saved_requests_list_id_order_lists_id_fk";


ALTER TABLE "saved_requests" ALTER COLUMN "list_id" DROP NOT NULL;

ALTER TABLE "users" ADD COLUMN "language" text DEFAULT 'nl-NL' NOT NULL;

ALTER TABLE "saved_requests" ADD COLUMN "list_name" text DEFAULT '' NOT NULL;

ALTER TABLE "saved_requests" ADD COLUMN "decided_version" integer;

ALTER TABLE "saved_requests" ADD COLUMN "request_id" uuid;

ALTER TABLE "saved_requests" ADD COLUMN "changes" jsonb DEFAULT '[]'::jsonb NOT NULL;

ALTER TABLE "saved_requests" ADD CONSTRAINT "saved_requests_list_id_order_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_lists"("id") ON DELETE set null ON UPDATE no action;

UPDATE "saved_requests" s SET "list_name" = l."name" FROM "order_lists" l WHERE l."id" = s."list_id";

CREATE INDEX "saved_requests_approvers_idx" ON "saved_requests" USING gin ("approvers");

CREATE INDEX "saved_requests_request_idx" ON "saved_requests" USING btree ("request_id");
