-- Generated from the drizzle schema.
CREATE TABLE "upload_uses" (
	"upload_id" uuid NOT NULL,
	"subject" text NOT NULL,
	CONSTRAINT "upload_uses_upload_id_subject_pk" PRIMARY KEY("upload_id","subject")
);


CREATE TABLE "uploads" (
	"id" uuid PRIMARY KEY NOT NULL,
	"hash" text NOT NULL,
	"size" integer NOT NULL,
	"mime_type" text NOT NULL,
	"name" text NOT NULL,
	"owner" text NOT NULL,
	"call" text NOT NULL,
	"is_public" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);


ALTER TABLE "upload_uses" ADD CONSTRAINT "upload_uses_upload_id_uploads_id_fk" FOREIGN KEY ("upload_id") REFERENCES "public"."uploads"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "upload_uses_subject_idx" ON "upload_uses" USING btree ("subject");

CREATE INDEX "uploads_hash_idx" ON "uploads" USING btree ("hash");

CREATE INDEX "uploads_owner_idx" ON "uploads" USING btree ("owner","created_at");
