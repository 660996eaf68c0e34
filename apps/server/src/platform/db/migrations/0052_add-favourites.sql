-- Generated from the drizzle schema.
CREATE TABLE "favourite_items" (
	"list_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"quantity" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	CONSTRAINT "favourite_items_list_id_kind_no_pk" PRIMARY KEY("list_id","kind","no")
);


CREATE TABLE "favourite_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"title" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"shared_location" text,
	"created_at" timestamp with time zone NOT NULL
);


ALTER TABLE "favourite_items" ADD CONSTRAINT "favourite_items_list_id_favourite_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."favourite_lists"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "favourite_lists_owner_idx" ON "favourite_lists" USING btree ("user_name","created_at");

CREATE INDEX "favourite_lists_shared_idx" ON "favourite_lists" USING btree ("shared_location");
