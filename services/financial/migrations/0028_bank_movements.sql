ALTER TABLE "financial"."bank_file_entry" DROP CONSTRAINT "bank_file_entry_finding_kind";--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD COLUMN "effect" text DEFAULT 'notice' NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD COLUMN "reasons" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD COLUMN "due_on" date;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "bank_end" text;--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD COLUMN "bank_end_reasons" text;--> statement-breakpoint
ALTER TABLE "financial"."setting_version" ADD COLUMN "accepted_rates" boolean DEFAULT false NOT NULL;--> statement-breakpoint
CREATE INDEX "bank_file_entry_number" ON "financial"."bank_file_entry" USING btree ("tenant_id","our_number");--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" ADD CONSTRAINT "bank_file_entry_finding_kind" CHECK (finding in ('matches', 'amount_differs', 'paid_again', 'future_day', 'to_check', 'unknown_slip', 'other_account', 'booked_before',
        'registered', 'rejected', 'written_off', 'protested', 'new_due_date', 'no_money'));--> statement-breakpoint
ALTER TABLE "financial"."payment" ADD CONSTRAINT "payment_bank_end" CHECK ("financial"."payment"."bank_end" in ('rejected', 'written_off', 'protested'));--> statement-breakpoint
-- What was read before followed FEBRABAN's table whatever the bank (services/financial/bank-files/bank-movements.ts).
ALTER TABLE "financial"."bank_file_entry" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
update financial.bank_file_entry set effect = case
    when movement in ('06', '17') then 'money'
    when movement = '02' then 'registered'
    when movement = '03' then 'rejected'
    when movement = '09' then 'written_off'
    when movement in ('23', '25') then 'protested'
    else 'notice'
  end;--> statement-breakpoint
ALTER TABLE "financial"."bank_file_entry" FORCE ROW LEVEL SECURITY;--> statement-breakpoint
-- 31 December: banks are closed to the public, and what falls due on it can be paid on the next banking day.
create or replace function financial.is_national_bank_holiday(day date) returns boolean
language sql immutable parallel safe
return to_char(day, 'MM-DD') = any('{01-01,04-21,05-01,09-07,10-12,11-02,11-15,11-20,12-25,12-31}'::text[])
  or day - financial.easter(extract(year from day)::integer) in (-48, -47, -2, 60);
