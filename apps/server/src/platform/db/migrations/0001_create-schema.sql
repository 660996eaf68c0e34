-- Generated from the drizzle schema.
CREATE SEQUENCE "public"."request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;

CREATE SEQUENCE "public"."saved_request_numbers" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 100001 CACHE 1;

CREATE TABLE "login_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"failures" integer NOT NULL,
	"last_failure_at" timestamp with time zone NOT NULL
);


CREATE TABLE "sessions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"login_type" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"user_agent" text DEFAULT '' NOT NULL
);


CREATE TABLE "users" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"first_name" text DEFAULT '' NOT NULL,
	"last_name" text DEFAULT '' NOT NULL,
	"company_name" text DEFAULT '' NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"phone_number" text DEFAULT '' NOT NULL,
	"password_hash" text,
	"login_type" text DEFAULT 'Identity' NOT NULL,
	"roles" text[] DEFAULT '{}'::text[] NOT NULL,
	"is_administrator" boolean DEFAULT false NOT NULL,
	"is_blocked" boolean DEFAULT false NOT NULL,
	"failed_logins" integer DEFAULT 0 NOT NULL,
	"must_change_password" boolean DEFAULT false NOT NULL,
	"erp_user_name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_outbox" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"external_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"aggregate_key" text NOT NULL,
	"payload_version" integer NOT NULL,
	"payload" jsonb NOT NULL,
	"state" text DEFAULT 'pending' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_at" timestamp with time zone NOT NULL,
	"lease_until" timestamp with time zone,
	"lease_token" uuid,
	"last_status" integer,
	"last_code" text,
	"last_message" text,
	"correlation_id" text,
	"result" text,
	"created_by" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone
);


CREATE TABLE "erp_outbox_attempts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"outbox_id" bigint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL,
	"status" integer,
	"code" text,
	"message" text,
	"correlation_id" text,
	"duration_ms" integer NOT NULL
);


CREATE TABLE "job_runs" (
	"id" uuid PRIMARY KEY NOT NULL,
	"job" text NOT NULL,
	"state" text NOT NULL,
	"started_by" text NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"read_count" integer DEFAULT 0 NOT NULL,
	"new_count" integer DEFAULT 0 NOT NULL,
	"changed_count" integer DEFAULT 0 NOT NULL,
	"gone_count" integer DEFAULT 0 NOT NULL,
	"parked_count" integer DEFAULT 0 NOT NULL,
	"reason" text,
	"error_info" text
);


CREATE TABLE "sync_state" (
	"service" text PRIMARY KEY NOT NULL,
	"watermark" text,
	"history" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"last_success_at" timestamp with time zone,
	"last_full_at" timestamp with time zone,
	"row_count" integer DEFAULT 0 NOT NULL,
	"schema_hash" text,
	"last_error" text
);


CREATE TABLE "erp_categories" (
	"code" text PRIMARY KEY NOT NULL,
	"parent_code" text,
	"description" text NOT NULL,
	"presentation_order" integer NOT NULL,
	"navision_filter" text NOT NULL,
	"hidden" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_images" (
	"parent_type" text NOT NULL,
	"parent_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"hash" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"stored" boolean DEFAULT false NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_images_parent_type_parent_no_line_no_pk" PRIMARY KEY("parent_type","parent_no","line_no")
);


CREATE TABLE "erp_included_items" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"line_no" integer NOT NULL,
	"other_kind" text NOT NULL,
	"other_no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"optional" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_included_items_kind_no_line_no_pk" PRIMARY KEY("kind","no","line_no")
);


CREATE TABLE "erp_items" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"description" text NOT NULL,
	"description_2" text NOT NULL,
	"category_code" text NOT NULL,
	"unit_code" text NOT NULL,
	"price_type" text NOT NULL,
	"rent_price_day" numeric(20, 5) NOT NULL,
	"rent_price_week" numeric(20, 5) NOT NULL,
	"sales_price" numeric(20, 5) NOT NULL,
	"buy_back_price" numeric(20, 5) NOT NULL,
	"weight" numeric(20, 5) NOT NULL,
	"bulk" boolean NOT NULL,
	"orderable" boolean NOT NULL,
	"blocked" boolean NOT NULL,
	"recommended_qty" numeric(20, 5) NOT NULL,
	"order_multiple" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_items_kind_no_pk" PRIMARY KEY("kind","no")
);


