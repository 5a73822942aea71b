CREATE TABLE "financial"."bank_file" (
	"file_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"institution_id" integer,
	"account_id" integer,
	"name" text NOT NULL,
	"size" integer NOT NULL,
	"sha256" text NOT NULL,
	"status" text NOT NULL,
	"problems" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"sequence" integer,
	"generated_on" date,
	"sent_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "bank_file_content" UNIQUE("tenant_id","sha256"),
	CONSTRAINT "bank_file_status" CHECK (status in ('reading', 'refused', 'ready', 'booking', 'booked', 'canceled'))
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_file" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."bank_file_chunk" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "bank_file_chunk_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_file_chunk" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."bank_file_entry" (
	"file_id" uuid NOT NULL,
	"line" integer NOT NULL,
	"tenant_id" integer NOT NULL,
	"our_number" text NOT NULL,
	"movement" text NOT NULL,
	"paid_on" date,
	"credited_on" date,
	"amount_cents" bigint NOT NULL,
	"fee_cents" bigint NOT NULL,
	"ordinal" integer DEFAULT 1 NOT NULL,
	"finding" text DEFAULT 'no_money' NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"payment_id" uuid,
	CONSTRAINT "bank_file_entry_file_id_line_pk" PRIMARY KEY("file_id","line"),
	CONSTRAINT "bank_file_entry_finding_kind" CHECK (finding in ('matches', 'amount_differs', 'unknown_slip', 'other_account', 'booked_before', 'registered', 'rejected', 'no_money')),
	CONSTRAINT "bank_file_entry_state" CHECK (state in ('waiting', 'booked', 'left'))
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."bank_remittance" (
	"remittance_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"sequence" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"slips" integer NOT NULL,
	"amount_cents" bigint NOT NULL,
	"content" text NOT NULL,
	CONSTRAINT "bank_remittance_sequence" UNIQUE("account_id","sequence")
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."bank_remittance_slip" (
	"payment_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"remittance_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance_slip" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TABLE "financial"."receipt_twin" (
	"end_to_end_id" text PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"receipt_id" text NOT NULL,
	CONSTRAINT "receipt_twin_receipt" UNIQUE("receipt_id")
);
--> statement-breakpoint
ALTER TABLE "financial"."receipt_twin" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_file" ADD CONSTRAINT "bank_file_account_id_bank_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_chunk" ADD CONSTRAINT "bank_file_chunk_file_id_bank_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "financial"."bank_file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD CONSTRAINT "bank_file_entry_file_id_bank_file_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "financial"."bank_file"("file_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD CONSTRAINT "bank_file_entry_payment_id_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "financial"."payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance" ADD CONSTRAINT "bank_remittance_account_id_bank_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance_slip" ADD CONSTRAINT "bank_remittance_slip_payment_id_payment_payment_id_fk" FOREIGN KEY ("payment_id") REFERENCES "financial"."payment"("payment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance_slip" ADD CONSTRAINT "bank_remittance_slip_remittance_id_bank_remittance_remittance_id_fk" FOREIGN KEY ("remittance_id") REFERENCES "financial"."bank_remittance"("remittance_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."receipt_twin" ADD CONSTRAINT "receipt_twin_receipt_id_receipt_end_to_end_id_fk" FOREIGN KEY ("receipt_id") REFERENCES "financial"."receipt"("end_to_end_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bank_file_newest" ON "financial"."bank_file" USING btree ("tenant_id","sent_at");--> statement-breakpoint
CREATE INDEX "bank_file_entry_waiting" ON "financial"."bank_file_entry" USING btree ("file_id","line") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "bank_file_entry_finding" ON "financial"."bank_file_entry" USING btree ("file_id","finding","line");--> statement-breakpoint
CREATE INDEX "receipt_by_day" ON "financial"."receipt" USING btree ("tenant_id","paid_at");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_file" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_file_chunk" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_file_entry" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_remittance" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_remittance_slip" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."receipt_twin" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."bank_file" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_chunk" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_remittance_slip" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."receipt_twin" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER append_only BEFORE UPDATE OR DELETE ON "financial"."receipt_twin" FOR EACH ROW EXECUTE FUNCTION financial.refuse_change();
