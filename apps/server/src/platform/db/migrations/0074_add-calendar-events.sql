-- Generated from the drizzle schema.
CREATE TABLE "calendar_events" (
	"user_id" uuid NOT NULL,
	"uid" text NOT NULL,
	"day" date NOT NULL,
	"sequence" integer NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"facts" text NOT NULL,
	"told" text NOT NULL,
	CONSTRAINT "calendar_events_user_id_uid_pk" PRIMARY KEY("user_id","uid")
);


ALTER TABLE "calendar_events" ADD CONSTRAINT "calendar_events_user_id_calendar_feeds_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."calendar_feeds"("user_id") ON DELETE cascade ON UPDATE no action;
