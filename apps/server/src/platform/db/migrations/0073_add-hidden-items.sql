-- Generated from the drizzle schema.
CREATE TABLE "hidden_items" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	CONSTRAINT "hidden_items_kind_no_pk" PRIMARY KEY("kind","no")
);

