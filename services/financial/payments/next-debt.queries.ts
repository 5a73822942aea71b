import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { NextDebt, Payment, ShownPayment } from '#api/financial/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query, toSqlArray } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { cardReviews, debtsAndStudents, debtsInScope } from '../debts/debts.queries.ts'
import { localizedText } from '../database/localized-text.queries.ts'
import { paymentById, toPayment } from './payments.queries.ts'

/** Returns a payment in scope and, once it is over, what its payer owes next or still owes of it (GET /payments/{id}). Throws NOT_FOUND. */
export async function shownPayment(pool: pg.Pool, scope: DebtScope, paymentId: string, now: Date, today: string): Promise<ShownPayment> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const stored = await paymentById(client, scope, paymentId)
    if (!stored) throw new DomainError('NOT_FOUND')
    const payment = toPayment(stored, now)
    if (scope.userId === null) return payment
    if (payment.status === 'approved')
      return { ...payment, ...(await payableItems(client, scope, payment, today)), owed: await getOwed(client, payment) }
    const isOver = payment.status === 'expired' || payment.status === 'canceled'
    return isOver ? { ...payment, owed: await getOwed(client, payment) } : payment
  })
}

async function getOwed(client: pg.ClientBase, { debts }: Payment): Promise<number[]> {
  const debtIds = debts.map(({ debtId }) => debtId)
  const rows = await query<{ debtId: number }>(
    client,
    sql`select debt_id as "debtId" from financial.debt where debt_id = any(${toSqlArray(debtIds)}::int[]) and status = 'open' order by debt_id`,
  )
  return rows.map(({ debtId }) => debtId)
}

/** Returns the next debt due, without cards under review, and whether anything of the paid months is unpaid. */
async function payableItems(
  client: pg.ClientBase,
  scope: DebtScope,
  { debts }: Payment,
  today: string,
): Promise<Pick<ShownPayment, 'next' | 'monthOwed'>> {
  const months = toSqlArray(debts.map(({ competency }) => competency))
  const [found] = await query<NextDebt & { monthOwed: boolean }>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${localizedText(sql`d.description`, scope.languages)} as description, d.installment, d.competency,
        d.due_date as "dueDate", financial.debt_amount(d, ${today}::date) as amount,
        bool_or(d.competency = any(${months}::date[])) over () as "monthOwed"
      from ${debtsAndStudents} left join ${cardReviews} using (debt_id)
      where ${debtsInScope(scope)} and d.status = 'open' and review.payment_id is null
      order by d.due_date, d.debt_id limit 1`,
  )
  if (!found) return { next: null, monthOwed: false }
  const { monthOwed, ...next } = found
  return { next, monthOwed }
}
