CREATE TABLE "financial"."invoice_order" (
	"reference" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"debt_id" integer NOT NULL,
	"state" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"invoice_id" integer,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	CONSTRAINT "invoice_order_state" CHECK ("financial"."invoice_order"."state" in ('ordered', 'issued', 'voiding', 'voided')),
	CONSTRAINT "invoice_order_amount" CHECK ("financial"."invoice_order"."amount_cents" > 0)
);
--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."invoice" ADD COLUMN "verification_code" text;--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" ADD CONSTRAINT "invoice_order_debt_id_debt_debt_id_fk" FOREIGN KEY ("debt_id") REFERENCES "financial"."debt"("debt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" ADD CONSTRAINT "invoice_order_invoice_id_invoice_invoice_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "financial"."invoice"("invoice_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_order_live" ON "financial"."invoice_order" USING btree ("tenant_id","debt_id") WHERE "financial"."invoice_order"."state" in ('ordered', 'issued');--> statement-breakpoint
CREATE INDEX "invoice_order_waiting" ON "financial"."invoice_order" USING btree ("tenant_id","next_attempt_at") WHERE "financial"."invoice_order"."state" in ('ordered', 'voiding');--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."invoice_order" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "financial"."invoice_order" FORCE ROW LEVEL SECURITY;
