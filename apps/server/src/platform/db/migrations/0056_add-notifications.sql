-- Generated from the drizzle schema.
CREATE TABLE "notifications" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"location_no" text NOT NULL,
	"event_key" text NOT NULL,
	"params" jsonb NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone
);


CREATE TABLE "told_order_days" (
	"order_type" text NOT NULL,
	"order_no" text NOT NULL,
	"day" date NOT NULL,
	CONSTRAINT "told_order_days_order_type_order_no_pk" PRIMARY KEY("order_type","order_no")
);


CREATE UNIQUE INDEX "notifications_event_idx" ON "notifications" USING btree ("user_name","kind","event_key");

CREATE INDEX "notifications_user_idx" ON "notifications" USING btree ("user_name","at");

CREATE INDEX "notifications_at_idx" ON "notifications" USING btree ("at");

CREATE INDEX "told_order_days_day_idx" ON "told_order_days" USING btree ("day");
