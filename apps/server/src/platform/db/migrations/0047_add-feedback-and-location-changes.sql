-- Generated from the drizzle schema.
CREATE TABLE "complaint_comments" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid,
	"complaint_no" text,
	"place" bigserial,
	"user_name" text NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	"delivery" text NOT NULL,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);


CREATE TABLE "complaint_files" (
	"id" uuid PRIMARY KEY NOT NULL,
	"complaint_id" uuid,
	"complaint_no" text,
	"place" bigserial,
	"user_name" text NOT NULL,
	"name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"delivery" text NOT NULL,
	"entry_no" text,
	"refusal" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);


CREATE TABLE "complaint_reads" (
	"user_name" text NOT NULL,
	"complaint" text NOT NULL,
	"read_at" timestamp with time zone NOT NULL,
	CONSTRAINT "complaint_reads_user_name_complaint_pk" PRIMARY KEY("user_name","complaint")
);


CREATE TABLE "complaints" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"description" text NOT NULL,
	"type" text NOT NULL,
	"invoice_no" text NOT NULL,
	"phone_no" text NOT NULL,
	"urgency" text NOT NULL,
	"reference" text NOT NULL,
	"note" text NOT NULL,
	"expected_date" date,
	"about_kind" text NOT NULL,
	"about_no" text NOT NULL,
	"language" text NOT NULL,
	"delivery" text NOT NULL,
	"erp_no" text,
	"refusal" text DEFAULT '' NOT NULL,
	"replaced_by" uuid,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE TABLE "location_changes" (
	"id" uuid PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"user_name" text NOT NULL,
	"erp_user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"description" text NOT NULL,
	"form" jsonb NOT NULL,
	"delivery" text NOT NULL,
	"erp_no" text,
	"refusal" text DEFAULT '' NOT NULL,
	"replaced_by" uuid,
	"language" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE INDEX "complaint_comments_id_idx" ON "complaint_comments" USING btree ("complaint_id");

CREATE INDEX "complaint_comments_no_idx" ON "complaint_comments" USING btree ("complaint_no");

CREATE INDEX "complaint_files_id_idx" ON "complaint_files" USING btree ("complaint_id");

CREATE INDEX "complaint_files_no_idx" ON "complaint_files" USING btree ("complaint_no");

CREATE INDEX "complaints_location_idx" ON "complaints" USING btree ("location_no","created_at");

CREATE INDEX "complaints_user_idx" ON "complaints" USING btree ("user_name");

CREATE INDEX "complaints_erp_no_idx" ON "complaints" USING btree ("erp_no");

CREATE INDEX "location_changes_user_idx" ON "location_changes" USING btree ("user_name","created_at");

CREATE INDEX "location_changes_no_idx" ON "location_changes" USING btree ("location_no");