CREATE TABLE "erp_order_tips" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"line_no" integer NOT NULL,
	"other_kind" text NOT NULL,
	"other_no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"text" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_order_tips_kind_no_line_no_pk" PRIMARY KEY("kind","no","line_no")
);


CREATE TABLE "erp_prices" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"price_group" text NOT NULL,
	"price_type" text NOT NULL,
	"starting_date" date NOT NULL,
	"ending_date" date,
	"unit_code" text NOT NULL,
	"price" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_prices_kind_no_price_group_price_type_starting_date_unit_code_pk" PRIMARY KEY("kind","no","price_group","price_type","starting_date","unit_code")
);


CREATE TABLE "erp_synonyms" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"synonym" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_synonyms_kind_no_synonym_pk" PRIMARY KEY("kind","no","synonym")
);


CREATE TABLE "erp_technical_properties" (
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"line_no" integer NOT NULL,
	"label" text NOT NULL,
	"value" text NOT NULL,
	"numeric_value" numeric(20, 5),
	"unit" text NOT NULL,
	"filter_kind" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_technical_properties_kind_no_line_no_pk" PRIMARY KEY("kind","no","line_no")
);


CREATE TABLE "erp_translations" (
	"subject" text NOT NULL,
	"code" text NOT NULL,
	"language" text NOT NULL,
	"text" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_translations_subject_code_language_pk" PRIMARY KEY("subject","code","language")
);


CREATE TABLE "erp_units" (
	"code" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_depots" (
	"no" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"phone_no" text NOT NULL,
	"pickup_allowed" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_users" (
	"user_name" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"customer_no" text NOT NULL,
	"company_name" text NOT NULL,
	"contact_no" text NOT NULL,
	"blocked" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_location_addresses" (
	"location_no" text NOT NULL,
	"code" text NOT NULL,
	"name" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"phone_no" text NOT NULL,
	"work_address" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_location_addresses_location_no_code_pk" PRIMARY KEY("location_no","code")
);


CREATE TABLE "erp_locations" (
	"no" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"blocked" boolean NOT NULL,
	"project_no" text NOT NULL,
	"customer_no" text NOT NULL,
	"depot_no" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"phone_no" text NOT NULL,
	"email" text NOT NULL,
	"starting_date" date,
	"ending_date" date,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_user_customers" (
	"user_name" text NOT NULL,
	"customer_no" text NOT NULL,
	"customer_name" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_user_customers_user_name_customer_no_pk" PRIMARY KEY("user_name","customer_no")
);


CREATE TABLE "erp_user_locations" (
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"role" text NOT NULL,
	"approver_1" text NOT NULL,
	"approver_2" text NOT NULL,
	"approver_3" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_user_locations_user_name_location_no_pk" PRIMARY KEY("user_name","location_no")
);


CREATE TABLE "erp_order_lines" (
	"order_type" text NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"qty_posted" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_order_lines_order_type_order_no_line_no_pk" PRIMARY KEY("order_type","order_no","line_no")
);


CREATE TABLE "erp_orders" (
	"type" text NOT NULL,
	"no" text NOT NULL,
	"status" text NOT NULL,
	"request_no" text NOT NULL,
	"order_date" date,
	"delivery_date" date,
	"return_date" date,
	"posted_date" date,
	"from_location" text NOT NULL,
	"to_location" text NOT NULL,
	"requested_by" text NOT NULL,
	"reference" text NOT NULL,
	"collect" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_orders_type_no_pk" PRIMARY KEY("type","no")
);


CREATE TABLE "erp_request_lines" (
	"request_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"qty_processed" numeric(20, 5) NOT NULL,
	"remark" text NOT NULL,
	"set_no" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_request_lines_request_no_line_no_pk" PRIMARY KEY("request_no","line_no")
);


