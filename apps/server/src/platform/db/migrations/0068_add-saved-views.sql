-- Generated from the drizzle schema.
CREATE TABLE "saved_views" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_name" text NOT NULL,
	"screen" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"is_default" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);


CREATE INDEX "saved_views_owner_idx" ON "saved_views" USING btree ("user_name","created_at");
