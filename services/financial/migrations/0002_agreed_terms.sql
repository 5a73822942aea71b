ALTER TABLE "financial"."agreement" ADD COLUMN "payment_methods" text[];--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "installment" jsonb;