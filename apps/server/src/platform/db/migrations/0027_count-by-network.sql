-- Generated from the drizzle schema.
CREATE TABLE "password_links" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);


ALTER TABLE "login_attempts" ADD COLUMN "name" text DEFAULT '' NOT NULL;

ALTER TABLE "login_attempts" ADD COLUMN "network" text DEFAULT '' NOT NULL;

ALTER TABLE "login_attempts" ADD COLUMN "last_success_at" timestamp with time zone;

ALTER TABLE "password_links" ADD CONSTRAINT "password_links_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "password_links_token_hash_key" ON "password_links" USING btree ("token_hash");

CREATE INDEX "password_links_user_idx" ON "password_links" USING btree ("user_id");

CREATE INDEX "login_attempts_name_idx" ON "login_attempts" USING btree ("name");

ALTER TABLE "users" DROP COLUMN "must_change_password";
