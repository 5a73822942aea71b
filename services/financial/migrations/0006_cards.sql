DROP INDEX "financial"."payment_unfinished";--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "card_token" text;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "card_brand" text;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "card_last_four" text;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "installments" integer;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "denial" text;--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD COLUMN "card_key" text;--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD COLUMN "max_installments" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD COLUMN "min_installment_cents" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD COLUMN "leaves_approved" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "payment_unfinished" ON "financial"."payment" USING btree ("tenant_id") WHERE "financial"."payment"."status" in ('waiting_for_payment', 'pending') or "financial"."payment"."charge_state" = 'removing';--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD CONSTRAINT "payment_card" CHECK (("financial"."payment"."method" = 'credit_card') = ("financial"."payment"."installments" is not null));--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD CONSTRAINT "payment_setting_card" CHECK (not 'credit_card' = any(methods) or card_key is not null);--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD CONSTRAINT "payment_setting_installments" CHECK (max_installments between 1 and 24 and min_installment_cents >= 0);