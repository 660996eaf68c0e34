-- Generated from the drizzle schema.
CREATE TABLE "setting_plans" (
	"id" uuid PRIMARY KEY NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"changes" jsonb NOT NULL,
	"reason" text NOT NULL,
	"planned_by" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"fault" jsonb,
	"ended_at" timestamp with time zone,
	"ended_by" text
);


CREATE INDEX "setting_plans_open_idx" ON "setting_plans" USING btree ("starts_at") WHERE state in ('waiting', 'failed');
