CREATE TABLE "financial"."holiday" (
	"institution_id" integer NOT NULL,
	"day" date NOT NULL,
	"tenant_id" integer NOT NULL,
	"name" text NOT NULL,
	CONSTRAINT "holiday_institution_id_day_pk" PRIMARY KEY("institution_id","day")
);
--> statement-breakpoint
ALTER TABLE "financial"."holiday" ENABLE ROW LEVEL SECURITY;--> statement-breakpoint
ALTER TABLE "financial"."holiday" ADD CONSTRAINT "holiday_institution_id_institution_institution_id_fk" FOREIGN KEY ("institution_id") REFERENCES "financial"."institution"("institution_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE POLICY "own_tenant" ON "financial"."holiday" AS PERMISSIVE FOR ALL TO public USING (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer) WITH CHECK (tenant_id = nullif(current_setting('app.tenant_id', true), '')::integer);
--> statement-breakpoint
ALTER TABLE "financial"."holiday" FORCE ROW LEVEL SECURITY;
--> statement-breakpoint
-- Banking days. What falls due on another day can be paid on the next banking day without charges, by every method
-- (docs/decisions/0037-banking-days.md). is_late below is the only place that decides it.
--
-- Easter Sunday of the Gregorian calendar, by the method of Meeus, Jones and Butcher.
create function financial.easter(year integer) returns date
language plpgsql immutable strict parallel safe as $$
declare
  a integer := year % 19;
  b integer := year / 100;
  c integer := year % 100;
  h integer := (19 * a + b - b / 4 - (b - (b + 8) / 25 + 1) / 3 + 15) % 30;
  l integer := (32 + 2 * (b % 4) + 2 * (c / 4) - h - c % 4) % 7;
  m integer := (a + 11 * h + 22 * l) / 451;
  n integer := h + l - 7 * m + 114;
begin
  return make_date(year, n / 31, n % 31 + 1);
end $$;
--> statement-breakpoint
-- National days on which Brazilian banks are closed: fixed holidays, Carnival Monday and Tuesday, Good Friday and Corpus Christi.
create function financial.is_national_bank_holiday(day date) returns boolean
language sql immutable parallel safe
return to_char(day, 'MM-DD') = any('{01-01,04-21,05-01,09-07,10-12,11-02,11-15,11-20,12-25}'::text[])
  or day - financial.easter(extract(year from day)::integer) in (-48, -47, -2, 60);
--> statement-breakpoint
create function financial.is_banking_day(institution integer, on_day date) returns boolean
language sql stable parallel safe
return extract(isodow from on_day) < 6 and not financial.is_national_bank_holiday(on_day)
  and not exists (select from financial.holiday h where h.institution_id = institution and h.day = on_day);
--> statement-breakpoint
-- The day itself when it is one.
create function financial.next_banking_day(institution integer, from_day date) returns date
language plpgsql stable parallel safe as $$
declare
  found date := from_day;
begin
  while not financial.is_banking_day(institution, found) loop
    found := found + 1;
  end loop;
  return found;
end $$;
--> statement-breakpoint
-- Whether money that comes on a day is too late for a deadline. Whoever pays after the next banking day is late from the deadline on.
-- The calendar is looked at only within a month of the deadline, so that lists of a million debts need not.
create function financial.is_late(institution integer, deadline date, on_date date) returns boolean
language sql stable parallel safe
return case
  when on_date <= deadline then false
  when on_date > deadline + 31 then true
  else on_date > financial.next_banking_day(institution, deadline)
end;
--> statement-breakpoint
create function financial.punctuality_discount(institution integer, discount bigint, until_date date, on_date date) returns bigint
language sql stable parallel safe
return case when discount = 0 or financial.is_late(institution, until_date, on_date) then 0 else discount end;
--> statement-breakpoint
-- A fine is due once.
create function financial.fine_cents(institution integer, base bigint, fine_bp integer, due_date date, on_date date) returns bigint
language sql stable parallel safe
return case when financial.is_late(institution, due_date, on_date) then (base * fine_bp + 5000) / 10000 else 0 end;
--> statement-breakpoint
-- Simple interest: a thirtieth of the monthly rate for each day of delay.
create function financial.interest_cents(institution integer, base bigint, interest_bp integer, due_date date, on_date date) returns bigint
language sql stable parallel safe
return case when financial.is_late(institution, due_date, on_date) then (base * interest_bp * (on_date - due_date) + 150000) / 300000 else 0 end;
--> statement-breakpoint
create function financial.amount_payable(
  institution integer, gross bigint, scholarship bigint, punctuality bigint, punctuality_until date,
  due_date date, fine_bp integer, interest_bp integer, on_date date
) returns bigint
language sql stable parallel safe
return gross - scholarship
  - financial.punctuality_discount(institution, punctuality, punctuality_until, on_date)
  + financial.fine_cents(institution, gross - scholarship, fine_bp, due_date, on_date)
  + financial.interest_cents(institution, gross - scholarship, interest_bp, due_date, on_date);
--> statement-breakpoint
create or replace function financial.debt_amount(d financial.debt, today date) returns bigint
language sql stable parallel safe
return coalesce(d.paid_cents, financial.amount_payable(
  d.institution_id, d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until,
  d.due_date, d.fine_bp, d.interest_bp, coalesce(d.amount_on, today)
));
--> statement-breakpoint
create or replace function financial.status_on(d financial.debt, today date) returns text
language sql stable parallel safe
return case when d.status = 'open' and financial.is_late(d.institution_id, d.due_date, today) then 'overdue' else d.status end;
--> statement-breakpoint
create or replace function financial.status_rank(d financial.debt, today date) returns integer
language sql stable parallel safe
return case
  when d.status = 'open' and financial.is_late(d.institution_id, d.due_date, today) then 1
  when d.status = 'open' then 2
  when d.status = 'in_agreement' then 3
  when d.status = 'settled' then 4
  else 5
end;
--> statement-breakpoint
create or replace function financial.amount_lines(d financial.debt, on_date date) returns jsonb
language sql stable parallel safe
return jsonb_build_array(jsonb_build_object(
    'kind', 'gross', 'amount', d.gross_cents, 'rateBasisPoints', null, 'days', null, 'date', null))
  || case when d.scholarship_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'scholarship', 'amount', -d.scholarship_cents, 'rateBasisPoints', d.scholarship_bp, 'days', null, 'date', null)) end
  || case when d.punctuality_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'punctuality_discount',
    'amount', -financial.punctuality_discount(d.institution_id, d.punctuality_cents, d.punctuality_until, on_date),
    'rateBasisPoints', null, 'days', null, 'date', d.punctuality_until)) end
  || case when not financial.is_late(d.institution_id, d.due_date, on_date) then '[]' else jsonb_build_array(
    jsonb_build_object(
      'kind', 'fine',
      'amount', financial.fine_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date),
      'rateBasisPoints', d.fine_bp, 'days', null, 'date', d.due_date + 1),
    jsonb_build_object(
      'kind', 'interest',
      'amount', financial.interest_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date),
      'rateBasisPoints', d.interest_bp, 'days', on_date - d.due_date, 'date', d.due_date + 1)) end;
