-- Generated from the drizzle schema.
CREATE TABLE "notification_preferences" (
	"user_name" text PRIMARY KEY NOT NULL,
	"preferences" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


ALTER TABLE "notifications" ADD COLUMN "in_portal" boolean DEFAULT true NOT NULL;

ALTER TABLE "notifications" ADD COLUMN "mail_at" timestamp with time zone;

CREATE INDEX "notifications_mail_idx" ON "notifications" USING btree ("mail_at");
