import { type SQL, sql } from 'drizzle-orm'
import type pg from 'pg'
import type { CardUse, Payment, PaymentStatus } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { paymentsInScope } from '../received-payments/received-payments.queries.ts'
import { localizedLines, localizedText } from '../database/localized-text.queries.ts'
import { query } from '../../platform/query.ts'
import { payment } from './payments.schema.ts'
import { type SelectedRow, selectColumns } from '../../platform/select-columns.ts'
import { eachInstallment } from './cards/card-installments.ts'
import { slipLine } from './slips/slip-line.ts'
import type { DebtScope } from '../access/scopes.ts'
import { DomainError } from '../../platform/domain-error.ts'

/** Seconds before an approved payment redirects to its receipt, where the institution enables that. */
const approvedSeconds = 10

const paymentColumns = selectColumns(payment, 'p', [
  'paymentId',
  'method',
  'txid',
  'status',
  'chargeState',
  'amountCents as amount',
  'creditCents as creditAmount',
  'createdAt',
  'expiresAt',
  'paidAt',
  'endedAt',
  'late',
  'brCode',
  'slipBarcode',
  'slipDueOn',
  'bankEnd',
  'bankEndReasons',
  'cardBrand',
  'cardLastFour',
  'installments',
  'denial',
])

export interface StoredPayment extends SelectedRow<typeof paymentColumns> {
  leavesAfter: number | null
  debts: Payment['debts']
}

/** The payment in scope matching `condition` over `p`, or null. */
export async function findPayment(client: pg.ClientBase, scope: DebtScope, condition: SQL): Promise<StoredPayment | null> {
  const [found] = await query<StoredPayment>(
    client,
    sql`select ${paymentColumns},
        (select ${approvedSeconds}::int from financial.payment_setting s where s.institution_id = p.institution_id and s.leaves_approved) as "leavesAfter",
        '[]'::jsonb as debts
      from financial.payment p where ${paymentsInScope(scope)} and ${condition}`,
  )
  if (!found) return null
  return { ...found, debts: await getDebts(client, scope, found.paymentId) }
}

export function paymentById(client: pg.ClientBase, scope: DebtScope, paymentId: string): Promise<StoredPayment | null> {
  return findPayment(client, scope, sql`p.payment_id = ${paymentId}::uuid`)
}

async function getDebts(client: pg.ClientBase, { tenantId, languages }: DebtScope, paymentId: string): Promise<Payment['debts']> {
  type Row = Payment['debts'][number]
  return query<Row>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, languages)} as description, d.request_id as "requestId", d.installment, d.competency, d.due_date as "dueDate",
        e.registration, e.course, pd.amount_cents as amount, ${localizedLines(sql`pd.lines`, languages)} as lines
      from financial.payment_debt pd
      join financial.debt d on d.debt_id = pd.debt_id
      join financial.enrollment e on e.tenant_id = d.tenant_id and e.enrollment_id = d.enrollment_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = ${paymentId}::uuid
      order by d.due_date, d.debt_id`,
  )
}

/** One payment in scope. Throws NOT_FOUND. */
export async function requirePayment(pool: pg.Pool, scope: DebtScope, paymentId: string): Promise<StoredPayment> {
  const found = await readTenant(pool, scope.tenantId, ({ client }) => paymentById(client, scope, paymentId))
  if (!found) throw new DomainError('NOT_FOUND')
  return found
}

/** Current status: expiry takes effect before the job records it. */
export function statusAtTime({ status, expiresAt }: Pick<StoredPayment, 'status' | 'expiresAt'>, now: Date): PaymentStatus {
  return status === 'waiting_for_payment' && expiresAt <= now ? 'expired' : status
}

export function toPayment(stored: StoredPayment, now: Date): Payment {
  return {
    paymentId: stored.paymentId,
    method: stored.method,
    status: statusAtTime(stored, now),
    amount: stored.amount,
    createdAt: stored.createdAt.toISOString(),
    expiresAt: stored.expiresAt.toISOString(),
    now: now.toISOString(),
    paidAt: stored.paidAt?.toISOString() ?? null,
    late: stored.late,
    creditAmount: stored.creditAmount,
    brCode: stored.brCode ?? '',
    slip:
      stored.slipBarcode && stored.slipDueOn
        ? { line: slipLine(stored.slipBarcode), barcode: stored.slipBarcode, dueOn: stored.slipDueOn, ourNumber: stored.txid }
        : null,
    card: getCard(stored),
    leavesAfter: stored.leavesAfter,
    debts: stored.debts,
  }
}

export function getCard({ cardBrand: brand, cardLastFour: lastFour, installments, amount, denial }: StoredPayment): CardUse | null {
  return installments === null ? null : { brand, lastFour, installments, installmentAmount: eachInstallment(amount, installments), denial }
}