--> statement-breakpoint
-- A campaign is for what is late.
create or replace function financial.campaign_takes(c financial.campaign, d financial.debt, on_date date) returns boolean
language sql stable parallel safe
return c.enabled and on_date between c.valid_from and c.valid_to
  and c.tenant_id = d.tenant_id and c.institution_id = d.institution_id
  and d.status = 'open' and d.type = any(c.debt_types) and on_date - d.due_date >= c.overdue_days
  and financial.is_late(d.institution_id, d.due_date, on_date)
  and (not c.listed_only or financial.campaign_lists(c.campaign_id, d.debt_id));
--> statement-breakpoint
create or replace function financial.campaign_discount(c financial.campaign, d financial.debt, on_date date) returns bigint
language sql stable parallel safe
return (financial.fine_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date)
    + financial.interest_cents(d.institution_id, d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date)) * c.charges_bp / 10000
  + (d.gross_cents - d.scholarship_cents
    - financial.punctuality_discount(d.institution_id, d.punctuality_cents, d.punctuality_until, on_date)) * c.principal_bp / 10000;
--> statement-breakpoint
drop function financial.amount_payable(bigint, bigint, bigint, date, date, integer, integer, date);
--> statement-breakpoint
drop function financial.punctuality_discount(bigint, date, date);
--> statement-breakpoint
drop function financial.fine_cents(bigint, integer, date, date);
--> statement-breakpoint
drop function financial.interest_cents(bigint, integer, date, date);
