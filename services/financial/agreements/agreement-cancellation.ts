import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { inTenant } from '../../platform/database.ts'
import { query } from '../database/query.ts'
import { cancelPaymentsFor } from './agreement-payments.queries.ts'
import { removeCanceledCharges } from '../payments/charge-registration.ts'
import { civilToday } from '../database/civil-today.ts'
import type { PaymentPorts } from '../payments/payment-ports.ts'

/**
 * Cancels agreements by rule: those whose first installment is overdue by the days that the agreement allows while
 * nothing was paid for it. Their open installments are canceled and the debts that they replaced are open again, due
 * when they always were; what was paid for other installments stays paid. Its student is told, once. Safe to repeat,
 * and to run twice at once.
 */
export async function cancelUnpaidAgreements(ports: PaymentPorts): Promise<void> {
  const { pool, clock, log } = ports
  const today = civilToday(clock)
  const { rows } = await pool.query<{ tenant_id: number }>('select tenant_id from financial.tenant order by tenant_id')
  for (const { tenant_id: tenantId } of rows) {
    const unpaid = await inTenant(pool, tenantId, ({ client }) => unpaidAgreements(client, tenantId, today))
    for (const agreementId of unpaid) {
      try {
        await inTenant(pool, tenantId, ({ client }) =>
          cancelAgreement(client, tenantId, agreementId, { now: clock.now(), today, onAgreementCanceled: ports.onAgreementCanceled }),
        )
      } catch (error) {
        log.error({ err: error, agreementId }, 'an unpaid agreement was not canceled')
      }
    }
    if (unpaid.length > 0) await removeCanceledCharges(ports, tenantId, null)
  }
}

/** Over `a`, its first installment `i` and that one's debt `d`. Money that settled nothing counts as paid too. */
const isUnpaid = (today: string) => sql`a.canceled_at is null and d.status = 'open' and ${today}::date - d.due_date >= a.cancel_after_days
  and not exists (select from financial.ledger_entry l where l.tenant_id = a.tenant_id and l.debt_id = d.debt_id)`

const firstInstallments = sql`financial.agreement a
  join financial.agreement_installment i on i.agreement_id = a.agreement_id and i.number = 1
  join financial.debt d on d.debt_id = i.debt_id`

async function unpaidAgreements(client: pg.ClientBase, tenantId: number, today: string): Promise<number[]> {
  const rows = await query<{ agreement_id: number }>(
    client,
    sql`select a.agreement_id from ${firstInstallments} where a.tenant_id = ${tenantId} and ${isUnpaid(today)} order by a.agreement_id`,
  )
  return rows.map(({ agreement_id }) => agreement_id)
}

async function cancelAgreement(
  client: pg.ClientBase,
  tenantId: number,
  agreementId: number,
  { now, today, onAgreementCanceled }: Pick<PaymentPorts, 'onAgreementCanceled'> & { now: Date; today: string },
): Promise<void> {
  const locked = await query<{ debt_id: number; installment: boolean }>(
    client,
    sql`select d.debt_id, d.debt_id in (select debt_id from financial.agreement_installment where agreement_id = ${agreementId}) as installment
      from financial.debt d
      where d.tenant_id = ${tenantId} and d.debt_id in (
        select debt_id from financial.agreement_installment where agreement_id = ${agreementId}
        union all select debt_id from financial.agreement_debt where agreement_id = ${agreementId})
      order by d.debt_id for update of d`,
  )
  // Looked at again under the lock: it may have been paid, or canceled elsewhere, meanwhile.
  const [canceled] = await query<{ user_id: number | null }>(
    client,
    sql`update financial.agreement set canceled_at = ${now.toISOString()}
      where tenant_id = ${tenantId} and agreement_id = (
        select a.agreement_id from ${firstInstallments} where a.agreement_id = ${agreementId} and ${isUnpaid(today)})
      returning (select e.user_id from financial.enrollment e where e.tenant_id = ${tenantId} and e.enrollment_id = agreement.enrollment_id) as user_id`,
  )
  if (!canceled) return
  const ids = (installment: boolean) =>
    `{${locked
      .filter((debt) => debt.installment === installment)
      .map(({ debt_id }) => debt_id)
      .join(',')}}`
  await cancelPaymentsFor(client, tenantId, ids(true), now)
  await query(
    client,
    sql`update financial.debt set status = 'canceled', amount_on = ${today}::date
      where tenant_id = ${tenantId} and debt_id = any(${ids(true)}::int[]) and status = 'open'`,
  )
  await query(
    client,
    sql`update financial.debt set status = 'open', amount_on = null
      where tenant_id = ${tenantId} and debt_id = any(${ids(false)}::int[]) and status = 'in_agreement'`,
  )
  // Students whom the portal does not know are told by whoever made it with them.
  if (canceled.user_id !== null) await onAgreementCanceled?.(client, { tenantId, agreementId, userId: canceled.user_id })
}
