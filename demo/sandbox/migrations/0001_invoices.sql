CREATE SEQUENCE "sandbox"."invoice_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 10000001 CACHE 1;--> statement-breakpoint
CREATE TABLE "sandbox"."invoice" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"number" text,
	"issue_date" date,
	"verification_code" text,
	"provider_tax_id" text,
	"customer_name" text,
	"description" text,
	"amount_cents" bigint,
	"voided_at" timestamp with time zone,
	CONSTRAINT "invoice_number_unique" UNIQUE("number")
);
