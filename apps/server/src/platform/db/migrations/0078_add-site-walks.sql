-- Generated from the drizzle schema.
CREATE TABLE "site_walk_decisions" (
	"walk_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"code" text NOT NULL,
	"decision" text NOT NULL,
	"decided_by" text NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "site_walk_decisions_walk_id_kind_no_plant_no_code_pk" PRIMARY KEY("walk_id","kind","no","plant_no","code")
);


CREATE TABLE "site_walk_sightings" (
	"walk_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"code" text NOT NULL,
	"quantity" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"seen_by" text NOT NULL,
	"elsewhere_no" text DEFAULT '' NOT NULL,
	CONSTRAINT "site_walk_sightings_walk_id_kind_no_plant_no_code_pk" PRIMARY KEY("walk_id","kind","no","plant_no","code")
);


CREATE TABLE "site_walks" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_no" text NOT NULL,
	"part" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" text NOT NULL,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	"joined" uuid,
	"books" jsonb,
	"counts" jsonb
);


ALTER TABLE "site_walk_decisions" ADD CONSTRAINT "site_walk_decisions_walk_id_site_walks_id_fk" FOREIGN KEY ("walk_id") REFERENCES "public"."site_walks"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "site_walk_sightings" ADD CONSTRAINT "site_walk_sightings_walk_id_site_walks_id_fk" FOREIGN KEY ("walk_id") REFERENCES "public"."site_walks"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "site_walks" ADD CONSTRAINT "site_walks_joined_site_walks_id_fk" FOREIGN KEY ("joined") REFERENCES "public"."site_walks"("id") ON DELETE cascade ON UPDATE no action;

CREATE UNIQUE INDEX "site_walks_open_key" ON "site_walks" USING btree ("location_no") WHERE closed_at is null and joined is null;

CREATE INDEX "site_walks_location_idx" ON "site_walks" USING btree ("location_no","closed_at");
