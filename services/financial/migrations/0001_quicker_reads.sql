CREATE INDEX "payment_card_in_review" ON "financial"."payment" USING btree ("tenant_id") WHERE "financial"."payment"."method" = 'credit_card' and "financial"."payment"."status" = 'pending';
--> statement-breakpoint
create function financial.campaign_lists(c integer, debt integer) returns boolean
language sql stable parallel safe
return exists (select from financial.campaign_debt l where l.campaign_id = c and l.debt_id = debt);
--> statement-breakpoint
-- Without a subquery of its own, PostgreSQL writes it into the calling statement instead of calling it for every debt.
create or replace function financial.campaign_takes(c financial.campaign, d financial.debt, on_date date) returns boolean
language sql stable parallel safe
return c.enabled and on_date between c.valid_from and c.valid_to
  and c.tenant_id = d.tenant_id and c.institution_id = d.institution_id
  and d.status = 'open' and d.type = any(c.debt_types) and on_date - d.due_date >= c.overdue_days
  and (not c.listed_only or financial.campaign_lists(c.campaign_id, d.debt_id));
--> statement-breakpoint
-- The students whom searches look through are kept in memory, and dropped like the lists.
create function financial.notify_students_changed() returns trigger
language plpgsql as $$
begin
  perform pg_notify('financial_students', current_setting('app.tenant_id', true));
  return null;
end $$;
--> statement-breakpoint
create trigger student_search_changed after insert or update or delete on financial.enrollment
for each statement execute function financial.notify_students_changed();
