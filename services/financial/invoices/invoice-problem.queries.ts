import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { InvoiceProblem } from '#api/financial/debts.ts'
import { inTenant, type TenantTransaction } from '../../platform/database.ts'
import { DomainError } from '../../platform/domain-error.ts'
import type { DebtScope } from '../access/scopes.ts'
import { query } from '../../platform/query.ts'
import { getRows } from '../../platform/read-together.ts'
import { debtsAndStudents, debtsInScope } from '../debts/debts.queries.ts'

/** The number of attempts from which on a person has to look. */
export const attemptsBeforeFailure = 5

/** Returns the failed request to the issuer, if any; the caller must be allowed to see the debt. */
export async function getInvoiceProblem(transaction: TenantTransaction, tenantId: number, debtId: number): Promise<InvoiceProblem | null> {
  const [found] = await transaction.read(
    getRows<Omit<InvoiceProblem, 'nextAttemptAt'> & { nextAttemptAt: Date }>(
      sql`select case state when 'ordered' then 'issue' else 'void' end as step, attempts >= ${attemptsBeforeFailure}::int as "hasFailed",
        problem as reason, next_attempt_at as "nextAttemptAt"
      from financial.invoice_order
      where tenant_id = ${tenantId} and debt_id = ${debtId} and state in ('ordered', 'voiding') and attempts > 0
      order by next_attempt_at limit 1`,
      'nextAttemptAt',
    ),
  )
  return found ? { ...found, nextAttemptAt: found.nextAttemptAt.toISOString() } : null
}

/**
 * Has the next run of the job ask the issuer, and notes who wanted that (POST /debts/{debtId}/invoice/retry). Idempotent: does nothing
 * when the invoice was issued meanwhile. Throws NOT_FOUND for a debt that is missing or not visible.
 */
export async function retryInvoice(pool: pg.Pool, scope: DebtScope, debtId: number, { now, by }: { now: Date; by: number }): Promise<void> {
  await inTenant(pool, scope.tenantId, async ({ client }) => {
    const [debt] = await query(client, sql`select from ${debtsAndStudents} where d.debt_id = ${debtId} and ${debtsInScope(scope)}`)
    if (!debt) throw new DomainError('NOT_FOUND')
    await query(
      client,
      sql`update financial.invoice_order set next_attempt_at = least(next_attempt_at, ${now.toISOString()}::timestamptz),
          retried_by = ${by}::int, retried_at = ${now.toISOString()}::timestamptz
        where tenant_id = ${scope.tenantId} and debt_id = ${debtId} and state in ('ordered', 'voiding') and attempts > 0`,
    )
  })
}
