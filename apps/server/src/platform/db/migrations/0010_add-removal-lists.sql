-- Generated from the drizzle schema.
CREATE TABLE "removal_list_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"quantity" integer NOT NULL,
	"remark" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);


CREATE TABLE "removal_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


ALTER TABLE "removal_list_items" ADD CONSTRAINT "removal_list_items_list_id_removal_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."removal_lists"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "removal_list_items_thing_key" ON "removal_list_items" USING btree ("list_id","kind","no","plant_no");

CREATE INDEX "removal_list_items_list_idx" ON "removal_list_items" USING btree ("list_id","position");

CREATE UNIQUE INDEX "removal_lists_owner_key" ON "removal_lists" USING btree ("user_name","location_no");
