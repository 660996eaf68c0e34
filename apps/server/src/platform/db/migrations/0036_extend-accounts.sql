-- Generated from the drizzle schema.
CREATE TABLE "registrations" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"first_name" text NOT NULL,
	"last_name" text NOT NULL,
	"company_name" text NOT NULL,
	"email" text NOT NULL,
	"phone_number" text NOT NULL,
	"user_name" text NOT NULL,
	"password_hash" text,
	"language" text NOT NULL,
	"network" text NOT NULL,
	"status" text DEFAULT 'new' NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"created_at" timestamp with time zone NOT NULL
);


ALTER TABLE "users" ADD COLUMN "customer_nos" text[] DEFAULT '{}'::text[] NOT NULL;

ALTER TABLE "users" ADD COLUMN "last_login_at" timestamp with time zone;

ALTER TABLE "users" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;

CREATE INDEX "registrations_status_idx" ON "registrations" USING btree ("status","created_at");

CREATE INDEX "registrations_network_idx" ON "registrations" USING btree ("network","created_at");

UPDATE "users" SET "last_login_at" = (SELECT max("opened_at") FROM "sessions" WHERE "user_id" = "users"."id");
