import { sql } from 'drizzle-orm'
import type pg from 'pg'
import type { DebtStatus } from '#api/debts.ts'
import { inTenant } from '../../platform/database.ts'
import { debtsAndStudents, visible } from './debts.queries.ts'
import { query } from '../database/query.ts'
import type { DebtScope } from '../access/debt-scope.ts'
import { DomainError } from '../../platform/domain-error.ts'

/**
 * Where one debt stands today (GET /debt-status/{id}).
 *
 * @throws DomainError NOT_FOUND when there is none, or it is not the caller's to see
 */
export async function debtState(
  pool: pg.Pool,
  scope: DebtScope,
  debtId: number,
  today: string,
): Promise<{ debtId: number; status: DebtStatus; paidAt: string | null }> {
  const [row] = await inTenant(pool, scope.tenantId, ({ client }) =>
    query<{ status: DebtStatus; paid_at: Date | null }>(
      client,
      sql`select financial.status_on(d, ${today}::date) as status, d.paid_at from ${debtsAndStudents} where d.debt_id = ${debtId} and ${visible(scope)}`,
    ),
  )
  if (!row) throw new DomainError('NOT_FOUND')
  return { debtId, status: row.status, paidAt: row.paid_at?.toISOString() ?? null }
}
