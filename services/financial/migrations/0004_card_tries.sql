ALTER TABLE "financial"."payment" ADD COLUMN "card_fingerprint" text;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "payer_address_hash" text;--> statement-breakpoint
CREATE INDEX "payment_card_tries" ON "financial"."payment" USING btree ("tenant_id","created_at") WHERE "financial"."payment"."method" = 'credit_card';