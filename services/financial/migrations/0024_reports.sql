DROP INDEX "financial"."report_schedule_once";--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD COLUMN "shown_institution_id" integer;--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD COLUMN "period" text;--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD COLUMN "shown_from" date;--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD COLUMN "shown_to" date;--> statement-breakpoint
CREATE INDEX "report_schedule_due" ON "financial"."report_schedule" USING btree ("tenant_id","next_on");--> statement-breakpoint
CREATE INDEX "payment_paid" ON "financial"."payment" USING btree ("tenant_id","paid_at") WHERE "financial"."payment"."paid_at" is not null;--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD CONSTRAINT "report_schedule_once" UNIQUE NULLS NOT DISTINCT("tenant_id","user_id","institution_id","report","shown_institution_id","period","shown_from","shown_to");--> statement-breakpoint
ALTER TABLE "financial"."report_schedule" ADD CONSTRAINT "report_schedule_period" CHECK ("financial"."report_schedule"."period" in ('this_month', 'last_month', 'this_year'));