CREATE TABLE "financial"."credit_use" (
	"use_id" uuid PRIMARY KEY NOT NULL,
	"tenant_id" integer NOT NULL,
	"institution_id" integer NOT NULL,
	"enrollment_id" integer NOT NULL,
	"kind" text NOT NULL,
	"amount_cents" bigint NOT NULL,
	"debt_id" integer,
	"part_cents" bigint,
	"rest_cents" bigint,
	"rest_of_cents" bigint,
	"account_id" integer,
	"bank_entry_id" text,
	"way" text,
	"destination" text,
	"refunded_on" date,
	"reference" text,
	"proof_name" text,
	"proof_title" text,
	"note" text,
	"made_by" integer NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"idempotency_key" uuid NOT NULL,
	"undone_by" integer,
	"undone_at" timestamp with time zone,
	"undone_note" text,
	CONSTRAINT "credit_use_attempt" UNIQUE("tenant_id","made_by","idempotency_key"),
	CONSTRAINT "credit_use_kind" CHECK (kind in ('application', 'refund', 'assignment')),
	CONSTRAINT "credit_use_amount" CHECK (amount_cents > 0),
	CONSTRAINT "credit_use_debt_of" CHECK ((kind = 'refund') = (debt_id is null)),
	CONSTRAINT "credit_use_entry" CHECK ((kind = 'assignment') = (bank_entry_id is not null) and (account_id is null) = (bank_entry_id is null)),
	CONSTRAINT "credit_use_refund" CHECK ((kind = 'refund') = (way is not null and destination is not null and refunded_on is not null)
        and (kind <> 'refund' or reference is not null or proof_name is not null)),
	CONSTRAINT "credit_use_way" CHECK (way in ('pix', 'account', 'cash')),
	CONSTRAINT "credit_use_undone" CHECK ((undone_by is null) = (undone_at is null))
);
--> statement-breakpoint
ALTER TABLE "financial"."credit_use" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" DROP CONSTRAINT "ledger_entry_kind";--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" DROP CONSTRAINT "ledger_entry_amount";--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ALTER COLUMN "debt_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."payment" ALTER COLUMN "user_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD COLUMN "use_id" uuid;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD COLUMN "credit_id" bigint;--> statement-breakpoint
ALTER TABLE "financial"."credit_use" ADD CONSTRAINT "credit_use_enrollment_id_enrollment_enrollment_id_fk" FOREIGN KEY ("enrollment_id") REFERENCES "financial"."enrollment"("enrollment_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."credit_use" ADD CONSTRAINT "credit_use_debt_id_debt_debt_id_fk" FOREIGN KEY ("debt_id") REFERENCES "financial"."debt"("debt_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."credit_use" ADD CONSTRAINT "credit_use_account_id_bank_account_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "financial"."bank_account"("account_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "credit_use_enrollment" ON "financial"."credit_use" USING btree ("tenant_id","enrollment_id");--> statement-breakpoint
CREATE INDEX "credit_use_debt" ON "financial"."credit_use" USING btree ("debt_id") WHERE debt_id is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "credit_use_assigned" ON "financial"."credit_use" USING btree ("account_id","bank_entry_id") WHERE kind = 'assignment' and undone_at is null;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_use_id_credit_use_use_id_fk" FOREIGN KEY ("use_id") REFERENCES "financial"."credit_use"("use_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_credit_id_ledger_entry_entry_id_fk" FOREIGN KEY ("credit_id") REFERENCES "financial"."ledger_entry"("entry_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "ledger_entry_credits" ON "financial"."ledger_entry" USING btree ("tenant_id","entry_id") WHERE kind = 'credit' and credit_id is null;--> statement-breakpoint
CREATE INDEX "ledger_entry_drawn" ON "financial"."ledger_entry" USING btree ("credit_id") WHERE credit_id is not null;--> statement-breakpoint
CREATE INDEX "ledger_entry_use" ON "financial"."ledger_entry" USING btree ("use_id") WHERE use_id is not null;--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_of_debt" CHECK (("financial"."ledger_entry"."kind" = 'unassigned') = ("financial"."ledger_entry"."debt_id" is null));--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_kind" CHECK ("financial"."ledger_entry"."kind" in ('settlement', 'credit', 'refund', 'unassigned'));--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_amount" CHECK ("financial"."ledger_entry"."amount_cents" > 0 or "financial"."ledger_entry"."amount_cents" < 0 and (kind = 'settlement' or "financial"."ledger_entry"."use_id" is not null));--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."credit_use" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);--> statement-breakpoint
ALTER TABLE "financial"."credit_use" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
CREATE TRIGGER kept BEFORE DELETE ON "financial"."credit_use" FOR EACH ROW EXECUTE FUNCTION financial.refuse_change();
