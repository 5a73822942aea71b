import type pg from 'pg'

/** Deterministic; version and variant bits make it a valid random UUID. */
const demoPaymentId = `overlay(overlay(md5('demo payment ' || d.debt_id) placing '4' from 13) placing '8' from 17)::uuid`

/** Payments by Pix, receipts and ledger of settled debts of people with accounts. Runs in the tenant's transaction, once for each debt. */
export async function seedPaymentHistory(client: pg.ClientBase, tenantId: number, debtIds: readonly number[]): Promise<void> {
  for (const statement of statements) await client.query(statement, [tenantId, debtIds])
}

const ofDebts = `payment_id in (select ${demoPaymentId} from financial.debt d where d.tenant_id = $1::int and d.debt_id = any ($2::int[]))`

const statements = [
  `insert into financial.payment
    (payment_id, tenant_id, institution_id, user_id, idempotency_key, status, charge_state, txid, amount_cents, created_at, expires_at, paid_at)
  select ${demoPaymentId}, $1::int, d.institution_id, e.user_id, md5('demo key ' || d.debt_id)::uuid,
    'approved', 'registered', substr(md5('demo txid ' || d.debt_id), 1, 25), d.paid_cents,
    d.paid_at - interval '3 minutes', d.paid_at + interval '27 minutes', d.paid_at
  from financial.debt d join financial.enrollment e using (tenant_id, enrollment_id)
  where d.tenant_id = $1::int and d.debt_id = any ($2::int[])`,
  `insert into financial.charge_tenant (txid, tenant_id) select txid, tenant_id from financial.payment where ${ofDebts}`,
  `insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
  select ${demoPaymentId}, d.debt_id, $1::int, d.paid_cents, d.amount_on, financial.amount_lines(d, d.amount_on)
  from financial.debt d where d.tenant_id = $1::int and d.debt_id = any ($2::int[])`,
  `insert into financial.receipt (end_to_end_id, tenant_id, payment_id, amount_cents, paid_at, late, booked_at)
  select 'E00000000' || to_char(paid_at at time zone 'UTC', 'YYYYMMDDHH24MI') || substr(md5('demo receipt ' || payment_id), 1, 11),
    tenant_id, payment_id, amount_cents, paid_at, false, paid_at
  from financial.payment where ${ofDebts} order by paid_at`,
  `insert into financial.ledger_entry (tenant_id, end_to_end_id, user_id, debt_id, kind, amount_cents, booked_at)
  select p.tenant_id, r.end_to_end_id, p.user_id, pd.debt_id, 'settlement', pd.amount_cents, r.booked_at
  from financial.receipt r join financial.payment p using (payment_id) join financial.payment_debt pd using (payment_id)
  where ${ofDebts.replace('payment_id', 'p.payment_id')} order by r.booked_at`,
]
