ALTER TABLE "financial"."payment" ADD COLUMN "ended_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "payment_newest" ON "financial"."payment" USING btree ("tenant_id","created_at","payment_id");--> statement-breakpoint
CREATE INDEX "receipt_by_number" ON "financial"."receipt" USING btree ("tenant_id","receipt_number");