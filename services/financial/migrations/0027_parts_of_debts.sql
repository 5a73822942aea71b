ALTER TABLE "financial"."agreement_setting" DROP CONSTRAINT "agreement_setting_bounds";--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" DROP CONSTRAINT "ledger_entry_amount";--> statement-breakpoint
ALTER TABLE "financial"."agreement" ADD COLUMN "cancel_after_count" integer;--> statement-breakpoint
ALTER TABLE "financial"."agreement" ADD COLUMN "returned_cents" bigint;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD COLUMN "cancel_after_count" integer DEFAULT 2 NOT NULL;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "part_cents" bigint;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "rest_cents" bigint;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD COLUMN "rest_of_cents" bigint;--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" ADD CONSTRAINT "agreement_setting_bounds" CHECK ("financial"."agreement_setting"."expired_days" >= 1 and "financial"."agreement_setting"."cancel_after_days" >= 1 and "financial"."agreement_setting"."cancel_after_count" >= 1
        and "financial"."agreement_setting"."future_interest_bp" between 0 and 10000 and "financial"."agreement_setting"."debt_office_bp" between 0 and 10000);--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_part" CHECK (num_nulls(part_cents, rest_cents, rest_of_cents) = 3
        or num_nulls(part_cents, rest_cents, rest_of_cents) = 0 and part_cents > 0 and rest_cents between 1 and rest_of_cents and status in ('open', 'in_agreement'));--> statement-breakpoint
ALTER TABLE "financial"."ledger_entry" ADD CONSTRAINT "ledger_entry_amount" CHECK ("financial"."ledger_entry"."amount_cents" > 0 or kind = 'settlement' and "financial"."ledger_entry"."amount_cents" < 0);
--> statement-breakpoint
-- Debts that are paid in part (docs/decisions/0064-what-arrives-reduces-what-is-owed.md). What is left of one is the same debt, smaller:
-- rest_cents of every rest_of_cents. The multiplication is of numerics, since that of two amounts may be more than a bigint.
create function financial.part_of(amount bigint, rest bigint, of_amount bigint) returns bigint
language sql immutable parallel safe
return greatest(1, round(amount::numeric * rest / of_amount))::bigint;
--> statement-breakpoint
-- What the whole debt would cost on a day.
create function financial.whole_amount(d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return financial.amount_payable(
  d.institution_id, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until, d.due_date, d.fine_bp, d.interest_bp, on_date);
--> statement-breakpoint
create or replace function financial.debt_amount(d financial.debt, today date) returns bigint
language sql stable parallel safe
return coalesce(d.paid_cents, case
  when d.rest_cents is null then financial.amount_payable(
    d.institution_id, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until,
    d.due_date, d.fine_bp, d.interest_bp, coalesce(d.amount_on, today))
  else financial.part_of(financial.whole_amount(d, coalesce(d.amount_on, today)), d.rest_cents, d.rest_of_cents)
end);
--> statement-breakpoint
-- What is left to pay without charges and discounts.
create function financial.rest_base(d financial.debt) returns bigint
language sql immutable parallel safe
return case
  when d.rest_cents is null then d.gross_cents - d.scholarship_cents
  else financial.part_of(d.gross_cents - d.scholarship_cents, d.rest_cents, d.rest_of_cents)
end;
--> statement-breakpoint
-- Discount, fine and interest on what is left. They and rest_base sum to part_of(whole_amount): what rounding leaves goes to interest, or to
-- the fine where there is none.
create function financial.rest_discount(d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return case
  when d.rest_cents is null then financial.punctuality_discount(d.institution_id, d.punctuality_cents, d.punctuality_until, on_date)
  else greatest(0, financial.rest_base(d) - financial.part_of(financial.whole_amount(d, on_date), d.rest_cents, d.rest_of_cents))
end;
--> statement-breakpoint
create function financial.part_interest(d financial.debt, on_date date) returns bigint
language plpgsql stable parallel safe as $$
declare
  base bigint := d.gross_cents - d.scholarship_cents;
  fine bigint := financial.fine_cents(d.institution_id, base, d.fine_bp, d.due_date, on_date);
  interest bigint := financial.interest_cents(d.institution_id, base, d.interest_bp, d.due_date, on_date);
  charges bigint;
begin
  if interest = 0 then
    return 0;
  end if;
  charges := greatest(0, financial.part_of(financial.whole_amount(d, on_date), d.rest_cents, d.rest_of_cents) - financial.rest_base(d));
  return round(charges::numeric * interest / (fine + interest));
end $$;
--> statement-breakpoint
-- PostgreSQL writes it into the calling statement: whole debts cost no call.
create function financial.rest_interest(d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return case
  when d.rest_cents is null then financial.interest_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date)
  else financial.part_interest(d, on_date)
end;
--> statement-breakpoint
create function financial.rest_fine(d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return case
  when d.rest_cents is null then financial.fine_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date)
  else greatest(0, financial.part_of(financial.whole_amount(d, on_date), d.rest_cents, d.rest_of_cents) - financial.rest_base(d))
    - financial.rest_interest(d, on_date)
end;
--> statement-breakpoint
create or replace function financial.amount_lines(d financial.debt, on_date date) returns jsonb
language sql stable parallel safe
return jsonb_build_array(jsonb_build_object(
    'kind', 'gross', 'amount', d.gross_cents, 'rateBasisPoints', null, 'days', null, 'date', null))
  || case when d.scholarship_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'scholarship', 'amount', -d.scholarship_cents, 'rateBasisPoints', d.scholarship_bp, 'days', null, 'date', null)) end
  || case when d.rest_cents is null then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'part_payment', 'amount', financial.rest_base(d) - (d.gross_cents - d.scholarship_cents),
    'rateBasisPoints', null, 'days', null, 'date', null)) end
  || case when d.punctuality_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'punctuality_discount',
    'amount', -financial.rest_discount(d, on_date),
    'rateBasisPoints', null, 'days', null, 'date', financial.next_banking_day(d.institution_id, d.punctuality_until))) end
  || case when not financial.is_late(d.institution_id, d.due_date, on_date) then '[]' else jsonb_build_array(
    jsonb_build_object(
      'kind', 'fine',
      'amount', financial.rest_fine(d, on_date),
      'rateBasisPoints', d.fine_bp, 'days', null, 'date', d.due_date + 1),
    jsonb_build_object(
      'kind', 'interest',
      'amount', financial.rest_interest(d, on_date),
      'rateBasisPoints', d.interest_bp, 'days', on_date - d.due_date, 'date', d.due_date + 1)) end;
