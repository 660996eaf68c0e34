-- Generated from the drizzle schema.
CREATE TABLE "user_import_rows" (
	"import_id" uuid NOT NULL,
	"row_no" integer NOT NULL,
	"email" text NOT NULL,
	"last_name" text NOT NULL,
	"first_name" text NOT NULL,
	"company_name" text NOT NULL,
	"sealed" text,
	"password_hash" text,
	CONSTRAINT "user_import_rows_import_id_row_no_pk" PRIMARY KEY("import_id","row_no")
);


CREATE TABLE "user_imports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"file_name" text NOT NULL,
	"started_by" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"total" integer NOT NULL,
	"fault_row" integer,
	"fault" text,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);


ALTER TABLE "user_import_rows" ADD CONSTRAINT "user_import_rows_import_id_user_imports_id_fk" FOREIGN KEY ("import_id") REFERENCES "public"."user_imports"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "user_imports_created_idx" ON "user_imports" USING btree ("created_at");
