-- Generated from the drizzle schema.
CREATE TABLE "looks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"admin_id" uuid NOT NULL,
	"person_id" uuid NOT NULL,
	"reason" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"answered_at" timestamp with time zone,
	"is_allowed" boolean DEFAULT false NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);


ALTER TABLE "sessions" ADD COLUMN "look_id" uuid;

ALTER TABLE "looks" ADD CONSTRAINT "looks_admin_id_users_id_fk" FOREIGN KEY ("admin_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "looks" ADD CONSTRAINT "looks_person_id_users_id_fk" FOREIGN KEY ("person_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "looks_admin_idx" ON "looks" USING btree ("admin_id");

CREATE INDEX "looks_person_idx" ON "looks" USING btree ("person_id");

ALTER TABLE "sessions" ADD CONSTRAINT "sessions_look_id_looks_id_fk" FOREIGN KEY ("look_id") REFERENCES "public"."looks"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "sessions_look_idx" ON "sessions" USING btree ("look_id") WHERE look_id is not null;
