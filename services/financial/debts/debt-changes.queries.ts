import { sql } from 'drizzle-orm'
import type pg from 'pg'
import { query, toSqlArray } from '../../platform/query.ts'

/** The caller holds the debt locks. @param today civil day on which the amounts are fixed */
export async function cancelOpenDebts(client: pg.ClientBase, tenantId: number, debtIds: readonly number[], today: string): Promise<void> {
  await query(
    client,
    sql`update financial.debt set status = 'canceled', amount_on = ${today}::date
      where tenant_id = ${tenantId} and debt_id = any(${toSqlArray(debtIds)}::int[]) and status = 'open'`,
  )
}
