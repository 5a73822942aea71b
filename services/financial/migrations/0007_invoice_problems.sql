ALTER TABLE "financial"."invoice_order" ADD COLUMN "problem" text;--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" ADD COLUMN "retried_by" integer;--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" ADD COLUMN "retried_at" timestamp with time zone;