CREATE TABLE "erp_requests" (
	"no" text PRIMARY KEY NOT NULL,
	"external_id" uuid,
	"type" text NOT NULL,
	"status" text NOT NULL,
	"request_date" date,
	"delivery_date" date,
	"return_date" date,
	"from_location" text NOT NULL,
	"to_location" text NOT NULL,
	"depot_no" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"phone_no" text NOT NULL,
	"collect" boolean NOT NULL,
	"urgent" boolean NOT NULL,
	"requested_by" text NOT NULL,
	"reference" text NOT NULL,
	"remark" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"user_name" text NOT NULL,
	"call" text NOT NULL,
	"location_no" text,
	"subject" text,
	"details" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"request_id" text NOT NULL
);


CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp with time zone DEFAULT now(),
	"payload" "bytea"
);


CREATE TABLE "idempotency_keys" (
	"user_name" text NOT NULL,
	"call" text NOT NULL,
	"key" text NOT NULL,
	"body_hash" text NOT NULL,
	"answer" jsonb,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_user_name_call_key_pk" PRIMARY KEY("user_name","call","key")
);


CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"kind" text NOT NULL,
	"recipient" text NOT NULL,
	"subject" text NOT NULL,
	"text_body" text NOT NULL,
	"html_body" text NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"last_error" text,
	"subject_id" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone
);


CREATE TABLE "setting_overrides" (
	"key" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE TABLE "order_list_items" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"list_id" uuid NOT NULL,
	"parent_id" uuid,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"quantity" integer NOT NULL,
	"comment" text DEFAULT '' NOT NULL,
	"position" integer NOT NULL,
	"added_at" timestamp with time zone NOT NULL
);


CREATE TABLE "order_lists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"name" text NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE TABLE "saved_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"no" text NOT NULL,
	"list_id" uuid NOT NULL,
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"status" text NOT NULL,
	"approvers" text[] NOT NULL,
	"form" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"rejection_reason" text,
	"decided_by" text,
	"decided_at" timestamp with time zone,
	"submitted_at" timestamp with time zone NOT NULL
);


CREATE TABLE "request_lines" (
	"request_id" uuid NOT NULL,
	"line_no" integer NOT NULL,
	"parent_line_no" integer,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"description" text NOT NULL,
	"unit" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"remark" text NOT NULL,
	"charge" numeric(20, 5),
	CONSTRAINT "request_lines_request_id_line_no_pk" PRIMARY KEY("request_id","line_no")
);


CREATE TABLE "request_steps" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"request_id" uuid NOT NULL,
	"step" text NOT NULL,
	"status" text,
	"text" text DEFAULT '' NOT NULL,
	"at" timestamp with time zone NOT NULL
);


CREATE TABLE "requests" (
	"id" uuid PRIMARY KEY NOT NULL,
	"no" text NOT NULL,
	"type" text NOT NULL,
	"user_name" text NOT NULL,
	"location_no" text NOT NULL,
	"status" text NOT NULL,
	"delivery" text NOT NULL,
	"erp_no" text,
	"refusal" text DEFAULT '' NOT NULL,
	"list_id" uuid,
	"list_name" text NOT NULL,
	"language" text NOT NULL,
	"reference" text NOT NULL,
	"remark" text NOT NULL,
	"address_code" text NOT NULL,
	"address" text NOT NULL,
	"post_code" text NOT NULL,
	"city" text NOT NULL,
	"contact" text NOT NULL,
	"phone_no" text NOT NULL,
	"depot_no" text NOT NULL,
	"depot_address_code" text NOT NULL,
	"transport_means" text NOT NULL,
	"delivery_date" date,
	"return_date" date,
	"collect" boolean NOT NULL,
	"urgent" boolean NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL
);


CREATE TABLE "search_documents" (
	"position" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"no_key" text NOT NULL,
	"names" text NOT NULL,
	"shown" jsonb NOT NULL,
	"image" text,
	CONSTRAINT "search_documents_key" UNIQUE("kind","no")
);


CREATE TABLE "search_words" (
	"word" text NOT NULL,
	"source" text NOT NULL,
	"positions" integer[] NOT NULL,
	CONSTRAINT "search_words_word_source_pk" PRIMARY KEY("word","source")
);


