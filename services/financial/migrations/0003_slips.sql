CREATE SEQUENCE "financial"."slip_number" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9999999999 START WITH 1 CACHE 1;--> statement-breakpoint
CREATE TABLE "financial"."payment_setting" (
	"institution_id" integer PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"methods" text[] NOT NULL,
	"slip_bank" text,
	"slip_agreement" text,
	"slip_account" text,
	CONSTRAINT "payment_setting_slip" CHECK (not 'bank_slip' = any(methods) or (slip_bank ~ '^[0-9]{3}$' and slip_agreement ~ '^[0-9]{7}$' and slip_account is not null))
);
--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."settlement_queue" (
	"settlement_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"payment_id" uuid NOT NULL,
	"requested_at" timestamp with time zone NOT NULL,
	"status" text NOT NULL,
	"done_at" timestamp with time zone,
	CONSTRAINT "settlement_queue_status" CHECK ("financial"."settlement_queue"."status" in ('queued', 'settled', 'not_found'))
);
--> statement-breakpoint
ALTER TABLE "financial"."settlement_queue" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "method" text DEFAULT 'pix' NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "slip_due_on" date;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "slip_barcode" text;--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" ADD CONSTRAINT "payment_setting_institution_id_institution_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "financial"."institution"("institution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."settlement_queue" ADD CONSTRAINT "settlement_queue_payment_id_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "financial"."payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "settlement_queue_waiting" ON "financial"."settlement_queue" USING btree ("tenant_id","requested_at") WHERE "financial"."settlement_queue"."status" = 'queued';--> statement-breakpoint
CREATE INDEX "settlement_queue_payment" ON "financial"."settlement_queue" USING btree ("payment_id");--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD CONSTRAINT "payment_method" CHECK ("financial"."payment"."method" in ('pix', 'bank_slip', 'credit_card'));--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD CONSTRAINT "payment_slip" CHECK (("financial"."payment"."method" = 'bank_slip') = ("financial"."payment"."slip_due_on" is not null));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."payment_setting" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."settlement_queue" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."payment_setting" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."settlement_queue" FORCE ROW LEVEL SECURITY;
