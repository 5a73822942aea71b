import type pg from 'pg'
import { appConfig } from '#config'

/** Ana's next tuition is already invoiced; the invoice of one paid service was canceled. */
const pendingDebtId = 3
const canceledDebtId = 36

/** Seeds invoices of paid debts of the last two years, plus Ana's two special ones. Runs in the tenant's transaction after its debts. */
export async function seedInvoices(client: pg.ClientBase, tenantId: number, today: string): Promise<void> {
  await client.query(invoicesSql, [tenantId, today, appConfig.defaultTimeZone, pendingDebtId, canceledDebtId])
}

const invoicesSql = `
insert into financial.invoice (invoice_id, tenant_id, debt_id, number, issue_date, amount_cents, canceled_on)
select $1::int * 1000000 + place, $1::int, debt_id, to_char(issue_date, 'YYYY') || '-' || lpad(place::text, 6, '0'), issue_date, amount, canceled_on
from (
  select *, row_number() over (order by issue_date, debt_id, canceled_on nulls last) as place
  from (
    select d.debt_id, (d.paid_at at time zone $3)::date as issue_date, d.paid_cents as amount, null::date as canceled_on
    from financial.debt d where d.tenant_id = $1 and d.status = 'settled' and d.paid_at > $2::date - interval '2 years'
    union all
    select d.debt_id, $2::date - 2, d.gross_cents - d.scholarship_cents, null
    from financial.debt d where d.tenant_id = $1 and d.debt_id = $4
    union all
    select d.debt_id, (d.paid_at at time zone $3)::date - 6, d.paid_cents, (d.paid_at at time zone $3)::date
    from financial.debt d where d.tenant_id = $1 and d.debt_id = $5
  ) issued
) numbered`
