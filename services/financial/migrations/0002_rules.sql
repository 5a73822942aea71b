-- The application's role owns the tables, and owners are exempt from row-level security unless forced.
alter table financial.institution force row level security;
--> statement-breakpoint
alter table financial.enrollment force row level security;
--> statement-breakpoint
alter table financial.debt force row level security;
--> statement-breakpoint
alter table financial.payment force row level security;
--> statement-breakpoint
alter table financial.payment_debt force row level security;
--> statement-breakpoint
alter table financial.receipt force row level security;
--> statement-breakpoint
alter table financial.ledger_entry force row level security;
--> statement-breakpoint
-- The day whose amount a debt shows: today while it is open, else the day on which its amount stopped moving.
create function financial.amount_day(d financial.debt, today date) returns date
language sql immutable parallel safe
return coalesce(d.amount_on, today);
--> statement-breakpoint
-- What settles a debt today; what was paid, once settled.
create function financial.debt_amount(d financial.debt, today date) returns bigint
language sql immutable parallel safe
return coalesce(d.paid_cents, financial.amount_payable(
  d.gross_cents, d.scholarship_cents, d.punctuality_cents, d.punctuality_until,
  d.due_date, d.fine_bp, d.interest_bp, coalesce(d.amount_on, today)
));
--> statement-breakpoint
create function financial.status_on(d financial.debt, today date) returns text
language sql immutable parallel safe
return case when d.status = 'open' and d.due_date < today then 'overdue' else d.status end;
--> statement-breakpoint
-- Order of statuses in lists: what needs attention first.
create function financial.status_rank(d financial.debt, today date) returns integer
language sql immutable parallel safe
return case
  when d.status = 'open' and d.due_date < today then 1
  when d.status = 'open' then 2
  when d.status = 'in_agreement' then 3
  when d.status = 'settled' then 4
  else 5
end;
--> statement-breakpoint
-- How an amount came about on a day, as the contract's amount lines. They sum to amount_payable.
create function financial.amount_lines(d financial.debt, on_date date) returns jsonb
language sql immutable parallel safe
return jsonb_build_array(jsonb_build_object(
    'kind', 'gross', 'amount', d.gross_cents, 'rateBasisPoints', null, 'days', null, 'date', null))
  || case when d.scholarship_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'scholarship', 'amount', -d.scholarship_cents, 'rateBasisPoints', d.scholarship_bp, 'days', null, 'date', null)) end
  || case when d.punctuality_cents = 0 then '[]' else jsonb_build_array(jsonb_build_object(
    'kind', 'punctuality_discount',
    'amount', -financial.punctuality_discount(d.punctuality_cents, d.punctuality_until, on_date),
    'rateBasisPoints', null, 'days', null, 'date', d.punctuality_until)) end
  || case when on_date <= d.due_date then '[]' else jsonb_build_array(
    jsonb_build_object(
      'kind', 'fine',
      'amount', financial.fine_cents(d.gross_cents - d.scholarship_cents, d.fine_bp, d.due_date, on_date),
      'rateBasisPoints', d.fine_bp, 'days', null, 'date', d.due_date + 1),
    jsonb_build_object(
      'kind', 'interest',
      'amount', financial.interest_cents(d.gross_cents - d.scholarship_cents, d.interest_bp, d.due_date, on_date),
      'rateBasisPoints', d.interest_bp, 'days', on_date - d.due_date, 'date', d.due_date + 1)) end;
--> statement-breakpoint
-- Lists kept in memory are dropped when debts of their tenant change. Row-level security makes one
-- transaction write to one tenant only, so the setting names the tenant of every row of the statement.
create function financial.tell_debts_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('financial_debts', current_setting('app.tenant_id', true));
  return null;
end $$;
--> statement-breakpoint
create trigger debts_changed after insert or update or delete on financial.debt
for each statement execute function financial.tell_debts_changed();
--> statement-breakpoint
create trigger students_changed after update on financial.enrollment
for each statement execute function financial.tell_debts_changed();
--> statement-breakpoint
create function financial.refuse_change() returns trigger
language plpgsql as $$
begin
  raise exception '% is append-only', tg_table_name using errcode = 'restrict_violation';
end $$;
--> statement-breakpoint
create trigger append_only before update or delete on financial.receipt
for each row execute function financial.refuse_change();
--> statement-breakpoint
create trigger append_only before update or delete on financial.ledger_entry
for each row execute function financial.refuse_change();
