import { and, eq, inArray, sql } from 'drizzle-orm'
import { printedAccount } from '../banks/banks.queries.ts'
import { inTenant } from '../../platform/database.ts'
import { query } from '../../platform/query.ts'
import type { RecordedCharge, RegisteredCharge } from './registrars.ts'
import type pg from 'pg'
import { payment } from './payments.schema.ts'

export async function recordedCharge(pool: pg.Pool, tenantId: number, paymentId: string): Promise<RecordedCharge | undefined> {
  return inTenant(pool, tenantId, async ({ client }) => {
    const [row] = await query<RecordedCharge>(
      client,
      sql`select p.method, p.txid, p.amount_cents as amount, p.expires_at as "expiresAt", p.slip_due_on as "slipDueOn",
          i.merchant_name as "merchantName", i.city, i.name as "institutionName", i.tax_id as "institutionTaxId", i.pix_key as "pixKey",
          b.code as "slipBank", a.agreement as "slipAgreement", ${printedAccount} as "slipAccount",
          e.student_name as "payerName", e.tax_id as "payerTaxId"
        from financial.payment p
        join financial.institution i using (institution_id)
        left join financial.bank_account a on a.account_id = p.slip_account_id
        left join financial.bank b on b.bank_id = a.bank_id
        join lateral (
          select e.student_name, e.tax_id from financial.payment_debt pd
          join financial.debt d on d.debt_id = pd.debt_id
          join financial.enrollment e on e.enrollment_id = d.enrollment_id
          where pd.payment_id = p.payment_id order by pd.debt_id limit 1
        ) e on true
        where p.tenant_id = ${tenantId} and p.payment_id = ${paymentId}::uuid and p.charge_state = 'requested' and p.method <> 'credit_card'`,
    )
    return row
  })
}

const byKey = (tenantId: number, paymentId: string) => and(eq(payment.tenantId, tenantId), eq(payment.paymentId, paymentId))

export async function isCanceled(pool: pg.Pool, tenantId: number, paymentId: string): Promise<boolean> {
  const canceled = and(byKey(tenantId, paymentId), inArray(payment.chargeState, ['removing', 'removed']))
  return (await inTenant(pool, tenantId, ({ db }) => db.$count(payment, canceled))) > 0
}

/** Stores the payment code. Returns false when the charge was canceled or registered meanwhile. */
export async function markRegistered(
  pool: pg.Pool,
  tenantId: number,
  paymentId: string,
  { brCode, slipBarcode }: RegisteredCharge,
): Promise<boolean> {
  const kept = await inTenant(pool, tenantId, ({ db }) =>
    db
      .update(payment)
      .set({ brCode, slipBarcode, chargeState: 'registered' })
      .where(and(byKey(tenantId, paymentId), eq(payment.chargeState, 'requested'))),
  )
  return kept.rowCount! > 0
}

/** On `financial.payment`. */
export const isToBeRemoved = sql`charge_state = 'removing'`

/** Charges canceled here but not yet at the acquirer; null `userId` means all users. */
export function canceledCharges(pool: pg.Pool, tenantId: number, userId: number | null) {
  const ofUser = userId === null ? undefined : eq(payment.userId, userId)
  return inTenant(pool, tenantId, ({ db }) =>
    db
      .select({ paymentId: payment.paymentId, method: payment.method, txid: payment.txid })
      .from(payment)
      .where(and(eq(payment.tenantId, tenantId), isToBeRemoved, ofUser)),
  )
}

export async function markRemoved(pool: pg.Pool, tenantId: number, paymentId: string): Promise<void> {
  await inTenant(pool, tenantId, ({ db }) =>
    db
      .update(payment)
      .set({ chargeState: 'removed' })
      .where(and(byKey(tenantId, paymentId), isToBeRemoved)),
  )
}
