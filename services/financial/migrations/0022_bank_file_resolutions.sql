CREATE TABLE "financial"."bank_difference_resolution" (
	"resolution_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"account_id" integer NOT NULL,
	"kind" text NOT NULL,
	"entry_id" text NOT NULL,
	"reason" text NOT NULL,
	"note" text,
	"resolved_by" integer NOT NULL,
	"resolved_at" timestamp with time zone NOT NULL,
	"reopened_by" integer,
	"reopened_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "financial"."bank_difference_resolution" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."bank_difference_resolution" ADD CONSTRAINT "bank_difference_resolution_account_id_bank_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_difference_resolved" ON "financial"."bank_difference_resolution" USING btree ("account_id","entry_id","kind") WHERE reopened_at is null;--> statement-breakpoint
CREATE INDEX "bank_file_entry_payment" ON "financial"."bank_file_entry" USING btree ("payment_id");--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."bank_difference_resolution" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."bank_difference_resolution" FORCE ROW LEVEL SECURITY;