-- Generated from the drizzle schema.
CREATE TABLE "marked_invoices" (
	"location_no" text NOT NULL,
	"invoice_no" text NOT NULL,
	"marks" integer NOT NULL,
	CONSTRAINT "marked_invoices_location_no_invoice_no_pk" PRIMARY KEY("location_no","invoice_no")
);


insert into marked_invoices (location_no, invoice_no, marks)
  select location_no, invoice_no, count(*) from invoice_marks group by location_no, invoice_no;
