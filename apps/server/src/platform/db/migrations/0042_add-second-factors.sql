-- Generated from the drizzle schema.
CREATE TABLE "factor_rules" (
	"group_name" text PRIMARY KEY NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"set_by" text NOT NULL
);


CREATE TABLE "factor_setups" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"session_id" uuid NOT NULL,
	"secret" text NOT NULL,
	"host_name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);


CREATE TABLE "login_steps" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"token_hash" text NOT NULL,
	"network" text NOT NULL,
	"user_agent" text NOT NULL,
	"challenge" text NOT NULL,
	"host_name" text NOT NULL,
	"password_mark" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);


CREATE TABLE "recovery_codes" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"code_hash" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);


CREATE TABLE "second_factors" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret" text,
	"last_step" bigint,
	"credential_id" text,
	"public_key" text,
	"sign_count" bigint,
	"transports" text[],
	"host_name" text,
	"created_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);


ALTER TABLE "factor_setups" ADD CONSTRAINT "factor_setups_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "login_steps" ADD CONSTRAINT "login_steps_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "recovery_codes" ADD CONSTRAINT "recovery_codes_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "login_steps_token_hash_key" ON "login_steps" USING btree ("token_hash");

CREATE INDEX "login_steps_user_idx" ON "login_steps" USING btree ("user_id");

CREATE UNIQUE INDEX "recovery_codes_user_hash_key" ON "recovery_codes" USING btree ("user_id","code_hash");

CREATE INDEX "second_factors_user_idx" ON "second_factors" USING btree ("user_id");

CREATE UNIQUE INDEX "second_factors_credential_key" ON "second_factors" USING btree ("credential_id");
