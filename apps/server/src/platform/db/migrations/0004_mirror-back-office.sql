-- Generated from the drizzle schema.
CREATE TABLE "erp_exit_order_lines" (
	"exit_order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"plant_no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"unit_price" numeric(20, 5) NOT NULL,
	"amount" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_exit_order_lines_exit_order_no_line_no_pk" PRIMARY KEY("exit_order_no","line_no")
);


CREATE TABLE "erp_exit_orders" (
	"no" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"date" date,
	"location_no" text NOT NULL,
	"reason" text NOT NULL,
	"total_amount" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_invoice_lines" (
	"invoice_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"relate_to" text NOT NULL,
	"description" text NOT NULL,
	"plant_type" text NOT NULL,
	"plant_no" text NOT NULL,
	"arrival_order" text NOT NULL,
	"removal_order" text NOT NULL,
	"rental_period" text NOT NULL,
	"time_units" numeric(20, 5) NOT NULL,
	"rate_unit" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"unit_price" numeric(20, 5) NOT NULL,
	"amount" numeric(20, 5) NOT NULL,
	"bewakingspost" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_invoice_lines_invoice_no_line_no_pk" PRIMARY KEY("invoice_no","line_no")
);


CREATE TABLE "erp_invoices" (
	"no" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"posting_date" date,
	"due_date" date,
	"bill_to_no" text NOT NULL,
	"bill_to_name" text NOT NULL,
	"location_no" text NOT NULL,
	"project_no" text NOT NULL,
	"amount" numeric(20, 5) NOT NULL,
	"amount_incl_vat" numeric(20, 5) NOT NULL,
	"remaining_amount" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_order_costs" (
	"order_type" text NOT NULL,
	"order_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"cost_type" text NOT NULL,
	"description" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"unit_price" numeric(20, 5) NOT NULL,
	"amount" numeric(20, 5) NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_order_costs_order_type_order_no_line_no_pk" PRIMARY KEY("order_type","order_no","line_no")
);


CREATE TABLE "erp_documents" (
	"entry_no" integer PRIMARY KEY NOT NULL,
	"parent_type" text NOT NULL,
	"parent_no" text NOT NULL,
	"file_name" text NOT NULL,
	"mime_type" text NOT NULL,
	"size" integer NOT NULL,
	"hash" text NOT NULL,
	"document_date" date,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_complaint_lines" (
	"complaint_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"external_id" uuid,
	"text" text NOT NULL,
	"author" text NOT NULL,
	"created_at" timestamp with time zone,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_complaint_lines_complaint_no_line_no_pk" PRIMARY KEY("complaint_no","line_no")
);


CREATE TABLE "erp_complaints" (
	"no" text PRIMARY KEY NOT NULL,
	"external_id" uuid,
	"description" text NOT NULL,
	"complaint_type" text NOT NULL,
	"location_no" text NOT NULL,
	"invoice_no" text NOT NULL,
	"phone_no" text NOT NULL,
	"urgency" text NOT NULL,
	"reference" text NOT NULL,
	"status" text NOT NULL,
	"received_at" timestamp with time zone,
	"expected_date" date,
	"resolved_date" date,
	"reported_by" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_set_lines" (
	"set_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"kind" text NOT NULL,
	"no" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"optional" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_set_lines_set_no_line_no_pk" PRIMARY KEY("set_no","line_no")
);


CREATE TABLE "erp_sets" (
	"no" text PRIMARY KEY NOT NULL,
	"description" text NOT NULL,
	"blocked" boolean NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_inspections" (
	"entry_no" integer PRIMARY KEY NOT NULL,
	"plant_no" text NOT NULL,
	"inspection_type" text NOT NULL,
	"description" text NOT NULL,
	"inspection_date" date,
	"next_date" date,
	"result" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_pieces" (
	"no" text PRIMARY KEY NOT NULL,
	"plant_type" text NOT NULL,
	"description" text NOT NULL,
	"serial_no" text NOT NULL,
	"inspection_no" text NOT NULL,
	"location_no" text NOT NULL,
	"external" boolean NOT NULL,
	"status" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL
);


CREATE TABLE "erp_stock" (
	"location_no" text NOT NULL,
	"kind" text NOT NULL,
	"plant_type" text NOT NULL,
	"plant_no" text NOT NULL,
	"price_type" text NOT NULL,
	"quantity" numeric(20, 5) NOT NULL,
	"qty_on_order" numeric(20, 5) NOT NULL,
	"qty_on_removal" numeric(20, 5) NOT NULL,
	"available_from" date,
	"expected_return" date,
	"bulk" boolean NOT NULL,
	"external" boolean NOT NULL,
	"unit_code" text NOT NULL,
	"row_version" bigint NOT NULL,
	"synced_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "erp_stock_location_no_kind_plant_type_plant_no_price_type_pk" PRIMARY KEY("location_no","kind","plant_type","plant_no","price_type")
);


CREATE INDEX "erp_exit_orders_location_idx" ON "erp_exit_orders" USING btree ("location_no","date");

CREATE INDEX "erp_invoices_location_idx" ON "erp_invoices" USING btree ("location_no","posting_date");

CREATE INDEX "erp_invoices_project_idx" ON "erp_invoices" USING btree ("project_no","posting_date");

CREATE INDEX "erp_invoices_date_idx" ON "erp_invoices" USING btree ("posting_date");

CREATE INDEX "erp_documents_parent_idx" ON "erp_documents" USING btree ("parent_type","parent_no");

CREATE INDEX "erp_complaint_lines_external_idx" ON "erp_complaint_lines" USING btree ("external_id");

CREATE INDEX "erp_complaints_external_idx" ON "erp_complaints" USING btree ("external_id");

CREATE INDEX "erp_complaints_location_idx" ON "erp_complaints" USING btree ("location_no","received_at");

CREATE INDEX "erp_set_lines_item_idx" ON "erp_set_lines" USING btree ("kind","no");

CREATE INDEX "erp_inspections_piece_idx" ON "erp_inspections" USING btree ("plant_no","next_date");

CREATE INDEX "erp_inspections_next_idx" ON "erp_inspections" USING btree ("next_date");

CREATE INDEX "erp_pieces_type_idx" ON "erp_pieces" USING btree ("plant_type");

CREATE INDEX "erp_pieces_location_idx" ON "erp_pieces" USING btree ("location_no");

CREATE INDEX "erp_pieces_serial_idx" ON "erp_pieces" USING btree (upper("serial_no"));

CREATE INDEX "erp_pieces_inspection_idx" ON "erp_pieces" USING btree ("inspection_no");

CREATE INDEX "erp_stock_item_idx" ON "erp_stock" USING btree ("kind","plant_type");

CREATE INDEX "erp_stock_piece_idx" ON "erp_stock" USING btree ("plant_no");
