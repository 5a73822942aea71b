ALTER TABLE "financial"."debt" ADD COLUMN "paid_by" text;--> statement-breakpoint
ALTER TABLE "financial"."enrollment" ADD COLUMN "responsible_name" text;--> statement-breakpoint
ALTER TABLE "financial"."debt" ADD CONSTRAINT "debt_paid_by" CHECK ("financial"."debt"."paid_by" is null or "financial"."debt"."status" = 'settled' and "financial"."debt"."paid_by" in ('pix', 'bank_slip', 'credit_card'));--> statement-breakpoint
-- What settled the debts that are paid, from the ledger of each tenant.
do $$
declare
  tenant integer;
begin
  for tenant in select tenant_id from financial.tenant loop
    perform set_config('app.tenant_id', tenant::text, true);
    update financial.debt d set paid_by = p.method
    from financial.ledger_entry l join financial.receipt r using (end_to_end_id) join financial.payment p on p.payment_id = r.payment_id
    where d.tenant_id = tenant and l.tenant_id = tenant and l.kind = 'settlement' and l.debt_id = d.debt_id and d.status = 'settled';
  end loop;
  perform set_config('app.tenant_id', '', true);
end $$;
