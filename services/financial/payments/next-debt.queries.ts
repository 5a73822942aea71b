import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { NextDebt, ShownPayment } from '#api/payments.ts'
import { readTenant } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import { query } from '../../platform/query.ts'
import type { DebtScope } from '../access/scopes.ts'
import { cardReviews, debtsAndStudents, visible } from '../debts/debts.queries.ts'
import { textIn } from '../database/localized-text.queries.ts'
import { paymentById, toPayment } from './payments.queries.ts'

/** One payment in scope and, once it is approved, what its payer owes next (GET /payments/{id}). Throws NOT_FOUND. */
export async function shownPayment(pool: pg.Pool, scope: DebtScope, paymentId: string, now: Date, today: string): Promise<ShownPayment> {
  return readTenant(pool, scope.tenantId, async ({ client }) => {
    const stored = await paymentById(client, scope, paymentId)
    if (!stored) throw new DomainError('NOT_FOUND')
    const payment = toPayment(stored, now)
    const asksNext = payment.status === 'approved' && scope.userId !== null
    return asksNext ? { ...payment, next: await nextDebt(client, scope, today) } : payment
  })
}

/** By due date, without debts whose card is under review. */
async function nextDebt(client: pg.ClientBase, scope: DebtScope, today: string): Promise<NextDebt | null> {
  const [next] = await query<NextDebt>(
    client,
    sql`select d.debt_id as "debtId", d.type, ${textIn(sql`d.description`, scope.languages)} as description, d.installment, d.competency,
        d.due_date as "dueDate", financial.debt_amount(d, ${today}::date) as amount
      from ${debtsAndStudents} left join ${cardReviews} using (debt_id)
      where ${visible(scope)} and d.status = 'open' and review.payment_id is null
      order by d.due_date, d.debt_id limit 1`,
  )
  return next ?? null
}
