-- Generated from the drizzle schema.
ALTER TABLE "erp_requests" ADD COLUMN "transport_means" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_name" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_address" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_post_code" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_city" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_contact" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "pickup_phone_no" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "load" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "loaded_by" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "loading_options" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "loading_time" text DEFAULT '' NOT NULL;

ALTER TABLE "erp_requests" ADD COLUMN "unloading_time" text DEFAULT '' NOT NULL;
