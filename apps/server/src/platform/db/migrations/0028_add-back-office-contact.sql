-- Generated from the drizzle schema.
CREATE TABLE "back_office_contact" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"last_answer_at" timestamp with time zone,
	"away_since" timestamp with time zone
);

