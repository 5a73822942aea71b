ALTER TABLE "financial"."agreement" ADD COLUMN "slip_account_id" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ADD COLUMN "bank_account_id" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ADD COLUMN "retired_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "external_id" uuid DEFAULT gen_random_uuid() NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "payment_method" text;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "payment_place" text;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "event_additional" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "event_discount" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "issue_template" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "path_template" text;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "revision" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."agreement" ADD CONSTRAINT "agreement_slip_account_id_bank_account_account_id_fk" FOREIGN KEY ("slip_account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ADD CONSTRAINT "agreement_plan_bank_account_id_bank_account_account_id_fk" FOREIGN KEY ("bank_account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_event_additional_event_event_id_fk" FOREIGN KEY ("event_additional") REFERENCES "financial"."event"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_event_discount_event_event_id_fk" FOREIGN KEY ("event_discount") REFERENCES "financial"."event"("event_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "agreement_of_plan" ON "financial"."agreement" USING btree ("tenant_id","plan_id");--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_external" UNIQUE("tenant_id","external_id");--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" ADD CONSTRAINT "agreement_plan_methods" CHECK (cardinality(payment_methods) > 0);--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_template" CHECK (not issue_template or path_template is not null);--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_method" CHECK (payment_method in ('pix', 'bank_slip', 'credit_card', 'agreement'));--> statement-breakpoint
ALTER TABLE "financial"."agreement" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "financial"."agreement" a SET "payment_methods" = p."payment_methods" FROM "financial"."agreement_plan" p
WHERE p."plan_id" = a."plan_id" AND a."payment_methods" IS NULL;--> statement-breakpoint
ALTER TABLE "financial"."agreement" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."agreement_plan" FORCE ROW LEVEL SECURITY;
