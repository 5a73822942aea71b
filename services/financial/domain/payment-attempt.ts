import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { AmountLine } from '#api/debts.ts'
import { appConfig } from '#config'
import { debtsAndStudents, visible } from '../store/debt-queries.ts'
import { query } from '../store/query.ts'
import type { BookedStatus } from '../store/schema.ts'
import type { DebtScope } from './debt-scope.ts'
import { findPayment, type StoredPayment, statusAt } from './payments.ts'
import { Refusal } from './refusal.ts'
import { txidOf } from './txid.ts'

export type PayerScope = DebtScope & { userId: number }

export interface Attempt {
  debtIds: readonly number[]
  /** Cents the person was shown; null to take whatever the amount is now. */
  expectedAmount: number | null
  idempotencyKey: string
}

interface LockedDebt {
  debt_id: number
  status: BookedStatus
  institution_id: number
  amount: number
  lines: AmountLine[]
}

/**
 * Records that someone is about to pay, before the acquirer hears of it. Locks the debts in the order of their ids,
 * so that attempts over the same debts take turns: the same key finds the same payment, and a live code for the same
 * debts and amount is found instead of a second one. A live code for other debts that overlap is canceled.
 *
 * @param today civil date that amounts are computed for
 * @returns id of the payment to go on with
 * @throws Refusal NOT_FOUND, DEBT_NOT_PAYABLE, or AMOUNT_CHANGED with the amount it is now
 */
export async function recordAttempt(
  client: pg.ClientBase,
  scope: PayerScope,
  attempt: Attempt,
  { now, today }: { now: Date; today: string },
): Promise<string> {
  const earlier = await attemptOf(client, scope, attempt.idempotencyKey)
  if (earlier) return earlier.paymentId

  const debtIds = [...new Set(attempt.debtIds)].sort((a, b) => a - b)
  const debts = await lockDebts(client, scope, debtIds, today)
  // The same key may have been recorded while this one waited for the lock.
  const meanwhile = await attemptOf(client, scope, attempt.idempotencyKey)
  if (meanwhile) return meanwhile.paymentId

  if (debts.length < debtIds.length) throw new Refusal('NOT_FOUND')
  if (debts.some(({ status, amount }) => status !== 'open' || amount <= 0)) throw new Refusal('DEBT_NOT_PAYABLE')
  // Each institution receives its own money: one code cannot pay two.
  const institutionId = debts[0]!.institution_id
  if (debts.some((debt) => debt.institution_id !== institutionId)) throw new Refusal('DEBT_NOT_PAYABLE')

  const amount = debts.reduce((sum, debt) => sum + debt.amount, 0)
  if (attempt.expectedAmount !== null && attempt.expectedAmount !== amount) throw new Refusal('AMOUNT_CHANGED', { data: { amount } })

  const live = await livePayments(client, scope, debtIds, now)
  const same = live.find((payment) => payment.amount === amount && payment.debt_ids.join() === debtIds.join())
  if (same) return same.payment_id
  await cancelPayments(client, live.map(({ payment_id }) => payment_id))

  return insertPayment(client, scope, { institutionId, amount, idempotencyKey: attempt.idempotencyKey }, debts, { now, today })
}

/** The payment that this person made under this key. */
export function attemptOf(client: pg.ClientBase, scope: PayerScope, idempotencyKey: string): Promise<StoredPayment | null> {
  // Whatever institution it was for: the key is the person's.
  return findPayment(client, { ...scope, institutionId: null }, sql`p.idempotency_key = ${idempotencyKey}::uuid`)
}

/** Whether the code of a payment can be paid on purpose. */
export function isLive(payment: Pick<StoredPayment, 'status' | 'expiresAt'>, now: Date): boolean {
  return statusAt(payment, now) === 'waiting_for_payment'
}

/** Makes codes unpayable; what is left to do at the acquirer is marked in the same transaction. */
export async function cancelPayments(client: pg.ClientBase, paymentIds: readonly string[]): Promise<void> {
  if (paymentIds.length === 0) return
  await query(
    client,
    sql`with canceled as (
        update financial.payment set status = 'canceled', charge_state = 'removing'
        where payment_id = any(${`{${paymentIds.join(',')}}`}::uuid[]) and status = 'waiting_for_payment' returning payment_id
      ) select pg_notify('financial_payment', payment_id::text) from canceled`,
  )
}

function lockDebts(client: pg.ClientBase, scope: PayerScope, debtIds: readonly number[], today: string): Promise<LockedDebt[]> {
  return query<LockedDebt>(
    client,
    sql`select d.debt_id, d.status, d.institution_id, financial.debt_amount(d, ${today}::date) as amount,
        financial.amount_lines(d, ${today}::date) as lines
      from ${debtsAndStudents} where d.debt_id = any(${`{${debtIds.join(',')}}`}::int[]) and ${visible(scope)}
      order by d.debt_id for update of d`,
  )
}

function livePayments(client: pg.ClientBase, scope: PayerScope, debtIds: readonly number[], now: Date) {
  return query<{ payment_id: string; amount: number; debt_ids: number[] }>(
    client,
    sql`select p.payment_id, p.amount_cents as amount,
        (select array_agg(pd.debt_id order by pd.debt_id) from financial.payment_debt pd where pd.payment_id = p.payment_id) as debt_ids
      from financial.payment p
      where p.tenant_id = ${scope.tenantId} and p.user_id = ${scope.userId}
        and p.status = 'waiting_for_payment' and p.expires_at > ${now.toISOString()}::timestamptz
        and exists (select from financial.payment_debt pd
          where pd.payment_id = p.payment_id and pd.debt_id = any(${`{${debtIds.join(',')}}`}::int[]))
      order by p.created_at desc`,
  )
}

async function insertPayment(
  client: pg.ClientBase,
  scope: PayerScope,
  { institutionId, amount, idempotencyKey }: { institutionId: number; amount: number; idempotencyKey: string },
  debts: readonly LockedDebt[],
  { now, today }: { now: Date; today: string },
): Promise<string> {
  const paymentId = crypto.randomUUID()
  const txid = txidOf(paymentId)
  const expiresAt = new Date(now.getTime() + appConfig.pix.validMinutes * 60_000)
  const recorded = await query<{ payment_id: string }>(
    client,
    sql`insert into financial.payment
        (payment_id, tenant_id, institution_id, user_id, idempotency_key, status, charge_state, txid, amount_cents, created_at, expires_at)
      values (${paymentId}::uuid, ${scope.tenantId}, ${institutionId}, ${scope.userId}, ${idempotencyKey}::uuid,
        'waiting_for_payment', 'requested', ${txid}, ${amount}, ${now.toISOString()}, ${expiresAt.toISOString()})
      on conflict (tenant_id, user_id, idempotency_key) do nothing returning payment_id`,
  )
  // One key for two sets of debts at the same moment: whoever came first has it.
  if (recorded.length === 0) return (await attemptOf(client, scope, idempotencyKey))!.paymentId
  await query(client, sql`insert into financial.charge_tenant (txid, tenant_id) values (${txid}, ${scope.tenantId})`)
  await query(
    client,
    sql`insert into financial.payment_debt (payment_id, debt_id, tenant_id, amount_cents, amount_on, lines)
      select ${paymentId}::uuid, debt_id, ${scope.tenantId}::int, amount, ${today}::date, lines
      from jsonb_to_recordset(${JSON.stringify(debts)}::jsonb) as d(debt_id int, amount bigint, lines jsonb)`,
  )
  return paymentId
}
