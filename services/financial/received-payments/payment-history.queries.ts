import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { BankEnquiry, ReceivedMoney, ReceivedPaymentDetails } from '#api/financial/received-payments.ts'
import { readTenant } from '../../platform/database.ts'
import { receiptNumber } from './received-payments.queries.ts'
import { query } from '../../platform/query.ts'
import { getCivilDate } from '../../platform/clock.ts'
import type { DebtScope } from '../access/scopes.ts'
import { printedAccount } from '../banks/banks.queries.ts'
import { readPayments } from './received-payment-list.queries.ts'
import { asBooked } from '../payments/booking/ledger-entries.queries.ts'
import { paymentById, toPayment } from '../payments/payments.queries.ts'
import { DomainError } from '../../platform/domain-error.ts'

type DebtRow = Pick<ReceivedPaymentDetails['debts'][number], 'debtId' | 'status'>
type MoneyRow = Omit<ReceivedMoney, 'paidAt' | 'bookedAt'> & { paidAt: Date; bookedAt: Date }
type SettlementRequestRow = Omit<BankEnquiry, 'requestedAt' | 'doneAt'> & { requestedAt: Date; doneAt: Date | null }

/** One payment with its receipts and events (GET /payments/{id}/history). Throws NOT_FOUND when missing or not visible. */
export async function receivedPaymentDetails(
  pool: pg.Pool,
  scope: DebtScope,
  paymentId: string,
  now: Date,
): Promise<ReceivedPaymentDetails> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const stored = await paymentById(client, scope, paymentId)
    const [summary] = await readPayments(client, scope, [paymentId], now)
    if (!stored || !summary) throw new DomainError('NOT_FOUND')
    const { slip, card, expiresAt, debts } = toPayment(stored, now)
    const statuses = await debtStatuses(client, scope.tenantId, paymentId, getCivilDate(now, scope.timeZone))
    return {
      ...summary,
      slip,
      slipAccount: summary.method === 'bank_slip' ? await getSlipAccount(client, scope.tenantId, paymentId) : null,
      card,
      expiresAt,
      endedAt: stored.endedAt?.toISOString() ?? null,
      chargeNumber: stored.txid,
      endedByBank: stored.bankEnd && { how: stored.bankEnd, codes: stored.bankEndReasons ?? '' },
      debts: debts.map((debt) => ({ ...debt, status: statuses.get(debt.debtId)! })),
      money: await getMoney(client, scope, paymentId),
      enquiries: await getSettlementRequests(client, scope.tenantId, paymentId),
    }
  })
}

async function getSlipAccount(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<ReceivedPaymentDetails['slipAccount']> {
  const [account] = await query<NonNullable<ReceivedPaymentDetails['slipAccount']>>(
    client,
    sql`select b.nickname as "bankName", ${printedAccount} as account
      from financial.payment p join financial.bank_account a on a.account_id = p.slip_account_id join financial.bank b on b.bank_id = a.bank_id
      where p.tenant_id = ${tenantId} and p.payment_id = ${paymentId}::uuid`,
  )
  return account ?? null
}

async function debtStatuses(
  client: pg.ClientBase,
  tenantId: number,
  paymentId: string,
  today: string,
): Promise<Map<number, DebtRow['status']>> {
  const rows = await query<DebtRow>(
    client,
    sql`select d.debt_id as "debtId", financial.status_on(d, ${today}::date) as status
      from financial.payment_debt pd join financial.debt d on d.debt_id = pd.debt_id
      where pd.tenant_id = ${tenantId} and pd.payment_id = ${paymentId}::uuid`,
  )
  return new Map(rows.map(({ debtId, status }) => [debtId, status]))
}

async function getMoney(client: pg.ClientBase, scope: DebtScope, paymentId: string): Promise<ReceivedMoney[]> {
  const rows = await query<MoneyRow>(
    client,
    sql`select ${receiptNumber(scope)} as "receiptNumber", r.end_to_end_id as "endToEndId", r.amount_cents as amount, r.paid_at as "paidAt",
        r.booked_at as "bookedAt", r.late,
        (select coalesce(sum(l.amount_cents), 0)::bigint from financial.ledger_entry l where l.end_to_end_id = r.end_to_end_id and l.kind = 'credit' and ${asBooked}) as "creditAmount"
      from financial.receipt r where r.tenant_id = ${scope.tenantId} and r.payment_id = ${paymentId}::uuid order by r.receipt_number`,
  )
  return rows.map(({ paidAt, bookedAt, ...money }) => ({ ...money, paidAt: paidAt.toISOString(), bookedAt: bookedAt.toISOString() }))
}

async function getSettlementRequests(client: pg.ClientBase, tenantId: number, paymentId: string): Promise<BankEnquiry[]> {
  const rows = await query<SettlementRequestRow>(
    client,
    sql`select q.settlement_id as "settlementId", q.status, q.requested_at as "requestedAt", q.done_at as "doneAt"
      from financial.settlement_queue q where q.tenant_id = ${tenantId} and q.payment_id = ${paymentId}::uuid order by q.requested_at, q.settlement_id`,
  )
  return rows.map(({ requestedAt, doneAt, ...enquiry }) => ({
    ...enquiry,
    requestedAt: requestedAt.toISOString(),
    doneAt: doneAt?.toISOString() ?? null,
  }))
}