ALTER TABLE "sessions" ADD CONSTRAINT "sessions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "order_list_items" ADD CONSTRAINT "order_list_items_list_id_order_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_lists"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "order_list_items" ADD CONSTRAINT "order_list_items_parent_id_order_list_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."order_list_items"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "saved_requests" ADD CONSTRAINT "saved_requests_list_id_order_lists_id_fk" FOREIGN KEY ("list_id") REFERENCES "public"."order_lists"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "request_lines" ADD CONSTRAINT "request_lines_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;

ALTER TABLE "request_steps" ADD CONSTRAINT "request_steps_request_id_requests_id_fk" FOREIGN KEY ("request_id") REFERENCES "public"."requests"("id") ON DELETE cascade ON UPDATE no action;

CREATE INDEX "sessions_user_idx" ON "sessions" USING btree ("user_id");

CREATE UNIQUE INDEX "users_user_name_key" ON "users" USING btree (lower("user_name"));

CREATE INDEX "users_erp_user_name_idx" ON "users" USING btree ("erp_user_name");

CREATE UNIQUE INDEX "erp_outbox_external_key" ON "erp_outbox" USING btree ("external_id");

CREATE INDEX "erp_outbox_due_idx" ON "erp_outbox" USING btree ("state","next_at");

CREATE INDEX "erp_outbox_aggregate_idx" ON "erp_outbox" USING btree ("aggregate_key","id");

CREATE INDEX "erp_outbox_attempts_outbox_idx" ON "erp_outbox_attempts" USING btree ("outbox_id","id");

CREATE INDEX "job_runs_job_idx" ON "job_runs" USING btree ("job","started_at");

CREATE INDEX "erp_images_hash_idx" ON "erp_images" USING btree ("hash");

CREATE INDEX "erp_items_no_idx" ON "erp_items" USING btree ("no");

CREATE INDEX "erp_items_category_idx" ON "erp_items" USING btree ("category_code");

CREATE INDEX "erp_user_locations_location_idx" ON "erp_user_locations" USING btree ("location_no");

CREATE INDEX "erp_orders_request_idx" ON "erp_orders" USING btree ("request_no");

CREATE INDEX "erp_orders_to_idx" ON "erp_orders" USING btree ("to_location");

CREATE INDEX "erp_orders_from_idx" ON "erp_orders" USING btree ("from_location");

CREATE INDEX "erp_requests_external_idx" ON "erp_requests" USING btree ("external_id");

CREATE INDEX "erp_requests_to_idx" ON "erp_requests" USING btree ("to_location");

CREATE INDEX "erp_requests_from_idx" ON "erp_requests" USING btree ("from_location");

CREATE INDEX "audit_log_at_idx" ON "audit_log" USING btree ("at");

CREATE INDEX "idempotency_keys_created_idx" ON "idempotency_keys" USING btree ("created_at");

CREATE INDEX "mails_waiting_idx" ON "mails" USING btree ("state","next_attempt_at");

CREATE INDEX "order_list_items_list_idx" ON "order_list_items" USING btree ("list_id","position");

CREATE INDEX "order_list_items_parent_idx" ON "order_list_items" USING btree ("parent_id");

CREATE INDEX "order_lists_owner_idx" ON "order_lists" USING btree ("user_name","location_no","created_at");

CREATE UNIQUE INDEX "saved_requests_no_key" ON "saved_requests" USING btree ("no");

CREATE INDEX "saved_requests_list_idx" ON "saved_requests" USING btree ("list_id","submitted_at");

CREATE INDEX "saved_requests_location_idx" ON "saved_requests" USING btree ("location_no","status");

CREATE INDEX "request_steps_request_idx" ON "request_steps" USING btree ("request_id","id");

CREATE UNIQUE INDEX "requests_no_key" ON "requests" USING btree ("no");

CREATE INDEX "requests_location_idx" ON "requests" USING btree ("location_no","created_at");

CREATE INDEX "requests_erp_no_idx" ON "requests" USING btree ("erp_no");

CREATE INDEX "search_documents_no_idx" ON "search_documents" USING btree ("no_key" text_pattern_ops);

CREATE INDEX "search_words_beginning_idx" ON "search_words" USING btree ("word" text_pattern_ops);

CREATE INDEX "search_words_part_idx" ON "search_words" USING gin ("word" gin_trgm_ops) WHERE "search_words"."word" !~ '^[0-9]';
