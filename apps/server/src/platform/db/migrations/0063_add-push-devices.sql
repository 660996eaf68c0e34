-- Generated from the drizzle schema.
CREATE TABLE "push_deliveries" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"device_id" uuid NOT NULL,
	"notification_id" uuid,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "push_deliveries_once" UNIQUE NULLS NOT DISTINCT("device_id","notification_id")
);


CREATE TABLE "push_devices" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"session_id" uuid NOT NULL,
	"endpoint" text NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"server_key" text NOT NULL,
	"user_agent" text NOT NULL,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone NOT NULL
);


ALTER TABLE "notifications" ADD COLUMN "push_at" timestamp with time zone;

ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_device_id_push_devices_id_fk" FOREIGN KEY ("device_id") REFERENCES "public"."push_devices"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "push_deliveries" ADD CONSTRAINT "push_deliveries_notification_id_notifications_id_fk" FOREIGN KEY ("notification_id") REFERENCES "public"."notifications"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "push_devices" ADD CONSTRAINT "push_devices_session_id_sessions_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."sessions"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "push_deliveries_next_idx" ON "push_deliveries" USING btree ("next_attempt_at");

CREATE INDEX "push_deliveries_notification_idx" ON "push_deliveries" USING btree ("notification_id");

CREATE UNIQUE INDEX "push_devices_endpoint_key" ON "push_devices" USING btree ("endpoint");

CREATE INDEX "push_devices_user_idx" ON "push_devices" USING btree ("user_id");

CREATE INDEX "push_devices_session_idx" ON "push_devices" USING btree ("session_id");

CREATE INDEX "notifications_push_idx" ON "notifications" USING btree ("push_at");

CREATE INDEX "notifications_hidden_idx" ON "notifications" USING btree ("id") WHERE not in_portal;
