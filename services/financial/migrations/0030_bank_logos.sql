ALTER TABLE "financial"."bank" ADD COLUMN "logo_size" integer;--> statement-breakpoint
ALTER TABLE "financial"."bank" ADD CONSTRAINT "bank_logo" CHECK (logo_size is null or logo_key is not null);