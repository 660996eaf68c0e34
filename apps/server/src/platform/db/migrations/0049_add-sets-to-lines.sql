-- Generated from the drizzle schema.
ALTER TABLE "order_list_items" ADD COLUMN "set_no" text DEFAULT '' NOT NULL;

ALTER TABLE "order_list_items" ADD COLUMN "set_quantity" integer DEFAULT 0 NOT NULL;

ALTER TABLE "request_lines" ADD COLUMN "set_no" text DEFAULT '' NOT NULL;

ALTER TABLE "request_lines" ADD COLUMN "set_quantity" integer DEFAULT 0 NOT NULL;
