import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query } from '../../../platform/query.ts'
import { type SourceColumns, getSource } from '../../debts/debt-source.ts'
import type { BookedStatus } from '../../debts/debts.schema.ts'
import { type DebtPayment, payDebts } from '../../debts/pay-debts.queries.ts'
import { orderInvoices } from '../../invoices/invoice-orders.queries.ts'
import { cancelUnfinishedPayments } from '../payment-attempt.queries.ts'
import type { PaymentPorts } from '../payment-ports.ts'

/** The remaining amount of a debt after partial payments; null if there are none. */
export interface DebtParts {
  part_cents: number | null
  rest_cents: number | null
  rest_of_cents: number | null
}

export interface OwedDebt extends SourceColumns, DebtParts {
  debt_id: number
  institution_id: number
  enrollment_id: number
  user_id: number | null
  status: BookedStatus
  /** Cents owed on the requested day. */
  owed: number
}

/** Locks a debt as payments do and returns it with its price on a civil day; null for a debt of another tenant. */
export async function lockDebt(client: pg.ClientBase, tenantId: number, debtId: number, day: string): Promise<OwedDebt | null> {
  const [debt] = await query<OwedDebt>(
    client,
    sql`select d.debt_id, d.institution_id, d.enrollment_id, e.user_id, d.status, financial.debt_amount(d, ${day}::date) as owed,
        d.request_id, d.reenrollment_id, d.reenrollment_revision, d.installment_number, d.part_cents, d.rest_cents, d.rest_of_cents
      from financial.debt d join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where d.tenant_id = ${tenantId} and d.debt_id = ${debtId} for update of d`,
  )
  return debt ?? null
}

/**
 * Pays a locked, open debt with money that has come already, at most what it owes on the civil day `on`; with less, it stays open with the rest.
 * Codes that were for more end; where it is settled, its invoice is ordered and whoever waits for it is told. The ledger is the caller's to write.
 */
export async function payDebt(
  client: pg.ClientBase,
  { clock, onSourceSettled }: Pick<PaymentPorts, 'clock' | 'onSourceSettled'>,
  tenantId: number,
  debt: OwedDebt,
  { amount, paidAt, on, paymentId }: Pick<DebtPayment, 'amount' | 'paidAt' | 'paymentId'> & { on: string },
): Promise<void> {
  const { debt_id: debtId, owed } = debt
  const settled = await payDebts(client, tenantId, [{ debtId, amount, due: owed, on, paidAt, paymentId }])
  await orderInvoices(client, tenantId, settled, clock.now())
  // Prevents a second payment through another pending code.
  await cancelUnfinishedPayments(client, tenantId, [debtId], clock.now())
  const source = getSource(debt)
  if (source && settled.length > 0)
    await onSourceSettled?.(client, { tenantId, ...source, debtId, status: 'paid', paidAt: paidAt.toISOString() })
}

/**
 * Makes a debt what it was before an act paid some of it; codes for what was left of it end, and the job voids its invoice. Returns false where
 * more has come of the debt since: it was paid further, canceled or agreed upon, or settled what somebody waited for.
 */
export async function unpayDebt(
  client: pg.ClientBase,
  tenantId: number,
  { debtId, paid, before, now }: { debtId: number; paid: number; before: DebtParts; now: Date },
): Promise<boolean> {
  const { part_cents, rest_cents, rest_of_cents } = before
  const reopened = await query(
    client,
    sql`update financial.debt set status = 'open', paid_at = null, paid_cents = null, amount_on = null, paid_by = null,
        part_cents = ${part_cents}::bigint, rest_cents = ${rest_cents}::bigint, rest_of_cents = ${rest_of_cents}::bigint
      where tenant_id = ${tenantId} and debt_id = ${debtId} and coalesce(paid_cents, part_cents) = ${(part_cents ?? 0) + paid}
        and (status = 'open' or status = 'settled' and request_id is null and reenrollment_id is null)
      returning debt_id`,
  )
  if (reopened.length === 0) return false
  await cancelUnfinishedPayments(client, tenantId, [debtId], now)
  return true
}
