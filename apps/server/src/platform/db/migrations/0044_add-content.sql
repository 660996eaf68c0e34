-- Generated from the drizzle schema.
CREATE TABLE "content_pages" (
	"id" uuid PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"url" text,
	"place" text,
	"is_published" boolean DEFAULT false NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE TABLE "content_texts" (
	"page_id" uuid NOT NULL,
	"locale" text NOT NULL,
	"title" text NOT NULL,
	"html" text NOT NULL,
	"published_title" text DEFAULT '' NOT NULL,
	"published_html" text DEFAULT '' NOT NULL,
	CONSTRAINT "content_texts_page_id_locale_pk" PRIMARY KEY("page_id","locale")
);


CREATE TABLE "daily_counts" (
	"day" date NOT NULL,
	"name" text NOT NULL,
	"count" integer NOT NULL,
	CONSTRAINT "daily_counts_day_name_pk" PRIMARY KEY("day","name")
);


ALTER TABLE "content_texts" ADD CONSTRAINT "content_texts_page_id_content_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."content_pages"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "content_pages_url_key" ON "content_pages" USING btree ("url");

CREATE UNIQUE INDEX "content_pages_place_key" ON "content_pages" USING btree ("place");
