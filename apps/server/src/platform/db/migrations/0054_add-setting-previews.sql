-- Generated from the drizzle schema.
CREATE TABLE "setting_previews" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"changes" jsonb NOT NULL,
	"role" text NOT NULL,
	"location_no" text,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);


ALTER TABLE "sessions" ADD COLUMN "preview_id" uuid;

ALTER TABLE "setting_previews" ADD CONSTRAINT "setting_previews_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "setting_previews_user_idx" ON "setting_previews" USING btree ("user_id");

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_preview_id_setting_previews_id_fk" FOREIGN KEY ("preview_id") REFERENCES "public"."setting_previews"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "sessions_preview_idx" ON "sessions" USING btree ("preview_id") WHERE preview_id is not null;
