ALTER TABLE "academic"."reenrollment" ADD COLUMN "last_confirmation" jsonb;--> statement-breakpoint
ALTER TABLE "academic"."reenrollment" ADD CONSTRAINT "reenrollment_confirm_key" UNIQUE("tenant_id","confirm_key");--> statement-breakpoint
ALTER TABLE "academic"."reenrollment" ADD CONSTRAINT "reenrollment_payment_key" UNIQUE("tenant_id","payment_key");