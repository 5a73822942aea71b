ALTER TABLE "financial"."debt" DROP CONSTRAINT "debt_status";--> statement-breakpoint
ALTER TABLE "financial"."debt" DROP CONSTRAINT "debt_part";--> statement-breakpoint
ALTER TABLE "financial"."debt" DROP CONSTRAINT "debt_open_moves";--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_handed_over" CHECK ("financial"."debt"."status" not in ('in_agency', 'loss') or "financial"."debt"."type" <> 'agreement');--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_status" CHECK ("financial"."debt"."status" in ('open', 'settled', 'in_agreement', 'canceled', 'in_agency', 'loss'));--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_part" CHECK (num_nulls(part_cents, rest_cents, rest_of_cents) = 3
        or num_nulls(part_cents, rest_cents, rest_of_cents) = 0 and part_cents > 0 and rest_cents between 1 and rest_of_cents and status in ('open', 'in_agreement', 'in_agency', 'loss'));--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_open_moves" CHECK (("financial"."debt"."status" in ('open', 'in_agency', 'loss')) = ("financial"."debt"."amount_on" is null));--> statement-breakpoint
create or replace function financial.status_rank(d financial.debt, today date) returns integer
language sql stable parallel safe
return case
  when d.status = 'open' and financial.is_late(d.institution_id, d.due_date, today) then 1
  when d.status = 'open' then 2
  when d.status = 'in_agency' then 3
  when d.status = 'in_agreement' then 4
  when d.status = 'settled' then 5
  when d.status = 'loss' then 6
  else 7
end;