--> statement-breakpoint
create or replace function financial.campaign_discount(c financial.campaign, d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return case
  when d.rest_cents is null then
    (financial.fine_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date)
      + financial.interest_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date)) * c.charges_bp / 10000
    + (d.gross_cents - d.scholarship_cents
      - financial.punctuality_discount(d.institution_id, d.punctuality_cents, d.punctuality_until, on_date)) * c.principal_bp / 10000
  else (financial.rest_fine(d, on_date) + financial.rest_interest(d, on_date)) * c.charges_bp / 10000
    + (financial.rest_base(d) - financial.rest_discount(d, on_date)) * c.principal_bp / 10000
end;
--> statement-breakpoint
-- Whose terms said that an unpaid first installment alone ends an agreement: the sentence goes, since the rule has words of its own now,
-- and who is about to accept is asked again. Agreements that stand keep what was accepted.
ALTER TABLE "financial"."agreement_setting" NO FORCE ROW LEVEL SECURITY;--> statement-breakpoint
UPDATE "financial"."agreement_setting" SET "terms_version" = "terms_version" + 1, "terms" = "terms" || jsonb_build_object(
  'pt-BR', regexp_replace("terms" ->> 'pt-BR', ' ?Se a primeira parcela não for paga em até \d+ dias depois do vencimento, o acordo é cancelado e os débitos voltam a valer como eram\.', ''),
  'en', regexp_replace("terms" ->> 'en', ' ?If the first installment is not paid within \d+ days of its due date, the agreement is canceled and the debts count again as they were\.', ''),
  'es', regexp_replace("terms" ->> 'es', ' ?Si la primera cuota no se paga hasta \d+ días después del vencimiento, el acuerdo se cancela y las deudas vuelven a valer como eran\.', ''));--> statement-breakpoint
ALTER TABLE "financial"."agreement_setting" FORCE ROW LEVEL SECURITY;
