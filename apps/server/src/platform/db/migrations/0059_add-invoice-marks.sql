-- Generated from the drizzle schema.
CREATE TABLE "invoice_marks" (
	"invoice_no" text NOT NULL,
	"line_no" integer NOT NULL,
	"location_no" text NOT NULL,
	"receipt_no" text NOT NULL,
	"stop_date" date NOT NULL,
	"days" integer NOT NULL,
	"amount" numeric NOT NULL,
	CONSTRAINT "invoice_marks_invoice_no_line_no_pk" PRIMARY KEY("invoice_no","line_no")
);


CREATE TABLE "stale_invoice_marks" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"location_no" text NOT NULL
);


CREATE INDEX "invoice_marks_location_idx" ON "invoice_marks" USING btree ("location_no","invoice_no");

CREATE INDEX "stale_invoice_marks_location_idx" ON "stale_invoice_marks" USING btree ("location_no");

CREATE INDEX "erp_invoices_no_start_idx" ON "erp_invoices" USING btree (upper("no") text_pattern_ops);
