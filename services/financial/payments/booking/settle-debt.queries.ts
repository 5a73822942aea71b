import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { PaymentMethodType } from '#api/payments.ts'
import { query } from '../../../platform/query.ts'
import { type SourceColumns, sourceOf } from '../../debts/debt-source.ts'
import type { BookedStatus } from '../../debts/debts.schema.ts'
import { orderInvoices } from '../../invoices/invoice-orders.queries.ts'
import { cancelPaymentsFor } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'

export interface OwedDebt extends SourceColumns {
  debt_id: number
  institution_id: number
  enrollment_id: number
  user_id: number | null
  status: BookedStatus
  /** Cents on the day asked for. */
  owed: number
}

/** A debt and what it costs on a civil day, locked like payments lock theirs; null for one of another tenant. */
export async function lockDebt(client: pg.ClientBase, tenantId: number, debtId: number, day: string): Promise<OwedDebt | null> {
  const [debt] = await query<OwedDebt>(
    client,
    sql`select d.debt_id, d.institution_id, d.enrollment_id, e.user_id, d.status, financial.debt_amount(d, ${day}::date) as owed,
        d.request_id, d.reenrollment_id, d.reenrollment_revision, d.installment_number
      from financial.debt d join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where d.tenant_id = ${tenantId} and d.debt_id = ${debtId} for update of d`,
  )
  return debt ?? null
}

/**
 * Settles a locked, open debt with money that has come already: its invoice is ordered, codes that are now needless end, and whoever waits for
 * the debt is told. The ledger is the caller's to write.
 */
export async function settleDebt(
  client: pg.ClientBase,
  { clock, onSourceSettled }: Pick<PaymentPorts, 'clock' | 'onSourceSettled'>,
  tenantId: number,
  debt: OwedDebt,
  { paidAt, amountOn, paidBy }: { paidAt: Date; amountOn: string; paidBy: PaymentMethodType | null },
): Promise<void> {
  const { debt_id: debtId, owed } = debt
  await query(
    client,
    sql`update financial.debt set status = 'settled', paid_at = ${paidAt.toISOString()}::timestamptz, paid_cents = ${owed}, amount_on = ${amountOn}::date,
        paid_by = ${paidBy}::text
      where tenant_id = ${tenantId} and debt_id = ${debtId}`,
  )
  await orderInvoices(client, tenantId, [debtId], clock.now())
  // Prevents a second payment through another pending code.
  await cancelPaymentsFor(client, tenantId, [debtId], clock.now())
  const source = sourceOf(debt)
  if (source) await onSourceSettled?.(client, { tenantId, ...source, debtId, status: 'paid', paidAt: paidAt.toISOString() })
}

/** Opens a settled debt again, whose invoice the job then voids. Returns false for one that is not settled, or that something has followed from. */
export async function reopenDebt(client: pg.ClientBase, tenantId: number, debtId: number): Promise<boolean> {
  const reopened = await query(
    client,
    sql`update financial.debt set status = 'open', paid_at = null, paid_cents = null, amount_on = null, paid_by = null
      where tenant_id = ${tenantId} and debt_id = ${debtId} and status = 'settled' and request_id is null and reenrollment_id is null
      returning debt_id`,
  )
  return reopened.length > 0
}
