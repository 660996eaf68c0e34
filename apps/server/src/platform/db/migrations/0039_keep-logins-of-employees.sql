-- Generated from the drizzle schema.
CREATE TABLE "login_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"login_type" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"return_address" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);


CREATE TABLE "user_identities" (
	"login_type" text NOT NULL,
	"issuer" text NOT NULL,
	"subject" text NOT NULL,
	"user_id" uuid NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "user_identities_login_type_issuer_subject_pk" PRIMARY KEY("login_type","issuer","subject")
);


ALTER TABLE "sessions" ADD COLUMN "provider_logout" text;

ALTER TABLE "user_identities" ADD CONSTRAINT "user_identities_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "login_flows_expires_idx" ON "login_flows" USING btree ("expires_at");

CREATE UNIQUE INDEX "user_identities_user_key" ON "user_identities" USING btree ("user_id","login_type","issuer");
