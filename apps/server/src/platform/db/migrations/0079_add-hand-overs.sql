-- Generated from the drizzle schema.
CREATE TABLE "hand_over_pictures" (
	"hand_over_id" uuid NOT NULL,
	"id" uuid NOT NULL,
	"hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL,
	"added_by" text NOT NULL,
	CONSTRAINT "hand_over_pictures_hand_over_id_id_pk" PRIMARY KEY("hand_over_id","id")
);


CREATE TABLE "hand_overs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"location_no" text NOT NULL,
	"order_no" text NOT NULL,
	"begun_at" timestamp with time zone NOT NULL,
	"begun_by" text NOT NULL,
	"kept_at" timestamp with time zone NOT NULL,
	"words" jsonb NOT NULL,
	"signed_at" timestamp with time zone,
	"received_at" timestamp with time zone,
	"signed_by" text,
	"sealed" text,
	"sealed_hash" text
);


ALTER TABLE "hand_over_pictures" ADD CONSTRAINT "hand_over_pictures_hand_over_id_hand_overs_id_fk" FOREIGN KEY ("hand_over_id") REFERENCES "public"."hand_overs"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "hand_overs_location_idx" ON "hand_overs" USING btree ("location_no","signed_at");
